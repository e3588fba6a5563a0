package interp

import (
	"lawc/auction"
	"lawc/law"
)

// untold reports whether no fact is told of the calls that a question is about.
func (m *Machine) untold(q *question) bool {
	return m.toldOf(q, false).given == 0 && m.toldOf(q, true).given == 0
}

// toldOf is what is told of the irregular call, or the one being made; or else of the
// call made now after an irregular one.
func (m *Machine) toldOf(q *question, now bool) *factSet {
	switch {
	case !now && q.told != nil:
		return q.told
	case now && q.over == nowhere:
		return &nothing
	case now:
		return &m.taken[q.over].facts
	}
	return &m.taken[q.item].facts
}

var nothing factSet

// tellsOfNow reports whether a slot's fact is about the call made now after an
// irregular one, or about the irregular one.
func (m *Machine) tellsOfNow(s *slot) bool {
	about := m.program.facts[s.fact].About
	return s.now || about == law.AboutReplacement || about == law.AboutOver
}

// itemOf is the item of which a fact is read in a question.
func (m *Machine) itemOf(q *question, s *slot) int {
	if m.tellsOfNow(s) {
		return q.over
	}
	return q.item
}

// factValue is a fact in a question: bit 0 its value, bit 1 that it was told. A
// fact not told has its default.
func (m *Machine) factValue(s *slot, q *question) uint8 {
	told := m.toldOf(q, m.tellsOfNow(s))
	bit := uint32(1) << s.fact
	if told.given&bit == 0 {
		return truth(m.program.facts[s.fact].Default)
	}
	return known | truth(told.value&bit != 0)
}

// A factSet is what a record says of the facts of one item.
type factSet struct {
	given, value uint32
	suits        auction.Suits
}

// tell adds a fact.
func (f *factSet) tell(i int, value bool) {
	f.given |= 1 << i
	if value {
		f.value |= 1 << i
	}
}

// factsOf reads an item's facts. Names that the edition does not declare have no
// bearing on it.
func (m *Machine) factsOf(item *auction.Item) (set factSet) {
	set = m.read(item.Facts)
	if item.Action == auction.Slips {
		slips := m.program.slips
		set.given |= slips.given
		set.value = set.value&^slips.given | slips.value
	}
	return set
}

// read reads what is told of a call.
func (m *Machine) read(facts []auction.Fact) (set factSet) {
	for _, f := range facts {
		for i := range m.program.facts {
			if m.program.facts[i].Name != f.Name {
				continue
			}
			set.tell(i, f.Value != "false")
			if m.program.facts[i].Suits {
				set.suits, _ = f.Suits()
			}
		}
	}
	return set
}

// specifies is what a call specifies: the suits to which it is tied by agreement,
// by agreement nothing, or else the denomination of a bid.
func (m *Machine) specifies(n int, call auction.Call) denominations {
	if n < 0 {
		return named(call)
	}
	return m.specifiedBy(m.taken[n].facts, call)
}

// specifiedBy is what a call specifies of which something is told.
func (m *Machine) specifiedBy(told factSet, call auction.Call) denominations {
	if f := m.program.suitFact; f >= 0 && told.value>>f&1 != 0 {
		return denominations(told.suits)
	}
	return named(call)
}

// denominations is a set of suits and notrump, by bit.
type denominations uint8

// strain is the value of a term that says what such a set holds.
func (d denominations) strain() uint8 {
	switch {
	case d == 0:
		return law.StrainNone
	case d == 1<<auction.Notrump:
		return law.StrainNotrump
	}
	return law.StrainSuit
}

// suits leaves notrump out.
func (d denominations) suits() auction.Suits { return auction.Suits(d &^ (1 << auction.Notrump)) }
