package lawc_test

import (
	"math/rand"

	"lawc/auction"
)

// A byHand is the correct procedure of the auction written straight in Go: what
// the interpreter is measured against. It sees what is irregular and has no word
// to say about it.
type byHand struct {
	turn      auction.Seat
	lastBid   auction.Call
	bidder    auction.Seat
	doubled   auction.Kind
	doubler   auction.Seat
	passes    int
	called    bool
	closed    bool
	passedOut bool
	declarer  auction.Seat
	firstBy   [2][5]int8 // seat+1
	auction   []auction.Item
	irregular []bool // of each item
}

func (h *byHand) reset(dealer auction.Seat) {
	*h = byHand{turn: dealer, auction: h.auction[:0], irregular: h.irregular[:0]}
}

// step takes a call, and reports whether it was in order.
func (h *byHand) step(it *auction.Item) bool {
	ok := !h.closed && it.Seat == h.turn && h.admits(it.Seat, it.Call)
	h.irregular = append(h.irregular, !ok)
	if !ok {
		return false
	}
	h.auction = append(h.auction, *it)
	h.turn = it.Seat.Left()
	if it.Call == auction.CallPass {
		h.pass()
		return true
	}
	h.passes, h.called = 0, true
	switch kind := it.Call.Kind(); kind {
	case auction.Bid:
		h.lastBid, h.bidder, h.doubled = it.Call, it.Seat, auction.Pass
		if first := &h.firstBy[it.Seat.Side()][it.Call.Denomination()]; *first == 0 {
			*first = int8(it.Seat) + 1
		}
	default:
		h.doubled, h.doubler = kind, it.Seat
	}
	return true
}

func (h *byHand) admits(seat auction.Seat, call auction.Call) bool {
	switch call.Kind() {
	case auction.Pass:
		return true
	case auction.Double:
		return h.lastBid.IsBid() && h.doubled == auction.Pass && h.bidder.Side() != seat.Side()
	case auction.Redouble:
		return h.doubled == auction.Double && h.doubler.Side() != seat.Side()
	case auction.Bid:
		return call > h.lastBid && call.Level() <= 7
	}
	return false
}

func (h *byHand) pass() {
	h.passes++
	switch {
	case h.called && h.passes == 3:
		h.closed = true
		h.declarer = auction.Seat(h.firstBy[h.bidder.Side()][h.lastBid.Denomination()] - 1)
	case !h.called && h.passes == 4:
		h.closed, h.passedOut = true, true
	}
}

// someAuction makes up a lawful auction, of the length that they have.
func someAuction(rng *rand.Rand) auction.Record {
	r := auction.Record{Dealer: auction.Seat(rng.Intn(4))}
	var h byHand
	for h.reset(r.Dealer); !h.closed; {
		it := auction.Item{Seat: h.turn}
		switch n := rng.Intn(20); {
		case n < 9 && h.lastBid < auction.NewBid(4, auction.Hearts):
			it.Call = max(h.lastBid, auction.NewBid(1, auction.Clubs)-1) + 1 + auction.Call(rng.Intn(4))
		case n < 11:
			it.Call = auction.CallDouble
		case n < 12:
			it.Call = auction.CallRedouble
		}
		if h.step(&it) {
			r.Items = append(r.Items, it)
		}
	}
	return r
}
