package explore

import (
	"slices"

	"lawc/auction"
	"lawc/law"
)

// A maker makes the items of an alphabet.
type maker struct {
	*Alphabet
	bids     []auction.Call
	tellings []telling
}

func (m *maker) add(i auction.Item) uint16 {
	m.Items = append(m.Items, i)
	m.leaf = append(m.leaf, false)
	return uint16(len(m.Items) - 1)
}

// leaves adds an item that is looked at and not followed.
func (m *maker) leaves(i auction.Item) uint16 {
	n := m.add(i)
	m.leaf[n] = true
	return n
}

// vary adds an item with facts told of it, to be tried beside the one without.
func (m *maker) vary(of uint16, on ...law.About) {
	for i := range m.tellings {
		t := &m.tellings[i]
		if !slices.Contains(on, t.about) {
			continue
		}
		item := m.Items[of]
		item.Facts = t.facts
		m.told[of] = append(m.told[of], variant{m.add(item), t})
	}
}

// passedOut adds three passes in a row from a player on, as one item: they end most
// auctions, so that what comes after the end is reached by short ways.
func (m *maker) passedOut(s auction.Seat) {
	var three [3]auction.Item
	for i := range three {
		three[i] = auction.Item{Seat: (s + auction.Seat(i)) & 3, Call: auction.CallPass}
	}
	m.passes[s] = m.add(three[0])
	m.three[m.passes[s]] = &three
}

// plain adds the calls of a player, one of them a bid of eight, and a double that
// names another bid.
func (m *maker) plain(s auction.Seat) {
	calls := []auction.Call{auction.CallPass, auction.CallDouble, auction.CallRedouble, auction.CallUnknown}
	calls = append(append(calls, m.bids...), auction.NewBid(8, m.bounds.Denominations[0]))
	for _, c := range calls {
		m.calls[s] = append(m.calls[s], m.add(auction.Item{Seat: s, Call: c}))
	}
	m.few[s] = [2]uint16{m.calls[s][0], m.calls[s][4]}
	for _, item := range m.calls[s] {
		if m.Items[item].Call != auction.CallUnknown && (m.bounds.Wide || m.telling(m.Items[item].Call)) {
			m.vary(item, law.AboutCall, law.AboutReplacement, law.AboutOver, law.AboutAny)
		}
	}
	m.calls[s] = append(m.calls[s], m.add(auction.Item{Seat: s, Call: auction.CallDouble, Named: m.bids[0], HasNamed: true}))
}

// telling reports whether facts are tried on a call where not on all: a pass, a double
// and the bids of one denomination.
func (m *maker) telling(c auction.Call) bool {
	return c == auction.CallPass || c == auction.CallDouble || c.IsBid() && c.Denomination() == m.bounds.Denominations[0]
}

// changing adds the changes of call of a player, within his turn and later: among a
// pass, a double, the lowest bid and one in the middle.
func (m *maker) changing(s auction.Seat) {
	low, high := m.bids[0], m.bids[len(m.bids)/2]
	calls := []auction.Call{auction.CallPass, auction.CallDouble, low, high}
	for _, first := range calls {
		for _, second := range calls {
			if first == second {
				continue
			}
			item := m.add(auction.Item{Seat: s, Action: auction.Changes, First: first, Call: second})
			m.changes[s] = append(m.changes[s], item)
			if m.bounds.Wide || first == low && second == high || first == low && second == auction.CallPass {
				m.vary(item, law.AboutChange)
			}
		}
	}
	m.changes[s] = append(m.changes[s], m.add(auction.Item{Seat: s, Action: auction.Slips, First: low, Call: high}))
	for _, pair := range [2][2]auction.Call{{auction.CallPass, high}, {low, auction.CallPass}} {
		m.others[s] = append(m.others[s], m.add(auction.Item{Seat: s, Action: auction.Changes, First: pair[0], Call: pair[1]}))
	}
	for _, c := range calls {
		item := m.add(auction.Item{Seat: s, Action: auction.ChangesLater, Call: c})
		m.later[s] = append(m.later[s], item)
		if m.bounds.Wide || c == high {
			m.vary(item, law.AboutChange)
		}
	}
}

// besides adds what a player can do besides calling.
func (m *maker) besides(s auction.Seat) {
	accepts := m.add(auction.Item{Seat: s, Action: auction.Accepts})
	m.vary(accepts, law.AboutOver)
	m.accepts = append(m.accepts, accepts)
	m.showing(s)
	for request := auction.AskRepeat; request <= auction.AskWhoLeads; request++ {
		ask := m.leaves(auction.Item{Seat: s, Action: auction.Asks, Request: request})
		m.asks[s] = append(m.asks[s], ask)
		if m.bounds.Wide {
			m.vary(ask, law.AboutAct)
		}
	}
	suit := m.bounds.suit(0)
	use := func(kind law.RightKind, item uint16) { m.uses[kind] = append(m.uses[kind], item) }
	use(law.RightAnnul, m.add(auction.Item{Seat: s, Action: auction.Annuls}))
	use(law.RightUndoubled, m.add(auction.Item{Seat: s, Action: auction.WantsUndoubled}))
	use(law.RightRequireLead, m.leaves(auction.Item{Seat: s, Action: auction.RequiresLead, Suit: suit}))
	use(law.RightForbidLead, m.leaves(auction.Item{Seat: s, Action: auction.ForbidsLead, Suit: suit}))
	use(law.RightPenaltyCard, m.leaves(auction.Item{Seat: s, Action: auction.ClaimsPenaltyCard, Cards: []auction.Card{{Suit: suit, Rank: 'K'}}}))
	m.leads[s] = m.add(auction.Item{Seat: s, Action: auction.FacesLead, Cards: []auction.Card{{Suit: suit, Rank: '2'}}})
}

// showing adds cards shown: a small one, an honour, one led, and within wide bounds
// several at once.
func (m *maker) showing(s auction.Seat) {
	suit := m.bounds.suit(0)
	small, honour := auction.Card{Suit: suit, Rank: '2'}, auction.Card{Suit: suit, Rank: 'K'}
	show := func(a auction.Action, cards ...auction.Card) {
		item := m.add(auction.Item{Seat: s, Action: a, Cards: cards})
		m.vary(item, law.AboutAct)
		m.cards[s] = append(m.cards[s], item)
	}
	show(auction.ShowsCard, small)
	show(auction.ShowsCard, honour)
	show(auction.LeadsCard, small)
	if m.bounds.Wide {
		show(auction.ShowsCard, small, auction.Card{Suit: suit, Rank: '3'})
		show(auction.ShowsCard, small, honour)
		show(auction.LeadsCard, small, honour)
	}
}
