package notation

import (
	"bufio"
	"errors"
	"io"
	"strings"
	"unicode/utf8"
)

// maxLine is the length in bytes up to which a line is read; the longest line
// of a real file is far below.
const maxLine = 1 << 20

// lines gives the lines of an input, without their ends.
type lines struct {
	in *bufio.Reader
	// number and text are those of the current line.
	number int
	text   string
	// long says that the line was too long, and that text is its beginning.
	long bool
	err  error

	buffer []byte
}

// next goes to the next line, if there is one.
func (l *lines) next() bool {
	l.buffer, l.long = l.buffer[:0], false
	for {
		part, err := l.in.ReadSlice('\n')
		if room := maxLine - len(l.buffer); len(part) > room {
			l.long = true
			part = part[:room]
		}
		l.buffer = append(l.buffer, part...)
		if err == bufio.ErrBufferFull {
			continue
		}
		if err != nil && !errors.Is(err, io.EOF) {
			l.err = err
			return false
		}
		if err != nil && len(l.buffer) == 0 {
			return false
		}
		break
	}
	l.number++
	l.text = strings.TrimSuffix(strings.TrimSuffix(string(l.buffer), "\n"), "\r")
	return true
}

// fault is one at a byte of the current line.
func (l *lines) fault(at int, msg string) Fault {
	return Fault{l.number, column(l.text, at), msg}
}

// A ruler tells the columns of one line, fast when they are asked for from left
// to right.
type ruler struct {
	line    string
	at, col int
}

func (r *ruler) column(at int) int {
	if at < r.at {
		r.at, r.col = 0, 0
	}
	r.col += utf8.RuneCountInString(r.line[r.at:at])
	r.at = at
	return r.col + 1
}

// column counts the characters of a line up to a byte, from 1.
func column(line string, at int) int { return utf8.RuneCountInString(line[:at]) + 1 }

func isBlank(c byte) bool { return c == ' ' || '\t' <= c && c <= '\r' }

// indent is the place of the first byte of a line that is not blank.
func indent(line string) int {
	at := 0
	for at < len(line) && isBlank(line[at]) {
		at++
	}
	return at
}
