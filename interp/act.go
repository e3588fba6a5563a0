package interp

import (
	"slices"

	"lawc/auction"
	"lawc/law"
)

// carryOut cites the provisions of an outcome and carries out what they bring. do
// is what carries out one act; m.do is the general one.
func (m *Machine) carryOut(o *outcome, do func(*act, *clause)) {
	q := m.ask
	for _, p := range o.applies {
		m.cite(p.clause, q.cite)
		for j := range p.does {
			m.ask = q
			do(&p.does[j], p.clause)
		}
	}
}

// do carries out one act for the irregularity at issue.
func (m *Machine) do(a *act, c *clause) {
	switch a.kind {
	case law.MustPass:
		m.makePass(a, c)
	case law.Must:
		i := m.ask.about
		i.duty, i.with, i.dutyClause = a.duty, a.calls, c.Clause
	case law.MayNot:
		m.ban(a, c)
	case law.GiveRight:
		m.giveRight(a, c)
	case law.Discretion:
		m.allow(a, c)
	case law.Apply:
		for _, other := range a.applies {
			m.apply(other)
		}
	case law.GovernAs:
		m.ask.about.governs = a.finding
	case law.Undetermined:
		n, findings := m.ask.item, law.FindingSet(0).With(law.ChangeOfCall)
		if i := m.ask.about; i != nil {
			n, findings = int(i.n), i.findings
		}
		if i := m.ask.about; i != nil && i.stage == live {
			// What is not covered is what has followed the ruling on the call.
			m.events[m.ask.cite].Status = law.AwaitsRuling
		} else {
			m.events[n].Status, m.events[n].Findings = law.AwaitsRuling, m.events[n].Findings|findings
		}
		m.cannotSettle(n, findings)
	default:
		m.settle(a, c)
	}
}

// settle decides what becomes of the irregular call itself.
func (m *Machine) settle(a *act, c *clause) {
	k, i := m.ask.index, m.ask.about
	if i == nil || i.stage == over {
		return // another clause that applies has settled it in the same way
	}
	switch a.kind {
	case law.Accept:
		m.letStand(k)
	case law.Stand:
		m.settleAs(k, i.call, law.Stands)
	case law.CountAsPass:
		m.settleAs(k, auction.CallPass, law.TreatedAsPass)
	case law.Cancel:
		m.cancel(k)
	case law.CancelLater:
		m.cancelLater(i.n)
	case law.CancelWithLater:
		m.events[i.n].Status = law.Cancelled
		m.end(k)
		m.cancelLater(i.n)
		m.void = voiding{on: true, seat: law.Player(m.now.turn), clause: c}
		if m.now.closed {
			m.void.seat = law.Nobody
		}
	case law.KeepFirst:
		m.keepFirst(k)
	case law.RuleOnFirst:
		m.events[i.n].Status = law.Cancelled
		if i.parent >= 0 {
			m.withdrawn = append(m.withdrawn, withdrawal{i.parent, i.n, i.call, true})
		}
	}
}

// settleAs lets an irregular call count, as it was made or as a pass.
func (m *Machine) settleAs(k int32, call auction.Call, status law.Status) {
	i := m.irregularities[k]
	m.leave(k)
	m.events[i.n].Status = status
	m.push(i.seat, call, int(i.n))
	m.finalCall(k, call, int(i.n))
	m.forget(k)
}

// cancelLater cancels every call made after item n, those that count and those
// that await a ruling; after the close, all that were made since.
func (m *Machine) cancelLater(n int32) {
	for a := len(m.active) - 1; a >= 0; a-- {
		k := m.active[a]
		if i := &m.irregularities[k]; i.stage == open && !i.noCall && (i.n > n || m.now.closed && i.n != n) {
			m.events[i.n].Status = law.Cancelled
			m.end(k)
		}
	}
	first := len(m.entries)
	for first > 0 && m.entries[first-1].Event > n {
		first--
	}
	if first == len(m.entries) || m.now.closed {
		return
	}
	for _, e := range m.entries[first:] {
		m.events[e.Event].Status = law.Cancelled
	}
	m.takeBack(first, law.Cancelled)
}

// letStand accepts an irregular call: it stands as if it had been in order.
func (m *Machine) letStand(k int32) {
	i := m.irregularities[k]
	m.leave(k)
	m.supersede(k)
	if i.findings.Has(law.RequiredToPass) && m.mustPass[i.seat] == law.NextTurn {
		m.mustPass[i.seat] = law.Free // the turn at which he had to pass is spent
	}
	if i.isChange() {
		m.forget(k)
		m.substitute(k)
		return
	}
	m.events[i.n].Status = law.Stands
	if m.ask.inWords {
		m.push(i.seat, i.call, int(i.n))
	} else {
		// The call that accepts it is still to count: only then is it known
		// whether the auction has closed.
		m.tally(i.seat, i.call, int(i.n))
		m.tell(i.seat, i.call, int(i.n))
	}
	m.finalCall(k, i.call, int(i.n))
	m.forget(k)
}

// cancel takes the irregular call off the table; in a breach, the call just made.
func (m *Machine) cancel(k int32) {
	i := &m.irregularities[k]
	switch {
	case i.stage == live:
		m.events[m.ask.cite].Status = law.Cancelled
	case m.ask.seat != i.seat: // an answer: that is the end of it
		m.events[i.n].Status = law.Cancelled
		if parent := i.parent; parent >= 0 {
			m.events[m.irregularities[parent].n].Status = law.Cancelled
			m.end(parent)
		}
		m.end(k)
	default:
		m.events[i.n].Status = law.Cancelled
		i.cancelled = true
	}
}

// keepFirst lets the first call of a change be the final call of the turn.
func (m *Machine) keepFirst(k int32) {
	i := m.irregularities[k]
	m.events[i.n].Status = law.Cancelled
	if i.first < 0 {
		return
	}
	m.withdrawn = append(m.withdrawn, withdrawal{k, i.n, i.call, true})
	m.finalCall(k, m.entries[i.first].Call, int(i.n))
}

// apply brings what another clause brings, whatever its conditions.
func (m *Machine) apply(c *clause) {
	q := m.ask
	m.cite(c, q.cite)
	for _, p := range c.provisions {
		for j := range p.does {
			if k := p.does[j].kind; k == law.Cancel && m.ask.about.stage == live {
				continue // it is cancelled already
			}
			m.ask = q
			m.do(&p.does[j], c)
		}
	}
}

// makePass puts a duty to pass on one side or one of its players.
func (m *Machine) makePass(a *act, c *clause) {
	offender := m.ask.about.seat
	if a.who != "partner" {
		m.owePass(offender, a.duration, c)
	}
	if a.who == "offender" {
		return
	}
	m.owePass(offender.Partner(), a.duration, c)
	m.ask.enforced = a.duration
	o := m.consult(law.AtEnforcedPass)
	m.assume(o)
	m.carryOut(o, m.do)
}

// owePass requires a player to pass, unless he is for as long already.
func (m *Machine) owePass(seat auction.Seat, d law.Duration, c *clause) {
	if d > m.mustPass[seat] {
		m.mustPass[seat], m.mustPassBy[seat] = d, c.Clause
	}
}

// allow notes what the director may do, unless the record says that the ground for
// it is wanting.
func (m *Machine) allow(a *act, c *clause) {
	if a.iffFact >= 0 {
		bit := uint16(1) << a.iffFact
		for _, n := range [2]int{m.ask.item, m.ask.cite} {
			if f := m.facts[n]; f.given&bit != 0 && f.value&bit == 0 {
				return
			}
		}
	}
	d := law.DiscretionOf{May: a.may, If: a.iff, Clause: c.Clause}
	for _, have := range m.discretion {
		if have == d {
			return
		}
	}
	m.discretion = append(m.discretion, d)
}

// A ban is calls that a player may not make.
type ban struct {
	law.Ban
	bidder auction.Seat
}

// ban forbids calls. One that holds for a turn is that of the player on turn, and
// comes to nothing if the turn is not his.
func (m *Machine) ban(a *act, c *clause) {
	i := m.ask.about
	seat := i.seat
	if a.who == "partner" {
		seat = seat.Partner()
	}
	if !a.rest && m.now.turn != seat {
		return
	}
	b := ban{Ban: law.Ban{Seat: seat, Calls: a.calls, Rest: a.rest, Clause: c.Clause}}
	if a.thatBid {
		b.Bid, b.bidder = i.lastBid, i.lastBidder
	}
	if !slices.Contains(m.bans, b) {
		m.bans = append(m.bans, b)
	}
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
