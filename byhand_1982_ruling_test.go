package lawc_test

import (
	"lawc/auction"
	"lawc/law"
)

// remember notes how things stand as seat makes an irregular call.
func (h *hand82) remember(m *memory82, seat auction.Seat) {
	m.turn, m.action, m.lastBid, m.bidder = law.Nobody, h.action, h.lastBid, h.bidder
	m.hadCalled, m.hadBid, m.offenderHad = h.called, h.lastBid.IsBid(), h.has>>seat&1 != 0
	if h.action != auction.Pass {
		switch seat.Seen(h.actor) {
		case auction.Self:
			m.actionBy = 1
		case auction.Partner:
			m.actionBy = 2
		default:
			m.actionBy = 3
		}
	}
	if !h.closed {
		turn := h.turnNow()
		m.turn, m.onTurn = law.Player(turn), uint8(seat.Seen(turn))+1
	}
	m.partnerDoubled = h.doubled != 0 && h.doublers>>seat.Partner()&1 != 0
	if k := h.owedBy(seat); k != nothing82 {
		m.owed, m.owedFor = h.pool[k].duty, h.pool[k].governs
	}
}

// governing82 is what governs a call that is irregular in several ways (37, 36, 32, 27.p3).
func governing82(f law.FindingSet) law.Finding {
	switch {
	case f.Has(law.CallAfterClose):
		return law.CallAfterClose
	case f.Has(law.ChangeOfCall):
		return law.ChangeOfCall
	case f.Has(law.BidOverSeven):
		return law.BidOverSeven
	case f.Has(law.CallWhileRequiredToPass):
		return law.CallWhileRequiredToPass
	case f.Has(law.InadmissibleDouble):
		return law.InadmissibleDouble
	case f.Has(law.InadmissibleRedouble):
		return law.InadmissibleRedouble
	case f.Has(law.CallOutOfRotation):
		return law.CallOutOfRotation
	case f.Has(law.InsufficientBid):
		return law.InsufficientBid
	}
	return law.ExposedCard
}

// open puts an irregular call or act aside until it is accepted or ruled upon.
func (h *hand82) open(i *wrong82) {
	i.said = int16(len(h.notes))
	h.find(int(i.n), i.findings)
	if !i.isCard {
		h.becomes(int(i.n), law.AwaitsRuling)
	}
	h.begin(i)
}

// begin takes an irregularity into play.
func (h *hand82) begin(i *wrong82) int16 {
	k := int16(len(h.pool))
	i.governs, i.head, i.told = governing82(i.findings), h.head, h.taken[i.n].told82
	h.pool = append(h.pool, *i)
	h.active = append(h.active, k)
	return k
}

// leave takes an irregularity out of play.
func (h *hand82) leave(k int16) {
	h.pool[k].stage = over82
	for j, a := range h.active {
		if a == k {
			h.active = append(h.active[:j], h.active[j+1:]...)
			return
		}
	}
}

// forget drops the calls withdrawn under an irregularity.
func (h *hand82) forget(k int16) {
	kept := h.withdrawn[:0]
	for _, w := range h.withdrawn {
		if w.of != k {
			kept = append(kept, w)
		}
	}
	h.withdrawn = kept
}

func (h *hand82) end(k int16) {
	h.leave(k)
	h.forget(k)
}

// toRule is the irregularity to be ruled upon next: the latest call, and when there is
// none the latest card. A call that has come in the place of one made before the
// director was called is not before him yet.
func (h *hand82) toRule() int16 {
	card := nothing82
	for j := len(h.active) - 1; j >= 0; j-- {
		switch i := &h.pool[h.active[j]]; {
		case i.stage != open82 || h.again && i.n == h.retaken:
		case !i.isCard:
			return h.active[j]
		case card == nothing82:
			card = h.active[j]
		}
	}
	return card
}

// rule rules upon one irregularity.
func (h *hand82) rule(k int16) {
	i := &h.pool[k]
	n := int(i.n)
	outOfRotation := (i.findings | i.firstFound).Has(law.CallOutOfRotation)
	switch i.governs {
	case law.ExposedCard:
		h.ruleOnCards(i, n)
	case law.ChangeOfCall:
		h.ruleOnChange(k, i, n)
	case law.InsufficientBid:
		h.cancels(i, c27p1s2, n)
		i.owes(law.DutyReplace, bidOrPass82, c27p1s2)
	case law.CallOutOfRotation:
		h.cancels(i, c29s1, n)
		h.cite(c29s2, n)
		h.ruleOnRotation(i, n)
	case law.InadmissibleDouble, law.InadmissibleRedouble:
		if outOfRotation {
			h.cite(c29s2, n)
		}
		h.cancels(i, c36p1s1, n)
		i.owes(law.DutyReplace, anyCall82, c36p1s1)
		i.exposed = true
		h.ruled = append(h.ruled, k)
	case law.CallWhileRequiredToPass, law.BidOverSeven:
		if outOfRotation {
			h.cite(c29s2, n)
		}
		penalty, require, forbid := c37p1, c37a, c37b
		if i.governs == law.BidOverSeven {
			penalty, require, forbid = c38p1, c38a, c38b
		}
		h.cancels(i, penalty, n)
		h.owesPass(i.seat, law.ObligationRest, penalty)
		h.partnerPasses(i, law.ObligationRest, penalty, n)
		if i.onTurn == onTurnSelf {
			i.owes(law.DutyPass, anyCall82, penalty)
		}
		h.lead(i, law.RightRequireLead, 0, true, require, n)
		h.lead(i, law.RightForbidLead, 0, true, forbid, n)
	case law.CallAfterClose:
		h.cancels(i, c39p1, n)
		h.ruleAfterClose(i, n)
	}
	h.ruledUpon(k)
}

// ruledUpon lets an irregularity live on, if its maker is to call again, or ends it.
func (h *hand82) ruledUpon(k int16) {
	i := &h.pool[k]
	if i.kept { // the first call of a change is the final one of the turn
		first := h.calls[i.counted].Call
		h.withdraw(k, i.n, i.call, true)
		h.turnEnds(k, first, int(i.n))
	}
	if i.isChange && i.parent != nothing82 && i.exposed {
		h.pool[i.parent].exposed = true
	}
	if !i.cancelled || i.isCard || h.closed || i.isChange && i.duty == law.DutyNone {
		h.end(k)
		return
	}
	i.stage = live82
	if !i.isChange {
		h.withdraw(k, i.n, i.call, false)
	}
	h.supersede(k, true)
}

const (
	bidOrPass82 = law.KindSet(1<<auction.Bid | 1<<auction.Pass)
	doubles82   = law.KindSet(1<<auction.Double | 1<<auction.Redouble)
	anyCall82   = bidOrPass82 | doubles82
)

// cancels cancels an irregular call.
func (h *hand82) cancels(i *wrong82, c uint8, n int) {
	h.cite(c, n)
	h.becomes(n, law.Cancelled)
	i.cancelled = true
}

// owes puts a duty on the coming turn of the offender.
func (i *wrong82) owes(duty law.DutyKind, with law.KindSet, c uint8) {
	i.duty, i.with, i.dutyBy = duty, with, c
}

// owesPass requires a player to pass; of two duties the longer holds.
func (h *hand82) owesPass(seat auction.Seat, d law.Duration, c uint8) {
	if d > h.mustPass[seat] {
		h.mustPass[seat], h.mustPassBy[seat] = d, c
	}
}

// partnerPasses requires the offender's partner to pass, which may come to harm the
// other side (23.c).
func (h *hand82) partnerPasses(i *wrong82, d law.Duration, c uint8, cite int) {
	h.owesPass(i.seat.Partner(), d, c)
	if h.closed {
		return
	}
	h.power(c23c1, cite)
	h.power(c23c2, cite)
}

// power lets the director adjust the score.
func (h *hand82) power(c uint8, cite int) {
	h.cite(c, cite)
	for _, have := range h.powers[:h.powerCount] {
		if have == c {
			return
		}
	}
	h.powers[h.powerCount] = c
	h.powerCount++
}

func (h *hand82) ruleOnCards(i *wrong82, n int) {
	h.cite(c23p1, n)
	for _, c := range h.taken[n].Cards {
		h.addRight(&right82{kind: law.RightPenaltyCard, holder: law.Nobody, offend: i.seat, on: law.Player(i.seat), clause: c23p1, card: c})
	}
	if h.shown[i.seat]&(honour82|led82|severalCards82) == 0 {
		h.cite(c23a, n)
		return
	}
	h.cite(c23b, n)
	h.partnerPasses(i, law.ObligationNextTurn, c23b, n)
}

// ruleOnChange cancels the second call of a change. If the first was in order it stands
// and partner must pass; if not, it is ruled upon as if it had not been changed.
func (h *hand82) ruleOnChange(k int16, i *wrong82, n int) {
	h.cancels(i, c25p1, n)
	if i.first != law.NoFinding {
		h.cite(c25a, n)
		if i.parent != nothing82 {
			h.withdraw(i.parent, i.n, i.call, true)
		}
	} else {
		h.cite(c25b, n)
		h.partnerPasses(i, law.ObligationRest, c25b, n)
		i.kept = i.counted != nothing82
	}
	h.cite(c25p2, n)
	i.exposed = true
	if i.first == law.InsufficientBid {
		h.cite(c27fn1, n)
	}
	if i.onTurn == onTurnLHO && i.hadCalled {
		switch i.call.Kind() {
		case auction.Pass:
			h.cite(c30fn1, n)
		case auction.Bid:
			h.cite(c31fn1, n)
		}
	}
}

// ruleOnRotation applies 30, 31 and 32.
func (h *hand82) ruleOnRotation(i *wrong82, n int) {
	switch i.call.Kind() {
	case auction.Pass:
		if i.onTurn == onTurnRHO || !i.hadBid {
			h.assume(i.n, conventional82)
			h.cite(c30a, n)
			h.owesPass(i.seat, law.ObligationNextTurn, c30a)
		} else if i.onTurn == onTurnPartner {
			h.cite(c30b, n)
			h.owesPass(i.seat, law.ObligationRest, c30b)
			h.ban(ban82{seat: i.seat.Partner(), calls: doubles82, clause: c30b})
		}
	case auction.Bid:
		if !i.hadCalled && (i.onTurn == onTurnPartner || i.onTurn == onTurnLHO) {
			h.cite(c31b, n)
			h.partnerPasses(i, law.ObligationRest, c31b, n)
			i.exposed = true
		} else if i.hadCalled && i.onTurn == onTurnPartner {
			h.cite(c31c, n)
			h.partnerPasses(i, law.ObligationRest, c31c, n)
			h.lead(i, law.RightRequireLead, 0, true, c31c1, n)
			h.lead(i, law.RightForbidLead, 0, true, c31c2, n)
		}
	default:
		if i.onTurn == onTurnPartner {
			h.cite(c32a, n)
			h.partnerPasses(i, law.ObligationRest, c32a, n)
			h.ban(ban82{seat: i.seat, calls: doubles82, rest: true, bid: i.lastBid, bidder: i.bidder, clause: c32a})
			h.lead(i, law.RightRequireLead, 0, true, c32a1, n)
			h.lead(i, law.RightForbidLead, 0, true, c32a2, n)
		}
	}
}

// ruleAfterClose applies 39 a and b.
func (h *hand82) ruleAfterClose(i *wrong82, n int) {
	if h.declarer == law.Nobody {
		return
	}
	if auction.Seat(h.declarer).Side() == i.seat.Side() || i.call == auction.CallPass {
		h.cite(c39a, n)
		return
	}
	h.cite(c39b, n)
	h.lead(i, law.RightRequireLead, 0, false, c39b1, n)
	h.lead(i, law.RightForbidLead, 0, false, c39b2, n)
}

// ban forbids calls. What holds for a turn is that of the player on turn, and comes to
// nothing if the turn is not his.
func (h *hand82) ban(b ban82) {
	if !b.rest && h.turn != b.seat {
		return
	}
	for _, have := range h.bans {
		if have == b {
			return
		}
	}
	h.bans = append(h.bans, b)
}

// expireBans ends what seat might not do at this turn.
func (h *hand82) expireBans(seat auction.Seat) {
	kept := h.bans[:0]
	for _, b := range h.bans {
		if b.rest || b.seat != seat {
			kept = append(kept, b)
		}
	}
	h.bans = kept
}

// supersede ends an earlier irregularity of the same player and kind under which he owes
// a call or, once the later is ruled upon, which was made in the same way: the later
// one says what follows now.
func (h *hand82) supersede(by int16, ruled bool) {
	i := &h.pool[by]
	for _, k := range h.active {
		old := &h.pool[k]
		again := ruled && old.memory82 == i.memory82 && old.call == i.call && old.findings == i.findings
		if k == by || old.stage != live82 || old.seat != i.seat || old.governs != i.governs || old.duty == law.DutyNone && !again {
			continue
		}
		all := h.withdrawn
		h.withdrawn = h.withdrawn[:0]
		for _, w := range all {
			if w.of == k {
				w.of = by
			}
			h.addWithdrawn(w)
		}
		i.exposed = i.exposed || old.exposed
		h.leave(k)
		return
	}
}

// withdraw notes a call withdrawn in the turn of an irregularity.
func (h *hand82) withdraw(k, n int16, call auction.Call, byChange bool) {
	told := h.taken[n].told82
	if i := &h.pool[k]; i.n == n && i.call == call {
		told = i.told
	}
	h.addWithdrawn(withdrawn82{call: call, told: told, byChange: byChange, of: k, n: n, under: nothing82})
}

func (h *hand82) addWithdrawn(w withdrawn82) {
	for _, have := range h.withdrawn {
		if have.call == w.call && have.told == w.told && have.byChange == w.byChange && have.of == w.of {
			return
		}
	}
	h.withdrawn = append(h.withdrawn, w)
}
