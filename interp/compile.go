package interp

import (
	"fmt"
	"slices"

	"lawc/law"
)

// A compiler turns an edition into a program and collects what is wrong with it.
type compiler struct {
	edition     *law.Edition
	program     *Program
	definitions map[string]*definition
	// prototype is what expr checks predicates against; nil until it is wanted.
	prototype map[string]any
	bounds    map[*tree]*bound // of the moment being laid out
	problems  []law.Problem
}

// Compile makes an edition ready to run. The problems are faults in the edition's
// file, at their places; a program is given only when there are none. Clauses that
// are inferred are applied as law.Edition.Applied says.
func Compile(e *law.Edition) (*Program, []law.Problem) {
	e = e.Applied()
	p := &Program{Edition: e, clauses: map[string]*clause{}, facts: e.Facts, suitFact: -1}
	c := &compiler{edition: e, program: p, definitions: map[string]*definition{}}
	c.header()
	e.Clauses(func(_ *law.Article, l *law.Clause) {
		p.clauses[l.ID] = &clause{Clause: l, index: len(p.clauses)}
	})
	c.openings()
	e.Clauses(func(_ *law.Article, l *law.Clause) { c.defines(l) })
	e.Clauses(func(_ *law.Article, l *law.Clause) { c.provisions(p.clauses[l.ID]) })
	for m := range p.moments {
		c.layOut(law.Moment(m))
	}
	if len(c.problems) > 0 {
		law.SortProblems(c.problems)
		return nil, c.problems
	}
	p.ordinary = p.ordinarily()
	p.calls, p.acts = p.coverings()
	return p, nil
}

func (c *compiler) problem(pos law.Pos, clause, code, format string, args ...any) {
	c.problems = append(c.problems, law.Problem{File: c.edition.FileOf(clause), Pos: pos, Clause: clause, Code: code, Message: fmt.Sprintf(format, args...)})
}

// maxFacts is how many facts an edition can declare: a factSet has a bit for each.
const maxFacts = 32

// header reads what stands above the articles.
func (c *compiler) header() {
	p := c.program
	for i, f := range c.edition.Facts {
		if i == maxFacts {
			c.problem(f.Pos, "", "L106", "fact %s: an edition can have %d facts, and this is one more", f.Name, maxFacts)
			break
		}
		if f.Suits {
			if p.suitFact >= 0 {
				c.problem(f.Pos, "", "L106", "fact %s: an edition can have one fact whose value is suits, and %s is one already", f.Name, p.facts[p.suitFact].Name)
			}
			p.suitFact = i
		}
		if f.Slip != law.SlipSilent {
			p.slips.tell(i, f.Slip == law.SlipSaysYes)
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

func findingNamed(name string) law.Finding {
	return law.Finding(slices.Index(law.Findings(), name) + 1)
}

// defines compiles the predicates and the ranking that a clause defines. A
// definition may read those that stand before it.
func (c *compiler) defines(l *law.Clause) {
	for i, d := range l.Ranks {
		if at := slices.Index([]string{"C", "D", "H", "S", "NT"}, d.Text); at >= 0 {
			c.program.ranks[at] = uint8(i + 1)
		}
	}
	for _, d := range l.Defines {
		name := d.Name.Text
		if c.isTerm(name) || words[name] != 0 || c.definitions[name] != nil {
			c.problem(d.Name.Pos, l.ID, "L105", "the name %s already has a meaning; choose another", name)
			continue
		}
		e := c.predicate(d.Expr, l.ID)
		if e.tree == nil {
			continue
		}
		def := &definition{name: name, tree: e.tree, source: d.Expr, names: e.reads, reads: c.spread(e.reads)}
		c.definitions[name], c.program.definitions = def, append(c.program.definitions, def)
		if c.comparesBids(def) && c.program.superseding == nil {
			c.program.superseding = def
		}
	}
}

// comparesBids reports whether a definition says when one bid goes above another:
// it reads nothing but the level and rank of the two.
func (c *compiler) comparesBids(d *definition) bool {
	both := 0
	for _, name := range d.reads {
		switch t := law.TermNamed(name); {
		case t == nil:
			return false
		case t.ID == law.TermLevel || t.ID == law.TermRank:
			both |= 1
		case t.ID == law.TermLastLevel || t.ID == law.TermLastRank:
			both |= 2
		default:
			return false
		}
	}
	return both == 3
}

// spread replaces definitions among names by what they read in turn.
func (c *compiler) spread(names []reading) (reads []string) {
	for _, n := range names {
		if d := c.definitions[n.name]; d != nil {
			reads = append(reads, d.reads...)
		} else {
			reads = append(reads, n.name)
		}
	}
	return reads
}

func (c *compiler) isTerm(name string) bool {
	f, _ := c.fact(name)
	return law.TermNamed(name) != nil || f >= 0
}

// nowPrefix goes before the name of a fact about any call to mean the call that
// is made now.
const nowPrefix = "now_"

// fact finds a fact by the name under which conditions read it, and whether the
// name means the call made now.
func (c *compiler) fact(name string) (index int, now bool) {
	for i := range c.edition.Facts {
		f := &c.edition.Facts[i]
		if f.Name == name {
			return i, false
		}
		if f.About == law.AboutAny && name == nowPrefix+f.Name {
			return i, true
		}
	}
	return -1, false
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
			p.does = append(p.does, c.act(&src.Then[j], cl))
			p.brings |= 1 << src.Then[j].Kind
		}
		cl.provisions = append(cl.provisions, p)
		at := &c.program.moments[moment]
		p.index = len(at.provisions)
		at.provisions = append(at.provisions, p)
	}
}
