package lawc_test

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
	for i := range it.Facts {
		if it.Facts[i].Name == "inadvertent" {
			return it.Facts[i].Value != "false", true
		}
	}
	return false, false
}

// twoCalls takes an item by which a player says one call and then another.
func (h *hand36) twoCalls(it *auction.Item, n int) {
	so, said := notMeant(it)
	switch {
	case h.isSecond(it.Seat): // so both are changes, and the first of them was meant
		h.assume(n)
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
			h.assume(n)
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
		h.assume(n)
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
	h.becomes(n, law.AwaitsRuling)
	h.find(n, law.FindingSet(0).With(law.ChangeOfCall))
	h.cannotSettle(n, law.FindingSet(0).With(law.ChangeOfCall))
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
		h.taken[was].instead = gone36
		h.becomes(was, law.Replaced)
	}
	h.taken[first].instead, h.taken[first].put = int16(n), call
	h.taken[n].instead = spent36
	h.becomes(first, law.Replaced)
	current := h.current
	h.current = first
	h.stands(n, call)
	h.call(seat, call, n)
	h.takeAgain(first+1, current, n, seat)
	h.current = current
}

// foundIn gathers what has been found in an item since a place, and by which clauses.
func (h *hand36) foundIn(list []note36, from, item int) []note36 {
	for _, x := range h.notes[from:] {
		if int(x.n) == item && (x.what == found36 || x.what == cited36 && x.clause <= redouble36) {
			list = append(list, x)
		}
	}
	return list
}

// takeAgain takes the items from first to last once more. Further attempts by seat to
// change the call that n has replaced are cancelled with it. Calls that come to follow an
// irregular call unknown to their makers wait.
func (h *hand36) takeAgain(first, last, n int, seat auction.Seat) {
	again, retaken := h.again, h.retaken
	h.again, h.retaken = true, n
	for j := first; j < last && !h.undecided; j++ {
		it := h.taken[j].item
		isCall := it.Action.IsCall()
		switch {
		case h.isPast(j):
		case isCall && it.Seat == seat:
			h.fares(j, law.Cancelled)
		case isCall && (h.waits || h.isOpen(n)):
			h.wait(j)
		default:
			if isCall {
				h.fares(j, law.Stands)
			}
			h.take(it, j)
		}
	}
	h.again, h.retaken = again, retaken
}

// isPast reports whether nothing is to be taken of an item when its turn comes again.
func (h *hand36) isPast(n int) bool {
	if h.taken[n].instead == gone36 {
		h.becomes(n, law.Replaced)
	}
	return h.taken[n].instead < itself36
}

// putBack makes the call that has come in the place of that of item n.
func (h *hand36) putBack(seat auction.Seat, n int) {
	by, call := h.makerOf(n), h.taken[n].put
	h.save(seat, n)
	h.fares(n, law.Stands)
	h.stands(by, call)
	h.call(seat, call, by)
}

// makerOf is the item whose call stands in the place of that of item n.
func (h *hand36) makerOf(n int) int {
	if by := h.taken[n].instead; by >= 0 {
		return int(by)
	}
	return n
}

// fares says what has become of the call that stands in the place of that of item n.
func (h *hand36) fares(n int, s law.Status) {
	by := h.makerOf(n)
	if by != n {
		h.becomes(n, law.Replaced)
	}
	h.becomes(by, s)
}

// isOpen reports whether the call that item n made is open.
func (h *hand36) isOpen(n int) bool {
	for i := range h.open {
		if int(h.open[i].n) == n {
			return true
		}
	}
	return false
}

// wait lets a call wait with the irregular one that has come to stand before it.
func (h *hand36) wait(n int) {
	h.fares(n, law.AwaitsRuling)
	if !h.waits {
		h.waits, h.firstWaits = true, n
	}
	h.lastWaits = n
}

// waitNoMore takes the calls that wait, another item having come: a ruling takes them off
// with the irregular call, and anything else makes them calls made over it.
func (h *hand36) waitNoMore(it *auction.Item) {
	from := len(h.waiting)
	for j := h.firstWaits; j <= h.lastWaits; j++ {
		if h.taken[j].item.Action.IsCall() && h.taken[j].instead >= itself36 && h.fateOf(h.makerOf(j)) == law.AwaitsRuling {
			h.waiting = append(h.waiting, j)
		}
	}
	h.waits = false
	for _, j := range h.waiting[from:] {
		switch {
		case h.undecided || h.taken[j].instead < itself36 || h.isOpen(h.makerOf(j)):
		case h.waits: // the calls before it have come to wait again
			h.wait(j)
		case it.Action == auction.Attention:
			h.fares(j, law.Cancelled)
		default:
			h.becomes(j, law.Stands)
			h.settling = true
			h.take(h.taken[j].item, j)
			h.settling = false
		}
	}
	h.waiting = h.waiting[:from]
}
