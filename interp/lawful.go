package interp

import (
	"lawc/auction"
	"lawc/law"
)

// Before each call the place is kept, so that the auction can be taken up again from
// there. While nothing is in play that is putting down over and over what the entries
// hold already: a call made in turn, of which the edition has nothing to say, changes
// who is on turn and how the auction stands, and nothing else of a place. So a run of
// such calls is only counted, and the places before them are kept when something else
// comes, which may ask for them.

// callsPlainly takes a call made where nothing is in play and of which the edition has
// nothing to say. It reports false, and has done nothing, if it is not one.
func (m *Machine) callsPlainly(item *auction.Item, n int) bool {
	if !m.quiet || item.Action != auction.Calls || item.Seat != m.now.turn || item.HasNamed || m.Observe != nil ||
		m.taken[n].facts.given != 0 || !m.outlasts(item.Seat, item.Call) || !m.isSilent(item.Seat, item.Call) {
		return false
	}
	m.work++
	m.misnamed = false
	if m.ranTo.valid {
		m.keepPlaces()
	}
	hadBid := truth(m.now.lastBid.IsBid())
	m.enters(item.Seat, item.Call, n)
	m.ran++
	if m.mustPass[item.Seat] == law.ObligationNextTurn { // he has served it
		m.save(&m.ranTo)
		m.mustPass[item.Seat] = law.ObligationFree
	}
	took := item.Call == auction.CallPass && m.ran <= int(m.now.passes) && m.tookTurn() // not with a call of the run
	o := m.program.ordinary
	if what := o.counts[counting(item.Call.Kind(), m.now.passesInRow(), m.now.doubled, hadBid)]; what > 0 || took {
		m.countsPlainly(item, n, &o.verdicts[what], took)
	}
	return true
}

// countsPlainly carries out what follows from the counting of a call that was made
// plainly.
func (m *Machine) countsPlainly(item *auction.Item, n int, v *verdict, took bool) {
	if v.known && v.asStood && !took {
		m.undoubles(v, n)
		return
	}
	m.current = n // it closes the auction, say
	if !m.ranTo.valid {
		m.save(&m.ranTo)
	}
	m.clearScratch()
	m.counts(item.Seat, item.Call, n, false)
	m.quiet = m.isQuiet()
}

// undoubles carries out a verdict that brings nothing else.
func (m *Machine) undoubles(v *verdict, n int) {
	for _, p := range v.applies {
		m.cite(p.clause, n)
		if len(p.does) > 0 {
			m.now.doubled = 0
		}
	}
}

// isQuiet reports whether nothing is in play that could make a call in turn wait, speak
// to it or end it, but for rights and for what a contract may look back on.
func (m *Machine) isQuiet() bool {
	return !(m.undecided || m.waits || m.void.on || m.deferred || m.held.on || m.now.closed) &&
		len(m.active)+len(m.withdrawn)+len(m.bans) == 0
}

// outlasts reports whether all of that is as it was once seat has made a call.
func (m *Machine) outlasts(seat auction.Seat, call auction.Call) bool {
	for i := range m.rights {
		if r := &m.rights[i]; r.what.until != law.UntilPlay || r.Kind == law.RightChangeCall || r.onceShown != nil && r.what.offend == seat {
			return false
		}
	}
	return len(m.ruled) == 0 || !call.IsBid() // a bid may settle what a contract can say
}

// enters enters a call made in turn of which nothing is told.
func (m *Machine) enters(seat auction.Seat, call auction.Call, n int) {
	m.entries = longer(m.entries)
	e := &m.entries[len(m.entries)-1]
	e.Seat, e.Call, e.Event, e.Implied, e.OutOfTurn = seat, call, int32(n), false, false
	e.before, e.since, e.last, e.notes, e.previous = m.now, m.since, m.last, int32(len(m.notes)), m.head
	e.owed, e.skipped, e.told = m.mustPass[seat], 0, factSet{}
	m.head = int32(len(m.entries) - 1)
	m.now.advance(seat, call, named(call), false)
	m.since.calls(seat)
	m.last = law.Player(seat)
}

// keepPlaces keeps the places from before the calls of a run: the last two of each
// player, since no others are asked for.
func (m *Machine) keepPlaces() {
	if m.ran == 0 {
		return
	}
	if !m.ranTo.valid {
		m.save(&m.ranTo)
	}
	last := m.ranTo.entries
	for k := max(last-m.ran, last-2*len(m.before)); k < last; k++ {
		m.keepPlace(k)
	}
	m.ran, m.ranTo.valid = 0, false
}

// keepPlace keeps the place from just before a call of the run: that from the end of
// the run, but for what the entry says.
func (m *Machine) keepPlace(k int) {
	e := &m.entries[k]
	n := int(e.Event)
	c := m.placeBefore(e.Seat, n)
	c.place, c.marks = m.ranTo.place, m.ranTo.marks
	c.now, c.since, c.last, c.head, c.notes = e.before, e.since, e.last, e.previous, int(e.notes)
	m.saved++
	m.keeping++
	c.keeping = m.keeping
	c.saved, c.items, c.entries, c.item, c.next, c.valid = m.saved, n+1, k, n, n+1, true
	c.copyLists(&m.ranTo)
}

// longer makes room for one more, to be filled in where it stands: one that is put
// together elsewhere and copied costs as much as the call itself.
func longer[T any](list []T) []T {
	if n := len(list); n < cap(list) {
		return list[:n+1]
	}
	var one T
	return append(list, one)
}
