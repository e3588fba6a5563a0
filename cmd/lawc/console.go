package main

import (
	"fmt"
	"io"
	"os"
	"strconv"

	"golang.org/x/term"

	"lawc/law"
	"lawc/report"
)

// A console is where a command reads and writes: results to out, all else to
// errs.
type console struct {
	in        io.Reader
	out, errs io.Writer
	// watched: results go to somebody's terminal, of so many columns if that is known.
	watched bool
	columns int
	// lang is the language of all that is said.
	lang string
}

func newConsole(in io.Reader, out, errs io.Writer) *console {
	c := &console{in: in, out: out, errs: errs, watched: isTerminal(out)}
	c.columns, _ = strconv.Atoi(os.Getenv("COLUMNS"))
	if file, ok := out.(*os.File); ok && c.watched {
		if width, _, err := term.GetSize(int(file.Fd())); err == nil && width > 0 {
			c.columns = width
		}
	}
	return c
}

// isTerminal reports whether a stream is a device that people look at.
func isTerminal(stream any) bool {
	file, ok := stream.(*os.File)
	return ok && term.IsTerminal(int(file.Fd()))
}

// style is how text is written: with colour, suit symbols and what may be done next on
// a terminal, plain elsewhere.
func (c *console) style() report.Style {
	style := report.Style{Lang: c.lang, Width: c.columns}
	if !c.watched {
		return style
	}
	style.Symbols, style.Hints = true, true
	style.Colour = os.Getenv("NO_COLOR") == "" && os.Getenv("TERM") != "dumb"
	return style
}

// tell writes problems to errs, one a line.
func (c *console) tell(problems []law.Problem) {
	for _, p := range c.translated(problems) {
		fmt.Fprintln(c.errs, p.In(c.lang))
	}
}
