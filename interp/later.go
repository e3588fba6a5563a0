package interp

import (
	"lawc/auction"
	"lawc/law"
)

// cancelFrom cancels every call made after an irregular one, and undoes what they
// brought: the auction goes back to where the irregular call was made. What has been
// ruled of its maker's own changes of it stays ruled.
func (m *Machine) cancelFrom(q *question) {
	i := m.pool[q.about]
	n := int(i.n)
	c := m.before[i.seat]
	if m.now.closed && i.findings.Has(law.CallAfterClose) || !c.valid || c.item != n || i.ofTwo {
		m.cancelOpenAfter(q.about)
		return
	}
	from := len(m.kept)
	next, current := c.next, m.current
	own := func(j int) bool {
		return j == n || j == current || next <= j && j < current && m.taken[j].item.Action.IsCall()
	}
	m.keepIf(c.notes, own)
	bringAgain := m.broughtOf(q.about, c, own)
	m.goBack(c)
	m.waits = false
	m.notes = append(m.notes, m.kept[from:]...)
	if m.held.on { // made at the same moment, it had followed
		m.fares(m.heldItem, law.Cancelled)
		m.held = held{}
	}
	if !i.undone { // the call was made, and spoke to what was open then
		m.current = n
		m.speaks(i.seat, i.call, n)
		m.callsNow(i.seat)
		if m.rules { // otherwise all goes on as if it had not been
			m.expireAt(i.seat, n)
		}
	}
	q.about = int32(len(m.pool))
	m.pool = append(m.pool, i)
	m.active = append(m.active, q.about)
	m.becomes(n, law.AwaitsRuling)
	bringAgain(q.about)
	q.i = &m.pool[q.about]
	last := current
	if m.settling { // what came after the call that waited goes too
		last = m.items - 1
	}
	m.skipFrom(next, last, n)
	m.current = current
}

// broughtOf keeps what has been assumed of some items since a place, and what the rulings
// so far have brought for an irregularity. It returns how that is brought again, for the
// one in its place.
func (m *Machine) broughtOf(k int32, c *checkpoint, own func(item int) bool) func(again int32) {
	var discretion []law.DiscretionOf
	if m.rules {
		discretion = append(discretion, m.discretion[min(m.ruledFrom, len(m.discretion)):]...)
	}
	since, first := append([]irregularity(nil), m.pool[c.pool:]...), int32(c.pool)
	assumed := append([]slotFact(nil), m.assumed[c.assumed:]...)
	withdrawn, rights := append([]withdrawal(nil), m.withdrawn...), append([]right(nil), m.rights...)
	return func(again int32) {
		m.ruledFrom = len(m.discretion)
		for _, d := range discretion {
			m.bring(d)
		}
		for _, a := range assumed {
			if own(a.item) {
				m.assumed = append(m.assumed, a)
			}
		}
		for _, w := range withdrawn {
			if w.of != k {
				continue
			}
			if w.of = again; w.under != none {
				m.pool = append(m.pool, since[w.under-first])
				w.under = int32(len(m.pool) - 1)
			}
			m.addWithdrawn(w)
		}
		for _, r := range rights {
			if m.rules && r.what.from >= first {
				r.what.from = again
				m.addRight(&r)
			}
		}
	}
}

// skipFrom cancels the calls from one item up to another and takes what else
// happened again, but a word that has accepted the call of item n.
func (m *Machine) skipFrom(first, last, n int) {
	was := m.again
	m.again = true
	for j := first; j < last && !m.undecided; j++ {
		switch item := m.taken[j].item; {
		case m.isPast(j):
		case item.Action.IsCall():
			m.fares(j, law.Cancelled)
		case item.Action == auction.Accepts && m.taken[j].took.is && int(m.taken[j].took.n) == n:
		case item.Action != auction.Attention:
			m.take(item, j)
		}
	}
	m.again, m.current = was, last
}

// cancelOpenAfter cancels the open calls made after an irregular one, or with it
// after the close.
func (m *Machine) cancelOpenAfter(k int32) {
	n := m.pool[k].n
	for a := len(m.active) - 1; a >= 0; a-- {
		other := m.active[a]
		if i := &m.pool[other]; i.isOpenCall() && (i.n > n || m.now.closed && i.n != n) {
			m.becomes(int(i.n), law.Cancelled)
			m.end(other)
		}
	}
}

// cancelWithLater cancels an irregular call with all made after it, until the player
// calls who then had the turn or the law is applied.
func (m *Machine) cancelWithLater(c *clause, q *question) {
	if before := m.before[m.pool[q.about].seat]; before.valid && before.item == int(m.pool[q.about].n) && !m.now.closed {
		m.keepStruck(before, q.about)
	}
	kept := m.struck.valid
	m.struck.valid = false // a lead that is taken again does not speak to it
	m.cancelFrom(q)
	m.struck.valid = kept && !m.leadFaced
	if m.undecided {
		return
	}
	i := &m.pool[q.about]
	m.becomes(int(i.n), law.Cancelled)
	if i.duty == law.DutyNone {
		m.end(q.about)
	} else {
		i.stage = live
	}
	m.void = voiding{on: true, seat: law.Player(m.now.turn)}
	m.voidBy = c
	if m.now.closed {
		m.void.seat = law.Nobody
	}
}

// keepStruck keeps the place from just before a double that is cancelled with all
// that follows, in case it is found out only when the opening lead has been faced.
func (m *Machine) keepStruck(c *checkpoint, k int32) {
	s := &m.struck
	s.copy(c)
	s.offence = m.pool[k]
}

// strike leaves out the double alone, and takes all calls made after it as made
// over what was there before.
func (m *Machine) strike() {
	s := &m.struck
	n, next, current := s.item, s.next, m.current
	from := len(m.kept)
	m.keepIf(s.notes, func(j int) bool {
		return j == n || j == current || next <= j && j < current && !m.taken[j].item.Action.IsCall()
	})
	kept := s.checkpoint
	m.goBack(&kept)
	s.valid = false
	m.notes = append(m.notes, m.kept[from:]...)
	m.becomes(n, law.Cancelled)
	m.taken[n].instead = spent
	for j := next; j < current; j++ {
		if item := m.taken[j].item; item.Action.IsCall() && !m.isPast(j) {
			m.countAfterAll(item.Seat, m.callOf(j), j)
		}
	}
	m.current = current
	if m.head != none {
		last := m.entries[m.head]
		m.counts(last.Seat, last.Call, current, false)
	}
}

// countAfterAll lets a call count that had been cancelled with the double; a redouble of
// it falls with it.
func (m *Machine) countAfterAll(seat auction.Seat, call auction.Call, n int) {
	if call.Kind() == auction.Redouble && m.now.doubled == 0 {
		m.fares(n, law.Cancelled)
		return
	}
	m.fares(n, law.Stands)
	m.tally(seat, call, m.makerOf(n))
	m.entries[m.head].skipped = 0 // it took nobody's turn: the turn was that of the double
	m.counts(seat, call, n, true)
}
