package interp

import (
	"lawc/auction"
	"lawc/law"
)

// answer lets a call speak to the irregularities that are open: it may accept one,
// or make it lapse. It reports whether the call itself is still to be looked at.
func (m *Machine) answer(seat auction.Seat, call auction.Call, n int) bool {
	if len(m.active) == 0 {
		return true
	}
	m.asking++
	for k, found := m.unanswered(n); found; k, found = m.unanswered(n) {
		m.irregularities[k].answered = m.asking
		m.about(k, int(m.irregularities[k].n))
		m.ask.seat, m.ask.call = seat, call
		o := m.consult(law.AtAnswer)
		m.assume(o)
		m.carryOut(o, m.do)
		if m.undecided {
			m.events[n].Status = law.AwaitsRuling
			return false
		}
		if i := &m.irregularities[k]; i.stage == open {
			i.calledSince = i.calledSince || i.seat != seat
		}
	}
	return !m.voided(seat, n)
}

// unanswered is the oldest open irregular call, item n's own apart, to which the
// answer that is being given has not yet been put.
func (m *Machine) unanswered(n int) (k int32, found bool) {
	for _, k := range m.active {
		i := &m.irregularities[k]
		if i.stage == open && !i.noCall && int(i.n) != n && i.answered != m.asking && !m.isChanged(k) {
			return k, true
		}
	}
	return 0, false
}

// isChanged reports whether an irregular call has been followed by another in the
// same turn that is open too: it is the last that is answered.
func (m *Machine) isChanged(k int32) bool {
	for _, a := range m.active {
		i := &m.irregularities[a]
		if i.stage == open && a > k && (i.parent == k || i.isChange() && m.irregularities[k].isChange() && i.seat == m.irregularities[k].seat) {
			return true
		}
	}
	return false
}

// accept takes somebody's word that he accepts an irregular call.
func (m *Machine) accept(seat auction.Seat, n int) {
	m.lastCaller = law.Nobody
	awaits := false
	for j := len(m.active) - 1; j >= 0; j-- {
		k := m.active[j]
		if m.irregularities[k].stage != open || m.irregularities[k].noCall {
			continue
		}
		awaits = true
		m.about(k, int(m.irregularities[k].n))
		m.ask.seat, m.ask.inWords, m.ask.call = seat, true, auction.CallPass
		o := m.consult(law.AtAnswer)
		if len(o.applies) == 0 {
			continue
		}
		m.assume(o)
		for _, p := range o.applies {
			m.cite(p.clause, n)
		}
		changed := m.irregularities[k].isChange()
		m.carryOut(o, m.do)
		if changed && len(m.active) > 0 && m.active[len(m.active)-1] != k {
			m.accept(seat, n) // the second call was irregular too
		}
		return
	}
	if awaits { // otherwise there is nothing that his word could change
		m.refer(seat, requestAccept, n)
	}
}

// attention applies the law to everything that is open, the latest first.
func (m *Machine) attention() {
	m.void.on, m.lastCaller = false, law.Nobody
	for j := len(m.active) - 1; j >= 0 && !m.undecided; j-- {
		if j < len(m.active) && m.irregularities[m.active[j]].stage == open {
			m.rule(m.active[j])
		}
	}
}

// rule rules upon one irregularity.
func (m *Machine) rule(k int32) {
	n := int(m.irregularities[k].n)
	m.about(k, n)
	o := m.consult(law.AtRuling)
	if len(o.applies) == 0 {
		m.cannotSettle(n, m.irregularities[k].findings)
		return
	}
	if m.now.closed && o.letsCount() && m.irregularities[k].governs != law.CallAfterClose {
		m.cannotSettle(n, m.irregularities[k].findings) // it cannot count any more
		return
	}
	m.assume(o)
	m.carryOut(o, m.do)
	i := &m.irregularities[k]
	i.ruled = true
	if i.stage != open || m.undecided {
		return
	}
	if !i.cancelled || i.noCall || m.now.closed || i.isChange() {
		m.end(k)
		return
	}
	i.stage = live
	m.withdrawn = append(m.withdrawn, withdrawal{k, i.n, i.call, false})
	m.supersede(k)
}

// supersede ends an earlier duty of the same player for an irregularity of the same
// kind: the later one says what he owes now. The calls withdrawn so far go with it.
func (m *Machine) supersede(by int32) {
	i := &m.irregularities[by]
	for _, k := range m.active {
		old := &m.irregularities[k]
		if k != by && old.stage == live && old.duty != law.NoDuty && old.seat == i.seat && old.governs == i.governs {
			for j := range m.withdrawn {
				if m.withdrawn[j].irregularity == k {
					m.withdrawn[j].irregularity = by
				}
			}
			m.leave(k)
			return
		}
	}
}

// letsCount reports whether an outcome makes an irregular call count.
func (o *outcome) letsCount() bool {
	for _, p := range o.applies {
		for j := range p.does {
			if k := p.does[j].kind; k == law.Stand || k == law.CountAsPass {
				return true
			}
		}
	}
	return false
}

// breach deals with a call that an open duty, or a ban, does not allow.
func (m *Machine) breach(seat auction.Seat, call auction.Call, n int, findings law.FindingSet) {
	m.events[n].Findings |= findings
	m.events[n].Status = law.AwaitsRuling
	if d := m.dutyOf(seat); d != nil && seat == m.now.turn {
		for _, k := range m.active {
			if &m.irregularities[k] != d {
				continue
			}
			m.about(k, n)
			m.ask.seat, m.ask.call = seat, call
			o := m.consult(law.AtBreach)
			m.assume(o)
			m.carryOut(o, m.do)
			if len(o.applies) > 0 {
				m.withdrawn = append(m.withdrawn, withdrawal{k, int32(n), call, false})
				return
			}
		}
	}
	m.cannotSettle(n, law.FindingSet(0).With(law.FailureToComply))
}

// afterwards tells what lives on after a ruling of a call that counts.
func (m *Machine) afterwards(seat auction.Seat, call auction.Call, cite int) {
	for j := 0; j < len(m.active); j++ {
		k := m.active[j]
		if m.irregularities[k].stage != live {
			continue
		}
		if m.irregularities[k].seat.Right() == seat {
			m.irregularities[k].rhoHas = uint8(call.Kind()) + 1
		}
		m.about(k, cite)
		m.ask.seat, m.ask.call = seat, call
		o := m.consult(law.AtAfterwards)
		m.assume(o)
		m.carryOut(o, m.do)
		if m.irregularities[k].seat == seat {
			m.finalCall(k, call, cite)
			m.end(k)
			j--
		}
	}
}

// finalCall compares the final call of the offender's turn with each call that he
// withdrew in it.
func (m *Machine) finalCall(k int32, call auction.Call, cite int) {
	for j := range m.withdrawn {
		w := m.withdrawn[j]
		if w.irregularity != k {
			continue
		}
		m.about(k, cite)
		m.ask.call, m.ask.withdrawn, m.ask.item, m.ask.byChange = call, w.call, int(w.n), w.change
		o := m.consult(law.AtFinalCall)
		m.assume(o)
		m.carryOut(o, m.do)
	}
}
