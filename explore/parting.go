package explore

import (
	"reflect"
	"slices"
	"strings"

	"lawc/interp"
	"lawc/law"
)

// Parting says for two programs which answers may differ, so that one need be walked
// only and the other asked where they part: what it gives makes such a function for
// each worker. It is nil where the two differ in what is read everywhere, as in the
// order of findings, the facts or the ranks of denominations.
func Parting(a, b *interp.Program) func() func(interp.Asked) bool {
	if !SameGround(a, b) {
		return nil
	}
	was, is := contents(a.Edition), contents(b.Edition)
	return func() func(interp.Asked) bool {
		p := parter{a: a.NewMachine(), b: b.NewMachine(), from: a, to: b, was: was, is: is, known: map[interp.Asked]bool{}}
		return p.part
	}
}

// SameGround reports whether two programs read records alike, but for their clauses.
func SameGround(a, b *interp.Program) bool {
	x, y := a.Edition, b.Edition
	same := slices.EqualFunc(x.Governs, y.Governs, func(m, n law.Name) bool { return m.Text == n.Text }) &&
		slices.EqualFunc(x.Facts, y.Facts, sameFact) && a.SameBids(b) && slices.Equal(opened(x), opened(y))
	for m := range law.Moments {
		same = same && (len(a.Provisions(law.Moment(m))) > 0 || len(b.Provisions(law.Moment(m))) == 0)
	}
	return same
}

func sameFact(f, g law.Fact) bool {
	return f.Name == g.Name && f.About == g.About && f.Suits == g.Suits && f.Default == g.Default && f.Evident == g.Evident && reflect.DeepEqual(f.Slip, g.Slip)
}

// opened lists what an edition's clauses open, in the order in which they do.
func opened(e *law.Edition) (list []string) {
	e.Clauses(func(_ *law.Article, c *law.Clause) {
		for i := range c.Provisions {
			for j := range c.Provisions[i].Then {
				if q := &c.Provisions[i].Then[j]; q.Kind == law.BringExposesTo {
					list = append(list, Words(q.Values))
				}
			}
		}
	})
	return list
}

// contents writes what each clause brings, and what is brought with it.
func contents(e *law.Edition) map[string]string {
	list := map[string]string{}
	e.Clauses(func(_ *law.Article, c *law.Clause) {
		var text strings.Builder
		bring(&text, e, c, 0)
		list[c.ID] = text.String()
	})
	return list
}

// bring writes what a clause brings: of each provision by itself, what it opens and
// applies included.
func bring(to *strings.Builder, e *law.Edition, c *law.Clause, depth int) {
	for i := range c.Provisions {
		to.WriteString(" / ")
		for j := range c.Provisions[i].Then {
			q := &c.Provisions[i].Then[j]
			to.WriteString(Describe(q) + "; ")
			for _, param := range q.Kind.Spec().Params {
				for _, id := range q.ArgValues(param.Name) {
					if other := e.Clause(id.Text); param.Ref == "clause" && other != nil && depth < mostApplied {
						to.WriteString(id.Text + " <")
						bring(to, e, other, depth+1)
						to.WriteString(">")
					}
				}
			}
		}
	}
}

// A parter remembers which answers may differ.
type parter struct {
	a, b     *interp.Machine
	from, to *interp.Program
	was, is  map[string]string
	known    map[interp.Asked]bool
}

func (p *parter) part(asked interp.Asked) bool {
	parts, known := p.known[asked]
	if !known {
		parts = p.parts(asked)
		p.known[asked] = parts
	}
	return parts
}

// parts reports whether the second program answers by other provisions than the
// first, or by such as bring something else.
func (p *parter) parts(asked interp.Asked) bool {
	other, ok := p.to.Translate(p.from, asked)
	if !ok {
		return true
	}
	answer := p.a.Answer(asked)
	if answer != p.b.Answer(other) {
		return true
	}
	for _, word := range strings.Fields(answer) {
		if id, _, applies := strings.Cut(word, "#"); applies && p.was[id] != p.is[id] {
			return true
		}
	}
	return false
}
