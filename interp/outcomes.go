package interp

import (
	"math/bits"
	"slices"

	"github.com/expr-lang/expr/ast"
	"github.com/expr-lang/expr/parser"

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

// most is how many combinations of values are gone through at most.
const most = 1 << 20

// outcomes says whether a predicate holds for some and for all values of the terms
// that it reads. Those that are settled take the values of the set only. Where there
// are too many combinations to go through it says: some, not all.
func (l *linter) outcomes(t *tree, reads []reading, settled map[string]uint32) (some, all bool) {
	all = true
	if !l.through(reads, settled, func(value func(string) int) {
		holds := t.holdsFor(value)
		some, all = some || holds, all && holds
	}) {
		return true, false
	}
	return some, all
}

// same reports whether two predicates hold in the same cases.
func (l *linter) same(e expression, other *tree) bool {
	same := true
	return l.through(e.reads, nil, func(value func(string) int) {
		same = same && e.tree.holdsFor(value) == other.holdsFor(value)
	}) && same
}

// through calls f for each combination of values of what a predicate reads, unless
// there are too many.
func (l *linter) through(reads []reading, settled map[string]uint32, f func(value func(string) int)) bool {
	var sets []uint32
	size := 1
	names := l.spread(reads)
	for _, name := range names {
		set, limited := settled[name]
		if !limited {
			set = l.extent(name).all()
		}
		sets = append(sets, set)
		if size *= bits.OnesCount32(set); size > most {
			return false
		}
	}
	current := map[string]int{}
	l.each(names, sets, current, func() { f(func(name string) int { return current[name] }) })
	return true
}

// spread gives the terms and facts that names come down to.
func (l *linter) spread(reads []reading) (names []string) {
	for _, r := range reads {
		names = append(names, r.name)
	}
	for i := len(l.program.definitions) - 1; i >= 0; i-- {
		d := l.program.definitions[i]
		if slices.Contains(names, d.name) {
			names = append(names, namesOf(d.names)...)
		}
	}
	names = slices.DeleteFunc(names, func(n string) bool {
		return slices.ContainsFunc(l.program.definitions, func(d *definition) bool { return d.name == n })
	})
	slices.Sort(names)
	return slices.Compact(names)
}

// each calls f for each combination of values.
func (l *linter) each(names []string, sets []uint32, current map[string]int, f func()) {
	if len(names) == 0 {
		f()
		return
	}
	for set := sets[0]; set != 0; set &= set - 1 {
		current[names[0]] = bits.TrailingZeros32(set)
		l.each(names[1:], sets[1:], current, f)
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

// grower gives a compiler that knows the names of the program.
func (p *Program) grower() *compiler {
	c := &compiler{edition: p.Edition, program: p, definitions: map[string]*definition{}}
	for _, d := range p.definitions {
		c.definitions[d.name] = d
	}
	return c
}
