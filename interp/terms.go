package interp

import (
	"lawc/auction"
	"lawc/law"
)

// The terms are the words in which rule files ask how things stood (law/vocabulary.yaml).
// Each is read here and nowhere else: from the question, from what was so when the call at
// issue was made (then), or from the machine's place. A reader must say the same for two
// places that are equal, or exploring would take them for one.

// readers give the value of each term of the vocabulary in a situation: the index of
// a word in the term's domain, a number, or 0 and 1 for a truth value.
var readers = [law.TermCount]func(*Machine, *question) uint8{
	law.TermCall:             func(_ *Machine, q *question) uint8 { return uint8(q.call.Kind()) },
	law.TermLevel:            func(_ *Machine, q *question) uint8 { return uint8(q.call.Level()) },
	law.TermLastLevel:        func(m *Machine, _ *question) uint8 { return uint8(m.now.lastBid.Level()) },
	law.TermRank:             func(m *Machine, q *question) uint8 { return m.program.rank(q.call) },
	law.TermLastRank:         func(m *Machine, _ *question) uint8 { return m.program.rank(m.now.lastBid) },
	law.TermBy:               func(_ *Machine, q *question) uint8 { return uint8(q.i.seat.Seen(q.seat)) },
	law.TermInWords:          func(_ *Machine, q *question) uint8 { return truth(q.inWords) },
	law.TermHisTurn:          func(m *Machine, q *question) uint8 { return truth(!m.now.closed && q.seat == m.turnNow()) },
	law.TermHadTheTurn:       func(_ *Machine, q *question) uint8 { return truth(q.i.turn == law.Player(q.seat)) },
	law.TermSameDenomination: func(_ *Machine, q *question) uint8 { return truth(sameDenomination(q.call, q.i.call)) },
	law.TermSameAsShown:      func(_ *Machine, q *question) uint8 { return truth(q.i.facts.suits.Has(q.call.Denomination())) },
	law.TermSameAsFirst:      func(_ *Machine, q *question) uint8 { return truth(q.call == q.i.firstCall) },
	law.TermSpecifiesAll: func(m *Machine, q *question) uint8 {
		return truth(q.i.specified&^m.specifies(q.over, q.call) == 0)
	},
	law.TermLowestSufficient: func(m *Machine, q *question) uint8 { return truth(m.lowestSufficient(q.call)) },
	law.TermSufficient:       func(m *Machine, q *question) uint8 { return truth(m.sufficient(q.call)) },
	law.TermStillSufficient:  func(m *Machine, q *question) uint8 { return truth(m.program.supersedes(q.i.call, m.now.lastBid)) },
	law.TermRequest:          func(_ *Machine, q *question) uint8 { return uint8(q.request) - 1 },
	law.TermAskerIs:          func(m *Machine, q *question) uint8 { return m.role(q.seat) },
	law.TermFirstToPlay: func(m *Machine, q *question) uint8 {
		return truth(m.now.closed && m.declarer != law.Nobody && (m.leadFaced || q.seat == auction.Seat(m.declarer).Left()))
	},
	law.TermOnTurn:                 func(_ *Machine, q *question) uint8 { return q.then().onTurn },
	law.TermAnyoneHadCalled:        func(_ *Machine, q *question) uint8 { return truth(q.then().hadCalled) },
	law.TermAnyoneHadBid:           func(_ *Machine, q *question) uint8 { return truth(q.then().hadBid) },
	law.TermOffenderHadCalled:      func(_ *Machine, q *question) uint8 { return truth(q.then().offenderHad) },
	law.TermLastBidBy:              func(_ *Machine, q *question) uint8 { return q.then().lastBidBy },
	law.TermLastAction:             func(_ *Machine, q *question) uint8 { return lastAction[q.then().lastAction] },
	law.TermLastActionBy:           func(_ *Machine, q *question) uint8 { return q.then().lastActionBy },
	law.TermLastActionConventional: func(_ *Machine, q *question) uint8 { return truth(q.then().conventional) },
	law.TermPartnerHadDoubled:      func(_ *Machine, q *question) uint8 { return truth(q.then().partnerDoubled) },
	law.TermMisnamed:               func(_ *Machine, q *question) uint8 { return truth(q.then().misnamed) },
	law.TermOwedFor:                func(_ *Machine, q *question) uint8 { return uint8(q.then().owedFor) },
	law.TermOwedBefore:             func(_ *Machine, q *question) uint8 { return uint8(q.then().owed) },
	law.TermIrregularity:           func(_ *Machine, q *question) uint8 { return uint8(q.i.governs) - 1 },
	law.TermItsCall: func(_ *Machine, q *question) uint8 {
		if q.i.noCall {
			return law.KindOrNoneNone
		}
		return uint8(q.i.call.Kind()) + 1
	},
	law.TermOtherwiseProper: func(_ *Machine, q *question) uint8 { return truth(q.i.findings.Only(q.i.governs)) },
	law.TermOutOfRotation: func(_ *Machine, q *question) uint8 {
		return truth((q.i.findings | q.i.firstFound).Has(law.CallOutOfRotation))
	},
	law.TermInadmissible: func(_ *Machine, q *question) uint8 {
		f := q.i.findings
		return truth(f.Has(law.InadmissibleDouble) || f.Has(law.InadmissibleRedouble))
	},
	law.TermSpecified: func(_ *Machine, q *question) uint8 {
		if q.i.specified == 0 {
			return law.AmountNone
		}
		return law.AmountSome
	},
	law.TermExposed:            func(_ *Machine, q *question) uint8 { return q.i.opened },
	law.TermAttempted:          func(_ *Machine, q *question) uint8 { return q.i.attempted },
	law.TermCards:              func(m *Machine, q *question) uint8 { return m.cards[q.i.seat].count },
	law.TermHonour:             func(m *Machine, q *question) uint8 { return truth(m.cards[q.i.seat].honour) },
	law.TermLed:                func(m *Machine, q *question) uint8 { return truth(m.cards[q.i.seat].led) },
	law.TermFirstCallLegal:     func(_ *Machine, q *question) uint8 { return truth(q.i.change && q.i.first == law.NoFinding) },
	law.TermFirstIrregularity:  func(_ *Machine, q *question) uint8 { return uint8(q.i.first) },
	law.TermSecondIrregularity: func(_ *Machine, q *question) uint8 { return uint8(q.i.second) },
	law.TermPartnerCalledSince: func(_ *Machine, q *question) uint8 { return q.i.since >> q.i.seat.Partner() & 1 },
	law.TermLhoCalledSince:     func(_ *Machine, q *question) uint8 { return q.i.since >> q.i.seat.Left() & 1 },
	law.TermMayChange:          func(m *Machine, q *question) uint8 { return truth(m.mayChange(q.seat)) },
	law.TermRightFromHere:      func(m *Machine, q *question) uint8 { return m.giverOfChange(q.seat) },
	law.TermLeadWasFaced:       func(m *Machine, _ *question) uint8 { return truth(m.leadFaced) },
	law.TermCalledSince:        func(_ *Machine, q *question) uint8 { return truth(q.i.calledSince != 0) },
	law.TermPartnerHadCalledSince: func(_ *Machine, q *question) uint8 {
		return q.i.calledSince >> q.i.seat.Partner() & 1
	},
	law.TermLhoHadCalledSince: func(_ *Machine, q *question) uint8 { return q.i.calledSince >> q.i.seat.Left() & 1 },
	law.TermFirstSinceRuling:  func(_ *Machine, q *question) uint8 { return 1 &^ (q.i.called >> q.seat & 1) },
	law.TermRhoHas:            func(_ *Machine, q *question) uint8 { return q.i.rhoHas },
	law.TermDuty:              func(_ *Machine, q *question) uint8 { return uint8(q.i.duty) },
	law.TermOpponentsHadBid:   func(m *Machine, q *question) uint8 { return truth(m.now.sideBid[1-q.i.seat.Side()].IsBid()) },
	law.TermOffenderIs:        func(m *Machine, q *question) uint8 { return m.role(q.i.seat) },
	law.TermBecameContract: func(m *Machine, q *question) uint8 {
		return truth(m.contract.IsBid() && m.contract == q.i.lastBid && m.now.lastBidBy == q.i.lastBidder)
	},
	law.TermClosed: func(m *Machine, _ *question) uint8 { return truth(m.now.closed) },
	law.TermMustPassFor: func(m *Machine, q *question) uint8 {
		if q.enforced != law.ObligationFree {
			return uint8(q.enforced)
		}
		if d := m.mustPass[q.seat]; d != law.ObligationFree || !m.mustPassNow(q.seat) {
			return uint8(d)
		}
		return uint8(law.ObligationNextTurn)
	},
	law.TermOnTurnMustPass: func(m *Machine, _ *question) uint8 {
		return truth(!m.now.closed && m.mustPassNow(m.turnNow()))
	},
	law.TermAfterAnotherCall:   func(m *Machine, q *question) uint8 { return truth(m.last != law.Nobody || q.yielded) },
	law.TermWithdrawn:          func(_ *Machine, q *question) uint8 { return uint8(q.withdrawn.what.call.Kind()) },
	law.TermWithdrawnNamed:     func(_ *Machine, q *question) uint8 { return named(q.withdrawn.what.call).strain() },
	law.TermWithdrawnSpecified: func(_ *Machine, q *question) uint8 { return q.withdrawn.what.specified.strain() },
	law.TermShownSince: func(m *Machine, q *question) uint8 {
		suits := q.withdrawn.what.specified.suits()
		switch shown := suits & m.now.specified[q.i.seat].suits(); {
		case shown == 0:
			return law.AmountNone
		case shown == suits:
			return law.AmountAll
		}
		return law.AmountSome
	},
	law.TermNamedAgain:        func(_ *Machine, q *question) uint8 { return truth(sameDenomination(q.call, q.withdrawn.what.call)) },
	law.TermMadeAgain:         func(_ *Machine, q *question) uint8 { return truth(q.call == q.withdrawn.what.call) },
	law.TermWithdrawnByChange: func(_ *Machine, q *question) uint8 { return truth(q.withdrawn.what.change) },
	law.TermPassesInRow:       func(m *Machine, _ *question) uint8 { return m.now.passesInRow() },
	law.TermPassTookATurn:     func(m *Machine, _ *question) uint8 { return truth(m.tookTurn()) },
	law.TermBidWas:            func(m *Machine, _ *question) uint8 { return m.now.doubled },
}

// then is what was so when the call at issue was made: for an irregularity what it
// remembers, for a call being made what is so now.
func (q *question) then() *memory {
	if q.about != none {
		return &q.i.memory
	}
	return &q.memory
}

// lastAction turns a kind of call, a pass standing for none, into a value of the
// term.
var lastAction = [...]uint8{
	auction.Pass: law.KindOrNoneNone, auction.Double: law.KindOrNoneDouble, auction.Redouble: law.KindOrNoneRedouble,
	auction.Unknown: law.KindOrNoneUnknown, auction.Bid: law.KindOrNoneBid,
}

// named is the denomination that a call names.
func named(call auction.Call) denominations {
	if call.IsBid() {
		return 1 << call.Denomination()
	}
	return 0
}

func truth(b bool) uint8 {
	if b {
		return 1
	}
	return 0
}

func sameDenomination(a, b auction.Call) bool {
	return a.IsBid() && b.IsBid() && a.Denomination() == b.Denomination()
}

// role is what a player has become, as the value of a term.
func (m *Machine) role(seat auction.Seat) uint8 {
	if !m.now.closed || m.declarer == law.Nobody {
		return law.RoleUndecided
	}
	switch d := auction.Seat(m.declarer); seat {
	case d:
		return law.RoleDeclarer
	case d.Partner():
		return law.RoleDummy
	}
	return law.RoleDefender
}

// mustPassNow reports whether seat is required to pass at his coming turn.
func (m *Machine) mustPassNow(seat auction.Seat) bool {
	if m.mustPass[seat] != law.ObligationFree {
		return true
	}
	i := m.dutyOf(seat)
	return i != nil && i.duty == law.DutyPass
}

// sufficient reports whether a call that now counts is a bid, and sufficient.
func (m *Machine) sufficient(call auction.Call) bool {
	return m.head != none && m.program.supersedes(call, m.entries[m.head].before.lastBid)
}

// lowestSufficient reports whether it is, besides, the lowest such bid in its
// denomination.
func (m *Machine) lowestSufficient(call auction.Call) bool {
	if !m.sufficient(call) {
		return false
	}
	last := m.entries[m.head].before.lastBid
	return call.Level() == 1 || !m.program.supersedes(auction.NewBid(call.Level()-1, call.Denomination()), last)
}
