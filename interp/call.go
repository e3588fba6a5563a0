package interp

import (
	"lawc/auction"
	"lawc/law"
)

// callItem takes an item that puts one call, or two, on the table.
func (m *Machine) callItem(item *auction.Item, n int) {
	seat := item.Seat
	m.misnamed = item.HasNamed && item.Named != m.now.lastBid
	if m.voided(seat, n) {
		return
	}
	if item.Action != auction.Calls {
		m.yielded = n // a call that is changed at once has been made, whoever called with it
	}
	switch item.Action {
	case auction.ChangesLater:
		m.change(seat, item.Call, n)
	case auction.Slips, auction.Changes:
		m.twoCalls(item, n)
	default:
		if m.isSecond(seat) {
			m.change(seat, item.Call, n)
			return
		}
		m.call(seat, item.Call, n)
	}
}

// twoCalls takes an item by which a player says one call and then another. Where
// the edition lets the second take the place of the first, it is the only one.
func (m *Machine) twoCalls(item *auction.Item, n int) {
	second := m.isSecond(item.Seat) // he has called already, so both are changes
	if !second && m.mendable(item.Seat, item.Call, n) {
		m.call(item.Seat, item.Call, n)
		return
	}
	if second {
		m.change(item.Seat, item.First, n)
	} else {
		m.call(item.Seat, item.First, n)
	}
	if !m.undecided && !m.voided(item.Seat, n) {
		m.change(item.Seat, item.Call, n)
	}
}

// voided cancels a call made while an earlier one has made all later calls void.
func (m *Machine) voided(seat auction.Seat, n int) bool {
	if !m.void.on {
		return false
	}
	if law.Player(seat) == m.void.seat {
		m.void.on = false
		return false
	}
	m.events[n].Status = law.Cancelled
	m.cite(m.void.clause, n)
	return true
}

// isSecond reports whether a call by seat would be a second one in one turn: he
// called last, or it is his left-hand opponent's turn after his own call.
func (m *Machine) isSecond(seat auction.Seat) bool {
	for j := len(m.active) - 1; j >= 0; j-- {
		switch i := &m.irregularities[m.active[j]]; {
		case i.stage != open || i.noCall:
		case i.seat == seat:
			return !i.calledSince
		case i.seat.Left() == seat:
			return false // he calls over it
		}
	}
	if len(m.entries) == 0 {
		return false
	}
	last := &m.entries[len(m.entries)-1]
	return last.Seat == seat && !last.Implied && (m.now.closed && m.lastCaller == law.Player(seat) || !m.now.closed && m.turnNow() == seat.Left())
}

// call takes one call: it answers what is open, and then counts or is found to be
// irregular.
func (m *Machine) call(seat auction.Seat, call auction.Call, n int) {
	if !m.answer(seat, call, n) {
		return
	}
	defer func() { m.lastCaller = law.Player(seat) }()
	findings, excused, settled := m.examine(seat, call, n)
	switch {
	case settled || m.undecided || m.held.on && m.held.n == n:
	case findings&^excused == 0:
		m.events[n].Findings |= findings
		m.inOrder(seat, n)
		if !m.undecided {
			m.push(seat, call, n)
		}
	case findings.Has(law.FailureToComply) && !findings.Has(law.RequiredToPass):
		m.breach(seat, call, n, findings)
	default:
		m.open(irregularity{memory: m.ask.memory, seat: seat, call: call, findings: findings, n: int32(n), first: -1, parent: -1})
	}
}

// inOrder guards against a call that is in rotation only because a call before
// it, which the edition does not let it accept, still awaits a ruling.
func (m *Machine) inOrder(seat auction.Seat, n int) {
	if m.now.closed || m.now.turn == seat {
		return
	}
	for _, k := range m.active {
		i := &m.irregularities[k]
		if i.stage == open && !i.noCall && i.seat == m.now.turn {
			m.cannotSettle(int(i.n), i.findings)
			m.events[n].Status = law.AwaitsRuling
			return
		}
	}
}

// examine finds what is irregular about a call, and which of it needs no ruling.
// m.ask holds what was so when it was made. It reports settled when a pass that the
// law supplied first has made the call void.
func (m *Machine) examine(seat auction.Seat, call auction.Call, n int) (findings, excused law.FindingSet, settled bool) {
	for again, supplied := true, 0; again; {
		again = false
		m.ask = question{memory: m.remember(seat, call), seat: seat, call: call, item: n, cite: n, yielded: n == m.yielded}
		findings, excused = m.plainly(seat, call), 0
		o := m.consult(law.AtCall)
		m.assume(o)
		for _, p := range o.applies {
			m.cite(p.clause, n)
			for j := range p.does {
				switch a := &p.does[j]; a.kind {
				case law.Find:
					findings = findings.With(a.finding)
				case law.Excuse:
					excused = excused.With(a.finding)
				case law.Hold:
					m.held = held{true, seat, call, n}
					m.events[n].Status = law.AwaitsRuling
				case law.ImplyPass:
					// A pass supplied says to what is open what a pass made would.
					absent := m.turnNow()
					if supplied++; supplied == len(auction.Seats) {
						m.cannotSettle(n, findings)
						return findings, 0, true
					}
					if !m.answer(absent, auction.CallPass, n) {
						return 0, 0, true
					}
					if !m.now.closed {
						m.pushImplied(absent, n)
					}
					again = true
				}
			}
		}
	}
	return findings, excused, false
}

// plainly finds what is irregular whatever the edition: it follows from the
// record and the standing alone.
func (m *Machine) plainly(seat auction.Seat, call auction.Call) (f law.FindingSet) {
	if m.now.closed {
		return f.With(law.CallAfterClose)
	}
	kind := call.Kind()
	if kind == auction.Unknown {
		f = f.With(law.UnrecognisedCall)
	}
	if m.misnamed {
		f = f.With(law.MisnamedDouble)
	}
	active := kind != auction.Pass && kind != auction.Unknown
	if active && m.mustPass[seat] != law.Free {
		f = f.With(law.RequiredToPass)
	}
	if seat != m.turnNow() {
		return f
	}
	if i := m.dutyOf(seat); i != nil && !i.allows(call) {
		if i.duty == law.PassNow && active {
			f = f.With(law.RequiredToPass)
		} else if !f.Has(law.RequiredToPass) {
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
	case law.Repeat:
		return call == i.call
	case law.Replace:
		return i.with.Has(call.Kind())
	case law.PassNow:
		return call.Kind() == auction.Pass
	}
	return true
}

// release makes a held call: the call that it was to follow has come, or has not.
func (m *Machine) release() {
	h := m.held
	m.held = held{}
	if m.voided(h.seat, h.n) {
		return
	}
	m.events[h.n].Status = law.Stands
	m.misnamed, m.yielded = false, h.n
	if m.isSecond(h.seat) {
		m.change(h.seat, h.call, h.n)
		return
	}
	m.call(h.seat, h.call, h.n)
}
