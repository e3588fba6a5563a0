package byhand_test

import (
	"lawc/auction"
	"lawc/law"
)

// A call that was not meant may be put right (22.1): the auction is taken up again from
// just before it, and what followed is taken once more. Of a change that was meant rule 22
// says nothing, and a slip of somebody who has called already in this turn is one.

// notMeant reports whether an item says that the call before was not meant, or says
// nothing of it.
func notMeant(it *auction.Item) (so, said bool) {
	if it.Action == auction.Slips {
		return true, true
	}
	return says(it, "inadvertent")
}

// twoCalls takes an item by which a player says one call and then another.
func (h *hand36) twoCalls(it *auction.Item, n int) {
	so, said := notMeant(it)
	switch {
	case h.isSecond(it.Seat): // so both are changes, and the first of them was meant
		h.assume("inadvertent", n)
		h.meant(it.Seat, n)
		if so && it.Action == auction.Changes && h.before[it.Seat].valid {
			h.cite(c36x1, n)
		}
	case so: // nothing remains of the first
		h.save(it.Seat, n)
		h.taken[n].instead, h.taken[n].put = int16(n), it.Call
		h.cite(c36x1, n)
		h.call(it.Seat, it.Call, n)
	default:
		if h.first(it.Seat, it.First, n); h.undecided {
			h.becomes(n, law.AwaitsRuling)
			return
		}
		if !said {
			h.assume("inadvertent", n)
		}
		h.meant(it.Seat, n)
	}
}

// change takes a second call in one turn, or a change of a player's latest call.
func (h *hand36) change(it *auction.Item, n int) {
	so, said := notMeant(it)
	isNew := !h.canChange(it.Seat)
	if so && (!isNew || h.before[it.Seat].valid) {
		h.takeUp(it.Seat, it.Call, n)
		return
	}
	if !said {
		h.assume("inadvertent", n)
	}
	if isNew {
		h.becomes(n, law.Stands)
		h.first(it.Seat, it.Call, n)
		return
	}
	h.meant(it.Seat, n)
}

// canChange reports whether seat has made a call that he could change: it is open or
// counts. One that a ruling has cancelled at once leaves none.
func (h *hand36) canChange(seat auction.Seat) bool {
	k, at := h.openOf(seat), h.countedOf(seat)
	if k >= 0 && (at < 0 || int(h.calls[at].Event) <= int(h.open[k].n)) {
		return true
	}
	if at < 0 {
		return false
	}
	p, n := &h.before[seat], int(h.calls[at].Event)
	return !p.valid || n == p.item || n == int(h.taken[p.item].instead) || h.turnNow() != seat
}

// meant takes a change that was meant.
func (h *hand36) meant(seat auction.Seat, n int) {
	h.expire(seat)
	h.isNotCovered(n, law.FindingSet(0).With(law.ChangeOfCall))
}

// takeUp takes the auction up again from just before seat's latest call, with call, which
// item n made, in its place. What was found in the calls that were there before is said
// again.
func (h *hand36) takeUp(seat auction.Seat, call auction.Call, n int) {
	p := &h.before[seat]
	if !p.valid {
		h.cite(c36x1, n)
		h.becomes(n, law.AwaitsRuling)
		h.cannotSettle(n, law.FindingSet(0).With(law.ChangeOfCall))
		return
	}
	first := p.item
	was := int(h.taken[first].instead)
	if was == n {
		was = -1
	}
	found := h.foundIn(h.foundAgain[:0], p.notes, first)
	if was >= 0 {
		found = h.foundIn(found, p.notes, was)
	}
	h.foundAgain = found
	h.goBack(p)
	h.notes = append(h.notes, found...)
	h.cite(c36x1, n)
	if was >= 0 {
		h.taken[was].instead = goneOld
		h.becomes(was, law.Replaced)
	}
	h.taken[first].instead, h.taken[first].put = int16(n), call
	h.taken[n].instead = spentOld
	h.becomes(first, law.Replaced)
	current := h.current
	h.current = first
	h.stands(n, call)
	h.call(seat, call, n)
	h.takeAgain(first+1, current, n, seat)
	h.current = current
}

// foundIn gathers what has been found in an item since a place, and by which clauses.
func (h *hand36) foundIn(list []noteOld, from, item int) []noteOld {
	for _, x := range h.notes[from:] {
		if int(x.n) == item && (x.what == foundOld || x.what == citedOld && x.clause <= redoubleOld) {
			list = append(list, x)
		}
	}
	return list
}
