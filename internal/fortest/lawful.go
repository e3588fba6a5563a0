package fortest

import (
	"math/rand"

	"lawc/auction"
)

// Lawful is the correct procedure of the auction written straight in Go: what the
// interpreter is measured against on lawful calls, and what makes records up. It sees what
// is irregular and has no word to say about it.
type Lawful struct {
	Turn      auction.Seat
	LastBid   auction.Call
	bidder    auction.Seat
	doubled   auction.Kind
	doubler   auction.Seat
	passes    int
	called    bool
	Closed    bool
	passedOut bool
	declarer  auction.Seat
	firstBy   [2][5]int8 // seat+1
	Auction   []auction.Item
	irregular []bool // of each item
}

// Reset begins an auction.
func (h *Lawful) Reset(dealer auction.Seat) {
	*h = Lawful{Turn: dealer, Auction: h.Auction[:0], irregular: h.irregular[:0]}
}

// Step takes a call, and reports whether it was in order.
func (h *Lawful) Step(it *auction.Item) bool {
	ok := !h.Closed && it.Seat == h.Turn && h.admits(it.Seat, it.Call)
	h.irregular = append(h.irregular, !ok)
	if !ok {
		return false
	}
	h.Auction = append(h.Auction, *it)
	h.Turn = it.Seat.Left()
	if it.Call == auction.CallPass {
		h.pass()
		return true
	}
	h.passes, h.called = 0, true
	switch kind := it.Call.Kind(); kind {
	case auction.Bid:
		h.LastBid, h.bidder, h.doubled = it.Call, it.Seat, auction.Pass
		if first := &h.firstBy[it.Seat.Side()][it.Call.Denomination()]; *first == 0 {
			*first = int8(it.Seat) + 1
		}
	default:
		h.doubled, h.doubler = kind, it.Seat
	}
	return true
}

func (h *Lawful) admits(seat auction.Seat, call auction.Call) bool {
	switch call.Kind() {
	case auction.Pass:
		return true
	case auction.Double:
		return h.LastBid.IsBid() && h.doubled == auction.Pass && h.bidder.Side() != seat.Side()
	case auction.Redouble:
		return h.doubled == auction.Double && h.doubler.Side() != seat.Side()
	case auction.Bid:
		return call > h.LastBid && call.Level() <= 7
	}
	return false
}

func (h *Lawful) pass() {
	h.passes++
	switch {
	case h.called && h.passes == 3:
		h.Closed = true
		h.declarer = auction.Seat(h.firstBy[h.bidder.Side()][h.LastBid.Denomination()] - 1)
	case !h.called && h.passes == 4:
		h.Closed, h.passedOut = true, true
	}
}

// Auction makes up a lawful auction, of the length that they have.
func Auction(rng *rand.Rand) auction.Record {
	r := auction.Record{Dealer: auction.Seat(rng.Intn(4))}
	var h Lawful
	for h.Reset(r.Dealer); !h.Closed; {
		it := auction.Item{Seat: h.Turn}
		switch n := rng.Intn(20); {
		case n < 9 && h.LastBid < auction.NewBid(4, auction.Hearts):
			it.Call = max(h.LastBid, auction.NewBid(1, auction.Clubs)-1) + 1 + auction.Call(rng.Intn(4))
		case n < 11:
			it.Call = auction.CallDouble
		case n < 12:
			it.Call = auction.CallRedouble
		}
		if h.Step(&it) {
			r.Items = append(r.Items, it)
		}
	}
	return r
}
