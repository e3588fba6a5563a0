package byhand_test

import (
	"lawc/auction"
	"lawc/law"
)

// Calls that are in order, in an auction in which nothing is amiss: seven in ten.

// isQuiet reports whether nothing is in play that could bear on a call by the player on
// turn. Most calls of most auctions are made then, and if they are in order they count.
func (h *hand82) isQuiet() bool {
	return len(h.active)|len(h.bans)|len(h.entitled) == 0 && !(h.closed || h.undecided || h.void || h.deferred)
}

// admits reports whether a call by the player on turn is in order (18, 19, 37).
func (h *hand82) admits(seat auction.Seat, call auction.Call) bool {
	if h.mustPass[seat] != law.ObligationFree {
		return call == auction.CallPass
	}
	const upToSeven = 1<<(auction.Call(auction.Bid)+7*5) - 1
	bids := ^uint64(0) << (max(h.lastBid, auction.CallUnknown) + 1) & upToSeven
	return (bids|uint64(h.doubling[seat.Side()])|1<<auction.CallPass)>>call&1 != 0
}

// mayThen82 is which doubles an opponent may make, by bit, after a call of each kind.
var mayThen82 = [...]uint8{auction.Double: 1 << auction.CallRedouble, auction.Redouble: 0, auction.Bid: 1 << auction.CallDouble}

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
