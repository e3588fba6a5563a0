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
}

// isTerminal reports whether a stream is a device that people look at.
func isTerminal(stream any) bool {
	file, ok := stream.(*os.File)
	return ok && term.IsTerminal(int(file.Fd()))
}

// style is how text is written: with colour and suit symbols on a terminal,
// plain elsewhere.
func (c *console) style(lang string) report.Style {
	style := report.Style{Lang: lang}
	if !isTerminal(c.out) {
		return style
	}
	style.Symbols = true
	style.Colour = os.Getenv("NO_COLOR") == "" && os.Getenv("TERM") != "dumb"
	style.Width, _ = strconv.Atoi(os.Getenv("COLUMNS"))
	return style
}

// tell writes problems to errs, one a line.
func (c *console) tell(problems []law.Problem) {
	for _, p := range problems {
		fmt.Fprintln(c.errs, p)
	}
}
