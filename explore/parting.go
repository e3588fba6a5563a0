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
// order of findings, the facts, the ranks of denominations or the kinds of rights given.
func Parting(a, b *interp.Program) func() func(interp.Asked) bool {
	if !SameGround(a, b) {
		return nil
	}
	was, is := contents(a.Edition), contents(b.Edition)
	return func() func(interp.Asked) bool {
		p := parter{a: a.NewMachine(), b: b.NewMachine(), translation: b.TranslationFrom(a), was: was, is: is, known: map[interp.Asked]bool{}}
		return p.part
	}
}

// SameGround reports whether two programs read records alike, but for their clauses, and
// the second asks of nothing of which the first does not.
func SameGround(a, b *interp.Program) bool {
	x, y := a.Edition, b.Edition
	same := slices.EqualFunc(x.Governs, y.Governs, func(m, n law.Name) bool { return m.Text == n.Text }) &&
		slices.EqualFunc(x.Facts, y.Facts, sameFact) && a.SameBids(b) && a.SameRights(b) && !b.LooksBackFurther(a) && slices.Equal(opened(x), opened(y))
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

// contents writes what each clause brings.
func contents(e *law.Edition) map[string]string {
	clauses, list := map[string]*law.Clause{}, map[string]string{}
	e.Clauses(func(_ *law.Article, c *law.Clause) { clauses[c.ID] = c })
	for id := range clauses {
		var text strings.Builder
		bring(&text, clauses, id, map[string]bool{})
		list[id] = text.String()
	}
	return list
}

// bring writes what a clause brings: of each provision by itself, and then, once each,
// of the clauses that it refers to. Clauses refer to each other in rings: of two lead
// penalties each names the other.
func bring(to *strings.Builder, clauses map[string]*law.Clause, id string, known map[string]bool) {
	c := clauses[id]
	if c == nil || known[id] {
		return
	}
	known[id] = true
	to.WriteString(id + ":")
	for i := range c.Provisions {
		to.WriteString(" / " + DescribeAll(c.Provisions[i].Then))
	}
	for i := range c.Provisions {
		for j := range c.Provisions[i].Then {
			q := &c.Provisions[i].Then[j]
			for _, param := range q.Kind.Spec().Params {
				if param.Ref != "clause" {
					continue
				}
				for _, other := range q.ArgValues(param.Name) {
					bring(to, clauses, other.Text, known)
				}
			}
		}
	}
}

// A parter remembers which answers may differ.
type parter struct {
	a, b        *interp.Machine
	translation *interp.Translation
	was, is     map[string]string
	known       map[interp.Asked]bool
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
	other, ok := p.translation.Of(asked)
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
