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
	bounds  Bounds
}

// Bounds say of which records a walk is to be made, and are printed with what it
// finds: outside them nothing has been looked at.
type Bounds struct {
	// Levels and Denominations are the ladder of bids, from level one, to which
	// one bid of more than seven is added.
	Levels        int
	Denominations []auction.Denomination
	// Depth bounds the items of a record; 0 is no bound.
	Depth int
	// Irregularities bounds how many may have happened before the last item of a
	// record; 0 is no bound.
	Irregularities int
}

// NewAlphabet makes the items of records within bounds.
func NewAlphabet(l Bounds) *Alphabet {
	a := &Alphabet{bounds: l}
	var bids []auction.Call
	for level := 1; level <= l.Levels; level++ {
		for _, d := range l.Denominations {
			bids = append(bids, auction.NewBid(level, d))
		}
	}
	bids = append(bids, auction.NewBid(8, l.Denominations[0]))
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
	for _, s := range auction.Seats {
		if !m.Second(s) {
			list = append(list, a.calls[s]...)
		}
	}
	list = append(list, a.changes[m.Turn()]...)
	list = append(list, a.td)
	list = append(list, a.accepts[:]...)
	return list
}

// ends reports whether nothing is to be tried after the situation the machines are
// in.
func (a *Alphabet) ends(machines []*interp.Machine) bool {
	ended := true
	for _, m := range machines {
		ended = ended && m.Ended()
		if a.bounds.Irregularities > 0 && m.Irregularities() > a.bounds.Irregularities {
			return true
		}
	}
	return ended
}
