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
	marks   []mark36 // of each call that counts
	taken   []taken36
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
	// serial numbers the calls as they come to count, opened the irregular ones.
	serial, opened uint16
	// current is the item being taken, retaken the one that has come in the place of an
	// earlier one while what followed is taken again, or -1.
	current, retaken int
	foundAgain       []note36
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
	head        uint16
	id          uint16
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

// A mark36 is how things stood before a call that counts.
type mark36 struct {
	standing36
	mustPass       [4]law.Duration
	notes, assumed uint16
	serial         uint16
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
	now                    standing36
	mustPass               [4]law.Duration
	valid                  bool
	serial                 uint16
	saved                  int32
	item, calls            int
	notes, assumed, gapped int
}

func (h *hand36) reset(dealer auction.Seat) {
	h.now, h.mustPass = standing36{turn: dealer}, [4]law.Duration{}
	h.busy, h.undecided, h.again, h.settling = false, false, false, false
	h.open, h.owed, h.rights, h.waits = h.open[:0], h.owed[:0], h.rights[:0], false
	h.calls, h.marks, h.taken, h.notes = h.calls[:0], h.marks[:0], h.taken[:0], h.notes[:0]
	h.assumed, h.gaps, h.contract = h.assumed[:0], h.gaps[:0], auction.CallPass
	for i := range h.before {
		h.before[i].valid, h.earlier[i].valid = false, false
	}
	h.kept, h.saved, h.serial, h.opened, h.retaken = 0, 0, 0, 0, -1
}

// head is the number of the last call that counts, or 0.
func (h *hand36) head() uint16 {
	if len(h.marks) == 0 {
		return 0
	}
	return h.marks[len(h.marks)-1].serial
}

// turnNow is whose turn it is: an irregular call in turn has passed it on until others
// come to count.
func (h *hand36) turnNow() auction.Seat {
	turn := h.now.turn
	for i := range h.open {
		if w := &h.open[i]; w.seat == turn && w.inTurn && w.head == h.head() {
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
	p.now, p.mustPass, p.serial = h.now, h.mustPass, h.serial
	p.calls, p.notes, p.assumed, p.gapped = len(h.calls), len(h.notes), len(h.assumed), len(h.gaps)
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

// keep keeps the places from before the last two calls of each player, of those that were
// lawful while nothing was in play: their marks say all.
func (h *hand36) keep() {
	for i := max(h.kept, len(h.calls)-8); i < len(h.calls); i++ {
		c, m := &h.calls[i], &h.marks[i]
		p := h.placeOf(c.Seat, int(c.Event))
		p.now, p.mustPass, p.serial = m.standing36, m.mustPass, m.serial-1
		p.calls, p.notes, p.assumed, p.gapped = i, int(m.notes), int(m.assumed), 0
		p.open, p.owed, p.rights, p.waits = p.open[:0], p.owed[:0], p.rights[:0], false
	}
	h.kept = len(h.calls)
}

// goBack goes back to a place; those kept since are of a past that is no more.
func (h *hand36) goBack(p *place36) {
	h.now, h.mustPass, h.serial = p.now, p.mustPass, p.serial
	h.calls, h.marks, h.notes = h.calls[:p.calls], h.marks[:p.calls], h.notes[:p.notes]
	h.assumed, h.gaps, h.undecided = h.assumed[:p.assumed], h.gaps[:p.gapped], false
	h.play36.copy(&p.play36)
	if !h.now.closed {
		h.contract = auction.CallPass
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
