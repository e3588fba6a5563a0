package source

import "lawc/auction"

// This file holds what the formats themselves expect of the calls they hold, in
// order to tell whether a mark is right, whether the tags agree and where a
// reader should be warned. It is no law: what an edition makes of the calls is
// for the edition.

// A Standing is how an auction stands after some calls.
type Standing struct {
	// Bid is the last bid, CallPass when there is none; Doubled is 0, 1 or 2.
	Bid     auction.Call
	Doubled int

	by     auction.Seat // who made the last bid
	passes int          // since the last other call
	// first is who of each side first named each denomination; named tells
	// whether anybody did.
	first [2][auction.NoDenomination]auction.Seat
	named [2][auction.NoDenomination]bool
}

// highest is the level up to which the formats have bids.
const highest = 7

// Sufficient reports whether a bid is higher than the last.
func (s *Standing) Sufficient(bid auction.Call) bool { return !s.Bid.IsBid() || bid > s.Bid }

// Odd says in what a call is none that the formats expect here, to be put
// behind the call; it is empty for one that is in order.
func (s *Standing) Odd(seat auction.Seat, call auction.Call) string {
	own := s.by.Side() == seat.Side()
	switch {
	case s.Closed():
		return " after the passes that end the auction"
	case call.Level() > highest:
		return ", which is over seven"
	case call.IsBid() && !s.Sufficient(call):
		return " after " + s.Bid.String() + ", which is not enough"
	case call == auction.CallDouble && (!s.Bid.IsBid() || own || s.Doubled != 0),
		call == auction.CallRedouble && (!s.Bid.IsBid() || !own || s.Doubled != 1):
		return " with nothing for it to double"
	}
	return ""
}

// Add makes a call.
func (s *Standing) Add(seat auction.Seat, call auction.Call) {
	if call == auction.CallPass {
		s.passes++
		return
	}
	s.passes = 0
	switch {
	case call == auction.CallDouble:
		s.Doubled = 1
	case call == auction.CallRedouble:
		s.Doubled = 2
	case call.IsBid():
		s.Bid, s.by, s.Doubled = call, seat, 0
		side, d := seat.Side(), call.Denomination()
		if !s.named[side][d] {
			s.named[side][d], s.first[side][d] = true, seat
		}
	}
}

// Closed reports whether as many have passed in a row as end the auction.
func (s *Standing) Closed() bool {
	if s.Bid.IsBid() {
		return s.passes >= 3
	}
	return s.passes >= 4
}

// Declarer is who of the side that made the last bid first named its
// denomination.
func (s *Standing) Declarer() auction.Seat {
	return s.first[s.by.Side()][s.Bid.Denomination()]
}

// Contract writes the last bid as people do: Pass, 4H, 4HX, 4HXX.
func (s *Standing) Contract() string {
	if !s.Bid.IsBid() {
		return "Pass"
	}
	return s.Bid.String() + [...]string{"", "X", "XX"}[s.Doubled]
}
