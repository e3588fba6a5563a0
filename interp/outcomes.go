package interp

import (
	"math/bits"
	"slices"

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
	return words[d.term.Values[i]]
}

// most is how many combinations of values are gone through at most.
const most = 1 << 20

// outcomes says whether a predicate holds for some and for all values of the
// terms that it reads. Those that are settled take the values of the set only.
// Where there are too many combinations to go through it says: some, not all.
func (l *linter) outcomes(predicate *vm.Program, reads []string, definitions []*definition, settled map[string]uint32) (some, all bool) {
	var domains []extent
	var sets []uint32
	size := 1
	for _, name := range unique(reads) {
		if law.TermNamed(name) == nil && !l.isFact(name) {
			continue // a definition
		}
		d := l.extent(name)
		set, limited := settled[name]
		if !limited {
			set = d.all()
		}
		domains, sets = append(domains, d), append(sets, set)
		if size *= bits.OnesCount32(set); size > most {
			return true, false
		}
	}
	needed := slices.DeleteFunc(slices.Clone(definitions), func(d *definition) bool { return !slices.Contains(reads, d.name) })
	all = true
	l.each(domains, sets, func() {
		for _, d := range needed {
			l.env[d.name] = l.holds(d.program)
		}
		holds := l.holds(predicate)
		some, all = some || holds, all && holds
	})
	return some, all
}

// each calls f for each combination of values.
func (l *linter) each(domains []extent, sets []uint32, f func()) {
	if len(domains) == 0 {
		f()
		return
	}
	for set := sets[0]; set != 0; set &= set - 1 {
		l.env[domains[0].name] = domains[0].value(bits.TrailingZeros32(set))
		l.each(domains[1:], sets[1:], f)
	}
}

func (l *linter) holds(program *vm.Program) bool {
	holds, err := l.vm.Run(program, l.env)
	return err == nil && holds == true
}

func (l *linter) isFact(name string) bool {
	return slices.ContainsFunc(l.program.facts, func(f law.Fact) bool { return f.Name == name })
}

func unique(names []string) []string {
	list := slices.Clone(names)
	slices.Sort(list)
	return slices.Compact(list)
}
