package interp

import (
	"lawc/auction"
	"lawc/law"
)

// callItem takes an item that puts one call, or two, on the table.
func (m *Machine) callItem(item *auction.Item, n int) {
	seat := item.Seat
	if m.taken[n].instead >= 0 {
		if m.fares(n, law.Stands); !m.waiting(seat, n) && !m.voided(seat, n) {
			m.putBack(seat, n)
		}
		return
	}
	m.misnamed = item.Action == auction.Calls && item.HasNamed && item.Named != m.now.lastBid
	if m.waits && m.openCallOf(seat) != none && m.mends(seat, item.Call, n) {
		m.change(seat, item.Call, n) // the call for which the others wait was never made
		return
	}
	if m.waiting(seat, n) || m.voided(seat, n) {
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
		if m.isSecond(seat) && !m.waitsForTurn(seat, item.Call, n) || m.mayChange(seat) || m.mendsLastPass(seat, item.Call, n) {
			m.change(seat, item.Call, n)
			return
		}
		m.first(seat, item.Call, n)
	}
}

// first takes a call that is not a second one in its turn.
func (m *Machine) first(seat auction.Seat, call auction.Call, n int) {
	m.saveBefore(seat, n)
	m.call(seat, call, n)
}

// saveBefore keeps the place from just before seat's call of item n. What is taken
// after the item at hand comes after it.
func (m *Machine) saveBefore(seat auction.Seat, n int) {
	c := m.placeBefore(seat, n)
	m.save(c)
	c.item, c.next = n, max(m.current, n)+1
}

// placeBefore is where to keep the place from before seat's call of item n; that from
// before his last is then the earlier one.
func (m *Machine) placeBefore(seat auction.Seat, n int) *checkpoint {
	if c := m.before[seat]; c.valid && c.item != n {
		m.before[seat], m.earlier[seat] = m.earlier[seat], c
	}
	return m.before[seat]
}

// twoCalls takes an item by which a player says one call and then another.
func (m *Machine) twoCalls(item *auction.Item, n int) {
	told, gaps := m.taken[n].facts, len(m.gaps)
	if m.isSecond(item.Seat) && item.Action == auction.Slips && m.mends(item.Seat, item.Call, n) {
		m.changeMeant(item.Seat, item.Call, n) // the first of the two was never made
		return
	}
	m.taken[n].facts = m.read(item.FirstFacts)
	if m.isSecond(item.Seat) { // he has called already, so both are changes
		m.change(item.Seat, item.First, n)
	} else {
		m.first(item.Seat, item.First, n)
	}
	m.taken[n].facts = told
	if m.waiting(item.Seat, n) || m.voided(item.Seat, n) {
		return
	}
	m.second = true
	defer func() { m.second = false }()
	// What the first would have been does not matter if the second takes its place.
	if m.undecided && !(m.before[item.Seat].valid && m.mends(item.Seat, item.Call, n)) {
		m.becomes(n, law.AwaitsRuling)
		return
	}
	m.undecided, m.gaps = false, m.gaps[:min(gaps, len(m.gaps))]
	m.change(item.Seat, item.Call, n)
	m.undecided = m.undecided || len(m.gaps) > 0 // what others had left uncovered stays so
}

// isSecond reports whether a call by seat would be a second one in one turn: he
// called last, or it is his left-hand opponent's turn after his own call. After
// the close there are no turns.
func (m *Machine) isSecond(seat auction.Seat) bool {
	if m.now.closed {
		return false
	}
	for j := len(m.active) - 1; j >= 0; j-- {
		switch i := &m.pool[m.active[j]]; {
		case !i.isOpenCall():
		case i.seat == seat && i.calledSince == 0:
			return true
		case i.seat == seat: // he has called since, or is to call for the first time in this turn
		case i.seat.Left() == seat && i.calledSince&(1<<seat) == 0:
			return false // he calls over it
		}
	}
	if m.head == none {
		return false
	}
	last := &m.entries[m.head]
	return last.Seat == seat && !last.Implied && m.turnNow() == seat.Left()
}

// waitsForTurn reports whether a second call by seat was made at the same moment as that
// of the player on turn, which it then follows.
func (m *Machine) waitsForTurn(seat auction.Seat, call auction.Call, n int) bool {
	if m.taken[n].facts.given == 0 {
		return false
	}
	q := m.pose(none, seat, call, n)
	q.memory, q.supposed = m.remember(seat), true
	o := m.consult(law.AtCall, q)
	return o.brings(law.BringHold)
}

// mendsLastPass reports whether a call by the player whose call closed the auction is
// one that he may put in its place: only then is it no call after the close.
func (m *Machine) mendsLastPass(seat auction.Seat, call auction.Call, n int) bool {
	return m.now.closed && m.since.of(seat) == 0 && m.head != none && m.entries[m.head].Seat == seat && m.mends(seat, call, n)
}

// mends reports whether a call is one that its maker may put in the place of his
// latest.
func (m *Machine) mends(seat auction.Seat, call auction.Call, n int) bool {
	i := m.newChange(seat, call, n)
	q := m.pose(none, seat, call, n)
	q.memory, q.i, q.supposed = i.memory, i, true
	o := m.consult(law.AtChange, q)
	return o.brings(law.BringReplaceFirst)
}

// callsNow notes that seat has made a call, whatever becomes of it.
func (m *Machine) callsNow(seat auction.Seat) {
	m.tries(seat)
	m.since.calls(seat)
}

// tries notes a call that does not take the place of seat's latest, at least not yet.
func (m *Machine) tries(seat auction.Seat) {
	m.since.tries(seat)
	for _, k := range m.active {
		if i := &m.pool[k]; i.stage == open && i.seat != seat {
			i.calledSince |= 1 << seat
		}
	}
}

// call takes one call: it speaks to what is open, and then counts or is found to be
// irregular.
func (m *Machine) call(seat auction.Seat, call auction.Call, n int) {
	closed, backs := m.now.closed, m.backs
	item, next := m.before[seat].item, m.before[seat].next
	if !m.speaks(seat, call, n) {
		return
	}
	if m.backs != backs { // what it spoke to has taken the auction back
		m.saveBefore(seat, n)
		m.before[seat].item, m.before[seat].next = item, next
		m.stands(n, call)
	}
	if m.now.closed && !closed {
		// The pass that an open call comes to has closed the auction: this call was
		// not made after the close, and there is no turn left in which to make it.
		m.callsNow(seat)
		m.becomes(n, law.Cancelled)
		return
	}
	m.made(seat, call, n)
}

// made takes a call that has spoken to what is open.
func (m *Machine) made(seat auction.Seat, call auction.Call, n int) {
	m.callsNow(seat)
	m.expireAt(seat, n)
	m.judge(seat, call, n)
	if !m.held.on || m.heldItem != n {
		m.last = law.Player(seat)
	}
}

// judge lets a call count or finds it irregular.
func (m *Machine) judge(seat auction.Seat, call auction.Call, n int) {
	if m.isOrdinary(seat, call, n) {
		m.count(seat, call, n, n)
		return
	}
	if k := m.owedBy(seat); k != none && !m.now.closed && seat == m.turnNow() && m.replaces(k, call, n) {
		return
	}
	e := m.examine(seat, call, n)
	switch {
	case e.settled || m.undecided || m.held.on && m.heldItem == n:
	case e.findings&^e.excused == 0:
		m.find(n, e.findings)
		if m.inOrder(seat, n); !m.undecided {
			m.count(seat, call, n, n)
		}
	case (e.findings &^ e.excused).Only(law.FailureToComply):
		m.find(n, e.findings)
		m.becomes(n, law.AwaitsRuling)
		m.cannotSettle(n, law.FindingSet(0).With(law.FailureToComply))
	default:
		i := irregularity{n: int32(n), parent: none, counted: none}
		i.memory, i.seat, i.call, i.findings, i.undone = e.memory, seat, call, e.findings&^e.excused, m.waits
		i.ofTwo = m.second
		m.find(n, e.findings&e.excused)
		m.open(&i)
	}
}
