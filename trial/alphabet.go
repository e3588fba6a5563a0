package trial

import (
	"slices"

	"lawc/auction"
	"lawc/interp"
	"lawc/law"
)

// An Alphabet is the items of which a walk makes records. All lists but the first
// are by seat.
type Alphabet struct {
	Items []auction.Item
	// calls are the items that are one plain call.
	calls [4][]uint16
	// changes are two calls in one turn, by the player on turn; others those by
	// another player.
	changes, others [4][]uint16
	// later change a call after others have called.
	later [4][]uint16
	// cards are cards shown.
	cards [4][]uint16
	// asks are looked at and not followed.
	asks [4][]uint16
	// uses are uses of rights, by what right.
	uses    map[law.RightKind][]uint16
	accepts []uint16
	td      uint16
	// variants are the same item with facts.
	variants map[uint16][]uint16
	leaf     []bool
	bounds   Bounds
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

// NewAlphabet makes the items of records within bounds, with the facts that the
// editions declare.
func NewAlphabet(l Bounds, editions ...*law.Edition) *Alphabet {
	m := &maker{Alphabet: &Alphabet{bounds: l, uses: map[law.RightKind][]uint16{}, variants: map[uint16][]uint16{}}, facts: factsOf(editions)}
	for level := 1; level <= l.Levels; level++ {
		for _, d := range l.Denominations {
			m.bids = append(m.bids, auction.NewBid(level, d))
		}
	}
	m.td = m.add(auction.Item{Action: auction.Attention})
	for _, s := range auction.Seats {
		m.plain(s)
		m.changing(s)
		m.besides(s)
	}
	return m.Alphabet
}

// Askable is how many calls may count at the most when somebody asks for something:
// enough for an auction to be closed.
const Askable = 4

// Changeable is how many calls may count at the most when an earlier one is changed.
const Changeable = reach

const reach = 3

// From lists the items to try from the situation that the machines are in, those of
// the player on turn first.
func (a *Alphabet) From(machines []*interp.Machine, list []uint16) []uint16 {
	m := machines[0]
	turn := m.Turn()
	for i := range auction.Seats {
		s := (turn + auction.Seat(i)) & 3
		if !slices.ContainsFunc(machines, func(m *interp.Machine) bool { return m.Second(s) }) {
			list = append(list, a.calls[s]...)
		}
	}
	list = append(append(list, a.changes[turn]...), a.td)
	list = append(list, a.accepts...)
	list = a.rarely(machines, list)
	for kind := law.RightKind(law.RightAnnul); kind <= law.RightPenaltyCard; kind++ {
		if m.Calls() <= 1 || slices.ContainsFunc(machines, func(m *interp.Machine) bool { return m.Gave(kind) }) {
			list = append(list, a.uses[kind]...)
		}
	}
	return list
}

// rarely lists what is tried only while nothing irregular has happened, and what
// somebody asks.
func (a *Alphabet) rarely(machines []*interp.Machine, list []uint16) []uint16 {
	m, clean := machines[0], Clean(machines)
	for i := range auction.Seats {
		s := (m.Turn() + auction.Seat(i)) & 3
		if clean {
			list = append(append(list, a.others[s]...), a.cards[s]...)
		}
		if clean && m.Calls() <= reach && m.HasCalled(s) {
			list = append(list, a.later[s]...)
		}
		if m.Calls() <= Askable {
			list = append(list, a.asks[s]...)
		}
	}
	return list
}

// Clean reports whether nothing irregular has happened under any edition.
func Clean(machines []*interp.Machine) bool {
	return !slices.ContainsFunc(machines, func(m *interp.Machine) bool { return m.Irregularities() > 0 })
}

// Variants lists the items to try beside one that has just been tried in a clean
// situation: the same with facts. Facts are asked only of what some edition finds
// irregular.
func (a *Alphabet) Variants(item uint16, machines []*interp.Machine) []uint16 {
	if list := a.variants[item]; list != nil && slices.ContainsFunc(machines, (*interp.Machine).Found) {
		return list
	}
	return nil
}

// ends reports whether nothing is to be tried after an item that has brought the
// machines where they are.
func (a *Alphabet) ends(item uint16, machines []*interp.Machine) bool {
	if a.leaf[item] {
		return true
	}
	ended := true
	for _, m := range machines {
		ended = ended && m.Ended()
		if a.bounds.Irregularities > 0 && m.Irregularities() > a.bounds.Irregularities {
			return true
		}
	}
	return ended
}
