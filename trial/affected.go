package trial

import (
	"slices"

	"lawc/interp"
	"lawc/law"
)

// A table is how all provisions of an edition fare on all that it is asked.
type table struct {
	reach *Reach
	// held says for each key which provisions of its moment hold, answers what
	// the edition answers.
	held    [][]bool
	answers []string
	// turned are the variants of each key by which facts are assumed.
	turned [][]turn
	// applied lists the keys on which a provision applies.
	applied map[*law.Provision][]int
	// places are where provisions stand among those of their moment.
	places map[*law.Provision]place
}

type turn struct {
	interp.Asked
	held []bool
}

type place struct {
	moment law.Moment
	at     int
}

// tabulate works the table out.
func tabulate(r *Reach) *table {
	t := &table{reach: r, applied: map[*law.Provision][]int{}, places: map[*law.Provision]place{}}
	for m := range law.Moments {
		for i, p := range r.Program.Provisions(law.Moment(m)) {
			t.places[p] = place{law.Moment(m), i}
		}
	}
	m := r.Program.NewMachine()
	for i := range r.Keys {
		asked := r.Keys[i].Asked
		t.held = append(t.held, heldIn(m, asked, len(r.Program.Provisions(asked.Moment))))
		t.answers = append(t.answers, m.Answer(asked))
		var turns []turn
		for _, a := range r.Program.Turned(asked) {
			turns = append(turns, turn{a, heldIn(m, a, len(r.Program.Provisions(a.Moment)))})
		}
		t.turned = append(t.turned, turns)
		for _, s := range m.Look(asked) {
			if s.Applies {
				t.applied[s.Provision] = append(t.applied[s.Provision], i)
			}
		}
	}
	return t
}

func heldIn(m *interp.Machine, a interp.Asked, provisions int) []bool {
	list := make([]bool, provisions)
	for i := range list {
		list[i] = m.Holds(a, i)
	}
	return list
}

// affected lists the keys on which a mutant may go another way than the original:
// where it answers otherwise, or brings something else by the same answer. On all
// others it does the same, so that none of them makes a difference to any record.
// It reports everywhere if the mutant orders bids otherwise.
func (t *table) affected(m *Mutant, p *interp.Program) (keys []int, everywhere bool) {
	if (m.Kind == ChangeDefinition || m.Kind == ChangeRanks) && !p.SameBids(t.reach.Program) {
		return nil, true
	}
	set := map[int]bool{}
	switch m.Kind {
	case DropConsequence, OtherArgument, DropArgument:
		t.bringing(m, set)
	default:
		if m.Kind == DropClause || m.Kind == DropProvision {
			t.applying(m.Clause, set)
		}
		mutant := p.NewMachine()
		for _, changed := range t.changed(m) {
			t.answering(m, p, mutant, changed, set)
		}
	}
	for k := range set {
		keys = append(keys, k)
	}
	slices.Sort(keys)
	return keys, false
}

// bringing adds the keys on which what the mutated provision brings follows.
func (t *table) bringing(m *Mutant, set map[int]bool) {
	for _, k := range t.applied[&m.Clause.Provisions[m.Provision]] {
		set[k] = true
	}
	t.applying(m.Clause, set)
}

// applying adds the keys on which another clause refers to what a clause brings.
func (t *table) applying(c *law.Clause, set map[int]bool) {
	for _, by := range t.referring(c, map[*law.Clause]bool{c: true}) {
		for i := range by.Provisions {
			for _, k := range t.applied[&by.Provisions[i]] {
				set[k] = true
			}
		}
	}
}

// referring lists the clauses that apply a clause, by others if need be, or offer
// it as a choice.
func (t *table) referring(c *law.Clause, known map[*law.Clause]bool) (list []*law.Clause) {
	t.reach.Program.Edition.Clauses(func(_ *law.Article, by *law.Clause) {
		if !known[by] && refersTo(by, c.ID) {
			known[by] = true
			list = append(append(list, by), t.referring(by, known)...)
		}
	})
	return list
}

func refersTo(by *law.Clause, id string) bool {
	for i := range by.Provisions {
		for j := range by.Provisions[i].Then {
			q := &by.Provisions[i].Then[j]
			if q.Kind == law.BringApply && among(q.Values, id) || among(q.ArgValues("choice"), id) {
				return true
			}
		}
	}
	return false
}

// changed lists the provisions of the original whose conditions or edges the
// mutant changes.
func (t *table) changed(m *Mutant) (list []*law.Provision) {
	switch {
	case m.Kind == ChangeDefinition || m.Kind == ChangeRanks:
		for p := range t.places {
			for _, d := range m.Clause.Defines {
				if t.reach.Program.Reads(p, d.Name.Text) {
					list = append(list, p)
					break
				}
			}
		}
	case m.Provision >= 0:
		list = append(list, &m.Clause.Provisions[m.Provision])
	default:
		list = provisionsOf(m.Clause)
	}
	return list
}

// answering adds the keys that the mutant answers otherwise because of one
// provision. Only where the provision came to hold, or no more, need be looked at;
// where it is gone or displaces less, wherever it held.
func (t *table) answering(m *Mutant, p *interp.Program, machine *interp.Machine, changed *law.Provision, set map[int]bool) {
	at, known := t.places[changed]
	if !known {
		return
	}
	gone := m.Kind == DropClause || m.Kind == DropProvision || m.Kind == DropEdge
	other := func(a interp.Asked, held bool) bool {
		if gone {
			return held
		}
		now, ok := p.Translate(t.reach.Program, a)
		return !ok || machine.Holds(now, at.at) != held
	}
	for k := range t.reach.Keys {
		asked := t.reach.Keys[k].Asked
		if asked.Moment != at.moment || set[k] {
			continue
		}
		differs := other(asked, t.held[k][at.at])
		for _, v := range t.turned[k] {
			differs = differs || other(v.Asked, v.held[at.at])
		}
		if !differs {
			continue
		}
		if now, ok := p.Translate(t.reach.Program, asked); !ok || machine.Answer(now) != t.answers[k] {
			set[k] = true
		}
	}
}
