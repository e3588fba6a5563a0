package interp

import (
	"lawc/auction"
	"lawc/law"
)

// change takes a second call in one turn, or a change of a player's latest call.
func (m *Machine) change(seat auction.Seat, call auction.Call, n int) {
	m.lastCaller = law.Player(seat)
	i := irregularity{memory: m.remember(seat, call), seat: seat, call: call, n: int32(n),
		findings: law.FindingSet(0).With(law.ChangeOfCall), first: m.entryOf(seat), parent: m.openCallOf(seat)}
	if i.parent >= 0 {
		i.first = -1
		if p := &m.irregularities[i.parent]; p.isChange() { // a change of a change is one of the first call
			i.first, i.parent = p.first, p.parent
		}
	}
	i.firstLegal = i.parent < 0
	m.askChange(&i)
	o := m.consult(law.AtChange)
	if i.first < 0 && i.parent < 0 {
		m.events[n].Status, m.events[n].Findings = law.AwaitsRuling, m.events[n].Findings|i.findings
		m.cannotSettle(n, i.findings) // there is no call that he could change
		return
	}
	m.assume(o)
	if len(o.applies) == 0 {
		m.open(i)
		return
	}
	m.carryOut(o, func(a *act, c *clause) {
		switch a.kind {
		case law.ReplaceFirst:
			m.useChange(seat)
			m.replaceFirst(&i, n)
		case law.KeepFirst:
			m.events[n].Status = law.Cancelled
			m.events[n].Findings = m.events[n].Findings.With(law.ChangeOfCall)
		default:
			m.do(a, c)
		}
	})
}

// askChange puts the situation of a change before the edition.
func (m *Machine) askChange(i *irregularity) {
	m.ask = question{memory: i.memory, seat: i.seat, call: i.call, item: int(i.n), cite: int(i.n), firstLegal: i.firstLegal}
	if i.first >= 0 {
		for _, e := range m.entries[i.first+1:] {
			m.ask.partnerSince = m.ask.partnerSince || e.Seat == i.seat.Partner()
			m.ask.lhoSince = m.ask.lhoSince || e.Seat == i.seat.Left()
		}
	}
}

// mendable reports whether the edition lets a slip be mended at once, and then
// cites the clauses that do.
func (m *Machine) mendable(seat auction.Seat, call auction.Call, n int) bool {
	i := irregularity{memory: m.remember(seat, call), seat: seat, call: call, n: int32(n), first: -1, firstLegal: true}
	m.askChange(&i)
	o := m.suppose(law.AtChange)
	for _, p := range o.applies {
		for j := range p.does {
			if p.does[j].kind == law.ReplaceFirst {
				m.assume(m.consult(law.AtChange))
				for _, p := range o.applies {
					m.cite(p.clause, n)
				}
				return true
			}
		}
	}
	return false
}

// entryOf is the index of the latest call by seat that counts, or -1.
func (m *Machine) entryOf(seat auction.Seat) int32 {
	for j := len(m.entries) - 1; j >= 0; j-- {
		if e := &m.entries[j]; e.Seat == seat && !e.Implied {
			return int32(j)
		}
	}
	return -1
}

// openCallOf is the latest irregular call by seat that is still open, or -1.
func (m *Machine) openCallOf(seat auction.Seat) int32 {
	for j := len(m.active) - 1; j >= 0; j-- {
		k := m.active[j]
		if i := &m.irregularities[k]; i.stage == open && !i.noCall && i.seat == seat {
			return k
		}
	}
	return -1
}

// replaceFirst puts the second call of a change in the place of the first and
// judges it there. Calls made since stay as they were.
func (m *Machine) replaceFirst(i *irregularity, n int) {
	m.dropOtherChanges(i.seat, -1)
	if i.parent >= 0 {
		if first := m.irregularities[i.parent].n; int(first) != n {
			m.events[first].Status = law.Replaced
		} else {
			m.events[n].Findings = 0
		}
		m.end(i.parent)
		m.events[n].Status = law.Stands
		m.call(i.seat, i.call, n)
		return
	}
	if int(i.first) >= len(m.entries) {
		m.cannotSettle(n, i.findings) // the call has been cancelled meanwhile
		return
	}
	later := append([]entry(nil), m.entries[i.first+1:]...)
	m.takeBack(int(i.first), law.Replaced)
	m.events[n].Status = law.Stands
	before := len(m.entries)
	m.call(i.seat, i.call, n)
	if len(later) > 0 && len(m.entries) == before && !m.undecided {
		m.cannotSettle(n, m.events[n].Findings.With(law.ChangeOfCall))
		return
	}
	for _, e := range later {
		if m.misfit < 0 && !m.fits(e.Seat, e.Call) {
			m.misfit = n
		}
		m.count(e.Seat, e.Call, int(e.Event), n)
	}
}

// fits reports whether a call made after one that has been changed is still in
// order after the change.
func (m *Machine) fits(seat auction.Seat, call auction.Call) bool {
	m.ask = question{memory: m.remember(seat, call), seat: seat, call: call, item: m.items - 1, cite: m.items - 1}
	for _, p := range m.suppose(law.AtCall).applies {
		for j := range p.does {
			if p.does[j].kind == law.Find && p.does[j].finding != law.CallOutOfRotation {
				return false
			}
		}
	}
	return true
}

// unfit ends the interpretation where a call no longer fits after a change and the
// player who made it goes without changing it: no text says what it is then.
func (m *Machine) unfit(item *auction.Item) bool {
	if m.misfit < 0 || !item.Action.IsCall() {
		return false
	}
	at := m.misfit
	m.misfit = -1
	if item.Action == auction.ChangesLater && m.mayChange(item.Seat) {
		return false
	}
	m.cannotSettle(at, law.FindingSet(0).With(law.ChangeOfCall))
	return true
}

// takeBack removes the calls from entry j on, as if they had not been made; their
// events get the status.
func (m *Machine) takeBack(j int, status law.Status) {
	for k := len(m.entries) - 1; k >= j; k-- {
		e := &m.entries[k]
		if e.Event >= 0 && k == j {
			m.events[e.Event].Status = status
		}
		if m.mustPass[e.Seat] < e.owed {
			m.mustPass[e.Seat] = e.owed
		}
	}
	m.now = m.entries[j].before
	m.entries = m.entries[:j]
	m.reopen()
	m.dropChanges(j)
}

// dropOtherChanges ends the open changes by seat other than one: what becomes of
// the first call has been settled by that one.
func (m *Machine) dropOtherChanges(seat auction.Seat, except int32) {
	for a := len(m.active) - 1; a >= 0; a-- {
		k := m.active[a]
		if i := &m.irregularities[k]; i.stage == open && i.isChange() && i.seat == seat && k != except {
			m.events[i.n].Status = law.Cancelled
			if i.parent >= 0 && m.irregularities[i.parent].stage == open {
				m.events[m.irregularities[i.parent].n].Status = law.Cancelled
				m.leave(i.parent)
			}
			m.end(k)
			a = len(m.active)
		}
	}
}

// dropChanges ends the open changes of calls from entry j on, which are no more.
func (m *Machine) dropChanges(j int) {
	for a := len(m.active) - 1; a >= 0; a-- {
		k := m.active[a]
		if i := &m.irregularities[k]; i.stage == open && i.isChange() && int(i.first) >= j {
			m.events[i.n].Status = law.Cancelled
			m.end(k)
		}
	}
}

// reopen forgets how an auction closed, when a call is taken back.
func (m *Machine) reopen() {
	if !m.now.closed {
		m.contract, m.passedOut, m.declarer = auction.CallPass, false, law.Nobody
	}
}

// substitute lets the second call of an accepted change stand as if it had been
// made first. If it is irregular itself, it awaits an answer in its turn.
func (m *Machine) substitute(k int32) {
	i := m.irregularities[k]
	n := int(i.n)
	m.dropOtherChanges(i.seat, k)
	if i.parent >= 0 {
		m.events[m.irregularities[i.parent].n].Status = law.Replaced
		m.end(i.parent)
	} else if i.first >= 0 && int(i.first) == len(m.entries)-1 {
		m.takeBack(int(i.first), law.Replaced)
	}
	m.events[n].Status, m.misnamed = law.Stands, false
	m.call(i.seat, i.call, n)
}
