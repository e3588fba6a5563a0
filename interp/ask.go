package interp

import (
	"strconv"
	"strings"

	"lawc/law"
)

// Provisions lists the provisions that are looked at at a moment, in the order in
// which Look sees them.
func (p *Program) Provisions(m law.Moment) (list []*law.Provision) {
	for _, have := range p.moments[m].provisions {
		list = append(list, have.source)
	}
	return list
}

// Translate gives what the program would be asked in a situation in which another,
// for an edition that differs in a clause, was asked something. It reports false
// if the program reads more than the other.
func (p *Program) Translate(from *Program, a Asked) (Asked, bool) {
	is, was := &p.moments[a.Moment], &from.moments[a.Moment]
	t := Asked{Moment: a.Moment}
	for i := range is.slots {
		s := &is.slots[i]
		j := was.slotNamed(s.name)
		if j < 0 {
			return t, false
		}
		t.key |= was.slots[j].bits(a.key) << s.shift
	}
	return t, true
}

func (at *compiled) slotNamed(name string) int {
	for i := range at.slots {
		if at.slots[i].name == name {
			return i
		}
	}
	return -1
}

// bits is all that a key holds of a slot; of a fact also whether it was given.
func (s *slot) bits(key uint64) uint64 {
	if s.fact >= 0 {
		return key >> s.shift & 3
	}
	return s.value(key)
}

// Holds reports whether the conditions of one provision hold, by its place among
// the provisions of the moment.
func (m *Machine) Holds(a Asked, place int) bool {
	at := &m.program.moments[a.Moment]
	p := at.provisions[place]
	for _, w := range p.conditions {
		if w.mask>>at.slots[w.term].value(a.key)&1 == 0 {
			return false
		}
	}
	if p.predicate == nil {
		return true
	}
	m.fill(at, a.key)
	return m.truthOf(p)
}

// Turned lists what would be asked if one fact that was not given were the other
// way round: an answer also says which facts it had to assume.
func (p *Program) Turned(a Asked) (list []Asked) {
	at := &p.moments[a.Moment]
	for i := range at.slots {
		s := &at.slots[i]
		if s.fact >= 0 && a.key>>s.shift&known == 0 && !p.facts[s.fact].Evident {
			list = append(list, Asked{a.Moment, a.key ^ 1<<s.shift})
		}
	}
	return list
}

// Answer gives what the edition answers in a form that can be compared between
// programs: the provisions that apply, each as its clause and its number there, and
// the facts assumed.
func (m *Machine) Answer(a Asked) string {
	at := &m.program.moments[a.Moment]
	o := m.evaluate(at, a.key)
	var b strings.Builder
	for _, p := range o.applies {
		b.WriteString(p.clause.ID)
		b.WriteByte('#')
		b.WriteString(strconv.Itoa(p.number()))
		b.WriteByte(' ')
	}
	for _, f := range o.assumed {
		b.WriteString(m.program.facts[f].Name)
		b.WriteByte(' ')
	}
	return b.String()
}

// number is the place of a provision in its clause.
func (p *provision) number() int {
	for i := range p.clause.Provisions {
		if &p.clause.Provisions[i] == p.source {
			return i
		}
	}
	return -1
}

// SameBids reports whether two programs rank bids in the same way.
func (p *Program) SameBids(q *Program) bool {
	p.tabulate.Do(p.tabulateBids)
	q.tabulate.Do(q.tabulateBids)
	return p.ranks == q.ranks && p.above == q.above
}

// Reads reports whether a provision's predicate reads a name, by itself or through
// a definition.
func (p *Program) Reads(of *law.Provision, name string) bool {
	return indexOf(p.reading(of), name) >= 0
}

// Gaps lists the findings for which the edition has had no clause so far. The list
// is the machine's own.
func (m *Machine) Gaps() []law.Gap { return m.gaps }
