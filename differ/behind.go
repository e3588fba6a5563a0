package differ

import (
	"slices"

	"lawc/auction"
	"lawc/explore"
	"lawc/interp"
	"lawc/law"
)

// behind are the bounds of records that are looked at behind a first difference.
func behind() explore.Bounds {
	b := explore.UsualBounds()[0]
	b.Levels, b.Denominations, b.Irregularities, b.Depth, b.Sparse = 1, []auction.Denomination{auction.Spades, auction.Notrump}, 1, 5, true
	return b
}

// lookBehind finds, for clauses that have changed and that the walk never came to
// because the editions had ruled differently before, the shortest record on which both
// clauses apply at once and the rulings differ. Only there it goes past a difference.
func (c *Comparison) lookBehind() {
	hidden := c.hidden()
	if len(hidden) == 0 {
		return
	}
	b := behind()
	for _, w := range c.Walks {
		if w.Bounds.Depth > 0 {
			b.Depth = min(b.Depth, w.Bounds.Depth)
		}
	}
	w := &explore.Walk[*seeker]{Program: c.programs[0], Beside: c.programs[1], Alphabet: explore.NewAlphabet(b, c.programs[:]...), Depth: b.Depth}
	w.State = func(*interp.Machine) *seeker { return &seeker{comparison: c, hidden: hidden} }
	w.Look = (*seeker).look
	w.Collect = (*seeker).collect
	w.Run()
}

// A seeker looks for clauses that have changed behind a difference.
type seeker struct {
	comparison *Comparison
	narrators
	hidden map[string]*ClauseChange
	seen   []*sighting
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

// look notes the clauses that are looked for and that a step applies. It goes on as
// long as there are any.
func (x *seeker) look(s *explore.Step) bool {
	x.clauses[0] = s.Machine.AppendCited(x.clauses[0][:0], s.Was)
	x.clauses[1] = s.Beside.AppendCited(x.clauses[1][:0], s.BesideWas)
	for _, c := range x.clauses[0] {
		change := x.hidden[c.ID]
		if change == nil || change.A != c || !slices.Contains(x.clauses[1], change.B) ||
			slices.ContainsFunc(x.seen, func(have *sighting) bool { return have.key == c.ID }) {
			continue
		}
		ra, rb := s.Machine.Result(), s.Beside.Result()
		if explore.SameRuling(ra, rb) {
			continue
		}
		x.differ(stepOf(s), ra, rb, nil)
		d := x.difference()
		d.Kind, d.ClausesA, d.ClausesB = Behind, []*law.Clause{change.A}, []*law.Clause{change.B}
		x.seen = append(x.seen, &sighting{c.ID, d, s.Way, 1, s.Before()})
		break
	}
	return len(x.hidden) > 0
}

// collect hands over what was found, the shortest record of each.
func (x *seeker) collect() func() {
	seen := x.seen
	x.seen = nil
	if len(seen) == 0 {
		return nil
	}
	return func() {
		for _, s := range seen {
			if x.hidden[s.key] == nil {
				continue
			}
			delete(x.hidden, s.key)
			d := s.difference
			d.Record, d.Situations = s.way.Record(), s.count
			d.Failed = !differs(x.comparison.programs[0], x.comparison.programs[1], &d.Record)
			x.comparison.Behind = append(x.comparison.Behind, d)
		}
	}
}

// differs reads a record as it is printed and reports whether both editions rule
// differently on it.
func differs(a, b *interp.Program, r *auction.Record) bool {
	read, err := auction.Parse(r.String())
	return err == nil && len(read.Items) == len(r.Items) && !explore.SameRuling(a.NewMachine().Run(&read), b.NewMachine().Run(&read))
}
