package interp

import (
	"lawc/auction"
	"lawc/law"
)

// A Snapshot is a machine's place in a record, so that another way on from there
// can be tried. It shares nothing with the machine.
type Snapshot struct {
	now            standing
	mustPass       [4]law.Duration
	mustPassBy     [4]*law.Clause
	entries        []entry
	irregularities []irregularity
	active         []int32
	withdrawn      []withdrawal
	rights         []right
	bans           []ban
	shown          [4]shownCards
	void           voiding
	held           held
	yielded        int
	undecided      bool
	contract       auction.Call
	passedOut      bool
	declarer       law.Player
	lastCaller     law.Player
	items          int
	facts          []factSet
	events         []law.Event
	clauses        []*law.Clause
	discretion     []law.DiscretionOf
	assumed        []law.Assumption
	gaps           []law.Gap
}

// Save copies the machine's place into s, reusing its memory.
func (m *Machine) Save(s *Snapshot) {
	s.now, s.mustPass, s.shown, s.void, s.held, s.yielded = m.now, m.mustPass, m.shown, m.void, m.held, m.yielded
	s.mustPassBy = m.mustPassBy
	s.undecided, s.contract, s.passedOut, s.declarer, s.lastCaller, s.items = m.undecided, m.contract, m.passedOut, m.declarer, m.lastCaller, m.items
	s.entries = append(s.entries[:0], m.entries...)
	s.irregularities = append(s.irregularities[:0], m.irregularities...)
	s.active = append(s.active[:0], m.active...)
	s.withdrawn = append(s.withdrawn[:0], m.withdrawn...)
	s.rights = append(s.rights[:0], m.rights...)
	s.bans = append(s.bans[:0], m.bans...)
	s.facts = append(s.facts[:0], m.facts...)
	s.events = copyEvents(s.events, m.events)
	s.clauses = append(s.clauses[:0], m.clauses...)
	s.discretion = append(s.discretion[:0], m.discretion...)
	s.assumed = append(s.assumed[:0], m.assumed...)
	s.gaps = append(s.gaps[:0], m.gaps...)
}

// Restore brings the machine back to a place saved from it or from another
// machine of the same program.
func (m *Machine) Restore(s *Snapshot) {
	for _, c := range m.clauses {
		m.cited[m.program.clauses[c.ID].index] = false
	}
	m.now, m.mustPass, m.shown, m.void, m.held, m.yielded = s.now, s.mustPass, s.shown, s.void, s.held, s.yielded
	m.mustPassBy = s.mustPassBy
	m.undecided, m.contract, m.passedOut, m.declarer, m.lastCaller, m.items = s.undecided, s.contract, s.passedOut, s.declarer, s.lastCaller, s.items
	m.entries = append(m.entries[:0], s.entries...)
	m.irregularities = append(m.irregularities[:0], s.irregularities...)
	m.active = append(m.active[:0], s.active...)
	m.withdrawn = append(m.withdrawn[:0], s.withdrawn...)
	m.rights = append(m.rights[:0], s.rights...)
	m.bans = append(m.bans[:0], s.bans...)
	m.facts = append(m.facts[:0], s.facts...)
	m.events = copyEvents(m.events, s.events)
	m.clauses = append(m.clauses[:0], s.clauses...)
	m.discretion = append(m.discretion[:0], s.discretion...)
	m.assumed = append(m.assumed[:0], s.assumed...)
	m.gaps = append(m.gaps[:0], s.gaps...)
	for _, c := range m.clauses {
		m.cited[m.program.clauses[c.ID].index] = true
	}
}

// copyEvents copies events one by one, since each holds a list of its own.
func copyEvents(to, from []law.Event) []law.Event {
	for cap(to) < len(from) {
		to = append(to[:cap(to)], law.Event{})
	}
	to = to[:len(from)]
	for i := range from {
		to[i].Status, to[i].Findings = from[i].Status, from[i].Findings
		to[i].Clauses = append(to[i].Clauses[:0], from[i].Clauses...)
	}
	return to
}
