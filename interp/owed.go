package interp

import (
	"lawc/auction"
	"lawc/law"
)

// owe puts a duty on the coming turn of the offender, of another player, or of both
// players of a side.
func (m *Machine) owe(a *act, c *clause, q *question) {
	offender := m.pool[q.about].seat
	if a.who == law.PartyOffender || a.who == law.PartyBoth {
		m.owes(q.about, a, c)
	}
	switch a.who {
	case law.PartyPartner, law.PartyBoth:
		m.owes(m.beginFor(offender.Partner(), q), a, c)
	case law.PartyLho:
		m.owes(m.beginFor(offender.Left(), q), a, c)
	}
}

// owes puts a duty on the player of an irregularity.
func (m *Machine) owes(k int32, a *act, c *clause) {
	i := &m.pool[k]
	i.duty, i.with, i.dutyClause = a.duty, a.calls, c.Clause
}

// beginFor takes another player's part in the irregularity at issue into play, under
// which he owes something.
func (m *Machine) beginFor(seat auction.Seat, q *question) int32 {
	i := &m.pool[q.about]
	other := irregularity{n: i.n, parent: none, counted: none}
	other.memory, other.seat, other.findings = m.remember(seat), seat, i.findings
	other.call = m.latestCallOf(seat, q)
	k := m.begin(&other)
	m.pool[k].stage = live
	return k
}

// latestCallOf is the call that seat has made last, whether or not it counts.
func (m *Machine) latestCallOf(seat auction.Seat, q *question) auction.Call {
	for j := m.current; j >= 0; j-- {
		if r := m.taken[j].item; r.Action.IsCall() && r.Seat == seat {
			return r.Call
		}
	}
	return auction.CallPass
}

// makePass puts a duty to pass on one side or one of its players.
func (m *Machine) makePass(a *act, c *clause, q *question) {
	offender := m.pool[q.about].seat
	if a.who == law.PartyLho {
		m.owePass(offender.Left(), a.duration, c)
		return
	}
	if a.who != law.PartyPartner {
		m.owePass(offender, a.duration, c)
	}
	if a.who == law.PartyOffender {
		return
	}
	m.owePass(offender.Partner(), a.duration, c)
	asked := m.pose(q.about, q.seat, q.call, q.cite)
	*asked = *q
	asked.enforced = a.duration
	o := m.consult(law.AtPartnerMustPass, asked)
	m.assume(&o)
	m.carryOut(&o, asked)
}

// owePass requires a player to pass, unless he is for as long already: of two
// duties to pass the longer holds.
func (m *Machine) owePass(seat auction.Seat, d law.Duration, c *clause) {
	if d > m.mustPass[seat] {
		m.mustPass[seat], m.mustPassBy[seat] = d, c.Clause
	}
}

// allow notes what the director may do, unless the record says that the ground for
// it is wanting.
func (m *Machine) allow(a *act, c *clause, q *question) {
	if a.iffFact >= 0 {
		for _, n := range [...]int{q.item, q.over, q.cite} {
			m.needed(n, a.iffFact)
		}
		for _, f := range [...]*factSet{m.toldOf(q, false), m.toldOf(q, true), &m.taken[q.cite].facts} {
			if f.given>>a.iffFact&1 != 0 && f.value>>a.iffFact&1 == 0 {
				return
			}
		}
	}
	m.bring(law.DiscretionOf{May: a.may, If: a.iff, Now: a.now, Ground: a.ground, Clause: c.Clause})
}

// bring lists what the director may do, once.
func (m *Machine) bring(d law.DiscretionOf) {
	for i := range m.discretion { // most come from different clauses
		if m.discretion[i].Clause == d.Clause && m.discretion[i] == d {
			return
		}
	}
	m.discretion = append(m.discretion, d)
}

// replaces asks about a call by a player who owes one. It reports whether that deals
// with the call.
func (m *Machine) replaces(k int32, call auction.Call, n int) bool {
	q := m.about(k, n)
	q.call, q.over = call, n
	o := m.consult(law.AtOwedCall, q)
	if len(o.applies) == 0 {
		return false
	}
	m.assume(&o)
	deals := o.brings(law.BringCancel)
	if deals && !m.pool[k].allows(call) {
		m.find(n, law.FindingSet(0).With(law.FailureToComply))
	}
	m.carryOut(&o, q)
	if deals {
		m.withdraw(k, n, call, false)
		attempt := uint8(law.AttemptDouble)
		if call.IsBid() {
			attempt = law.AttemptInsufficient
		}
		m.pool[k].attempted = max(m.pool[k].attempted, attempt)
	}
	return deals
}

// A ban is calls that a player may not make.
type ban struct {
	law.Ban
	bidder auction.Seat
}

// what is what matters of a ban to what follows.
func (b *ban) what() [6]uint8 {
	return [6]uint8{uint8(b.Seat), uint8(b.Calls), truth(b.Rest), uint8(b.Bid), uint8(b.bidder)}
}

// ban forbids calls. One that holds for a turn is that of the player on turn, and
// comes to nothing if the turn is not his.
func (m *Machine) ban(a *act, c *clause, q *question) {
	i := &m.pool[q.about]
	switch a.who {
	case law.PartyOffender:
		m.banFor(i.seat, a, c, i)
	case law.PartyPartner:
		m.banFor(i.seat.Partner(), a, c, i)
	case law.PartyBoth:
		m.banFor(i.seat, a, c, i)
		m.banFor(i.seat.Partner(), a, c, i)
	case law.PartyLho:
		m.banFor(i.seat.Left(), a, c, i)
	}
}

// banFor forbids them to one player.
func (m *Machine) banFor(seat auction.Seat, a *act, c *clause, i *irregularity) {
	if !a.rest && m.now.turn != seat {
		return
	}
	b := ban{Ban: law.Ban{Seat: seat, Calls: a.calls, Rest: a.rest, Clause: c.Clause}}
	if a.thatBid {
		b.Bid, b.bidder = i.lastBid, i.lastBidder
	}
	for _, have := range m.bans {
		if have == b {
			return
		}
	}
	m.bans = append(m.bans, b)
}

// banned reports whether a call is one that the player may not make.
func (m *Machine) banned(seat auction.Seat, call auction.Call) bool {
	for i := range m.bans {
		b := &m.bans[i]
		if b.Seat == seat && b.Calls.Has(call.Kind()) && (!b.Bid.IsBid() || b.Bid == m.now.lastBid && b.bidder == m.now.lastBidBy) {
			return true
		}
	}
	return false
}
