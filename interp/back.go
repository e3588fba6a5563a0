package interp

import (
	"lawc/auction"
	"lawc/law"
)

// skipped finds the first pass out of rotation that took somebody a turn for good, only
// passes having followed it, and the first player whose turn it took.
func (m *Machine) skipped() (at int32, who auction.Seat, is bool) {
	at = none
	var since uint8
	for e := m.head; e != none && m.entries[e].Call == auction.CallPass; e = m.entries[e].previous {
		if m.entries[e].skipped&^since != 0 {
			at = e
		}
		since |= 1 << m.entries[e].Seat
	}
	if at == none {
		return at, 0, false
	}
	return at, m.entries[at].before.turn, true
}

// tookTurn reports whether a pass took somebody a turn for good.
func (m *Machine) tookTurn() bool {
	_, _, is := m.skipped()
	return is
}

// giveTurnBack cancels the pass that took somebody's turn and all calls after it.
func (m *Machine) giveTurnBack(c *clause, cite int) {
	at, who, found := m.skipped()
	if !found {
		return
	}
	for e := m.head; ; e = m.entries[e].previous {
		if n := m.entries[e].Event; n >= 0 {
			m.becomes(int(n), law.Cancelled)
			m.cite(c, int(n))
		}
		if e == at {
			break
		}
	}
	m.find(cite, law.FindingSet(0).With(law.SkippedPlayer))
	m.takeOff(at)
	m.now.turn = who
}

// takeOff removes the calls from an entry on, as if they had not been made: what a
// pass among them had served is owed again.
func (m *Machine) takeOff(at int32) {
	for e := m.head; ; e = m.entries[e].previous {
		if x := &m.entries[e]; m.mustPass[x.Seat] < x.owed {
			m.mustPass[x.Seat] = x.owed
		}
		if e == at {
			break
		}
	}
	m.now, m.head = m.entries[at].before, m.entries[at].previous
	m.reopen()
}

// reopen forgets how an auction closed, when a call is taken back.
func (m *Machine) reopen() {
	if !m.now.closed {
		m.contract, m.passedOut, m.declarer = auction.CallPass, false, law.Nobody
	}
}

// recount works the standing out again with entry at changed into a pass, or left
// out, and the calls since made after it as they were.
func (m *Machine) recount(at int32, asPass bool) {
	later := m.setAside(at)
	target := m.entries[at]
	m.setAside(target.previous)
	if asPass {
		target.Call = auction.CallPass
		m.enterAgain(&target)
	}
	m.enterLater(later)
	if m.head != none {
		last := m.entries[m.head]
		m.counts(last.Seat, last.Call, m.items-1, false)
	}
}

// setAside takes the calls that count after an entry off the auction, the last first.
func (m *Machine) setAside(at int32) (later []entry) {
	for m.head != at {
		e := m.entries[m.head]
		later = append(later, e)
		m.now, m.head = e.before, e.previous
	}
	m.reopen()
	return later
}

// setAsideSince sets aside what has come to count since a call was made in turn, which
// now comes to count itself. One out of rotation follows what counts already.
func (m *Machine) setAsideSince(i *irregularity) []entry {
	if i.onTurn != law.PlayerOffender || m.head == i.head || i.head != none && !m.stillCounts(i.head) {
		return nil
	}
	return m.setAside(i.head)
}

// enterLater enters calls set aside.
func (m *Machine) enterLater(later []entry) {
	for j := len(later) - 1; j >= 0; j-- {
		m.enterAgain(&later[j])
	}
}

// enterAgain enters a call once more; whether the auction closes is asked at the end.
func (m *Machine) enterAgain(e *entry) {
	n := int(e.Event)
	m.tally(e.Seat, e.Call, n)
	m.entries[m.head].owed = max(m.entries[m.head].owed, e.owed)
	if e.Call.IsBid() {
		m.counts(e.Seat, e.Call, max(n, 0), true)
	}
}

// stillCounts reports whether an entry is still one of the auction.
func (m *Machine) stillCounts(at int32) bool {
	e := m.head
	for e != none && e != at {
		e = m.entries[e].previous
	}
	return e == at
}
