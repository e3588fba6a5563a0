package byhand_test

import (
	"lawc/auction"
	"lawc/law"
)

// A call counts; the auction closes, or gives a turn back (17, 19, 22, 35).

// count lets a call count: it moves the turn on, may close the auction, and is heard of
// by what lives on after a ruling. cite is the item that cites what follows.
func (h *hand82) count(seat auction.Seat, call auction.Call, n, cite int) {
	h.tally(seat, call, n)
	if h.undoubles(call, cite); call == auction.CallPass && !h.mayClose(cite) {
		return
	}
	h.tell(seat, call, cite)
}

// mayClose closes the auction if three passes have followed a call, unless one of them
// took a player's turn. It reports whether the last pass still counts.
func (h *hand82) mayClose(cite int) bool {
	if h.passesInRow() < 3 {
		return true
	}
	if at := h.skipped(); at != nothing82 {
		h.giveTurnBack(at, cite)
		return false
	}
	h.closes(cite)
	return true
}

// tally enters a call that counts. It is filled in where it stands: one put together
// elsewhere and copied costs as much as all the rest.
func (h *hand82) tally(seat auction.Seat, call auction.Call, n int) {
	if len(h.calls) == cap(h.calls) {
		h.calls = append(h.calls, call82{})[:len(h.calls)]
	}
	at := len(h.calls)
	h.calls = h.calls[:at+1]
	c := &h.calls[at]
	c.Seat, c.Call, c.Implied, c.OutOfTurn, c.Event = seat, call, n < 0, seat != h.turn, int32(n)
	c.before, c.owed, c.skipped, c.previous = h.stand82, h.mustPass[seat], 0, h.head
	if c.told = (told82{}); n >= 0 {
		c.told = h.taken[n].told82
	}
	if c.nth = 0; c.previous != nothing82 {
		c.nth = h.calls[c.previous].nth + 1
	}
	h.head = int16(at)
	switch {
	case call != auction.CallPass:
		h.acts(seat, call)
	case !c.OutOfTurn:
		if h.passes = min(h.passes+1, 4); c.owed == law.ObligationNextTurn {
			h.mustPass[seat] = law.ObligationFree
		}
	default:
		h.passes = min(h.passes+1, 4)
		for s := h.turn; s != seat; s = s.Left() {
			c.skipped |= 1 << s
		}
	}
	h.turn, h.called = seat.Left(), true
	h.has |= 1 << seat
	if len(h.bans) > 0 {
		h.expireBans(seat)
	}
}

// acts enters a call other than a pass.
func (h *hand82) acts(seat auction.Seat, call auction.Call) {
	side := seat.Side()
	h.passes, h.actor, h.action = 0, seat, call.Kind()
	h.doubling[side], h.doubling[1-side] = 0, mayThen82[h.action]
	if h.action != auction.Bid {
		if h.lastBid.IsBid() {
			h.doubled, h.doublers = uint8(h.action), h.doublers|1<<seat
		}
		return
	}
	h.lastBid, h.bidder, h.doublers = call, seat, 0
	bit := uint8(1) << call.Denomination()
	if h.named[side]&bit == 0 {
		h.named[side] |= bit
		h.latter[side] |= bit * uint8(seat>>1)
	}
	h.ruledFrom = int16(len(h.ruled)) // what bid stood before becomes the contract no more
}

// passesInRow counts the passes, up to three, that have followed a call.
func (h *hand82) passesInRow() uint8 {
	n := h.passes
	if h.action == auction.Pass && n > 0 {
		n-- // the first pass of all is itself the call that passes follow
	}
	return min(n, 3)
}

// undoubles undoes a double once somebody bids.
func (h *hand82) undoubles(call auction.Call, cite int) {
	if h.doubled != 0 && call.IsBid() {
		h.cite(c19p4s1, cite)
		h.doubled = 0
	}
}

// closes closes the auction.
func (h *hand82) closes(cite int) {
	h.cite(c17s3, cite)
	h.closed = true
	if !h.lastBid.IsBid() {
		h.cite(c22a, cite)
		h.passedOut = true
		return
	}
	h.cite(c22b, cite)
	h.cite(cDeclarer, cite)
	h.contract = h.lastBid
	side := h.bidder.Side()
	h.declarer = law.Player(side) + 2*law.Player(h.latter[side]>>h.lastBid.Denomination()&1)
	for _, k := range h.ruled[h.ruledFrom:] {
		if i := &h.pool[k]; i.lastBid == h.contract && i.bidder == h.bidder {
			h.cite(c36p1s2, cite)
			r := right82{kind: law.RightUndoubled, on: law.Nobody, offend: i.seat, clause: c36p1s2, bid: i.lastBid, bidder: i.bidder}
			r.holder = law.Player(i.seat.Right())
			h.addRight(&r)
			r.holder = law.Player(i.seat.Left())
			h.addRight(&r)
		}
	}
}

// skipped is the first pass out of rotation that took somebody a turn for good, only
// passes having followed it, or nothing.
func (h *hand82) skipped() int16 {
	at, since := nothing82, uint8(0)
	for e := h.head; e != nothing82 && h.calls[e].Call == auction.CallPass; e = h.calls[e].previous {
		if h.calls[e].skipped&^since != 0 {
			at = e
		}
		since |= 1 << h.calls[e].Seat
	}
	return at
}

// giveTurnBack cancels the pass that took somebody's turn and all after it (35).
func (h *hand82) giveTurnBack(at int16, cite int) {
	h.cite(c35, cite)
	who := h.calls[at].before.turn
	for e := h.head; ; e = h.calls[e].previous {
		if n := h.calls[e].Event; n >= 0 {
			h.becomes(int(n), law.Cancelled)
			h.cite(c35, int(n))
		}
		if e == at {
			break
		}
	}
	h.find(cite, law.FindingSet(0).With(law.SkippedPlayer))
	h.takeOff(at)
	h.turn = who
}

// takeOff takes the calls from one on off the auction: what a pass among them had served
// is owed again.
func (h *hand82) takeOff(at int16) {
	for e := h.head; ; e = h.calls[e].previous {
		if x := &h.calls[e]; h.mustPass[x.Seat] < x.owed {
			h.mustPass[x.Seat] = x.owed
		}
		if e == at {
			break
		}
	}
	h.stand82, h.head = h.calls[at].before, h.calls[at].previous
	h.reopen()
}

// reopen forgets how an auction closed, when a call is taken back.
func (h *hand82) reopen() {
	if !h.closed {
		h.contract, h.passedOut, h.declarer = auction.CallPass, false, law.Nobody
	}
}
