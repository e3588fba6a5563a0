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
	v := at.untold
	holding := at.all
	for i := range at.reads {
		s := &at.reads[i]
		if !holding.meets(&s.readers) && observe == nil {
			continue // nothing that is still possible asks for it
		}
		v[i] = s.read(m, q)
		holding.meet(&s.possible[v[i]])
		if holding.empty() && observe == nil {
			return outcome{}
		}
	}
	if observe != nil {
		m.heard(observe, moment, v, q)
		if holding.empty() {
			return outcome{}
		}
	}
	if m.untold(q) {
		return m.answerUntold(at, &v, holding, q)
	}
	return m.answer(at, &v, holding, q)
}

// heard tells what is asked to who listens.
func (m *Machine) heard(observe func(Asked), moment law.Moment, v values, q *question) {
	at := &m.program.moments[moment]
	for i := at.terms; i < len(at.slots); i++ {
		v[i] = m.factValue(&at.slots[i], q)
	}
	observe(Asked{moment, v})
}

// answerUntold works out which of the provisions that hold as far as terms go apply,
// where nothing is told, and which facts had to be assumed for that: those whose other
// value would have made other provisions apply.
func (m *Machine) answerUntold(at *compiled, v *values, holding set, q *question) (o outcome) {
	left := holding
	left.meet(&at.byDefault)
	asks := holding.meets(&at.asking)
	if left.empty() && !asks {
		return o
	}
	applies := at.narrowed(v, left)
	o.applies = m.list(at, applies)
	if !asks {
		return o
	}
	from := len(m.turned)
	for i := at.terms; i < len(at.slots); i++ {
		s := &at.slots[i]
		if s.evident || !holding.meets(&s.readers) {
			continue
		}
		turned := holding
		turned.meet(&s.turned)
		v[i] ^= 1
		if at.narrowed(v, turned) != applies {
			m.turned = append(m.turned, slotFact{s.fact, m.itemOf(q, s)})
		}
		v[i] ^= 1
	}
	o.assumed = m.turned[from:len(m.turned):len(m.turned)]
	return o
}

// answer does so where something is told: what is need not be assumed.
func (m *Machine) answer(at *compiled, v *values, holding set, q *question) (o outcome) {
	var told [len(values{})]bool
	for i := at.terms; i < len(at.slots); i++ {
		s := &at.slots[i]
		x := m.factValue(s, q)
		v[i], told[i] = x&1, x&known != 0
		if told[i] && !q.supposed && holding.meets(&s.readers) {
			m.needed(m.itemOf(q, s), s.fact)
		}
	}
	applies := at.applying(v, holding)
	o.applies = m.list(at, applies)
	from := len(m.turned)
	for i := at.terms; i < len(at.slots); i++ {
		s := &at.slots[i]
		if told[i] || s.evident || !holding.meets(&s.readers) {
			continue
		}
		v[i] ^= 1
		if at.applying(v, holding) != applies {
			m.turned = append(m.turned, slotFact{s.fact, m.itemOf(q, s)})
		}
		v[i] ^= 1
	}
	o.assumed = m.turned[from:len(m.turned):len(m.turned)]
	return o
}

// applying narrows the provisions that hold as far as terms go down to those that
// apply: facts and predicates hold, and nothing that holds displaces them.
func (at *compiled) applying(v *values, holding set) set {
	for i := at.terms; i < len(at.slots); i++ {
		holding.meet(&at.slots[i].possible[v[i]])
	}
	return at.narrowed(v, holding)
}

// narrowed is applying where the facts have had their say but for what predicates ask
// of them.
func (at *compiled) narrowed(v *values, holding set) set {
	if holding.meets(&at.predicated) {
		asked := holding
		asked.meet(&at.predicated)
		for i := asked.next(0); i >= 0; i = asked.next(i + 1) {
			if !at.provisions[i].meant(v) {
				holding.drop(i)
			}
		}
	}
	if !holding.meets(&at.yielding) {
		return holding
	}
	kept, yields := holding, holding
	yields.meet(&at.yielding)
	for i := yields.next(0); i >= 0; i = yields.next(i + 1) {
		if at.displaced[i].meets(&holding) {
			kept.drop(i)
		}
	}
	return kept
}

// meant reports whether the predicates of a provision hold.
func (p *provision) meant(v *values) bool {
	for j := range p.predicates {
		if !p.predicates[j].holds(v) {
			return false
		}
	}
	return true
}

// list gives a set of provisions in order, in memory that lasts for the step.
func (m *Machine) list(at *compiled, s set) []*provision {
	if s.empty() {
		return nil
	}
	from := len(m.scratch)
	for i := s.next(0); i >= 0; i = s.next(i + 1) {
		m.scratch = append(m.scratch, at.provisions[i])
	}
	return m.scratch[from:len(m.scratch):len(m.scratch)]
}
