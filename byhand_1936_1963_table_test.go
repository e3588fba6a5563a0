package lawc_test

import (
	"lawc/auction"
	"lawc/law"
)

// The codes of 1936 and 1963 are fragments in the sources: of one there is the rule on
// improper calls, of the other the correct procedure. What the machines that have them by
// hand share stands in four files: this one, and
//
//	byhand_1936_1963_places_test.go   where the auction can be taken up again
//	byhand_1936_1963_result_test.go   what has been said of the items
//	byhand_1936_1963_against_test.go  how they are compared with the interpreter

// The clauses of the correct procedure, by number, the same in both. The first five say
// what is irregular about a call, in the order of the book.
const (
	rotationOld uint8 = iota
	overSevenOld
	sufficientOld
	doubleOld
	redoubleOld
	undoneOld
	closeOld
	passedOutOld
	contractOld
	declarerOld
	procedureOld
)

// A handOld is a table at which an old code holds.
type handOld struct {
	edition  *law.Edition
	clauses  []*law.Clause
	dealer   auction.Seat
	now      standingOld
	mustPass [4]law.Duration
	// busy: there is more to a call than whether it is lawful.
	busy      bool
	undecided bool
	again     bool // items are taken once more
	playOld
	calls   []law.Counted
	taken   []takenOld
	others  []int16 // the items that are no calls
	notes   []noteOld
	assumed []law.Assumption
	gaps    []law.Gap
	// contract is the last bid of a closed auction.
	contract auction.Call
	declarer law.Player
	// before are the places from before each player's latest call, earlier those from
	// before the one preceding it. Of the calls from kept on they have not been kept yet.
	before, earlier [4]placeOld
	kept            int
	saved           int32
	// over is the first item taken when all was over, or -1, current the one being taken.
	over, current int
	events        []law.Event
	cited         []*law.Clause
	result        law.Result
}

// A standingOld is how the auction stands.
type standingOld struct {
	turn   auction.Seat
	closed bool
	passes uint8 // since the last other call, up to four
	last   auction.Kind
	lastBy auction.Seat // who made the last call other than a pass, if it is not Pass
	bid    auction.Call // the last one, a pass if there is none
	bidder auction.Seat
}

// A takenOld is an item of the record. instead is the item whose call, put, has come in its
// place, or one of the following.
type takenOld struct {
	item    *auction.Item
	instead int16
	put     auction.Call
}

// Of an item that has come in the place of an earlier one nothing is taken in its own; if
// it is gone, another has come in that place since.
const (
	itselfOld int16 = -1
	spentOld  int16 = -2
	goneOld   int16 = -3
)

// knows looks the clauses up, those of the correct procedure first.
func (h *handOld) knows(e *law.Edition, ids []string) {
	h.edition = e
	for _, id := range ids {
		h.clauses = append(h.clauses, e.Clause(id))
	}
}

// Reset begins a record.
func (h *handOld) Reset(dealer auction.Seat) {
	h.dealer, h.now, h.mustPass = dealer, standingOld{turn: dealer}, [4]law.Duration{}
	h.busy, h.undecided, h.again = false, false, false
	h.playOld.clear()
	h.calls, h.taken, h.others, h.notes = h.calls[:0], h.taken[:0], h.others[:0], h.notes[:0]
	h.assumed, h.gaps, h.contract = h.assumed[:0], h.gaps[:0], auction.CallPass
	for i := range h.before {
		h.before[i].valid, h.earlier[i].valid = false, false
	}
	h.kept, h.saved, h.over = 0, 0, -1
}

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

// advance moves on past a call that counts.
func (s *standingOld) advance(seat auction.Seat, call auction.Call) {
	switch kind := call.Kind(); kind {
	case auction.Pass:
		s.passes = min(s.passes+1, 4)
	case auction.Bid:
		s.passes, s.last, s.lastBy, s.bid, s.bidder = 0, kind, seat, call, seat
	default:
		s.passes, s.last, s.lastBy = 0, kind, seat
	}
	s.turn = seat.Left()
}

// closes reports whether that many passes, the last of them just made, close the auction.
func (s *standingOld) closes() bool { return s.passes == 4 || s.passes == 3 && s.last != auction.Pass }

// isDoubled reports whether the last bid has been doubled or redoubled.
func (s *standingOld) isDoubled() bool { return s.last != auction.Bid && s.bid.IsBid() }

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
