package interp

import (
	"slices"

	"lawc/auction"
	"lawc/law"
)

// carryOut cites the provisions of an outcome and carries out what they bring. What
// takes the auction back comes first, so that the rest is not undone with it.
func (m *Machine) carryOut(o *outcome, q *question) {
	for _, p := range o.applies {
		m.cite(p.clause, q.cite)
	}
	if o.brings(law.BringCancelLater) && q.about != none {
		m.cancelFrom(q)
	}
	for _, p := range o.applies {
		for j := range p.does {
			m.do(&p.does[j], p.clause, q)
		}
	}
}

// respond carries out what somebody's call or word brings for an open irregularity. A
// change that is accepted takes the auction back last of all: what else was said and
// brought then is said of the auction as it has become.
func (m *Machine) respond(o *outcome, q *question) {
	discretion, assumed := len(m.discretion), len(m.assumed)
	m.assume(o)
	m.accepted = none
	m.carryOut(o, q)
	k := m.accepted
	if k == none || m.undecided {
		return
	}
	m.accepted = none
	i := m.pool[k]
	brought := append([]law.DiscretionOf(nil), m.discretion[discretion:]...)
	start, first := len(m.kept), m.before[i.seat].item
	if first == int(i.n) {
		m.findingsOf(min(m.before[i.seat].notes, i.said), first)
	}
	m.keep(min(i.said, len(m.notes)), int(i.n), m.current)
	said := m.kept[start:len(m.kept):len(m.kept)]
	if !m.takeUp(i.seat, i.call, int(i.n), said, m.assumed[assumed:]) {
		return
	}
	for _, d := range brought {
		m.bring(d)
	}
	if !m.undecided && !m.pendsFrom(int(i.n)) {
		m.firstWithdrawn(i, first)
	}
}

// firstWithdrawn compares the second call of an accepted change, now the final one of
// its turn, with the first.
func (m *Machine) firstWithdrawn(i irregularity, first int) {
	opened := i.opened
	i.parent, i.counted, i.stage = none, none, open
	k := m.begin(i)
	m.pool[k].opened = opened
	m.withdraw(k, first, i.firstCall, false)
	m.withdrawn[len(m.withdrawn)-1].what.facts, m.withdrawn[len(m.withdrawn)-1].what.specified = i.firstTold, m.specifiedBy(i.firstTold, i.firstCall)
	m.turnEnds(k, i.call, int(i.n))
	m.end(k)
}

// do carries out one act for the situation at issue.
func (m *Machine) do(a *act, c *clause, q *question) {
	switch a.kind {
	case law.BringMustPass:
		m.makePass(a, c, q)
	case law.BringMust:
		m.owe(a, c, q)
	case law.BringMayNot:
		m.ban(a, c, q)
	case law.BringRight, law.BringLead:
		m.giveRight(a, c, q)
	case law.BringDiscretion:
		m.allow(a, c, q)
	case law.BringApply:
		for _, other := range a.applies {
			m.apply(other, q)
		}
	case law.BringExposesTo:
		m.pool[q.about].opened |= a.opens
	case law.BringGovernAs:
		m.pool[q.about].governs = a.finding
	case law.BringUndetermined:
		m.leaveOpen(q)
	case law.BringAwaitRuling:
		m.waits = true
	case law.BringKeepFirst:
		m.keepFirst(q)
	default:
		m.settle(a, c, q)
	}
}

// leaveOpen ends the interpretation, the source sending the reader elsewhere.
func (m *Machine) leaveOpen(q *question) {
	n, findings := q.item, law.FindingSet(0).With(law.ChangeOfCall)
	if q.about != none {
		i := &m.pool[q.about]
		n, findings = int(i.n), i.findings
		if i.stage == live { // what is not covered is what has followed the ruling on the call
			m.becomes(q.cite, law.AwaitsRuling)
			m.cannotSettle(n, findings)
			return
		}
	}
	m.becomes(n, law.AwaitsRuling)
	m.find(n, findings)
	m.cannotSettle(n, findings)
}

// owe puts a duty on the offender's coming turn, or on another player's.
func (m *Machine) owe(a *act, c *clause, q *question) {
	k := q.about
	if a.who == law.PartyLho || a.who == law.PartyPartner {
		seat := m.pool[k].seat.Left()
		if a.who == law.PartyPartner {
			seat = m.pool[k].seat.Partner()
		}
		other := irregularity{n: m.pool[k].n, parent: none, counted: none}
		other.memory, other.seat, other.findings = m.remember(seat), seat, m.pool[k].findings
		other.call = m.latestCallOf(seat, q)
		k = m.begin(other)
		m.pool[k].stage = live
	}
	i := &m.pool[k]
	i.duty, i.with, i.dutyClause = a.duty, a.calls, c.Clause
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

// settle decides what becomes of the irregular call itself.
func (m *Machine) settle(a *act, c *clause, q *question) {
	if q.about == none {
		return
	}
	k, i := q.about, &m.pool[q.about]
	if i.stage == over {
		return // another clause that applies has settled it in the same way
	}
	switch a.kind {
	case law.BringAccept:
		m.letStand(q)
	case law.BringStand:
		if q.seat != i.seat && !q.inWords && m.pool[k].stage == open {
			m.letStand(q)
			return
		}
		m.settleAs(k, i.call, law.Stands)
	case law.BringCountAsPass:
		m.settleAs(k, auction.CallPass, law.TreatedAsPass)
	case law.BringCancel:
		m.cancel(q)
	case law.BringCancelWithLater:
		m.cancelWithLater(c, q)
	case law.BringRuleOnFirst:
		m.becomes(int(i.n), law.Cancelled)
		if i.parent != none {
			m.withdraw(i.parent, int(i.n), i.call, true)
		}
	case law.BringCancelBoth:
		m.cancelBoth(q)
	case law.BringTakeSecond:
		m.takeSecond(q)
	case law.BringStrikeDouble:
		m.strike()
	}
}

// settleAs lets an irregular call count, as it was made or as a pass.
func (m *Machine) settleAs(k int32, call auction.Call, status law.Status) {
	i := m.pool[k]
	m.leave(k)
	m.becomes(int(i.n), status)
	m.count(i.seat, call, int(i.n), int(i.n))
	m.turnEnds(k, call, int(i.n))
	m.forget(k)
}

// forget drops the calls withdrawn under an irregularity.
func (m *Machine) forget(k int32) {
	kept := m.withdrawn[:0]
	for _, w := range m.withdrawn {
		if w.of != k {
			kept = append(kept, w)
		}
	}
	m.withdrawn = kept
}

// letStand accepts an irregular call: it stands as if it had been in order.
func (m *Machine) letStand(q *question) {
	k := q.about
	i := m.pool[k]
	n := int(i.n)
	if i.change {
		m.accepted = k
		return
	}
	m.leave(k)
	m.supersede(k)
	m.dropLaterChanges(k)
	if i.findings.Has(law.CallWhileRequiredToPass) && m.mustPass[i.seat] == law.ObligationNextTurn {
		m.mustPass[i.seat] = law.ObligationFree // the turn at which he had to pass is spent
	}
	m.becomes(n, law.Stands)
	m.tally(i.seat, i.call, n)
	// Of a call that accepts it only is known, once it counts itself, whether the
	// auction has closed.
	if m.counts(i.seat, i.call, n, !q.inWords) {
		m.tell(i.seat, i.call, n)
	}
	m.turnEnds(k, i.call, n)
	m.forget(k)
}

// dropLaterChanges cancels attempts to change a call that has been accepted.
func (m *Machine) dropLaterChanges(parent int32) {
	for a := len(m.active) - 1; a >= 0; a-- {
		if k := m.active[a]; m.pool[k].stage == open && m.pool[k].change && m.pool[k].parent == parent {
			m.becomes(int(m.pool[k].n), law.Cancelled)
			m.end(k)
		}
	}
}

// cancel takes the irregular call off the table; while something is owed, the call
// just made.
func (m *Machine) cancel(q *question) {
	k, i := q.about, &m.pool[q.about]
	switch {
	case i.stage == live:
		m.becomes(q.cite, law.Cancelled)
	case q.seat != i.seat: // somebody has called over it: that is the end of it
		m.becomes(int(i.n), law.Cancelled)
		if parent := i.parent; parent != none && m.pool[parent].stage == open {
			m.becomes(int(m.pool[parent].n), law.Cancelled)
			m.end(parent)
		}
		m.end(k)
	default:
		m.becomes(int(i.n), law.Cancelled)
		i.cancelled = true
	}
}

// cancelBoth takes both calls of a change off the auction.
func (m *Machine) cancelBoth(q *question) {
	i := &m.pool[q.about]
	m.becomes(int(i.n), law.Cancelled)
	i.cancelled = true
	m.withdraw(q.about, int(i.n), i.call, true)
	if i.counted == none {
		return
	}
	first := m.entries[i.counted]
	m.becomes(int(first.Event), law.Cancelled)
	m.withdraw(q.about, int(first.Event), first.Call, false)
	if i.counted == m.head {
		m.takeOff(i.counted)
	} else {
		m.recount(i.counted, false)
	}
}

// keepFirst lets the first call of a change be the final call of the turn.
func (m *Machine) keepFirst(q *question) {
	if q.about == none {
		return // the change is not made
	}
	i := &m.pool[q.about]
	m.becomes(int(i.n), law.Cancelled)
	i.kept = i.counted != none
}

// firstIsFinal compares the first call of a change, which stands, with the second.
func (m *Machine) firstIsFinal(k int32) {
	i := m.pool[k]
	m.withdraw(k, int(i.n), i.call, true)
	m.turnEnds(k, m.entries[i.counted].Call, int(i.n))
}

// apply brings what another clause brings, whatever its conditions.
func (m *Machine) apply(c *clause, q *question) {
	m.cite(c, q.cite)
	for _, p := range c.provisions {
		for j := range p.does {
			if p.does[j].kind == law.BringCancel && q.about != none && m.pool[q.about].stage == live {
				continue // it is cancelled already
			}
			m.do(&p.does[j], c, q)
		}
	}
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
	if !slices.Contains(m.discretion, d) {
		m.discretion = append(m.discretion, d)
	}
}
