package byhand_test

import (
	"lawc/auction"
	"lawc/law"
)

// The director rules on what is open, the latest first (23, 25, 27, 29 to 32, 36 to 39).

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

// cancels cancels an irregular call.
func (h *hand82) cancels(i *wrong82, c uint8, n int) {
	h.cite(c, n)
	h.becomes(n, law.Cancelled)
	i.cancelled = true
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
