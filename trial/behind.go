package trial

import (
	"slices"

	"lawc/auction"
	"lawc/interp"
	"lawc/law"
)

// behindDepth bounds the records that are looked at behind a first difference.
const behindDepth = 5

// lookBehind finds, for clauses that have changed and that the walk never came to
// because the editions had ruled differently before, the shortest record on which
// both clauses apply at once and the rulings differ. Only there it goes past a
// difference.
func (c *Comparison) lookBehind(alphabet *Alphabet, a, b *interp.Program) {
	hidden := c.hidden()
	if len(hidden) == 0 {
		return
	}
	shallow := *alphabet
	shallow.bounds.Irregularities = 1
	depth := behindDepth
	if c.Bounds.Depth > 0 {
		depth = min(depth, c.Bounds.Depth)
	}
	walk := &Walk{Programs: []*interp.Program{a, b}, Alphabet: &shallow, Depth: depth}
	walk.Look = func(x *worker, s *Step) bool {
		if len(hidden) == 0 {
			return false
		}
		x.behind(s, hidden)
		return true
	}
	walk.Merge = func(list []sighting) {
		for _, x := range list {
			if hidden[x.key] == nil {
				continue
			}
			delete(hidden, x.key)
			d := x.difference
			d.Kind = Behind
			d.Record = (&Step{Before: x.before, Item: x.item, walk: walk}).Record()
			d.Failed = !differs(a, b, &d.Record)
			d.Situations = x.count
			c.Behind = append(c.Behind, d)
		}
	}
	walk.Run()
}

// hidden lists the changed clauses on which nothing rests and that never applied
// where both editions ruled the same, by topic.
func (c *Comparison) hidden() map[string]*ClauseChange {
	list := map[string]*ClauseChange{}
	for i := range c.Clauses {
		x := &c.Clauses[i]
		if x.Kind == ChangedClause && c.Resting(x) == 0 && !c.Agreed[x.A] && !c.Agreed[x.B] {
			list[x.A.ID] = x
		}
	}
	return list
}

// behind notes the clauses that are looked for and that a step applies.
func (x *worker) behind(s *Step, hidden map[string]*ClauseChange) {
	t := &x.narrators
	for i, m := range s.Machines {
		t.clauses[i] = m.AppendCited(t.clauses[i][:0], &x.saved[i])
	}
	for _, c := range t.clauses[0] {
		change := hidden[c.ID]
		if change == nil || change.A != c || !slices.Contains(t.clauses[1], change.B) ||
			slices.ContainsFunc(x.seen, func(have sighting) bool { return have.key == c.ID }) {
			continue
		}
		ra, rb := s.Machines[0].Result(), s.Machines[1].Result()
		if sameRuling(ra, rb) {
			continue
		}
		t.differ(s, ra, rb, x.saved, nil)
		d := t.difference()
		d.ClausesA, d.ClausesB = []*law.Clause{change.A}, []*law.Clause{change.B}
		x.seen = append(x.seen, sighting{c.ID, d, s.Before, s.Item, 1, s.Before})
		return
	}
}

// differs reads a record as it is printed and reports whether both editions rule
// differently on it.
func differs(a, b *interp.Program, r *auction.Record) bool {
	read, err := auction.Parse(r.String())
	return err == nil && len(read.Items) == len(r.Items) && !sameRuling(a.NewMachine().Run(&read), b.NewMachine().Run(&read))
}
