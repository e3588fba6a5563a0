package mutate

import (
	"slices"
	"strconv"
	"strings"

	"lawc/explore"
	"lawc/law"
)

// standIn is the clause of a mutant that is changed above the articles.
func standIn(key string, pos law.Pos) *law.Clause {
	return &law.Clause{ID: key, Provenance: "direct", Pos: pos}
}

// orders exchanges two findings that stand next to each other in the order by which
// they govern.
func orders(e *law.Edition) (list []Mutant) {
	for i := 1; i < len(e.Governs); i++ {
		before, after := e.Governs[i-1], e.Governs[i]
		list = append(list, Mutant{Clause: standIn("governs", before.Pos), Provision: -1, Kind: ChangeOrder,
			Change: before.Text + " and " + after.Text, Pos: after.Pos, findings: findingsNamed(before.Text, after.Text), header: func(e *law.Edition) {
				e.Governs = slices.Clone(e.Governs)
				e.Governs[i-1], e.Governs[i] = after, before
			}})
	}
	return list
}

// findingsNamed is the set of the findings of these names.
func findingsNamed(names ...string) (set law.FindingSet) {
	for i, name := range law.Findings() {
		if slices.Contains(names, name) {
			set = set.With(law.Finding(i + 1))
		}
	}
	return set
}

// defaults takes the other value of a fact for granted.
func defaults(e *law.Edition) (list []Mutant) {
	for i := range e.Facts {
		f := &e.Facts[i]
		if !isRead(e, f.Name) {
			continue // a discretion may hang on it, and that assumes nothing
		}
		list = append(list, Mutant{Clause: standIn(f.Name, f.Pos), Provision: -1, Kind: ChangeDefault,
			Change: "default: " + strconv.FormatBool(f.Default) + " -> " + strconv.FormatBool(!f.Default), Pos: f.Pos, header: func(e *law.Edition) {
				e.Facts = slices.Clone(e.Facts)
				e.Facts[i].Default = !e.Facts[i].Default
			}})
	}
	return list
}

// isRead reports whether a condition reads a fact.
func isRead(e *law.Edition, fact string) (read bool) {
	e.Clauses(func(_ *law.Article, c *law.Clause) {
		for i := range c.Provisions {
			for _, w := range c.Provisions[i].When {
				read = read || strings.HasSuffix(w.Term.Text, fact)
			}
			for _, s := range c.Provisions[i].Exprs {
				read = read || strings.Contains(s.Text, fact)
			}
		}
		for i := range c.Defines {
			read = read || strings.Contains(c.Defines[i].Expr.Text, fact)
		}
	})
	return read
}

// exchange lets a clause bring what the next one in its article does, and the other
// way round, where both are looked at at the same moments.
func (g *breeder) exchange() {
	var next *law.Clause
	for i := range g.edition.Articles {
		list := g.edition.Articles[i].Clauses
		for j := range list {
			if &list[j] == g.clause && j+1 < len(list) {
				next = &list[j+1]
			}
		}
	}
	if next == nil || len(next.Provisions) == 0 || len(next.Provisions) != len(g.clause.Provisions) {
		return
	}
	same := true
	for i := range next.Provisions {
		p, q := &g.clause.Provisions[i], &next.Provisions[i]
		if p.At.Text != q.At.Text {
			return
		}
		same = same && explore.DescribeAll(p.Then) == explore.DescribeAll(q.Then)
	}
	if same {
		return
	}
	g.list = append(g.list, Mutant{Clause: g.clause, Provision: -1, Kind: ExchangeClauses, Change: "with " + next.ID, Pos: g.clause.Pos, other: next,
		mutate: func(c *law.Clause) { exchanged(c, next) }})
}

// exchanged gives a clause the consequences of another.
func exchanged(c, with *law.Clause) {
	for i := range c.Provisions {
		c.Provisions[i].Then = with.Provisions[i].Then
	}
}
