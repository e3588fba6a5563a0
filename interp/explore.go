package interp

import (
	"slices"

	"lawc/auction"
	"lawc/law"
)

// What somebody asks who tries many ways on from one place.

// Second reports whether a call by seat would be a second one in the same turn.
func (m *Machine) Second(seat auction.Seat) bool { return m.isSecond(seat) }

// Turn is whose turn it is, an irregular call in rotation having passed it on.
func (m *Machine) Turn() auction.Seat { return m.turnNow() }

// Active counts the irregularities that are open or live.
func (m *Machine) Active() int { return len(m.active) }

// Irregularities counts those found so far.
func (m *Machine) Irregularities() int { return len(m.irregularities) }

// Calls counts the calls that count.
func (m *Machine) Calls() int { return len(m.entries) }

// Waits reports whether a call waits for the one it is to follow. Result ends that
// wait.
func (m *Machine) Waits() bool { return m.held.on }

// HasCalled reports whether a call by seat counts or awaits a ruling.
func (m *Machine) HasCalled(seat auction.Seat) bool {
	return m.entryOf(seat) >= 0 || m.openCallOf(seat) >= 0
}

// Found reports whether anything was found in the latest item.
func (m *Machine) Found() bool { return m.items > 0 && m.events[m.items-1].Findings != 0 }

// Gave reports whether somebody has a right of the kind, usable now or not.
func (m *Machine) Gave(kind law.RightKind) bool {
	return slices.ContainsFunc(m.rights, func(r right) bool { return r.Kind == kind })
}

// Ended reports whether nothing more can be interpreted.
func (m *Machine) Ended() bool { return m.undecided }

// AppendCited appends the clauses that bore on some event since a place was saved, in
// the order of the events.
func (m *Machine) AppendCited(list []*law.Clause, s *Snapshot) []*law.Clause {
	for n := range m.events {
		from := 0
		if n < len(s.events) && len(s.events[n].Clauses) <= len(m.events[n].Clauses) {
			from = len(s.events[n].Clauses)
		}
		for _, c := range m.events[n].Clauses[from:] {
			if !slices.Contains(list, c) {
				list = append(list, c)
			}
		}
	}
	return list
}

// Calls counts the calls that counted when the place was saved.
func (s *Snapshot) Calls() int { return len(s.entries) }

// Implied counts those of them that the law supplied.
func (s *Snapshot) Implied() (n int) {
	for i := range s.entries {
		n += int(truth(s.entries[i].Implied))
	}
	return n
}

// Status is that of item n, from 0, when the place was saved, if it was there.
func (s *Snapshot) Status(n int) (law.Status, bool) {
	if n >= len(s.events) {
		return 0, false
	}
	return s.events[n].Status, true
}

// Offender is who made the latest irregular call or act, or Nobody.
func (m *Machine) Offender() law.Player {
	if n := len(m.irregularities); n > 0 {
		return law.Player(m.irregularities[n-1].seat)
	}
	return law.Nobody
}
