package interp

import (
	"lawc/auction"
	"lawc/law"
)

// A standing is how the auction stands before the next call. It holds no law:
// what a call means for it is only who called and what.
type standing struct {
	turn   auction.Seat
	closed bool
	called bool
	// has says of each seat, by bit, that a call of his counts.
	has uint8
	// passes counts the passes since the last other call, up to four.
	passes       uint8
	lastAction   uint8 // value of the term last_action
	lastActionBy auction.Seat
	// conventional: the last call other than a pass was.
	conventional bool
	lastBid      auction.Call // a pass if there is none
	lastBidBy    auction.Seat
	doubled      uint8
	// doublers says of each seat that he doubled or redoubled the last bid.
	doublers uint8
	// firstToName holds, for each side and denomination, who first bid it,
	// as seat+1.
	firstToName [2][5]uint8
	// sideBid is the last bid of each side; a pass if there is none.
	sideBid [2]auction.Call
	// specified is what each player has specified by calls that count.
	specified [4]denominations
}

// advance takes a call that counts. A double is not undone here by a later bid:
// that is for a clause.
func (s *standing) advance(seat auction.Seat, call auction.Call, specifies denominations, conventional bool) {
	s.turn, s.called = seat.Left(), true
	s.has |= 1 << seat
	s.specified[seat] |= specifies
	kind := call.Kind()
	if kind == auction.Pass {
		s.passes = min(s.passes+1, 4)
		return
	}
	s.passes, s.lastActionBy, s.lastAction, s.conventional = 0, seat, uint8(kind), conventional
	switch kind {
	case auction.Double, auction.Redouble:
		if s.lastBid.IsBid() {
			s.doubled, s.doublers = uint8(kind), s.doublers|1<<seat
		}
	case auction.Bid:
		s.lastBid, s.lastBidBy, s.doublers = call, seat, 0
		s.sideBid[seat.Side()] = call
		if first := &s.firstToName[seat.Side()][call.Denomination()]; *first == 0 {
			*first = uint8(seat) + 1
		}
	}
}

// passesInRow counts the passes, up to three, that have followed a call.
func (s *standing) passesInRow() uint8 {
	n := s.passes
	if s.lastAction == 0 && n > 0 {
		n-- // the first pass of all is itself the call that passes follow
	}
	return min(n, 3)
}

// namer is who of a side first bid the denomination that the side bid last.
func (s *standing) namer(side int) law.Player {
	bid := s.sideBid[side]
	if !bid.IsBid() {
		return law.Nobody
	}
	return law.Player(s.firstToName[side][bid.Denomination()]) - 1
}

// An entry is a call that counts, with what is needed to take it back.
type entry struct {
	law.Counted
	before standing
	// owed is how long the caller had to pass before he called.
	owed law.Duration
	// skipped is the set of seats, by bit, whose turn the call took.
	skipped uint8
	// told is what is told of it.
	told factSet
	// since and last are those of the place before, and notes what had been said, for a
	// call made in a run of plain ones (see lawful.go).
	since since
	last  law.Player
	notes int32
	// previous is the entry before it, or none.
	previous int32
}

// skipsFrom is the set of seats from the one on turn up to the caller, whose
// turn a call out of rotation takes.
func skipsFrom(onTurn, caller auction.Seat) (set uint8) {
	for s := onTurn; s != caller; s = s.Left() {
		set |= 1 << s
	}
	return set
}
