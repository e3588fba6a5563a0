package interp

import (
	"lawc/auction"
	"lawc/law"
)

// inOrder guards against a call that is in rotation only because a call before
// it, which the edition does not let it accept, still awaits a ruling.
func (m *Machine) inOrder(seat auction.Seat, n int) {
	if m.now.closed || m.now.turn == seat {
		return
	}
	for _, k := range m.active {
		if i := &m.pool[k]; i.isOpenCall() && i.seat == m.now.turn {
			m.cannotSettle(int(i.n), i.findings)
			m.becomes(n, law.AwaitsRuling)
			return
		}
	}
}

// An examination is what is irregular about a call.
type examination struct {
	memory
	findings, excused law.FindingSet
	// settled: a pass that the law supplied first has made the call void.
	settled bool
}

// examine finds what is irregular about a call, and which of it needs no ruling.
func (m *Machine) examine(seat auction.Seat, call auction.Call, n int) (e examination) {
	for supplied := 0; ; supplied++ {
		e.memory = m.remember(seat)
		e.findings, e.excused = m.plainly(seat, call), 0
		if m.now.closed {
			return e // whatever else may be wrong with it, there is no turn to make it in
		}
		q := m.pose(none, seat, call, n)
		q.memory, q.yielded = e.memory, n == m.yielded
		o := m.consult(law.AtCall, q)
		m.assume(&o)
		if !m.found(&o, &e, q) {
			return e
		}
		if supplied == len(auction.Seats) {
			m.cannotSettle(n, e.findings)
			return e
		}
		if m.supply(n); m.undecided || m.voided(seat, n) {
			e.settled = true
			return e
		}
		if c := m.before[seat]; c.valid && c.item == n {
			m.saveBefore(seat, n) // the pass supplied stays, whatever becomes of the call
		}
	}
}

// found takes what an edition finds in a call, and reports whether the pass of the
// player on turn is to be supplied first: that pass does not wait with the call.
func (m *Machine) found(o *outcome, e *examination, q *question) (supply bool) {
	waits := false
	for _, p := range o.applies {
		m.cite(p.clause, q.cite)
		m.notes[len(m.notes)-1].finds = true
		for j := range p.does {
			switch a := &p.does[j]; a.kind {
			case law.BringFind:
				e.findings = e.findings.With(a.finding)
			case law.BringExcuse:
				e.excused = e.excused.With(a.finding)
			case law.BringHold:
				m.held, m.heldItem = held{true, q.seat, q.call}, q.cite
				m.becomes(q.cite, law.AwaitsRuling)
			case law.BringSupplyPass:
				supply = true
			case law.BringAwaitRuling:
				waits = true
			default:
				m.do(a, p.clause, q)
			}
		}
	}
	if waits && !supply {
		m.wait(q.cite)
	}
	return supply
}

// supply makes the pass of the player on turn, who had to pass and was not waited
// for when item n was made. It says to what is open what a pass made would; what is
// told of the call of item n is not told of it.
func (m *Machine) supply(n int) {
	absent, told := m.turnNow(), m.taken[n].facts
	m.taken[n].facts = factSet{}
	defer func() { m.taken[n].facts = told }()
	backs := m.backs
	speaks := m.speaks(absent, auction.CallPass, n)
	if m.backs != backs {
		m.becomes(n, law.Stands) // the call over which it is supplied is still being made
	}
	if !speaks || m.now.closed || m.backs != backs || m.turnNow() != absent {
		return // what it says may have changed whose turn it is, and what he owes
	}
	m.callsNow(absent)
	m.count(absent, auction.CallPass, -1, n)
}

// plainly finds what is irregular whatever the edition: it follows from the
// record and the standing alone.
func (m *Machine) plainly(seat auction.Seat, call auction.Call) (f law.FindingSet) {
	kind := call.Kind()
	if kind == auction.Unknown {
		f = f.With(law.UnrecognisedCall)
	}
	if m.now.closed {
		return f.With(law.CallAfterClose)
	}
	if m.misnamed {
		f = f.With(law.MisnamedDouble)
	}
	active := kind != auction.Pass && kind != auction.Unknown
	if active && m.mustPass[seat] != law.ObligationFree {
		f = f.With(law.CallWhileRequiredToPass)
	}
	if len(m.active) == 0 && len(m.bans) == 0 || seat != m.turnNow() {
		return f
	}
	if i := m.dutyOf(seat); i != nil && !i.allows(call) {
		if i.duty == law.DutyPass && active {
			f = f.With(law.CallWhileRequiredToPass)
		} else if !f.Has(law.CallWhileRequiredToPass) {
			f = f.With(law.FailureToComply)
		}
	}
	if m.banned(seat, call) {
		f = f.With(law.FailureToComply)
	}
	return f
}

// allows reports whether a call is one that the offender's duty admits.
func (i *irregularity) allows(call auction.Call) bool {
	switch i.duty {
	case law.DutyRepeat:
		return call == i.call
	case law.DutyReplace:
		return i.with.Has(call.Kind())
	case law.DutyPass:
		return call.Kind() == auction.Pass
	}
	return true
}
