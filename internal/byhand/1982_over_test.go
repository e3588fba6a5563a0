package byhand_test

import (
	"lawc/auction"
	"lawc/law"
)

// What a call, or a word, does to an irregularity that is open (27 to 29, 34, 37 to 39).

// An answer82 is what a call, or a word, does to an open irregularity, by the clauses
// that say so, in the book's order.
type answer82 uint16

const (
	accepts27a   answer82 = 1 << iota // an insufficient bid
	accepts27b                        // a bid that was out of rotation as well
	lapses28b                         // a call out of rotation lapses
	accepts29                         // it is accepted
	forfeits34                        // the right to a penalty is lost
	accepts34                         // a change stands, as if made first
	accepts34req                      // a call by a player who had to pass
	passes34                          // a bid over seven counts as a pass
	voids34                           // an inadmissible double, with all that follows
	accepts37                         // a call by a player who had to pass
	passes38                          // as 34, by word
	voids39                           // a call after the close
	accepting82  = accepts27a | accepts27b | accepts29 | forfeits34 | accepts34 | accepts34req | passes34 | accepts37 | passes38
)

// over says what a call or a word by seat does to an open irregularity.
func (h *hand82) over(i *wrong82, seat auction.Seat, inWords bool) (a answer82) {
	lho := i.seat.Left() == seat
	if !lho && i.seat.Right() != seat {
		return 0
	}
	if !inWords && i.turn == law.Player(seat) && (i.findings | i.firstFound).Has(law.CallOutOfRotation) {
		return lapses28b // he who had the turn has called: as if nothing had happened
	}
	if !lho {
		return 0
	}
	inadmissible := i.findings.Has(law.InadmissibleDouble) || i.findings.Has(law.InadmissibleRedouble)
	switch i.governs {
	case law.InsufficientBid:
		a = accepts27a
	case law.CallOutOfRotation:
		if i.onTurn == onTurnPartner && i.calledSince>>i.seat.Partner()&1 != 0 {
			return 0 // his partner has taken the turn
		}
		if a = accepts29; !i.findings.Only(law.CallOutOfRotation) {
			a |= accepts27b
		}
	case law.ChangeOfCall:
		a = forfeits34 | accepts34
	case law.CallWhileRequiredToPass:
		switch a = forfeits34; {
		case inadmissible:
			a |= voids34
		case i.findings.Only(law.CallWhileRequiredToPass):
			a |= accepts34req | accepts37
		default:
			a |= accepts34req
		}
	case law.BidOverSeven:
		if a = forfeits34 | passes34; inWords {
			a = forfeits34 | passes38
		}
	case law.InadmissibleDouble, law.InadmissibleRedouble:
		a = forfeits34 | voids34
	case law.CallAfterClose:
		a = voids39
	}
	if a != 0 && h.hasCalledAgain(i) {
		return 0 // the turn in which it was made is past
	}
	return a
}

// hasCalledAgain reports whether the maker of an irregular call has made another since
// that counts or is open. A change must be of his latest call, whatever became of it.
func (h *hand82) hasCalledAgain(i *wrong82) bool {
	c := h.before(i.seat)
	if !c.valid || c.item <= i.n || i.isChange {
		return c.valid && c.item > i.n
	}
	n := int16(h.makerOf(int(c.item)))
	if at := h.lastBy(i.seat); at != nothing82 && int16(h.calls[at].Event) == n {
		return true
	}
	k := h.openCallOf(i.seat)
	return k != nothing82 && h.pool[k].n == n
}

// speaks lets a call by seat speak to the irregularities that are open. It reports
// whether the call itself is still to be looked at.
func (h *hand82) speaks(seat auction.Seat, n int) bool {
	if len(h.active) == 0 {
		return true
	}
	h.answering++
	answer := h.answering // a call that is taken again meanwhile gives one of its own
	for k := h.unanswered(n, answer); k != nothing82; k = h.unanswered(n, answer) {
		i := &h.pool[k]
		i.answered = answer
		if a := h.over(i, seat, false); a != 0 {
			h.respond(a, k, false)
		}
		if h.undecided {
			h.becomes(n, law.AwaitsRuling)
			return false
		}
	}
	return !h.voids(seat, n)
}

// unanswered is the oldest open irregular call to which that of item n has not spoken.
func (h *hand82) unanswered(n int, answer int32) int16 {
	for _, k := range h.active {
		if i := &h.pool[k]; i.isOpenCall() && int(i.n) != n && i.answered != answer && !h.isChanged(k, answer) {
			return k
		}
	}
	return nothing82
}

// isChanged reports whether an irregular call has been changed, the change being open
// too: a call speaks to the last, and to the first only if it does nothing to the last.
func (h *hand82) isChanged(k int16, answer int32) bool {
	for _, a := range h.active {
		i := &h.pool[a]
		if i.stage == open82 && a > k && i.answered != answer && (i.parent == k || i.isChange && h.pool[k].isChange && i.seat == h.pool[k].seat) {
			return true
		}
	}
	return false
}

// accept takes seat's word that he accepts a call: the latest that he can.
func (h *hand82) accept(seat auction.Seat, n int) {
	awaits := false
	for j := len(h.active) - 1; j >= 0; j-- {
		k := h.active[j]
		i := &h.pool[k]
		if !i.isOpenCall() {
			continue
		}
		awaits = true
		x := &h.taken[n]
		if x.took && (x.tookItem != i.n || x.tookCall != i.call) {
			continue
		}
		a := h.over(i, seat, true)
		if a == 0 {
			continue
		}
		for left := a; left != 0; left &= left - 1 {
			h.cite(clauseOf82(left&-left), n)
		}
		x.took, x.tookItem, x.tookCall = true, i.n, i.call
		offender, of, isChange := i.seat, i.n, i.isChange
		h.respond(a, k, true)
		if again := h.openCallOf(offender); !h.undecided && again != nothing82 && isChange && !h.pool[again].isChange && h.pool[again].n == of {
			h.accept(seat, n) // the second call was irregular too
		}
		return
	}
	if awaits && !h.again {
		h.taken[n].refused = true
		h.find(n, law.FindingSet(0).With(law.DisallowedRequest))
	}
}

// clauseOf82 is the clause of one answer.
func clauseOf82(a answer82) uint8 {
	switch a {
	case accepts27a, accepts27b:
		return c27p1s1
	case lapses28b:
		return c28b
	case accepts29:
		return c29s1
	case forfeits34:
		return c34p1
	case accepts37:
		return c37p2
	case passes38:
		return c38p2
	case voids39:
		return c39p2
	}
	return c34p2
}
