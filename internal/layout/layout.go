// Package layout lays words out in the lines of a terminal.
package layout

import (
	"strings"
	"unicode/utf8"
)

// AppendWrapped appends text in lines of at most width columns. The first begins where the
// buffer ends, at column at; the others are indented.
func AppendWrapped(buf []byte, text string, at, indent, width int) []byte {
	for i, word := range strings.Fields(text) {
		size := Columns(word)
		switch {
		case i == 0:
		case at+1+size > width:
			buf = AppendSpaces(append(buf, '\n'), indent)
			at = indent
		default:
			buf = append(buf, ' ')
			at++
		}
		buf = append(buf, word...)
		at += size
	}
	return append(buf, '\n')
}

// AppendPadded appends text and blanks up to width columns.
func AppendPadded(buf []byte, text string, width int) []byte {
	return AppendSpaces(append(buf, text...), width-Columns(text))
}

// AppendSpaces appends so many blanks.
func AppendSpaces(buf []byte, n int) []byte {
	for range n {
		buf = append(buf, ' ')
	}
	return buf
}

// Columns is how many columns text takes up, escape sequences apart.
func Columns(text string) int {
	n := 0
	for {
		start := strings.Index(text, "\x1b[")
		if start < 0 {
			return n + utf8.RuneCountInString(text)
		}
		n += utf8.RuneCountInString(text[:start])
		text = text[start:]
		text = text[strings.IndexByte(text, 'm')+1:]
	}
}

// Paint gives text a look on a terminal, as in 1 for bold. Each word is painted by itself,
// so that lines can be broken between them.
func Paint(look, text string) string {
	words := strings.Split(text, " ")
	for i, word := range words {
		if word != "" {
			words[i] = "\x1b[" + look + "m" + word + "\x1b[0m"
		}
	}
	return strings.Join(words, " ")
}
