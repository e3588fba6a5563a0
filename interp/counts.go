package interp

import (
	"lawc/auction"
	"lawc/law"
)

// count lets a call count: the standing moves on, the auction may close, and what
// lives on after a ruling hears of it. n is the item that made the call, or -1 for
// a pass that the law supplies; cite is the item that cites what follows from it.
func (m *Machine) count(seat auction.Seat, call auction.Call, n, cite int) {
	m.tally(seat, call, n)
	if m.counts(seat, call, cite, false) {
		m.tell(seat, call, cite)
	}
}

// tally enters a call that counts.
func (m *Machine) tally(seat auction.Seat, call auction.Call, n int) {
	m.entries = longer(m.entries)
	e := &m.entries[len(m.entries)-1]
	e.Seat, e.Call, e.OutOfTurn, e.Event, e.Implied = seat, call, seat != m.now.turn, int32(n), n < 0
	e.before, e.owed, e.previous, e.skipped, e.told = m.now, m.mustPass[seat], m.head, 0, factSet{}
	if e.OutOfTurn && call == auction.CallPass {
		e.skipped = skipsFrom(m.now.turn, seat)
	}
	if n >= 0 {
		e.told = m.taken[n].facts
	}
	m.head = int32(len(m.entries) - 1)
	m.now.advance(seat, call, m.specifies(n, call), m.isConventional(n))
	if call == auction.CallPass && m.mustPass[seat] == law.ObligationNextTurn && !e.OutOfTurn {
		m.mustPass[seat] = law.ObligationFree
	}
	m.expireBans(seat)
	if n >= 0 && len(m.rights) > 0 {
		m.shown(seat, n)
	}
	if call.IsBid() && len(m.ruled) > 0 {
		m.overbid()
	}
}

// overbid forgets the irregularities of which a contract can say something only if the
// bid that stood when they were made becomes it: that cannot be any more.
func (m *Machine) overbid() {
	kept := m.ruled[:0]
	for _, k := range m.ruled {
		if m.program.lasting.Has(m.pool[k].governs) {
			kept = append(kept, k)
		}
	}
	m.ruled = kept
}

// isConventional reports whether an item is said to be tied to suits by agreement.
func (m *Machine) isConventional(n int) bool {
	f := m.program.suitFact
	return f >= 0 && n >= 0 && m.taken[n].facts.value>>f&1 != 0
}

// counts asks what follows from a call's counting: whether the auction closes, for
// one. It reports whether the call still counts afterwards. A call that is counted
// because another is made over it cannot close the auction: that one is yet to come.
func (m *Machine) counts(seat auction.Seat, call auction.Call, cite int, calledOver bool) bool {
	before := &m.entries[m.head].before
	v := m.whatCounting(call, before.lastBid.IsBid(), m.tookTurn())
	if v != nil && len(v.applies) == 0 {
		return true
	}
	q := m.pose(none, seat, call, cite)
	q.hadCalled, q.hadBid = before.called, before.lastBid.IsBid()
	if v == nil {
		v = &verdict{applies: m.consult(law.AtCounts, q).applies}
	}
	return m.follow(v, q, calledOver)
}

// follow carries out what follows from a call's counting.
func (m *Machine) follow(v *verdict, q *question, calledOver bool) bool {
	stands := true
	for _, p := range v.applies {
		if calledOver && p.ends() {
			continue
		}
		m.cite(p.clause, q.cite)
		for j := range p.does {
			switch a := &p.does[j]; a.kind {
			case law.BringUndouble:
				m.now.doubled = 0
			case law.BringClose:
				m.now.closed = true
				m.closes(q)
				m.contracted(q.cite)
			case law.BringGiveTurnBack:
				m.giveTurnBack(p.clause, q.cite)
				stands = false
			default:
				m.do(a, p.clause, q)
			}
		}
	}
	return stands
}

// ends reports whether a provision closes the auction, or would but for a player
// who was skipped.
func (p *provision) ends() bool {
	for j := range p.does {
		if k := p.does[j].kind; k == law.BringClose || k == law.BringGiveTurnBack {
			return true
		}
	}
	return false
}

// closes asks what the auction, just closed, comes to.
func (m *Machine) closes(by *question) {
	applies := m.whatClosing()
	q := m.pose(none, by.seat, by.call, by.cite)
	q.hadCalled, q.hadBid = m.now.called, m.now.lastBid.IsBid()
	if applies == nil {
		applies = m.consult(law.AtClosed, q).applies
	}
	for _, p := range applies {
		m.cite(p.clause, q.cite)
		for j := range p.does {
			switch a := &p.does[j]; a.kind {
			case law.BringContract:
				m.contract = m.now.lastBid
			case law.BringPassedOut:
				m.passedOut = true
			case law.BringDeclarer:
				m.declarer = m.now.namer(m.now.lastBidBy.Side())
				if a.lastToBid {
					m.declarer = law.Player(m.now.lastBidBy)
				}
			default:
				m.do(a, p.clause, q)
			}
		}
	}
}

// contracted asks what a contract means for each irregularity ruled upon.
func (m *Machine) contracted(cite int) {
	if !m.contract.IsBid() || len(m.program.moments[law.AtContract].provisions) == 0 {
		return
	}
	for _, k := range m.ruled {
		q := m.about(k, cite)
		o := m.consult(law.AtContract, q)
		m.assume(&o)
		m.carryOut(&o, q)
	}
}

// tell lets what lives on after a ruling hear of a call that counts.
func (m *Machine) tell(seat auction.Seat, call auction.Call, cite int) {
	if len(m.active) == 0 {
		return
	}
	inTurn := m.head != none && !m.entries[m.head].OutOfTurn
	for j := 0; j < len(m.active); j++ {
		k := m.active[j]
		i := &m.pool[k]
		if i.stage != live || i.seat == seat && !inTurn {
			continue
		}
		if i.seat.Right() == seat {
			i.rhoHas = uint8(call.Kind()) + 1
		}
		q := m.about(k, cite)
		q.seat, q.call = seat, call
		o := m.consult(law.AtNextCall, q)
		m.assume(&o)
		m.carryOut(&o, q)
		m.pool[k].called |= 1 << seat
		if m.pool[k].seat == seat {
			m.turnEnds(k, call, cite)
			m.end(k)
			j--
		}
	}
}

// turnEnds compares the final call of the offender's turn with each call that he
// withdrew in it.
func (m *Machine) turnEnds(k int32, call auction.Call, cite int) {
	for j := range m.withdrawn {
		w := m.withdrawn[j]
		if w.of != k {
			continue
		}
		q := m.about(k, cite)
		if w.under != none {
			q = m.about(w.under, cite)
		}
		q.call, q.withdrawn, q.item = call, w, int(w.n)
		q.told = &q.withdrawn.what.facts
		o := m.consult(law.AtTurnEnds, q)
		m.assume(&o)
		m.carryOut(&o, q)
	}
}
