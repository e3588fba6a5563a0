package interp

import (
	"lawc/law"
)

// attention applies the law to everything that is open, the latest first.
func (m *Machine) attention() {
	m.void.on, m.last = false, law.Nobody
	m.struck.valid = false
	m.rules = true
	for j := len(m.active) - 1; j >= 0 && !m.undecided; j-- {
		if j < len(m.active) && m.pool[m.active[j]].stage == open {
			m.rule(m.active[j])
		}
	}
	m.waits, m.rules = false, false
}

// rule rules upon one irregularity.
func (m *Machine) rule(k int32) {
	n := int(m.pool[k].n)
	q := m.about(k, n)
	q.withdrawn = withdrawal{withdrawn{q.call, m.pool[k].specified, false, m.pool[k].facts}, k, int32(n)}
	o := m.consult(law.AtRuling, q)
	if len(o.applies) == 0 || m.now.closed && o.letsCount() && m.pool[k].governs != law.CallAfterClose {
		// No clause; or the call would have to count, and cannot any more.
		m.cannotSettle(n, m.pool[k].findings)
		return
	}
	m.assume(&o)
	m.carryOut(&o, q)
	k = q.about
	i := &m.pool[k]
	i.ruled = true
	m.lookBack(k)
	if i.stage != open || m.undecided {
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
	m.supersede(k)
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
// owes something, or which was made by the same call as things stood in the same way:
// the later one says what follows now. The calls withdrawn so far go with it.
func (m *Machine) supersede(by int32) {
	i := &m.pool[by]
	for _, k := range m.active {
		old := &m.pool[k]
		again := old.memory == i.memory && old.call == i.call && old.findings == i.findings
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
