package interp

import (
	"slices"

	"lawc/auction"
	"lawc/law"
)

// AppendSituation appends what the future depends on, in a canonical form with
// the seats counted from the player on turn, so that records that differ only in
// what can no longer matter come to the same bytes. What it leaves out: what has
// been cited, assumed and listed so far, the director's discretion, the rights that
// bear on the play, and the calls that no later item of the alphabet can reach.
func (m *Machine) AppendSituation(b []byte) []byte {
	w := situation{b: b, base: m.now.turn}
	if m.undecided {
		return append(b, 255)
	}
	if m.now.closed {
		w.put(1)
		w.player(m.declarer)
	} else {
		w.put(0)
		w.standing(&m.now)
		w.tail(m)
	}
	for i := range auction.Seats {
		seat := m.now.turn + auction.Seat(i)
		w.put(uint8(m.mustPass[seat&3]), m.shown[seat&3].count, truth(m.shown[seat&3].honour)|truth(m.shown[seat&3].led)<<1)
	}
	for k := range m.active {
		w.irregularity(m, m.active[k])
	}
	w.ruledOver(m)
	for i := range m.rights {
		if r := &m.rights[i]; r.Kind == law.Annul {
			w.put(250)
			w.player(r.Holder)
			w.target(m, r)
		}
	}
	for i := range m.bans {
		x := &m.bans[i]
		w.put(251, uint8(w.seat(x.Seat)), uint8(x.Calls), truth(x.Rest), uint8(x.Bid), uint8(w.seat(x.bidder)))
	}
	if m.void.on {
		w.put(252)
		w.player(m.void.seat)
	}
	w.put(truth(m.lastCaller == law.Nobody))
	return w.b
}

// A situation writes bytes with seats counted from base.
type situation struct {
	b    []byte
	base auction.Seat
}

func (w *situation) put(b ...byte) { w.b = append(w.b, b...) }

func (w *situation) seat(s auction.Seat) auction.Seat { return (s - w.base) & 3 }

func (w *situation) player(p law.Player) {
	if p == law.Nobody {
		w.put(9)
		return
	}
	w.put(uint8(w.seat(auction.Seat(p))))
}

func (w *situation) standing(s *standing) {
	w.put(uint8(w.seat(s.turn)), truth(s.called), s.passes, s.lastAction, uint8(s.lastBid))
	if s.lastAction != 0 {
		w.put(uint8(w.seat(s.lastActionBy)))
	}
	if !s.lastBid.IsBid() {
		return
	}
	w.put(uint8(w.seat(s.lastBidBy)), s.doubled)
	if s.doubled != 0 {
		w.put(uint8(w.seat(s.doubledBy)))
	}
	for side := range 2 {
		w.player(s.namer((side + int(w.base)) & 1))
	}
}

// tail writes the calls that a later one can still touch: the last, and the passes
// of which one took somebody's turn.
func (w *situation) tail(m *Machine) {
	n := len(m.entries)
	if n == 0 {
		return
	}
	w.put(uint8(w.seat(m.entries[n-1].Seat)), truth(m.entries[n-1].Implied))
	first := n
	for j := n - 1; j >= 0 && m.entries[j].Call == auction.CallPass; j-- {
		if m.entries[j].skipped != 0 {
			first = j
		}
	}
	for _, e := range m.entries[first:] {
		w.put(uint8(w.seat(e.Seat)), w.seats(e.skipped), uint8(e.owed))
	}
}

// seats writes a set of seats from the base.
func (w *situation) seats(set uint8) uint8 {
	return (set>>w.base | set<<(4-w.base)) & 15
}

func (w *situation) irregularity(m *Machine, k int32) {
	i := &m.irregularities[k]
	w.put(249, uint8(i.stage), uint8(w.seat(i.seat)), uint8(i.call), uint8(i.governs), uint8(i.findings), uint8(i.findings>>8),
		i.onTurn, i.lastBidBy, i.lastAction, i.lastActionBy, truth(i.hadCalled)|truth(i.hadBid)<<1|truth(i.misnamed)<<2|truth(i.noCall)<<3|
			truth(i.firstLegal)<<4|truth(i.calledSince)<<5|truth(i.cancelled)<<6,
		uint8(i.lastBid), uint8(w.seat(i.lastBidder)), i.rhoHas, uint8(i.duty), uint8(i.with))
	w.facts(m.facts[i.n])
	if i.isChange() && i.first >= 0 {
		w.put(uint8(m.entries[i.first].Call), uint8(m.entries[i.first].owed), truth(int(i.first) == len(m.entries)-1))
		w.standing(&m.entries[i.first].before)
	}
	for j := range m.withdrawn {
		if x := &m.withdrawn[j]; x.irregularity == k {
			w.put(248, uint8(x.call))
			w.facts(m.facts[x.n])
		}
	}
}

func (w *situation) facts(f factSet) {
	w.put(uint8(f.given), uint8(f.given>>8), uint8(f.value), uint8(f.value>>8), uint8(f.suits))
}

// ruledOver writes the irregularities that are over but may yet matter to the
// contract: those that met the bid that is still the last.
func (w *situation) ruledOver(m *Machine) {
	if m.now.closed || len(m.program.moments[law.AtContract].provisions) == 0 {
		return
	}
	for k := range m.irregularities {
		i := &m.irregularities[k]
		if i.stage == over && i.ruled && i.lastBid.IsBid() && i.lastBid == m.now.lastBid && i.lastBidder == m.now.lastBidBy {
			w.put(247, uint8(w.seat(i.seat)), uint8(i.governs))
		}
	}
}

// target writes the call that may be annulled and what there was before it.
func (w *situation) target(m *Machine, r *right) {
	for j := range m.entries {
		if e := &m.entries[j]; e.Event == r.target {
			w.put(uint8(len(m.entries)-j), uint8(e.Call), uint8(len(r.becomes)))
			w.standing(&e.before)
			for _, later := range m.entries[j+1:] {
				w.put(uint8(w.seat(later.Seat)), uint8(later.Call))
			}
			return
		}
	}
}

// Second reports whether a call by seat would be a second one in the same turn.
func (m *Machine) Second(seat auction.Seat) bool { return m.isSecond(seat) }

// Turn is whose turn it is, an irregular call in rotation having passed it on.
func (m *Machine) Turn() auction.Seat { return m.turnNow() }

// Active counts the irregularities that are open or live.
func (m *Machine) Active() int { return len(m.active) }

// Irregularities counts those found so far.
func (m *Machine) Irregularities() int { return len(m.irregularities) }

// Ended reports whether nothing more can be interpreted.
func (m *Machine) Ended() bool { return m.undecided }

// CitedSince lists the clauses that bore on some event since a place was saved, in
// the order of the events.
func (m *Machine) CitedSince(s *Snapshot) (list []*law.Clause) {
	for n := range m.events {
		from := 0
		if n < len(s.events) && len(s.events[n].Clauses) <= len(m.events[n].Clauses) {
			from = len(s.events[n].Clauses)
		}
		for _, c := range m.events[n].Clauses[from:] {
			if !slices.Contains(list, c) {
				list = append(list, c)
			}
		}
	}
	return list
}

// Calls counts the calls that counted when the place was saved.
func (s *Snapshot) Calls() int { return len(s.entries) }

// Status is that of item n, from 0, when the place was saved, if it was there.
func (s *Snapshot) Status(n int) (law.Status, bool) {
	if n >= len(s.events) {
		return 0, false
	}
	return s.events[n].Status, true
}

// Offender is who made the latest irregular call or act, or Nobody.
func (m *Machine) Offender() law.Player {
	if n := len(m.irregularities); n > 0 {
		return law.Player(m.irregularities[n-1].seat)
	}
	return law.Nobody
}
