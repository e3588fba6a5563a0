package interp

import (
	"lawc/auction"
	"lawc/law"
)

// change takes a second call in one turn, or a change of a player's latest call. It
// reports whether the second call has come in the place of the first.
func (m *Machine) change(seat auction.Seat, call auction.Call, n int) bool {
	i := m.newChange(seat, call, n)
	q := m.pose(none, seat, call, n)
	q.memory, q.i = i.memory, i
	o := m.consult(law.AtChange, q)
	m.last = law.Player(seat)
	isNew := i.parent == none && i.counted == none
	if o.brings(law.BringReplaceFirst) && !(isNew && !m.before[seat].valid) {
		m.replaceFirst(&o, q)
		return true
	}
	m.assume(&o)
	switch {
	case isNew || m.now.closed && m.program.closeGovernsChange():
		m.becomes(n, law.Stands)
		m.first(seat, call, n) // there is no call that he could change, so this is a new one
	case len(o.applies) == 0:
		if !m.program.readsSecond {
			i.second = m.program.governing(m.supposed(i))
		}
		m.tries(seat)
		m.expireAt(seat, n)
		if m.program.governing(i.findings.With(i.second)) == i.second {
			m.findSecond(i) // what is found in it goes before its being a change
		}
		m.open(i)
	default:
		m.find(n, law.FindingSet(0).With(law.ChangeOfCall))
		m.becomes(n, law.Cancelled)
		m.carryOut(&o, q)
	}
	return false
}

// newChange notes what is changed and how things stand.
func (m *Machine) newChange(seat auction.Seat, call auction.Call, n int) (i *irregularity) {
	if m.changes == len(m.proposed) {
		m.proposed = append(m.proposed, &irregularity{})
	}
	i = m.proposed[m.changes]
	m.changes++
	*i = irregularity{n: int32(n), parent: m.lastOpenOf(seat), counted: none, ofTwo: m.second}
	i.memory, i.seat, i.call, i.change = m.remember(seat), seat, call, true
	i.findings = i.findings.With(law.ChangeOfCall)
	if call == auction.CallUnknown {
		i.findings = i.findings.With(law.UnrecognisedCall)
	}
	i.since = m.since.of(seat)
	if i.parent != none {
		p := &m.pool[i.parent]
		i.first, i.firstFound, i.firstCall, i.firstTold = p.governs, p.findings, p.call, p.facts
		if p.change { // a change of a change is one of the first call
			i.first, i.firstFound, i.firstCall, i.firstTold, i.parent, i.counted = p.first, p.firstFound, p.firstCall, p.firstTold, p.parent, p.counted
			i.since |= p.since
		}
	} else if i.counted = m.latestEntryOf(seat); i.counted != none {
		i.firstCall, i.firstTold = m.entries[i.counted].Call, m.entries[i.counted].told
	}
	m.changedCall(i)
	if m.program.readsSecond || m.Supposed != nil {
		i.second = m.program.governing(m.supposed(i))
	}
	return i
}

// findSecond takes what the edition finds in the second call of a change.
func (m *Machine) findSecond(i *irregularity) {
	e, o, q := m.asFirst(i, false)
	m.assume(&o)
	m.found(&o, &e, q)
	i.findings |= e.findings
}

// changedCall notes which item made the call that is changed, and who has called
// since: it need not be the latest of the player's, if a ruling has cancelled that.
func (m *Machine) changedCall(i *irregularity) {
	c := m.before[i.seat]
	if c.valid {
		i.firstItem = c.item
	}
	if i.counted == none || !c.valid {
		return
	}
	if n := m.entries[i.counted].Event; int(n) == c.item || n == m.taken[c.item].instead {
		return
	}
	if c.item == int(i.n) && i.ofTwo { // it was made just now, whatever it brought
		return
	}
	i.firstItem = nowhere
	for at := m.head; at != i.counted && at != none; at = m.entries[at].previous {
		i.since |= 1 << m.entries[at].Seat // also one made at the same moment, and told of before
	}
	for _, seat := range auction.Seats {
		if seat != i.seat && m.calledBetween(seat, m.entries[i.counted].Event, i.n) {
			i.since |= 1 << seat
		}
	}
}

// latestEntryOf is the latest call by seat if it counts, or none: one that a ruling
// has cancelled at once leaves none to be changed.
func (m *Machine) latestEntryOf(seat auction.Seat) int32 {
	at := m.entryOf(seat)
	if c := m.before[seat]; at != none && c.valid {
		if n := m.entries[at].Event; int(n) != c.item && n != m.taken[c.item].instead {
			if m.turnNow() == seat {
				return none
			}
		}
	}
	return at
}

// supposed is what would be found in the second call if the first were not there.
func (m *Machine) supposed(i *irregularity) law.FindingSet {
	e, o, _ := m.asFirst(i, true)
	for _, p := range o.applies {
		for j := range p.does {
			if p.does[j].kind == law.BringFind {
				e.findings = e.findings.With(p.does[j].finding)
			}
		}
	}
	return e.findings
}

// asFirst asks what the edition finds in the second call of a change, made as if the
// first were not there.
func (m *Machine) asFirst(i *irregularity, supposed bool) (e examination, o outcome, q *question) {
	now, owed := m.now, m.mustPass[i.seat]
	if i.counted != none {
		first := &m.entries[i.counted]
		m.now, m.mustPass[i.seat] = first.before, max(owed, first.owed) // what it served is owed again
	}
	q = m.pose(none, i.seat, i.call, int(i.n))
	q.memory, q.supposed = m.remember(i.seat), supposed
	if q.turn != law.Nobody {
		q.turn = law.Player(m.now.turn)
		q.onTurn = uint8(i.seat.Seen(m.now.turn)) + 1
	}
	e.findings = m.plainly(i.seat, i.call) & law.FindingSet(0).With(law.CallWhileRequiredToPass)
	o = m.consult(law.AtCall, q)
	m.now, m.mustPass[i.seat] = now, owed
	return e, o, q
}

// lastOpenOf is the open call that a second call by seat would change: his latest
// irregular one, unless a call of his has counted since; or none.
func (m *Machine) lastOpenOf(seat auction.Seat) int32 {
	k := m.openCallOf(seat)
	if at := m.entryOf(seat); k != none && at != none && m.entries[at].Event > m.pool[k].n {
		return none
	}
	return k
}

// entryOf is the latest call by seat that counts, or none.
func (m *Machine) entryOf(seat auction.Seat) int32 {
	for at := m.head; at != none; at = m.entries[at].previous {
		if e := &m.entries[at]; e.Seat == seat && !e.Implied {
			return at
		}
	}
	return none
}

func (o *outcome) brings(kind law.ConsequenceKind) bool {
	for _, p := range o.applies {
		if p.brings>>kind&1 != 0 {
			return true
		}
	}
	return false
}

// replaceFirst takes the auction up again with the second call in the place of the
// first, and then carries out what else the change brings.
func (m *Machine) replaceFirst(o *outcome, q *question) {
	seat, call, n := q.seat, q.call, q.cite
	if k := m.openCallOf(seat); k != none && m.pool[k].change {
		// It is the change that was not meant: what was meant is a change as well.
		parent := m.pool[k].parent
		m.becomes(int(m.pool[k].n), law.Replaced)
		m.end(k)
		m.becomes(n, law.Stands)
		for _, p := range o.applies {
			m.cite(p.clause, n)
		}
		m.assume(o)
		m.changeMeant(seat, call, n)
		if parent != none && m.openCallOf(seat) == parent { // that one is not made, so the first call waits alone
			m.becomes(int(m.pool[parent].n), law.AwaitsRuling)
		}
		return
	}
	from, assumed := len(m.kept), len(m.assumed)
	for _, p := range o.applies {
		m.cite(p.clause, n)
		m.kept = append(m.kept, note{event: int32(n), clause: p.clause, what: cited})
		m.replacing = append(m.replacing, replacing{int32(n), p.clause})
	}
	m.assume(o)
	if !m.takeUp(seat, call, n, m.kept[from:], m.assumed[assumed:], nil) {
		return
	}
	if m.undecided {
		return
	}
	for _, p := range o.applies {
		for j := range p.does {
			if p.does[j].kind != law.BringReplaceFirst {
				m.do(&p.does[j], p.clause, q)
			}
		}
	}
}

// changeMeant takes a change of which nothing says that it mends a slip.
func (m *Machine) changeMeant(seat auction.Seat, call auction.Call, n int) {
	told := m.taken[n].facts
	m.taken[n].facts.given &^= m.program.slips.given
	m.change(seat, call, n)
	m.taken[n].facts.given = told.given
}
