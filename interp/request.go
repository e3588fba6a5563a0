package interp

import (
	"lawc/auction"
	"lawc/law"
)

// The values of the term request that are not questions.
const (
	requestAccept = 5 + iota
	requestAnnul
	requestUndoubled
	requestRequire
	requestForbid
	requestPenaltyCard
)

// request takes an item by which somebody asks for something or uses a right.
func (m *Machine) request(item *auction.Item, n int) {
	kind, number := law.AcceptCall, uint8(0)
	switch item.Action {
	case auction.Asks:
		m.refer(item.Seat, uint8(item.Request)-1, n)
		return
	case auction.Annuls:
		kind, number = law.Annul, requestAnnul
	case auction.WantsUndoubled:
		kind, number = law.Undoubled, requestUndoubled
	case auction.RequiresLead:
		kind, number = law.RequireLead, requestRequire
	case auction.ForbidsLead:
		kind, number = law.ForbidLead, requestForbid
	case auction.ClaimsPenaltyCard:
		kind, number = law.PenaltyCard, requestPenaltyCard
	}
	for i := range m.rights {
		r := m.rights[i]
		if r.Kind == kind && r.holds(m) && m.isHolder(&r, item.Seat) && r.covers(item) {
			m.cite(m.program.clauses[r.Clause.ID], n)
			m.use(i, n)
			return
		}
	}
	m.refer(item.Seat, number, n)
}

// isHolder reports whether a right is seat's to use.
func (m *Machine) isHolder(r *right, seat auction.Seat) bool {
	if r.Holder == law.Nobody {
		return m.now.closed && m.declarer == law.Player(seat)
	}
	return r.Holder == law.Player(seat)
}

// covers reports whether a right extends to what an item wants of it.
func (r *right) covers(item *auction.Item) bool {
	switch r.Kind {
	case law.RequireLead, law.ForbidLead:
		return r.Suits == 0 || r.Suits.Has(item.Suit)
	case law.PenaltyCard:
		for _, c := range item.Cards {
			if !contains(r.Cards, c) {
				return false
			}
		}
	}
	return true
}

func contains(cards []auction.Card, c auction.Card) bool {
	for _, have := range cards {
		if have == c {
			return true
		}
	}
	return false
}

// use carries out a right and uses it up, with its alternatives.
func (m *Machine) use(at int, n int) {
	r := m.rights[at]
	kept := m.rights[:0]
	for i, h := range m.rights {
		alternative := r.choice != nil && h.choice == r.choice && h.from == r.from && h.Suits == r.Suits
		same := r.Kind == law.Undoubled && h.Kind == r.Kind && h.bid == r.bid
		if i != at && !alternative && !same {
			kept = append(kept, h)
		}
	}
	m.rights = kept
	switch r.Kind {
	case law.Undoubled:
		m.now.doubled = 0
	case law.Annul:
		m.annul(&r)
	}
}

// annul strikes out a call that had been let stand.
func (m *Machine) annul(r *right) {
	for j := range m.entries {
		e := &m.entries[j]
		if e.Event != r.target {
			continue
		}
		from := e.before
		m.cite(m.program.clauses[r.Clause.ID], int(e.Event))
		if r.becomes == "pass" {
			e.Call = auction.CallPass
			m.events[e.Event].Status = law.TreatedAsPass
		} else {
			m.events[e.Event].Status = law.Cancelled
			m.entries = append(m.entries[:j], m.entries[j+1:]...)
		}
		m.recount(j, from)
		return
	}
}

// refer asks the edition about a request, or about a right that nobody gave.
func (m *Machine) refer(seat auction.Seat, request uint8, n int) {
	m.ask = question{seat: seat, item: n, cite: n, request: request}
	o := m.consult(law.AtRequest)
	if len(o.applies) == 0 {
		set := law.FindingSet(0).With(law.DisallowedRequest)
		m.events[n].Findings |= set
		m.cannotSettle(n, set)
		return
	}
	m.carryOut(o, func(a *act, c *clause) {
		switch a.kind {
		case law.Refuse:
			m.events[n].Findings = m.events[n].Findings.With(law.DisallowedRequest)
		case law.Grant:
		default:
			m.do(a, c)
		}
	})
}
