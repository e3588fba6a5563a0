package mutate

import (
	"slices"

	"lawc/law"
)

// Conditions that a clause lends to those that are part of it, or an article to all
// its clauses, stand once in the file. A mutant changes them in all places.

// articles mutates the conditions that articles give.
func articles(e *law.Edition) (list []Mutant) {
	for i := range e.Articles {
		a := &e.Articles[i]
		if len(a.Given) == 0 {
			continue
		}
		g := &breeder{edition: e, clause: standIn(a.Number, a.Pos), lends: true}
		given := law.Provision{When: a.Given}
		g.clause.Provisions = []law.Provision{given}
		g.conditions(&g.clause.Provisions[0])
		for _, m := range g.list {
			change := m.mutate
			m.Provision, m.mutate = -1, nil
			m.header = func(e *law.Edition) {
				lender := law.Clause{Provisions: []law.Provision{given}}
				change(&lender)
				e.Articles = slices.Clone(e.Articles)
				for j := range e.Articles {
					if e.Articles[j].Number == a.Number {
						lend(&e.Articles[j], a.Number, &lender.Provisions[0])
					}
				}
			}
			list = append(list, m)
		}
	}
	return list
}

// lend gives the provisions of an article the conditions of a lender as they are now,
// in the place of those that they had from it.
func lend(a *law.Article, from string, now *law.Provision) {
	a.Clauses = slices.Clone(a.Clauses)
	for i := range a.Clauses {
		c := &a.Clauses[i]
		if !slices.ContainsFunc(c.Provisions, func(p law.Provision) bool { return borrows(&p, from) }) {
			continue
		}
		c.Provisions = slices.Clone(c.Provisions)
		for j := range c.Provisions {
			relend(&c.Provisions[j], from, now)
		}
	}
}

func borrows(p *law.Provision, from string) bool {
	return slices.ContainsFunc(p.When, func(c law.Condition) bool { return c.From == from }) ||
		slices.ContainsFunc(p.Exprs, func(s law.Source) bool { return s.From == from })
}

// relend takes the values of lent conditions from the lender, and leaves out those
// that it has no more.
func relend(p *law.Provision, from string, now *law.Provision) {
	var when []law.Condition
	for _, c := range p.When {
		if c.From == from {
			at := slices.IndexFunc(now.When, func(n law.Condition) bool { return n.Term.Text == c.Term.Text })
			if at < 0 {
				continue
			}
			c.Values = now.When[at].Values
		}
		when = append(when, c)
	}
	p.When = when
	var exprs []law.Source
	own := 0
	lent := slices.DeleteFunc(slices.Clone(now.Exprs), func(s law.Source) bool { return s.From != "" })
	for _, s := range p.Exprs {
		if s.From == from {
			if own >= len(lent) {
				continue
			}
			s.Text = lent[own].Text
			own++
		}
		exprs = append(exprs, s)
	}
	p.Exprs = exprs
}
