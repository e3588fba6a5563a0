package explore

import (
	"slices"

	"lawc/auction"
	"lawc/interp"
	"lawc/law"
)

// An Alphabet is the items of which a walk makes records. Most lists are by seat.
type Alphabet struct {
	Items []auction.Item
	// calls are the items that are one plain call.
	calls [4][]uint16
	// few are a pass and the lowest bid, among them.
	few [4][2]uint16
	// changes are two calls in one turn, by the player on turn; others those by
	// another player.
	changes, others [4][]uint16
	// later change a call after others have called.
	later [4][]uint16
	// cards are cards shown, leads the opening lead in its time.
	cards [4][]uint16
	leads [4]uint16
	// asks are looked at and not followed.
	asks [4][]uint16
	// uses are uses of rights, by what right.
	uses    map[law.RightKind][]uint16
	accepts []uint16
	td      uint16
	// passes are three passes in a row from each player on, taken as one item.
	passes [4]uint16
	three  map[uint16]*[3]auction.Item
	// told are the same item with facts.
	told   map[uint16][]variant
	leaf   []bool
	bounds Bounds
}

// A variant is an item of which facts are told.
type variant struct {
	item uint16
	*telling
}

// NewAlphabet makes the items of records within bounds, with the facts that editions
// declare.
func NewAlphabet(b Bounds, programs ...*interp.Program) *Alphabet {
	m := &maker{Alphabet: &Alphabet{bounds: b, uses: map[law.RightKind][]uint16{}, told: map[uint16][]variant{}, three: map[uint16]*[3]auction.Item{}}}
	m.tellings = tellings(b, programs)
	for level := 1; level <= b.Levels; level++ {
		for _, d := range b.Denominations {
			m.bids = append(m.bids, auction.NewBid(level, d))
		}
	}
	m.td = m.add(auction.Item{Action: auction.Attention})
	for _, s := range auction.Seats {
		m.passedOut(s)
		m.plain(s)
		m.changing(s)
		m.besides(s)
	}
	return m.Alphabet
}

// askable is how many calls may count at the most when somebody asks for something:
// enough for an auction to be closed.
const askable = 4

// From lists the items to try from the place that the machines are at, those of the
// player on turn first.
func (a *Alphabet) From(machines []*interp.Machine, list []uint16) []uint16 {
	m := machines[0]
	turn := m.Turn()
	sparse := a.bounds.Sparse && !clean(machines)
	for i := range auction.Seats {
		s := (turn + auction.Seat(i)) & 3
		switch {
		case slices.ContainsFunc(machines, func(m *interp.Machine) bool { return m.Second(s) }):
		case sparse && s != turn:
			list = append(list, a.few[s][:]...)
		default:
			list = append(list, a.calls[s]...)
		}
	}
	list = append(list, a.passes[turn])
	if sparse {
		list = append(list, a.others[turn]...)
	} else {
		list = append(list, a.changes[turn]...)
	}
	early := m.Calls() <= 1 && clean(machines)
	if early || slices.ContainsFunc(machines, func(m *interp.Machine) bool { return m.Active() > 0 }) {
		list = append(append(list, a.td), a.accepts...)
	}
	list = a.rarely(machines, list)
	for kind := law.RightKind(law.RightAnnul); kind <= law.RightPenaltyCard; kind++ {
		if early || slices.ContainsFunc(machines, func(m *interp.Machine) bool { return m.Gave(kind) }) {
			list = append(list, a.uses[kind]...)
		}
	}
	return list
}

// rarely lists what is tried only while nothing irregular has happened, and what
// somebody asks.
func (a *Alphabet) rarely(machines []*interp.Machine, list []uint16) []uint16 {
	m, clean := machines[0], clean(machines)
	calls := m.Calls()
	for i := range auction.Seats {
		s := (m.Turn() + auction.Seat(i)) & 3
		if clean {
			list = append(append(list, a.others[s]...), a.cards[s]...)
		}
		if clean && calls <= a.bounds.Later && m.HasCalled(s) {
			list = append(list, a.later[s]...)
		}
		if calls <= askable && (clean || !a.bounds.Sparse) {
			list = append(list, a.asks[s]...)
		}
		if calls >= askable {
			list = append(list, a.leads[s])
		}
	}
	return list
}

// clean reports whether nothing irregular has happened under any edition.
func clean(machines []*interp.Machine) bool {
	return !slices.ContainsFunc(machines, func(m *interp.Machine) bool { return m.Irregularities() > 0 })
}

// A trying is what is so at a place, as far as it says which facts to try there.
type trying struct {
	clean, early, active bool
	offender             law.Player
}

func (a *Alphabet) tries(machines []*interp.Machine) trying {
	m := machines[0]
	return trying{clean(machines), m.Calls() <= 1, slices.ContainsFunc(machines, func(m *interp.Machine) bool { return m.Active() > 0 }), m.Offender()}
}

// variants lists the items to try beside one that has just been tried: the same with
// facts told, where it may matter. A fact about a replacement is told of the
// offender's calls while he is not done, one about a call made over another while
// that is open, and others of what some edition finds irregular, or reads at once.
func (a *Alphabet) variants(item uint16, t trying, after []*interp.Machine) (list []uint16) {
	told := a.told[item]
	if told == nil || !t.clean && !t.active {
		return nil
	}
	what := &a.Items[item]
	found := t.clean && slices.ContainsFunc(after, func(m *interp.Machine) bool { return m.Found() != 0 })
	offenders := t.active && law.Player(what.Seat) == t.offender
	for _, v := range told {
		worth := false
		switch v.about {
		case law.AboutReplacement:
			worth = offenders
		case law.AboutOver:
			worth = t.active
		case law.AboutAny:
			worth = found || offenders || t.early && t.clean && (a.bounds.Wide || v.anyCall)
		default:
			worth = found || t.clean && v.anyCall
		}
		if worth {
			list = append(list, v.item)
		}
	}
	return list
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

// each calls f for what an item stands for.
func (a *Alphabet) each(item uint16, f func(*auction.Item)) {
	three := a.three[item]
	if three == nil {
		f(&a.Items[item])
		return
	}
	for i := range three {
		f(&three[i])
	}
}
