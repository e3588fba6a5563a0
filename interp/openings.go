package interp

import (
	"slices"
	"strings"

	"lawc/law"
)

// openings lists the articles and clauses that others can open, and the clauses that
// can give the right to change a call: terms tell of them from the point of view of
// the clause that reads them.
func (c *compiler) openings() {
	p := c.program
	c.edition.Clauses(func(_ *law.Article, l *law.Clause) {
		for i := range l.Provisions {
			for j := range l.Provisions[i].Then {
				q := &l.Provisions[i].Then[j]
				if q.Kind == law.BringExposesTo {
					for _, v := range q.Values {
						p.opened = appendNew(p.opened, v.Text)
					}
				}
				if q.Kind == law.BringRight && q.Word("right") == int(law.RightChangeCall) {
					p.givers = appendNew(p.givers, l.ID)
				}
			}
		}
	})
	if n := max(1<<len(p.opened), len(p.givers)+1); n > maxRelative {
		c.problem(law.Pos{Line: 1, Col: 1}, "", "L107", "exposes_to names %d articles and clauses in all, and %d clauses give change_call; expected 4 and 15 at most", len(p.opened), len(p.givers))
		p.opened, p.givers = p.opened[:min(4, len(p.opened))], p.givers[:min(15, len(p.givers))]
	}
}

func appendNew(list []string, s string) []string {
	if slices.Contains(list, s) {
		return list
	}
	return append(list, s)
}

// maxRelative bounds the values of a term that tells of other clauses.
const maxRelative = 16

// relative gives, for a term that a clause reads from its own point of view, how many
// values it has and which of them are true for the clause.
func (p *Program) relative(t law.TermID, id string) (size int, holds func(v int) bool) {
	switch t {
	case law.TermExposed:
		opened := p.openedFor(id)
		return 1 << len(p.opened), func(v int) bool { return uint8(v)&opened != 0 }
	case law.TermRightFromHere:
		giver := slices.Index(p.givers, id) + 1
		return len(p.givers) + 1, func(v int) bool { return v > 0 && v == giver }
	}
	return 0, nil
}

// openedFor is the set of openings that open a clause: itself, its article, or
// what it is a part of.
func (p *Program) openedFor(id string) (set uint8) {
	for i, o := range p.opened {
		if id == o || strings.HasPrefix(id, o+".") {
			set |= 1 << i
		}
	}
	return set
}
