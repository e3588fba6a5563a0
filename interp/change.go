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
	if o.brings(law.BringReplaceFirst) {
		m.replaceFirst(&o, q)
		return true
	}
	m.assume(&o)
	switch {
	case i.parent == none && i.counted == none && m.before[seat].valid && m.turnNow() == seat:
		m.first(seat, call, n) // his call was cancelled at once, so this is another in its turn
	case i.parent == none && i.counted == none:
		m.find(n, i.findings)
		m.becomes(n, law.AwaitsRuling)
		m.cannotSettle(n, i.findings) // there is no call that he could change
	case len(o.applies) == 0:
		m.callsNow(seat)
		m.open(*i)
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
	*i = irregularity{n: int32(n), parent: m.openCallOf(seat), counted: none}
	i.memory, i.seat, i.call, i.change = m.remember(seat), seat, call, true
	i.findings = i.findings.With(law.ChangeOfCall)
	if call == auction.CallUnknown {
		i.findings = i.findings.With(law.UnrecognisedCall)
	}
	i.since = m.since[seat]
	if i.parent != none {
		p := &m.pool[i.parent]
		i.first, i.firstFound, i.firstCall, i.firstTold = p.governs, p.findings, p.call, p.facts
		if p.change { // a change of a change is one of the first call
			i.first, i.firstFound, i.firstCall, i.firstTold, i.parent, i.counted = p.first, p.firstFound, p.firstCall, p.firstTold, p.parent, p.counted
		}
	} else if i.counted = m.latestEntryOf(seat); i.counted != none {
		i.firstCall, i.firstTold = m.entries[i.counted].Call, m.entries[i.counted].told
	}
	now := m.now
	if i.counted != none {
		m.now = m.entries[i.counted].before
	}
	i.second = m.program.governing(m.supposed(seat, call, n))
	m.now = now
	return i
}

// latestEntryOf is the latest call by seat if it counts, or none: one that a ruling
// has cancelled at once leaves none to be changed.
func (m *Machine) latestEntryOf(seat auction.Seat) int32 {
	at := m.entryOf(seat)
	if c := &m.before[seat]; at != none && c.valid {
		if n := m.entries[at].Event; int(n) != c.item && n != m.taken[c.item].instead {
			return none
		}
	}
	return at
}

// supposed is what would be found in a call if the player's open one were not there.
func (m *Machine) supposed(seat auction.Seat, call auction.Call, n int) (f law.FindingSet) {
	q := m.pose(none, seat, call, n)
	q.memory, q.supposed = m.remember(seat), true
	if q.turn != law.Nobody {
		q.turn = law.Player(m.now.turn)
		q.onTurn = uint8(seat.Seen(m.now.turn)) + 1
	}
	o := m.consult(law.AtCall, q)
	for _, p := range o.applies {
		for j := range p.does {
			if p.does[j].kind == law.BringFind {
				f = f.With(p.does[j].finding)
			}
		}
	}
	return f
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
		for j := range p.does {
			if p.does[j].kind == kind {
				return true
			}
		}
	}
	return false
}

// replaceFirst takes the auction up again with the second call in the place of the
// first, and then carries out what else the change brings.
func (m *Machine) replaceFirst(o *outcome, q *question) {
	seat, call, n := q.seat, q.call, q.cite
	from, assumed := len(m.notes), len(m.assumed)
	for _, p := range o.applies {
		m.cite(p.clause, n)
	}
	m.assume(o)
	said := append([]note(nil), m.notes[from:]...)
	if !m.takeUp(seat, call, n, said, m.assumed[assumed:]) {
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

// takeUp takes the auction up again from just before seat's latest call, with call,
// which item n made, in its place; what followed is taken again after it. What led
// to that is said again: the notes and assumptions given, and what was found in the
// first call. Nothing has to be undone: the place is the one that it was.
func (m *Machine) takeUp(seat auction.Seat, call auction.Call, n int, said []note, assumed []law.Assumption) bool {
	c := &m.before[seat]
	if !c.valid {
		m.cannotSettle(n, law.FindingSet(0).With(law.ChangeOfCall))
		m.becomes(n, law.AwaitsRuling)
		return false
	}
	first, next := c.item, c.next
	was := m.taken[first].instead
	var replaced []note
	if first != n {
		replaced = m.findingsOf(c.notes, first)
	}
	if was >= 0 && int(was) != n {
		replaced = append(replaced, m.findingsOf(c.notes, int(was))...)
	}
	assumed = append([]law.Assumption(nil), assumed...)
	m.goBack(c)
	m.notes = append(append(m.notes, replaced...), said...)
	m.assumed = append(m.assumed, assumed...)
	if was >= 0 && int(was) != n {
		m.becomes(int(was), law.Replaced)
		m.taken[was].instead = spent
	}
	m.taken[first].instead = int32(n)
	if first != n {
		m.becomes(first, law.Replaced)
		m.taken[n].instead = spent
	}
	m.callInstead(seat, call, n)
	m.takeAgain(next, m.current, n, seat)
	return true
}

// Of an item that has come in the place of an earlier one nothing is taken when its
// own turn comes.
const (
	itself int32 = -1
	spent  int32 = -2
)

// callInstead makes the call of item n where an earlier one was made.
func (m *Machine) callInstead(seat auction.Seat, call auction.Call, n int) {
	m.becomes(n, law.Stands)
	m.misnamed = false
	m.call(seat, call, n)
}

// goBack restores a checkpoint; those saved since are of a past that is no more.
func (m *Machine) goBack(c *checkpoint) {
	item, items := c.item, m.items
	m.restore(c)
	m.items = items
	for s := range m.before {
		if b := &m.before[s]; b.item > item {
			b.valid = false
		}
	}
	if m.struck.item > item {
		m.struck.valid = false
	}
}

// takeAgain takes the items from first to last once more. Further attempts by seat
// to change the call that n has replaced are cancelled with it. Calls that came to
// follow an irregular call wait until their maker has had his say.
func (m *Machine) takeAgain(first, last, n int, seat auction.Seat) {
	was, retaken := m.again, m.retaken
	m.again, m.retaken = true, n
	for j := first; j < last && !m.undecided; j++ {
		item := m.taken[j].item
		if m.taken[j].instead == spent {
			continue
		}
		isCall := item.Action.IsCall()
		switch {
		case isCall && item.Seat == seat && m.taken[j].instead == itself && m.entryOf(seat) == none && m.openCallOf(seat) == none:
			m.take(item, j)
		case isCall && item.Seat == seat && item.Action == auction.ChangesLater:
			m.becomes(j, law.Cancelled)
		case isCall && (m.deferred || m.pendsFrom(n)):
			m.defers(j)
		default:
			m.take(item, j)
		}
	}
	m.again, m.retaken = was, retaken
}

// pendsFrom reports whether the call that item n made is an open irregularity.
func (m *Machine) pendsFrom(n int) bool {
	for _, k := range m.active {
		if i := &m.pool[k]; i.isOpenCall() && int(i.n) == n {
			return true
		}
	}
	return false
}

// defers lets a call wait with the irregular one that has come to stand before it.
func (m *Machine) defers(n int) {
	m.becomes(n, law.AwaitsRuling)
	if !m.deferred {
		m.deferred, m.firstDeferred = true, n
	}
	m.lastDeferred = n
}

// undefer settles the calls that wait, when the next item comes: the player who made
// the first of them may change it; a ruling takes them off with the irregular call;
// anything else makes them calls made over it.
func (m *Machine) undefer(item *auction.Item) {
	first, last := m.firstDeferred, m.lastDeferred
	m.deferred = false
	if seat := m.taken[first].item.Seat; !item.Action.IsCall() || item.Seat != seat {
		m.useChange(seat)
	}
	changes := item.Action.IsCall() && item.Seat == m.taken[first].item.Seat && m.mayChange(item.Seat)
	for j := first; j <= last && !m.undecided; j++ {
		waits := m.taken[j].item.Action.IsCall()
		switch {
		case waits && item.Action == auction.Attention:
			m.becomes(j, law.Cancelled)
		case waits && changes && j == first:
			m.becomes(j, law.Replaced)
			m.useChange(item.Seat)
		case waits && item.Action == auction.Accepts:
			defer m.callAgain(j)
		case waits:
			m.callAgain(j)
		}
	}
}

// callAgain makes a call that waited.
func (m *Machine) callAgain(n int) {
	m.becomes(n, law.Stands)
	m.take(m.taken[n].item, n)
}
