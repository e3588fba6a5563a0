package trial

import (
	"fmt"
	"slices"
	"strings"

	"lawc/auction"
	"lawc/interp"
	"lawc/law"
)

// Remarks of the meaning of an edition are problems, each with what shows it.
type Remark struct {
	law.Problem
	// Says is the remark without record or place, by which it is known again.
	Says string
	// Record shows it; nil where there is nothing to show.
	Record *auction.Record
}

// Explored is an edition with what exploration tells of its meaning.
type Explored struct {
	Edition *law.Edition
	Walks   []Covered
	// Asked is how many different things the edition was asked.
	Asked   int
	Remarks []Remark
}

// ExploreMeaning looks at what the clauses of an edition mean together, on
// everything that records within the bounds ask of it: clauses that nothing brings
// into play, clauses that contradict each other, findings that nothing answers,
// conditions and instead_of edges that never matter.
func ExploreMeaning(p *interp.Program, bounds []Bounds, progress Progress) *Explored {
	r := Explore(p, bounds, progress)
	x := &explorer{reach: r, table: tabulate(r), machine: p.NewMachine(), edition: p.Edition}
	x.sights()
	x.dead()
	x.conflicts()
	x.unanswered()
	x.idle()
	slices.SortStableFunc(x.remarks, func(a, b Remark) int {
		if a.Line != b.Line {
			return a.Line - b.Line
		}
		return a.Col - b.Col
	})
	return &Explored{p.Edition, r.Walks, len(r.Keys), x.remarks}
}

// An explorer collects remarks on one edition.
type explorer struct {
	reach   *Reach
	table   *table
	machine *interp.Machine
	edition *law.Edition
	seen    map[*law.Provision]*ProvisionCoverage
	remarks []Remark
}

func (x *explorer) remark(severity law.Severity, code string, pos law.Pos, clause, says string, record *auction.Record) {
	message := says
	if record != nil {
		message += fmt.Sprintf(", as in %q", record)
	}
	x.remarks = append(x.remarks, Remark{law.Problem{File: x.edition.File, Pos: pos, Severity: severity, Code: code, Clause: clause, Message: message}, says, record})
}

// sights notes how every provision fared on all that was really asked.
func (x *explorer) sights() {
	x.seen = map[*law.Provision]*ProvisionCoverage{}
	for p := range x.table.places {
		x.seen[p] = &ProvisionCoverage{Provision: p, Conditions: conditionsOf(p)}
	}
	for i := range x.reach.Keys {
		if k := &x.reach.Keys[i]; !k.Supposed {
			for _, s := range x.machine.Look(k.Asked) {
				x.seen[s.Provision].see(&s)
			}
		}
	}
}

// dead remarks on provisions that never apply, with the reason.
func (x *explorer) dead() {
	x.edition.Clauses(func(_ *law.Article, c *law.Clause) {
		if x.broughtByOthers(c) {
			return
		}
		for i := range c.Provisions {
			p := &c.Provisions[i]
			if why := x.reason(p); why != "" {
				x.remark(law.Warning, law.CodeDead, p.At.Pos, c.ID, "no record brings this into play: "+why, nil)
			}
		}
	})
}

// broughtByOthers reports whether a clause that applies brings what c brings.
func (x *explorer) broughtByOthers(c *law.Clause) bool {
	for _, by := range x.table.referring(c, map[*law.Clause]bool{c: true}) {
		for i := range by.Provisions {
			if len(x.table.applied[&by.Provisions[i]]) > 0 {
				return true
			}
		}
	}
	return false
}

// reason says why a provision never applies, or "" if it does.
func (x *explorer) reason(p *law.Provision) string {
	v := x.seen[p]
	switch {
	case v == nil || x.applies(p):
		return ""
	case v.Asked == 0:
		return "its moment, " + p.At.Text + ", never comes up"
	case len(v.By) > 0:
		return "where its conditions hold, it is always displaced by " + idList(v.By)
	}
	var wanting []string
	for _, c := range v.Wanting() {
		wanting = append(wanting, c.Text)
	}
	if v.Wanting()[0].Alone > 0 {
		return "what always fails where all else holds is " + strings.Join(wanting, " or ")
	}
	return "its conditions never all hold; " + strings.Join(wanting, " or ") + " fails most often"
}

// applies reports whether a provision applies to anything really asked.
func (x *explorer) applies(p *law.Provision) bool {
	return slices.ContainsFunc(x.table.applied[p], func(k int) bool { return !x.reach.Keys[k].Supposed })
}

func idList(list []*law.Clause) string {
	var ids []string
	for _, c := range list {
		ids = append(ids, c.ID)
	}
	slices.Sort(ids)
	return strings.Join(ids, ", ")
}

// unanswered remarks on findings for which there is no clause.
func (x *explorer) unanswered() {
	severity := law.Note
	if x.edition.Whole {
		severity = law.Warning
	}
	for _, g := range x.reach.Gaps {
		x.remark(severity, law.CodeUnanswered, law.Pos{Line: 1, Col: 1}, "", "no clause says what follows from "+strings.Join(g.Findings, " and "), &g.Record)
	}
}

// idle remarks on conditions and edges without which every answer is the same.
func (x *explorer) idle() {
	for _, m := range Mutants(x.edition) {
		if m.Kind != DropCondition && m.Kind != DropEdge || x.remarked(&m) {
			continue
		}
		p, problems := interp.Compile(m.Edition(x.edition))
		if len(problems) > 0 {
			continue
		}
		if keys, everywhere := x.table.affected(&m, p); len(keys) > 0 || everywhere {
			continue
		}
		if m.Kind == DropEdge {
			x.remark(law.Note, law.CodeIdleEdge, m.Pos, m.Clause.ID, m.Change+" never matters: the two never apply together", nil)
		} else {
			x.remark(law.Note, law.CodeIdleCondition, m.Pos, m.Clause.ID, m.Change+" never matters: no answer is another without it", nil)
		}
	}
}

// remarked reports whether the provision that a mutant changes is dead: that no
// condition of it matters then says nothing new.
func (x *explorer) remarked(m *Mutant) bool {
	return !x.applies(&m.Clause.Provisions[m.Provision])
}

// Meaning looks at what the clauses of editions mean together, by complete
// exploration of what records can lead to. It is the third layer of lawc check,
// after the form of the files and their conditions, and is asked only about
// editions in which these are in order.
func Meaning(editions []*law.Edition) (problems []law.Problem) {
	for _, e := range editions {
		p, faults := interp.Compile(e.WithInferred())
		if len(faults) > 0 {
			continue // they have been told
		}
		for _, r := range ExploreMeaning(p, UsualBounds(), nil).Remarks {
			problems = append(problems, r.Problem)
		}
	}
	return problems
}
