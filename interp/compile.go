package interp

import (
	"fmt"

	"lawc/law"
)

// A compiler turns an edition into a program and collects what is wrong with it.
type compiler struct {
	edition     *law.Edition
	program     *Program
	definitions map[string]*definition
	problems    []law.Problem
}

// Compile makes an edition ready to run. The problems are faults in the edition's
// file, at their places; a program is given only when there are none. Inferred
// clauses are left out unless the edition is one WithInferred.
func Compile(e *law.Edition) (*Program, []law.Problem) {
	e = e.Applied()
	p := &Program{Edition: e, clauses: map[string]*clause{}, facts: e.Facts, suitFact: -1}
	c := &compiler{edition: e, program: p, definitions: map[string]*definition{}}
	c.header()
	e.Clauses(func(_ *law.Article, l *law.Clause) {
		p.clauses[l.ID] = &clause{Clause: l, index: len(p.clauses)}
	})
	e.Clauses(func(_ *law.Article, l *law.Clause) { c.defines(l) })
	e.Clauses(func(_ *law.Article, l *law.Clause) { c.provisions(p.clauses[l.ID]) })
	for m := range p.moments {
		c.layOut(law.Moment(m))
	}
	if len(c.problems) > 0 {
		law.SortProblems(c.problems)
		return nil, c.problems
	}
	return p, nil
}

func (c *compiler) problem(pos law.Pos, clause, code, format string, args ...any) {
	c.problems = append(c.problems, law.Problem{File: c.edition.File, Pos: pos, Clause: clause, Code: code, Message: fmt.Sprintf(format, args...)})
}

// header reads what stands above the articles.
func (c *compiler) header() {
	p := c.program
	for i, f := range c.edition.Facts {
		if i == maxFacts {
			c.problem(f.Pos, "", "L106", "fact %s: an edition can have %d facts, and this is one more", f.Name, maxFacts)
		}
		if f.Suits {
			if p.suitFact >= 0 {
				c.problem(f.Pos, "", "L106", "fact %s: an edition can have one fact whose value is suits, and %s is one already", f.Name, p.facts[p.suitFact].Name)
			}
			p.suitFact = i
		}
	}
	seen := law.FindingSet(0)
	for _, name := range c.edition.Governs {
		if f := findingNamed(name.Text); f != law.NoFinding && !seen.Has(f) {
			p.governs, seen = append(p.governs, f), seen.With(f)
		}
	}
	for i := range law.Findings() {
		if f := law.Finding(i + 1); !seen.Has(f) {
			p.governs = append(p.governs, f)
		}
	}
}

func findingNamed(name string) law.Finding { return law.Finding(indexOf(law.Findings(), name) + 1) }

// defines compiles the predicates and the ranking that a clause defines. A
// definition may read those that stand before it.
func (c *compiler) defines(l *law.Clause) {
	for i, d := range l.Ranks {
		if at := indexOf([]string{"C", "D", "H", "S", "NT"}, d.Text); at >= 0 {
			c.program.ranks[at] = uint8(i + 1)
		}
	}
	for _, d := range l.Defines {
		name := d.Name.Text
		if c.isTerm(name) || words[name] != 0 || c.definitions[name] != nil {
			c.problem(d.Name.Pos, l.ID, "L105", "the name %s already has a meaning; choose another", name)
			continue
		}
		program, reads := c.predicate(d.Expr, l.ID)
		if program == nil {
			continue
		}
		def := &definition{name: name, program: program, reads: c.spread(reads)}
		c.definitions[name] = def
		if name == "supersedes" {
			c.program.superseding = def
		}
	}
}

// spread replaces definitions among names by what they read in turn.
func (c *compiler) spread(names []string) (reads []string) {
	for _, n := range names {
		reads = append(reads, n)
		if d := c.definitions[n]; d != nil {
			reads = append(reads, d.reads...)
		}
	}
	return reads
}

func (c *compiler) isTerm(name string) bool {
	return law.TermNamed(name) != nil || c.fact(name) >= 0
}

func (c *compiler) fact(name string) int {
	for i := range c.edition.Facts {
		if c.edition.Facts[i].Name == name {
			return i
		}
	}
	return -1
}

// provisions compiles what a clause provides.
func (c *compiler) provisions(cl *clause) {
	for i := range cl.Provisions {
		src := &cl.Provisions[i]
		moment, ok := law.MomentNamed(src.At.Text)
		if !ok {
			continue // the loader has said so
		}
		p := &provision{clause: cl, source: src}
		for _, id := range src.InsteadOf {
			if d := c.program.clauses[id.Text]; d != nil {
				p.displaces = append(p.displaces, d)
			}
		}
		for j := range src.Then {
			p.does = append(p.does, c.act(&src.Then[j]))
		}
		cl.provisions = append(cl.provisions, p)
		at := &c.program.moments[moment]
		at.provisions = append(at.provisions, p)
	}
}
