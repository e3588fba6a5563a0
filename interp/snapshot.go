package interp

import (
	"lawc/law"
)

// A Snapshot is a machine's place in a record with what has been said so far, so that
// another way on from there can be tried. It shares nothing with the machine but the
// items of the record.
type Snapshot struct {
	checkpoint
	taken      []taken
	wholePool  []irregularity
	allEntries []entry
	allNotes   []note
	said       struct {
		discretion []law.DiscretionOf
		assumed    []slotFact
		gaps       []law.Gap
	}
	before  [4]checkpoint
	earlier [4]checkpoint
	struck  checkpoint
	// offence is the double that was struck.
	offence   irregularity
	telling   []int32
	replacing []replacing
	latest    [4]int32
}

// Save copies the machine's place into s, reusing its memory.
func (m *Machine) Save(s *Snapshot) {
	m.keepPlaces()
	m.save(&s.checkpoint)
	s.taken = append(s.taken[:0], m.taken...)
	s.wholePool, s.allEntries = append(s.wholePool[:0], m.pool...), append(s.allEntries[:0], m.entries...)
	s.allNotes = append(s.allNotes[:0], m.notes...)
	s.said.discretion = append(s.said.discretion[:0], m.discretion...)
	s.said.assumed, s.said.gaps = append(s.said.assumed[:0], m.assumed...), append(s.said.gaps[:0], m.gaps...)
	for i := range m.before {
		s.before[i].copy(m.before[i])
		s.earlier[i].copy(m.earlier[i])
	}
	s.struck.copy(&m.struck.checkpoint)
	s.latest = m.latest
	s.replacing = append(s.replacing[:0], m.replacing...)
	s.offence, s.telling = m.struck.offence, append(s.telling[:0], m.telling...)
}

// Restore brings the machine back to a place saved from it or from another
// machine of the same program.
func (m *Machine) Restore(s *Snapshot) {
	m.taken = append(m.taken[:0], s.taken...)
	m.pool, m.entries = append(m.pool[:0], s.wholePool...), append(m.entries[:0], s.allEntries...)
	m.notes = append(m.notes[:0], s.allNotes...)
	m.discretion = append(m.discretion[:0], s.said.discretion...)
	m.assumed, m.gaps = append(m.assumed[:0], s.said.assumed...), append(m.gaps[:0], s.said.gaps...)
	m.restore(&s.checkpoint)
	for i := range m.before {
		m.before[i].copy(&s.before[i])
		m.earlier[i].copy(&s.earlier[i])
	}
	m.struck.checkpoint.copy(&s.struck)
	m.struck.offence = s.offence
	m.latest = s.latest
	m.replacing = append(m.replacing[:0], s.replacing...)
	m.telling, m.quiet = append(m.telling[:0], s.telling...), m.isQuiet()
	m.again, m.retaken, m.ran, m.ranTo.valid = false, -1, 0, false
}

// copy makes c the same as d, in c's own memory.
func (c *checkpoint) copy(d *checkpoint) {
	c.item, c.next, c.valid = d.item, d.next, d.valid
	if !d.valid || c.keeping == d.keeping {
		return
	}
	c.place, c.marks, c.keeping = d.place, d.marks, d.keeping
	c.copyLists(d)
}

// Status is that of item n, from 0, when the place was saved, if it was there.
func (s *Snapshot) Status(n int) (law.Status, bool) {
	if n >= len(s.taken) {
		return 0, false
	}
	status := s.taken[n].fresh
	for _, x := range s.allNotes {
		if x.what == fate && int(x.event) == n {
			status = x.status
		}
	}
	return status, true
}

// Calls counts the calls that counted when the place was saved.
func (s *Snapshot) Calls() (n int) {
	for at := s.head; at != none; at = s.allEntries[at].previous {
		n++
	}
	return n
}

// Implied counts those of them that the law supplied.
func (s *Snapshot) Implied() (n int) {
	for at := s.head; at != none; at = s.allEntries[at].previous {
		n += int(truth(s.allEntries[at].Implied))
	}
	return n
}

// AppendCited appends the clauses that have borne on some event since a place was
// saved, in the order in which they did.
func (m *Machine) AppendCited(list []*law.Clause, s *Snapshot) []*law.Clause {
	from := min(len(s.allNotes), len(m.notes))
	for from > 0 && m.notes[from-1] != s.allNotes[from-1] {
		from--
	}
	for _, n := range m.notes[from:] {
		if n.what == cited {
			list = appendOnce(list, n.clause.Clause)
		}
	}
	return list
}

func appendOnce(list []*law.Clause, c *law.Clause) []*law.Clause {
	for _, have := range list {
		if have == c {
			return list
		}
	}
	return append(list, c)
}
