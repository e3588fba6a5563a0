package explore

import (
	"slices"

	"lawc/interp"
	"lawc/law"
)

// A stake is something in a provision that may make a difference: one of its
// conditions, predicates after the mapping, or one of its edges.
type stake struct {
	provision *law.Provision
	at        int
	edge      bool
}

// differences notes what makes a difference to one answer: a condition that alone
// keeps its provision from applying, or from displacing what applies; and an edge
// without which what it displaces would apply.
func (x *explorer) differences(sights []interp.Sight) {
	for i := range sights {
		s := &sights[i]
		if alone := s.Alone(); alone >= 0 {
			at := stake{s.Provision, alone, false}
			if !x.matters[at] && wouldMatter(s, sights) {
				x.matters[at] = true
				x.shows()
			}
			continue
		}
		if !s.Held() {
			continue
		}
		for j, name := range s.Provision.InsteadOf {
			x.edge(s, j, name.Text, sights)
		}
	}
}

func (x *explorer) edge(s *interp.Sight, at int, id string, sights []interp.Sight) {
	edge := stake{s.Provision, at, true}
	if x.matters[edge] {
		return
	}
	for i := range sights {
		if o := &sights[i]; o.Clause.ID == id && o.Held() && !slices.ContainsFunc(o.DisplacedBy, func(c *law.Clause) bool { return c != s.Clause }) {
			x.matters[edge] = true
			x.shows()
			return
		}
	}
}

// wouldMatter reports whether a provision that does not hold would change the answer
// if it did: nothing that holds displaces it, or it displaces something that applies.
func wouldMatter(s *interp.Sight, sights []interp.Sight) bool {
	displaced := false
	for i := range sights {
		o := &sights[i]
		if o.Applies && named(s.Provision.InsteadOf, o.Clause.ID) {
			return true
		}
		displaced = displaced || o.Held() && named(o.Provision.InsteadOf, s.Clause.ID)
	}
	return !displaced
}

func named(list []law.Name, id string) bool {
	return slices.ContainsFunc(list, func(n law.Name) bool { return n.Text == id })
}

// idle remarks on conditions and edges without which every answer is the same. Of a
// provision that never applies that would say nothing new.
func (x *explorer) idle() {
	x.turned()
	where, elsewhere := x.bounds(), x.lentMatters()
	x.edition.Clauses(func(_ *law.Article, c *law.Clause) {
		for i := range c.Provisions {
			p := &c.Provisions[i]
			if !x.applies[p] {
				continue
			}
			for at, condition := range x.seen[p].Conditions {
				if lent(p, at) || x.matters[stake{p, at, false}] || elsewhere[place{c.File, condition.Pos}] {
					continue
				}
				x.remark(law.Note, law.CodeIdleCondition, condition.Pos, c.ID, condition.Text+" never matters: no answer is another without it", where, nil)
			}
			for at, name := range p.InsteadOf {
				if !x.matters[stake{p, at, true}] {
					x.remark(law.Note, law.CodeIdleEdge, name.Pos, c.ID, "instead_of: "+name.Text+" never matters: the two never apply together", where, nil)
				}
			}
		}
	})
}

// lent reports whether a provision has one of its conditions from its article, or from
// the clause of which it is a part. Whoever wrote it there cannot leave it out here.
func lent(p *law.Provision, at int) bool {
	if at < len(p.When) {
		return p.When[at].From != ""
	}
	return p.Exprs[at-len(p.When)].From != ""
}

// A place is one in a file.
type place struct {
	file string
	law.Pos
}

// lentMatters is the set of conditions that matter in a provision to which they are lent,
// by where they are written.
func (x *explorer) lentMatters() map[place]bool {
	set := map[place]bool{}
	x.edition.Clauses(func(_ *law.Article, c *law.Clause) {
		for i := range c.Provisions {
			p := &c.Provisions[i]
			for at, condition := range x.seen[p].Conditions {
				if lent(p, at) && x.matters[stake{p, at, false}] {
					set[place{c.File, condition.Pos}] = true
				}
			}
		}
	})
	return set
}

// turned looks once more, where something has not been seen to matter, at what would
// be answered if a fact that was not told were the other way round: an answer also
// says what it assumes.
func (x *explorer) turned() {
	var open [law.Moments]bool
	for m := range law.Moments {
		for _, p := range x.reach.Program.Provisions(law.Moment(m)) {
			for at := range x.seen[p].Conditions {
				open[m] = open[m] || x.applies[p] && !x.matters[stake{p, at, false}]
			}
			for at := range p.InsteadOf {
				open[m] = open[m] || !x.matters[stake{p, at, true}]
			}
		}
	}
	machine := x.reach.Program.NewMachine()
	for i := range x.reach.Keys {
		k := &x.reach.Keys[i]
		if !open[k.Moment] {
			continue
		}
		x.key = k
		for _, a := range x.reach.Program.Turned(k.Asked) {
			x.differences(machine.Look(a))
		}
	}
}
