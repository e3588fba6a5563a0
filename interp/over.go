package interp

import (
	"lawc/auction"
	"lawc/law"
)

// speaks lets a call speak to the irregularities that are open: it may accept one,
// or make it lapse. It reports whether the call itself is still to be looked at.
func (m *Machine) speaks(seat auction.Seat, call auction.Call, n int) bool {
	if len(m.active) == 0 {
		return true
	}
	m.answering++
	answer := m.answering // a call that is taken again meanwhile gives one of its own
	for k := m.unanswered(n, answer); k != none; k = m.unanswered(n, answer) {
		m.pool[k].answered = answer
		q := m.about(k, int(m.pool[k].n))
		q.seat, q.call, q.over = seat, call, n
		o := m.calledOver(q)
		m.respond(&o, q)
		if m.undecided {
			m.becomes(n, law.AwaitsRuling)
			return false
		}
	}
	return !m.waiting(seat, n) && !m.voided(seat, n)
}

// unanswered is the oldest open irregular call to which the call that item n makes
// has not yet spoken, or none. A call does not speak to itself, nor, when it is
// taken again, to the one that has come in the place of an earlier call.
func (m *Machine) unanswered(n int, answer int32) int32 {
	for _, k := range m.active {
		i := &m.pool[k]
		if i.isOpenCall() && int(i.n) != n && i.answered != answer && !m.isChanged(k, answer) {
			return k
		}
	}
	return none
}

// calledOver asks what a call, or a word, does to an open irregularity. When its maker
// has called again it can at most lapse: the turn in which it was made is past.
func (m *Machine) calledOver(q *question) outcome {
	o := m.consult(law.AtCalledOver, q)
	if len(o.applies) > 0 && m.hasCalledAgain(q.i) && !o.brings(law.BringCancel) {
		return outcome{}
	}
	return o
}

// hasCalledAgain reports whether the maker of an irregular call has made another since
// that counts or is open. A pass that gave a turn back is none; but a change must be of
// his latest call, whatever has become of it.
func (m *Machine) hasCalledAgain(i *irregularity) bool {
	c := m.before[i.seat]
	if !c.valid || c.item <= int(i.n) || i.change {
		return c.valid && c.item > int(i.n)
	}
	at, k, n := m.entryOf(i.seat), m.openCallOf(i.seat), int32(m.makerOf(c.item))
	return at != none && m.entries[at].Event == n || k != none && m.pool[k].n == n
}

// isChanged reports whether an irregular call has been followed by another in the
// same turn that is open too: it is the last that is spoken to, and the first only
// by a call that does nothing to the last.
func (m *Machine) isChanged(k, answer int32) bool {
	for _, a := range m.active {
		i := &m.pool[a]
		if i.stage == open && i.answered != answer && m.isOf(a, k) {
			return true
		}
	}
	return false
}

// callGoesToChange reports whether a call by seat would speak to a later call that its
// maker has made in the same turn, and not to an irregular call itself.
func (m *Machine) callGoesToChange(k int32, seat auction.Seat) bool {
	for _, a := range m.active {
		if i := &m.pool[a]; i.isOpenCall() && m.isOf(a, k) {
			if m.reply(a, seat, false).acts {
				return true
			}
		}
	}
	return false
}

// isOf reports whether one irregular call is a change of another, or a later change of
// the same.
func (m *Machine) isOf(a, k int32) bool {
	i, of := &m.pool[a], &m.pool[k]
	return a > k && (i.parent == k || i.change && of.change && i.seat == of.seat)
}

// A reply is what a seat's call or word would do to an open irregularity.
type reply struct {
	// accepts: the call would stand, or the right to a penalty be lost. settles:
	// it would be settled in one way or another. acts: something at all would follow.
	accepts, settles, acts bool
	clause                 *clause
}

// reply supposes that seat calls, or accepts in so many words.
func (m *Machine) reply(k int32, seat auction.Seat, inWords bool) (r reply) {
	if m.pool[k].noCall {
		return r
	}
	q := m.about(k, int(m.pool[k].n))
	q.seat, q.inWords, q.call, q.supposed, q.over = seat, inWords, auction.CallPass, true, nowhere
	o := m.calledOver(q)
	for _, p := range o.applies {
		if p.accepts() && !r.accepts {
			r.accepts, r.clause = true, p.clause
		}
		r.settles, r.acts = r.settles || p.brings&settling != 0, r.acts || p.acts()
	}
	return r
}

// accept takes somebody's word that he accepts an irregular call: the one that he
// names, or else the latest that he can.
func (m *Machine) accept(item *auction.Item, n int) {
	m.last = law.Nobody
	awaits := false
	for j := len(m.active) - 1; j >= 0; j-- {
		k := m.active[j]
		i := &m.pool[k]
		if !i.isOpenCall() {
			continue
		}
		awaits = true
		took := &m.taken[n].took
		if item.HasNamed && i.call != item.Named || took.is && *took != (acceptance{i.n, i.call, true}) {
			continue
		}
		q := m.about(k, int(i.n))
		q.seat, q.inWords, q.call, q.over = item.Seat, true, auction.CallPass, n
		o := m.calledOver(q)
		if len(o.applies) == 0 {
			continue
		}
		for _, p := range o.applies {
			m.cite(p.clause, n)
		}
		*took = acceptance{i.n, i.call, true}
		offender, of, change := i.seat, i.n, i.change
		m.respond(&o, q)
		if again := m.openCallOf(offender); !m.undecided && again != none && change && !m.pool[again].change && m.pool[again].n == of {
			m.accept(&auction.Item{Seat: item.Seat, Action: auction.Accepts}, n) // the second call was irregular too
		}
		return
	}
	if awaits && m.program.inWords && !m.again {
		m.taken[n].refused = true
		m.find(n, law.FindingSet(0).With(law.DisallowedRequest))
	}
}
