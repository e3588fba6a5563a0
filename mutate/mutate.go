// Package mutate changes one thing at a time in an edition, and says which changes no
// case notices.
package mutate

import (
	"slices"
	"strings"

	"lawc/explore"
	"lawc/interp"
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

// conditions mutates the entries of when.
func (g *breeder) conditions(p *law.Provision) {
	for i := range p.When {
		w := &p.When[i]
		if w.From != "" && !g.lends {
			continue // it is mutated where it stands
		}
		text := w.Term.Text + ": " + explore.Words(w.Values)
		g.add(DropCondition, w.Term.Pos, text, func(p *law.Provision) { p.When = slices.Delete(slices.Clone(p.When), i, i+1) })
		domain := domainOf(w.Term.Text)
		set := func(kind Mutation, values []law.Name) {
			g.add(kind, w.Term.Pos, text+" -> "+explore.Words(values), func(p *law.Provision) {
				p.When = slices.Clone(p.When)
				p.When[i].Values = values
			})
		}
		others := slices.DeleteFunc(slices.Clone(domain), func(v string) bool { return among(w.Values, v) })
		if len(others) > 0 {
			set(NegateCondition, namesOf(others, w.Term.Pos))
		}
		if len(others) == 1 && len(w.Values) == 1 {
			continue // the other value is the negation
		}
		for j, v := range w.Values {
			if next := following(domain, v.Text, others); next != "" {
				values := slices.Clone(w.Values)
				values[j].Text = next
				set(OtherValue, values)
			}
		}
	}
}

// predicate mutates what stands under expr.
func (g *breeder) predicate(p *law.Provision) {
	for i := range p.Exprs {
		e := &p.Exprs[i]
		if e.From != "" {
			continue
		}
		pos, text := e.At(1, 0), flat(e.Text)
		g.add(DropCondition, pos, text, func(p *law.Provision) { p.Exprs = slices.Delete(slices.Clone(p.Exprs), i, i+1) })
		set := func(kind Mutation, change, now string) {
			g.add(kind, pos, change, func(p *law.Provision) {
				p.Exprs = slices.Clone(p.Exprs)
				p.Exprs[i].Text = now
			})
		}
		set(NegateCondition, text, "not ("+e.Text+")")
		for _, v := range interp.Variants(e.Text) {
			set(ChangePredicate, v.From+" -> "+v.To, v.Text)
		}
	}
}

// edges drops what the provision displaces.
func (g *breeder) edges(p *law.Provision) {
	for i, d := range p.InsteadOf {
		g.add(DropEdge, d.Pos, "instead_of: "+d.Text, func(p *law.Provision) {
			p.InsteadOf = slices.Delete(slices.Clone(p.InsteadOf), i, i+1)
		})
	}
}

// definitions mutates what the clause defines.
func (g *breeder) definitions() {
	for i, d := range g.clause.Defines {
		set := func(change, now string) {
			g.list = append(g.list, Mutant{Clause: g.clause, Provision: -1, Kind: ChangeDefinition, Change: d.Name.Text + ": " + change, Pos: d.Expr.At(1, 0), mutate: func(c *law.Clause) {
				c.Defines = slices.Clone(c.Defines)
				c.Defines[i].Expr.Text = now
			}})
		}
		set("not ("+flat(d.Expr.Text)+")", "not ("+d.Expr.Text+")")
		for _, v := range interp.Variants(d.Expr.Text) {
			set(v.From+" -> "+v.To, v.Text)
		}
	}
	for i := 1; i < len(g.clause.Ranks); i++ {
		below, above := g.clause.Ranks[i-1], g.clause.Ranks[i]
		g.list = append(g.list, Mutant{Clause: g.clause, Provision: -1, Kind: ChangeRanks, Change: below.Text + " and " + above.Text, Pos: above.Pos, mutate: func(c *law.Clause) {
			c.Ranks = slices.Clone(c.Ranks)
			c.Ranks[i-1], c.Ranks[i] = above, below
		}})
	}
}

// whole drops the clause, or one of several provisions.
func (g *breeder) whole() {
	if len(g.clause.Provisions) == 0 {
		return // what it defines is read elsewhere
	}
	if len(g.clause.Defines) == 0 && len(g.clause.Ranks) == 0 {
		g.list = append(g.list, Mutant{Clause: g.clause, Provision: -1, Kind: DropClause, Pos: g.clause.Pos})
	}
	if len(g.clause.Provisions) > 1 {
		for i := range g.clause.Provisions {
			p := &g.clause.Provisions[i]
			g.list = append(g.list, Mutant{Clause: g.clause, Provision: i, Kind: DropProvision, Change: "at: " + p.At.Text, Pos: p.Pos, mutate: func(c *law.Clause) {
				// Emptied rather than removed: it then applies nowhere.
				c.Provisions[i].At.Text = ""
			}})
		}
	}
}

// domainOf lists the values of a term or fact; only words and truth values.
func domainOf(name string) []string {
	t := law.TermNamed(name)
	switch {
	case t == nil || t.IsTruth():
		return []string{"true", "false"}
	case t.IsNumber():
		var list []string
		for n := 0; n <= t.Max; n++ {
			list = append(list, string(rune('0'+n)))
		}
		return list
	}
	return t.Values()
}

func among(list []law.Name, word string) bool {
	return slices.ContainsFunc(list, func(n law.Name) bool { return n.Text == word })
}

// following is the first of others that comes after a value in its domain, going
// round.
func following(domain []string, value string, others []string) string {
	at := slices.Index(domain, value)
	for i := range domain {
		if next := domain[(at+1+i)%len(domain)]; slices.Contains(others, next) {
			return next
		}
	}
	return ""
}

func namesOf(words []string, pos law.Pos) (list []law.Name) {
	for _, w := range words {
		list = append(list, law.Name{Text: w, Pos: pos})
	}
	return list
}

func flat(text string) string { return strings.Join(strings.Fields(text), " ") }
