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
func (m *Machine) Irregularities() int { return len(m.pool) }

// Calls counts the calls that count.
func (m *Machine) Calls() (n int) {
	for at := m.head; at != none; at = m.entries[at].previous {
		n++
	}
	return n
}

// Waits reports whether a call waits for the one it is to follow. Result ends that
// wait.
func (m *Machine) Waits() bool { return m.held.on }

// HasCalled reports whether a call by seat counts or awaits a ruling.
func (m *Machine) HasCalled(seat auction.Seat) bool {
	return m.entryOf(seat) != none || m.openCallOf(seat) != none
}

// Found is what was found in the latest item.
func (m *Machine) Found() (f law.FindingSet) {
	for i := range m.notes {
		if n := &m.notes[i]; n.what == found && int(n.event) == m.items-1 {
			f |= n.found
		}
	}
	return f
}

// Gave reports whether somebody has a right of the kind, usable now or not.
func (m *Machine) Gave(kind law.RightKind) bool {
	return slices.ContainsFunc(m.rights, func(r right) bool { return r.Kind == kind })
}

// Ended reports whether nothing more can be interpreted.
func (m *Machine) Ended() bool { return m.undecided }

// Offender is who made the latest irregular call or act, or Nobody.
func (m *Machine) Offender() law.Player {
	if n := len(m.pool); n > 0 {
		return law.Player(m.pool[n-1].seat)
	}
	return law.Nobody
}

// Gaps lists the findings for which the edition has had no clause so far. The list
// is the machine's own.
func (m *Machine) Gaps() []law.Gap { return m.gaps }

// Powers lists what the director may do, as found so far. The list is the machine's own.
func (m *Machine) Powers() []law.DiscretionOf { return m.discretion }
