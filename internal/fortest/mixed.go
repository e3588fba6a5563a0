package fortest

import (
	"math/rand"

	"lawc/auction"
)

// Mixed records, as a table makes them: three in four of them go wrong, up to three times, and
// then go on. The director is called, or the left-hand opponent accepts or calls; the
// offender mends his call; and the others call on to the end.

// Mixed makes up records, the same ones every time. Their items stand one behind the other,
// as those of records that have just been read do.
func Mixed(n int) (records []auction.Record, items int) {
	rng := rand.New(rand.NewSource(1))
	for range n {
		records = append(records, AtTheTable(rng))
		items += len(records[len(records)-1].Items)
	}
	all := make([]auction.Item, 0, items)
	for i := range records {
		from := len(all)
		all = append(all, records[i].Items...)
		records[i].Items = all[from:len(all):len(all)]
	}
	return records, items
}

// AtTheTable makes up one.
func AtTheTable(rng *rand.Rand) auction.Record {
	t := table{rng: rng, r: auction.Record{Dealer: auction.Seat(rng.Intn(4))}}
	troubles := rng.Intn(4)
	for t.h.Reset(t.r.Dealer); !t.h.Closed && len(t.r.Items) < 40; {
		if troubles > 0 && rng.Intn(3) == 0 {
			troubles--
			t.goesWrong()
		} else {
			t.callsOn()
		}
	}
	return t.r
}

// A table is a record in the making.
type table struct {
	rng *rand.Rand
	r   auction.Record
	h   Lawful
}

func (t *table) add(it auction.Item) { t.r.Items = append(t.r.Items, it) }

// callsOn makes a lawful call for the player on turn.
func (t *table) callsOn() {
	if it := (auction.Item{Seat: t.h.Turn, Call: t.someCall()}); t.h.Step(&it) {
		t.add(it)
	}
}

// someCall is a call such as a player makes.
func (t *table) someCall() auction.Call {
	switch n := t.rng.Intn(20); {
	case n < 9 && t.h.LastBid < auction.NewBid(4, auction.Hearts):
		return max(t.h.LastBid, auction.NewBid(1, auction.Clubs)-1) + 1 + auction.Call(t.rng.Intn(4))
	case n < 11:
		return auction.CallDouble
	case n < 12:
		return auction.CallRedouble
	}
	return auction.CallPass
}

// goesWrong lets something happen that should not.
func (t *table) goesWrong() {
	turn := t.h.Turn
	it := auction.Item{Seat: turn, Call: t.someCall()}
	switch t.rng.Intn(10) {
	case 0, 1, 2: // a bid that may well be insufficient
		it.Call = auction.NewBid(1+t.rng.Intn(3), auction.Denomination(t.rng.Intn(5)))
	case 3, 4, 5: // somebody else calls
		it.Seat = auction.Seat(t.rng.Intn(4))
	case 6: // an inadmissible double or redouble, it may be
		it.Call = auction.CallDouble + auction.Call(t.rng.Intn(2))
	case 7: // he says one call and then another
		it.Action = auction.Slips + auction.Action(t.rng.Intn(2))
		it.First = auction.NewBid(1+t.rng.Intn(4), auction.Denomination(t.rng.Intn(5)))
		it.Facts = facts[t.rng.Intn(5)]
	case 8: // he changes the call that he has made
		if n := len(t.h.Auction); n > 0 {
			it.Seat, it.Action, it.Facts = t.h.Auction[n-1].Seat, auction.ChangesLater, facts[t.rng.Intn(5)]
		}
	default: // he shows a card, or leads it
		it = auction.Item{Seat: it.Seat, Action: auction.ShowsCard + auction.Action(t.rng.Intn(2)), Cards: someCard(t.rng)}
	}
	t.add(it)
	if it.Action.IsCall() && it.Action != auction.ChangesLater && t.h.Step(&it) {
		return // nothing was wrong after all
	}
	t.isSettled(it)
}

// isSettled lets the table deal with it.
func (t *table) isSettled(it auction.Item) {
	switch n := t.rng.Intn(8); {
	case n < 5:
		t.add(auction.Item{Action: auction.Attention})
		if it.Action.IsCall() && it.Seat == t.h.Turn { // he calls again
			if t.rng.Intn(2) == 0 {
				pass := auction.Item{Seat: it.Seat}
				t.h.Step(&pass)
				t.add(pass)
				return
			}
			t.callsOn()
		}
	case it.Action == auction.Calls:
		t.force(it)
		if n == 5 {
			t.add(auction.Item{Seat: t.h.Turn, Action: auction.Accepts})
		}
	}
}

// force lets a call count that was not in order.
func (t *table) force(it auction.Item) {
	t.h.Turn = it.Seat
	if it.Call.IsBid() {
		t.h.LastBid = 0
	}
	t.h.Step(&it)
}

// Troubled makes up a record in which calls are changed over and over.
func Troubled(rng *rand.Rand) auction.Record {
	t := table{rng: rng, r: auction.Record{Dealer: auction.Seat(rng.Intn(4))}}
	for t.h.Reset(t.r.Dealer); !t.h.Closed && len(t.r.Items) < 40; {
		switch n := rng.Intn(8); {
		case n < 3:
			t.goesWrong()
		case n < 4 && len(t.r.Items) > 0:
			it := auction.Item{Seat: auction.Seat(rng.Intn(4)), Action: auction.ChangesLater, Call: t.someCall(), Facts: facts[rng.Intn(5)]}
			if rng.Intn(4) == 0 {
				it.Action, it.First = auction.Slips+auction.Action(rng.Intn(2)), auction.NewBid(1+rng.Intn(3), auction.Denomination(rng.Intn(5)))
			}
			t.add(it)
			t.isSettled(it)
		default:
			t.callsOn()
		}
	}
	return t.r
}

// facts are what may be told of a change.
var facts = [][]auction.Fact{
	nil,
	{{Name: "inadvertent", Value: "true"}},
	{{Name: "inadvertent", Value: "true"}, {Name: "pause", Value: "true"}},
	{{Name: "pause", Value: "true"}},
	{{Name: "misinformed", Value: "true"}},
}

func someCard(rng *rand.Rand) []auction.Card {
	return []auction.Card{{Suit: auction.Denomination(rng.Intn(4)), Rank: "AKQJT98765432"[rng.Intn(13)]}}
}
