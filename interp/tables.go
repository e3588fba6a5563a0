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
	// terms is how many of the slots, which come first, are terms; reads is what it takes
	// to read these.
	terms int
	reads []reads
	// all holds a bit for each provision.
	all set
	// displaced holds for each provision those that it gives way to; yielding are those
	// that give way to any, predicated those with a predicate.
	displaced            []set
	yielding, predicated set
	// byDefault are the provisions possible where no fact is told, asking those
	// that turn on a fact which only a person can know.
	byDefault, asking set
	// untold are values with those of the facts where none is told.
	untold values
}

// A reads is how a term is read, who asks for it, and what each value leaves possible.
type reads struct {
	readers  set
	read     func(*Machine, *question) uint8
	possible []set
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

// A predicate is what a provision asks beside its mapping.
type predicate struct {
	source law.Source
	*bound
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
	c.bounds = map[*tree]*bound{}
	for i := range at.provisions {
		at.all.add(i)
	}
	for i, p := range at.provisions {
		c.conditions(at, i, p)
		for _, e := range expressions[i] {
			if e.tree != nil {
				c.bind(at, p, e)
			}
		}
	}
	at.displaced = make([]set, len(at.provisions))
	for i, p := range at.provisions {
		for j, q := range at.provisions {
			if p.clause != q.clause && slices.Contains(q.displaces, p.clause) {
				at.displaced[i].add(j)
				at.yielding.add(i)
			}
		}
		if len(p.predicates) > 0 {
			at.predicated.add(i)
		}
	}
	for i := range at.slots[:at.terms] {
		s := &at.slots[i]
		at.reads = append(at.reads, reads{s.readers, readers[s.term.ID], s.possible})
	}
	c.withoutFacts(at)
	c.program.readsSecond = c.program.readsSecond || at.slotOf(law.TermSecondIrregularity) >= 0
	switch m {
	case law.AtCalledOver:
		c.program.inWords = at.acceptsInWords()
	case law.AtContract:
		c.program.lasting, c.program.lookedBack = at.lasting(0), at.lasting(1)|at.lasting(0)
	}
}

// bind makes the tables of one predicate.
func (c *compiler) bind(at *compiled, p *provision, e expression) {
	if b := c.boundTo(at, e.tree, p.clause.ID); b != nil {
		p.predicates = append(p.predicates, predicate{e.source, b})
		return
	}
	c.problem(e.source.At(1, 0), p.clause.ID, "L107", "this predicate reads too much at once; expected parts that can be looked at one by one, joined with and, or, not")
}

// boundTo makes the tables of a tree. Parts that several provisions share have them
// once, unless they are read from the point of view of a clause.
func (c *compiler) boundTo(at *compiled, t *tree, clause string) *bound {
	if b := c.bounds[t]; b != nil {
		return b
	}
	b, relative := &bound{op: t.op}, false
	if t.op != leaf {
		if b.left = c.boundTo(at, t.left, clause); t.right != nil {
			b.right = c.boundTo(at, t.right, clause)
		}
		if b.left == nil || t.right != nil && b.right == nil {
			return nil
		}
		relative = c.bounds[t.left] == nil || t.right != nil && c.bounds[t.right] == nil
	} else if relative = c.fill(at, b, t, clause); b.table == nil {
		return nil
	}
	if !relative {
		c.bounds[t] = b
	}
	return b
}

// fill makes the table of a leaf, and reports whether it is the clause's own.
func (c *compiler) fill(at *compiled, b *bound, t *tree, clause string) (relative bool) {
	size := 1
	for _, name := range t.names {
		s := at.slotNamed(name)
		b.slots, b.strides = append(b.slots, s), append(b.strides, size)
		relative = relative || at.slots[s].isRelative(c.program)
		if size *= at.slots[s].size; size > maxTable {
			return relative
		}
	}
	b.table = make([]uint64, (size+63)/64)
	values := make([]int, len(t.names))
	for v := range size {
		for i, s := range b.slots {
			values[i] = at.slots[s].seenBy(c.program, v/b.strides[i]%at.slots[s].size, clause)
		}
		if t.holds(values) {
			b.table[v/64] |= 1 << (v % 64)
		}
	}
	return relative
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
