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
// bear on the play (see AppendGiven for these), irregularities that are over, who
// first named a denomination that his side did not bid last, and the calls that no
// later item can reach. Within reach are the latest call, passes out of rotation and
// what came after them, a double that stands and what came after it, and calls that
// an open change or a right to annul bears on. An item that changes an earlier call
// (">") reaches further: for its sake up to Reach calls are written out.
func (m *Machine) AppendSituation(b []byte) []byte {
	w := situation{b: b, base: m.now.turn}
	if m.undecided {
		return append(b, 255)
	}
	w.put(truth(m.now.closed))
	w.standing(&m.now)
	if m.now.closed {
		w.player(m.declarer)
		w.put(uint8(m.contract))
	}
	w.calls(m)
	for i := range auction.Seats {
		seat := (m.now.turn + auction.Seat(i)) & 3
		w.put(uint8(m.mustPass[seat]), min(m.shown[seat].count, 2), truth(m.shown[seat].honour)|truth(m.shown[seat].led)<<1)
	}
	for _, k := range m.active {
		w.irregularity(m, k)
	}
	w.ruledOver(m)
	for i := range m.rights {
		switch r := &m.rights[i]; r.Kind {
		case law.Annul:
			w.put(250)
			w.player(r.Holder)
			w.target(m, r)
		case law.ChangeCall:
			w.put(246)
			w.player(r.Holder)
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
	if m.held.on {
		w.put(245, uint8(w.seat(m.held.seat)), uint8(m.held.call))
		w.facts(m.facts[m.held.n])
	}
	w.player(m.lastCaller)
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

// Reach is how many calls that count, at the most, an item may look back over that
// changes an earlier call.
const Reach = 3

// calls writes the calls that a later item can still touch, and one before them,
// which is the latest once they are taken back.
func (w *situation) calls(m *Machine) {
	n := len(m.entries)
	first := n - 1
	if n <= Reach {
		first = 0
	}
	for j := n - 1; j >= 0 && m.entries[j].Call == auction.CallPass; j-- {
		if m.entries[j].skipped != 0 {
			first = min(first, j-1)
		}
	}
	for _, k := range m.active {
		if i := &m.irregularities[k]; i.isChange() && i.first >= 0 {
			first = min(first, int(i.first)-1)
		}
	}
	first = max(first, 0)
	for j, e := range m.entries[first:] {
		w.put(uint8(w.seat(e.Seat)), uint8(e.Call), truth(e.Implied), w.seats(e.skipped), uint8(e.owed))
		if j == 0 && first < n-1 {
			w.standing(&e.before)
		}
	}
	if m.now.doubled != 0 {
		w.sinceDoubled(m)
	}
}

// sinceDoubled writes the calls since the last bid was doubled, and how many passes
// there were before: the double may be annulled.
func (w *situation) sinceDoubled(m *Machine) {
	first := len(m.entries)
	for j := first - 1; j >= 0 && !m.entries[j].Call.IsBid(); j-- {
		if m.entries[j].Call != auction.CallPass {
			first = j
		}
	}
	for j, e := range m.entries[first:] {
		if j == 0 {
			w.put(e.before.passes)
		}
		w.put(uint8(w.seat(e.Seat)), uint8(e.Call))
	}
}

// seats writes a set of seats from the base.
func (w *situation) seats(set uint8) uint8 {
	return (set>>w.base | set<<(4-w.base)) & 15
}

func (w *situation) irregularity(m *Machine, k int32) {
	i := &m.irregularities[k]
	w.put(249, uint8(i.stage), uint8(w.seat(i.seat)), uint8(i.call), uint8(i.governs), uint8(i.findings), uint8(i.findings>>8),
		i.onTurn, i.lastBidBy, i.lastAction, i.lastActionBy, truth(i.hadCalled)|truth(i.hadBid)<<1|truth(i.misnamed)<<2|truth(i.noCall)<<3|truth(i.partnerDoubled)<<7|
			truth(i.firstLegal)<<4|truth(i.calledSince)<<5|truth(i.cancelled)<<6,
		uint8(i.lastBid), uint8(w.seat(i.lastBidder)), i.rhoHas, uint8(i.duty), uint8(i.with))
	w.facts(m.facts[i.n])
	w.put(uint8(m.events[i.n].Status), uint8(len(m.entries)-int(max(i.first, -1))))
	if i.parent >= 0 {
		w.put(uint8(m.irregularities[i.parent].governs), uint8(1+slices.Index(m.active, i.parent)))
	}
	w.cards(i.cards)
	for j := range m.withdrawn {
		if x := &m.withdrawn[j]; x.irregularity == k {
			w.put(248, uint8(x.call), truth(x.change))
			w.facts(m.facts[x.n])
		}
	}
}

func (w *situation) facts(f factSet) {
	w.put(uint8(f.given), uint8(f.given>>8), uint8(f.value), uint8(f.value>>8), uint8(f.suits))
}

func (w *situation) cards(cards []auction.Card) {
	for _, c := range cards {
		w.put(uint8(c.Suit), c.Rank)
	}
}

// ruledOver writes the irregularities that are over but may yet matter to the
// contract: those that met the bid that is still the last, or may be again once a
// call is taken back.
func (w *situation) ruledOver(m *Machine) {
	if m.now.closed || len(m.program.moments[law.AtContract].provisions) == 0 {
		return
	}
	for k := range m.irregularities {
		i := &m.irregularities[k]
		if i.stage != over || !i.ruled || !i.lastBid.IsBid() {
			continue
		}
		if last := i.lastBid == m.now.lastBid && i.lastBidder == m.now.lastBidBy; last || m.reversible() {
			w.put(247, uint8(w.seat(i.seat)), uint8(i.governs), uint8(i.lastBid), uint8(w.seat(i.lastBidder)))
		}
	}
}

// reversible reports whether a bid that counts may yet be taken back.
func (m *Machine) reversible() bool {
	if len(m.entries) <= Reach {
		return true
	}
	for _, k := range m.active {
		if m.irregularities[k].isChange() {
			return true
		}
	}
	return slices.ContainsFunc(m.rights, func(r right) bool { return r.Kind == law.Annul })
}

// AppendGiven appends what has been given so far and no longer bears on what is
// ruled, though a result lists it: rights that bear on the play, what the director
// may do, and who offended last.
func (m *Machine) AppendGiven(b []byte) []byte {
	w := situation{b: b, base: m.now.turn}
	if m.undecided {
		return b
	}
	w.player(m.Offender())
	for i := range m.rights {
		r := &m.rights[i]
		w.put(uint8(r.Kind), truth(r.Opening)|truth(r.fleeting)<<1, uint8(r.Suits), uint8(w.seat(r.offend)))
		w.player(r.Holder)
		w.player(r.On)
		if r.Kind == law.Undoubled {
			w.put(uint8(r.bid), uint8(w.seat(r.bidder)))
		}
		if r.choice != nil { // alternatives are used up together
			w.put(uint8(slices.IndexFunc(m.rights, func(h right) bool { return h.choice == r.choice && h.from == r.from })))
		}
		w.cards(r.Cards)
	}
	var powers []string
	for _, d := range m.discretion {
		if power := d.May + " " + d.If; !slices.Contains(powers, power) {
			powers = append(powers, power)
		}
	}
	slices.Sort(powers)
	for _, power := range powers {
		w.b = append(w.b, power...)
	}
	return w.b
}

// target writes the call that may be annulled and what there was before it, and
// what came after it.
func (w *situation) target(m *Machine, r *right) {
	for j := range m.entries {
		if m.entries[j].Event != r.target {
			continue
		}
		from := max(j-1, 0)
		w.put(uint8(len(m.entries)-j), uint8(len(r.becomes)))
		w.standing(&m.entries[from].before)
		for _, e := range m.entries[from:] {
			w.put(uint8(w.seat(e.Seat)), uint8(e.Call), truth(e.Implied), uint8(e.owed))
		}
		return
	}
}
