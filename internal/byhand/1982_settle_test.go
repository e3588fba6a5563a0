package byhand_test

import (
	"lawc/auction"
	"lawc/law"
)

// An open irregularity is settled: it stands, lapses, or counts as a pass.

// respond carries out what a call or a word does to an open irregularity. A change that
// is accepted takes the auction back last of all.
func (h *hand82) respond(a answer82, k int16, inWords bool) {
	h.accepted = nothing82
	if a&passes38 != 0 {
		k = h.cancelFrom(k)
	}
	for left := a; left != 0 && !h.undecided; left &= left - 1 {
		one := left & -left
		h.cite(clauseOf82(one), int(h.pool[k].n))
		if h.pool[k].stage == over82 {
			continue
		}
		switch one {
		case accepts27a, accepts27b, accepts29, accepts34, accepts34req, accepts37:
			h.letStand(k, inWords)
		case lapses28b:
			h.lapse(k)
		case passes34, passes38:
			h.countAsPass(k)
		case voids34:
			k = h.cancelWithLater(k, c34p2)
		case voids39:
			k = h.cancelWithLater(k, c39p2)
		}
	}
	if h.accepted != nothing82 && !h.undecided {
		h.takeUpAccepted(h.accepted)
	}
}

// lapse cancels a call out of rotation, over which he has called who had the turn.
func (h *hand82) lapse(k int16) {
	i := &h.pool[k]
	h.becomes(int(i.n), law.Cancelled)
	if p := i.parent; p != nothing82 && h.pool[p].stage == open82 {
		h.becomes(int(h.pool[p].n), law.Cancelled)
		h.end(p)
	}
	h.end(k)
	// He has not called again after all, so what he had called before is open to the call.
	for _, other := range h.active {
		if o := &h.pool[other]; o.seat == i.seat && o.isOpenCall() && o.answered == i.answered {
			o.answered = 0
		}
	}
}

// letStand accepts an irregular call: it stands as if it had been in order.
func (h *hand82) letStand(k int16, inWords bool) {
	i := h.pool[k]
	n := int(i.n)
	if i.isChange {
		h.accepted = k
		return
	}
	h.leave(k)
	h.supersede(k, false)
	if i.findings.Has(law.CallWhileRequiredToPass) && h.mustPass[i.seat] == law.ObligationNextTurn {
		h.mustPass[i.seat] = law.ObligationFree // the turn at which he had to pass is spent
	}
	h.stands(n, i.call)
	from := h.setAsideSince(&i)
	h.tally(i.seat, i.call, n)
	if inWords {
		h.dropChanges(k)
	} else {
		h.countsForChanges(k)
	}
	// Whoever accepts it may still call over it: the auction cannot close before.
	h.undoubles(i.call, n)
	h.tell(i.seat, i.call, n)
	h.turnEnds(k, i.call, n)
	h.forget(k)
	h.enterLater(from)
}

// countAsPass lets an irregular call count as a pass.
func (h *hand82) countAsPass(k int16) {
	i := h.pool[k]
	h.leave(k)
	h.becomes(int(i.n), law.TreatedAsPass)
	from := h.setAsideSince(&i)
	h.count(i.seat, auction.CallPass, int(i.n), int(i.n))
	h.turnEnds(k, auction.CallPass, int(i.n))
	h.forget(k)
	h.enterLater(from)
}

// dropChanges cancels the attempts to change a call that has been settled.
func (h *hand82) dropChanges(of int16) {
	for j := len(h.active) - 1; j >= 0; j-- {
		k := h.active[j]
		if i := &h.pool[k]; i.stage == open82 && i.isChange && i.parent == of {
			h.becomes(int(i.n), law.Cancelled)
			h.end(k)
		}
	}
}

// countsForChanges lets the attempts to change a call that has just come to count stay
// open: who called over the call as it first was has not settled them.
func (h *hand82) countsForChanges(of int16) {
	for _, k := range h.active {
		if i := &h.pool[k]; i.stage == open82 && i.isChange && i.parent == of {
			i.parent, i.counted = nothing82, h.head
			i.first, i.firstFound = law.NoFinding, 0
			h.becomes(int(i.n), law.AwaitsRuling)
		}
	}
}

// setAsideSince takes off, for the moment, what has come to count since a call was made
// in turn, which now comes to count itself. It gives where they are kept.
func (h *hand82) setAsideSince(i *wrong82) (from int) {
	from = len(h.aside)
	if i.onTurn != onTurnSelf || h.head == i.head || i.head != nothing82 && !h.stillCounts(i.head) {
		return from
	}
	for h.head != i.head {
		c := h.calls[h.head]
		h.aside = append(h.aside, c)
		h.stand82, h.head = c.before, c.previous
	}
	h.reopen()
	return from
}

// enterLater enters them again.
func (h *hand82) enterLater(from int) {
	for j := len(h.aside) - 1; j >= from; j-- {
		c := h.aside[j]
		h.tally(c.Seat, c.Call, int(c.Event))
		x := &h.calls[h.head]
		x.owed = max(x.owed, c.owed)
		h.undoubles(c.Call, max(int(c.Event), 0))
	}
	h.aside = h.aside[:from]
}

// stillCounts reports whether a call is still one of the auction.
func (h *hand82) stillCounts(at int16) bool {
	for e := h.head; e != nothing82; e = h.calls[e].previous {
		if e == at {
			return true
		}
	}
	return false
}
