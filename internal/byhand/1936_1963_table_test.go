package byhand_test

import (
	"lawc/auction"
	"lawc/law"
)

// The codes of 1936 and 1963 are fragments in the sources: of one there is the rule on
// improper calls, of the other the correct procedure. What the machines that have them by
// hand share stands in five files: this one, and
//
//	1936_1963_calls_test.go    lawful calls; what is irregular about others; the close
//	1936_1963_places_test.go   where the auction can be taken up again
//	1936_1963_result_test.go   what has been said of the items
//	against_test.go            how they are compared with the interpreter

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
// place, or one of the following, and by what let it, if there is a choice.
type takenOld struct {
	item    *auction.Item
	instead int16
	put     auction.Call
	by      uint8
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
	h.busy, h.undecided = false, false
	h.playOld.clear()
	h.calls, h.taken, h.others, h.notes = h.calls[:0], h.taken[:0], h.others[:0], h.notes[:0]
	h.assumed, h.gaps, h.contract = h.assumed[:0], h.gaps[:0], auction.CallPass
	for i := range h.before {
		h.before[i].valid, h.earlier[i].valid = false, false
	}
	h.kept, h.saved, h.over = 0, 0, -1
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
