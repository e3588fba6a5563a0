package interp

import (
	"slices"

	"lawc/auction"
	"lawc/law"
)

// A right is what a ruling has given somebody, with what its use would do.
type right struct {
	law.Right
	// choice groups alternatives: the use of one uses up the others.
	choice *clause
	from   int32 // the irregularity it comes from, or -1
	offend auction.Seat
	// bid is the one that may be played undoubled.
	bid    auction.Call
	bidder auction.Seat
	// target is the item whose call may be annulled, becomes what it then is.
	target  int32
	becomes string
	// fleeting rights last until the next call.
	fleeting bool
}

// giveRight gives a right to its holder, or holders.
func (m *Machine) giveRight(a *act, c *clause) {
	r := right{Right: law.Right{Kind: a.right, Holder: law.Nobody, On: law.Nobody, Opening: a.opening, Clause: c.Clause}, choice: a.choice, from: -1, target: -1, becomes: a.becomes}
	offender := m.ask.seat
	if i := m.ask.about; i != nil {
		offender = i.seat
		r.from, r.bid, r.bidder = m.ask.index, i.lastBid, i.lastBidder
		if a.right == law.Annul {
			r.target = i.n
		}
	}
	r.offend = offender
	switch a.on {
	case "offender":
		r.On = law.Player(offender)
	case "partner":
		r.On = law.Player(offender.Partner())
	}
	switch a.suits {
	case "named":
		r.Suits = r.Suits.With(m.ask.withdrawn.Denomination())
	case "shown":
		r.Suits = m.facts[m.ask.item].suits
	}
	if a.becomes == "nothing" {
		r.target = m.doubleBy(offender.Partner())
	}
	switch a.holder {
	case "lho":
		r.Holder = law.Player(offender.Left())
	case "first_to_name":
		r.Holder = m.now.namer(offender.Left().Side())
	case "asker":
		r.Holder, r.fleeting = law.Player(m.ask.seat), true
	case "each_opponent":
		r.Holder = law.Player(offender.Right())
		m.addRight(r)
		r.Holder = law.Player(offender.Left())
	}
	r.fleeting = r.fleeting || a.right == law.ChangeCall
	if a.right == law.PenaltyCard && m.ask.about != nil {
		for j := range m.ask.about.cards { // a right for each card
			r.Cards = m.ask.about.cards[j : j+1]
			m.addRight(r)
		}
		return
	}
	m.addRight(r)
}

// addRight lists a right, once.
func (m *Machine) addRight(r right) {
	for i := range m.rights {
		h := &m.rights[i]
		if h.Kind == r.Kind && h.Holder == r.Holder && h.On == r.On && h.Suits == r.Suits && h.Opening == r.Opening && h.Clause == r.Clause && h.target == r.target && slices.Equal(h.Cards, r.Cards) {
			return
		}
	}
	m.rights = append(m.rights, r)
}

// doubleBy is the item by which seat made his double or redouble that still
// stands, or -1.
func (m *Machine) doubleBy(seat auction.Seat) int32 {
	for j := len(m.entries) - 1; j >= 0; j-- {
		e := &m.entries[j]
		if e.Call.IsBid() {
			return -1
		}
		if e.Seat == seat && (e.Call == auction.CallDouble || e.Call == auction.CallRedouble) {
			return e.Event
		}
	}
	return -1
}

// expire ends what lasts only until seat, or anybody, has called.
func (m *Machine) expire(seat auction.Seat) {
	bans := m.bans[:0]
	for _, b := range m.bans {
		if b.Rest || b.Seat != seat {
			bans = append(bans, b)
		}
	}
	m.bans = bans
	rights := m.rights[:0]
	for _, r := range m.rights {
		side := r.Kind == law.Annul && r.Holder >= 0 && auction.Seat(r.Holder).Side() == seat.Side()
		if !side && !r.fleeting {
			rights = append(rights, r)
		}
	}
	m.rights = rights
}

// holds reports whether a right can now be used: some bear on the play and lapse
// when the auction turns out otherwise.
func (r *right) holds(m *Machine) bool {
	if r.Kind == law.Undoubled {
		return m.contract.IsBid() && m.contract == r.bid && m.now.lastBidBy == r.bidder
	}
	if !m.now.closed || !r.Kind.IsLead() && r.Kind != law.PenaltyCard {
		return true
	}
	if m.declarer == law.Nobody {
		return false
	}
	declarer := auction.Seat(m.declarer)
	if declarer.Side() == r.offend.Side() {
		return false
	}
	return !r.Opening || auction.Seat(r.On) == declarer.Left()
}

// mayChange reports whether seat has the right to change his call.
func (m *Machine) mayChange(seat auction.Seat) bool {
	for i := range m.rights {
		if m.rights[i].Kind == law.ChangeCall && m.rights[i].Holder == law.Player(seat) {
			return true
		}
	}
	return false
}

// useChange uses up a right of seat to change his call.
func (m *Machine) useChange(seat auction.Seat) {
	for i := range m.rights {
		if m.rights[i].Kind == law.ChangeCall && m.rights[i].Holder == law.Player(seat) {
			m.rights = append(m.rights[:i], m.rights[i+1:]...)
			return
		}
	}
}
