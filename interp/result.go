package interp

import (
	"lawc/auction"
	"lawc/law"
)

// Result says how the record stands so far. It is valid until the next item.
func (m *Machine) Result() *law.Result {
	if m.held.on {
		m.release() // nothing came that the held call could have followed
	}
	r := &m.result
	r.Edition, r.Record = m.program.Edition, nil
	r.Phase, r.Turn = m.phase(), law.Nobody
	r.Rights = r.Rights[:0]
	if r.Phase == law.Open {
		r.Turn = law.Player(m.now.turn)
	}
	if r.Phase == law.Pending {
		m.pending(r)
	}
	r.Auction = r.Auction[:0]
	for i := range m.entries {
		r.Auction = append(r.Auction, m.entries[i].Counted)
	}
	r.Contract, r.Doubled, r.Declarer, r.PassedOut = auction.CallPass, 0, law.Nobody, m.now.closed && m.passedOut
	if m.now.closed && m.contract.IsBid() {
		r.Contract, r.Doubled, r.Declarer = m.contract, int(m.now.doubled), m.declarer
	}
	r.Events, r.Clauses = m.events, m.clauses
	m.owed(r)
	for i := range m.rights {
		if m.rights[i].holds(m) {
			r.Rights = append(r.Rights, m.rights[i].Right)
		}
	}
	r.Discretion, r.Assumed, r.NotCovered = m.discretion, m.assumed, m.gaps
	return r
}

// phase is how far the auction has come.
func (m *Machine) phase() law.Phase {
	if m.undecided {
		return law.Undecided
	}
	for _, k := range m.active {
		if m.irregularities[k].stage == open {
			return law.Pending
		}
	}
	if m.now.closed {
		return law.Closed
	}
	return law.Open
}

// pending lists who may accept what is open; the turn is his who may accept the
// latest of it.
func (m *Machine) pending(r *law.Result) {
	for _, k := range m.active {
		if m.irregularities[k].stage != open || m.irregularities[k].noCall {
			continue
		}
		c, inWords := m.acceptance(k)
		i := &m.irregularities[k]
		r.Turn = law.Nobody
		if c == nil {
			continue
		}
		r.Turn = law.Player(i.seat.Left())
		r.Rights = append(r.Rights, law.Right{Kind: law.AcceptCall, Holder: r.Turn, On: law.Player(i.seat), CallOnly: !inWords, Clause: c.Clause})
	}
}

// owed lists what is still to be served. Nothing is, once the auction is closed.
func (m *Machine) owed(r *law.Result) {
	r.MustPass, r.Must, r.MayNot = [4]law.Duration{}, r.Must[:0], r.MayNot[:0]
	if m.now.closed {
		return
	}
	r.MustPass, r.MustPassBy = m.mustPass, m.mustPassBy
	for i := range m.bans {
		r.MayNot = append(r.MayNot, m.bans[i].Ban)
	}
	for _, k := range m.active {
		i := &m.irregularities[k]
		if i.stage != live || i.duty == law.NoDuty || m.dutyOf(i.seat) != i {
			continue
		}
		d := law.Duty{Seat: i.seat, Do: i.duty, Clause: i.dutyClause}
		switch i.duty {
		case law.Repeat:
			d.Call = i.call
		case law.Replace:
			d.With = i.with
		}
		r.Must = append(r.Must, d)
	}
}
