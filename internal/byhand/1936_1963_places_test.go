package byhand_test

import (
	"lawc/auction"
	"lawc/law"
)

// Of both machines this is what is in play besides how the auction stands: the first three
// and the calls that wait in 1936 alone, the last in 1963.
type playOld struct {
	open   []wrong36
	owed   []owed36
	rights []annul36
	// waits: calls made from item firstWaits to lastWaits wait with the irregular one that
	// has come to stand before them.
	waits                 bool
	firstWaits, lastWaits int
	// changer may change his call.
	changer law.Player
}

// A placeOld is a place to go back to.
type placeOld struct {
	playOld
	now            standingOld
	mustPass       [4]law.Duration
	valid          bool
	plain          bool // nothing is in play, and how the auction stands can be seen from the calls
	saved          int32
	item, calls    int
	notes, assumed int
	// own are the calls that counted, if not the first ones of those that do now.
	own []law.Counted
}

// clear says that nothing is in play.
func (p *playOld) clear() {
	p.open, p.owed, p.rights, p.waits, p.changer = p.open[:0], p.owed[:0], p.rights[:0], false, law.Nobody
}

// save keeps the place from before seat's call of item n.
func (h *handOld) save(seat auction.Seat, n int) {
	p := h.placeOf(seat, n)
	p.now, p.mustPass, p.plain = h.now, h.mustPass, false
	p.calls, p.notes, p.assumed = len(h.calls), len(h.notes), len(h.assumed)
	p.playOld.copy(&h.playOld)
}

// copy makes p the same as q in p's own memory.
func (p *playOld) copy(q *playOld) {
	p.open, p.owed, p.rights = append(p.open[:0], q.open...), append(p.owed[:0], q.owed...), append(p.rights[:0], q.rights...)
	p.waits, p.firstWaits, p.lastWaits, p.changer = q.waits, q.firstWaits, q.lastWaits, q.changer
}

// placeOf is where to keep the place from before seat's call of item n.
func (h *handOld) placeOf(seat auction.Seat, n int) *placeOld {
	p := &h.before[seat]
	if e := &h.earlier[seat]; p.valid && p.item != n {
		*p, *e = *e, *p
	}
	h.saved++
	p.valid, p.item, p.saved, p.own = true, n, h.saved, p.own[:0]
	return p
}

// keep keeps the places from before the last two calls of each player among those that were
// lawful while nothing was in play. Nobody came to pass or to be free in the meantime.
func (h *handOld) keep() {
	for i := max(h.kept, len(h.calls)-8); i < len(h.calls); i++ {
		n := int(h.calls[i].Event)
		p := h.placeOf(h.calls[i].Seat, n)
		p.mustPass, p.calls, p.assumed, p.plain = h.mustPass, i, len(h.assumed), true
		for p.notes = len(h.notes); p.notes > 0 && int(h.notes[p.notes-1].n) >= n; p.notes-- {
		}
	}
	h.kept = len(h.calls)
}

// keepCalls keeps the calls themselves for the places after the first at of them, since
// another is to come there. Hardly ever is there one.
func (h *handOld) keepCalls(at int) {
	for s := range h.before {
		for _, p := range [2]*placeOld{&h.before[s], &h.earlier[s]} {
			if p.valid && p.calls > at && len(p.own) == 0 {
				p.own = append(p.own, h.calls[:p.calls]...)
			}
		}
	}
}

// goBack goes back to a place; those kept since are of a past that is no more.
func (h *handOld) goBack(p *placeOld) {
	h.mustPass, h.notes, h.assumed = p.mustPass, h.notes[:p.notes], h.assumed[:p.assumed]
	if len(p.own) > 0 {
		h.calls = append(h.calls[:0], p.own...)
	} else {
		h.calls = h.calls[:p.calls]
	}
	if p.plain {
		h.standAfter(h.calls)
		h.playOld.clear()
	} else {
		h.now = p.now
		h.playOld.copy(&p.playOld)
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
func (h *handOld) standAfter(calls []law.Counted) {
	h.now = standingOld{turn: h.dealer}
	for i := range calls {
		h.now.advance(calls[i].Seat, calls[i].Call)
	}
}
