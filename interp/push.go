package interp

import (
	"lawc/auction"
	"lawc/law"
)

// push lets a call count that item n made.
func (m *Machine) push(seat auction.Seat, call auction.Call, n int) { m.count(seat, call, n, n) }

// pushImplied supplies the pass of a player who had to pass and was not waited for
// when item n was made.
func (m *Machine) pushImplied(seat auction.Seat, n int) { m.count(seat, auction.CallPass, -1, n) }

// count lets a call count: the standing moves on, the auction may close, and what
// lives on after a ruling hears of it. n is the item that made the call, or -1 for
// a pass that the law supplies; cite is the item that cites what follows from it.
func (m *Machine) count(seat auction.Seat, call auction.Call, n, cite int) {
	m.tally(seat, call, n)
	if m.counted(seat, call, cite) {
		m.tell(seat, call, cite)
	}
}

// tell lets what lives on after a ruling hear of a call that counts.
func (m *Machine) tell(seat auction.Seat, call auction.Call, cite int) {
	if len(m.active) > 0 {
		m.afterwards(seat, call, cite)
	}
}

// tally enters a call that counts.
func (m *Machine) tally(seat auction.Seat, call auction.Call, n int) {
	e := entry{Counted: law.Counted{Seat: seat, Call: call, OutOfTurn: seat != m.now.turn, Event: int32(n)}, before: m.now, owed: m.mustPass[seat]}
	if n < 0 {
		e.Implied = true
	}
	if e.OutOfTurn && call == auction.CallPass {
		e.skipped = skipsFrom(m.now.turn, seat)
	}
	m.entries = append(m.entries, e)
	m.now = m.now.after(seat, call)
	if call == auction.CallPass && m.mustPass[seat] == law.NextTurn {
		m.mustPass[seat] = law.Free
	}
	if len(m.bans) > 0 || len(m.rights) > 0 {
		m.expire(seat)
	}
}

// counted asks what follows from a call's counting: whether the auction closes,
// for one. It reports whether the call still counts afterwards.
func (m *Machine) counted(seat auction.Seat, call auction.Call, cite int) bool {
	m.ask = question{seat: seat, call: call, item: cite, cite: cite}
	o := m.consult(law.AtCounted)
	if len(o.applies) == 0 {
		return true
	}
	stands := true
	m.carryOut(o, func(a *act, c *clause) {
		switch a.kind {
		case law.Undouble:
			m.now.doubled = 0
		case law.Close:
			m.now.closed = true
			m.closed(seat, call, cite)
			m.contracted(cite)
		case law.GiveTurnBack:
			m.giveTurnBack(c, cite)
			stands = false
		default:
			m.do(a, c)
		}
	})
	return stands
}

// closed asks what the auction, just closed, comes to.
func (m *Machine) closed(seat auction.Seat, call auction.Call, cite int) {
	m.ask = question{seat: seat, call: call, item: cite, cite: cite}
	m.ask.hadCalled, m.ask.hadBid = m.now.called, m.now.lastBid.IsBid()
	m.carryOut(m.consult(law.AtClosed), func(a *act, c *clause) {
		switch a.kind {
		case law.Contract:
			m.contract = m.now.lastBid
		case law.PassedOut:
			m.passedOut = true
		case law.Declarer:
			m.declarer = m.now.namer(m.now.lastBidBy.Side())
			if a.lastToBid {
				m.declarer = law.Player(m.now.lastBidBy)
			}
		default:
			m.do(a, c)
		}
	})
}

// contracted asks what a contract means for each irregularity ruled upon.
func (m *Machine) contracted(cite int) {
	if !m.contract.IsBid() {
		return
	}
	for k := range m.irregularities {
		if m.irregularities[k].ruled {
			m.about(int32(k), cite)
			o := m.consult(law.AtContract)
			m.assume(o)
			m.carryOut(o, m.do)
		}
	}
}

// skipped finds the pass that took somebody's turn, and whose: a pass out of
// rotation that stands, since which nobody has done anything but pass and the
// player has not called.
func (m *Machine) skipped() (at int, who auction.Seat, found bool) {
	first := len(m.entries)
	for first > 0 && m.entries[first-1].Call == auction.CallPass {
		first--
	}
	for j := first; j < len(m.entries); j++ {
		set := m.entries[j].skipped
		if set == 0 {
			continue
		}
		for k := j + 1; k < len(m.entries); k++ {
			set &^= 1 << m.entries[k].Seat
		}
		for s, left := m.entries[j].before.turn, 0; left < 4 && set != 0; s, left = s.Left(), left+1 {
			if set&(1<<s) != 0 {
				return j, s, true
			}
		}
	}
	return 0, 0, false
}

// giveTurnBack cancels the pass that took somebody's turn and all calls after it.
func (m *Machine) giveTurnBack(c *clause, cite int) {
	at, who, found := m.skipped()
	if !found {
		return
	}
	for _, e := range m.entries[at:] {
		if e.Event >= 0 {
			m.events[e.Event].Status = law.Cancelled
			m.cite(c, int(e.Event))
		}
	}
	m.events[cite].Findings = m.events[cite].Findings.With(law.SkippedPlayer)
	m.takeBack(at, law.Cancelled)
	m.now.turn = who
}

// recount works the standing out again from entry j on, after a call among those
// that count has been changed or removed.
func (m *Machine) recount(j int, from standing) {
	m.now = from
	for k := j; k < len(m.entries); k++ {
		e := &m.entries[k]
		e.before = m.now
		m.now = m.now.after(e.Seat, e.Call)
		if e.Call.IsBid() {
			m.now.doubled = 0
		}
	}
	m.reopen()
	if len(m.entries) > 0 {
		last := m.entries[len(m.entries)-1]
		m.counted(last.Seat, last.Call, m.items-1)
	}
}
