package interp

import (
	"sync/atomic"

	"lawc/auction"
	"lawc/law"
)

// How a record is taken. Each item is one Step; the result may be asked for after any.
//
//	plain     a call in turn of which the edition has nothing to say, nothing being in
//	          play: it is entered, and that is all (lawful.go, ordinary.go)
//	taken     anything else: a call (call.go) that speaks to what is open (over.go), and
//	          counts (counts.go) or opens an irregularity (examine.go, life.go); a
//	          second call (change.go); TD (ruling.go); a word, a card, a right used
//	again     a call that comes in the place of an earlier one, or a ruling that takes
//	          off more than one, goes back to the place from before it; what followed is
//	          taken once more (again.go, later.go)
//
// Whoever changes this must know three things. What has happened stands in taken and is
// never cut; what has been said and entered is, when the auction goes back. What the
// edition says is asked in one place only, consult (question.go). And nothing may look
// through what grows with the record (growth_test.go).

// A Machine takes one record at a time through a Program. Reuse it, so that its
// memory is; do not share it between goroutines.
type Machine struct {
	// Observe, if any, hears of everything that the edition is asked. What is
	// only supposed (would a ruling find a clause, could the call be accepted)
	// is not told.
	Observe func(Asked)
	// Supposed, if any, hears of what is only supposed.
	Supposed func(Asked)

	program *Program

	place
	marks
	lists
	pool    []irregularity
	entries []entry
	taken   []taken
	// latest is the item of each player's latest call, or -1.
	latest [4]int32
	// replacing are the clauses by which calls have come in the place of earlier ones.
	replacing []replacing
	// telling are the items of which something is told, or two calls.
	telling []int32

	notes      []note
	discretion []law.DiscretionOf
	assumed    []slotFact
	gaps       []law.Gap

	// before are the places from just before each player's latest call, earlier
	// those from before the one preceding it, which is the latest again when the
	// auction goes back to between the two. struck is the place from before a double
	// that was cancelled with all that followed.
	before  [4]*checkpoint
	earlier [4]*checkpoint
	struck  struct {
		checkpoint
		offence irregularity
	}
	// again: an item is taken for the second time; retaken is the item that has
	// come in the place of an earlier one, or -1; current is the item being taken.
	again    bool
	rules    bool // the law is being applied
	second   bool // the second call of an item is being taken
	settling bool // the calls that waited are being made
	retaken  int
	current  int
	// ruledFrom is how much discretion there was when the law began to be applied.
	ruledFrom int
	// releasing is the held item that is being made, or -1.
	releasing int
	misnamed  bool
	// quiet: nothing is in play that bears on a call in turn (see isQuiet).
	quiet bool
	// accepted is the change that an answer has just accepted, or none.
	accepted int32
	// backs counts how often one item has made the auction go back.
	backs int
	// answering numbers the answers given to open irregularities.
	answering int32
	// ran counts the latest calls before which the place has not been kept; ranTo, if
	// valid, is the place to which they led (see lawful.go).
	ran   int
	ranTo checkpoint
	// keeping is the number of the latest place kept (see checkpoint).
	keeping uint64
	// work counts what the machine has done since Reset: items taken and questions
	// asked. Tests hold its growth.
	work int

	// questions and proposed are memory for the questions and changes of a step,
	// posed and changes how much of it is in use.
	questions []*question
	proposed  []*irregularity
	posed     int
	changes   int

	scratch []*provision
	turned  []slotFact // facts that an answer turned on
	kept    []note     // of a log that is cut back
	// keptAssumed are assumptions kept so.
	keptAssumed []slotFact
	events      []law.Event
	clauses     []*law.Clause
	// cited marks the clauses of the result, listed the facts of the assumptions.
	cited  []bool
	listed []uint32
	// counted is memory for the auction of the result.
	counted []law.Counted
	result  law.Result
}

// NewMachine makes a machine.
func (p *Program) NewMachine() *Machine {
	m := &Machine{program: p, cited: make([]bool, len(p.clauses)), keeping: machines.Add(1) << 40}
	for i := range m.before {
		m.before[i], m.earlier[i] = &checkpoint{}, &checkpoint{}
	}
	return m
}

// machines counts the machines made, so that each numbers the places it keeps apart
// from those of any other.
var machines atomic.Uint64

// Run takes a whole record through the edition. The result is valid until the
// next Run or Reset.
func (m *Machine) Run(r *auction.Record) *law.Result {
	m.Reset(r.Dealer)
	for i := range r.Items {
		m.Step(&r.Items[i])
	}
	res := m.Result()
	res.Record = r
	return res
}

// Reset begins a record.
func (m *Machine) Reset(dealer auction.Seat) {
	m.place = place{last: law.Nobody, declarer: law.Nobody, contract: auction.CallPass}
	m.now.turn = dealer
	m.marks = marks{yielded: -1, head: none}
	m.active, m.ruled, m.withdrawn, m.rights, m.bans = m.active[:0], m.ruled[:0], m.withdrawn[:0], m.rights[:0], m.bans[:0]
	m.pool, m.entries = m.pool[:0], m.entries[:0]
	m.taken, m.work, m.ran = m.taken[:0], 0, 0
	m.notes, m.discretion, m.assumed, m.gaps = m.notes[:0], m.discretion[:0], m.assumed[:0], m.gaps[:0]
	for i := range m.before {
		m.before[i].valid, m.earlier[i].valid = false, false
	}
	m.telling, m.replacing, m.latest = m.telling[:0], m.replacing[:0], [4]int32{-1, -1, -1, -1}
	m.ranTo.valid, m.quiet = false, true
	m.struck.valid, m.again, m.rules, m.second, m.settling, m.retaken, m.releasing, m.misnamed, m.accepted = false, false, false, false, false, -1, -1, false, none
}

// Step takes the next item of the record. The item must stay as it is until the
// next Reset, since a later one may make it be taken again.
func (m *Machine) Step(item *auction.Item) {
	n := m.items
	m.items++
	m.backs = 0
	m.taken = longer(m.taken)
	t := &m.taken[n]
	*t = taken{item: item, instead: itself}
	if item.Action.IsCall() {
		m.latest[item.Seat&3] = int32(n)
	}
	if len(item.Facts) > 0 || item.Action.IsTwoCalls() {
		t.facts = m.factsOf(item)
		m.telling = append(m.telling, int32(n))
	}
	if m.undecided { // nothing more is taken
		m.current, t.fresh = n, law.Noted
		if item.Action.IsCall() {
			t.fresh = law.AwaitsRuling
		}
		m.work++
		return
	}
	if m.callsPlainly(item, n) {
		return
	}
	m.keepPlaces()
	m.take(item, n)
	if m.waits {
		m.waitsNoMore()
	}
	m.quiet = m.isQuiet()
}

// clearScratch frees the memory that lasts for a step.
func (m *Machine) clearScratch() {
	m.scratch, m.turned, m.kept, m.keptAssumed, m.posed, m.changes = m.scratch[:0], m.turned[:0], m.kept[:0], m.keptAssumed[:0], 0, 0
}

// take takes item n, for the first time or again.
func (m *Machine) take(item *auction.Item, n int) {
	if !m.again {
		m.clearScratch()
	}
	m.taken[n].fresh, m.taken[n].voided = law.Noted, false
	if item.Action.IsCall() {
		m.taken[n].fresh = law.Stands
	}
	if m.held.on && !m.undecided && (!item.Action.IsCall() || item.Seat != m.turnNow()) {
		m.release()
	}
	if m.deferred && !m.again && !m.settling {
		m.undefer(item)
	}
	m.current = n
	m.work++
	if m.undecided { // by what waited for it
		if item.Action.IsCall() {
			m.becomes(n, law.AwaitsRuling)
		}
		return
	}
	switch item.Action {
	case auction.Calls, auction.Slips, auction.Changes, auction.ChangesLater:
		m.callItem(item, n)
		if m.held.on && m.heldItem != n && !m.undecided {
			m.release()
		}
	case auction.Attention:
		m.attention()
	case auction.Accepts:
		m.accept(item, n)
	case auction.ShowsCard, auction.LeadsCard:
		m.exposes(item, n)
	case auction.FacesLead:
		m.facesLead(n)
	default:
		m.request(item, n)
	}
}

// assume notes the facts whose default an outcome rested on.
func (m *Machine) assume(o *outcome) {
	m.assumed = append(m.assumed, o.assumed...)
}
