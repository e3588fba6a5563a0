package source

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"strings"
	"unicode/utf8"
)

// MaxLine is the length in bytes up to which a line is read; the longest line
// of a real file is far below.
const MaxLine = 1 << 20

// TooLong is said of a line beyond MaxLine.
var TooLong = fmt.Sprintf("the line is too long, expected at most %d bytes", MaxLine)

// Lines gives the lines of an input, without their ends.
type Lines struct {
	In *bufio.Reader
	// Number and Text are those of the current line.
	Number int
	Text   string
	// Long says that the line was too long, and that Text is its beginning.
	Long bool
	Err  error

	buffer []byte
}

// Next goes to the next line, if there is one.
func (l *Lines) Next() bool {
	l.buffer, l.Long = l.buffer[:0], false
	for {
		part, err := l.In.ReadSlice('\n')
		if room := MaxLine - len(l.buffer); len(part) > room {
			l.Long = true
			part = part[:room]
		}
		l.buffer = append(l.buffer, part...)
		if err == bufio.ErrBufferFull {
			continue
		}
		if err != nil && !errors.Is(err, io.EOF) {
			l.Err = err
			return false
		}
		if err != nil && len(l.buffer) == 0 {
			return false
		}
		break
	}
	l.Number++
	l.Text = strings.TrimSuffix(strings.TrimSuffix(string(l.buffer), "\n"), "\r")
	return true
}

// Fault is one at a byte of the current line.
func (l *Lines) Fault(at int, msg string) Fault {
	return Fault{l.Number, Column(l.Text, at), msg}
}

// A Ruler tells the columns of one line, fast when they are asked for from left
// to right.
type Ruler struct {
	Line    string
	at, col int
}

// Column counts the characters up to a byte, from 1.
func (r *Ruler) Column(at int) int {
	if at < r.at {
		r.at, r.col = 0, 0
	}
	r.col += utf8.RuneCountInString(r.Line[r.at:at])
	r.at = at
	return r.col + 1
}

// Column counts the characters of a line up to a byte, from 1.
func Column(line string, at int) int { return utf8.RuneCountInString(line[:at]) + 1 }

// IsBlank reports whether c is a blank, a tab or the like.
func IsBlank(c byte) bool { return c == ' ' || '\t' <= c && c <= '\r' }

// Indent is the place of the first byte of a line that is not blank.
func Indent(line string) int {
	at := 0
	for at < len(line) && IsBlank(line[at]) {
		at++
	}
	return at
}
