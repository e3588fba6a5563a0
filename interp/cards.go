package interp

import (
	"lawc/auction"
	"lawc/law"
)

// Cards shown, led before their time, and the opening lead in its time.

// exposes takes an item by which cards were shown.
func (m *Machine) exposes(item *auction.Item, n int) {
	m.last = law.Nobody
	if m.now.closed {
		return // the cards are for the play now
	}
	c := &m.cards[item.Seat]
	for _, card := range item.Cards {
		if c.count < 2 {
			c.count++
		}
		c.honour = c.honour || card.IsHonour()
	}
	c.led = c.led || item.Action == auction.LeadsCard
	m.misnamed = false
	i := irregularity{n: int32(n), parent: none, counted: none, cards: item.Cards}
	i.memory, i.seat, i.noCall = m.remember(item.Seat), item.Seat, true
	i.findings = i.findings.With(law.ExposedCard)
	m.open(&i)
}

// facesLead takes the opening lead.
func (m *Machine) facesLead(n int) {
	m.last = law.Nobody
	if m.struck.valid {
		m.pool = append(m.pool, m.struck.offence)
		k := int32(len(m.pool) - 1)
		m.pool[k].stage = open
		q := m.about(k, n)
		q.cite = int(m.pool[k].n)
		o := m.consult(law.AtLeadFaced, q)
		m.assume(&o)
		for _, p := range o.applies {
			m.cite(p.clause, q.cite)
			m.cite(p.clause, n)
		}
		if o.brings(law.BringStrikeDouble) {
			m.strike()
		}
	}
	m.leadFaced = true
}
