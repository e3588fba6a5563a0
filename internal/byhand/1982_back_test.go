package byhand_test

import (
	"lawc/auction"
	"lawc/law"
)

// Taking the auction up again. A place is kept from just before each player's latest
// call. When another call comes in the place of that one, the machine goes back there,
// makes the other call, and takes again what had followed: nothing has to be undone.
// The log is cut back with it, and what led to the going back is said again.

// before is the place from just before seat's latest call, earlier that from before the
// one preceding it.
func (h *hand82) before(seat auction.Seat) *mark82  { return &h.marks[seat&3][h.latest[seat&3]&1] }
func (h *hand82) earlier(seat auction.Seat) *mark82 { return &h.marks[seat&3][h.latest[seat&3]&1^1] }

// savePlace keeps the place from just before seat's call of item n; that from before his
// last is then the earlier one.
func (h *hand82) savePlace(seat auction.Seat, n int) *mark82 {
	c := h.before(seat)
	if c.valid && int(c.item) != n {
		h.latest[seat&3] ^= 1
		c = h.before(seat)
	}
	h.saved++
	c.place82, c.saved, c.valid = h.place82, h.saved, true
	c.wrongs, c.calls, c.rights, c.ruled = int16(len(h.pool)), int16(len(h.calls)), int16(len(h.rights)), int16(len(h.ruled))
	c.notes, c.assumed, c.gaps = int32(len(h.notes)), int16(len(h.assumed)), int16(len(h.gaps))
	c.item, c.next = int16(n), int16(max(h.current, n)+1)
	return c
}

// saveBefore keeps it with what is in play.
func (h *hand82) saveBefore(seat auction.Seat, n int) {
	c := h.savePlace(seat, n)
	if c.inPlay = len(h.active)|len(h.bans)|len(h.entitled) != 0; !c.inPlay {
		return
	}
	c.active, c.withdrawn = append(c.active[:0], h.active...), append(c.withdrawn[:0], h.withdrawn...)
	c.bans, c.entitled, c.wrong = append(c.bans[:0], h.bans...), append(c.entitled[:0], h.entitled...), c.wrong[:0]
	for _, k := range h.active {
		c.wrong = append(c.wrong, h.pool[k])
	}
}

// goBack goes back to a place. What was refused stays refused.
func (h *hand82) goBack(c *mark82) {
	saved := c.saved
	from := len(h.kept)
	for _, x := range h.notes[c.notes:] {
		if x.event >= c.next && x.what != status82 && h.taken[x.event].refused {
			h.kept = append(h.kept, x)
		}
	}
	h.place82 = c.place82
	h.pool, h.calls, h.rights, h.ruled = h.pool[:c.wrongs], h.calls[:c.calls], h.rights[:c.rights], h.ruled[:c.ruled]
	h.assumed, h.gaps = h.assumed[:c.assumed], h.gaps[:c.gaps]
	h.notes = append(h.notes[:c.notes], h.kept[from:]...)
	h.active, h.withdrawn, h.bans, h.entitled = h.active[:0], h.withdrawn[:0], h.bans[:0], h.entitled[:0]
	if c.inPlay {
		h.active, h.withdrawn = append(h.active, c.active...), append(h.withdrawn, c.withdrawn...)
		h.bans, h.entitled = append(h.bans, c.bans...), append(h.entitled, c.entitled...)
		for j, k := range h.active {
			h.pool[k] = c.wrong[j]
		}
	}
	if h.backs++; h.backs > 64 {
		panic("the auction goes back and forth")
	}
	// Places kept since are of a past that is no more: a player's latest call is then the
	// one before, if there was but one since.
	for _, s := range auction.Seats {
		b, e := h.before(s), h.earlier(s)
		e.valid = e.valid && e.saved <= saved
		if b.saved <= saved {
			continue
		}
		if b.valid = false; e.valid {
			h.latest[s] ^= 1
		}
	}
}

// takeUp takes the auction up again from just before seat's latest call, with call, which
// item n made, in its place. change is that call, if somebody has accepted it as a change
// of the call that item first made; if nobody has, it is unknown to those who have
// called since. What led here is said again.
func (h *hand82) takeUp(seat auction.Seat, call auction.Call, n int, said []note82, assumed []assumed82, change *wrong82, firstOf int) bool {
	c := h.before(seat)
	if !c.valid || !h.isFirstOf(c, n) {
		h.cannotSettle(n, law.FindingSet(0).With(law.ChangeOfCall))
		h.becomes(n, law.AwaitsRuling)
		return false
	}
	first, next := int(c.item), int(c.next)
	was := int(h.taken[first].instead)
	start := len(h.kept)
	if first != n {
		h.keepFindings(int(c.notes), first)
	}
	if was >= 0 && was != n {
		h.keepFindings(int(c.notes), was)
	}
	h.kept = append(h.kept, said...)
	said = h.kept[start:len(h.kept):len(h.kept)]
	start = len(h.keptAssumed)
	h.keptAssumed = append(h.keptAssumed, assumed...)
	assumed = h.keptAssumed[start:len(h.keptAssumed):len(h.keptAssumed)]
	h.goBack(c)
	if was >= 0 && was != n {
		h.taken[was].instead = gone82
	}
	h.taken[first].instead, h.taken[first].put = int16(n), call
	if first != n {
		h.taken[n].instead = spent82
	}
	h.tellAgain(said, assumed, first, was, n)
	current, backs := h.current, h.backs
	h.current = first // what the call speaks to takes the auction back from there
	if h.callInstead(seat, call, n); h.backs != backs {
		h.tellAgain(said, assumed, first, was, n)
	}
	h.current = current
	if change != nil && !h.undecided {
		h.hasAccepted(change, firstOf)
	}
	h.takeAgain(next, current, n, seat, change == nil)
	return true
}

// tellAgain says again what led to the going back.
func (h *hand82) tellAgain(said []note82, assumed []assumed82, first, was, n int) {
	from := len(h.notes)
	for _, x := range said {
		have := false
		for _, y := range h.notes[from:] {
			have = have || x == y
		}
		if !have {
			h.notes = append(h.notes, x)
		}
	}
	h.assumed = append(h.assumed, assumed...)
	if first != n {
		h.becomes(first, law.Replaced)
	}
	if was >= 0 && was != n {
		h.becomes(was, law.Replaced)
	}
}

// isFirstOf reports whether a place is that from before the call that item n changes.
func (h *hand82) isFirstOf(c *mark82, n int) bool {
	for _, k := range h.active {
		if i := &h.pool[k]; i.isChange && i.stage == open82 && int(i.n) == n {
			return i.firstItem == c.item
		}
	}
	return true
}

// callInstead makes the call of item n where an earlier one was made.
func (h *hand82) callInstead(seat auction.Seat, call auction.Call, n int) {
	h.stands(n, call)
	h.call(seat, call, n)
}

// takeUpAccepted takes the auction up with the second call of a change that somebody has
// accepted, as if it had been made first.
func (h *hand82) takeUpAccepted(k int16) {
	h.accepted = nothing82
	i := h.pool[k]
	start := len(h.keptRights)
	for _, r := range h.rights {
		if int(r.given) == h.current {
			h.keptRights = append(h.keptRights, r)
		}
	}
	rights := h.keptRights[start:len(h.keptRights):len(h.keptRights)]
	kept, first := len(h.kept), h.before(i.seat).item
	if first == i.n {
		h.keepFindings(min(int(h.before(i.seat).notes), int(i.said)), int(first))
	}
	for _, x := range h.notes[min(int(i.said), len(h.notes)):] {
		if x.what != status82 && (x.event == i.n || int(x.event) == h.current) {
			h.kept = append(h.kept, x)
		}
	}
	if !h.takeUp(i.seat, i.call, int(i.n), h.kept[kept:len(h.kept):len(h.kept)], nil, &i, int(first)) {
		return
	}
	for j := range rights {
		h.addRight(&rights[j])
	}
}

// hasAccepted compares the second call of an accepted change with the first. If the
// second is irregular too, whether it is final shows with what becomes of it.
func (h *hand82) hasAccepted(change *wrong82, first int) {
	i := *change
	i.parent, i.counted = nothing82, nothing82
	w := withdrawn82{call: i.firstCall, told: i.firstTold, n: int16(first), under: nothing82}
	if again := h.openCallOf(i.seat); again != nothing82 && h.pool[again].n == i.n {
		i.stage = over82
		w.of, w.under = again, int16(len(h.pool))
		h.pool = append(h.pool, i)
		h.addWithdrawn(w)
		h.withdrawn[len(h.withdrawn)-1].under = w.under
		return
	}
	i.stage = open82
	w.of = h.begin(&i)
	h.addWithdrawn(w)
	h.turnEnds(w.of, i.call, int(i.n))
	h.end(w.of)
}

// takeAgain takes the items from first to last once more. Further attempts by seat to
// change the call that n has replaced are cancelled with it. Calls that came to follow an
// irregular call unknown to their makers wait until these have had their say.
func (h *hand82) takeAgain(first, last, n int, seat auction.Seat, unknown bool) {
	was, retaken, current := h.again, h.retaken, h.current
	h.again, h.retaken = true, int16(n)
	for j := first; j < last && !h.undecided; j++ {
		x := &h.taken[j]
		isCall := x.Action.IsCall()
		switch {
		case h.isPast(j):
		case isCall && x.Seat == seat && !x.voided:
			h.fares(j, law.Cancelled)
		case isCall && (h.deferred || unknown && h.isOpen(n)):
			h.defers(j)
		default:
			if isCall {
				h.fares(j, law.Stands)
			}
			h.take(j)
		}
	}
	h.again, h.retaken, h.current = was, retaken, current
}
