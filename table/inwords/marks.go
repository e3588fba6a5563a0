package inwords

import (
	"slices"

	"lawc/law"
	"lawc/table"
)

// A Mark tells how far a clause can be relied on: by a word in data, by a sign behind its id
// where people read it.
type Mark struct{ Word, Sign, Says string }

// unsettled is the mark of a clause whose effect turns on a reading on which nobody has
// decided.
const unsettled, unsettledSign = "unsettled", "?"

// marksOf gives the marks of a clause, as words.
func marksOf(c *law.Clause) (words []string) {
	if c.Mark() != "" {
		words = append(words, c.Provenance)
	}
	if len(c.Unsettled) > 0 {
		words = append(words, unsettled)
	}
	return words
}

// marked is the id of a clause with the signs of its marks.
func marked(c *law.Clause) string {
	id := c.ID + c.Mark()
	if len(c.Unsettled) > 0 {
		id += unsettledSign
	}
	return id
}

// markedIDs names clauses with the signs of their marks.
func markedIDs(clauses []*law.Clause) (list []string) {
	for _, c := range clauses {
		list = append(list, marked(c))
	}
	return list
}

// Marks lists the marks of clauses of the editions shown, and what they mean.
func Marks(tb *table.Table, lang string) []Mark {
	s := speaker{lang, tb}
	return s.marks(s.eachClause)
}

// eachClause calls a function with each clause of the editions shown.
func (s *speaker) eachClause(do func(*law.Clause)) {
	for _, e := range s.table.Editions {
		e.Clauses(func(_ *law.Article, c *law.Clause) { do(c) })
	}
}

// marks lists the marks of clauses, each once.
func (s *speaker) marks(each func(do func(*law.Clause))) (list []Mark) {
	meet := func(m Mark) {
		if !slices.Contains(list, m) {
			list = append(list, m)
		}
	}
	each(func(c *law.Clause) {
		if c.Mark() != "" {
			meet(Mark{c.Provenance, c.Mark(), s.say(citeWords[c.Provenance])})
		}
		if len(c.Unsettled) > 0 {
			meet(Mark{unsettled, unsettledSign, s.say(fixed.disputed)})
		}
	})
	return list
}

// legend says what the signs mean that stand behind rows and clauses of the editions shown.
func (s *speaker) legend() []string {
	return append([]string{s.rowLegend()}, s.clauseLegend(s.eachClause)...)
}

func (s *speaker) rowLegend() string { return rowSign + " " + s.say(fixed.unsettled) }

func (s *speaker) clauseLegend(each func(do func(*law.Clause))) (list []string) {
	for _, m := range s.marks(each) {
		list = append(list, s.say(fixed.behind, m.Sign)+" "+m.Says)
	}
	return list
}

// legendOf says what the signs mean that stand behind these rows and the clauses applied at
// their stages.
func (s *speaker) legendOf(rows []table.Row) (list []string) {
	if unsettledIn(rows) {
		list = append(list, s.rowLegend())
	}
	return append(list, s.clauseLegend(func(do func(*law.Clause)) {
		for i := range rows {
			for e := range rows[i].Cells {
				if c := &rows[i].Cells[e]; !c.Silent {
					for _, clause := range c.Here {
						do(clause)
					}
				}
			}
		}
	})...)
}

func unsettledIn(rows []table.Row) bool {
	return slices.ContainsFunc(rows, func(r table.Row) bool { return !r.Settled })
}

// rowSign stands behind a row that rests on what no source says, or on a reading that is
// not settled.
const rowSign = "^"

// sign is what stands behind a row, with a blank before it.
func (l *line) sign() string {
	if l.Settled {
		return ""
	}
	return " " + rowSign
}
