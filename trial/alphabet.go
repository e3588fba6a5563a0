package trial

import (
	"lawc/auction"
	"lawc/interp"
)

// An Alphabet is the items of which a walk makes records.
type Alphabet struct {
	Items []auction.Item
	// calls are the items that are one plain call, for each seat.
	calls   [4][]uint16
	facts   [4][]uint16
	doubled [4][]uint16
	changes [4][]uint16
	aside   [4][]uint16
	td      uint16
	accepts [4]uint16
	// Crowd bounds how many irregularities may be in play at once.
	Crowd int
}

// A Ladder is the bids that an alphabet knows: some denominations at the levels
// from 1, and one bid of more than seven.
type Ladder struct {
	Levels        int
	Denominations []auction.Denomination
	Over          bool
}

// NewAlphabet makes the items over a ladder.
func NewAlphabet(l Ladder) *Alphabet {
	a := &Alphabet{Crowd: 1}
	var bids []auction.Call
	for level := 1; level <= l.Levels; level++ {
		for _, d := range l.Denominations {
			bids = append(bids, auction.NewBid(level, d))
		}
	}
	if l.Over {
		bids = append(bids, auction.NewBid(8, l.Denominations[0]))
	}
	a.td = a.add(auction.Item{Action: auction.Attention})
	calls := append([]auction.Call{auction.CallPass, auction.CallDouble, auction.CallRedouble, auction.CallUnknown}, bids...)
	for _, s := range auction.Seats {
		a.accepts[s] = a.add(auction.Item{Seat: s, Action: auction.Accepts})
		for _, c := range calls {
			a.calls[s] = append(a.calls[s], a.add(auction.Item{Seat: s, Call: c}))
		}
		a.changing(s, bids)
	}
	return a
}

func (a *Alphabet) add(i auction.Item) uint16 {
	a.Items = append(a.Items, i)
	return uint16(len(a.Items) - 1)
}

// changing adds the changes of call within one turn.
func (a *Alphabet) changing(s auction.Seat, bids []auction.Call) {
	calls := []auction.Call{auction.CallPass, auction.CallDouble, bids[0], bids[len(bids)/2]}
	for _, first := range calls {
		for _, second := range calls {
			if first != second {
				a.changes[s] = append(a.changes[s], a.add(auction.Item{Seat: s, Action: auction.Changes, First: first, Call: second}))
			}
		}
	}
}

// From lists the items to try from the situation that the machines are in.
func (a *Alphabet) From(machines []*interp.Machine, list []uint16) []uint16 {
	m := machines[0]
	if m.Active() < a.Crowd {
		for _, s := range auction.Seats {
			if !m.Second(s) {
				list = append(list, a.calls[s]...)
			}
		}
		list = append(list, a.changes[m.Turn()]...)
	} else {
		list = append(list, a.calls[m.Turn()]...)
	}
	list = append(list, a.td)
	list = append(list, a.accepts[:]...)
	return list
}

// ends reports whether nothing is to be tried after an item.
func (a *Alphabet) ends(item uint16, machines []*interp.Machine) bool {
	for _, m := range machines {
		if !m.Ended() {
			return false
		}
	}
	return true
}
