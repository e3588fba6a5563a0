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

func (s *set) add(i int) { s[i/64] |= 1 << (i % 64) }

func (s *set) has(i int) bool { return s[i/64]>>(i%64)&1 != 0 }

func (s *set) drop(i int) { s[i/64] &^= 1 << (i % 64) }

func (s *set) empty() bool { return s[0]|s[1] == 0 }

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

// onlyCites reports whether a provision brings nothing of its own.
func (p *provision) onlyCites() bool {
	for j := range p.does {
		if p.does[j].kind.Spec().Acts {
			return false
		}
	}
	return true
}

// layOut finds the slots of a moment and fills its tables.
func (c *compiler) layOut(m law.Moment) {
	at := &c.program.moments[m]
	if m == law.AtNextCall { // what somebody may do freely is told after what restricts him
		slices.SortStableFunc(at.provisions, func(p, q *provision) int { return cmp.Compare(truth(p.onlyCites()), truth(q.onlyCites())) })
		for i, p := range at.provisions {
			p.index = i
		}
	}
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
	ask, asked := newAsker(), c.worked(at, p, e.program, e.reads)
	digits := make([]int, len(at.slots))
	for v := range size {
		if asked.holds(ask, digits) {
			t.table[v/64] |= 1 << (v % 64)
		}
		for _, s := range t.slots { // on to the next combination
			if digits[s]++; digits[s] < at.slots[s].size {
				break
			}
			digits[s] = 0
		}
	}
	p.predicates = append(p.predicates, t)
}
