package interp

import (
	"lawc/auction"
	"lawc/law"
)

// A question is the situation about which the edition is asked: everything that a
// term can tell of, but for what the machine's place says of the table.
type question struct {
	memory
	// about is the irregularity at issue, or none; its copy is i.
	about int32
	i     *irregularity
	seat  auction.Seat
	call  auction.Call
	// told are the facts of the irregular call, or of the one withdrawn; nil for a
	// call being made. item is the index of its item, over that of the call now
	// made after it.
	told       *factSet
	item, over int
	// cite is the index of the event that cites what applies.
	cite      int
	withdrawn withdrawal
	inWords   bool
	yielded   bool
	// supposed: the answer is not carried out.
	supposed bool
	enforced law.Duration
	request  auction.Request
}

// none is no irregularity, and nowhere no item.
const (
	none    int32 = -1
	nowhere       = -1
)

// pose makes a question in memory that lasts for the step.
func (m *Machine) pose(about int32, seat auction.Seat, call auction.Call, n int) *question {
	if m.posed == len(m.questions) {
		m.questions = append(m.questions, &question{})
	}
	q := m.questions[m.posed]
	m.posed++
	*q = question{}
	q.about, q.seat, q.call, q.item, q.over, q.cite = about, seat, call, n, n, n
	return q
}

// about asks about an irregularity: of the player who made it, unless said
// otherwise.
func (m *Machine) about(k int32, cite int) *question {
	i := &m.pool[k]
	q := m.pose(k, i.seat, i.call, cite)
	q.i, q.item, q.told = i, int(i.n), &i.facts
	return q
}

// values are the values of a moment's slots, in order.
type values [48]uint8

// known is the bit of a fact's value that says that it was told.
const known = 2

// An outcome is what an edition says in one situation: the provisions that apply,
// in the book's order, and the facts whose default made a difference.
type outcome struct {
	applies []*provision
	assumed []slotFact
}

// A slotFact is a fact that was assumed of an item.
type slotFact struct {
	fact int
	item int
}

// consult gives what the edition says at a moment of a situation.
func (m *Machine) consult(moment law.Moment, q *question) outcome {
	at := &m.program.moments[moment]
	if len(at.provisions) == 0 {
		return outcome{}
	}
	m.work++
	observe := m.Observe
	if q.supposed {
		observe = m.Supposed
	}
	var v values
	holding := at.all
	for i := range at.slots[:at.terms] {
		s := &at.slots[i]
		if observe == nil && !holding.meets(&s.readers) {
			continue // nothing that is still possible asks for it
		}
		v[i] = s.read(m, q)
		holding.meet(&s.possible[v[i]])
		if holding.empty() && observe == nil {
			return outcome{}
		}
	}
	if observe == nil && m.untold(q) {
		left := holding
		left.meet(&at.byDefault)
		if left.empty() && !holding.meets(&at.asking) {
			return outcome{}
		}
	}
	for i := at.terms; i < len(at.slots); i++ {
		v[i] = m.factValue(&at.slots[i], q)
	}
	if observe != nil {
		observe(Asked{moment, v})
		if holding.empty() {
			return outcome{}
		}
	}
	return m.answer(at, &v, holding, q)
}

// answer works out which of the provisions that hold as far as terms go apply, and
// which facts had to be assumed for that: those not told whose other value would
// have made other provisions apply.
func (m *Machine) answer(at *compiled, v *values, holding set, q *question) outcome {
	applies := at.applying(v, holding)
	var o outcome
	if !applies.empty() {
		o.applies = m.list(at, applies)
	}
	if !holding.meets(&at.asking) && m.untold(q) {
		return o
	}
	from := len(m.turned)
	for i := at.terms; i < len(at.slots); i++ {
		s := &at.slots[i]
		if v[i]&known != 0 && !q.supposed && holding.meets(&s.readers) {
			m.needed(m.itemOf(q, s), s.fact)
		}
		if v[i]&known != 0 || m.program.facts[s.fact].Evident || !holding.meets(&s.readers) {
			continue
		}
		turned := *v
		turned[i] ^= 1
		if at.applying(&turned, holding) != applies {
			m.turned = append(m.turned, slotFact{s.fact, m.itemOf(q, s)})
		}
	}
	o.assumed = m.turned[from:len(m.turned):len(m.turned)]
	return o
}

// applying narrows the provisions that hold as far as terms go down to those that
// apply: facts and predicates hold, and nothing that holds displaces them.
func (at *compiled) applying(v *values, holding set) set {
	for i := at.terms; i < len(at.slots); i++ {
		holding.meet(&at.slots[i].possible[v[i]&1])
	}
	told := *v
	for i := at.terms; i < len(at.slots); i++ {
		told[i] &= 1
	}
	for i := holding.next(0); i >= 0; i = holding.next(i + 1) {
		for j := range at.provisions[i].predicates {
			if !at.provisions[i].predicates[j].holds(&told) {
				holding.drop(i)
				break
			}
		}
	}
	kept := holding
	for i := holding.next(0); i >= 0; i = holding.next(i + 1) {
		if at.displaced[i].meets(&holding) {
			kept.drop(i)
		}
	}
	return kept
}

// list gives a set of provisions in order, in memory that lasts for the step.
func (m *Machine) list(at *compiled, s set) []*provision {
	from := len(m.scratch)
	for i := s.next(0); i >= 0; i = s.next(i + 1) {
		m.scratch = append(m.scratch, at.provisions[i])
	}
	return m.scratch[from:len(m.scratch):len(m.scratch)]
}
