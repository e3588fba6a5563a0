package table

import (
	"math/bits"
	"slices"
)

// A Condition is one thing that a label says: that a feature has a value.
type Condition struct {
	Feature Feature
	Value   uint8
}

// A Conjunction is conditions that hold together. None hold everywhere.
type Conjunction []Condition

// holds reports whether it is so of a vector.
func (c Conjunction) holds(v vector) bool {
	for _, x := range c {
		if v[x.Feature] != x.Value {
			return false
		}
	}
	return true
}

// labeller finds, for each row of a group and stage, the fewest conditions that tell
// its incidents from all others there.
type labeller struct {
	vectors []vector
	// of is the row of each vector.
	of []int
	// sets holds for each condition that occurs the vectors of which it is so.
	sets map[Condition]bitset
	// most is how many conjunctions are looked for.
	most int
}

func newLabeller(vectors []vector, of []int, most int) *labeller {
	l := &labeller{vectors: vectors, of: of, sets: map[Condition]bitset{}, most: most}
	for i, v := range vectors {
		for f := range v {
			if v[f] == 0 {
				continue
			}
			c := Condition{Feature(f), v[f]}
			if l.sets[c] == nil {
				l.sets[c] = newBitset(len(vectors))
			}
			l.sets[c].add(i)
		}
	}
	return l
}

// label gives a row's conjunctions, which together hold of its incidents and, where
// conditions can tell these apart, of no others.
func (l *labeller) label(row int) (list []Conjunction) {
	left, others := newBitset(len(l.vectors)), newBitset(len(l.vectors))
	for i := range l.vectors {
		if l.of[i] == row {
			left.add(i)
		} else {
			others.add(i)
		}
	}
	for !left.empty() && len(list) < l.most {
		c := l.conjunction(left, others)
		list = append(list, c)
		for i := range l.vectors {
			if left.has(i) && c.holds(l.vectors[i]) {
				left.remove(i)
			}
		}
	}
	return list
}

// exact reports whether conjunctions hold of no other row.
func (l *labeller) exact(row int, label []Conjunction) bool {
	for i, v := range l.vectors {
		if l.of[i] != row && slices.ContainsFunc(label, func(c Conjunction) bool { return c.holds(v) }) {
			return false
		}
	}
	return true
}

// conjunction finds conditions that exclude all others and hold of as many as
// possible of those left: of all of them, if there are such, and else of one and of
// those most like it.
func (l *labeller) conjunction(left, others bitset) Conjunction {
	common := l.shared(left)
	if c, ok := l.exclude(common, left, others); ok {
		return c
	}
	var best Conjunction
	most, clean := -1, false
	tried := 0
	for i := range l.vectors {
		if !left.has(i) {
			continue
		}
		if tried++; tried > mostSeeds {
			break
		}
		seed := newBitset(len(l.vectors))
		seed.add(i)
		c, ok := l.exclude(l.shared(seed), left, others)
		covers := 0
		for j := range l.vectors {
			if left.has(j) && c.holds(l.vectors[j]) {
				covers++
			}
		}
		if (ok && !clean) || ok == clean && (covers > most || covers == most && len(c) < len(best)) {
			best, most, clean = c, covers, ok
		}
	}
	return best
}

// mostSeeds is from how many incidents at the most a conjunction is grown.
const mostSeeds = 24

// shared lists the conditions that hold of all of a set, in the order of features.
func (l *labeller) shared(set bitset) (list []Condition) {
	for c, of := range l.sets {
		if of.holdsAll(set) {
			list = append(list, c)
		}
	}
	slices.SortFunc(list, func(a, b Condition) int {
		if a.Feature != b.Feature {
			return int(a.Feature) - int(b.Feature)
		}
		return int(a.Value) - int(b.Value)
	})
	return list
}

// exclude picks conditions until no others are left, each time the one that excludes
// most of them and loses fewest of those wanted, and then drops those not needed.
func (l *labeller) exclude(from []Condition, wanted, others bitset) (c Conjunction, ok bool) {
	stay, kept := others.clone(), wanted.clone()
	for !stay.empty() {
		best, score := -1, 0.0
		for i, x := range from {
			out := stay.count() - stay.countAnd(l.sets[x])
			if out == 0 {
				continue
			}
			s := float64(out)/float64(stay.count()) - 1 + float64(kept.countAnd(l.sets[x]))/float64(max(1, kept.count())) + 1
			if best < 0 || s > score+1e-9 {
				best, score = i, s
			}
		}
		if best < 0 {
			break
		}
		c = append(c, from[best])
		stay.and(l.sets[from[best]])
		kept.and(l.sets[from[best]])
	}
	c = l.needed(c, others, stay.count())
	slices.SortFunc(c, func(a, b Condition) int { return int(a.Feature) - int(b.Feature) })
	return c, stay.empty()
}

// needed drops conditions without which no more others are let in.
func (l *labeller) needed(c Conjunction, others bitset, in int) Conjunction {
	for i := 0; i < len(c); {
		less := slices.Delete(slices.Clone(c), i, i+1)
		stay := others.clone()
		for _, x := range less {
			stay.and(l.sets[x])
		}
		if stay.count() <= in {
			c = less
		} else {
			i++
		}
	}
	return c
}

// A bitset is a set of small numbers.
type bitset []uint64

func newBitset(n int) bitset    { return make(bitset, (n+63)/64) }
func (b bitset) add(i int)      { b[i/64] |= 1 << (i % 64) }
func (b bitset) remove(i int)   { b[i/64] &^= 1 << (i % 64) }
func (b bitset) has(i int) bool { return b[i/64]>>(i%64)&1 != 0 }
func (b bitset) clone() bitset  { return slices.Clone(b) }
func (b bitset) empty() bool    { return b.count() == 0 }
func (b bitset) and(other bitset) {
	for i := range b {
		b[i] &= other[i]
	}
}

func (b bitset) count() (n int) {
	for _, word := range b {
		n += bits.OnesCount64(word)
	}
	return n
}

func (b bitset) countAnd(other bitset) (n int) {
	for i, word := range b {
		n += bits.OnesCount64(word & other[i])
	}
	return n
}

// holdsAll reports whether all of another set is in b.
func (b bitset) holdsAll(other bitset) bool {
	for i, word := range other {
		if word&^b[i] != 0 {
			return false
		}
	}
	return true
}
