package byhand_test

import (
	"lawc/auction"
	"lawc/law"
)

// A call is made: it speaks to what is open, and then counts or is found to be irregular.

// isSecond reports whether a call by seat is a second one in one turn: he called last.
// After the close there are no turns.
func (h *hand82) isSecond(seat auction.Seat) bool {
	if h.closed {
		return false
	}
	for j := len(h.active) - 1; j >= 0; j-- {
		switch i := &h.pool[h.active[j]]; {
		case !i.isOpenCall():
		case i.seat == seat && i.calledSince == 0:
			return true
		case i.seat == seat:
		case i.seat.Left() == seat && i.calledSince>>seat&1 == 0:
			return false // he calls over it
		}
	}
	if h.head == nothing82 {
		return false
	}
	last := &h.calls[h.head]
	return last.Seat == seat && !last.Implied && h.turnNow() == seat.Left()
}

// turnNow is whose turn it is. A call in rotation that is open has passed the turn on,
// until others have come to count; one out of rotation has not.
func (h *hand82) turnNow() auction.Seat {
	turn := h.turn
	for _, k := range h.active {
		if i := &h.pool[k]; i.isOpenCall() && !i.isChange && i.seat == turn && i.onTurn == onTurnSelf && i.head == h.head {
			turn = turn.Left()
		}
	}
	return turn
}

// makes takes a call that is not a second one in its turn.
func (h *hand82) makes(seat auction.Seat, call auction.Call, n int) {
	h.saveBefore(seat, n)
	h.call(seat, call, n)
}

// call takes a call: it speaks to what is open, and then counts or is irregular.
func (h *hand82) call(seat auction.Seat, call auction.Call, n int) {
	closed, backs := h.closed, h.backs
	b := h.before(seat)
	item, next := b.item, b.next
	if !h.speaks(seat, n) {
		return
	}
	if h.backs != backs { // what it spoke to has taken the auction back
		h.saveBefore(seat, n)
		h.before(seat).item, h.before(seat).next = item, next
		h.stands(n, call)
	}
	if h.closed && !closed {
		// The pass that an open call comes to has closed the auction: this call was not
		// made after the close, and there is no turn left in which to make it.
		h.callsNow(seat)
		h.becomes(n, law.Cancelled)
		return
	}
	h.callsNow(seat)
	h.expire(n)
	h.judge(seat, call, n)
}

// callsNow notes that seat has made a call, whatever becomes of it.
func (h *hand82) callsNow(seat auction.Seat) {
	h.tries(seat)
	h.since = (h.since | 0x1111<<seat) &^ (0xf << (4 * seat))
}

// tries notes one that leaves his latest as it was.
func (h *hand82) tries(seat auction.Seat) {
	h.since |= 0x1111 << seat &^ (0xf << (4 * seat))
	for _, k := range h.active {
		if i := &h.pool[k]; i.stage == open82 && i.seat != seat {
			i.calledSince |= 1 << seat
		}
	}
}

// judge lets a call count or finds it irregular.
func (h *hand82) judge(seat auction.Seat, call auction.Call, n int) {
	if len(h.active)+len(h.bans) != 0 && !h.closed && seat == h.turnNow() {
		if k := h.owedBy(seat); k != nothing82 && h.triesDouble(k, call, n) {
			return
		}
	}
	found, settled := h.examine(seat, call, n)
	switch {
	case settled || h.undecided:
	case found == 0:
		if h.inOrder(seat, n); !h.undecided {
			h.count(seat, call, n, n)
		}
	case found.Only(law.FailureToComply):
		h.find(n, found)
		h.becomes(n, law.AwaitsRuling)
		h.cannotSettle(n, found)
	default:
		i := h.newWrong(seat, n, found)
		i.call, i.ofTwo = call, h.second
		h.remember(&i.memory82, seat)
		h.open(i)
	}
}

// examine finds what is irregular about a call (17 to 19, and what earlier rulings ask
// for). It reports whether a pass that was supplied first has settled the call.
func (h *hand82) examine(seat auction.Seat, call auction.Call, n int) (f law.FindingSet, settled bool) {
	for supplied := 0; ; supplied++ {
		if h.closed {
			return law.FindingSet(0).With(law.CallAfterClose), false
		}
		turn := h.turnNow()
		f = h.breaches(seat, call, turn)
		kind := call.Kind()
		supply := turn != seat && turn.Left() == seat && h.mustPassNow(turn)
		if turn != seat && !supply {
			f = h.finds(c17s2, n, f, law.CallOutOfRotation)
		}
		switch kind {
		case auction.Bid:
			if call.Level() > 7 {
				f = h.finds(c18s1, n, f, law.BidOverSeven)
			}
			if call <= h.lastBid {
				f = h.finds(c18s3, n, f, law.InsufficientBid)
			}
		case auction.Double:
			if h.action != auction.Bid || h.actor.Side() == seat.Side() {
				f = h.finds(c19p1, n, f, law.InadmissibleDouble)
			}
		case auction.Redouble:
			if h.action != auction.Double || h.actor.Side() == seat.Side() {
				f = h.finds(c19p2, n, f, law.InadmissibleRedouble)
			}
		}
		if !supply {
			return f, false
		}
		h.finds(c28a, n, 0, law.NoFinding)
		if supplied == len(auction.Seats) {
			h.cannotSettle(n, f)
			return f, false
		}
		if h.supply(n); h.undecided || h.voids(seat, n) {
			return f, true
		}
		if c := h.before(seat); c.valid && int(c.item) == n {
			h.saveBefore(seat, n) // the pass stays, whatever becomes of the call
		}
	}
}

// inOrder guards against a call that is in rotation only because a call before it, which
// nobody could accept, is still open.
func (h *hand82) inOrder(seat auction.Seat, n int) {
	if h.closed || h.turn == seat {
		return
	}
	for _, k := range h.active {
		if i := &h.pool[k]; i.isOpenCall() && i.seat == h.turn {
			h.cannotSettle(int(i.n), i.findings)
			h.becomes(n, law.AwaitsRuling)
			return
		}
	}
}

// cannotSettle ends the matter: there is no law for what happened.
func (h *hand82) cannotSettle(n int, findings law.FindingSet) {
	h.undecided = true
	for f := law.NoFinding + 1; f <= law.WrongBoard; f++ {
		if !findings.Has(f) {
			continue
		}
		gap, have := law.Gap{N: n + 1, Finding: f}, false
		for _, g := range h.gaps {
			have = have || g == gap
		}
		if !have {
			h.gaps = append(h.gaps, gap)
		}
	}
}

// supply makes the pass of the player on turn, who had to pass and was not waited for
// when item n was made (28.a). It says to what is open what a pass made would.
func (h *hand82) supply(n int) {
	absent, backs := h.turnNow(), h.backs
	speaks := h.speaks(absent, n)
	if h.backs != backs {
		h.becomes(n, law.Stands) // the call over which it is supplied is still being made
	}
	if !speaks || h.closed || h.backs != backs || h.turnNow() != absent {
		return
	}
	h.callsNow(absent)
	h.count(absent, auction.CallPass, -1, n)
}
