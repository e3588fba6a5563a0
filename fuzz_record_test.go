package lawc_test

import (
	"slices"

	"lawc/auction"
)

// A record in bytes, for the fuzzer to turn and twist: the dealer, and four
// bytes an item, which are the player as seen from the one taken for granted
// with the facts, what he does, and up to two arguments. Every sequence of bytes
// is some record, and every record of the seeds is some sequence.

const maxItems = 24

var someFacts = [][]auction.Fact{
	nil,
	{{Name: "inadvertent", Value: "true"}},
	{{Name: "inadvertent", Value: "true"}, {Name: "pause", Value: "true"}},
	{{Name: "pause", Value: "true"}},
	{{Name: "misinformed", Value: "true"}},
	{{Name: "damaging", Value: "true"}},
	{{Name: "damaging", Value: "false"}},
	{{Name: "simultaneous", Value: "true"}},
	{{Name: "wrong_board", Value: "true"}},
	{{Name: "over_first", Value: "true"}},
	{{Name: "comparable", Value: "true"}},
	{{Name: "conventional", Value: "H"}},
	{{Name: "conventional", Value: "C+S"}},
	{{Name: "conventional", Value: "true"}},
	{{Name: "conventional", Value: "false"}},
	{{Name: "inadvertent", Value: "S"}},
	{{Name: "nonsense", Value: "D"}},
}

// someActions has the calls several times: records consist of them.
var someActions = []auction.Action{
	auction.Calls, auction.Calls, auction.Calls, auction.Calls, auction.Calls, auction.Calls,
	auction.Attention, auction.Attention, auction.Accepts, auction.Changes, auction.Slips, auction.ChangesLater,
	auction.ShowsCard, auction.LeadsCard, auction.FacesLead, auction.Asks, auction.Annuls, auction.WantsUndoubled,
	auction.RequiresLead, auction.ForbidsLead, auction.ClaimsPenaltyCard,
}

const (
	calls = int(auction.Bid) + auction.MaxLevel*5
	ranks = "AKQJT98765432"
)

// Passes are as likely as all else together.
func callOf(b byte) auction.Call {
	if b >= 128 {
		return auction.CallPass
	}
	return auction.Call(int(b) % calls)
}

func cardOf(b byte) auction.Card {
	return auction.Card{Suit: auction.Denomination(b & 3), Rank: ranks[int(b>>2)%len(ranks)]}
}

func byteOf(c auction.Card) byte {
	return byte(c.Suit) | byte(slices.Index([]byte(ranks), c.Rank))<<2
}

func decoded(data []byte) auction.Record {
	var r auction.Record
	if len(data) > 0 {
		r.Dealer = auction.Seat(data[0] & 3)
		data = data[1:]
	}
	next := r.Dealer
	var called [4]bool
	for ; len(data) >= 4 && len(r.Items) < maxItems; data = data[4:] {
		it := decodedItem(next, data)
		if it.Action == auction.ChangesLater && !called[it.Seat] {
			it.Action = auction.Calls // there is nothing yet that he could change
		}
		if it.Action.IsCall() {
			next, called[it.Seat] = it.Seat.Left(), true
		}
		r.Items = append(r.Items, it)
	}
	return r
}

func decodedItem(next auction.Seat, b []byte) auction.Item {
	it := auction.Item{Action: someActions[int(b[1])%len(someActions)]}
	if it.Action == auction.Attention {
		return it
	}
	it.Seat = next.At(auction.Relation(b[0] & 3))
	it.Facts = someFacts[int(b[0]>>2)%len(someFacts)]
	switch it.Action {
	case auction.Calls:
		it.Call = callOf(b[2])
		if it.HasNamed = b[3]&7 == 7 && (it.Call == auction.CallDouble || it.Call == auction.CallRedouble); it.HasNamed {
			it.Named = callOf(b[3] >> 1)
		}
	case auction.Changes, auction.Slips:
		it.First, it.Call = callOf(b[2]), callOf(b[3])
	case auction.ChangesLater:
		it.Call = callOf(b[2])
	case auction.Accepts:
		if it.HasNamed = b[3]&3 == 3; it.HasNamed {
			it.Named = callOf(b[2])
		}
	case auction.FacesLead:
		it.Cards = []auction.Card{cardOf(b[2])}
	case auction.ShowsCard, auction.LeadsCard, auction.ClaimsPenaltyCard:
		it.Cards = []auction.Card{cardOf(b[2])}
		if other := cardOf(b[3]); other != it.Cards[0] {
			it.Cards = append(it.Cards, other)
		}
	case auction.Asks:
		it.Request = auction.AskRepeat + auction.Request(b[2]%5)
	case auction.RequiresLead, auction.ForbidsLead:
		it.Suit = auction.Denomination(b[2] & 3)
	}
	return it
}

// encoded is the inverse of decoded, for seeds that stay within its tables.
func encoded(r auction.Record) []byte {
	data := []byte{byte(r.Dealer)}
	next := r.Dealer
	for i := range r.Items {
		it := &r.Items[i]
		b := [4]byte{byte(next.Seen(it.Seat)), byte(slices.Index(someActions, it.Action)), byte(it.Call)}
		facts := slices.IndexFunc(someFacts, func(f []auction.Fact) bool { return slices.Equal(f, it.Facts) })
		b[0] |= byte(max(facts, 0)) << 2
		switch it.Action {
		case auction.Calls:
			if it.HasNamed {
				b[3] = 7 // some bid near the one that is doubled
			}
		case auction.Changes, auction.Slips:
			b[2], b[3] = byte(it.First), byte(it.Call)
		case auction.Accepts:
			if it.HasNamed {
				b[2], b[3] = byte(it.Named), 3
			}
		case auction.ShowsCard, auction.LeadsCard, auction.FacesLead, auction.ClaimsPenaltyCard:
			b[2], b[3] = byteOf(it.Cards[0]), byteOf(it.Cards[len(it.Cards)-1])
		case auction.Asks:
			b[2] = byte(it.Request - auction.AskRepeat)
		case auction.RequiresLead, auction.ForbidsLead:
			b[2] = byte(it.Suit)
		}
		if it.Action.IsCall() {
			next = it.Seat.Left()
		}
		data = append(data, b[:]...)
	}
	return data
}
