package trial

import (
	"cmp"
	"slices"

	"lawc/auction"
	"lawc/law"
)

// A maker makes the items of an alphabet.
type maker struct {
	*Alphabet
	bids  []auction.Call
	facts facts
}

// Facts are those of some editions, by what they are about.
type facts struct {
	// evident is about calls out of turn, suits about irregular calls, ofChange
	// about changes of call.
	evident, suits, ofChange []string
}

// factsOf sorts the facts that editions declare. Those on which only the director's
// discretion depends change nothing else.
func factsOf(editions []*law.Edition) (f facts) {
	add := func(list *[]string, name string) {
		if !slices.Contains(*list, name) {
			*list = append(*list, name)
		}
	}
	for _, e := range editions {
		for i := range e.Facts {
			switch x := &e.Facts[i]; {
			case x.Evident:
				add(&f.evident, x.Name)
			case x.Suits:
				add(&f.suits, x.Name)
			case !onlyIf(e, x.Name):
				add(&f.ofChange, x.Name)
			}
		}
	}
	return f
}

// onlyIf reports whether an edition reads a fact only as the ground for what the
// director may do.
func onlyIf(e *law.Edition, fact string) (only bool) {
	e.Clauses(func(_ *law.Article, c *law.Clause) {
		for i := range c.Provisions {
			for j := range c.Provisions[i].Then {
				only = only || c.Provisions[i].Then[j].Arg("if") == fact
			}
		}
	})
	return only
}

func (m *maker) add(i auction.Item) uint16 {
	m.Items = append(m.Items, i)
	m.leaf = append(m.leaf, false)
	return uint16(len(m.Items) - 1)
}

// vary adds the item with facts as a variant of one without.
func (m *maker) vary(of uint16, facts ...auction.Fact) {
	i := m.Items[of]
	i.Facts = facts
	slices.SortFunc(i.Facts, func(a, b auction.Fact) int { return cmp.Compare(a.Name, b.Name) })
	m.variants[of] = append(m.variants[of], m.add(i))
}

// plain adds the calls of a player, one of them a bid of eight, and a double that
// names another bid.
func (m *maker) plain(s auction.Seat) {
	calls := []auction.Call{auction.CallPass, auction.CallDouble, auction.CallRedouble, auction.CallUnknown}
	calls = append(append(calls, m.bids...), auction.NewBid(8, m.bounds.Denominations[0]))
	for _, c := range calls {
		m.calls[s] = append(m.calls[s], m.add(auction.Item{Seat: s, Call: c}))
	}
	for _, item := range m.calls[s] {
		call := m.Items[item].Call
		for _, name := range m.facts.suits {
			if call == auction.CallPass || call == auction.CallDouble || call == m.bids[0] {
				m.vary(item, auction.Fact{Name: name, Value: m.bounds.Denominations[0].String()})
			}
		}
		for _, name := range m.facts.evident {
			if call == auction.CallPass || call == m.bids[0] {
				m.vary(item, auction.Fact{Name: name, Value: "true"})
			}
		}
	}
	m.calls[s] = append(m.calls[s], m.add(auction.Item{Seat: s, Call: auction.CallDouble, Named: m.bids[0], HasNamed: true}))
}

// changing adds the changes of call of a player, within his turn and later.
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
			switch {
			case first == low && second == high:
				m.withFacts(item, true)
			case first == low && second == auction.CallPass:
				m.withFacts(item, false)
			}
		}
	}
	for _, pair := range [2][2]auction.Call{{auction.CallPass, high}, {low, auction.CallPass}} {
		m.others[s] = append(m.others[s], m.add(auction.Item{Seat: s, Action: auction.Changes, First: pair[0], Call: pair[1]}))
	}
	for _, c := range calls {
		item := m.add(auction.Item{Seat: s, Action: auction.ChangesLater, Call: c})
		m.later[s] = append(m.later[s], item)
		if c == high {
			m.withFacts(item, false)
		}
	}
}

// withFacts adds an item with each fact about changes, and perhaps each two of them.
func (m *maker) withFacts(item uint16, pairs bool) {
	for i, name := range m.facts.ofChange {
		m.vary(item, auction.Fact{Name: name, Value: "true"})
		for _, other := range m.facts.ofChange[:i] {
			if !pairs {
				break
			}
			m.vary(item, auction.Fact{Name: name, Value: "true"}, auction.Fact{Name: other, Value: "true"})
		}
	}
}

// besides adds what a player can do besides calling.
func (m *maker) besides(s auction.Seat) {
	m.accepts = append(m.accepts, m.add(auction.Item{Seat: s, Action: auction.Accepts}))
	suit := m.bounds.Denominations[0]
	small, honour := []auction.Card{{Suit: suit, Rank: '2'}}, []auction.Card{{Suit: suit, Rank: 'K'}}
	m.cards[s] = []uint16{
		m.add(auction.Item{Seat: s, Action: auction.ShowsCard, Cards: small}),
		m.add(auction.Item{Seat: s, Action: auction.ShowsCard, Cards: honour}),
		m.add(auction.Item{Seat: s, Action: auction.LeadsCard, Cards: small}),
	}
	for request := auction.AskRepeat; request <= auction.AskWhoLeads; request++ {
		m.asks[s] = append(m.asks[s], m.leaves(auction.Item{Seat: s, Action: auction.Asks, Request: request}))
	}
	use := func(kind law.RightKind, item uint16) { m.uses[kind] = append(m.uses[kind], item) }
	use(law.RightAnnul, m.add(auction.Item{Seat: s, Action: auction.Annuls}))
	use(law.RightUndoubled, m.add(auction.Item{Seat: s, Action: auction.WantsUndoubled}))
	use(law.RightRequireLead, m.leaves(auction.Item{Seat: s, Action: auction.RequiresLead, Suit: suit}))
	use(law.RightForbidLead, m.leaves(auction.Item{Seat: s, Action: auction.ForbidsLead, Suit: suit}))
	use(law.RightPenaltyCard, m.leaves(auction.Item{Seat: s, Action: auction.ClaimsPenaltyCard, Cards: honour}))
}

// leaves adds an item that is looked at and not followed.
func (m *maker) leaves(i auction.Item) uint16 {
	n := m.add(i)
	m.leaf[n] = true
	return n
}
