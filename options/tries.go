package options

import (
	"lawc/auction"
	"lawc/law"
)

// Who may do what next. Which of it is in order is for the edition to say.

const levels = 7

// everyCall lists the calls that a player can make.
var everyCall = func() (calls []auction.Call) {
	for level := 1; level <= levels; level++ {
		for d := auction.Clubs; d <= auction.Notrump; d++ {
			calls = append(calls, auction.NewBid(level, d))
		}
	}
	return append(calls, auction.CallPass, auction.CallDouble, auction.CallRedouble)
}()

// calls makes every call of a player from a place.
func (x *Explorer) calls(p *Place, seat auction.Seat) []Move {
	list := make([]Move, len(everyCall))
	for i, call := range everyCall {
		list[i] = x.try(p, auction.Item{Seat: seat, Call: call})
	}
	return list
}

// callers are the players one of whose calls changes something: whoever has the
// turn and, while a call awaits a ruling, everybody whose call would settle it or
// take a choice from somebody else.
func (x *Explorer) callers(p *Place) (list []auction.Seat) {
	if t := p.turn(); t != law.Nobody {
		return []auction.Seat{auction.Seat(t)}
	}
	if p.Result.Phase != law.Pending {
		return nil
	}
	// The opponent to the left speaks first, and so the order goes round.
	from := p.rotation()
	if w := p.waiting(); len(w) > 0 {
		from = p.Record.Items[w[len(w)-1]].Seat.Left()
	}
	for i := range auction.Seats {
		seat := from.At(auction.Relation(i))
		if !p.offends(seat) && x.matters(p, seat) {
			list = append(list, seat)
		}
	}
	return list
}

// matters reports whether a call of seat changes what is open.
func (x *Explorer) matters(p *Place, seat auction.Seat) bool {
	for _, call := range everyCall {
		m := x.bare(p, auction.Item{Seat: seat, Call: call})
		for _, f := range m.Fates {
			if f.Status != law.AwaitsRuling {
				return true
			}
		}
		if m.found() == 0 && !sameOffers(p.Result, m.Place.Result) {
			return true
		}
		if len(m.Costs) == 0 && m.status() == law.Cancelled && accepts(p.Result, seat) {
			return true
		}
	}
	return accepts(p.Result, seat)
}

// offends reports whether a call or act of a player awaits a ruling.
func (p *Place) offends(seat auction.Seat) bool {
	for _, i := range p.waiting() {
		if p.Record.Items[i].Seat == seat {
			return true
		}
	}
	return false
}

// accepts reports whether a player may accept something.
func accepts(r *law.Result, seat auction.Seat) bool {
	for i := range r.Rights {
		if r.Rights[i].Kind == law.RightAccept && r.Rights[i].Holder == law.Player(seat) {
			return true
		}
	}
	return false
}

// sameOffers reports whether the same players may accept something in two results.
func sameOffers(a, b *law.Result) bool {
	for _, s := range auction.Seats {
		if accepts(a, s) != accepts(b, s) {
			return false
		}
	}
	return true
}

// words lists the ways to accept in so many words: of each player who may, and of
// each call that he may, where there are several.
func (x *Explorer) words(p *Place) (list []Move) {
	for i := range auction.Seats {
		seat := p.rotation().At(auction.Relation(i))
		var tried []Move
		for _, it := range p.acceptances(seat) {
			m := x.bare(p, it)
			if m.found() == 0 && len(m.Fates) > 0 {
				tried = append(tried, m)
			}
		}
		list = append(list, apart(tried)...)
	}
	return list
}

// acceptances are the items by which a player says that he accepts something. Where
// two calls of one player await a ruling, the call that is meant is named.
func (p *Place) acceptances(seat auction.Seat) (items []auction.Item) {
	waits := map[auction.Call]bool{}
	for _, i := range p.waiting() {
		it := &p.Record.Items[i]
		if !it.Action.IsCall() || it.Seat == seat {
			continue
		}
		waits[it.Call] = true
		if it.Action == auction.Changes {
			waits[it.First] = true
		}
	}
	if len(waits) > 1 {
		for call := range auction.Call(maxCall) {
			if waits[call] {
				items = append(items, auction.Item{Seat: seat, Action: auction.Accepts, Named: call, HasNamed: true})
			}
		}
	}
	return append(items, auction.Item{Seat: seat, Action: auction.Accepts})
}

var maxCall = int(auction.NewBid(auction.MaxLevel, auction.Notrump)) + 1

// apart leaves out moves that come to the same as one before them. A word that names
// no call comes last, and so is left out where naming the call does the same.
func apart(moves []Move) (list []Move) {
	seen := map[string]bool{}
	for _, m := range moves {
		if key := m.outcome(); !seen[key] {
			seen[key] = true
			list = append(list, m)
		}
	}
	return list
}

// uses lists the ways to use a right, none for a right that is used otherwise than
// by an item of its own. Declarer's are listed once it is known who he is.
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
