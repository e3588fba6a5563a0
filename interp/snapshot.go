package interp

import "lawc/law"

// A Snapshot is a machine's place in a record, so that another way on from there
// can be tried. It shares nothing with the machine.
type Snapshot struct{ place }

// Save copies the machine's place into s, reusing its memory.
func (m *Machine) Save(s *Snapshot) { s.place.copy(&m.place) }

// Restore brings the machine back to a place saved from it or from another
// machine of the same program.
func (m *Machine) Restore(s *Snapshot) {
	m.mark(false)
	m.place.copy(&s.place)
	m.mark(true)
}

// mark notes whether the clauses in the place's list have been cited.
func (m *Machine) mark(cited bool) {
	for _, c := range m.clauses {
		m.cited[m.program.clauses[c.ID].index] = cited
	}
}

// copy makes p the same place as q, in p's own memory.
func (p *place) copy(q *place) {
	mine := *p
	*p = *q
	p.entries = append(mine.entries[:0], q.entries...)
	p.irregularities = append(mine.irregularities[:0], q.irregularities...)
	p.active = append(mine.active[:0], q.active...)
	p.withdrawn = append(mine.withdrawn[:0], q.withdrawn...)
	p.rights = append(mine.rights[:0], q.rights...)
	p.bans = append(mine.bans[:0], q.bans...)
	p.facts = append(mine.facts[:0], q.facts...)
	p.events = copyEvents(mine.events, q.events)
	p.clauses = append(mine.clauses[:0], q.clauses...)
	p.discretion = append(mine.discretion[:0], q.discretion...)
	p.assumed = append(mine.assumed[:0], q.assumed...)
	p.gaps = append(mine.gaps[:0], q.gaps...)
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
