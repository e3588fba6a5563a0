package interp

import (
	"fmt"
	"strings"

	"github.com/expr-lang/expr/ast"
	"github.com/expr-lang/expr/vm"

	"lawc/law"
)

// Lint looks for conditions that are well formed but cannot be meant: that hold
// always or never, whatever values the terms take, or that say twice what was
// said. Each is settled by going through all values that the terms can have.
func (p *Program) Lint() []law.Problem {
	l := &linter{program: p, vm: &vm.VM{}, env: map[string]any{}, read: map[*definition]bool{}}
	for w, n := range words {
		l.env[w] = n
	}
	if d := p.superseding; d != nil {
		l.read[d] = true
	}
	for m := range p.moments {
		at := &p.moments[m]
		for _, d := range at.definitions {
			l.read[d] = true
		}
		for _, v := range at.provisions {
			l.provision(at, v)
		}
	}
	l.definitions()
	law.SortProblems(l.problems)
	return l.problems
}

// A linter goes through the conditions of a program.
type linter struct {
	program  *Program
	vm       *vm.VM
	env      map[string]any
	read     map[*definition]bool
	problems []law.Problem
}

func (l *linter) problem(severity law.Severity, pos law.Pos, clause, code, format string, args ...any) {
	l.problems = append(l.problems, law.Problem{File: l.program.Edition.File, Pos: pos, Severity: severity,
		Clause: clause, Code: code, Message: fmt.Sprintf(format, args...)})
}

// provision looks at the conditions of one provision.
func (l *linter) provision(at *compiled, p *provision) {
	settled := map[string]uint32{}
	for i, c := range p.conditions {
		term := p.source.When[i].Term
		settled[term.Text] = c.mask
		if c.mask == l.extent(term.Text).all() {
			l.problem(law.Warning, term.Pos, p.clause.ID, law.CodeAlways,
				"%s may have any of its values here, so this condition always holds; leave it out", term.Text)
		}
	}
	if p.predicate == nil {
		return
	}
	before := len(l.problems)
	l.repeated(p, settled)
	pos := p.source.Expr.At(1, 0)
	switch some, all := l.outcomes(p.predicate, p.reads, at.definitions, nil); {
	case !some:
		l.problem(law.Error, pos, p.clause.ID, law.CodeNever, "this predicate never holds, whatever values the terms in it have")
		return
	case all:
		l.problem(law.Warning, pos, p.clause.ID, law.CodeAlways, "this predicate always holds, whatever values the terms in it have; leave it out")
		return
	}
	switch some, all := l.outcomes(p.predicate, p.reads, at.definitions, settled); {
	case !some:
		l.problems = l.problems[:before]
		l.problem(law.Error, pos, p.clause.ID, law.CodeNever, "this predicate never holds beside what when asks for: the two contradict each other")
	case all:
		l.problems = l.problems[:before]
		l.problem(law.Warning, pos, p.clause.ID, law.CodeAlways, "this predicate always holds where when does; leave one of the two out")
	}
}

// repeated reports terms that a predicate reads though when leaves them one
// value.
func (l *linter) repeated(p *provision, settled map[string]uint32) {
	reported := map[string]bool{}
	root := p.predicate.Node()
	ast.Walk(&root, visit(func(node ast.Node) {
		id, ok := node.(*ast.IdentifierNode)
		if !ok || reported[id.Value] {
			return
		}
		if mask := settled[id.Value]; mask != 0 && mask&(mask-1) == 0 {
			reported[id.Value] = true
			l.problem(law.Warning, within(p.source.Expr, id.Location().From), p.clause.ID, law.CodeRepeated,
				"when has settled %s already; leave it out here", id.Value)
		}
	}))
}

// visit makes a visitor of a function.
type visit func(ast.Node)

// Visit looks at one node.
func (v visit) Visit(node *ast.Node) { v(*node) }

// within gives the place in the file of a character of a predicate.
func within(s law.Source, offset int) law.Pos {
	text := string([]rune(s.Text)[:offset])
	return s.At(1+strings.Count(text, "\n"), len([]rune(text[strings.LastIndex(text, "\n")+1:])))
}

// definitions looks at predicates that clauses define.
func (l *linter) definitions() {
	byName := map[string]*definition{}
	for d := range l.read {
		byName[d.name] = d
	}
	l.program.Edition.Clauses(func(_ *law.Article, c *law.Clause) {
		for _, source := range c.Defines {
			d := byName[source.Name.Text]
			if d == nil {
				l.problem(law.Warning, source.Name.Pos, c.ID, law.CodeUnread, "nothing reads %s; read it in an expr, or leave it out", source.Name.Text)
				continue
			}
			some, all := l.outcomes(d.program, d.reads, l.inOrder(byName), nil)
			switch {
			case !some:
				l.problem(law.Error, source.Expr.At(1, 0), c.ID, law.CodeNever, "%s never holds, whatever values the terms in it have", d.name)
			case all:
				l.problem(law.Warning, source.Expr.At(1, 0), c.ID, law.CodeAlways, "%s always holds, whatever values the terms in it have", d.name)
			}
		}
	})
}

// inOrder lists definitions as they stand in the edition, so that each comes
// after those that it reads.
func (l *linter) inOrder(byName map[string]*definition) (list []*definition) {
	l.program.Edition.Clauses(func(_ *law.Article, c *law.Clause) {
		for _, source := range c.Defines {
			if d := byName[source.Name.Text]; d != nil {
				list = append(list, d)
			}
		}
	})
	return list
}
