// Package mutate changes one thing at a time in an edition, and says which changes no
// case notices.
package mutate

import (
	"slices"

	"lawc/law"
)

// A Mutant is an edition with one change, in one clause or in what stands above them.
type Mutant struct {
	// Clause is the one changed; for a change above the articles, a stand-in with the
	// key that stands there as its id.
	Clause *law.Clause
	// Provision is the place of the provision changed among those of the clause;
	// -1 if the change is not in one.
	Provision int
	// Kind names what was done, Change says what was there and what is there now.
	Kind   Mutation
	Change string
	Pos    law.Pos
	mutate func(*law.Clause)
	// header changes what stands above the articles; other is a second clause changed,
	// by exchange.
	header func(*law.Edition)
	other  *law.Clause
	// findings are two whose order is exchanged.
	findings law.FindingSet
}

// A Mutation is a kind of change.
type Mutation string

// The mutations.
const (
	DropCondition    Mutation = "condition dropped"
	NegateCondition  Mutation = "condition negated"
	OtherValue       Mutation = "other value"
	ChangePredicate  Mutation = "predicate changed"
	DropConsequence  Mutation = "consequence dropped"
	OtherArgument    Mutation = "other argument"
	DropArgument     Mutation = "argument dropped"
	DropEdge         Mutation = "instead_of dropped"
	DropProvision    Mutation = "provision dropped"
	DropClause       Mutation = "clause dropped"
	ChangeDefinition Mutation = "definition changed"
	ChangeRanks      Mutation = "ranks exchanged"
	ChangeOrder      Mutation = "order exchanged"
	ChangeDefault    Mutation = "default changed"
	ExchangeClauses  Mutation = "clauses exchanged"
)

// Mutants lists the mutants of an edition in the book's order.
func Mutants(e *law.Edition) (list []Mutant) {
	list = slices.Concat(orders(e), defaults(e), articles(e))
	e.Clauses(func(_ *law.Article, c *law.Clause) {
		g := &breeder{edition: e, clause: c}
		g.definitions()
		for i := range c.Provisions {
			g.at = i
			g.conditions(&c.Provisions[i])
			g.predicate(&c.Provisions[i])
			g.consequences(&c.Provisions[i])
			g.edges(&c.Provisions[i])
		}
		g.whole()
		g.exchange()
		list = append(list, g.list...)
	})
	return list
}

// A breeder makes the mutants of one clause.
type breeder struct {
	edition *law.Edition
	clause  *law.Clause
	at      int
	// lends: what is mutated is what an article gives.
	lends bool
	list  []Mutant
}

// add adds a mutant in which the provision at hand is changed.
func (g *breeder) add(kind Mutation, pos law.Pos, change string, mutate func(*law.Provision)) {
	at := g.at
	g.list = append(g.list, Mutant{Clause: g.clause, Provision: at, Kind: kind, Change: change, Pos: pos, mutate: func(c *law.Clause) { mutate(&c.Provisions[at]) }})
}

// Edition gives the mutant as an edition. It shares with the original what is not
// changed.
func (m *Mutant) Edition(of *law.Edition) *law.Edition {
	e := *of
	if m.header != nil {
		m.header(&e)
		return &e
	}
	e.Articles = slices.Clone(of.Articles)
	for i := range e.Articles {
		a := &e.Articles[i]
		at := slices.IndexFunc(a.Clauses, func(c law.Clause) bool { return c.ID == m.Clause.ID })
		if at < 0 {
			continue
		}
		a.Clauses = slices.Clone(a.Clauses)
		if m.Kind == DropClause {
			a.Clauses = slices.Delete(a.Clauses, at, at+1)
			return &e
		}
		a.Clauses[at].Provisions = slices.Clone(a.Clauses[at].Provisions)
		m.mutate(&a.Clauses[at])
		if m.Provision >= 0 {
			lend(a, m.Clause.ID, &a.Clauses[at].Provisions[m.Provision])
		}
		if m.other != nil {
			with := slices.IndexFunc(a.Clauses, func(c law.Clause) bool { return c.ID == m.other.ID })
			a.Clauses[with].Provisions = slices.Clone(a.Clauses[with].Provisions)
			exchanged(&a.Clauses[with], m.Clause)
		}
	}
	return &e
}
