package interp

import (
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
		r.from, r.target, r.bid, r.bidder, r.Cards = m.ask.index, i.n, i.lastBid, i.lastBidder, i.cards
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
	m.addRight(r)
}

// addRight lists a right, once.
func (m *Machine) addRight(r right) {
	for i := range m.rights {
		h := &m.rights[i]
		if h.Kind == r.Kind && h.Holder == r.Holder && h.On == r.On && h.Suits == r.Suits && h.Opening == r.Opening && h.Clause == r.Clause && h.target == r.target {
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

// The values of the term request that are not questions.
const (
	requestAccept = 5 + iota
	requestAnnul
	requestUndoubled
	requestRequire
	requestForbid
	requestPenaltyCard
)

// request takes an item by which somebody asks for something or uses a right.
func (m *Machine) request(item *auction.Item, n int) {
	kind, number := law.AcceptCall, uint8(0)
	switch item.Action {
	case auction.Asks:
		m.refer(item.Seat, uint8(item.Request)-1, n)
		return
	case auction.Annuls:
		kind, number = law.Annul, requestAnnul
	case auction.WantsUndoubled:
		kind, number = law.Undoubled, requestUndoubled
	case auction.RequiresLead:
		kind, number = law.RequireLead, requestRequire
	case auction.ForbidsLead:
		kind, number = law.ForbidLead, requestForbid
	case auction.ClaimsPenaltyCard:
		kind, number = law.PenaltyCard, requestPenaltyCard
	}
	for i := range m.rights {
		r := m.rights[i]
		if r.Kind == kind && r.holds(m) && m.isHolder(&r, item.Seat) && r.covers(item) {
			m.cite(m.program.clauses[r.Clause.ID], n)
			m.use(i, n)
			return
		}
	}
	m.refer(item.Seat, number, n)
}

// isHolder reports whether a right is seat's to use.
func (m *Machine) isHolder(r *right, seat auction.Seat) bool {
	if r.Holder == law.Nobody {
		return m.now.closed && m.declarer == law.Player(seat)
	}
	return r.Holder == law.Player(seat)
}

// covers reports whether a right extends to what an item wants of it.
func (r *right) covers(item *auction.Item) bool {
	switch r.Kind {
	case law.RequireLead, law.ForbidLead:
		return r.Suits == 0 || r.Suits.Has(item.Suit)
	case law.PenaltyCard:
		for _, c := range item.Cards {
			if !contains(r.Cards, c) {
				return false
			}
		}
	}
	return true
}

func contains(cards []auction.Card, c auction.Card) bool {
	for _, have := range cards {
		if have == c {
			return true
		}
	}
	return false
}

// use carries out a right and uses it up, with its alternatives.
func (m *Machine) use(at int, n int) {
	r := m.rights[at]
	kept := m.rights[:0]
	for i, h := range m.rights {
		alternative := r.choice != nil && h.choice == r.choice && h.from == r.from && h.Suits == r.Suits
		same := r.Kind == law.Undoubled && h.Kind == r.Kind && h.bid == r.bid
		if i != at && !alternative && !same {
			kept = append(kept, h)
		}
	}
	m.rights = kept
	switch r.Kind {
	case law.Undoubled:
		m.now.doubled = 0
	case law.Annul:
		m.annul(&r)
	}
}

// annul strikes out a call that had been let stand.
func (m *Machine) annul(r *right) {
	for j := range m.entries {
		e := &m.entries[j]
		if e.Event != r.target {
			continue
		}
		from := e.before
		if r.becomes == "pass" {
			e.Call = auction.CallPass
			m.events[e.Event].Status = law.TreatedAsPass
		} else {
			m.events[e.Event].Status = law.Cancelled
			m.entries = append(m.entries[:j], m.entries[j+1:]...)
		}
		m.recount(j, from)
		return
	}
}

// refer asks the edition about a request, or about a right that nobody gave.
func (m *Machine) refer(seat auction.Seat, request uint8, n int) {
	m.ask = question{seat: seat, item: n, cite: n, request: request}
	o := m.consult(law.AtRequest)
	if len(o.applies) == 0 {
		set := law.FindingSet(0).With(law.DisallowedRequest)
		m.events[n].Findings |= set
		m.cannotSettle(n, set)
		return
	}
	m.carryOut(o, func(a *act, c *clause) {
		switch a.kind {
		case law.Refuse:
			m.events[n].Findings = m.events[n].Findings.With(law.DisallowedRequest)
		case law.Grant:
		default:
			m.do(a, c)
		}
	})
}
