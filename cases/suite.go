// Package cases runs the cases that people wrote through editions, and says which
// clauses they exercise.
package cases

import (
	"slices"

	"lawc/interp"
	"lawc/law"
)

// A Suite runs cases and remembers what they show about the clauses.
type Suite struct{ runs []*run }

// A run is an edition with what was learnt about it.
type run struct {
	edition *law.Edition
	program *interp.Program
	machine *interp.Machine
	names   *names
	// sights is what each thing asked looks like, in the order of order.
	sights    map[interp.Asked][]interp.Sight
	order     []interp.Asked
	definedBy map[*law.Provision][]*law.Clause
	// now is of the record that is being run, all of those before it.
	now, all     tally
	expectations int
}

// NewSuite makes a suite over the editions that cases may name.
func NewSuite(programs ...*interp.Program) *Suite {
	s := &Suite{}
	for _, p := range programs {
		r := &run{edition: p.Edition, program: p, machine: p.NewMachine(), names: newNames(p.Edition),
			sights: map[interp.Asked][]interp.Sight{}, definedBy: map[*law.Provision][]*law.Clause{}, all: newTally()}
		r.machine.Observe = r.observe
		s.runs = append(s.runs, r)
	}
	s.nameWithheld()
	return s
}

// observe notes what the edition is asked.
func (r *run) observe(a interp.Asked) {
	r.now.asked[a] = true
	if _, known := r.sights[a]; !known {
		r.sights[a] = r.machine.Look(a)
		r.order = append(r.order, a)
	}
}

// An Outcome is what became of one expectation of a case.
type Outcome struct {
	Case       *law.Case
	Edition    *law.Edition
	Mismatches []Mismatch
	// Clauses are those that decided, in order of first use.
	Clauses []*law.Clause
}

// Failed reports whether the result was not what the case expects.
func (o *Outcome) Failed() bool { return len(o.Mismatches) > 0 }

// Run runs a case under each edition it names. A case that names something
// unknown is not run: the problems say what.
func (s *Suite) Run(c *law.Case) (list []Outcome, problems []law.Problem) {
	if problems = s.unknown(c); problems != nil {
		return nil, problems
	}
	for i := range c.Expect {
		x := &c.Expect[i]
		list = append(list, s.run(x.Edition.Text).expect(c, x))
	}
	return list, nil
}

// expect runs a case under its edition.
func (r *run) expect(c *law.Case, x *law.Expectation) Outcome {
	r.now = newTally()
	got := r.machine.Run(&c.Record)
	o := Outcome{c, r.edition, Check(*c, *x, got), slices.Clone(got.Clauses)}
	shown := r.tally(x, got)
	for i := range o.Mismatches {
		m := &o.Mismatches[i]
		if clause := r.edition.Clause(m.Clause); clause != nil {
			why := r.cover(clause, &shown)
			why.nearest()
			m.Why = &why
		}
	}
	r.all.add(&shown)
	r.expectations++
	return o
}

// run finds the run of an edition, or gives nil.
func (s *Suite) run(edition string) *run {
	for _, r := range s.runs {
		if r.edition.Name == edition {
			return r
		}
	}
	return nil
}

// Coverage says what the cases run so far made of each edition of which they
// expect anything. Of an edition with its inferred clauses only these are of
// interest, and not those that it inherits: the others are those of the edition without
// them.
func (s *Suite) Coverage() (list []*Coverage) {
	for _, r := range s.runs {
		if r.expectations == 0 {
			continue
		}
		v := &Coverage{Edition: r.edition}
		r.edition.Clauses(func(_ *law.Article, c *law.Clause) {
			if c.Operative() && !r.edition.Inherited(c) && (c.Inferred() || !r.edition.ApplyInferred) {
				v.Clauses = append(v.Clauses, r.cover(c, &r.all))
			}
		})
		if len(v.Clauses) > 0 {
			list = append(list, v)
		}
	}
	return list
}
