package interp

import (
	"lawc/auction"
	"lawc/law"
)

// A memory is what was so when a call was made, in values of terms.
type memory struct {
	onTurn       uint8
	lastBidBy    uint8
	lastAction   uint8
	lastActionBy uint8
	conventional bool
	hadCalled    bool
	hadBid       bool
	offenderHad  bool
	misnamed     bool
	// partnerDoubled: the partner had doubled or redoubled the last bid.
	partnerDoubled bool
	owed           law.DutyKind
	owedFor        law.Finding
	lastBid        auction.Call
	lastBidder     auction.Seat
	turn           law.Player
}

// A withdrawal is a call that its maker has withdrawn, or been made to.
type withdrawal struct {
	what withdrawn
	// of is the irregularity in whose turn it was made, n its item; under is the
	// accepted change by which it was withdrawn, or none.
	of, n, under int32
}

type withdrawn struct {
	call      auction.Call
	specified denominations
	// change: it was the second call of a change.
	change bool
	facts  factSet
}

// withdraw notes a call withdrawn in the turn of an irregularity.
func (m *Machine) withdraw(k int32, n int, call auction.Call, change bool) {
	m.needed(n, m.program.suitFact)
	w := withdrawn{call, m.specifies(n, call), change, m.taken[n].facts}
	if i := &m.pool[k]; int(i.n) == n && call == i.call {
		w.specified, w.facts = i.specified, i.facts
	}
	m.addWithdrawn(withdrawal{w, k, int32(n), none})
}

// addWithdrawn lists a call withdrawn, once: to make it again is to say the same.
func (m *Machine) addWithdrawn(w withdrawal) {
	for _, have := range m.withdrawn {
		if have.what == w.what && have.of == w.of {
			return
		}
	}
	m.withdrawn = append(m.withdrawn, w)
}

// remember notes what is so as seat makes a call.
func (m *Machine) remember(seat auction.Seat) memory {
	s := &m.now
	mem := memory{
		lastBidBy:    maker(seat, s.lastBidBy, s.lastBid.IsBid()),
		lastAction:   s.lastAction,
		lastActionBy: maker(seat, s.lastActionBy, s.lastAction != 0),
		conventional: s.conventional,
		hadCalled:    s.called,
		hadBid:       s.lastBid.IsBid(),
		offenderHad:  s.has>>seat&1 != 0,
		lastBid:      s.lastBid,
		lastBidder:   s.lastBidBy,
		misnamed:     m.misnamed,
		turn:         law.Nobody,
	}
	if !s.closed {
		turn := m.turnNow()
		mem.turn, mem.onTurn = law.Player(turn), uint8(seat.Seen(turn))+1
	}
	mem.partnerDoubled = s.doubled != 0 && s.doublers>>seat.Partner()&1 != 0
	if i := m.dutyOf(seat); i != nil {
		mem.owed, mem.owedFor = i.duty, i.governs
	}
	return mem
}

// maker is the value of a term that says who made a call.
func maker(seat, by auction.Seat, exists bool) uint8 {
	if !exists {
		return law.MakerNobody
	}
	switch seat.Seen(by) {
	case auction.Self:
		return law.MakerOffender
	case auction.Partner:
		return law.MakerPartner
	}
	return law.MakerOpponent
}
