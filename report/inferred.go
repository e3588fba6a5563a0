package report

import (
	"slices"
	"strings"

	"lawc/internal/layout"
	"lawc/law"
)

// A markSet is a set of the marks that stand behind the ids of clauses, by the places of
// their provenances.
type markSet uint8

// clauseID writes a clause's id, marked if its source does not say it.
func clauseID(c *law.Clause) string { return c.ID + c.Mark() }

// with adds the mark of a clause.
func (m markSet) with(c *law.Clause) markSet {
	if c.Mark() == "" {
		return m
	}
	return m | 1<<slices.Index(law.Provenances(), c.Provenance)
}

// marksOf gives the marks of some clauses.
func marksOf(clauses ...*law.Clause) (m markSet) {
	for _, c := range clauses {
		m = m.with(c)
	}
	return m
}

// marksOfResults gives the marks of the clauses on which results rest.
func marksOfResults(rs ...*law.Result) (m markSet) {
	for _, r := range rs {
		m |= marksOf(r.Clauses...)
		for _, c := range openOn(r) {
			m = m.with(c)
		}
	}
	return m
}

// openOn lists the clauses on which what is owed and what may be chosen rests.
func openOn(r *law.Result) (list []*law.Clause) {
	add := func(c *law.Clause) {
		if c != nil {
			list = append(list, c)
		}
	}
	for i := range r.Must {
		add(r.Must[i].Clause)
	}
	for i := range r.MayNot {
		add(r.MayNot[i].Clause)
	}
	for i := range r.Rights {
		add(r.Rights[i].Clause)
	}
	for i := range r.Discretion {
		add(r.Discretion[i].Clause)
	}
	return list
}

// marksOfEditions gives the marks of all clauses of editions.
func marksOfEditions(editions ...*law.Edition) (m markSet) {
	for _, e := range editions {
		e.Clauses(func(_ *law.Article, c *law.Clause) { m = m.with(c) })
	}
	return m
}

// meanings says what each of the marks means.
func (m markSet) meanings(w *words) (list []string) {
	for i, provenance := range law.Provenances() {
		if m&(1<<i) != 0 {
			list = append(list, (&law.Clause{Provenance: provenance}).Mark()+" "+w.marks[provenance])
		}
	}
	return list
}

// appendMarks appends a line for each mark that says what it means.
func appendMarks(buf []byte, used markSet, s Style) []byte {
	for i, text := range used.meanings(wordsIn(s.Lang)) {
		if i == 0 {
			buf = append(buf, '\n')
		}
		mark, means, _ := strings.Cut(text, " ")
		buf = layout.AppendSpaces(buf, indent)
		buf = append(append(buf, s.paint(dim, mark)...), ' ')
		buf = layout.AppendWrapped(buf, s.paint(dim, means), indent+len(mark)+1, indent+len(mark)+1, s.width())
	}
	return buf
}

// appendMarksNote appends the same to a page.
func appendMarksNote(buf []byte, used markSet, lang string) []byte {
	if used == 0 {
		return buf
	}
	return appendElement(buf, "p class=note", strings.Join(used.meanings(wordsIn(lang)), "; "))
}

func (p *printer) marks(used markSet) []byte { return appendMarks(p.buf, used, p.style) }
