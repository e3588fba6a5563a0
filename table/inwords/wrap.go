package inwords

import (
	"cmp"

	"lawc/internal/layout"
)

// entry appends text beside a label.
func (w *Text) entry(buf []byte, label, text string) []byte {
	const indent, column = 6, 14
	buf = layout.AppendPadded(layout.AppendSpaces(buf, indent), label, column-indent-1)
	return w.wrapAt(append(buf, ' '), text, column, max(column, indent+layout.Columns(label)+1))
}

// wrap appends words that begin at indent, where the buffer ends, and go on further in.
func (w *Text) wrap(buf []byte, text string, indent int) []byte {
	return w.wrapAt(buf, text, indent+4, indent)
}

// wrapAt appends words, broken into lines that begin at indent; the first begins at
// a column.
func (w *Text) wrapAt(buf []byte, text string, indent, at int) []byte {
	return layout.AppendWrapped(buf, text, at, indent, w.columns())
}

// columns is how many columns a line has.
func (w *Text) columns() int { return cmp.Or(w.Width, 100) }

// paint gives text a look, where there is colour.
func (w *Text) paint(look, text string) string {
	if !w.Colour {
		return text
	}
	return layout.Paint(look, text)
}
