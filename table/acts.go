package table

import (
	"lawc/auction"
)

// Beginnings are the lawful auctions after which something goes wrong, as calls in
// rotation: nothing yet, opened, about to close, raised, overcalled, doubled, and
// closed with and without a bid. More of them add no row but two or three. After
// some of them changes of calls show nothing new.
var beginnings = []struct {
	calls    []auction.Call
	changing bool
}{
	{[]auction.Call{}, true}, {[]auction.Call{oneSpade}, true}, {[]auction.Call{oneSpade, pass, pass}, true},
	{[]auction.Call{pass}, true}, {[]auction.Call{oneSpade, pass}, true}, {[]auction.Call{oneSpade, double}, true},
	{[]auction.Call{oneSpade, twoHearts}, true}, {[]auction.Call{oneSpade, pass, pass, double}, false},
	{[]auction.Call{oneSpade, twoHearts, pass, pass}, false}, {[]auction.Call{oneSpade, double, pass}, false},
	{[]auction.Call{oneSpade, double, redouble}, false}, {[]auction.Call{oneSpade, pass, twoHearts, pass}, false},
	{[]auction.Call{oneSpade, pass, pass, pass}, true}, {[]auction.Call{pass, pass, pass, pass}, true},
}

const (
	pass     = auction.CallPass
	double   = auction.CallDouble
	redouble = auction.CallRedouble
)

var (
	oneSpade  = auction.NewBid(1, auction.Spades)
	twoHearts = auction.NewBid(2, auction.Hearts)
	tooHigh   = auction.NewBid(auction.MaxLevel-1, auction.Clubs)
)

// bids are those with which something can go wrong: below, at and above the bids of
// the beginnings.
var bids = []auction.Call{
	auction.NewBid(1, auction.Clubs), auction.NewBid(1, auction.Hearts), oneSpade, auction.NewBid(1, auction.Notrump),
	auction.NewBid(2, auction.Clubs), twoHearts, auction.NewBid(2, auction.Spades), tooHigh,
}

// acts lists what a player can do after a beginning, lawful or not, with changes of
// calls if they are wanted.
func acts(seat auction.Seat, onTurn, changing bool) (list []auction.Item) {
	calls := append([]auction.Call{pass, double, redouble, auction.CallUnknown}, bids...)
	for _, c := range calls {
		list = append(list, auction.Item{Seat: seat, Call: c})
	}
	list = append(list, auction.Item{Seat: seat, Call: double, Named: bids[0], HasNamed: true},
		auction.Item{Seat: seat, Call: redouble, Named: bids[0], HasNamed: true})
	if changing {
		list = append(list, changes(seat, onTurn)...)
	}
	return append(list, besides(seat)...)
}

// changes lists two calls in one turn, and changes of an earlier call.
func changes(seat auction.Seat, onTurn bool) (list []auction.Item) {
	seconds := []auction.Call{pass, double, oneSpade, twoHearts, auction.NewBid(2, auction.Spades)}
	for _, second := range seconds {
		list = append(list, auction.Item{Seat: seat, Action: auction.ChangesLater, Call: second})
		for _, first := range seconds {
			if first != second && onTurn {
				list = append(list, auction.Item{Seat: seat, Action: auction.Slips, First: first, Call: second})
			}
			if first != second {
				list = append(list, auction.Item{Seat: seat, Action: auction.Changes, First: first, Call: second})
			}
		}
	}
	return list
}

// besides lists what a player can do that is no call.
func besides(seat auction.Seat) (list []auction.Item) {
	small, high := auction.Card{Suit: auction.Hearts, Rank: '2'}, auction.Card{Suit: auction.Spades, Rank: 'K'}
	for _, cards := range [][]auction.Card{{small}, {high}, {small, {Suit: auction.Clubs, Rank: '3'}}} {
		list = append(list, auction.Item{Seat: seat, Action: auction.ShowsCard, Cards: cards})
	}
	list = append(list, auction.Item{Seat: seat, Action: auction.LeadsCard, Cards: []auction.Card{small}},
		auction.Item{Seat: seat, Action: auction.LeadsCard, Cards: []auction.Card{high}})
	for r := auction.AskRepeat; r <= auction.AskWhoLeads; r++ {
		list = append(list, auction.Item{Seat: seat, Action: auction.Asks, Request: r})
	}
	return list
}

// turnsAt lists whose turn it was before an item.
func (w *walker) turnsAt(n int) (list []auction.Seat) {
	kept := w.items
	w.items = w.items[:n]
	list = w.turns()
	w.items = kept
	return list
}

// calls lists those that a player other than the offender may make: pass,
// double, redouble, and the lowest bids in a few denominations.
func (w *walker) calls(seat auction.Seat, denominations int) []auction.Item {
	list := []auction.Item{{Seat: seat}, {Seat: seat, Call: double}, {Seat: seat, Call: redouble}}
	for _, d := range []auction.Denomination{auction.Hearts, auction.Spades}[:denominations] {
		if bid, ok := w.lowest(seat, d); ok {
			list = append(list, auction.Item{Seat: seat, Call: bid})
		}
	}
	return list
}

// replacements lists the calls that the offender may make: each kind, the lowest
// bid in each denomination, and the next in the one that he had named.
func (l *life) replacements(seat auction.Seat) []auction.Item {
	list := []auction.Item{{Seat: seat}, {Seat: seat, Call: double}, {Seat: seat, Call: redouble}}
	for d := auction.Clubs; d <= auction.Notrump; d++ {
		bid, ok := l.lowest(seat, d)
		if !ok {
			continue
		}
		list = append(list, auction.Item{Seat: seat, Call: bid})
		if higher := bid + 5; (d == l.path.named || d == auction.Diamonds) && higher.Level() <= 7 {
			list = append(list, auction.Item{Seat: seat, Call: higher})
		}
	}
	return list
}

// lowest finds the lowest bid in a denomination that no edition finds irregular.
func (w *walker) lowest(seat auction.Seat, d auction.Denomination) (auction.Call, bool) {
	last := lastBidOf(w.counted(len(w.items))).bid
	for level := max(1, last.Level()); level <= min(7, last.Level()+2); level++ {
		bid := auction.NewBid(level, d)
		if w.try(auction.Item{Seat: seat, Call: bid}, func() {}) {
			return bid, true
		}
	}
	return 0, false
}
