package differ

import (
	"maps"

	"lawc/auction"
	"lawc/explore"
	"lawc/interp"
	"lawc/law"
)

// A watcher notes in what two editions differ, for one worker of a walk.
type watcher struct {
	comparison *Comparison
	narrators
	seen   []*sighting
	agreed map[*law.Clause]bool
	// given tells places apart by the director's powers, which a result lists though
	// nothing hangs on them any more.
	given uint64
}

// A sighting is a difference as a worker came upon it.
type sighting struct {
	key        string
	difference *Difference
	way        explore.Way
	// count is in how many places, the last of them included.
	count int
	last  int32
}

// agree reports whether both editions say the same after a step, and otherwise notes
// the difference.
func (x *watcher) agree(s *explore.Step) bool {
	if s.Beside == nil {
		x.note(s)
		x.given = given(s.Machine)
		return true
	}
	ra, rb := s.Machine.Result(), s.Beside.Result()
	if explore.SameRuling(ra, rb) {
		x.note(s)
		x.given = given(s.Machine)
		return true
	}
	if s.Several() && !x.comparison.onlyNow(s.Record()) {
		return false // the items by themselves show it
	}
	key := x.differ(stepOf(s), ra, rb, x.comparison.same)
	for _, seen := range x.seen {
		if seen.key == string(key) {
			if seen.last != s.Before() {
				seen.count++
			}
			seen.last = s.Before()
			return false
		}
	}
	x.seen = append(x.seen, &sighting{string(key), x.difference(), s.Way, 1, s.Before()})
	return false
}

// onlyNow reports whether the two rule the same on a record as long as an item of its
// last three is missing.
func (c *Comparison) onlyNow(r auction.Record) bool {
	a, b := c.programs[0].NewMachine(), c.programs[1].NewMachine()
	for n := len(r.Items) - 2; n < len(r.Items); n++ {
		shorter := auction.Record{Dealer: r.Dealer, Items: r.Items[:n]}
		if !explore.SameRuling(a.Run(&shorter), b.Run(&shorter)) {
			return false
		}
	}
	return true
}

// note remembers which clauses have applied where both editions rule the same.
func (x *watcher) note(s *explore.Step) {
	x.cited = s.Machine.AppendCited(x.cited[:0], s.Was)
	if s.Beside != nil {
		x.cited = s.Beside.AppendCited(x.cited, s.BesideWas)
	}
	for _, c := range x.cited {
		if !x.comparison.Agreed[c] && !x.agreed[c] {
			x.agreed[c] = true
		}
	}
}

// given sums up the director's powers so far, in any order.
func given(m *interp.Machine) (sum uint64) {
	for _, d := range m.Powers() {
		sum += hashOf(d.May) ^ hashOf(d.If)*3
	}
	return sum
}

func hashOf(text string) uint64 {
	h := uint64(14695981039346656037)
	for i := range len(text) {
		h = (h ^ uint64(text[i])) * 1099511628211
	}
	return h
}

// collect hands over what was seen, to be put together in the order of the walk.
func (x *watcher) collect() func() {
	seen, agreed := x.seen, x.agreed
	x.seen = nil
	if len(agreed) > 0 {
		x.agreed = map[*law.Clause]bool{}
	}
	if len(seen)+len(agreed) == 0 {
		return nil
	}
	return func() {
		maps.Copy(x.comparison.Agreed, agreed)
		for _, s := range seen {
			x.comparison.add(s)
		}
	}
}
