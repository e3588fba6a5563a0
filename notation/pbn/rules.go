package pbn

import (
	"strings"

	"lawc/auction"
	"lawc/notation/source"
)

// This file holds what PBN itself expects of the calls it can hold, in order to
// tell whether a mark is right and whether the tags agree. It is part of the
// format and no law: what an edition makes of the calls is for the edition.

// A standing is how an auction stands after some calls.
type standing struct {
	bid     auction.Call // the last bid; CallPass when there is none
	by      auction.Seat // who made it
	doubled int
	passes  int // since the last other call
	// first is who of each side first named each denomination; named tells
	// whether anybody did.
	first [2][auction.NoDenomination]auction.Seat
	named [2][auction.NoDenomination]bool
}

// sufficient reports whether a bid is higher than the last.
func (s *standing) sufficient(bid auction.Call) bool {
	return !s.bid.IsBid() || bid > s.bid
}

// admits reports whether a double or redouble by a player finds something to
// double. PBN knows no mark for one that does not.
func (s *standing) admits(seat auction.Seat, call auction.Call) bool {
	own := s.by.Side() == seat.Side()
	switch call {
	case auction.CallDouble:
		return s.bid.IsBid() && !own && s.doubled == 0
	case auction.CallRedouble:
		return s.bid.IsBid() && own && s.doubled == 1
	}
	return true
}

// add makes a call.
func (s *standing) add(seat auction.Seat, call auction.Call) {
	if call == auction.CallPass {
		s.passes++
		return
	}
	s.passes = 0
	switch {
	case call == auction.CallDouble:
		s.doubled = 1
	case call == auction.CallRedouble:
		s.doubled = 2
	case call.IsBid():
		s.bid, s.by, s.doubled = call, seat, 0
		side, d := seat.Side(), call.Denomination()
		if !s.named[side][d] {
			s.named[side][d], s.first[side][d] = true, seat
		}
	}
}

// closing is how many passes in a row end the auction.
func (s *standing) closing() int {
	if s.bid.IsBid() {
		return 3
	}
	return 4
}

func (s *standing) closed() bool { return s.passes >= s.closing() }

// declarer is who of the side that made the last bid first named its
// denomination.
func (s *standing) declarer() auction.Seat {
	return s.first[s.by.Side()][s.bid.Denomination()]
}

// contract writes the last bid as the Contract tag does: Pass, 4H, 4HX, 4HXX.
func (s *standing) contract() string {
	if !s.bid.IsBid() {
		return "Pass"
	}
	return s.bid.String() + [...]string{"", "X", "XX"}[s.doubled]
}

// readCall reads a call. An odd spelling comes with the word for it that the
// format has.
func readCall(text string) (call auction.Call, instead string, ok bool) {
	lower := strings.ToLower(text)
	switch lower {
	case "pass":
		return auction.CallPass, "", true
	case "p":
		return auction.CallPass, "Pass", true
	case "x":
		return auction.CallDouble, "", true
	case "xx":
		return auction.CallRedouble, "", true
	}
	if len(lower) < 2 || len(lower) > 3 || lower[0] < '1' || lower[0] > '7' {
		return auction.CallUnknown, "", false
	}
	d, size := source.Denomination(lower[1:])
	if size != len(lower)-1 {
		return auction.CallUnknown, "", false
	}
	call = auction.NewBid(int(lower[0]-'0'), d)
	if lower[1:] == "n" {
		instead = call.String()
	}
	return call, instead, true
}
