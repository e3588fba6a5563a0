package interp

import (
	"lawc/law"
)

// attention applies the law to everything that is open: to the calls, the latest
// first, and then to what else was done, since nobody made his call under what such
// an act brings.
func (m *Machine) attention() {
	m.void.on = false
	waits := m.waits && m.again && m.waitsFor == m.retaken && m.pendsFrom(m.retaken) // what has come since goes on waiting
	waited := m.waits && !waits
	for j := m.waitsFrom; waited && j < m.current; j++ {
		if by := m.makerOf(j); m.stillWaits(j) && !(m.again && by == m.retaken) {
			m.fares(j, law.Cancelled) // what waited goes with what it waited for
		}
	}
	m.struck.valid = false
	m.rules, m.ruledFrom = true, len(m.discretion)
	for k := m.toRule(); k != none && !m.undecided; k = m.toRule() {
		m.rule(k)
	}
	m.waits, m.rules = waits, false
	m.last = law.Nobody // also where a ruling has taken the auction up again
	if waited && m.again && m.retaken >= 0 && m.fateOf(m.retaken) == law.AwaitsRuling && !m.pendsFrom(m.retaken) && !m.undecided {
		m.becomes(m.retaken, law.Cancelled) // so does what came in the place of such a call
	}
}

// toRule is the irregularity to be ruled upon next, or none. A call that has come in
// the place of one made before the director was called is not before him yet.
func (m *Machine) toRule() int32 {
	act := none
	for j := len(m.active) - 1; j >= 0; j-- {
		switch i := &m.pool[m.active[j]]; {
		case i.stage != open || m.again && int(i.n) == m.retaken:
		case !i.noCall:
			return m.active[j]
		case act == none:
			act = m.active[j]
		}
	}
	return act
}

// fateOf is what has become of an item so far.
func (m *Machine) fateOf(n int) law.Status {
	for j := len(m.notes) - 1; j >= 0; j-- {
		if x := &m.notes[j]; x.what == fate && int(x.event) == n {
			return x.status
		}
	}
	return m.taken[n].fresh
}

// rule rules upon one irregularity.
func (m *Machine) rule(k int32) {
	n := int(m.pool[k].n)
	q := m.about(k, n)
	q.withdrawn = withdrawal{withdrawn{q.call, m.pool[k].specified, false, m.pool[k].facts}, k, int32(n), none}
	o := m.consult(law.AtRuling, q)
	if len(o.applies) == 0 || m.now.closed && o.letsCount() && m.pool[k].governs != law.CallAfterClose {
		// No clause; or the call would have to count, and cannot any more.
		m.cannotSettle(n, m.pool[k].findings)
		return
	}
	m.assume(&o)
	m.carryOut(&o, q)
	if k = q.about; k == none {
		return // the second call of a change has been taken for the first
	}
	i := &m.pool[k]
	i.ruled = true
	m.lookBack(k)
	if i.stage != open || m.undecided {
		return
	}
	if !i.noCall && m.fateOf(n) == law.AwaitsRuling { // what applied says nothing of the call
		m.cannotSettle(n, i.findings)
		return
	}
	if i.kept {
		m.firstIsFinal(k)
	}
	if i.change && i.parent != none { // what the second call opened is open in the turn of the first
		m.pool[i.parent].opened |= i.opened
	}
	if i = &m.pool[k]; !i.cancelled || i.noCall || m.now.closed || i.change && i.duty == law.DutyNone {
		m.end(k)
		return
	}
	i.stage = live
	if !i.change {
		m.withdraw(k, n, i.call, false)
	}
	m.supersede(k, true)
}

// lookBack keeps an irregularity ruled upon for the moment when there is a contract,
// one for all that are alike.
func (m *Machine) lookBack(k int32) {
	i := &m.pool[k]
	if !m.program.lookedBack.Has(i.governs) {
		return
	}
	for j, other := range m.ruled {
		if o := &m.pool[other]; o.memory == i.memory && o.seat == i.seat && o.call == i.call && o.governs == i.governs && o.findings == i.findings && o.facts == i.facts {
			m.ruled[j] = k
			return
		}
	}
	m.ruled = append(m.ruled, k)
}

// supersede ends an earlier irregularity of the same player and kind under which he
// owes something, or, if the later one has been ruled upon, which was made by the same
// call as things stood in the same way: the later one says what follows now. The calls
// withdrawn so far go with it.
func (m *Machine) supersede(by int32, ruled bool) {
	i := &m.pool[by]
	for _, k := range m.active {
		old := &m.pool[k]
		again := ruled && old.memory == i.memory && old.call == i.call && old.findings == i.findings
		if k == by || old.stage != live || old.seat != i.seat || old.governs != i.governs || old.duty == law.DutyNone && !again {
			continue
		}
		m.passOn(k, by)
		i.attempted = max(i.attempted, old.attempted, law.AttemptInsufficient*truth(i.owed == law.DutyReplace))
		i.opened |= old.opened
		m.leave(k)
		return
	}
}

// passOn makes the calls withdrawn under one irregularity those of another.
func (m *Machine) passOn(from, to int32) {
	old := m.withdrawn
	m.withdrawn = m.withdrawn[:0]
	for _, w := range old {
		if w.of == from {
			w.of = to
		}
		m.addWithdrawn(w)
	}
}

// letsCount reports whether an outcome makes an irregular call count.
func (o *outcome) letsCount() bool {
	return o.brings(law.BringStand) || o.brings(law.BringCountAsPass)
}
