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
// in play: made by the player on turn, who is free to call or passes as he must, and of which
// nothing is told.
type ordinary struct {
	// doubles are by the last call other than a pass and who made it.
	doubles [2][6][4]bool
	// calls are bids, and the pass, a bit each, by the last bid, a pass if there is none.
	calls [callCount]uint64
	// owed: so is the pass of a player who has to pass.
	owed bool
	// counts is what the counting of a call brings (see counting); no pass has taken a
	// turn. Of most it is nothing, which has the number 0 among the verdicts. closes is
	// what the close brings, by whether anyone has bid.
	counts   [256]uint8
	verdicts []verdict
	closes   [2]verdict
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
	pass := ask(auction.CallPass).silent()
	owed := ask(auction.CallPass)
	owed.is(law.TermOnTurnMustPass, 1)
	o.owed = owed.silent()
	for last := range o.calls {
		o.calls[last] |= uint64(truth(pass)) << auction.CallPass
	}
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
			o.calls[last] |= uint64(truth(q.silent())) << bid
		}
	}
	p.countsOrdinarily(o)
	return o
}

// counting numbers what the counting of a call depends on: its kind, the passes in a row,
// what had been done to the last bid, and whether anyone had bid before.
func counting(kind auction.Kind, passes, doubled, hadBid uint8) uint8 {
	return uint8(kind)<<5 | passes<<3 | doubled<<1 | hadBid
}

func (p *Program) countsOrdinarily(o *ordinary) {
	o.verdicts = []verdict{{known: true, asStood: true}}
	for kind := range uint8(5) {
		for passes := range uint8(4) {
			for doubled := range uint8(3) {
				for bid := range uint8(2) {
					q := &partly{at: &p.moments[law.AtCounts]}
					q.is(law.TermCall, kind)
					q.is(law.TermPassesInRow, passes)
					q.is(law.TermBidWas, doubled)
					q.is(law.TermAnyoneHadBid, bid)
					q.is(law.TermPassTookATurn, 0)
					if v := q.decides(); !v.known || len(v.applies) > 0 {
						o.counts[counting(auction.Kind(kind), passes, doubled, bid)] = uint8(len(o.verdicts))
						o.verdicts = append(o.verdicts, v)
					}
				}
			}
		}
	}
	for bid := range o.closes {
		q := &partly{at: &p.moments[law.AtClosed]}
		q.is(law.TermAnyoneHadCalled, 1)
		q.is(law.TermAnyoneHadBid, uint8(bid))
		o.closes[bid] = q.decides()
	}
}

// isOrdinary reports whether a call is one of those of which the edition has nothing
// to say.
func (m *Machine) isOrdinary(seat auction.Seat, call auction.Call, n int) bool {
	if seat != m.now.turn || m.now.closed || m.Observe != nil || m.misnamed || m.held.on ||
		m.taken[n].facts.given != 0 || len(m.bans) > 0 || !m.isFree(seat) {
		return false
	}
	return m.isSilent(seat, call)
}

// isSilent reports whether the edition has nothing to say of a call, nothing being told,
// by the player on turn, who owes nothing but perhaps a pass.
func (m *Machine) isSilent(seat auction.Seat, call auction.Call) bool {
	o := m.program.ordinary
	if m.mustPass[seat] != law.ObligationFree {
		return call == auction.CallPass && o.owed
	}
	if kind := call.Kind(); kind == auction.Double || kind == auction.Redouble {
		return o.doubles[kind-auction.Double][lastAction[m.now.lastAction]][maker(seat, m.now.lastActionBy, m.now.lastAction != 0)]
	}
	return o.calls[m.now.lastBid]>>(call&63)&1 != 0
}

// isFree reports whether nothing that is in play is seat's own, or awaits anything.
func (m *Machine) isFree(seat auction.Seat) bool {
	for _, k := range m.active {
		if i := &m.pool[k]; i.isOpenCall() || i.seat == seat {
			return false
		}
	}
	return true
}

// whatCounting is what the counting of the call just entered brings, or nil if the
// edition must be asked. took: a pass took somebody a turn.
func (m *Machine) whatCounting(call auction.Call, hadBid, took bool) *verdict {
	o := m.program.ordinary
	v := &o.verdicts[o.counts[counting(call.Kind(), m.now.passesInRow(), m.now.doubled, truth(hadBid))]]
	if m.Observe != nil || !v.known || took {
		return nil
	}
	return v
}

// whatClosing is what the close brings, or nil if the edition must be asked.
func (m *Machine) whatClosing() []*provision {
	if v := &m.program.ordinary.closes[truth(m.now.lastBid.IsBid())]; m.Observe == nil && m.now.called {
		return v.applies
	}
	return nil
}
