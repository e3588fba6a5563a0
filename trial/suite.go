// Package trial takes records through editions and compares: the cases that
// people wrote, and which clauses they exercise.
package trial

import (
	"lawc/interp"
	"lawc/law"
)

// A Suite runs cases and remembers which clauses they exercise.
type Suite struct{ runs []*run }

// A run is an edition with what was learnt about it.
type run struct {
	edition *law.Edition
	machine *interp.Machine
	applied map[string]bool
}

// NewSuite makes a suite over the editions that cases may name.
func NewSuite(programs ...*interp.Program) *Suite {
	s := &Suite{}
	for _, p := range programs {
		s.runs = append(s.runs, &run{p.Edition, p.NewMachine(), map[string]bool{}})
	}
	return s
}

// An Outcome is what became of one expectation of a case.
type Outcome struct {
	Case       *law.Case
	Edition    string
	Mismatches []Mismatch
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
		r := s.run(x.Edition.Text)
		got := r.machine.Run(&c.Record)
		for _, clause := range got.Clauses {
			r.applied[clause.ID] = true
		}
		list = append(list, Outcome{c, r.edition.Name, Check(*c, *x, got)})
	}
	return list, nil
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

// Idle lists the clauses of an edition that provide something and that no case
// has exercised: none that expects something of the edition applied them.
// Clauses that only define are exercised by those that read them.
func (s *Suite) Idle(edition string) (list []*law.Clause) {
	r := s.run(edition)
	if r == nil {
		return nil
	}
	r.edition.Clauses(func(_ *law.Article, c *law.Clause) {
		if len(c.Provisions) > 0 && !r.applied[c.ID] {
			list = append(list, c)
		}
	})
	return list
}
