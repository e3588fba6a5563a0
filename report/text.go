package report

import (
	"strconv"
	"strings"
	"unicode"

	"lawc/internal/layout"
	"lawc/law"
)

// AppendText appends the result as a director would give it: the record, the
// calls in four columns, and the ruling in numbered sentences with the clauses
// they rest on. What its marks mean stands at the end.
func AppendText(buf []byte, r *law.Result, s Style) []byte {
	return AppendNotes(AppendRuling(buf, r, s), r, s)
}

// AppendRuling appends the same without what stands at the end.
func AppendRuling(buf []byte, r *law.Result, s Style) []byte {
	w := wordsIn(s.Lang)
	said := sentences(r, s)
	buf = appendHeading(buf, r, s)
	if t := newTable(r, s, notes(r, said)); len(t.rows) > 0 {
		buf = t.appendTo(append(buf, '\n'), w)
	}
	if len(said) > 0 {
		buf = append(buf, '\n')
	}
	for i, one := range said {
		number := strconv.Itoa(i+1) + "."
		buf = layout.AppendSpaces(buf, indent-len(number)-1)
		buf = append(buf, number...)
		buf = append(buf, ' ')
		buf = layout.AppendWrapped(buf, s.sentenceText(one), indent, indent, s.width())
	}
	return buf
}

// AppendNotes appends what stands at the end of a ruling: what may be done next, if
// somebody is at a terminal, and what the marks at clauses mean.
func AppendNotes(buf []byte, r *law.Result, s Style) []byte {
	if s.Hints && r.Phase == law.Pending {
		buf = layout.AppendSpaces(append(buf, '\n'), indent)
		buf = layout.AppendWrapped(buf, s.paint(dim, wordsIn(s.Lang).ruling.hint), indent, indent, s.width())
	}
	return appendMarks(buf, marksOfResults(r), s)
}

// AppendMarks appends what the marks at clauses mean.
func AppendMarks(buf []byte, clauses []*law.Clause, s Style) []byte {
	return appendMarks(buf, marksOf(clauses...), s)
}

// appendHeading appends the edition's title, and the record with its name.
func appendHeading(buf []byte, r *law.Result, s Style) []byte {
	buf = append(buf, s.paint(bold, r.Edition.Name)...)
	if title := r.Edition.Title.In(s.Lang); title != "" {
		buf = append(buf, "  "...)
		buf = append(buf, s.paint(dim, title)...)
	}
	buf = append(buf, '\n')
	if r.Record.ID != "" {
		buf = append(buf, printable(r.Record.ID)...)
		buf = append(buf, "  "...)
	}
	return append(append(buf, s.record(r.Record)...), '\n')
}

// printable makes a name fit for a terminal: no control characters, no bytes
// that are not UTF-8.
func printable(name string) string {
	return strings.Map(func(r rune) rune {
		if unicode.IsControl(r) {
			return unicode.ReplacementChar
		}
		return r
	}, name)
}

// notes gives for each item the number of the sentence about what was found in
// it, or 0.
func notes(r *law.Result, said []sentence) []int {
	numbers := make([]int, len(r.Record.Items))
	for i, one := range said {
		if one.item >= 0 && r.Events[one.item].Findings != 0 {
			numbers[one.item] = i + 1
		}
	}
	return numbers
}
