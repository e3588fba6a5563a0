package table

import (
	"slices"

	"lawc/auction"
	"lawc/law"
)

// A standing is what one edition's result says of a record so far, kept when the
// machine goes on.
type standing struct {
	// silent: the edition has no clause for what happened; then nothing else is
	// kept.
	silent bool
	// gaps is what it has no clause for.
	gaps      law.FindingSet
	phase     law.Phase
	turn      law.Player
	events    []fate
	calls     []law.Counted
	mustPass  [4]law.Duration
	mayNot    []law.Ban
	must      []law.Duty
	rights    []law.Right
	may       []discretion
	contract  auction.Call
	doubled   int8
	declarer  law.Player
	passedOut bool
}

// A discretion is what the director may do, and whether at once.
type discretion struct {
	may string
	now bool
}

// A fate is what became of one item.
type fate struct {
	status   law.Status
	findings law.FindingSet
	cites    uint8
	// idle is how many of the facts told of it no clause asked for.
	idle uint8
}

// keep copies what a result says, reusing the memory of s.
func (s *standing) keep(r *law.Result) {
	s.silent = r.Phase == law.Undecided
	s.gaps = 0
	for _, g := range r.NotCovered {
		s.gaps = s.gaps.With(g.Finding)
	}
	s.phase, s.turn = r.Phase, r.Turn
	s.events = s.events[:0]
	for i := range r.Events {
		e := &r.Events[i]
		s.events = append(s.events, fate{e.Status, e.Findings, uint8(len(e.Clauses)), 0})
	}
	for _, told := range r.Unneeded {
		s.events[told.N-1].idle++
	}
	s.calls = append(s.calls[:0], r.Auction...)
	s.mustPass = r.MustPass
	s.mayNot = append(s.mayNot[:0], r.MayNot...)
	s.must = append(s.must[:0], r.Must...)
	s.rights = append(s.rights[:0], r.Rights...)
	s.may = s.may[:0]
	for i := range r.Discretion {
		if d := (discretion{r.Discretion[i].May, r.Discretion[i].Now}); !slices.Contains(s.may, d) {
			s.may = append(s.may, d)
		}
	}
	s.contract, s.doubled, s.declarer, s.passedOut = r.Contract, int8(r.Doubled), r.Declarer, r.PassedOut
}

// copy makes s the same as another standing, in its own memory.
func (s *standing) copy(o *standing) {
	mine := *s
	*s = *o
	s.events = append(mine.events[:0], o.events...)
	s.calls = append(mine.calls[:0], o.calls...)
	s.mayNot = append(mine.mayNot[:0], o.mayNot...)
	s.must = append(mine.must[:0], o.must...)
	s.rights = append(mine.rights[:0], o.rights...)
	s.may = append(mine.may[:0], o.may...)
}

// sameCalls reports whether the same calls count in both.
func (s *standing) sameCalls(o *standing) bool {
	return slices.EqualFunc(s.calls, o.calls, func(a, b law.Counted) bool { return a.Seat == b.Seat && a.Call == b.Call })
}

// onTurnOwes is for how long the player on turn must pass.
func (s *standing) onTurnOwes() law.Duration {
	if s.silent || s.turn == law.Nobody {
		return law.ObligationFree
	}
	return s.mustPass[s.turn]
}

// A lastBid is the last bid that counts, or a pass, who made it, and what has been
// said to it.
type lastBid struct {
	bid     auction.Call
	by      auction.Seat
	doubled auction.Call // a pass, a double or a redouble
	doubler auction.Seat
	anyCall bool
	bids    [4]bool
	// doublers are those who have doubled or redoubled it.
	doublers [4]bool
}

// lastBidOf looks through calls.
func lastBidOf(calls []law.Counted) (l lastBid) {
	for i := range calls {
		c := &calls[i]
		l.anyCall = true
		switch {
		case c.Call.IsBid():
			l.bid, l.by, l.doubled, l.doublers = c.Call, c.Seat, auction.CallPass, [4]bool{}
			l.bids[c.Seat] = true
		case c.Call == auction.CallDouble || c.Call == auction.CallRedouble:
			l.doubled, l.doubler, l.doublers[c.Seat] = c.Call, c.Seat, true
		}
	}
	return l
}
