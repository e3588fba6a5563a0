package interp

import (
	"fmt"
	"slices"
	"strings"

	"lawc/law"
)

// Lint looks for conditions that are well formed but cannot be meant: that hold
// always or never, whatever values the terms take, or that say twice what was
// said; and for parts of a predicate that make no difference to it. Each is settled
// by going through all values that the terms can have. And it looks for copied clauses, and
// for alternatives of which only one names the other.
func (p *Program) Lint() []law.Problem {
	l := &linter{program: p, read: map[*definition]bool{}}
	if d := p.superseding; d != nil {
		l.read[d] = true
	}
	for m := range p.moments {
		at := &p.moments[m]
		for _, v := range at.provisions {
			l.provision(at, v)
		}
	}
	l.definitions()
	l.copies()
	l.oneSided()
	law.SortProblems(l.problems)
	return slices.CompactFunc(l.problems, func(a, b law.Problem) bool { return a.Pos == b.Pos && a.Message == b.Message })
}

// A linter goes through the conditions of a program.
type linter struct {
	program  *Program
	read     map[*definition]bool
	problems []law.Problem
}

func (l *linter) problem(severity law.Severity, pos law.Pos, clause, code, format string, args ...any) {
	l.problems = append(l.problems, law.Problem{File: l.program.Edition.FileOf(clause), Pos: pos, Severity: severity,
		Clause: clause, Code: code, Message: fmt.Sprintf(format, args...)})
}

// provision looks at the conditions of one provision.
func (l *linter) provision(at *compiled, p *provision) {
	settled := map[string]uint32{}
	for _, w := range p.source.When {
		s := at.slotNamed(w.Term.Text)
		if s < 0 {
			continue
		}
		mask := at.slots[s].accepted(p.index)
		settled[w.Term.Text] = mask
		if mask == 1<<at.slots[s].size-1 && w.From == "" {
			l.problem(law.Warning, w.Term.Pos, p.clause.ID, law.CodeAlways,
				"%s may have any of its values here, so this condition always holds; leave it out", w.Term.Text)
		}
	}
	for _, e := range p.expressions {
		for _, r := range e.reads {
			for _, d := range l.program.definitions {
				l.read[d] = l.read[d] || d.name == r.name
			}
		}
		l.expression(p, e, settled)
	}
}

// accepted is the set of values of a slot that leave a provision possible.
func (s *slot) accepted(i int) (mask uint32) {
	for v := range s.possible {
		if s.possible[v].has(i) {
			mask |= 1 << v
		}
	}
	return mask
}

// expression looks at one predicate of a provision.
func (l *linter) expression(p *provision, e expression, settled map[string]uint32) {
	before := len(l.problems)
	// What a clause has from the one that it is a part of serves the other parts too.
	own := e.source.From == ""
	if own {
		l.repeated(p, e, settled)
	}
	l.parts(e, p.clause.ID)
	pos := e.source.At(1, 0)
	switch some, all := l.outcomes(e.tree, e.reads, nil); {
	case !some:
		l.problems = l.problems[:before]
		l.problem(law.Error, pos, p.clause.ID, law.CodeNever, "this predicate never holds, whatever values the terms in it have")
		return
	case all:
		l.problems = l.problems[:before]
		l.problem(law.Warning, pos, p.clause.ID, law.CodeAlways, "this predicate always holds, whatever values the terms in it have; leave it out")
		return
	}
	switch some, all := l.outcomes(e.tree, e.reads, settled); {
	case !some:
		l.problems = l.problems[:before]
		l.problem(law.Error, pos, p.clause.ID, law.CodeNever, "this predicate never holds beside what when asks for: the two contradict each other")
	case all && own:
		l.problems = l.problems[:before]
		l.problem(law.Warning, pos, p.clause.ID, law.CodeAlways, "this predicate always holds where when does; leave one of the two out")
	}
}

// parts reports parts of a joined predicate that make no difference to it.
func (l *linter) parts(e expression, clause string) {
	for _, part := range partsOf(e.source.Text) {
		if without, _ := l.program.grower().grow(law.Source{Text: part.without, Lines: e.source.Lines}); without != nil && l.same(e, without) {
			l.problem(law.Warning, within(e.source, part.at), clause, law.CodeAlways,
				"%s makes no difference here: the predicate holds in the same cases without it; leave it out", part.text)
			return
		}
	}
}

// repeated reports terms that a predicate reads though when leaves them one
// value.
func (l *linter) repeated(p *provision, e expression, settled map[string]uint32) {
	reported := map[string]bool{}
	for _, r := range e.reads {
		if mask := settled[r.name]; !reported[r.name] && mask != 0 && mask&(mask-1) == 0 {
			reported[r.name] = true
			l.problem(law.Warning, r.pos, p.clause.ID, law.CodeRepeated, "when has settled %s already; leave it out here", r.name)
		}
	}
}

// within gives the place in the file of a character of a predicate.
func within(s law.Source, offset int) law.Pos {
	text := string([]rune(s.Text)[:offset])
	return s.At(1+strings.Count(text, "\n"), len([]rune(text[strings.LastIndex(text, "\n")+1:])))
}

// definitions looks at predicates that clauses define.
func (l *linter) definitions() {
	for _, d := range slices.Backward(l.program.definitions) { // a definition reads earlier ones only
		for _, n := range d.names {
			for _, o := range l.program.definitions {
				l.read[o] = l.read[o] || l.read[d] && o.name == n.name
			}
		}
	}
	l.program.Edition.Clauses(func(_ *law.Article, c *law.Clause) {
		for _, source := range c.Defines {
			i := slices.IndexFunc(l.program.definitions, func(d *definition) bool { return d.name == source.Name.Text })
			if i < 0 || !l.read[l.program.definitions[i]] {
				l.problem(law.Warning, source.Name.Pos, c.ID, law.CodeUnread, "nothing reads %s; read it in an expr, or leave it out", source.Name.Text)
				continue
			}
			d := l.program.definitions[i]
			l.parts(expression{source.Expr, d.tree, d.names}, c.ID)
			some, all := l.outcomes(d.tree, d.names, nil)
			switch {
			case !some:
				l.problem(law.Error, source.Expr.At(1, 0), c.ID, law.CodeNever, "%s never holds, whatever values the terms in it have", d.name)
			case all:
				l.problem(law.Warning, source.Expr.At(1, 0), c.ID, law.CodeAlways, "%s always holds, whatever values the terms in it have", d.name)
			}
		}
	})
}

func namesOf(reads []reading) (names []string) {
	for _, r := range reads {
		names = append(names, r.name)
	}
	return names
}
