// Package tries lists what may be tried after a record: all that a player could
// do next, whether in order or not.
package tries

import (
	"lawc/auction"
	"lawc/law"
)

// Next lists what may be tried after a record, by player: the calls of whoever
// may call, the acceptance of an irregular call, calling the director, and the
// use of rights. Which of it is in order is for the edition to say.
func Next(r *law.Result) (tries [][]auction.Item) {
	if r.Phase == law.Undecided {
		return nil
	}
	callers := map[auction.Seat]bool{}
	calls := func(seat auction.Seat) {
		if !callers[seat] {
			callers[seat] = true
			tries = append(tries, allCalls(seat))
		}
	}
	for i := range r.Rights {
		if right := &r.Rights[i]; right.Kind == law.RightAccept {
			calls(auction.Seat(right.Holder))
			tries = append(tries, []auction.Item{{Seat: auction.Seat(right.Holder), Action: auction.Accepts}})
		}
	}
	if r.Phase == law.Pending {
		if turn := turnByRotation(r); !offends(r, turn) {
			calls(turn)
		}
		tries = append(tries, []auction.Item{{Action: auction.Attention}})
	}
	if r.Phase == law.Open && r.Turn != law.Nobody {
		calls(auction.Seat(r.Turn))
	}
	for i := range r.Rights {
		if items := uses(&r.Rights[i], r.Declarer); items != nil {
			tries = append(tries, items)
		}
	}
	return tries
}

// allCalls lists the calls that a player can make.
func allCalls(seat auction.Seat) (items []auction.Item) {
	const levels = 7
	for level := 1; level <= levels; level++ {
		for d := auction.Clubs; d <= auction.Notrump; d++ {
			items = append(items, auction.Item{Seat: seat, Call: auction.NewBid(level, d)})
		}
	}
	for _, call := range []auction.Call{auction.CallPass, auction.CallDouble, auction.CallRedouble} {
		items = append(items, auction.Item{Seat: seat, Call: call})
	}
	return items
}

// turnByRotation is who follows the last call that counts.
func turnByRotation(r *law.Result) auction.Seat {
	if n := len(r.Auction); n > 0 {
		return r.Auction[n-1].Seat.Left()
	}
	return r.Record.Dealer
}

// offends reports whether a call or act of a player awaits a ruling.
func offends(r *law.Result, seat auction.Seat) bool {
	for i := range r.Events {
		if r.Events[i].Status == law.AwaitsRuling && r.Record.Items[i].Seat == seat {
			return true
		}
	}
	return false
}

// uses lists the ways to use a right, none for a right that is used otherwise
// than by an item of its own.
func uses(right *law.Right, declarer law.Player) (items []auction.Item) {
	holder := right.Holder
	if holder == law.Nobody {
		holder = declarer
	}
	if holder == law.Nobody {
		return nil
	}
	use := auction.Item{Seat: auction.Seat(holder)}
	switch right.Kind {
	case law.RightAnnul:
		use.Action = auction.Annuls
	case law.RightUndoubled:
		use.Action = auction.WantsUndoubled
	case law.RightPenaltyCard:
		use.Action, use.Cards = auction.ClaimsPenaltyCard, right.Cards
	case law.RightRequireLead:
		return leads(use, auction.RequiresLead, right.Suits)
	case law.RightForbidLead:
		return leads(use, auction.ForbidsLead, right.Suits)
	default:
		return nil
	}
	return []auction.Item{use}
}

func leads(use auction.Item, action auction.Action, suits auction.Suits) (items []auction.Item) {
	for suit := auction.Clubs; suit.IsSuit(); suit++ {
		if suits == 0 || suits.Has(suit) {
			use.Action, use.Suit = action, suit
			items = append(items, use)
		}
	}
	return items
}

// With gives a record with an item more.
func With(r *auction.Record, it auction.Item) *auction.Record {
	longer := *r
	longer.Items = append(r.Items[:len(r.Items):len(r.Items)], it)
	return &longer
}
