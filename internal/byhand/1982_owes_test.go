package byhand_test

import (
	"lawc/auction"
	"lawc/law"
)

// What rulings lay upon the players: duties, bans, and what the director may do.

const (
	bidOrPass82 = law.KindSet(1<<auction.Bid | 1<<auction.Pass)
	doubles82   = law.KindSet(1<<auction.Double | 1<<auction.Redouble)
	anyCall82   = bidOrPass82 | doubles82
)

// owes puts a duty on the coming turn of the offender.
func (i *wrong82) owes(duty law.DutyKind, with law.KindSet, c uint8) {
	i.duty, i.with, i.dutyBy = duty, with, c
}

// allows reports whether a call is one that its maker's duty admits.
func (i *wrong82) allows(call auction.Call) bool {
	switch i.duty {
	case law.DutyRepeat:
		return call == i.call
	case law.DutyReplace:
		return i.with.Has(call.Kind())
	}
	return call == auction.CallPass
}

// owedBy is the irregularity under which seat owes a call, or nothing.
func (h *hand82) owedBy(seat auction.Seat) int16 {
	for j := len(h.active) - 1; j >= 0; j-- {
		if i := &h.pool[h.active[j]]; i.stage == live82 && i.duty != law.DutyNone && i.seat == seat {
			return h.active[j]
		}
	}
	return nothing82
}

// mustPassNow reports whether seat is required to pass at his coming turn.
func (h *hand82) mustPassNow(seat auction.Seat) bool {
	if h.mustPass[seat] != law.ObligationFree {
		return true
	}
	k := h.owedBy(seat)
	return k != nothing82 && h.pool[k].duty == law.DutyPass
}

// breaches is what a call breaches of what its maker owes.
func (h *hand82) breaches(seat auction.Seat, call auction.Call, turn auction.Seat) (f law.FindingSet) {
	active := call != auction.CallPass
	if active && h.mustPass[seat] != law.ObligationFree {
		f = f.With(law.CallWhileRequiredToPass)
	}
	if len(h.active)+len(h.bans) == 0 || seat != turn {
		return f
	}
	if k := h.owedBy(seat); k != nothing82 && !h.pool[k].allows(call) {
		if h.pool[k].duty == law.DutyPass {
			f = f.With(law.CallWhileRequiredToPass)
		} else if !f.Has(law.CallWhileRequiredToPass) {
			f = f.With(law.FailureToComply)
		}
	}
	for i := range h.bans {
		if b := &h.bans[i]; b.seat == seat && b.calls.Has(call.Kind()) && (!b.bid.IsBid() || b.bid == h.lastBid && b.bidder == h.bidder) {
			f = f.With(law.FailureToComply)
		}
	}
	return f
}

// owesPass requires a player to pass; of two duties the longer holds.
func (h *hand82) owesPass(seat auction.Seat, d law.Duration, c uint8) {
	if d > h.mustPass[seat] {
		h.mustPass[seat], h.mustPassBy[seat] = d, c
	}
}

// partnerPasses requires the offender's partner to pass, which may come to harm the
// other side (23.c).
func (h *hand82) partnerPasses(i *wrong82, d law.Duration, c uint8, cite int) {
	h.owesPass(i.seat.Partner(), d, c)
	if h.closed {
		return
	}
	h.power(c23c1, cite)
	h.power(c23c2, cite)
}

// power lets the director adjust the score.
func (h *hand82) power(c uint8, cite int) {
	h.cite(c, cite)
	for _, have := range h.powers[:h.powerCount] {
		if have == c {
			return
		}
	}
	h.powers[h.powerCount] = c
	h.powerCount++
}

// ban forbids calls. What holds for a turn is that of the player on turn, and comes to
// nothing if the turn is not his.
func (h *hand82) ban(b ban82) {
	if !b.rest && h.turn != b.seat {
		return
	}
	for _, have := range h.bans {
		if have == b {
			return
		}
	}
	h.bans = append(h.bans, b)
}

// expireBans ends what seat might not do at this turn.
func (h *hand82) expireBans(seat auction.Seat) {
	kept := h.bans[:0]
	for _, b := range h.bans {
		if b.rest || b.seat != seat {
			kept = append(kept, b)
		}
	}
	h.bans = kept
}
