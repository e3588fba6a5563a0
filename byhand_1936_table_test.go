package lawc_test

import (
	"lawc/auction"
	"lawc/law"
)

// A hand36 is a table at which rule 22 holds.
type hand36 struct {
	now      standing36
	mustPass [4]law.Duration
	// busy: there is more to a call than whether it is lawful.
	busy      bool
	undecided bool
	again     bool // items are taken once more
	settling  bool // calls that waited are being made
	play36
	calls   []law.Counted
	taken   []taken36
	others  []int16 // the items that are no calls
	notes   []note36
	assumed []law.Assumption
	gaps    []law.Gap
	// contract is the last bid of a closed auction.
	contract auction.Call
	declarer law.Player
	// before are the places from before each player's latest call, earlier those from
	// before the one preceding it. Of the calls from kept on they have not been kept yet.
	before, earlier [4]place36
	kept            int
	saved           int32
	// opened counts the irregular calls, over is the first item taken when all was over.
	opened uint16
	over   int
	dealer auction.Seat
	// current is the item being taken, retaken the one that has come in the place of an
	// earlier one while what followed is taken again, or -1.
	current, retaken int
	foundAgain       []note36
	aside            []law.Counted
	waiting          []int
	edition          *law.Edition
	clauses          [clauseCount36]*law.Clause
	events           []law.Event
	cited            []*law.Clause
	result           law.Result
}

// A standing36 is how the auction stands.
type standing36 struct {
	turn   auction.Seat
	closed bool
	passes uint8 // since the last other call, up to four
	last   auction.Kind
	lastBy auction.Seat // who made the last call other than a pass, if it is not Pass
	bid    auction.Call // the last one, a pass if there is none
	bidder auction.Seat
}

// A play36 is what is in play besides.
type play36 struct {
	open   []wrong36
	owed   []owed36
	rights []annul36
	// waits: calls made from item firstWaits to lastWaits wait with the irregular one that has
	// come to stand before them.
	waits                 bool
	firstWaits, lastWaits int
}

// A wrong36 is an irregular call that has neither come to count nor been ruled upon, with
// what was so when it was made.
type wrong36 struct {
	findings    law.FindingSet
	n           int16 // its item
	id          uint16
	at          int16 // how many calls counted then, or -1 if they are not the same any more
	seat        auction.Seat
	call        auction.Call
	calledSince uint8 // by bit, who has called since
	inTurn      bool
	hadBid      bool
	bidBy       law.Player
	afterBid    bool // the last call but passes was a bid
	partnerDid  bool // the partner had doubled or redoubled the last bid
}

// An owed36 is a sufficient bid that a player owes for an insufficient one.
type owed36 struct {
	id   uint16
	seat auction.Seat
	call auction.Call
}

// An annul36 is the right to strike out a call of a player.
type annul36 struct {
	holder, on auction.Seat
	clause     uint8
}

// A taken36 is an item of the record. instead is the item whose call, put, has come in its
// place, or one of the following.
type taken36 struct {
	item    *auction.Item
	instead int16
	put     auction.Call
}

// Of an item that has come in the place of an earlier one nothing is taken in its own; if
// it is gone, another has come in that place since.
const (
	itself36 int16 = -1
	spent36  int16 = -2
	gone36   int16 = -3
)

// A place36 is a place to go back to.
type place36 struct {
	play36
	now            standing36
	mustPass       [4]law.Duration
	valid          bool
	plain          bool // nothing is in play, and how the auction stands can be seen from the calls
	saved          int32
	item, calls    int
	notes, assumed int
}

func (h *hand36) Reset(dealer auction.Seat) {
	h.dealer, h.now, h.mustPass = dealer, standing36{turn: dealer}, [4]law.Duration{}
	h.busy, h.undecided, h.again, h.settling = false, false, false, false
	h.open, h.owed, h.rights, h.waits = h.open[:0], h.owed[:0], h.rights[:0], false
	h.calls, h.taken, h.others, h.notes = h.calls[:0], h.taken[:0], h.others[:0], h.notes[:0]
	h.assumed, h.gaps, h.contract = h.assumed[:0], h.gaps[:0], auction.CallPass
	for i := range h.before {
		h.before[i].valid, h.earlier[i].valid = false, false
	}
	h.kept, h.saved, h.opened, h.retaken, h.over = 0, 0, 0, -1, -1
}

// turnNow is whose turn it is: an irregular call in turn has passed it on until others
// come to count.
func (h *hand36) turnNow() auction.Seat {
	turn := h.now.turn
	for i := range h.open {
		if w := &h.open[i]; w.seat == turn && w.inTurn && int(w.at) == len(h.calls) {
			turn = turn.Left()
		}
	}
	return turn
}

// openOf is the latest open call by seat, or -1.
func (h *hand36) openOf(seat auction.Seat) int {
	for i := len(h.open) - 1; i >= 0; i-- {
		if h.open[i].seat == seat {
			return i
		}
	}
	return -1
}

// countedOf is the latest call by seat that counts, or -1.
func (h *hand36) countedOf(seat auction.Seat) int {
	for i := len(h.calls) - 1; i >= 0; i-- {
		if h.calls[i].Seat == seat {
			return i
		}
	}
	return -1
}

// save keeps the place from before seat's call of item n.
func (h *hand36) save(seat auction.Seat, n int) {
	p := h.placeOf(seat, n)
	p.now, p.mustPass, p.plain = h.now, h.mustPass, false
	p.calls, p.notes, p.assumed = len(h.calls), len(h.notes), len(h.assumed)
	p.play36.copy(&h.play36)
}

// copy makes p the same as q in p's own memory.
func (p *play36) copy(q *play36) {
	p.open, p.owed, p.rights = append(p.open[:0], q.open...), append(p.owed[:0], q.owed...), append(p.rights[:0], q.rights...)
	p.waits, p.firstWaits, p.lastWaits = q.waits, q.firstWaits, q.lastWaits
}

// placeOf is where to keep the place from before seat's call of item n.
func (h *hand36) placeOf(seat auction.Seat, n int) *place36 {
	p := &h.before[seat]
	if e := &h.earlier[seat]; p.valid && p.item != n {
		*p, *e = *e, *p
	}
	h.saved++
	p.valid, p.item, p.saved = true, n, h.saved
	return p
}

// keep keeps the places from before the last two calls of each player among those that were
// lawful while nothing was in play. Nobody came to pass or to be free in the meantime.
func (h *hand36) keep() {
	for i := max(h.kept, len(h.calls)-8); i < len(h.calls); i++ {
		n := int(h.calls[i].Event)
		p := h.placeOf(h.calls[i].Seat, n)
		p.mustPass, p.calls, p.assumed, p.plain = h.mustPass, i, len(h.assumed), true
		for p.notes = len(h.notes); p.notes > 0 && int(h.notes[p.notes-1].n) >= n; p.notes-- {
		}
	}
	h.kept = len(h.calls)
}

// goBack goes back to a place; those kept since are of a past that is no more.
func (h *hand36) goBack(p *place36) {
	h.mustPass, h.calls, h.notes, h.assumed = p.mustPass, h.calls[:p.calls], h.notes[:p.notes], h.assumed[:p.assumed]
	if p.plain {
		h.standAfter(h.calls)
		h.open, h.owed, h.rights, h.waits = h.open[:0], h.owed[:0], h.rights[:0], false
	} else {
		h.now = p.now
		h.play36.copy(&p.play36)
	}
	h.saved = p.saved
	for s := range h.before {
		b, e := &h.before[s], &h.earlier[s]
		e.valid = e.valid && e.saved <= h.saved
		if b.saved <= h.saved {
			continue
		}
		b.valid = false
		if e.valid {
			*b, *e = *e, *b
		}
	}
}

// standAfter works out how the auction stands after some calls that have not closed it.
func (h *hand36) standAfter(calls []law.Counted) {
	h.now = standing36{turn: h.dealer}
	for i := range calls {
		h.now.advance(calls[i].Seat, calls[i].Call)
	}
}

// advance moves on past a call that counts.
func (s *standing36) advance(seat auction.Seat, call auction.Call) {
	switch kind := call.Kind(); kind {
	case auction.Pass:
		s.passes = min(s.passes+1, 4)
	case auction.Bid:
		s.passes, s.last, s.lastBy, s.bid, s.bidder = 0, kind, seat, call, seat
	default:
		s.passes, s.last, s.lastBy = 0, kind, seat
	}
	s.turn = seat.Left()
}

// closes reports whether that many passes, the last of them just made, close the auction.
func (s *standing36) closes() bool { return s.passes == 4 || s.passes == 3 && s.last != auction.Pass }

// isDoubled reports whether the last bid has been doubled or redoubled.
func (s *standing36) isDoubled() bool { return s.last != auction.Bid && s.bid.IsBid() }
