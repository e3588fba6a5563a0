package interp

import (
	"slices"

	"lawc/auction"
	"lawc/law"
)

// A right is what a ruling has given somebody, with what its use would do.
type right struct {
	what rightWhat
	law.Right
	// or is the clause that holds the alternative: the use of one uses up the other.
	or *clause
	// onceShown is the clause by which it is no more once every suit has been shown.
	onceShown *clause
	// target is the item whose call may be annulled.
	target int32
	// given is the item by which it came.
	given int
}

// rightWhat is what matters of a right to what follows.
type rightWhat struct {
	kind   law.RightKind
	holder law.Player
	on     law.Player
	until  int8
	while  int8
	suits  int8
	// named are the suits that the right was given over.
	named   auction.Suits
	opening bool
	offend  auction.Seat
	from    int32
	// bid is the one that may be played undoubled.
	bid     auction.Call
	bidder  auction.Seat
	becomes int8
}

// giveRight gives a right to its holder, or holders.
func (m *Machine) giveRight(a *act, c *clause, q *question) {
	r := right{or: a.or, onceShown: a.onceShown, target: -1, given: m.current}
	r.what = rightWhat{kind: a.right, holder: law.Nobody, on: law.Nobody, until: int8(a.until), while: int8(a.while), suits: int8(a.suits),
		opening: a.opening, offend: q.seat, from: none, becomes: int8(a.becomes)}
	w := &r.what
	if q.about != none {
		i := &m.pool[q.about]
		w.offend, w.from, w.bid, w.bidder = i.seat, q.about, i.lastBid, i.lastBidder
		r.target = i.n
	}
	if a.kind == law.BringLead {
		w.bid, w.bidder = auction.CallPass, 0 // it does not depend on the contract's bid
	}
	switch a.on {
	case law.PartyOffender:
		w.on = law.Player(w.offend)
	case law.PartyPartner:
		w.on = law.Player(w.offend.Partner())
	}
	switch a.suits {
	case law.SuitsNamed:
		w.named = w.named.With(q.withdrawn.what.call.Denomination())
	case law.SuitsTied:
		w.named, w.suits = m.toldOf(q, false).suits, law.SuitsNamed // whichever way it came to them
	case law.SuitsUnshown:
		w.named = q.withdrawn.what.specified.suits()
	}
	if a.kind == law.BringLead && w.named == 0 && a.suits != law.SuitsAny && a.suits != law.SuitsAnyUnshown {
		return // the call withdrawn named no suit, or meant none
	}
	if a.of == law.TargetPartnersDouble {
		r.target = m.doubleBy(w.offend.Partner())
	}
	r.Right = law.Right{Kind: w.kind, Holder: w.holder, On: w.on, Suits: w.named, Opening: w.opening, Clause: c.Clause}
	m.addTo(&r, a, q)
}

// addTo gives a right to each that holds it, and one for each card.
func (m *Machine) addTo(r *right, a *act, q *question) {
	both := [2]law.Player{law.Nobody}
	holders := both[:1]
	switch a.holder {
	case law.HolderLho:
		holders[0] = law.Player(r.what.offend.Left())
	case law.HolderFirstToName:
		holders[0] = m.now.namer(r.what.offend.Left().Side())
	case law.HolderAsker:
		holders[0] = law.Player(q.seat)
	case law.HolderEachOpponent:
		holders = both[:]
		holders[0], holders[1] = law.Player(r.what.offend.Right()), law.Player(r.what.offend.Left())
	}
	for _, h := range holders {
		r.what.holder, r.Holder = h, h
		if r.Kind != law.RightPenaltyCard || q.about == none {
			m.addRight(r)
			continue
		}
		cards := m.pool[q.about].cards
		for j := range cards {
			r.Cards = cards[j : j+1]
			m.addRight(r)
		}
	}
}

// addRight lists a right, once.
func (m *Machine) addRight(r *right) {
	for i := range m.rights {
		h := &m.rights[i]
		if h.Clause != r.Clause || h.target != r.target && r.Kind == law.RightAnnul || !slices.Equal(h.Cards, r.Cards) {
			continue
		}
		his := h.what
		his.from = r.what.from
		if his == r.what {
			return
		}
	}
	m.rights = append(m.rights, *r)
}

// doubleBy is the item by which seat made his double or redouble that still
// stands, or -1.
func (m *Machine) doubleBy(seat auction.Seat) int32 {
	for at := m.head; at != none; at = m.entries[at].previous {
		e := &m.entries[at]
		if e.Call.IsBid() {
			return -1
		}
		if e.Seat == seat && (e.Call == auction.CallDouble || e.Call == auction.CallRedouble) {
			return e.Event
		}
	}
	return -1
}

// expireAt ends what lasts only until seat, or anybody, has called; not what that
// call itself has brought.
func (m *Machine) expireAt(seat auction.Seat, n int) {
	for i := 0; i < len(m.rights); i++ {
		r := &m.rights[i]
		side := r.what.until == law.UntilSideCalls && r.Holder >= 0 && auction.Seat(r.Holder).Side() == seat.Side()
		if r.given != n && (side || r.what.until == law.UntilNextCall) {
			m.rights = slices.Delete(m.rights, i, i+1)
			i--
		}
	}
}

// expireBans ends what seat may not do at this turn, which he has now used.
func (m *Machine) expireBans(seat auction.Seat) {
	if len(m.bans) > 0 {
		m.bans = slices.DeleteFunc(m.bans, func(b ban) bool { return !b.Rest && b.Seat == seat })
	}
}

// holds reports whether a right can now be used: some depend on how the auction
// turns out.
func (m *Machine) holds(r *right) bool {
	w := &r.what
	if w.kind == law.RightChangeCall && (w.holder < 0 || !m.hasCall(auction.Seat(w.holder))) {
		return false
	}
	switch w.while {
	case law.WhileBidIsContract:
		return m.contract.IsBid() && m.contract == w.bid && m.now.lastBidBy == w.bidder && m.now.doubled != 0
	case law.WhileOffenderDefends:
		if m.now.closed && (m.declarer == law.Nobody || auction.Seat(m.declarer).Side() == w.offend.Side()) {
			return false
		}
	}
	if w.opening && m.now.closed && m.declarer != law.Nobody && auction.Seat(w.on) != auction.Seat(m.declarer).Left() {
		return false
	}
	_, any := m.suitsOf(r)
	return any
}

// hasCall reports whether the latest call of seat counts or waits, so that he could
// change it.
func (m *Machine) hasCall(seat auction.Seat) bool {
	return m.openCallOf(seat) != none || m.latestEntryOf(seat) != none || m.deferred && m.taken[m.firstDeferred].item.Seat == seat
}

// suitsOf gives the suits that the holder of a right on a lead may name as things
// stand (none listed if he may name any), and whether there are any.
func (m *Machine) suitsOf(r *right) (suits auction.Suits, any bool) {
	shown := m.now.specified[r.what.offend].suits()
	switch r.what.suits {
	case law.SuitsUnshown:
		left := r.what.named &^ shown
		return left, left != 0
	case law.SuitsAnyUnshown:
		left := everySuit &^ shown
		if left == everySuit {
			return 0, true
		}
		return left, left != 0
	}
	return r.what.named, true
}

const everySuit auction.Suits = 15

// shown cites the clause by which a lead is free once every suit has been shown.
func (m *Machine) shown(seat auction.Seat, n int) {
	for i := range m.rights {
		if r := &m.rights[i]; r.onceShown != nil && r.what.offend == seat {
			if _, any := m.suitsOf(r); !any {
				m.cite(r.onceShown, n)
				r.onceShown = nil
			}
		}
	}
}

// mayChange reports whether seat has the right to change his call.
func (m *Machine) mayChange(seat auction.Seat) bool {
	for i := range m.rights {
		if m.rights[i].Kind == law.RightChangeCall && m.rights[i].Holder == law.Player(seat) {
			return true
		}
	}
	return false
}

// useChange uses up a right of seat to change his call.
func (m *Machine) useChange(seat auction.Seat) {
	for i := range m.rights {
		if m.rights[i].Kind == law.RightChangeCall && m.rights[i].Holder == law.Player(seat) {
			m.rights = slices.Delete(m.rights, i, i+1)
			return
		}
	}
}

// giverOfChange tells which clause has given seat the right to change his call: its
// number among those that can, from 1, or 0.
func (m *Machine) giverOfChange(seat auction.Seat) uint8 {
	for i := range m.rights {
		if r := &m.rights[i]; r.Kind == law.RightChangeCall && r.Holder == law.Player(seat) {
			return uint8(slices.Index(m.program.givers, r.Clause.ID) + 1)
		}
	}
	return 0
}
