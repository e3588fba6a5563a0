package lawc_test

import (
	"lawc/auction"
	"lawc/law"
)

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

// finds cites the clause by which something is found in a call.
func (h *hand82) finds(c uint8, n int, f law.FindingSet, found law.Finding) law.FindingSet {
	h.notes = append(h.notes, note82{int16(n), finds82, c})
	return f.With(found)
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

// mayThen82 is which doubles an opponent may make, by bit, after a call of each kind.
var mayThen82 = [...]uint8{auction.Double: 1 << auction.CallRedouble, auction.Redouble: 0, auction.Bid: 1 << auction.CallDouble}

// admits reports whether a call by the player on turn is in order (18, 19, 37).
func (h *hand82) admits(seat auction.Seat, call auction.Call) bool {
	if h.mustPass[seat] != law.ObligationFree {
		return call == auction.CallPass
	}
	const upToSeven = 1<<(auction.Call(auction.Bid)+7*5) - 1
	bids := ^uint64(0) << (max(h.lastBid, auction.CallUnknown) + 1) & upToSeven
	return (bids|uint64(h.doubling[seat.Side()])|1<<auction.CallPass)>>call&1 != 0
}

// enters lets a call count that is in order where nothing is in play: what count does,
// without what cannot be then.
func (h *hand82) enters(seat auction.Seat, call auction.Call, n int) {
	if len(h.calls) == cap(h.calls) {
		h.calls = append(h.calls, call82{})[:len(h.calls)]
	}
	at := len(h.calls)
	h.calls = h.calls[:at+1]
	c := &h.calls[at]
	c.Seat, c.Call, c.Implied, c.OutOfTurn, c.Event = seat, call, false, false, int32(n)
	c.before, c.owed, c.skipped, c.previous, c.told = h.stand82, h.mustPass[seat], 0, h.head, told82{}
	if c.nth = 0; c.previous != nothing82 {
		c.nth = h.calls[c.previous].nth + 1
	}
	h.head = int16(at)
	h.turn, h.called = seat.Left(), true
	h.has |= 1 << seat
	if call != auction.CallPass {
		h.undoubles(call, n)
		h.acts(seat, call)
		return
	}
	if c.owed == law.ObligationNextTurn {
		h.mustPass[seat] = law.ObligationFree
	}
	if h.passes++; h.passes >= 3 {
		h.passes = min(h.passes, 4)
		h.mayClose(n)
	}
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
