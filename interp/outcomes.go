package interp

import (
	"math/bits"
	"slices"

	"github.com/expr-lang/expr"
	"github.com/expr-lang/expr/ast"
	"github.com/expr-lang/expr/parser"
	"github.com/expr-lang/expr/vm"

	"lawc/law"
)

// An extent is the values of a term or a fact.
type extent struct {
	name string
	term *law.Term // nil for a fact
}

func (l *linter) extent(name string) extent { return extent{name, law.TermNamed(name)} }

func (d extent) size() int {
	if d.term == nil {
		return 2
	}
	return d.term.Size()
}

// all is the set of all values.
func (d extent) all() uint32 { return 1<<d.size() - 1 }

// value gives a value as predicates see it.
func (d extent) value(i int) any {
	switch {
	case d.term == nil || d.term.IsTruth():
		return i == 1
	case d.term.IsNumber():
		return i
	}
	return words[d.term.Values()[i]]
}

// most is how many combinations of values are gone through at most.
const most = 1 << 20

// outcomes says whether a predicate holds for some and for all values of the terms
// that it reads. Those that are settled take the values of the set only. Where there
// are too many combinations to go through it says: some, not all.
func (l *linter) outcomes(predicate *vm.Program, reads []reading, settled map[string]uint32) (some, all bool) {
	all = true
	if !l.through(reads, settled, func() {
		holds := l.ask.holds(predicate)
		some, all = some || holds, all && holds
	}) {
		return true, false
	}
	return some, all
}

// same reports whether two predicates hold in the same cases.
func (l *linter) same(e expression, other *vm.Program) bool {
	same := true
	return l.through(e.reads, nil, func() { same = same && l.ask.holds(e.program) == l.ask.holds(other) }) && same
}

// through calls f for each combination of values of what a predicate reads, unless
// there are too many.
func (l *linter) through(reads []reading, settled map[string]uint32, f func()) bool {
	var domains []extent
	var sets []uint32
	var needed []*definition
	size := 1
	for _, name := range l.spread(reads, &needed) {
		d := l.extent(name)
		set, limited := settled[name]
		if !limited {
			set = d.all()
		}
		domains, sets = append(domains, d), append(sets, set)
		if size *= bits.OnesCount32(set); size > most {
			return false
		}
	}
	l.each(domains, sets, func() {
		for _, d := range needed {
			l.ask.env[d.name] = l.ask.holds(d.program)
		}
		f()
	})
	return true
}

// spread gives the terms and facts that names come down to, and adds the definitions
// among them, in the book's order.
func (l *linter) spread(reads []reading, needed *[]*definition) (names []string) {
	for _, r := range reads {
		names = append(names, r.name)
	}
	for i := len(l.program.definitions) - 1; i >= 0; i-- {
		d := l.program.definitions[i]
		if slices.Contains(names, d.name) {
			names = append(names, namesOf(d.names)...)
			*needed = append([]*definition{d}, *needed...)
		}
	}
	names = slices.DeleteFunc(names, func(n string) bool {
		return slices.ContainsFunc(l.program.definitions, func(d *definition) bool { return d.name == n })
	})
	slices.Sort(names)
	return slices.Compact(names)
}

// each calls f for each combination of values.
func (l *linter) each(domains []extent, sets []uint32, f func()) {
	if len(domains) == 0 {
		f()
		return
	}
	for set := sets[0]; set != 0; set &= set - 1 {
		l.ask.env[domains[0].name] = domains[0].value(bits.TrailingZeros32(set))
		l.each(domains[1:], sets[1:], f)
	}
}

// A part is an operand of a joined predicate, and the predicate without it.
type part struct {
	text, without string
	at            int
}

// partsOf lists the operands of the joining words of a predicate.
func partsOf(text string) (list []part) {
	tree, err := parser.Parse(text)
	if err != nil {
		return nil // Compile says so
	}
	root := tree.Node
	var places []*ast.Node
	gather(&root, &places)
	for _, at := range places {
		n, ok := (*at).(*ast.BinaryNode)
		if !ok || !joins(n.Operator) {
			continue
		}
		was := *at
		for _, side := range [2][2]ast.Node{{n.Left, n.Right}, {n.Right, n.Left}} {
			*at = side[1]
			list = append(list, part{side[0].String(), root.String(), side[0].Location().From})
		}
		*at = was
	}
	return list
}

// compile compiles a variant of a predicate with the names that it may read.
func (l *linter) compile(text string, e expression) *vm.Program {
	env := map[string]any{}
	for w, n := range words {
		env[w] = n
	}
	var needed []*definition
	for _, name := range l.spread(e.reads, &needed) {
		env[name] = l.extent(name).value(0)
	}
	for _, d := range needed {
		env[d.name] = false
	}
	program, err := expr.Compile(text, expr.Env(env), expr.AsBool(), expr.DisableAllBuiltins())
	if err != nil {
		return nil
	}
	return program
}
