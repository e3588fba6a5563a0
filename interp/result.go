package interp

import (
	"slices"

	"lawc/auction"
	"lawc/law"
)

// A result is read off what the machine has put down: the log says what became of each
// item and why, the entries what counts, the lists what is owed and what somebody may
// still choose. Nothing is decided here but what depends on who reads: whether a right can
// be used as things stand, and who might accept what is open. All memory is the machine's
// own and is used again.

// Result says how the record stands so far. It is valid until the next item.
func (m *Machine) Result() *law.Result {
	if m.held.on {
		m.release() // nothing came that the held call could have followed
		m.quiet = m.isQuiet()
	}
	m.readLog()
	r := &m.result
	r.Edition, r.Record = m.program.Edition, nil
	r.Phase, r.Turn = m.phase(), law.Nobody
	r.Rights = r.Rights[:0]
	if r.Phase == law.Open {
		r.Turn = law.Player(m.now.turn)
	}
	if r.Phase == law.Pending {
		m.pending(r)
	}
	m.readAuction(r)
	r.Contract, r.Doubled, r.Declarer, r.PassedOut = auction.CallPass, 0, law.Nobody, m.now.closed && m.passedOut
	if m.now.closed && m.contract.IsBid() {
		r.Contract, r.Doubled, r.Declarer = m.contract, int(m.now.doubled), m.declarer
	}
	r.Events, r.Clauses = m.events[:m.items], m.clauses
	m.owed(r)
	for i := range m.rights {
		if h := &m.rights[i]; m.holds(h) {
			given := h.Right
			given.Suits, _ = m.suitsOf(h)
			if !slices.ContainsFunc(r.Rights, given.Equal) { // two acts may have given the same
				r.Rights = append(r.Rights, given)
			}
		}
	}
	r.Discretion, r.NotCovered = m.discretion, m.gaps
	m.readAssumed(r)
	m.readUnneeded(r)
	return r
}

// readUnneeded lists the facts told of which nothing was asked.
func (m *Machine) readUnneeded(r *law.Result) {
	r.Unneeded = r.Unneeded[:0]
	for _, n := range m.telling {
		x := &m.taken[n]
		for _, list := range [2][]auction.Fact{x.item.FirstFacts, x.item.Facts} {
			for _, f := range list {
				i, declared := m.program.factNamed(f.Name)
				if !declared || x.needed>>i&1 == 0 && !m.showsSuits(i, x.item.Seat) {
					r.Unneeded = append(r.Unneeded, law.Told{N: int(n) + 1, Fact: f.Name})
				}
			}
		}
	}
}

// showsSuits reports whether a fact tells which suits seat has shown, and a right on a
// lead depends on it.
func (m *Machine) showsSuits(fact int, seat auction.Seat) bool {
	if fact != m.program.suitFact {
		return false
	}
	for i := range m.rights {
		w := &m.rights[i].what
		if w.offend == seat && (w.suits == law.SuitsUnshown || w.suits == law.SuitsAnyUnshown) {
			return true
		}
	}
	return false
}

// readAuction follows the entries back from the last, and fills the list from its end.
func (m *Machine) readAuction(r *law.Result) {
	for len(m.counted) < len(m.entries) {
		m.counted = append(m.counted, law.Counted{})
	}
	from := len(m.entries)
	for at := m.head; at != none; at = m.entries[at].previous {
		from--
		m.counted[from] = m.entries[at].Counted
	}
	r.Auction = m.counted[from:len(m.entries)]
}

// readAssumed lists each assumption once.
func (m *Machine) readAssumed(r *law.Result) {
	r.Assumed = r.Assumed[:0]
	if len(m.assumed) == 0 {
		return
	}
	for len(m.listed) < m.items {
		m.listed = append(m.listed, 0)
	}
	clear(m.listed[:m.items])
	for _, a := range m.assumed {
		if m.listed[a.item]>>a.fact&1 == 0 {
			m.listed[a.item] |= 1 << a.fact
			f := &m.program.facts[a.fact]
			r.Assumed = append(r.Assumed, law.Assumption{N: a.item + 1, Fact: f.Name, Value: f.Default})
		}
	}
}

// factNamed finds a fact by its name.
func (p *Program) factNamed(name string) (int, bool) {
	for i := range p.facts {
		if p.facts[i].Name == name {
			return i, true
		}
	}
	return 0, false
}

// phase is how far the auction has come.
func (m *Machine) phase() law.Phase {
	if m.undecided {
		return law.Undecided
	}
	for _, k := range m.active {
		if m.pool[k].stage == open {
			return law.Pending
		}
	}
	if m.waits || m.deferred {
		return law.Pending
	}
	if m.now.closed {
		return law.Closed
	}
	return law.Open
}

// pending lists who may accept what is open: every seat is asked, by word and by
// call. The turn is his who may accept the latest of it or, where nobody may, his
// whose call would settle it.
func (m *Machine) pending(r *law.Result) {
	for _, k := range m.active {
		i := &m.pool[k]
		if !i.isOpenCall() {
			continue
		}
		r.Turn = law.Nobody
		hasTurn := i.change || i.turn != law.Nobody // after the close there are no turns
		accepts := false
		for s := auction.LHO; s <= auction.RHO; s++ {
			seat := i.seat.At(s)
			word, call := m.reply(k, seat, true), m.reply(k, seat, false)
			if word.accepts || call.accepts {
				by := word
				if !word.accepts {
					by = call
				}
				accepts = m.offer(r, hasTurn, law.Right{Kind: law.RightAccept, Holder: law.Player(seat), On: law.Player(i.seat), CallOnly: !word.accepts,
					Call: i.call, WordsOnly: m.callGoesToChange(k, seat), Clause: by.clause.Clause}, accepts)
			} else if s == auction.LHO && call.settles && r.Turn == law.Nobody && hasTurn {
				r.Turn = law.Player(seat)
			}
		}
	}
	if m.waits {
		r.Turn = law.Nobody
	}
}

// offer lists a right to accept, once; the turn is the first such player's.
func (m *Machine) offer(r *law.Result, hasTurn bool, given law.Right, already bool) bool {
	if !already && hasTurn {
		r.Turn = given.Holder
	}
	for i := range r.Rights {
		h := &r.Rights[i]
		if h.Kind == given.Kind && h.Holder == given.Holder && h.On == given.On && h.Clause == given.Clause {
			h.CallOnly = h.CallOnly && given.CallOnly
			if h.Call != given.Call {
				h.Call, h.Earlier, h.HasEarlier, h.WordsOnly = given.Call, h.Call, true, given.WordsOnly
			}
			return true
		}
	}
	r.Rights = append(r.Rights, given)
	return true
}

// served says for how long players had to pass who need not any more: what a pass that
// counts has served, and what the close has ended.
func (m *Machine) served(r *law.Result) {
	r.Served, r.ServedBy = [4]law.Duration{}, m.mustPassBy
	if r.ServedBy == [4]*law.Clause{} {
		return // nobody ever had to pass
	}
	for seat, d := range m.mustPass {
		if m.now.closed {
			r.Served[seat] = d
		}
	}
	for e := m.head; e != none; e = m.entries[e].previous {
		if x := &m.entries[e]; m.now.closed || m.mustPass[x.Seat] == law.ObligationFree {
			r.Served[x.Seat] = max(r.Served[x.Seat], x.owed)
		}
	}
}

// owed lists what is still to be served. Nothing is, once the auction is closed.
func (m *Machine) owed(r *law.Result) {
	m.served(r)
	r.MustPass, r.Must, r.MayNot = [4]law.Duration{}, r.Must[:0], r.MayNot[:0]
	if m.now.closed {
		return
	}
	r.MustPass, r.MustPassBy = m.mustPass, m.mustPassBy
	for i := range m.bans {
		r.MayNot = append(r.MayNot, m.bans[i].Ban)
	}
	for _, k := range m.active {
		i := &m.pool[k]
		if i.stage != live || i.duty == law.DutyNone || m.owedBy(i.seat) != k {
			continue
		}
		d := law.Duty{Seat: i.seat, Do: i.duty, Clause: i.dutyClause}
		switch i.duty {
		case law.DutyRepeat:
			d.Call = i.call
		case law.DutyReplace:
			d.With = i.with
		}
		r.Must = append(r.Must, d)
	}
}
