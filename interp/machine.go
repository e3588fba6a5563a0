package interp

import (
	"github.com/expr-lang/expr/vm"

	"lawc/auction"
	"lawc/law"
)

// A Machine takes one record at a time through a Program. Reuse it, so that its
// memory is; do not share it between goroutines.
type Machine struct {
	// Observe, if any, hears of everything that the edition is asked. What is
	// only supposed (would a ruling find a clause, could the call be accepted)
	// is not told.
	Observe func(Asked)
	// Supposed, if any, hears of what is only supposed.
	Supposed func(Asked)

	program    *Program
	remembered [law.Moments]memo
	vm         vm.VM
	env        map[string]any

	place
	// cited marks the clauses in the place's list, by index.
	cited  []bool
	ask    question
	result law.Result
}

// A place is where a machine is in a record: all that a step may change.
type place struct {
	now            standing
	mustPass       [4]law.Duration
	mustPassBy     [4]*law.Clause
	entries        []entry
	irregularities []irregularity
	// active lists the irregularities that are open or live, oldest first.
	active    []int32
	withdrawn []withdrawal
	rights    []right
	bans      []ban
	shown     [4]shownCards
	void      voiding
	held      held
	yielded   int // the item that was held and has been released, or -1
	// asking numbers the answers given.
	asking    int32
	undecided bool
	// misfit is the item of a change after which a later call no longer fits, or
	// -1.
	misfit     int
	contract   auction.Call
	passedOut  bool
	declarer   law.Player
	lastCaller law.Player
	misnamed   bool

	items   int
	facts   []factSet
	events  []law.Event
	clauses []*law.Clause
	// discretion, assumed and gaps go to the result as they are.
	discretion []law.DiscretionOf
	assumed    []law.Assumption
	gaps       []law.Gap
}

// A question is the situation about which the edition is asked.
type question struct {
	memory
	about        *irregularity
	index        int32 // of about
	seat         auction.Seat
	call         auction.Call
	withdrawn    auction.Call
	byChange     bool
	item         int // index of the item whose facts are read
	cite         int // index of the event that cites what applies
	inWords      bool
	firstLegal   bool
	partnerSince bool
	lhoSince     bool
	yielded      bool
	enforced     law.Duration
	request      uint8
}

// A voiding cancels calls until seat calls or the law is applied.
type voiding struct {
	on     bool
	seat   law.Player
	clause *clause
}

// A held call was made at the same moment as that of the player on turn, and
// follows it.
type held struct {
	on   bool
	seat auction.Seat
	call auction.Call
	n    int
}

type shownCards struct {
	count       uint8
	honour, led bool
}

// NewMachine makes a machine.
func (p *Program) NewMachine() *Machine {
	return &Machine{program: p, cited: make([]bool, len(p.clauses))}
}

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
	m.now = standing{turn: dealer}
	m.mustPass = [4]law.Duration{}
	m.entries, m.irregularities, m.active = m.entries[:0], m.irregularities[:0], m.active[:0]
	m.withdrawn, m.rights, m.bans = m.withdrawn[:0], m.rights[:0], m.bans[:0]
	m.shown, m.void, m.held, m.yielded, m.misfit = [4]shownCards{}, voiding{}, held{}, -1, -1
	m.undecided, m.contract, m.passedOut = false, auction.CallPass, false
	m.declarer, m.lastCaller, m.misnamed = law.Nobody, law.Nobody, false
	m.items, m.facts, m.events = 0, m.facts[:0], m.events[:0]
	m.mark(false)
	m.clauses = m.clauses[:0]
	m.discretion, m.assumed, m.gaps = m.discretion[:0], m.assumed[:0], m.gaps[:0]
	m.ask, m.asking = question{}, 0
}

// Step takes the next item of the record.
func (m *Machine) Step(item *auction.Item) {
	n := m.event(item)
	if m.held.on && !m.undecided && (!item.Action.IsCall() || item.Seat != m.turnNow()) {
		m.release()
	}
	if m.undecided || m.unfit(item) {
		if item.Action.IsCall() {
			m.events[n].Status = law.AwaitsRuling
		}
		return
	}
	switch item.Action {
	case auction.Calls, auction.Slips, auction.Changes, auction.ChangesLater:
		m.events[n].Status = law.Stands
		m.callItem(item, n)
		if m.held.on && m.held.n != n && !m.undecided {
			m.release()
		}
	case auction.Attention:
		m.attention()
	case auction.Accepts:
		m.accept(item.Seat, n)
	case auction.ShowsCard, auction.LeadsCard:
		m.exposes(item, n)
	default:
		m.request(item, n)
	}
}

// event makes room for the next item's event, reusing what an earlier record
// left behind.
func (m *Machine) event(item *auction.Item) int {
	n := m.items
	m.items++
	if n < cap(m.events) {
		m.events = m.events[:n+1]
	} else {
		m.events = append(m.events, law.Event{})
	}
	e := &m.events[n]
	e.Status, e.Findings, e.Clauses = law.Noted, 0, e.Clauses[:0]
	if len(item.Facts) > 0 || item.Action == auction.Slips {
		m.facts = append(m.facts, m.factsOf(item))
	} else {
		m.facts = append(m.facts, factSet{})
	}
	return n
}

// cite notes that a clause bore on an event.
func (m *Machine) cite(c *clause, event int) {
	e := &m.events[event]
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

// assume notes the facts whose default an outcome rested on.
func (m *Machine) assume(o *outcome) {
	for _, f := range o.assumed {
		a := law.Assumption{N: m.ask.item + 1, Fact: m.program.facts[f].Name, Value: m.program.facts[f].Default}
		known := false
		for _, have := range m.assumed {
			known = known || have == a
		}
		if !known {
			m.assumed = append(m.assumed, a)
		}
	}
}

// cannotSettle ends the interpretation: the edition has no clause for findings.
func (m *Machine) cannotSettle(n int, findings law.FindingSet) {
	m.undecided = true
	findings.ForEach(func(f law.Finding) { m.gaps = append(m.gaps, law.Gap{N: n + 1, Finding: f}) })
}
