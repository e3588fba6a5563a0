package inwords

import (
	"strings"
	"unicode/utf8"
)

// entry appends text beside a label.
func (w *Text) entry(buf []byte, label, text string) []byte {
	const column = 14
	buf = append(buf, "      "+label...)
	n := 6 + utf8.RuneCountInString(label)
	for ; n < column-1; n++ {
		buf = append(buf, ' ')
	}
	buf = append(buf, ' ')
	return w.wrapAt(buf, text, column, n+1)
}

func (w *Text) wrap(buf []byte, text string, indent int) []byte {
	return w.wrapAt(buf, text, indent+4, indent)
}

// wrapAt appends words, broken into lines that begin at indent; the first begins at
// a column.
func (w *Text) wrapAt(buf []byte, text string, indent, at int) []byte {
	width := w.Width
	if width == 0 {
		width = 100
	}
	col := at
	for i, word := range strings.Fields(text) {
		size := visible(word)
		switch {
		case i == 0:
		case col+1+size > width:
			buf = append(buf, "\n"+strings.Repeat(" ", indent)...)
			col = indent
		default:
			buf = append(buf, ' ')
			col++
		}
		buf = append(buf, word...)
		col += size
	}
	return append(buf, '\n')
}

// visible is how many columns a word takes, escape sequences apart.
func visible(word string) (n int) {
	escape := false
	for _, c := range word {
		switch {
		case c == '\x1b':
			escape = true
		case escape:
			escape = c != 'm'
		default:
			n++
		}
	}
	return n
}

// paint gives text a look on a terminal, each word by itself.
func (w *Text) paint(look, text string) string {
	if !w.Colour || text == "" {
		return text
	}
	words := strings.Fields(text)
	for i := range words {
		words[i] = "\x1b[" + look + "m" + words[i] + "\x1b[0m"
	}
	return strings.Join(words, " ")
}
