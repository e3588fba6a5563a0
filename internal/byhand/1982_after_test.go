package byhand_test

import (
	"lawc/auction"
	"lawc/law"
)

// What the calls bring that follow a ruling: those of others, and the offender's final one
// (26, 27, 29 to 32).

// triesDouble deals with a double or redouble tried in the place of an insufficient bid
// (27.p2): it is cancelled, and its maker must pass. It reports whether it was one.
func (h *hand82) triesDouble(k int16, call auction.Call, n int) bool {
	i := &h.pool[k]
	if i.governs != law.InsufficientBid || i.duty != law.DutyReplace || call != auction.CallDouble && call != auction.CallRedouble {
		return false
	}
	h.find(n, law.FindingSet(0).With(law.FailureToComply))
	h.cite(c27p1s3, n)
	h.cite(c27p2, n)
	h.becomes(n, law.Cancelled)
	i.owes(law.DutyPass, anyCall82, c27p2)
	h.applies27c(i, n)
	h.withdraw(k, int16(n), call, false)
	return true
}

// applies27c is what a pass in the place of an insufficient bid brings.
func (h *hand82) applies27c(i *wrong82, cite int) {
	h.cite(c27c, cite)
	h.partnerPasses(i, law.ObligationRest, c27c, cite)
	i.exposed = true
	h.lead(i, law.RightRequireLead, 0, true, c27c1, cite)
	h.lead(i, law.RightForbidLead, 0, true, c27c2, cite)
}

// tell lets what lives on after a ruling hear of a call that counts.
func (h *hand82) tell(seat auction.Seat, call auction.Call, cite int) {
	if len(h.active) == 0 {
		return
	}
	inTurn := h.head != nothing82 && !h.calls[h.head].OutOfTurn
	for j := 0; j < len(h.active); j++ {
		k := h.active[j]
		i := &h.pool[k]
		if i.stage != live82 || i.seat == seat && !inTurn {
			continue
		}
		if i.seat.Right() == seat {
			i.rhoHas = uint8(call.Kind()) + 1
		}
		switch {
		case i.governs == law.InsufficientBid:
			if i.seat == seat && i.duty == law.DutyReplace {
				h.replaces(i, call, cite)
			}
		case i.governs == law.CallOutOfRotation && i.seat == seat:
			h.callsAgain(i, call, cite)
		case i.governs == law.CallOutOfRotation:
			h.othersCall(i, seat, call, cite)
		}
		i.called |= 1 << seat
		if i.seat == seat {
			h.turnEnds(k, call, cite)
			h.end(k)
			j--
		}
	}
}

// replaces applies 27 to the call that replaces an insufficient bid.
func (h *hand82) replaces(i *wrong82, call auction.Call, cite int) {
	switch {
	case call == auction.CallPass:
		h.applies27c(i, cite)
	case !call.IsBid():
	case call.Denomination() == i.call.Denomination() && h.isLowest(call):
		h.power(c27a, cite)
	default:
		h.cite(c27b, cite)
		h.partnerPasses(i, law.ObligationRest, c27b, cite)
		i.exposed = true
	}
}

// isLowest reports whether the bid just made was the lowest sufficient one in its
// denomination.
func (h *hand82) isLowest(bid auction.Call) bool {
	last := h.calls[h.head].before.lastBid
	return bid > last && (bid.Level() == 1 || bid-5 <= last)
}

// callsAgain applies 31 and 32 to the offender's call at his turn, the call that he had
// made out of rotation having been cancelled. What was his right-hand opponent's turn
// then may have gone in a call that sets him free (29.s3).
func (h *hand82) callsAgain(i *wrong82, call auction.Call, cite int) {
	rho := i.onTurn == onTurnRHO
	switch i.call.Kind() {
	case auction.Bid:
		const bid, double, redouble = 1 + uint8(auction.Bid), 1 + uint8(auction.Double), 1 + uint8(auction.Redouble)
		acted := rho && (i.rhoHas == bid || i.hadCalled && (i.rhoHas == double || i.rhoHas == redouble))
		if acted {
			h.cite(c31a2, cite)
			if call.IsBid() && call.Denomination() == i.call.Denomination() {
				h.partnerPasses(i, law.ObligationNextTurn, c31a2, cite)
			} else {
				h.partnerPasses(i, law.ObligationRest, c31a2, cite)
			}
		}
		if i.duty == law.DutyNone {
			h.cite(c29s3, cite)
		}
		if acted && i.hadCalled {
			h.cite(c31d2, cite)
		}
	case auction.Pass:
		if i.duty == law.DutyNone {
			h.cite(c29s3, cite)
		}
	default:
		if rho && i.rhoHas == 1+uint8(auction.Bid) && call.Kind() != i.call.Kind() {
			h.cite(c32b2, cite)
			i.exposed = true
		}
		if i.duty == law.DutyNone {
			h.cite(c29s3, cite)
		}
	}
}

// othersCall applies 30 to 32 to a call by another player after a call out of rotation
// has been cancelled.
func (h *hand82) othersCall(i *wrong82, seat auction.Seat, call auction.Call, cite int) {
	kind := call.Kind()
	if i.call == auction.CallPass {
		if i.hadBid && i.onTurn == onTurnPartner && i.seat.Partner() == seat && kind == auction.Pass && i.called>>seat&1 == 0 {
			h.lead(i, law.RightRequireLead, 0, true, c30b1, cite)
			h.lead(i, law.RightForbidLead, 0, true, c30b2, cite)
		}
		return
	}
	if i.onTurn != onTurnRHO || i.seat.Right() != seat {
		return
	}
	switch {
	case !i.call.IsBid() && kind == auction.Pass:
		h.cite(c32b1, cite)
		i.owes(law.DutyRepeat, anyCall82, c32b1)
	case !i.call.IsBid():
		if kind == auction.Bid {
			h.cite(c32b2, cite)
		}
	case !i.hadCalled && kind == auction.Pass:
		h.cite(c31a1, cite)
		i.owes(law.DutyRepeat, anyCall82, c31a1)
	case !i.hadCalled:
		if kind == auction.Bid {
			h.cite(c31a2, cite)
			i.exposed = true
		}
	case kind != auction.Pass:
		h.cite(c31d2, cite)
		i.exposed = true
	case h.closed:
	case i.call > h.lastBid:
		h.cite(c31d1, cite)
		i.owes(law.DutyRepeat, anyCall82, c31d1)
	default: // it has become insufficient
		h.cite(c31d1, cite)
		i.governs = law.InsufficientBid
		h.cite(c27p1s2, cite)
		i.owes(law.DutyReplace, bidOrPass82, c27p1s2)
	}
}

// turnEnds compares the final call of the offender's turn with each call that he
// withdrew in it (26).
func (h *hand82) turnEnds(k int16, call auction.Call, cite int) {
	for _, w := range h.withdrawn {
		if w.of != k {
			continue
		}
		i := &h.pool[k]
		if w.under != nothing82 {
			i = &h.pool[w.under]
		}
		d := w.call.Denomination()
		if !i.exposed || call.IsBid() && call.Denomination() == d {
			continue
		}
		h.assume(w.n, conventional82)
		switch {
		case d.IsSuit():
			h.cite(c26p1, cite)
			suits := auction.Suits(0).With(d)
			h.lead(i, law.RightRequireLead, suits, false, c26a, cite)
			h.lead(i, law.RightForbidLead, suits, false, c26a, cite)
		case d == auction.Notrump:
			h.cite(c26p1, cite)
			h.lead(i, law.RightRequireLead, 0, true, c26b, cite)
		case w.call != auction.CallPass && !w.byChange && call != w.call &&
			(i.governs == law.CallOutOfRotation || i.governs == law.InadmissibleDouble || i.governs == law.InadmissibleRedouble):
			h.cite(c26p2, cite)
			h.applies27c(i, cite)
		}
	}
}
