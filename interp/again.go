package interp

import (
	"lawc/auction"
	"lawc/law"
)

// takeUp takes the auction up again from just before seat's latest call, with call,
// which item n made, in its place; what followed is taken again after it. What led
// to that is said again: the notes and assumptions given, and what was found in the
// first call. Nothing has to be undone: the place is the one that it was. What follows
// from somebody's having accepted it comes before what followed; if nobody has, the call
// is unknown to those who have called since.
func (m *Machine) takeUp(seat auction.Seat, call auction.Call, n int, said []note, assumed []slotFact, accepted func()) bool {
	c := m.before[seat]
	if !c.valid || !m.isFirstOf(c, n) {
		m.cannotSettle(n, law.FindingSet(0).With(law.ChangeOfCall))
		m.becomes(n, law.AwaitsRuling)
		return false
	}
	first, next := c.item, c.next
	was := m.taken[first].instead
	start, kept := len(m.kept), len(m.keptAssumed)
	if first != n {
		m.findingsOf(c.notes, first)
	}
	if was >= 0 && int(was) != n {
		m.findingsOf(c.notes, int(was))
	}
	m.kept, m.keptAssumed = append(m.kept, said...), append(m.keptAssumed, assumed...)
	said, assumed = m.kept[start:len(m.kept):len(m.kept)], m.keptAssumed[kept:len(m.keptAssumed):len(m.keptAssumed)]
	m.goBack(c)
	if was >= 0 && int(was) != n {
		m.taken[was].instead = gone
	}
	m.taken[first].instead, m.taken[first].put = int32(n), call
	if first != n {
		m.taken[n].instead = spent
	}
	tell := func() {
		m.sayAgain(len(m.notes), said)
		m.assumed = append(m.assumed, assumed...)
		for _, earlier := range [2]int{first, int(was)} {
			if earlier >= 0 && earlier != n {
				m.becomes(earlier, law.Replaced)
			}
		}
	}
	tell()
	current, backs := m.current, m.backs
	m.current = first // what the call speaks to takes the auction back from there
	if m.callInstead(seat, call, n); m.backs != backs {
		tell()
	}
	if m.held.on && !m.undecided {
		m.release() // made at the same moment, it follows
	}
	m.current = current
	if accepted != nil && !m.undecided {
		accepted()
	}
	m.takeAgain(next, current, n, seat, accepted == nil)
	return true
}

// isFirstOf reports whether a place is the one from before the call that item n wants
// to change.
func (m *Machine) isFirstOf(c *checkpoint, n int) bool {
	k := m.changeBy(n)
	return k == none || m.pool[k].firstItem == c.item
}

// changeBy is the open change that item n made, or none.
func (m *Machine) changeBy(n int) int32 {
	for _, k := range m.active {
		if i := &m.pool[k]; i.change && i.isOpenCall() && int(i.n) == n {
			return k
		}
	}
	return none
}

// callInstead makes the call of item n where an earlier one was made.
func (m *Machine) callInstead(seat auction.Seat, call auction.Call, n int) {
	m.stands(n, call)
	m.misnamed, m.yielded = false, n // it was made, whoever called with it
	m.call(seat, call, n)
}

// goBack restores a checkpoint; those saved since are of a past that is no more. What
// was refused stays refused.
func (m *Machine) goBack(c *checkpoint) {
	saved, items := c.saved, m.items
	from := len(m.kept)
	m.keepIf(c.notes, func(n int) bool { return n >= c.next && m.taken[n].refused })
	m.restore(c)
	m.items = items
	m.held.on = m.held.on && m.heldItem != m.releasing // it is being made
	m.notes = append(m.notes, m.kept[from:]...)
	if m.backs++; m.backs > crowd {
		m.cannotSettle(m.current, law.FindingSet(0).With(law.ChangeOfCall))
	}
	m.forgetAfter(saved)
	if m.struck.saved >= saved {
		m.struck.valid = false
	}
}

// forgetAfter forgets the places saved after one: the latest call of a player is then
// the one before, if there was but one since.
func (m *Machine) forgetAfter(saved int) {
	for s := range m.before {
		b, e := m.before[s], m.earlier[s]
		e.valid = e.valid && e.saved <= saved
		if b.saved <= saved {
			continue
		}
		b.valid = false
		if e.valid {
			m.before[s], m.earlier[s] = e, b
		}
	}
}

// takeAgain takes the items from first to last once more. Further attempts by seat
// to change the call that n has replaced are cancelled with it. Calls that came to
// follow an irregular call unknown to their makers wait until these have had their say.
func (m *Machine) takeAgain(first, last, n int, seat auction.Seat, unknown bool) {
	was, retaken, current := m.again, m.retaken, m.current
	m.again, m.retaken = true, n
	for j := first; j < last && !m.undecided; j++ {
		item := m.taken[j].item
		isCall := item.Action.IsCall()
		switch {
		case m.isPast(j):
		case isCall && item.Seat == seat && !m.taken[j].voided:
			m.fares(j, law.Cancelled)
		case isCall && (m.deferred || unknown && m.pendsFrom(n)):
			m.defers(j)
		default:
			if isCall {
				m.fares(j, law.Stands)
			}
			m.take(item, j)
		}
	}
	m.again, m.retaken, m.current = was, retaken, current
}

// pendsFrom reports whether the call that item n made is an open irregularity.
func (m *Machine) pendsFrom(n int) bool {
	for _, k := range m.active {
		if i := &m.pool[k]; i.isOpenCall() && int(i.n) == n {
			return true
		}
	}
	return false
}

// defers lets a call wait with the irregular one that has come to stand before it.
func (m *Machine) defers(n int) {
	m.fares(n, law.AwaitsRuling)
	if !m.deferred {
		m.deferred, m.firstDeferred = true, n
	}
	m.lastDeferred = n
}

// waitsNoMore makes the calls that waited for a ruling on another calls made over it,
// if it has been settled otherwise.
func (m *Machine) waitsNoMore() {
	if m.undecided || m.held.on || m.pendsFrom(m.waitsFor) {
		return
	}
	m.waits = false
	for j := m.waitsFrom; j < m.items; j++ {
		if m.stillWaits(j) && !m.pendsFrom(m.makerOf(j)) {
			m.defers(j)
		}
	}
}

// undefer settles the calls that wait, when the next item comes. One that accepts an
// irregular call may bring others to wait, which are then settled in the same way.
func (m *Machine) undefer(item *auction.Item) {
	for m.deferred && !m.undecided {
		m.settleDeferred(item)
	}
}

// settleDeferred takes the calls that wait once: the player who made the first of them
// may change it; a ruling takes them off with the irregular call; anything else makes
// them calls made over it.
func (m *Machine) settleDeferred(item *auction.Item) {
	first, last := m.firstDeferred, m.lastDeferred
	m.deferred = false
	if seat := m.taken[first].item.Seat; !item.Action.IsCall() || item.Seat != seat {
		m.useChange(seat)
	}
	changes := item.Action.IsCall() && item.Seat == m.taken[first].item.Seat && m.mayChange(item.Seat)
	var waiting []int // said now: what is made meanwhile may cut the log back
	for j := first; j <= last; j++ {
		if m.stillWaits(j) {
			waiting = append(waiting, j)
		}
	}
	for _, j := range waiting {
		waits := !m.undecided && m.taken[j].instead >= itself && !m.pendsFrom(m.makerOf(j))
		switch {
		case waits && m.deferred: // the calls before it have come to wait again
			m.defers(j)
		case waits && item.Action == auction.Attention:
			m.fares(j, law.Cancelled)
		case waits && changes && j == first:
			m.fares(j, law.Replaced)
			m.useChange(item.Seat)
		case waits:
			m.callAgain(j)
		}
	}
}

// stillWaits reports whether an item is a call that has come to wait and has not been
// made since.
func (m *Machine) stillWaits(n int) bool {
	return m.taken[n].item.Action.IsCall() && m.taken[n].instead >= itself && m.fateOf(m.makerOf(n)) == law.AwaitsRuling
}

// callAgain makes a call that waited.
func (m *Machine) callAgain(n int) {
	m.becomes(n, law.Stands)
	m.settling = true
	m.take(m.taken[n].item, n)
	m.settling = false
}
