package fortest

import (
	"math/rand"

	"lawc/auction"
)

// Rough records: what Mixed has, in any order and whatever sense it makes. A table
// where one thing goes wrong after another, bids go over seven and everybody accepts
// everything finds out what records of sensible people never touch.

// Rough makes up one.
func Rough(rng *rand.Rand) auction.Record {
	r := auction.Record{Dealer: auction.Seat(rng.Intn(4))}
	var h Lawful
	h.Reset(r.Dealer)
	for range 1 + rng.Intn(14) {
		it := auction.Item{Seat: h.Turn, Call: roughCall(rng)}
		if rng.Intn(3) == 0 {
			it.Seat = auction.Seat(rng.Intn(4))
		}
		switch n := rng.Intn(20); {
		case n < 11:
		case n < 13:
			it.Action, it.First, it.Facts = auction.Slips+auction.Action(n-11), roughCall(rng), facts[rng.Intn(5)]
		case n < 14:
			it.Action, it.Facts = auction.ChangesLater, facts[rng.Intn(5)]
		case n < 17:
			it = auction.Item{Action: auction.Attention}
		case n < 19:
			it = auction.Item{Action: auction.Accepts, Seat: it.Seat}
		default:
			it = auction.Item{Seat: it.Seat, Action: auction.ShowsCard + auction.Action(rng.Intn(2)), Cards: someCard(rng)}
		}
		r.Items = append(r.Items, it)
		if it.Action == auction.Calls && !h.Step(&it) && rng.Intn(2) == 0 {
			h.Turn = it.Seat.Left()
		}
	}
	return r
}

// roughCall is any call, one in twelve a bid of seven or more.
func roughCall(rng *rand.Rand) auction.Call {
	switch n := rng.Intn(12); {
	case n < 4:
		return auction.CallPass
	case n < 6:
		return auction.CallDouble + auction.Call(n-4)
	case n < 7:
		return auction.NewBid(7+rng.Intn(3), auction.Denomination(rng.Intn(5)))
	}
	return auction.NewBid(1+rng.Intn(4), auction.Denomination(rng.Intn(5)))
}
