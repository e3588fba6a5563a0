package interp

import (
	"fmt"

	"lawc/auction"
	"lawc/law"
)

// An outcome is what an edition says in one situation: the provisions that apply,
// in the book's order, and the facts whose default made a difference.
type outcome struct {
	applies []*provision
	assumed []int
}

// key packs the values that the moment's provisions read.
func (m *Machine) key(at *compiled) (key uint64) {
	for i := range at.slots {
		s := &at.slots[i]
		if s.fact >= 0 {
			key |= uint64(m.factValue(s.fact)) << s.shift
		} else {
			key |= uint64(s.read(m)) << s.shift
		}
	}
	return key
}

// factValue is a fact of the item at issue: bit 0 its value, bit 1 that it was
// given. A fact not given has its default.
func (m *Machine) factValue(f int) uint8 {
	item := &m.facts[m.ask.item]
	bit := uint16(1) << f
	if item.given&bit == 0 {
		return truth(m.program.facts[f].Default)
	}
	return known | truth(item.value&bit != 0)
}

// consult gives what the edition says at a moment of the situation in m.ask.
func (m *Machine) consult(moment law.Moment) *outcome {
	at := &m.program.moments[moment]
	if len(at.provisions) == 0 {
		return &nothing
	}
	key := m.key(at)
	if m.Observe != nil {
		m.Observe(Asked{moment, key})
	}
	o := m.remembered[moment].get(key)
	if o == nil {
		o = m.evaluate(at, key)
		m.remembered[moment].put(key, o)
	}
	return o
}

// suppose gives what the edition would say, of which only Supposed hears.
func (m *Machine) suppose(moment law.Moment) *outcome {
	observe := m.Observe
	m.Observe = m.Supposed
	o := m.consult(moment)
	m.Observe = observe
	return o
}

var nothing outcome

// evaluate works an outcome out. A default is assumed when the other value of the
// fact would have made other provisions apply.
func (m *Machine) evaluate(at *compiled, key uint64) *outcome {
	o := &outcome{applies: m.applicable(at, key)}
	for i := range at.slots {
		s := &at.slots[i]
		if s.fact < 0 || key>>s.shift&known != 0 || m.program.facts[s.fact].Evident {
			continue
		}
		if !sameProvisions(o.applies, m.applicable(at, key^1<<s.shift)) {
			o.assumed = append(o.assumed, s.fact)
		}
	}
	return o
}

func sameProvisions(a, b []*provision) bool {
	if len(a) != len(b) {
		return false
	}
	for i := range a {
		if a[i] != b[i] {
			return false
		}
	}
	return true
}

// applicable lists the provisions whose conditions hold and which no other that
// holds displaces.
func (m *Machine) applicable(at *compiled, key uint64) []*provision {
	m.fill(at, key)
	var holding []*provision
	for _, p := range at.provisions {
		if m.holds(at, p, key) {
			holding = append(holding, p)
		}
	}
	kept := holding[:0:0]
	for _, p := range holding {
		if !displaced(p, holding) {
			kept = append(kept, p)
		}
	}
	return kept
}

func displaced(p *provision, by []*provision) bool {
	for _, q := range by {
		for _, d := range q.displaces {
			if d == p.clause && q.clause != p.clause {
				return true
			}
		}
	}
	return false
}

// holds reports whether a provision's conditions hold.
func (m *Machine) holds(at *compiled, p *provision, key uint64) bool {
	for _, w := range p.conditions {
		if w.mask>>at.slots[w.term].value(key)&1 == 0 {
			return false
		}
	}
	return p.predicate == nil || m.truthOf(p)
}

// value is the slot's value in a key.
func (s *slot) value(key uint64) uint64 {
	if s.fact >= 0 {
		return key >> s.shift & 1
	}
	return key >> s.shift & (1<<bitsFor(s.term.Size()) - 1)
}

// fill writes a situation in the names that predicates read.
func (m *Machine) fill(at *compiled, key uint64) {
	if m.env == nil {
		m.env = map[string]any{}
		for w, n := range words {
			m.env[w] = n
		}
	}
	for i := range at.slots {
		s := &at.slots[i]
		v := s.value(key)
		switch {
		case s.fact >= 0 || s.term.IsTruth():
			m.env[s.name] = v == 1
		case s.term.IsNumber():
			m.env[s.name] = int(v)
		default:
			m.env[s.name] = words[s.term.Values[v]]
		}
	}
	for _, d := range at.definitions {
		holds, err := m.vm.Run(d.program, m.env)
		m.env[d.name] = err == nil && holds == true
	}
}

// truthOf asks a provision's predicate. After a clean Compile it cannot fail, so
// a failure is a fault of this program and not of the edition.
func (m *Machine) truthOf(p *provision) bool {
	holds, err := m.vm.Run(p.predicate, m.env)
	if err != nil {
		panic(fmt.Sprintf("interp: the predicate of clause %s failed: %v", p.clause.ID, err))
	}
	return holds == true
}

// maxFacts is how many facts an edition can declare: a factSet has a bit for each.
const maxFacts = 16

// A factSet is what a record says of the facts of one item.
type factSet struct {
	given, value uint16
	suits        auction.Suits
}

// factsOf reads an item's facts. Names that the edition does not declare have no
// bearing on it.
func (m *Machine) factsOf(item *auction.Item) (set factSet) {
	for _, f := range item.Facts {
		for i := range m.program.facts {
			if m.program.facts[i].Name != f.Name {
				continue
			}
			bit := uint16(1) << i
			set.given |= bit
			if f.Value != "false" {
				set.value |= bit
			}
			if m.program.facts[i].Suits {
				set.suits = suitsOf(f.Value)
			}
		}
	}
	if item.Action == auction.Slips {
		m.slip(&set)
	}
	return set
}

// slip states what "~" stands for: the call was not meant, and there was no pause.
func (m *Machine) slip(set *factSet) {
	for i := range m.program.facts {
		bit := uint16(1) << i
		switch m.program.facts[i].Name {
		case "inadvertent":
			set.given, set.value = set.given|bit, set.value|bit
		case "pause":
			set.given |= bit
		}
	}
}

// suitsOf reads "H" or "H+S".
func suitsOf(text string) (set auction.Suits) {
	for i := 0; i < len(text); i++ {
		switch text[i] {
		case 'C':
			set = set.With(auction.Clubs)
		case 'D':
			set = set.With(auction.Diamonds)
		case 'H':
			set = set.With(auction.Hearts)
		case 'S':
			set = set.With(auction.Spades)
		}
	}
	return set
}
