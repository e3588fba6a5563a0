package interp

import (
	"cmp"
	"slices"

	"lawc/law"
)

// A slot is a term or a fact that the provisions of a moment read.
type slot struct {
	name string
	term *law.Term
	fact int // index of the fact, or -1
	now  bool
	size int
	// possible are the provisions that each value leaves possible.
	possible []set
	// readers are the provisions that read the slot.
	readers set
	// Of a fact: evident, nobody need tell of it; turned are the provisions possible
	// where no fact is told and this one is the other way round.
	evident bool
	turned  set
}

// findSlots compiles the predicates of a moment and lists what its provisions
// read: terms first, those before that more provisions read, so that an answer of
// nothing is soon known.
func (c *compiler) findSlots(m law.Moment, at *compiled) (all [][]expression) {
	count := map[string]int{}
	for _, p := range at.provisions {
		for _, w := range p.source.When {
			if c.isTerm(w.Term.Text) {
				p.reads = append(p.reads, w.Term.Text)
			}
		}
		var mine []expression
		for _, source := range p.source.Exprs {
			e := c.predicate(source, p.clause.ID)
			for _, r := range e.reads {
				c.checkMoment(m, r, p.clause.ID)
				p.names = append(p.names, r.name)
			}
			mine = append(mine, e)
			p.expressions = mine
			p.reads = append(p.reads, c.spread(e.reads)...)
		}
		all = append(all, mine)
		slices.Sort(p.reads)
		p.reads = slices.Compact(p.reads)
		for _, name := range p.reads {
			count[name]++
		}
	}
	for name := range count {
		at.slots = append(at.slots, c.slot(name))
	}
	slices.SortFunc(at.slots, func(a, b slot) int {
		return cmp.Or(cmp.Compare(min(a.fact, 0), min(b.fact, 0)), cmp.Compare(count[b.name], count[a.name]), cmp.Compare(a.name, b.name))
	})
	for at.terms < len(at.slots) && at.slots[at.terms].fact < 0 {
		at.terms++
	}
	return all
}

// checkMoment reports a term that cannot be read at the moment, where a predicate
// names it or the definition that reads it.
func (c *compiler) checkMoment(m law.Moment, r reading, clause string) {
	names := []string{r.name}
	if d := c.definitions[r.name]; d != nil {
		names = d.reads
	}
	for _, name := range names {
		if term := law.TermNamed(name); term == nil || term.At.Has(m) {
			continue
		}
		through := ""
		if name != r.name {
			through = ", which " + r.name + " reads,"
		}
		c.problem(r.pos, clause, "L108", "%s%s cannot be read at %s", name, through, m)
	}
}

// slot is a name's slot, with no provision excluded yet.
func (c *compiler) slot(name string) slot {
	s := slot{name: name, size: 2}
	if s.fact, s.now = c.fact(name); s.fact < 0 {
		s.term = law.TermNamed(name)
		s.size = s.term.Size()
		if size, relative := c.program.relative(s.term.ID, ""); relative != nil {
			s.size = size
		}
	}
	return s
}

// conditions enters what a provision's mapping asks for in the slots.
func (c *compiler) conditions(at *compiled, index int, p *provision) {
	for i := range at.slots {
		s := &at.slots[i]
		if s.possible == nil {
			s.possible = make([]set, s.size)
			for v := range s.possible {
				s.possible[v] = at.all
			}
		}
		if slices.Contains(p.reads, s.name) {
			s.readers.add(index)
		}
		for _, w := range p.source.When {
			if w.Term.Text != s.name {
				continue
			}
			mask := c.mask(s, w, p.clause)
			for v := range s.possible {
				if mask>>v&1 == 0 {
					s.possible[v].drop(index)
				}
			}
		}
	}
}

// mask is the set of values of a slot that a condition accepts.
func (c *compiler) mask(s *slot, w law.Condition, cl *clause) (mask uint32) {
	for _, v := range w.Values {
		switch {
		case s.isRelative(c.program):
			_, holds := c.program.relative(s.term.ID, cl.ID)
			for x := range s.size {
				if holds(x) == (v.Text == "true") {
					mask |= 1 << x
				}
			}
		case v.Text == "true":
			mask |= 1 << 1
		case v.Text == "false":
			mask |= 1 << 0
		case s.term == nil:
		case s.term.IsNumber():
			mask |= 1 << (v.Text[0] - '0')
		default:
			if i := slices.Index(s.term.Values(), v.Text); i >= 0 {
				mask |= 1 << i
			}
		}
	}
	return mask
}

// isRelative reports whether the slot's term is read from the point of view of the
// clause that reads it.
func (s *slot) isRelative(p *Program) bool {
	if s.term == nil {
		return false
	}
	_, holds := p.relative(s.term.ID, "")
	return holds != nil
}

// seenBy is a value of the slot as a clause's predicates see it.
func (s *slot) seenBy(p *Program, v int, clause string) int {
	if s.isRelative(p) {
		_, holds := p.relative(s.term.ID, clause)
		return int(truth(holds(v)))
	}
	return v
}
