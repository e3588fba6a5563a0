package mutate

import (
	"runtime"
	"slices"
	"sync"

	"lawc/auction"
	"lawc/cases"
	"lawc/explore"
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
	Mismatch *cases.Mismatch
	// Record is one that would kill it.
	Record *auction.Record
	// Joint: it took a walk of both side by side to decide.
	Joint bool
}

// A Bench decides the mutants of one edition.
type Bench struct {
	Program *interp.Program
	Reach   *explore.Reach
	table   *table
	trials  []expectationOf
	// trialsOf lists for each key the trials that ask it, drawnBy the records made
	// at random that do.
	trialsOf map[int][]int
	drawnBy  map[int][]int32
	drawn    int
	cases    []auction.Record
	// together are the findings that some item has at once.
	together map[law.FindingSet]bool
	// Beside counts the mutants that were walked side by side with the original.
	Beside int
	// Done hears of each mutant decided. It may be called by several workers at
	// once.
	Done func(*Verdict)
}

// expectationOf is an expectation of a case of the edition.
type expectationOf struct {
	c *law.Case
	x *law.Expectation
}

// outside is how many records made at random a mutant must rule alike on before it is
// called equivalent: of those that ask one thing that it affects, mostDrawn are run.
const outside, mostDrawn = 150_000, 200

// otherSeed makes other records than those that go with exploration.
const otherSeed = 2

// NewBench prepares the mutants of an edition to be decided by cases and, beyond them,
// by all that was reached and by records made at random.
func NewBench(r *explore.Reach, list []law.Case) *Bench {
	b := &Bench{Program: r.Program, Reach: r, trialsOf: map[int][]int{}, drawnBy: map[int][]int32{}, drawn: outside}
	m, plain := r.Program.NewMachine(), r.Program.NewMachine()
	for i := range list {
		for j := range list[i].Expect {
			x := &list[i].Expect[j]
			if x.Edition.Text != r.Program.Edition.Name {
				continue
			}
			if len(cases.Check(list[i], *x, plain.Run(&list[i].Record))) > 0 {
				continue // it fails under the original too, and would kill anything
			}
			for _, k := range r.Add(m, &list[i].Record) {
				b.trialsOf[k] = append(b.trialsOf[k], len(b.trials))
			}
			b.trials = append(b.trials, expectationOf{&list[i], x})
		}
	}
	b.draw(m)
	b.table = tabulate(r)
	return b
}

// draw makes records at random, half of which begin as cases do, and notes what they
// ask. Made by number, they need not be kept.
func (b *Bench) draw(m *interp.Machine) {
	for i := range b.trials {
		b.cases = append(b.cases, b.trials[i].c.Record)
	}
	random := b.random()
	for n := range b.drawn {
		record := random.Record(n)
		for _, k := range b.Reach.Add(m, &record) {
			if len(b.drawnBy[k]) < mostDrawn {
				b.drawnBy[k] = append(b.drawnBy[k], int32(n))
			}
		}
	}
}

// random makes the records drawn.
func (b *Bench) random() *explore.Random {
	return explore.NewRandom(b.Program, otherSeed, b.cases...)
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
	keys, everywhere := b.table.affected(p)
	switch {
	case len(keys) == 0 && !everywhere:
		v.Fate = Equivalent
	case b.kill(&v, p, keys, everywhere):
		v.Fate = Killed
	default:
		v.Fate = Survives
		if v.Record = b.tell(p, keys, everywhere); v.Record == nil {
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
		if mismatches := cases.Check(*t.c, *t.x, m.Run(&t.c.Record)); len(mismatches) > 0 {
			v.Case, v.Mismatch = t.c, &mismatches[0]
			return true
		}
	}
	return false
}
