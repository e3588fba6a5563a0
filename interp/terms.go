package interp

import (
	"lawc/auction"
	"lawc/law"
)

// readers give the value of each term of the vocabulary in the situation that
// the machine has before it: the index of a word in the term's domain, a number,
// or 0 and 1 for a truth value. A test holds the names to law.Terms.
var readers = map[string]func(*Machine) uint8{
	"call":   func(m *Machine) uint8 { return uint8(m.ask.call.Kind()) },
	"closed": func(m *Machine) uint8 { return truth(m.now.closed) },
	"on_turn": func(m *Machine) uint8 {
		return m.recalled().onTurn
	},
	"on_turn_must_pass": func(m *Machine) uint8 {
		if m.now.closed {
			return 0
		}
		return truth(m.mustPassNow(m.turnNow()))
	},
	"required_to_pass": func(m *Machine) uint8 {
		if d := m.mustPass[m.ask.seat]; d != law.Free || !m.mustPassNow(m.ask.seat) {
			return uint8(d)
		}
		return uint8(law.NextTurn)
	},
	"follows_call": func(m *Machine) uint8 { return truth(m.lastCaller != law.Nobody) },
	"first_irregularity": func(m *Machine) uint8 {
		if m.ask.about.parent < 0 {
			return 0
		}
		return uint8(m.irregularities[m.ask.about.parent].governs)
	},
	"level":               func(m *Machine) uint8 { return uint8(m.ask.call.Level()) },
	"last_level":          func(m *Machine) uint8 { return uint8(m.now.lastBid.Level()) },
	"rank":                func(m *Machine) uint8 { return m.program.rank(m.ask.call) },
	"last_rank":           func(m *Machine) uint8 { return m.program.rank(m.now.lastBid) },
	"last_bid_by":         func(m *Machine) uint8 { return m.recalled().lastBidBy },
	"last_action":         func(m *Machine) uint8 { return m.recalled().lastAction },
	"last_action_by":      func(m *Machine) uint8 { return m.recalled().lastActionBy },
	"partner_had_doubled": func(m *Machine) uint8 { return truth(m.recalled().partnerDoubled) },
	"anyone_had_called": func(m *Machine) uint8 {
		return truth(m.recalled().hadCalled)
	},
	"anyone_had_bid": func(m *Machine) uint8 { return truth(m.recalled().hadBid) },
	"misnamed":       func(m *Machine) uint8 { return truth(m.recalled().misnamed) },
	"duty":           func(m *Machine) uint8 { return uint8(m.ask.about.duty) },
	"first_call_legal": func(m *Machine) uint8 {
		if m.ask.about != nil {
			return truth(m.ask.about.firstLegal)
		}
		return truth(m.ask.firstLegal)
	},
	"lho_called_since":     func(m *Machine) uint8 { return truth(m.ask.lhoSince) },
	"may_change":           func(m *Machine) uint8 { return truth(m.mayChange(m.ask.seat)) },
	"yielded":              func(m *Machine) uint8 { return truth(m.ask.yielded) },
	"enforced_for":         func(m *Machine) uint8 { return uint8(m.ask.enforced) - 1 },
	"partner_called_since": func(m *Machine) uint8 { return truth(m.ask.partnerSince) },
	"irregularity":         func(m *Machine) uint8 { return uint8(m.ask.about.governs) - 1 },
	"otherwise_proper":     func(m *Machine) uint8 { return truth(m.ask.about.findings.Only(m.ask.about.governs)) },
	"out_of_rotation": func(m *Machine) uint8 {
		i := m.ask.about
		first := i.parent >= 0 && m.irregularities[i.parent].findings.Has(law.CallOutOfRotation)
		return truth(first || i.findings.Has(law.CallOutOfRotation))
	},
	"insufficient": func(m *Machine) uint8 { return truth(m.ask.about.findings.Has(law.InsufficientBid)) },
	"inadmissible": func(m *Machine) uint8 {
		f := m.ask.about.findings
		return truth(f.Has(law.InadmissibleDouble) || f.Has(law.InadmissibleRedouble))
	},
	"over_seven": func(m *Machine) uint8 { return truth(m.ask.about.findings.Has(law.BidOverSeven)) },
	"its_call": func(m *Machine) uint8 {
		if m.ask.about.noCall {
			return 0
		}
		return uint8(m.ask.about.call.Kind()) + 1
	},
	"opponents_had_bid": func(m *Machine) uint8 { return truth(m.now.sideBid[1-m.ask.about.seat.Side()].IsBid()) },
	"cards":             func(m *Machine) uint8 { return min(m.shown[m.ask.about.seat].count, 2) },
	"honour":            func(m *Machine) uint8 { return truth(m.shown[m.ask.about.seat].honour) },
	"led":               func(m *Machine) uint8 { return truth(m.shown[m.ask.about.seat].led) },
	"offender_is":       func(m *Machine) uint8 { return m.role(m.ask.about.seat) },
	"called_since":      func(m *Machine) uint8 { return truth(m.ask.about.calledSince) },
	"by":                func(m *Machine) uint8 { return uint8(m.ask.about.seat.Seen(m.ask.seat)) },
	"in_words":          func(m *Machine) uint8 { return truth(m.ask.inWords) },
	"his_turn": func(m *Machine) uint8 {
		return truth(!m.now.closed && m.ask.seat == m.turnNow())
	},
	"rho_has":           func(m *Machine) uint8 { return m.ask.about.rhoHas },
	"same_denomination": func(m *Machine) uint8 { return truth(sameDenomination(m.ask.call, m.ask.about.call)) },
	"same_as_shown": func(m *Machine) uint8 {
		return truth(m.facts[m.ask.about.n].suits.Has(m.ask.call.Denomination()))
	},
	"lowest_sufficient": func(m *Machine) uint8 { return truth(m.lowestSufficient(m.ask.call)) },
	"still_sufficient": func(m *Machine) uint8 {
		return truth(m.program.supersedes(m.ask.about.call, m.now.lastBid))
	},
	"withdrawn": func(m *Machine) uint8 { return uint8(m.ask.withdrawn.Kind()) },
	"named": func(m *Machine) uint8 {
		switch d := m.ask.withdrawn.Denomination(); {
		case d.IsSuit():
			return 1
		case d == auction.Notrump:
			return 2
		}
		return 0
	},
	"named_again": func(m *Machine) uint8 { return truth(sameDenomination(m.ask.call, m.ask.withdrawn)) },
	"repeated":    func(m *Machine) uint8 { return truth(m.ask.call == m.ask.withdrawn) },
	"became_contract": func(m *Machine) uint8 {
		i := m.ask.about
		return truth(m.contract.IsBid() && m.contract == i.lastBid && m.now.lastBidBy == i.lastBidder)
	},
	"withdrawn_by_change": func(m *Machine) uint8 { return truth(m.ask.byChange) },
	"passes_in_row":       func(m *Machine) uint8 { return m.now.passesInRow() },
	"skipped_player":      func(m *Machine) uint8 { _, _, ok := m.skipped(); return truth(ok) },
	"bid_was":             func(m *Machine) uint8 { return m.now.doubled },
	"request":             func(m *Machine) uint8 { return m.ask.request },
	"asker_is":            func(m *Machine) uint8 { return m.role(m.ask.seat) },
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

// recalled is what was so when the call at issue was made: for an irregularity
// what it remembers, for a call being made what is so now.
func (m *Machine) recalled() *memory {
	if m.ask.about != nil {
		return &m.ask.about.memory
	}
	return &m.ask.memory
}

// role is what a player has become, as the value of a term.
func (m *Machine) role(seat auction.Seat) uint8 {
	if !m.now.closed || m.declarer == law.Nobody {
		return 0
	}
	switch d := auction.Seat(m.declarer); seat {
	case d:
		return 1
	case d.Partner():
		return 2
	}
	return 3
}

// mustPassNow reports whether seat is required to pass at his coming turn.
func (m *Machine) mustPassNow(seat auction.Seat) bool {
	if m.mustPass[seat] != law.Free {
		return true
	}
	i := m.dutyOf(seat)
	return i != nil && i.duty == law.PassNow
}

// dutyOf is the live irregularity under which seat owes something, or nil.
func (m *Machine) dutyOf(seat auction.Seat) *irregularity {
	for j := len(m.active) - 1; j >= 0; j-- {
		i := &m.irregularities[m.active[j]]
		if i.stage == live && i.duty != law.NoDuty && i.seat == seat {
			return i
		}
	}
	return nil
}

// lowestSufficient reports whether a bid that now counts is the lowest that was
// sufficient in its denomination.
func (m *Machine) lowestSufficient(call auction.Call) bool {
	if !call.IsBid() || len(m.entries) == 0 {
		return false
	}
	last := m.entries[len(m.entries)-1].before.lastBid
	if !m.program.supersedes(call, last) {
		return false
	}
	return call.Level() == 1 || !m.program.supersedes(auction.NewBid(call.Level()-1, call.Denomination()), last)
}
