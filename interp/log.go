package interp

import (
	"slices"

	"lawc/law"
)

// What has been said of each item, in the order in which it was said. The log is
// only ever added to, and cut back when the auction is taken up again; the events
// of a result are read off it.

// A note says one thing of an item: that a clause bore on it, what was found, or
// what has become of it.
type note struct {
	event  int32
	clause *clause
	found  law.FindingSet
	status law.Status
	// what is what the note says; finds: the clause is one by which something was
	// found in a call.
	what  uint8
	finds bool
}

const (
	cited uint8 = iota
	found
	fate
)

// cite notes that a clause bore on an event.
func (m *Machine) cite(c *clause, event int) {
	if n := len(m.notes); n > 0 && m.notes[n-1].clause == c && m.notes[n-1].event == int32(event) {
		return
	}
	m.notes = append(m.notes, note{event: int32(event), clause: c, what: cited})
}

// find notes what is irregular about an item.
func (m *Machine) find(event int, set law.FindingSet) {
	if set != 0 {
		m.notes = append(m.notes, note{event: int32(event), found: set, what: found})
	}
}

// becomes notes what has become of an item.
func (m *Machine) becomes(event int, s law.Status) {
	m.notes = append(m.notes, note{event: int32(event), status: s, what: fate})
}

// keep gathers what has been said of some items since a checkpoint, all but their
// fate, and says it again once the log has been cut back.
func (m *Machine) keep(from int, items ...int) []note {
	return m.keepIf(from, func(n int) bool { return slices.Contains(items, n) })
}

// keepIf is keep for the items that are wanted.
func (m *Machine) keepIf(from int, wanted func(item int) bool) []note {
	start := len(m.kept)
	for _, n := range m.notes[from:] {
		if n.what != fate && wanted(int(n.event)) {
			m.kept = append(m.kept, n)
		}
	}
	return m.kept[start:len(m.kept):len(m.kept)]
}

// sayAgain adds notes to the log, each once.
func (m *Machine) sayAgain(from int, notes []note) {
	for _, n := range notes {
		if !slices.Contains(m.notes[from:], n) {
			m.notes = append(m.notes, n)
		}
	}
}

// findingsOf gathers what was found in an item since a checkpoint, and by which clauses.
func (m *Machine) findingsOf(from, item int) []note {
	start := len(m.kept)
	for _, n := range m.notes[from:] {
		if int(n.event) == item && (n.what == found || n.finds) {
			m.kept = append(m.kept, n)
		}
	}
	return m.kept[start:len(m.kept):len(m.kept)]
}

// readLog reads the events off the log, in the machine's own memory.
func (m *Machine) readLog() {
	for len(m.events) < m.items {
		m.events = append(m.events, law.Event{}) // an earlier record's lists are used again
	}
	taken, events := m.taken[:m.items], m.events[:m.items]
	for n := range events {
		e := &events[n]
		e.Status, e.Findings, e.Clauses = taken[n].fresh, 0, e.Clauses[:0]
	}
	clear(m.cited)
	m.clauses = m.clauses[:0]
	for i := range m.notes {
		n := &m.notes[i]
		e := &m.events[n.event]
		switch n.what {
		case found:
			e.Findings |= n.found
		case fate:
			e.Status = n.status
		case cited:
			m.enter(e, n.clause)
		}
	}
}

// enter enters a clause in an event and, the first time, in the result.
func (m *Machine) enter(e *law.Event, c *clause) {
	for _, have := range e.Clauses {
		if have == c.Clause {
			return
		}
	}
	e.Clauses = append(e.Clauses, c.Clause)
	if !m.cited[c.index] {
		m.cited[c.index] = true
		m.clauses = append(m.clauses, c.Clause)
	}
}
