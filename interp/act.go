package interp

import (
	"lawc/law"
)

// carryOut cites the provisions of an outcome and carries out what they bring. What
// takes the auction back comes first, so that the rest is not undone with it.
func (m *Machine) carryOut(o *outcome, q *question) {
	if o.brings(law.BringCancelLater) && q.about != none {
		m.cancelFrom(q)
	}
	about := q.about
	for _, p := range o.applies {
		m.cite(p.clause, q.cite)
		for j := range p.does {
			if m.undecided {
				return
			}
			if q.about != about {
				break // there is no change any more, the second call having been taken for the first
			}
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
	var rights []right
	for _, r := range m.rights {
		if r.given == m.current {
			rights = append(rights, r)
		}
	}
	start, first := len(m.kept), m.before[i.seat].item
	if first == int(i.n) {
		m.findingsOf(min(m.before[i.seat].notes, i.said), first)
	}
	m.keep(min(i.said, len(m.notes)), int(i.n), m.current)
	said := m.kept[start:len(m.kept):len(m.kept)]
	if !m.takeUp(i.seat, i.call, int(i.n), said, m.assumed[assumed:], func() { m.hasAccepted(i, first, brought) }) {
		return
	}
	for _, r := range rights {
		m.addRight(&r)
	}
}

// hasAccepted carries out what follows from the acceptance of a change, whose second
// call has just been taken in the place of the first.
func (m *Machine) hasAccepted(i irregularity, first int, brought []law.DiscretionOf) {
	for _, d := range brought {
		m.bring(d)
	}
	again := m.openCallOf(i.seat)
	if again == none || m.pool[again].n != i.n {
		m.firstWithdrawn(i, first)
		return
	}
	// The second call is irregular too: whether it is final shows with what becomes of it.
	i.parent, i.counted, i.stage = none, none, over
	m.pool = append(m.pool, i)
	m.withdrawFirst(again, first, &i)
	m.withdrawn[len(m.withdrawn)-1].under = int32(len(m.pool) - 1)
}

// firstWithdrawn compares the second call of an accepted change, now the final one of
// its turn, with the first.
func (m *Machine) firstWithdrawn(i irregularity, first int) {
	i.parent, i.counted, i.stage = none, none, open
	k := m.begin(&i)
	m.withdrawFirst(k, first, &i)
	m.turnEnds(k, i.call, int(i.n))
	m.end(k)
}

// withdrawFirst lists the first call of a change as withdrawn under an irregularity.
func (m *Machine) withdrawFirst(k int32, first int, change *irregularity) {
	told := change.firstTold
	m.addWithdrawn(withdrawal{withdrawn{change.firstCall, m.specifiedBy(told, change.firstCall), false, told}, k, int32(first), none})
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
		m.wait(q.item)
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
			if m.head == none || int(m.entries[m.head].Event) != q.cite {
				m.becomes(q.cite, law.AwaitsRuling)
			}
			m.cannotSettle(n, findings)
			return
		}
	}
	m.becomes(n, law.AwaitsRuling)
	m.find(n, findings)
	m.cannotSettle(n, findings)
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
