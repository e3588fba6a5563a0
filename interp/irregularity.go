package interp

import (
	"lawc/auction"
	"lawc/law"
)

// A stage is where an irregularity is in its life.
type stage uint8

const (
	// open: neither accepted nor ruled upon.
	open stage = iota
	// live: its call was cancelled by a ruling, and the offender's turn has yet
	// to come.
	live
	over
)

// A memory is what was so when a call was made, in values of terms.
type memory struct {
	onTurn       uint8
	lastBidBy    uint8
	lastAction   uint8
	lastActionBy uint8
	hadCalled    bool
	hadBid       bool
	misnamed     bool
	// partnerDoubled: the partner had doubled or redoubled the last bid.
	partnerDoubled bool
	lastBid        auction.Call
	lastBidder     auction.Seat
}

// An irregularity is found, is open until it is accepted or ruled upon, and may
// then live on until the offender's turn is served.
type irregularity struct {
	memory
	seat     auction.Seat
	call     auction.Call
	stage    stage
	governs  law.Finding
	findings law.FindingSet
	// n is the index of its event.
	n int32
	// first is the entry that a change wants to replace, or -1.
	first int32
	// parent is the open irregularity of the first call of a change, or -1.
	parent int32
	// noCall: an act other than a call.
	noCall      bool
	firstLegal  bool
	calledSince bool
	cancelled   bool
	ruled       bool
	// answered is the number of the last answer that has been put to it.
	answered   int32
	rhoHas     uint8
	cards      []auction.Card
	duty       law.DutyKind
	with       law.KindSet
	dutyClause *law.Clause
}

// isChange reports whether the irregularity is a second call in one turn.
func (i *irregularity) isChange() bool { return i.findings.Has(law.ChangeOfCall) }

// A withdrawal is a call that its maker has withdrawn, or been made to.
type withdrawal struct {
	irregularity int32
	n            int32
	call         auction.Call
	// change: it was the second call of a change.
	change bool
}

// remember notes what is so as seat makes a call.
func (m *Machine) remember(seat auction.Seat, call auction.Call) memory {
	s := &m.now
	mem := memory{
		lastBidBy:    maker(seat, s.lastBidBy, s.lastBid.IsBid()),
		lastAction:   s.lastAction,
		lastActionBy: maker(seat, s.lastActionBy, s.lastAction != 0),
		hadCalled:    s.called,
		hadBid:       s.lastBid.IsBid(),
		lastBid:      s.lastBid,
		lastBidder:   s.lastBidBy,
	}
	if !s.closed {
		mem.onTurn = uint8(seat.Seen(m.turnNow())) + 1
	}
	mem.misnamed = m.misnamed
	mem.partnerDoubled = s.doubled != 0 && m.doubleBy(seat.Partner()) >= 0
	return mem
}

// maker is the value of a term that says who made a call.
func maker(seat, by auction.Seat, exists bool) uint8 {
	if !exists {
		return 0
	}
	switch seat.Seen(by) {
	case auction.Self:
		return 1
	case auction.Partner:
		return 2
	}
	return 3
}

// turnNow is whose turn it is. A call in rotation that awaits a ruling has
// passed the turn on; one out of rotation has not moved it.
func (m *Machine) turnNow() auction.Seat {
	turn := m.now.turn
	for _, k := range m.active {
		if i := &m.irregularities[k]; i.stage == open && !i.noCall && !i.isChange() && i.seat == turn {
			turn = turn.Left()
		}
	}
	return turn
}

// begin opens an irregularity for the event at hand.
func (m *Machine) begin(i irregularity) int32 {
	k := int32(len(m.irregularities))
	i.governs = m.program.governing(i.findings)
	m.irregularities = append(m.irregularities, i)
	m.active = append(m.active, k)
	return k
}

// end takes an irregularity out of play, and what was withdrawn under it.
func (m *Machine) end(k int32) {
	m.leave(k)
	m.forget(k)
}

// forget drops the calls withdrawn under an irregularity.
func (m *Machine) forget(k int32) {
	kept := m.withdrawn[:0]
	for _, w := range m.withdrawn {
		if w.irregularity != k {
			kept = append(kept, w)
		}
	}
	m.withdrawn = kept
}

// leave takes an irregularity from those in play.
func (m *Machine) leave(k int32) {
	m.irregularities[k].stage = over
	for j, a := range m.active {
		if a == k {
			m.active = append(m.active[:j], m.active[j+1:]...)
			return
		}
	}
}
