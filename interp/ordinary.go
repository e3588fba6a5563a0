package interp

import (
	"lawc/auction"
	"lawc/law"
)

// Nearly all calls are lawful ones in an auction in which nothing has gone wrong, and
// of nearly all of these an edition has nothing to say. Which they are is worked out
// from its tables when it is compiled: a question need not be asked if no provision
// could apply, whatever the terms that are left open might be.

// An ordinary holds the calls of which the edition has nothing to say where nothing is
// in play: made by the player on turn, who is free to call, and of which nothing is
// told.
type ordinary struct {
	// pass, and the doubles by the last call other than a pass and who made it.
	pass    bool
	doubles [2][6][4]bool
	// bids are by the last bid, a pass if there is none.
	bids [callCount][callCount]bool
	// counts are the calls whose counting brings nothing, by kind, by the passes in
	// a row and by what had been done to the last bid.
	counts [5][4][3]bool
}

// A partly is a question of which only some terms are known.
type partly struct {
	at    *compiled
	known [law.TermCount]bool
	value [law.TermCount]uint8
}

func (p *partly) is(t law.TermID, value uint8) { p.known[t], p.value[t] = true, value }

// silent reports whether no provision can apply, nothing being told.
func (p *partly) silent() bool {
	var v values
	left := p.at.all
	for i := range p.at.slots[:p.at.terms] {
		if s := &p.at.slots[i]; p.known[s.term.ID] {
			v[i] = p.value[s.term.ID]
			left.meet(&s.possible[v[i]])
		}
	}
	byDefault := left
	byDefault.meet(&p.at.byDefault)
	for i := byDefault.next(0); i >= 0; i = byDefault.next(i + 1) {
		if !p.refuted(i, &v) {
			return false
		}
	}
	return !left.meets(&p.at.asking)
}

// refuted reports whether a predicate of a provision is known not to hold.
func (p *partly) refuted(i int, v *values) bool {
	known := func(s int) bool { return s < p.at.terms && p.known[p.at.slots[s].term.ID] }
	for j := range p.at.provisions[i].predicates {
		if hold, _ := p.at.provisions[i].predicates[j].may(known, v); !hold {
			return true
		}
	}
	return false
}

// ordinarily works the table out.
func (p *Program) ordinarily() *ordinary {
	o := &ordinary{}
	ask := func(call auction.Call) *partly {
		q := &partly{at: &p.moments[law.AtCall]}
		q.is(law.TermOnTurn, law.PlayerOffender)
		q.is(law.TermMisnamed, 0)
		q.is(law.TermOnTurnMustPass, 0)
		q.is(law.TermOwedBefore, law.DutyNone)
		q.is(law.TermCall, uint8(call.Kind()))
		q.is(law.TermLevel, uint8(call.Level()))
		q.is(law.TermRank, p.rank(call))
		return q
	}
	o.pass = ask(auction.CallPass).silent()
	for i, call := range [...]auction.Call{auction.CallDouble, auction.CallRedouble} {
		for last := range o.doubles[i] {
			for by := range o.doubles[i][last] {
				q := ask(call)
				q.is(law.TermLastAction, uint8(last))
				q.is(law.TermLastActionBy, uint8(by))
				o.doubles[i][last][by] = q.silent()
			}
		}
	}
	for bid := auction.NewBid(1, auction.Clubs); int(bid) < callCount; bid++ {
		q := ask(bid)
		for last := auction.CallPass; int(last) < callCount; last++ {
			q.is(law.TermLastLevel, uint8(last.Level()))
			q.is(law.TermLastRank, p.rank(last))
			o.bids[bid][last] = q.silent()
		}
	}
	p.countsOrdinarily(o)
	return o
}

func (p *Program) countsOrdinarily(o *ordinary) {
	for kind := range o.counts {
		for passes := range o.counts[kind] {
			for doubled := range o.counts[kind][passes] {
				q := &partly{at: &p.moments[law.AtCounts]}
				q.is(law.TermCall, uint8(kind))
				q.is(law.TermPassesInRow, uint8(passes))
				q.is(law.TermBidWas, uint8(doubled))
				o.counts[kind][passes][doubled] = q.silent()
			}
		}
	}
}

// isOrdinary reports whether a call is one of those of which the edition has nothing
// to say.
func (m *Machine) isOrdinary(seat auction.Seat, call auction.Call, n int) bool {
	if seat != m.now.turn || m.now.closed || m.Observe != nil || m.misnamed || m.held.on || m.mustPass[seat] != law.ObligationFree ||
		len(m.active)+len(m.bans) != 0 || m.taken[n].facts.given != 0 {
		return false
	}
	o := m.program.ordinary
	switch kind := call.Kind(); kind {
	case auction.Pass:
		return o.pass
	case auction.Double, auction.Redouble:
		return o.doubles[kind-auction.Double][lastAction[m.now.lastAction]][maker(seat, m.now.lastActionBy, m.now.lastAction != 0)]
	case auction.Bid:
		return o.bids[call][m.now.lastBid]
	}
	return false
}

// countsOrdinary reports whether nothing follows from a call's having come to count.
func (m *Machine) countsOrdinary(call auction.Call) bool {
	return m.Observe == nil && m.program.ordinary.counts[call.Kind()][m.now.passesInRow()][m.now.doubled]
}
