package byhand_test

import (
	"lawc/auction"
	"lawc/law"
)

// The life of something that went wrong, from when it is found to when it is over, and the
// calls that are withdrawn under it.

// governing82 is what governs a call that is irregular in several ways (37, 36, 32, 27.p3).
func governing82(f law.FindingSet) law.Finding {
	switch {
	case f.Has(law.CallAfterClose):
		return law.CallAfterClose
	case f.Has(law.ChangeOfCall):
		return law.ChangeOfCall
	case f.Has(law.BidOverSeven):
		return law.BidOverSeven
	case f.Has(law.CallWhileRequiredToPass):
		return law.CallWhileRequiredToPass
	case f.Has(law.InadmissibleDouble):
		return law.InadmissibleDouble
	case f.Has(law.InadmissibleRedouble):
		return law.InadmissibleRedouble
	case f.Has(law.CallOutOfRotation):
		return law.CallOutOfRotation
	case f.Has(law.InsufficientBid):
		return law.InsufficientBid
	}
	return law.ExposedCard
}

// remember notes how things stand as seat makes an irregular call.
func (h *hand82) remember(m *memory82, seat auction.Seat) {
	m.turn, m.action, m.lastBid, m.bidder = law.Nobody, h.action, h.lastBid, h.bidder
	m.hadCalled, m.hadBid, m.offenderHad = h.called, h.lastBid.IsBid(), h.has>>seat&1 != 0
	if h.action != auction.Pass {
		switch seat.Seen(h.actor) {
		case auction.Self:
			m.actionBy = 1
		case auction.Partner:
			m.actionBy = 2
		default:
			m.actionBy = 3
		}
	}
	if !h.closed {
		turn := h.turnNow()
		m.turn, m.onTurn = law.Player(turn), uint8(seat.Seen(turn))+1
	}
	m.partnerDoubled = h.doubled != 0 && h.doublers>>seat.Partner()&1 != 0
	if k := h.owedBy(seat); k != nothing82 {
		m.owed, m.owedFor = h.pool[k].duty, h.pool[k].governs
	}
}

// newWrong begins an irregularity, to be filled in where it stands.
func (h *hand82) newWrong(seat auction.Seat, n int, findings law.FindingSet) *wrong82 {
	k := len(h.pool)
	if k == cap(h.pool) {
		h.pool = append(h.pool, wrong82{})[:k]
	}
	h.pool = h.pool[:k+1]
	i := &h.pool[k]
	*i = wrong82{}
	i.n, i.seat, i.findings, i.parent, i.counted = int16(n), seat, findings, nothing82, nothing82
	return i
}

// open puts an irregular call or act, the latest in the pool, aside until it is accepted or
// ruled upon.
func (h *hand82) open(i *wrong82) {
	i.said = int16(len(h.notes))
	h.find(int(i.n), i.findings)
	if !i.isCard {
		h.becomes(int(i.n), law.AwaitsRuling)
	}
	h.begins(i)
}

// begin takes an irregularity into play.
func (h *hand82) begin(i *wrong82) int16 {
	h.pool = append(h.pool, *i)
	return h.begins(&h.pool[len(h.pool)-1])
}

// begins does so with the latest in the pool.
func (h *hand82) begins(i *wrong82) int16 {
	k := int16(len(h.pool) - 1)
	i.governs, i.head, i.told = governing82(i.findings), h.head, h.taken[i.n].told82
	h.active = append(h.active, k)
	return k
}

// leave takes an irregularity out of play.
func (h *hand82) leave(k int16) {
	h.pool[k].stage = over82
	for j, a := range h.active {
		if a == k {
			h.active = append(h.active[:j], h.active[j+1:]...)
			return
		}
	}
}

// forget drops the calls withdrawn under an irregularity.
func (h *hand82) forget(k int16) {
	kept := h.withdrawn[:0]
	for _, w := range h.withdrawn {
		if w.of != k {
			kept = append(kept, w)
		}
	}
	h.withdrawn = kept
}

func (h *hand82) end(k int16) {
	h.leave(k)
	h.forget(k)
}

// openCallOf is the latest irregular call by seat that is open, or nothing.
func (h *hand82) openCallOf(seat auction.Seat) int16 {
	for j := len(h.active) - 1; j >= 0; j-- {
		if i := &h.pool[h.active[j]]; i.isOpenCall() && i.seat == seat {
			return h.active[j]
		}
	}
	return nothing82
}

// isOpen reports whether the call that item n made is open.
func (h *hand82) isOpen(n int) bool {
	for _, k := range h.active {
		if i := &h.pool[k]; i.isOpenCall() && int(i.n) == n {
			return true
		}
	}
	return false
}

// supersede ends an earlier irregularity of the same player and kind under which he owes
// a call or, once the later is ruled upon, which was made in the same way: the later
// one says what follows now.
func (h *hand82) supersede(by int16, ruled bool) {
	i := &h.pool[by]
	for _, k := range h.active {
		old := &h.pool[k]
		again := ruled && old.memory82 == i.memory82 && old.call == i.call && old.findings == i.findings
		if k == by || old.stage != live82 || old.seat != i.seat || old.governs != i.governs || old.duty == law.DutyNone && !again {
			continue
		}
		all := h.withdrawn
		h.withdrawn = h.withdrawn[:0]
		for _, w := range all {
			if w.of == k {
				w.of = by
			}
			h.addWithdrawn(w)
		}
		i.exposed = i.exposed || old.exposed
		h.leave(k)
		return
	}
}

// withdraw notes a call withdrawn in the turn of an irregularity.
func (h *hand82) withdraw(k, n int16, call auction.Call, byChange bool) {
	told := h.taken[n].told82
	if i := &h.pool[k]; i.n == n && i.call == call {
		told = i.told
	}
	h.addWithdrawn(withdrawn82{call: call, told: told, byChange: byChange, of: k, n: n, under: nothing82})
}

func (h *hand82) addWithdrawn(w withdrawn82) {
	for _, have := range h.withdrawn {
		if have.call == w.call && have.told == w.told && have.byChange == w.byChange && have.of == w.of {
			return
		}
	}
	h.withdrawn = append(h.withdrawn, w)
}
