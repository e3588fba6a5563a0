package interp

import (
	"lawc/auction"
	"lawc/law"
)

// open puts an irregular call aside until it is accepted or ruled upon, unless
// the edition has nothing to say of it at all.
func (m *Machine) open(i irregularity) {
	m.events[i.n].Findings |= i.findings
	if !i.noCall {
		m.events[i.n].Status = law.AwaitsRuling
	}
	k := m.begin(i)
	if len(m.active) > crowd {
		m.cannotSettle(int(i.n), i.findings)
		return
	}
	if !m.covered(k) {
		m.cannotSettle(int(i.n), m.irregularities[k].findings)
	}
}

// crowd is how many irregularities can be in play at once. No table has seen more;
// the bound keeps the time that a record takes in proportion to its length.
const crowd = 64

// covered reports whether the edition has any clause for an open irregularity:
// one that rules on it, or one by which the left-hand opponent may accept it.
func (m *Machine) covered(k int32) bool {
	m.about(k, int(m.irregularities[k].n))
	if len(m.suppose(law.AtRuling).applies) > 0 {
		return true
	}
	c, _ := m.acceptance(k)
	return c != nil
}

// about makes an irregularity the one at issue.
func (m *Machine) about(k int32, cite int) {
	i := &m.irregularities[k]
	m.ask = question{about: i, index: k, seat: i.seat, call: i.call, item: int(i.n), cite: cite}
}

// acceptance is the clause by which the left-hand opponent of the offender may
// accept the call, or nil, and whether he may do so in so many words.
func (m *Machine) acceptance(k int32) (c *clause, inWords bool) {
	i := &m.irregularities[k]
	if i.noCall {
		return nil, false
	}
	for _, inWords := range [2]bool{true, false} {
		m.about(k, int(i.n))
		m.ask.seat, m.ask.inWords, m.ask.call = i.seat.Left(), inWords, auction.CallPass
		for _, p := range m.suppose(law.AtAnswer).applies {
			for j := range p.does {
				switch p.does[j].kind {
				case law.Forfeit, law.Accept, law.CountAsPass:
					return p.clause, inWords
				}
			}
		}
	}
	return nil, false
}

// exposes takes an item by which cards were shown.
func (m *Machine) exposes(item *auction.Item, n int) {
	if m.now.closed {
		return // the cards are for the play now
	}
	c := &m.shown[item.Seat]
	for _, card := range item.Cards {
		if c.count < 255 {
			c.count++
		}
		c.honour = c.honour || card.IsHonour()
	}
	c.led = c.led || item.Action == auction.LeadsCard
	m.misnamed = false
	m.open(irregularity{memory: m.remember(item.Seat, auction.CallPass), seat: item.Seat, noCall: true, cards: item.Cards,
		findings: law.FindingSet(0).With(law.ExposedCard), n: int32(n), first: -1, parent: -1})
}
