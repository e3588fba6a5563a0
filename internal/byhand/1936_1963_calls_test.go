package byhand_test

import (
	"lawc/auction"
	"lawc/law"
)

// takesPlainly takes an item, and reports whether that is all: nearly all are lawful calls
// with nothing else in play, and when all is over no item says anything.
func (h *handOld) takesPlainly(it *auction.Item, n int) bool {
	h.taken = append(h.taken, takenOld{item: it, instead: itselfOld})
	if !h.busy && it.Action == auction.Calls && it.Seat == h.now.turn && h.callsPlainly(it.Seat, it.Call, n) {
		return true
	}
	if !it.Action.IsCall() {
		h.others = append(h.others, int16(n))
	}
	if h.undecided && h.over < 0 {
		h.over = n
	}
	return h.undecided
}

// callsPlainly lets a lawful call by the player on turn count. It has done nothing if
// there is more to the call.
func (h *handOld) callsPlainly(seat auction.Seat, call auction.Call, n int) bool {
	s := &h.now
	switch {
	case call == auction.CallPass:
		if h.mustPass[seat] == law.ObligationNextTurn {
			return false
		}
		if s.passes = min(s.passes+1, 4); s.closes() {
			h.closeAt(n)
		}
	case h.mustPass[seat] != law.ObligationFree:
		return false
	case call.IsBid():
		if call <= s.bid || call > auction.NewBid(7, auction.Notrump) {
			return false
		}
		if s.isDoubled() {
			h.cite(undoneOld, n)
		}
		s.passes, s.last, s.lastBy, s.bid, s.bidder = 0, auction.Bid, seat, call, seat
	case h.isRegular(seat, call):
		s.passes, s.last, s.lastBy = 0, call.Kind(), seat
	default:
		return false
	}
	s.turn = seat.Left()
	h.calls = append(h.calls, law.Counted{Seat: seat, Call: call, Event: int32(n)})
	return true
}

// isRegular reports whether a bid is sufficient, or a double or redouble in order.
func (h *handOld) isRegular(seat auction.Seat, call auction.Call) bool {
	switch call.Kind() {
	case auction.Double:
		return h.now.last == auction.Bid && h.now.lastBy.Side() != seat.Side()
	case auction.Redouble:
		return h.now.last == auction.Double && h.now.lastBy.Side() != seat.Side()
	case auction.Bid:
		return call > h.now.bid && call <= auction.NewBid(7, auction.Notrump)
	}
	return call == auction.CallPass
}

// enter enters a call that counts. A bid undoes a double.
func (h *handOld) enter(seat auction.Seat, call auction.Call, n int) {
	s := &h.now
	if call.IsBid() && s.isDoubled() {
		h.cite(undoneOld, n)
	}
	if call == auction.CallPass && h.mustPass[seat] == law.ObligationNextTurn && seat == s.turn {
		h.mustPass[seat] = law.ObligationFree
	}
	h.calls = append(h.calls, law.Counted{Seat: seat, Call: call, OutOfTurn: seat != s.turn, Event: int32(n)})
	s.advance(seat, call)
}

// closeAt closes the auction with the pass of item n.
func (h *handOld) closeAt(n int) {
	h.now.closed, h.busy = true, true
	h.contract = h.now.bid
	h.cite(closeOld, n)
	if !h.now.bid.IsBid() {
		h.cite(passedOutOld, n)
		return
	}
	h.cite(contractOld, n)
	h.cite(declarerOld, n)
	h.declarer = law.Player(h.namer(h.now.bidder.Side()))
}

// namer is who of a side first bid the denomination that the side bid last.
func (h *handOld) namer(side int) auction.Seat {
	last := auction.NoDenomination
	for i := len(h.calls) - 1; i >= 0 && last == auction.NoDenomination; i-- {
		if c := &h.calls[i]; c.Seat.Side() == side {
			last = c.Call.Denomination()
		}
	}
	for i := range h.calls {
		if c := &h.calls[i]; c.Seat.Side() == side && c.Call.Denomination() == last {
			return c.Seat
		}
	}
	return 0
}

// countedOf is the latest call by seat that counts, or -1.
func (h *handOld) countedOf(seat auction.Seat) int {
	for i := len(h.calls) - 1; i >= 0; i-- {
		if h.calls[i].Seat == seat {
			return i
		}
	}
	return -1
}

// irregular finds what is irregular about a call whatever else is so, and cites the clauses
// that say so. turn is whose turn it is.
func (h *handOld) irregular(seat auction.Seat, call auction.Call, turn auction.Seat, n int) (f law.FindingSet) {
	if seat != turn {
		h.cite(rotationOld, n)
		f = f.With(law.CallOutOfRotation)
	}
	if h.isRegular(seat, call) {
		return f
	}
	switch call.Kind() {
	case auction.Double:
		h.cite(doubleOld, n)
		return f.With(law.InadmissibleDouble)
	case auction.Redouble:
		h.cite(redoubleOld, n)
		return f.With(law.InadmissibleRedouble)
	case auction.Bid:
		if call <= auction.NewBid(7, auction.Notrump) {
			h.cite(sufficientOld, n)
			return f.With(law.InsufficientBid)
		}
	}
	panic("by hand: no such call in mixed records")
}
