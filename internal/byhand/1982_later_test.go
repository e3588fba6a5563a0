package byhand_test

import (
	"lawc/auction"
	"lawc/law"
)

// The calls that follow an irregular one: they are cancelled with it (34, 38, 39), or they
// wait, if it has come to stand before them.

// voids cancels a call while an earlier one has made all later calls void.
func (h *hand82) voids(seat auction.Seat, n int) bool {
	if !h.void {
		return false
	}
	if law.Player(seat) == h.voidSeat {
		h.void = false
		return false
	}
	h.fares(n, law.Cancelled)
	h.cite(h.voidBy, h.makerOf(n))
	h.taken[n].voided = true
	return true
}

// cancelWithLater cancels an irregular call with all made after it, until the player
// calls who then had the turn or the director is called.
func (h *hand82) cancelWithLater(k int16, c uint8) int16 {
	k = h.cancelFrom(k)
	if h.undecided {
		return k
	}
	i := &h.pool[k]
	h.becomes(int(i.n), law.Cancelled)
	if i.duty == law.DutyNone {
		h.end(k)
	} else {
		i.stage = live82
	}
	h.void, h.voidSeat, h.voidBy = true, law.Player(h.turn), c
	if h.closed {
		h.voidSeat = law.Nobody
	}
	return k
}

// cancelFrom cancels every call made after an irregular one: the auction goes back to
// where that was made. It gives the irregularity, which has come into play anew.
func (h *hand82) cancelFrom(k int16) int16 {
	i := h.pool[k]
	n := int(i.n)
	c := h.before(i.seat)
	if h.closed && i.findings.Has(law.CallAfterClose) || !c.valid || c.item != i.n || i.ofTwo {
		h.cancelOpenAfter(k)
		return k
	}
	next, current := int(c.next), h.current
	kept, assumed := len(h.kept), len(h.keptAssumed)
	for _, x := range h.notes[c.notes:] {
		if x.what != status82 && h.isOwn(int(x.event), n, next) {
			h.kept = append(h.kept, x)
		}
	}
	said := h.kept[kept:len(h.kept):len(h.kept)]
	for _, a := range h.assumed[c.assumed:] {
		if h.isOwn(int(a.n), n, next) {
			h.keptAssumed = append(h.keptAssumed, a)
		}
	}
	own := h.keptAssumed[assumed:len(h.keptAssumed):len(h.keptAssumed)]
	keptWrongs, keptWithdrawn, first := len(h.keptWrongs), len(h.keptWithdrawn), c.wrongs
	h.keptWrongs, h.keptWithdrawn = append(h.keptWrongs, h.pool[c.wrongs:]...), append(h.keptWithdrawn, h.withdrawn...)
	since, withdrawn := h.keptWrongs[keptWrongs:], h.keptWithdrawn[keptWithdrawn:]
	h.goBack(c)
	h.notes = append(h.notes, said...)
	h.current = n // the call was made, and spoke to what was open then
	h.speaks(i.seat, n)
	h.callsNow(i.seat)
	again := int16(len(h.pool))
	h.pool = append(h.pool, i)
	h.active = append(h.active, again)
	h.becomes(n, law.AwaitsRuling)
	h.assumed = append(h.assumed, own...)
	for _, w := range withdrawn {
		if w.of != k {
			continue
		}
		if w.of = again; w.under != nothing82 {
			h.pool = append(h.pool, since[w.under-first])
			w.under = int16(len(h.pool) - 1)
		}
		h.addWithdrawn(w)
	}
	last := current
	if h.settling { // what came after the call that waited goes too
		last = len(h.taken) - 1
	}
	h.skip(next, last, n)
	h.current = current
	return again
}

// isOwn reports whether what is said of an item stays said when the auction goes back to
// the call of item n, next being the one taken after it.
func (h *hand82) isOwn(item, n, next int) bool {
	return item == n || item == h.current || next <= item && item < h.current && h.taken[item].Action.IsCall()
}

// skip cancels the calls from one item up to another and takes what else happened again,
// but a word that has accepted the call of item n already.
func (h *hand82) skip(first, last, n int) {
	was := h.again
	h.again = true
	for j := first; j < last && !h.undecided; j++ {
		switch item := h.taken[j].Item; {
		case h.isPast(j):
		case item.Action.IsCall():
			h.fares(j, law.Cancelled)
		case item.Action == auction.Accepts && h.taken[j].took && int(h.taken[j].tookItem) == n:
		case item.Action != auction.Attention:
			h.take(j)
		}
	}
	h.again, h.current = was, last
}

// cancelOpenAfter cancels the open calls made after an irregular one, or with it after
// the close.
func (h *hand82) cancelOpenAfter(k int16) {
	n := h.pool[k].n
	for j := len(h.active) - 1; j >= 0; j-- {
		other := h.active[j]
		if i := &h.pool[other]; i.isOpenCall() && (i.n > n || h.closed && i.n != n) {
			h.becomes(int(i.n), law.Cancelled)
			h.end(other)
		}
	}
}

// defers lets a call wait with the irregular one that has come to stand before it.
func (h *hand82) defers(n int) {
	h.fares(n, law.AwaitsRuling)
	if !h.deferred {
		h.deferred, h.firstDeferred = true, int16(n)
	}
	h.lastDeferred = int16(n)
}

// undefer settles the calls that wait, when the next item comes. One that accepts an
// irregular call may bring others to wait, which are settled in the same way.
func (h *hand82) undefer(item *auction.Item) {
	for h.deferred && !h.undecided {
		h.settleDeferred(item)
	}
}

// settleDeferred takes the calls that wait once: the player who made the first of them
// may change it; a ruling takes them off with the irregular call; anything else makes
// them calls made over it.
func (h *hand82) settleDeferred(item *auction.Item) {
	first, last := int(h.firstDeferred), int(h.lastDeferred)
	h.deferred = false
	seat := h.taken[first].Seat
	if !item.Action.IsCall() || item.Seat != seat {
		h.useChange(seat)
	}
	changes := item.Action.IsCall() && item.Seat == seat && h.mayChange(seat)
	h.waiting = h.waiting[:0] // said now: what is made meanwhile may cut the log back
	for j := first; j <= last; j++ {
		if h.taken[j].Action.IsCall() && h.taken[j].instead >= itself82 && h.statusOf(h.makerOf(j)) == law.AwaitsRuling {
			h.waiting = append(h.waiting, j)
		}
	}
	for _, j := range h.waiting {
		switch {
		case h.undecided || h.taken[j].instead < itself82 || h.isOpen(h.makerOf(j)):
		case h.deferred: // the calls before it have come to wait again
			h.defers(j)
		case item.Action == auction.Attention:
			h.fares(j, law.Cancelled)
		case changes && j == first:
			h.fares(j, law.Replaced)
			h.useChange(item.Seat)
		default:
			h.becomes(j, law.Stands)
			h.settling = true
			h.take(j)
			h.settling = false
		}
	}
}

// putBack makes the call that has come in the place of that of item n.
func (h *hand82) putBack(seat auction.Seat, n int) {
	by, backs := h.makerOf(n), h.backs
	h.saveBefore(seat, n)
	h.citeReplacing(&h.taken[by].why, by)
	h.fares(n, law.Stands)
	if h.callInstead(seat, h.taken[n].put, by); by != n && h.backs != backs {
		h.becomes(n, law.Replaced)
	}
}
