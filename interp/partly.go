package interp

import "lawc/law"

// What can be said of a question before it is asked, when an edition is compiled: some terms
// are known then, all others and all facts may be anything.

// A verdict is the provisions that apply whatever the terms that are left open might be.
type verdict struct {
	known   bool
	applies []*provision
	// asStood: they undo doubles at most, so all else of the place is as it was.
	asStood bool
}

// A partly is a question of which only some terms are known.
type partly struct {
	at    *compiled
	known [law.TermCount]bool
	value [law.TermCount]uint8
}

func (p *partly) is(t law.TermID, value uint8) { p.known[t], p.value[t] = true, value }

// silent reports whether no provision can apply, nothing being told.
func (p *partly) silent() bool {
	var v values
	left := p.at.all
	for i := range p.at.slots[:p.at.terms] {
		if s := &p.at.slots[i]; p.known[s.term.ID] {
			v[i] = p.value[s.term.ID]
			left.meet(&s.possible[v[i]])
		}
	}
	byDefault := left
	byDefault.meet(&p.at.byDefault)
	for i := byDefault.next(0); i >= 0; i = byDefault.next(i + 1) {
		if !p.refuted(i, &v) {
			return false
		}
	}
	return !left.meets(&p.at.asking)
}

// possible gives the provisions that could apply, something being told or not, and the
// values of what is known.
func (p *partly) possible(v *values) set {
	left := p.at.all
	for i := range p.at.slots[:p.at.terms] {
		if s := &p.at.slots[i]; p.known[s.term.ID] {
			v[i] = p.value[s.term.ID]
			left.meet(&s.possible[v[i]])
		}
	}
	for i := left.next(0); i >= 0; i = left.next(i + 1) {
		if p.refuted(i, v) {
			left.drop(i)
		}
	}
	return left
}

// decides gives the provisions that apply, nothing being told, if that is known.
func (p *partly) decides() verdict {
	var v values
	left := p.possible(&v)
	for i := left.next(0); i >= 0; i = left.next(i + 1) {
		if !p.holds(i, &v) {
			return verdict{}
		}
	}
	d := verdict{known: true, asStood: true}
	for i := left.next(0); i >= 0; i = left.next(i + 1) {
		if q := p.at.provisions[i]; !p.at.displaced[i].meets(&left) {
			d.applies = append(d.applies, q)
			d.asStood = d.asStood && q.onlyUndoubles()
		}
	}
	return d
}

// holds reports whether a provision that the known terms leave possible is known to
// apply: no other term or fact could rule it out, and its predicates hold.
func (p *partly) holds(i int, v *values) bool {
	for j := range p.at.slots {
		s := &p.at.slots[j]
		if p.isKnown(j) {
			continue
		}
		for k := range s.possible {
			if !s.possible[k].has(i) {
				return false
			}
		}
	}
	for j := range p.at.provisions[i].predicates {
		if _, fail := p.at.provisions[i].predicates[j].may(p.isKnown, v); fail {
			return false
		}
	}
	return true
}

// isKnown reports whether a slot is that of a term that is known.
func (p *partly) isKnown(slot int) bool {
	return slot < p.at.terms && p.known[p.at.slots[slot].term.ID]
}

// onlyUndoubles reports whether all that a provision brings is that the last bid is
// doubled no more.
func (p *provision) onlyUndoubles() bool {
	for j := range p.does {
		if p.does[j].kind != law.BringUndouble {
			return false
		}
	}
	return true
}

// refuted reports whether a predicate of a provision is known not to hold.
func (p *partly) refuted(i int, v *values) bool {
	for j := range p.at.provisions[i].predicates {
		if hold, _ := p.at.provisions[i].predicates[j].may(p.isKnown, v); !hold {
			return true
		}
	}
	return false
}
