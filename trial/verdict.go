package trial

import (
	"runtime"
	"slices"
	"sync"

	"lawc/auction"
	"lawc/interp"
	"lawc/law"
)

// A Fate is what became of a mutant.
type Fate uint8

// The fates.
const (
	// Killed: a case fails under it.
	Killed Fate = iota
	// Equivalent: it rules as the original does on every record that was covered.
	Equivalent
	// Survives: there is a record on which it rules otherwise, and no case tells.
	Survives
	// Void: it is no edition, since a clause then reads what nothing defines.
	Void
)

var fateNames = [...]string{"killed", "equivalent", "survives", "void"}

// String gives the fate's name.
func (f Fate) String() string { return fateNames[f] }

// A Verdict is a mutant with its fate, and why.
type Verdict struct {
	Mutant
	Fate Fate
	// Case and Mismatch are those that killed it.
	Case     *law.Case
	Mismatch *Mismatch
	// Record is one that would kill it.
	Record *auction.Record
	// Joint: it took a walk of both side by side to decide.
	Joint bool
}

// A Bench decides the mutants of one edition.
type Bench struct {
	Program *interp.Program
	Reach   *Reach
	table   *table
	trials  []expectationOf
	// trialsOf lists for each key the trials that ask it.
	trialsOf map[int][]int
	// Done hears of each mutant decided. It may be called by several workers at
	// once.
	Done func(*Verdict)
}

// expectationOf is an expectation of a case of the edition.
type expectationOf struct {
	c *law.Case
	x *law.Expectation
}

// NewBench prepares the mutants of an edition to be decided by cases and, beyond
// them, by all that was reached.
func NewBench(r *Reach, cases []law.Case) *Bench {
	b := &Bench{Program: r.Program, Reach: r, trialsOf: map[int][]int{}}
	m, plain := r.Program.NewMachine(), r.Program.NewMachine()
	for i := range cases {
		for j := range cases[i].Expect {
			x := &cases[i].Expect[j]
			if x.Edition.Text != r.Program.Edition.Name {
				continue
			}
			if len(Check(cases[i], *x, plain.Run(&cases[i].Record))) > 0 {
				continue // it fails under the original too, and would kill anything
			}
			for _, a := range r.Add(m, &cases[i].Record) {
				k := r.index[a]
				b.trialsOf[k] = append(b.trialsOf[k], len(b.trials))
			}
			b.trials = append(b.trials, expectationOf{&cases[i], x})
		}
	}
	b.table = tabulate(r)
	return b
}

// Decide decides mutants, several at a time. The verdicts are in the order of the
// mutants.
func (b *Bench) Decide(mutants []Mutant) []Verdict {
	verdicts, open := make([]Verdict, len(mutants)), make([]*undecided, len(mutants))
	next := make(chan int, len(mutants))
	for i := range mutants {
		next <- i
	}
	close(next)
	var group sync.WaitGroup
	for range runtime.GOMAXPROCS(0) {
		group.Add(1)
		go func() {
			defer group.Done()
			for i := range next {
				verdicts[i], open[i] = b.decide(&mutants[i])
				if open[i] != nil {
					open[i].verdict = &verdicts[i]
				}
				if open[i] == nil && b.Done != nil {
					b.Done(&verdicts[i])
				}
			}
		}()
	}
	group.Wait()
	b.jointly(slices.DeleteFunc(open, func(u *undecided) bool { return u == nil }))
	return verdicts
}

// decide decides one mutant, or says what is still to be looked at.
func (b *Bench) decide(m *Mutant) (v Verdict, open *undecided) {
	v.Mutant = *m
	p, problems := interp.Compile(m.Edition(b.Program.Edition))
	if len(problems) > 0 {
		v.Fate = Void
		return v, nil
	}
	keys, everywhere := b.table.affected(m, p)
	switch {
	case len(keys) == 0 && !everywhere:
		v.Fate = Equivalent
	case b.kill(&v, p, keys, everywhere):
		v.Fate = Killed
	default:
		v.Fate = Survives
		if v.Record = b.tell(p, keys); v.Record == nil {
			v.Joint = true
			return v, &undecided{program: p, keys: keys, everywhere: everywhere}
		}
	}
	return v, nil
}

// kill looks for a case that fails under the mutant, among those that ask what it
// affects.
func (b *Bench) kill(v *Verdict, p *interp.Program, keys []int, everywhere bool) bool {
	asks := make([]bool, len(b.trials))
	for _, k := range keys {
		for _, t := range b.trialsOf[k] {
			asks[t] = true
		}
	}
	m := p.NewMachine()
	for i := range b.trials {
		t := &b.trials[i]
		if !asks[i] && !everywhere {
			continue
		}
		if mismatches := Check(*t.c, *t.x, m.Run(&t.c.Record)); len(mismatches) > 0 {
			v.Case, v.Mismatch = t.c, &mismatches[0]
			return true
		}
	}
	return false
}
