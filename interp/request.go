package interp

import (
	"slices"

	"lawc/auction"
	"lawc/law"
)

// rightsUsed are the kinds of right that an action uses.
var rightsUsed = map[auction.Action]law.RightKind{
	auction.Annuls:            law.RightAnnul,
	auction.WantsUndoubled:    law.RightUndoubled,
	auction.RequiresLead:      law.RightRequireLead,
	auction.ForbidsLead:       law.RightForbidLead,
	auction.ClaimsPenaltyCard: law.RightPenaltyCard,
}

// request takes an item by which somebody asks for something or uses a right. A
// right that the edition gives nobody, like a question of which it does not speak,
// is no matter of law: it is noted.
func (m *Machine) request(item *auction.Item, n int) {
	m.last = law.Nobody
	if item.Action == auction.Asks {
		m.asks(item, n)
		return
	}
	kind := rightsUsed[item.Action]
	for i := range m.rights {
		r := m.rights[i]
		if r.Kind == kind && m.holds(&r) && m.isHolder(&r, item.Seat) && m.covers(&r, item) {
			m.cite(m.program.clauses[r.Clause.ID], n)
			m.use(i)
			return
		}
	}
	if m.program.gives>>kind&1 != 0 {
		m.find(n, law.FindingSet(0).With(law.DisallowedRequest))
	}
}

// isHolder reports whether a right is seat's to use.
func (m *Machine) isHolder(r *right, seat auction.Seat) bool {
	if r.Holder == law.Nobody {
		return m.now.closed && m.declarer == law.Player(seat)
	}
	return r.Holder == law.Player(seat)
}

// covers reports whether a right extends to what an item wants of it.
func (m *Machine) covers(r *right, item *auction.Item) bool {
	if r.Kind.IsLead() {
		suits, _ := m.suitsOf(r)
		return suits == 0 || suits.Has(item.Suit)
	}
	if r.Kind == law.RightPenaltyCard {
		for _, c := range item.Cards {
			if !slices.Contains(r.Cards, c) {
				return false
			}
		}
	}
	return true
}

// use carries out a right and uses it up, with its alternatives.
func (m *Machine) use(at int) {
	r := m.rights[at]
	kept := m.rights[:0]
	for i, h := range m.rights {
		same := r.Kind == law.RightUndoubled && h.Kind == r.Kind && h.what.bid == r.what.bid
		if i != at && !r.isAlternative(&h) && !same {
			kept = append(kept, h)
		}
	}
	m.rights = kept
	switch r.Kind {
	case law.RightUndoubled:
		m.now.doubled = 0
	case law.RightAnnul:
		m.annul(&r)
	}
}

// isAlternative reports whether the use of r uses up h: each names the clause of the
// other, and both come from one irregularity and are about the same suits.
func (r *right) isAlternative(h *right) bool {
	return r.or != nil && h.or != nil && r.what.from == h.what.from && r.what.named == h.what.named &&
		r.or.ID == h.Clause.ID && h.or.ID == r.Clause.ID
}

// annul strikes out a call that had been let stand.
func (m *Machine) annul(r *right) {
	for at := m.head; at != none; at = m.entries[at].previous {
		n := m.entries[at].Event
		if n < 0 || n != r.target {
			continue
		}
		m.cite(m.program.clauses[r.Clause.ID], int(n))
		asPass := r.what.becomes == law.TurnedIntoPass
		if asPass {
			m.becomes(int(n), law.TreatedAsPass)
		} else {
			m.becomes(int(n), law.Cancelled)
		}
		m.recount(at, asPass)
		return
	}
}

// asks asks the edition about a request.
func (m *Machine) asks(item *auction.Item, n int) {
	q := m.pose(none, item.Seat, auction.CallPass, n)
	q.request = item.Request
	o := m.consult(law.AtRequest, q)
	m.assume(&o)
	if o.brings(law.BringRefuse) {
		m.find(n, law.FindingSet(0).With(law.DisallowedRequest))
	}
	for _, p := range o.applies {
		m.cite(p.clause, n)
		for j := range p.does {
			if k := p.does[j].kind; k != law.BringRefuse && k != law.BringGrant {
				m.do(&p.does[j], p.clause, q)
			}
		}
	}
}
