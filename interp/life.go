package interp

import (
	"lawc/auction"
	"lawc/law"
)

// The life of an irregularity. Read this before you change anything here; the page
// docs/life.md draws it and walks one record through it.
//
//	made ──> open ──> live ──> over
//
// An irregularity is made by a call or an act in which something is found. It is
// open until somebody's call or word settles it or the law is applied. One whose
// call a ruling cancelled is live until the offender has made the call that is
// final for that turn. Then it is over, though a contract may still look back on it.
//
//	state  what happens              moment asked       what its consequences may do
//	-----  ------------------------  -----------------  ----------------------------------
//	made   a call, not yet judged    call               find, excuse, hold, supply a pass
//	made   a second call in a turn   change             replace the first, keep it; else open
//	open   anybody calls or accepts  called_over        settle the call; leave it open
//	open   TD                        ruling             settle the call, or cancel it: live
//	open   the opening lead          lead_faced         strike a double
//	live   the offender calls, owing owed_call          deal with that call, owe more
//	live   a call counts             next_call          bring what follows from it
//	live   the offender's call       turn_ends          once for each call he withdrew
//	any    partner comes to be owing partner_must_pass  discretion
//	any    the auction closes        contract           a right over the contract
//
// Which of these is asked is fixed here; what is answered is the edition's.
type stage uint8

const (
	open stage = iota
	live
	over
)

// What is a irregularity is, as far as it matters to what follows.
type what struct {
	memory
	seat     auction.Seat
	call     auction.Call
	stage    stage
	governs  law.Finding
	findings law.FindingSet
	// noCall: an act other than a call; change: a second call in one turn.
	noCall, change bool
	// Of a change: what governed and what was found in the first call, none if it
	// was in order; what would govern the second; who had called since the first.
	first       law.Finding
	firstFound  law.FindingSet
	firstCall   auction.Call
	firstTold   factSet
	second      law.Finding
	since       uint8
	specified   denominations
	calledSince uint8 // the seats that have called since it was made
	called      uint8 // the seats that have called since the ruling
	cancelled   bool
	ruled       bool
	undone      bool // it is, when it is cancelled with later calls, as if it had not been made
	kept        bool // of a change: the first call has been let stand
	rhoHas      uint8
	opened      uint8
	attempted   uint8
	duty        law.DutyKind
	with        law.KindSet
	facts       factSet
}

// An irregularity is something irregular, with where it happened.
type irregularity struct {
	what
	// n is the index of its event, before that of the checkpoint from just before
	// the offender's call.
	n int32
	// said is where in the log it begins.
	said int
	// parent is the open irregularity of the first call of a change, or none.
	parent int32
	// counted is the entry of the first call of a change, or none.
	counted int32
	// head is the last entry when it was made, or none.
	head int32
	// firstItem is the item of that call; ofTwo: the irregularity is the second
	// call of one item.
	firstItem int
	ofTwo     bool
	// answered is the number of the last answer that has been put to it.
	answered   int32
	cards      []auction.Card
	dutyClause *law.Clause
}

// turnNow is whose turn it is. A call in rotation that awaits a ruling has passed the
// turn on, until others have come to count; one out of rotation has not moved it.
func (m *Machine) turnNow() auction.Seat {
	turn := m.now.turn
	for _, k := range m.active {
		if i := &m.pool[k]; i.isOpenCall() && !i.change && i.seat == turn && i.onTurn == law.PlayerOffender && i.head == m.head {
			turn = turn.Left()
		}
	}
	return turn
}

// crowd is how many irregularities can be in play at once, and how often one item can
// make the auction go back. No table has seen more; the bound keeps the time that a
// record takes in proportion to its length.
const crowd = 64

// open puts an irregular call or act aside until it is accepted or ruled upon,
// unless the edition has nothing to say of it at all.
func (m *Machine) open(i *irregularity) {
	n := int(i.n)
	i.said = len(m.notes)
	m.find(n, i.findings)
	if !i.noCall {
		m.becomes(n, law.AwaitsRuling)
		i.specified = m.specifies(n, i.call)
		m.needed(n, m.program.suitFact)
	}
	k := m.begin(i)
	if len(m.active) > crowd || !m.covered(k) {
		m.cannotSettle(n, m.pool[k].findings)
	}
}

// begin takes an irregularity into play.
func (m *Machine) begin(i *irregularity) int32 {
	k := int32(len(m.pool))
	i.governs, i.facts, i.head = m.program.governing(i.findings), m.taken[i.n].facts, m.head
	m.pool = append(m.pool, *i)
	m.active = append(m.active, k)
	return k
}

// leave takes an irregularity out of play.
func (m *Machine) leave(k int32) {
	m.pool[k].stage = over
	for j, a := range m.active {
		if a == k {
			m.active = append(m.active[:j], m.active[j+1:]...)
			return
		}
	}
}

// end takes an irregularity out of play, and what was withdrawn under it.
func (m *Machine) end(k int32) {
	m.leave(k)
	kept := m.withdrawn[:0]
	for _, w := range m.withdrawn {
		if w.of != k {
			kept = append(kept, w)
		}
	}
	m.withdrawn = kept
}

// isOpenCall reports whether an irregularity is a call neither accepted nor ruled
// upon.
func (i *irregularity) isOpenCall() bool { return i.stage == open && !i.noCall }

// openCallOf is the latest irregular call by seat that is still open, or none.
func (m *Machine) openCallOf(seat auction.Seat) int32 {
	for j := len(m.active) - 1; j >= 0; j-- {
		if i := &m.pool[m.active[j]]; i.isOpenCall() && i.seat == seat {
			return m.active[j]
		}
	}
	return none
}

// dutyOf is the live irregularity under which seat owes something, or nil.
func (m *Machine) dutyOf(seat auction.Seat) *irregularity {
	if k := m.owedBy(seat); k != none {
		return &m.pool[k]
	}
	return nil
}

func (m *Machine) owedBy(seat auction.Seat) int32 {
	for j := len(m.active) - 1; j >= 0; j-- {
		i := &m.pool[m.active[j]]
		if i.stage == live && i.duty != law.DutyNone && i.seat == seat {
			return m.active[j]
		}
	}
	return none
}
