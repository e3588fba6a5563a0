package byhand_test

import (
	"lawc/auction"
	"lawc/law"
)

// A change is a second call in one turn, or a change of a player's latest call. It takes
// the place of the first (24 and 21), is not made (21.p3), or is irregular (25).

// A changing82 is what 21, 24 and 40.b say of a change.
type changing82 struct {
	slip       bool  // 24: it was not meant, and is put right
	misled     bool  // 21.p2: an opponent had given wrong information
	lhoFollows bool  // and the left-hand opponent may change his call as well
	entitled   bool  // 21.p2.s2: a change by such an opponent
	late       bool  // 21.p3, 40.b
	assumed    uint8 // the facts that were taken for granted
}

func (c *changing82) replaces() bool { return c.slip || c.misled || c.entitled }

// changing says what becomes of a change.
func (h *hand82) changing(i *wrong82, n int) (c changing82) {
	x := &h.taken[n]
	partnerCalled := i.since>>i.seat.Partner()&1 != 0
	entitled := h.mayChange(i.seat)
	meant, paused, misled := x.so&inadvertent82 == 0, x.so&pause82 != 0, x.so&misinformed82 != 0
	// A fact matters if with its opposite something else would follow.
	if meant || paused {
		if !(partnerCalled && entitled) {
			c.assumed |= misinformed82
		}
		c.misled, c.late = misled && !partnerCalled, misled && partnerCalled && !entitled
		c.lhoFollows = c.misled && i.since>>i.seat.Left()&1 != 0
		c.entitled = entitled
	} else {
		c.slip = true
	}
	if !paused {
		c.assumed |= inadvertent82
	}
	if !meant {
		c.assumed |= pause82
	}
	c.assumed &^= x.told
	return c
}

// assumeOf notes what was taken for granted of a change.
func (h *hand82) assumeOf(c *changing82, n int) {
	for _, fact := range [...]uint8{misinformed82, inadvertent82, pause82} {
		if c.assumed&fact != 0 {
			h.assume(int16(n), fact)
		}
	}
}

// mends reports whether a call is one that its maker may put in the place of his latest.
func (h *hand82) mends(seat auction.Seat, n int) bool {
	i := h.newChange(seat, auction.CallPass, n)
	c := h.changing(&i, n)
	return c.replaces()
}

// mendsLastPass reports whether a call by the player whose call closed the auction is one
// that he may put in its place: only then is it no call after the close.
func (h *hand82) mendsLastPass(seat auction.Seat, n int) bool {
	return h.closed && h.sinceOf(seat) == 0 && h.head != nothing82 && h.calls[h.head].Seat == seat && h.mends(seat, n)
}

func (h *hand82) sinceOf(seat auction.Seat) uint8 { return uint8(h.since >> (4 * seat) & 0xf) }

// change takes a change.
func (h *hand82) change(seat auction.Seat, call auction.Call, n int) {
	i := h.newChange(seat, call, n)
	c := h.changing(&i, n)
	isNew := i.parent == nothing82 && i.counted == nothing82
	if c.replaces() && !(isNew && !h.before(seat).valid) {
		h.replaceFirst(&c, seat, call, n)
		return
	}
	h.assumeOf(&c, n)
	switch {
	case isNew || h.closed:
		h.becomes(n, law.Stands)
		h.makes(seat, call, n) // there is no call that he could change, so this is a new one
	case c.late:
		h.find(n, law.FindingSet(0).With(law.ChangeOfCall))
		h.becomes(n, law.Cancelled)
		h.cite(c21p3, n)
		h.power(c40b, n)
	default:
		h.tries(seat)
		h.expire(n)
		h.pool = append(h.pool, i)
		open := &h.pool[len(h.pool)-1]
		h.remember(&open.memory82, seat)
		h.open(open)
	}
}

// newChange notes what is changed.
func (h *hand82) newChange(seat auction.Seat, call auction.Call, n int) (i wrong82) {
	i = wrong82{n: int16(n), seat: seat, call: call, isChange: true, ofTwo: h.second, counted: nothing82, since: h.sinceOf(seat),
		findings: law.FindingSet(0).With(law.ChangeOfCall)}
	if i.parent = h.openToChange(seat); i.parent != nothing82 {
		p := &h.pool[i.parent]
		i.first, i.firstFound, i.firstCall, i.firstTold = p.governs, p.findings, p.call, p.told
		if p.isChange { // a change of a change is one of the first call
			i.first, i.firstFound, i.firstCall, i.firstTold, i.parent, i.counted = p.first, p.firstFound, p.firstCall, p.firstTold, p.parent, p.counted
			i.since |= p.since
		}
	} else if i.counted = h.countedOf(seat); i.counted != nothing82 {
		i.firstCall, i.firstTold = h.calls[i.counted].Call, h.calls[i.counted].told
	}
	h.changedCall(&i)
	return i
}

// changedCall notes which item made the call that is changed, and who has called since:
// it need not be the latest of the player's, if a ruling has cancelled that.
func (h *hand82) changedCall(i *wrong82) {
	c := h.before(i.seat)
	if !c.valid {
		return
	}
	i.firstItem = c.item
	if i.counted == nothing82 {
		return
	}
	n := int16(h.calls[i.counted].Event)
	if n == c.item || n == h.taken[c.item].instead || c.item == i.n && i.ofTwo {
		return
	}
	i.firstItem = nothing82
	for at := h.head; at != i.counted && at != nothing82; at = h.calls[at].previous {
		i.since |= 1 << h.calls[at].Seat
	}
	for _, x := range h.taken[min(n+1, i.n):i.n] {
		if x.Action.IsCall() && x.Seat != i.seat {
			i.since |= 1 << x.Seat
		}
	}
}

// openToChange is the open call that a second call by seat would change: his latest
// irregular one, unless a call of his has counted since; or nothing.
func (h *hand82) openToChange(seat auction.Seat) int16 {
	k := h.openCallOf(seat)
	if k == nothing82 {
		return k
	}
	if at := h.lastBy(seat); at != nothing82 && int16(h.calls[at].Event) > h.pool[k].n {
		return nothing82
	}
	return k
}

// lastBy is the latest call by seat that counts, or nothing.
func (h *hand82) lastBy(seat auction.Seat) int16 {
	at := h.head
	for at != nothing82 && (h.calls[at].Seat != seat || h.calls[at].Implied) {
		at = h.calls[at].previous
	}
	return at
}

// countedOf is the latest call by seat if it counts, or nothing: one that a ruling has
// cancelled at once leaves none to be changed.
func (h *hand82) countedOf(seat auction.Seat) int16 {
	at := h.lastBy(seat)
	if c := h.before(seat); at != nothing82 && c.valid {
		if n := int16(h.calls[at].Event); n != c.item && n != h.taken[c.item].instead && h.turnNow() == seat {
			return nothing82
		}
	}
	return at
}

// replaceFirst takes the auction up again with the second call in the place of the first.
func (h *hand82) replaceFirst(c *changing82, seat auction.Seat, call auction.Call, n int) {
	if k := h.openCallOf(seat); k != nothing82 && h.pool[k].isChange {
		// It is the change that was not meant: what was meant is a change as well.
		parent := h.pool[k].parent
		h.becomes(int(h.pool[k].n), law.Replaced)
		h.end(k)
		h.becomes(n, law.Stands)
		h.citeReplacing(c, n)
		h.assumeOf(c, n)
		h.changeMeant(seat, call, n)
		if parent != nothing82 && h.openCallOf(seat) == parent { // that one is not made, so the first call waits alone
			h.becomes(int(h.pool[parent].n), law.AwaitsRuling)
		}
		return
	}
	kept, assumed := len(h.kept), len(h.assumed)
	h.taken[n].why = *c
	h.citeReplacing(c, n)
	h.assumeOf(c, n)
	if !h.takeUp(seat, call, n, h.kept[kept:len(h.kept):len(h.kept)], h.assumed[assumed:], nil, 0) || h.undecided {
		return
	}
	if c.lhoFollows {
		h.entitle(seat.Left())
	}
	if c.entitled {
		h.power(c21fn2, n)
	}
}

// citeReplacing cites the clauses by which a change replaces the first call, and keeps that
// it did.
func (h *hand82) citeReplacing(c *changing82, n int) {
	says := func(clause uint8) {
		h.cite(clause, n)
		h.kept = append(h.kept, note82{event: int16(n), what: cited82, value: clause})
	}
	if c.slip {
		says(c24p1)
		says(c24p2)
		return
	}
	if c.misled {
		says(c21p2s1)
	}
	if c.lhoFollows || c.entitled {
		says(c21p2s2)
	}
	if c.entitled {
		says(c21fn2)
	}
}

// changeMeant takes a change of which nothing says that it mends a slip.
func (h *hand82) changeMeant(seat auction.Seat, call auction.Call, n int) {
	told := h.taken[n].told82
	h.taken[n].told &^= inadvertent82 | pause82
	h.taken[n].so &^= inadvertent82 | pause82
	h.change(seat, call, n)
	h.taken[n].told82 = told
}
