package interp

import (
	"cmp"
	"math/bits"
	"slices"

	"lawc/law"
)

// How an edition is asked. A moment knows the terms and facts that its provisions
// read: its slots. For each value of each slot it has, as bits, the provisions
// that the value leaves possible, so that a question is the intersection of a few
// words; a predicate is a table with a bit for each combination of values that it
// reads, filled from its expression when the edition is compiled. Nothing is
// remembered from one question to the next, and no question is slower than others.

// A compiled moment is the provisions looked at then and the slots that they read.
type compiled struct {
	provisions []*provision
	slots      []slot
	// terms is how many of the slots, which come first, are terms.
	terms int
	// all holds a bit for each provision.
	all set
	// displaced holds for each provision those that it gives way to.
	displaced []set
	// byDefault are the provisions possible where no fact is told, asking those
	// that turn on a fact which only a person can know.
	byDefault, asking set
}

// maxProvisions is how many provisions a moment can have.
const maxProvisions = 64 * len(set{})

// A set of provisions of one moment, by bit.
type set [2]uint64

func (s *set) add(i int)      { s[i/64] |= 1 << (i % 64) }
func (s *set) has(i int) bool { return s[i/64]>>(i%64)&1 != 0 }
func (s *set) drop(i int)     { s[i/64] &^= 1 << (i % 64) }
func (s *set) empty() bool    { return s[0]|s[1] == 0 }

func (s *set) meet(t *set) {
	s[0], s[1] = s[0]&t[0], s[1]&t[1]
}

func (s *set) meets(t *set) bool { return s[0]&t[0]|s[1]&t[1] != 0 }

// next gives the first member from i on, or -1.
func (s *set) next(i int) int {
	for w := i / 64; w < len(s); w++ {
		if rest := s[w] >> (i % 64); rest != 0 {
			return i + bits.TrailingZeros64(rest)
		}
		i = (w + 1) * 64
	}
	return -1
}

// A slot is a term or a fact that the provisions of a moment read.
type slot struct {
	name string
	term *law.Term
	read func(*Machine, *question) uint8
	fact int // index of the fact, or -1
	now  bool
	size int
	// possible are the provisions that each value leaves possible.
	possible []set
	// readers are the provisions that read the slot.
	readers set
}

// A predicate is a table over the values of the slots that it reads.
type predicate struct {
	source  law.Source
	slots   []int
	strides []int
	table   []uint64
}

// holds looks a predicate up for the values of a moment's slots.
func (p *predicate) holds(values *values) bool {
	at := 0
	for i, s := range p.slots {
		at += int(values[s]) * p.strides[i]
	}
	return p.table[at/64]>>(at%64)&1 != 0
}

// maxTable bounds the combinations that one predicate can tell apart.
const maxTable = 1 << 18

// layOut finds the slots of a moment and fills its tables.
func (c *compiler) layOut(m law.Moment) {
	at := &c.program.moments[m]
	if len(at.provisions) > maxProvisions {
		c.problem(law.Pos{Line: 1, Col: 1}, "", "L107", "%d provisions are looked at at %s; expected %d at most", len(at.provisions), m, maxProvisions)
		return
	}
	expressions := c.findSlots(m, at)
	if len(at.slots) > len(values{}) {
		c.problem(law.Pos{Line: 1, Col: 1}, "", "L107", "the provisions at %s read %d terms together; expected %d at most", m, len(at.slots), len(values{}))
		return
	}
	for i := range at.provisions {
		at.all.add(i)
	}
	for i, p := range at.provisions {
		c.conditions(at, i, p)
		for _, e := range expressions[i] {
			if e.program != nil {
				c.tabulate(at, p, e)
			}
		}
	}
	at.displaced = make([]set, len(at.provisions))
	for i, p := range at.provisions {
		for j, q := range at.provisions {
			if p.clause != q.clause && slices.Contains(q.displaces, p.clause) {
				at.displaced[i].add(j)
			}
		}
	}
	c.withoutFacts(at)
	switch m {
	case law.AtCalledOver:
		c.program.inWords = at.acceptsInWords()
	case law.AtRuling:
		c.program.ruledOn = at.ruledOn()
	case law.AtContract:
		c.program.lasting, c.program.lookedBack = at.lasting(0), at.lasting(1)|at.lasting(0)
	}
}

// withoutFacts works out what is left of a moment where nothing is told.
func (c *compiler) withoutFacts(at *compiled) {
	at.byDefault = at.all
	for i := at.terms; i < len(at.slots); i++ {
		s := &at.slots[i]
		f := &c.program.facts[s.fact]
		at.byDefault.meet(&s.possible[truth(f.Default)])
		if !f.Evident {
			for r := s.readers.next(0); r >= 0; r = s.readers.next(r + 1) {
				at.asking.add(r)
			}
		}
	}
}

// ruledOn are the findings for which a provision applies whatever else is so.
func (at *compiled) ruledOn() (f law.FindingSet) {
	finding := at.slotOf(law.TermIrregularity)
	for i, p := range at.provisions {
		if finding < 0 || len(p.predicates) > 0 || !at.displaced[i].empty() || !at.restricts(i, finding) {
			continue
		}
		for v := range law.Findings() {
			if at.slots[finding].possible[v].has(i) {
				f = f.With(law.Finding(v + 1))
			}
		}
	}
	return f
}

// restricts reports whether a provision asks for nothing but what one slot holds.
func (at *compiled) restricts(i, only int) bool {
	for j := range at.slots {
		for v := range at.slots[j].possible {
			if j != only && !at.slots[j].possible[v].has(i) {
				return false
			}
		}
	}
	return true
}

// lasting are the findings for which a provision can apply when the bid that stood when
// they were made has become the contract (1), or has not (0).
func (at *compiled) lasting(became uint8) (f law.FindingSet) {
	finding, bid := at.slotOf(law.TermIrregularity), at.slotOf(law.TermBecameContract)
	for i := range at.provisions {
		if bid >= 0 && !at.slots[bid].possible[became].has(i) {
			continue
		}
		for v := range law.Findings() {
			if finding < 0 || at.slots[finding].possible[v].has(i) {
				f = f.With(law.Finding(v + 1))
			}
		}
	}
	return f
}

// acceptsInWords reports whether somebody can accept a call in so many words.
func (at *compiled) acceptsInWords() bool {
	for i, p := range at.provisions {
		words := at.slotOf(law.TermInWords)
		if p.accepts() && (words < 0 || at.slots[words].possible[1].has(i)) {
			return true
		}
	}
	return false
}

// accepts reports whether a provision lets an irregular call stand, or the right to a
// penalty go.
func (p *provision) accepts() bool {
	for j := range p.does {
		switch p.does[j].kind {
		case law.BringAccept, law.BringForfeit, law.BringCountAsPass:
			return true
		}
	}
	return false
}

func (at *compiled) slotOf(t law.TermID) int {
	return slices.IndexFunc(at.slots, func(s slot) bool { return s.term != nil && s.term.ID == t })
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
		s.read, s.size = readers[s.term.ID], s.term.Size()
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

// tabulate fills the table of one predicate.
func (c *compiler) tabulate(at *compiled, p *provision, e expression) {
	t := predicate{source: e.source}
	size := 1
	names := c.spread(e.reads)
	for i := range at.slots {
		if slices.Contains(names, at.slots[i].name) {
			t.slots, t.strides = append(t.slots, i), append(t.strides, size)
			size *= at.slots[i].size
		}
	}
	if size > maxTable {
		c.problem(e.source.At(1, 0), p.clause.ID, "L107", "this predicate reads too much at once: %d combinations of values; expected %d at most", size, maxTable)
		return
	}
	t.table = make([]uint64, (size+63)/64)
	ask, needed := newAsker(), c.needed(e.reads)
	for v := range size {
		for i, s := range t.slots {
			ask.env[at.slots[s].name] = at.slots[s].value(c.program, v/t.strides[i]%at.slots[s].size, p.clause.ID)
		}
		for _, d := range needed {
			ask.env[d.name] = ask.holds(d.program)
		}
		if ask.holds(e.program) {
			t.table[v/64] |= 1 << (v % 64)
		}
	}
	p.predicates = append(p.predicates, t)
}

// needed lists the definitions that a predicate reads, each after those that it
// reads itself.
func (c *compiler) needed(reads []reading) (list []*definition) {
	for _, r := range reads {
		d := c.definitions[r.name]
		if d == nil || slices.Contains(list, d) {
			continue
		}
		for _, n := range c.needed(d.names) {
			if !slices.Contains(list, n) {
				list = append(list, n)
			}
		}
		list = append(list, d)
	}
	return list
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

// value is a value of the slot as a clause's predicates see it.
func (s *slot) value(p *Program, v int, clause string) any {
	switch {
	case s.fact >= 0:
		return v == 1
	case s.isRelative(p):
		_, holds := p.relative(s.term.ID, clause)
		return holds(v)
	case s.term.IsTruth():
		return v == 1
	case s.term.IsNumber():
		return v
	}
	return words[s.term.Values()[v]]
}
