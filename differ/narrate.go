package differ

import (
	"cmp"
	"slices"

	"lawc/auction"
	"lawc/explore"
	"lawc/interp"
	"lawc/law"
)

// Narrators list what a step brings under two editions, and what it brings under
// one only.
type narrators struct {
	sides   [2]narrator
	only    [2][]effectOf
	clauses [2][]*law.Clause
	shared  []*law.Clause
	cited   []*law.Clause
	silence bool
	spare   []effectOf
	key     []byte
}

// differ works out a difference, and gives what tells it from others.
func (t *narrators) differ(s *step, ra, rb *law.Result, same map[*law.Clause]*law.Clause) []byte {
	from := s.seer()
	for i, r := range [2]*law.Result{ra, rb} {
		t.sides[i].seer, t.sides[i].before = from, s.before[i]
		t.sides[i].tell(r)
	}
	t.silence = (ra.Phase == law.Undecided) != (rb.Phase == law.Undecided)
	t.only[0], t.only[1] = apart(t.sides[0].list, t.sides[1].list, &t.spare)
	for i := range t.only {
		t.cited = s.machines[i].AppendCited(t.cited[:0], s.before[i])
		t.clauses[i] = deciding(t.clauses[i][:0], t.cited, t.only[i])
	}
	t.cross(same)
	return t.sign()
}

// cross crosses out clauses that apply under both editions and say the same, unless
// nothing would be left.
func (t *narrators) cross(same map[*law.Clause]*law.Clause) {
	t.shared = t.shared[:0]
	for _, c := range t.clauses[0] {
		if other := same[c]; other != nil && slices.Contains(t.clauses[1], other) {
			t.shared = append(t.shared, c, other)
		}
	}
	if len(t.shared) == len(t.clauses[0])+len(t.clauses[1]) {
		return
	}
	for i := range t.clauses {
		t.clauses[i] = slices.DeleteFunc(t.clauses[i], func(c *law.Clause) bool { return slices.Contains(t.shared, c) })
	}
}

// sign writes what tells a difference from others.
func (t *narrators) sign() []byte {
	key := append(t.key[:0], '0')
	if t.silence {
		key[0] = '1'
	}
	for i := range t.only {
		key = append(key, '\n')
		for j := range t.only[i] {
			key = append(t.only[i][j].appendTo(key), '|')
		}
		for _, c := range t.clauses[i] {
			key = append(append(key, c.ID...), '|')
		}
	}
	t.key = key
	return key
}

// difference is what differ has worked out.
func (t *narrators) difference() *Difference {
	d := &Difference{Kind: OtherRuling, A: effects(t.only[0]), B: effects(t.only[1]),
		ClausesA: slices.Clone(t.clauses[0]), ClausesB: slices.Clone(t.clauses[1])}
	if t.silence {
		d.Kind = SourceSilent
	}
	return d
}

func effects(list []effectOf) (bare []Effect) {
	for i := range list {
		bare = append(bare, list[i].Effect)
	}
	return bare
}

// A step is what somebody did, and where both editions were before and after it.
type step struct {
	actor    auction.Seat
	machines [2]*interp.Machine
	before   [2]*interp.Snapshot
}

func stepOf(s *explore.Step) *step {
	return &step{s.Item().Seat, [2]*interp.Machine{s.Machine, s.Beside}, [2]*interp.Snapshot{s.Was, s.BesideWas}}
}

// seer is who the effects of a step are told from: the latest offender, or else who
// acted. Where the editions see different offenders it is the first of them from the
// actor on.
func (s *step) seer() seer {
	for i := range auction.Seats {
		seat := (s.actor + auction.Seat(i)) & 3
		for _, m := range s.machines {
			if m.Offender() == law.Player(seat) {
				return seer{seat, Offender}
			}
		}
	}
	return seer{s.actor, Actor}
}

// deciding lists the clauses that decided, in the order of their ids: those cited
// that do more than say what is irregular, and those on which the effects rest, or
// else all that were cited.
func deciding(list, cited []*law.Clause, effects []effectOf) []*law.Clause {
	for _, c := range cited {
		if decides(c) {
			list = append(list, c)
		}
	}
	for i := range effects {
		if c := effects[i].clause; c != nil && !slices.Contains(list, c) {
			list = append(list, c)
		}
	}
	if len(list) == 0 {
		list = append(list, cited...)
	}
	slices.SortFunc(list, func(a, b *law.Clause) int { return cmp.Compare(a.ID, b.ID) })
	return list
}

// decides reports whether a clause brings anything but findings.
func decides(c *law.Clause) bool {
	for i := range c.Provisions {
		for j := range c.Provisions[i].Then {
			if k := c.Provisions[i].Then[j].Kind; k != law.BringFind && k != law.BringCite {
				return true
			}
		}
	}
	return false
}
