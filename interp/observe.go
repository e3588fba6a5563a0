package interp

import (
	"encoding/binary"
	"slices"

	"lawc/law"
)

// Asked is one thing that a machine asked its edition: a moment, and all of the
// situation that the provisions of that moment read. Two that are equal have the
// same answer under one program.
type Asked struct {
	Moment law.Moment
	values values
}

// Sum is a number by which most things asked differ.
func (a *Asked) Sum() uint32 {
	var sum uint64
	for i := 0; i < len(a.values); i += 8 {
		sum = (sum ^ binary.LittleEndian.Uint64(a.values[i:])) * 0x9e3779b97f4a7c15
	}
	return uint32(sum>>32) + uint32(a.Moment)
}

// A Sight is how one provision fared in what was asked.
type Sight struct {
	Clause    *law.Clause
	Provision *law.Provision
	// Holds says of each condition of the provision, in order and its predicate
	// last, whether it holds.
	Holds []bool
	// Applies: all hold and nothing displaces it.
	Applies bool
	// DisplacedBy lists the clauses that apply instead, all conditions holding.
	DisplacedBy []*law.Clause
}

// Held reports whether all conditions hold.
func (s *Sight) Held() bool {
	for _, h := range s.Holds {
		if !h {
			return false
		}
	}
	return true
}

// Alone gives the index of the one condition that does not hold, or -1 if there
// is not just one.
func (s *Sight) Alone() int {
	alone := -1
	for i, h := range s.Holds {
		switch {
		case h:
		case alone >= 0:
			return -1
		default:
			alone = i
		}
	}
	return alone
}

// Look evaluates each condition of all provisions of the moment by itself. It
// may be called while the machine asks.
func (m *Machine) Look(a Asked) (list []Sight) {
	at := &m.program.moments[a.Moment]
	told := at.told(&a.values)
	var holding set
	for i, p := range at.provisions {
		s := Sight{Clause: p.clause.Clause, Provision: p.source}
		for _, w := range p.source.When {
			j := at.slotNamed(w.Term.Text)
			s.Holds = append(s.Holds, j < 0 || at.slots[j].asks(i, told[j]))
		}
		for j := range p.predicates {
			s.Holds = append(s.Holds, p.predicates[j].holds(&told))
		}
		if s.Held() {
			holding.add(i)
		}
		list = append(list, s)
	}
	for i := range at.provisions {
		s := &list[i]
		if !s.Held() {
			continue
		}
		by := at.displaced[i]
		by.meet(&holding)
		for j := by.next(0); j >= 0; j = by.next(j + 1) {
			s.DisplacedBy = append(s.DisplacedBy, at.provisions[j].clause.Clause)
		}
		s.Applies = s.DisplacedBy == nil
	}
	return list
}

// asks reports whether one condition of a provision accepts a value. A term may stand
// in several of its conditions only where the joined ones agree, so what the slot
// leaves possible is what the condition says.
func (s *slot) asks(i int, value uint8) bool {
	return s.possible[value].has(i)
}

// told gives the values without what they say of facts having been told.
func (at *compiled) told(v *values) values {
	told := *v
	for i := at.terms; i < len(at.slots); i++ {
		told[i] &= 1
	}
	return told
}

// Definers lists the clauses that define something which a provision reads: a
// predicate, by its name or through another, or the ranking of denominations.
func (p *Program) Definers(of *law.Provision) (list []*law.Clause) {
	reads := p.reading(of)
	ranked := slices.Contains(reads, "rank") || slices.Contains(reads, "last_rank")
	p.Edition.Clauses(func(_ *law.Article, c *law.Clause) {
		defines := ranked && len(c.Ranks) > 0
		for _, d := range c.Defines {
			defines = defines || slices.Contains(reads, d.Name.Text)
		}
		if defines {
			list = append(list, c)
		}
	})
	return list
}

// reading lists all names that a provision reads, definitions and those included from
// which a term that it reads is worked out.
func (p *Program) reading(of *law.Provision) (reads []string) {
	for i := range p.moments {
		for _, have := range p.moments[i].provisions {
			if have.source == of {
				reads = append(append(reads, have.reads...), have.names...)
			}
		}
	}
	comparesBids := slices.Contains(reads, "lowest_sufficient") || slices.Contains(reads, "still_sufficient")
	if comparesBids && p.superseding != nil {
		reads = append(append(reads, p.superseding.name), p.superseding.reads...)
	}
	return reads
}
