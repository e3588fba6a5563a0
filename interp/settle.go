package interp

import (
	"lawc/auction"
	"lawc/law"
)

// takeSecond rules on the first call of a change, and takes the second as the call
// that the ruling asks for. To what was open then the first has spoken already.
func (m *Machine) takeSecond(q *question) {
	i := m.pool[q.about]
	if i.parent == none || m.pool[i.parent].stage != open {
		return
	}
	m.end(q.about)
	m.dropLaterChanges(i.parent)
	m.rule(i.parent)
	q.about = none // what follows may take the auction back to before it
	if m.undecided {
		return
	}
	n := int(i.n)
	m.stands(n, i.call)
	m.misnamed = false
	waits := m.waits
	m.waits = false // it was made before what makes calls wait
	m.saveBefore(i.seat, n)
	if m.taken[m.current].item.Action.IsCall() {
		m.before[i.seat].next = m.current // it is made over this call
	}
	m.made(i.seat, i.call, n)
	m.waits = m.waits || waits
	if k := m.openCallOf(i.seat); k != none && m.rules && !m.undecided {
		m.rule(k) // the law is being applied to everything, so to this call too
	}
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
	if m.becomes(int(i.n), status); status == law.Stands {
		m.stands(int(i.n), call)
	}
	later := m.setAsideSince(&i)
	m.count(i.seat, call, int(i.n), int(i.n))
	m.turnEnds(k, call, int(i.n))
	m.forget(k)
	m.enterLater(later)
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
	m.supersede(k, false)
	if i.findings.Has(law.CallWhileRequiredToPass) && m.mustPass[i.seat] == law.ObligationNextTurn {
		m.mustPass[i.seat] = law.ObligationFree // the turn at which he had to pass is spent
	}
	m.stands(n, i.call)
	later := m.setAsideSince(&i)
	m.tally(i.seat, i.call, n)
	if q.inWords {
		m.dropLaterChanges(k)
	} else {
		m.countsForChanges(k)
	}
	// Whoever accepts it, by a call or in so many words, may still call over it: the
	// auction cannot close before.
	if m.counts(i.seat, i.call, n, true) {
		m.tell(i.seat, i.call, n)
	}
	m.turnEnds(k, i.call, n)
	m.forget(k)
	m.enterLater(later)
}

// dropLaterChanges cancels the other attempts to change a call that is settled.
func (m *Machine) dropLaterChanges(parent int32) {
	for a := len(m.active) - 1; a >= 0; a-- {
		if k := m.active[a]; m.pool[k].stage == open && m.pool[k].change && m.pool[k].parent == parent {
			m.becomes(int(m.pool[k].n), law.Cancelled)
			m.end(k)
		}
	}
}

// countsForChanges lets the attempts to change a call that has just come to count stay
// open: who called over the call as it first was has not settled them.
func (m *Machine) countsForChanges(parent int32) {
	for _, k := range m.active {
		if i := &m.pool[k]; i.stage == open && i.change && i.parent == parent {
			i.parent, i.counted = none, m.head
			i.first, i.firstFound = law.NoFinding, 0
			m.becomes(int(i.n), law.AwaitsRuling)
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
		// He has not called again after all, so his earlier calls are open to this one.
		for _, other := range m.active {
			if o := &m.pool[other]; o.seat == i.seat && o.isOpenCall() && o.answered == i.answered {
				o.answered = 0
			}
		}
	default:
		m.becomes(int(i.n), law.Cancelled)
		i.cancelled = true
	}
}

// cancelBoth takes both calls of a change off the auction. What its maker may choose when
// the first of them is off already, no text says.
func (m *Machine) cancelBoth(q *question) {
	i := &m.pool[q.about]
	if i.counted != none && i.firstItem >= 0 && m.makerOf(i.firstItem) != int(m.entries[i.counted].Event) {
		m.leaveOpen(q)
		return
	}
	m.becomes(int(i.n), law.Cancelled)
	i.cancelled = true
	m.withdraw(q.about, int(i.n), i.call, true)
	if i.counted == none || !m.stillCounts(i.counted) {
		return
	}
	first := m.entries[i.counted]
	m.becomes(int(first.Event), law.Cancelled)
	m.withdrawFirst(q.about, int(first.Event), i)
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
