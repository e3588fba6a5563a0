package byhand_test

import (
	"lawc/auction"
	"lawc/law"
)

// What rulings give to the other side: rights over the lead, over a card, over a double, and
// to change a call.

// lead gives declarer a right over a lead of the offender's partner: to require or to
// forbid these suits, or whichever he names.
func (h *hand82) lead(i *wrong82, kind law.RightKind, suits auction.Suits, opening bool, c uint8, cite int) {
	h.cite(c, cite)
	h.addRight(&right82{kind: kind, holder: law.Nobody, offend: i.seat, on: law.Player(i.seat.Partner()), suits: suits, opening: opening, clause: c})
}

// addRight lists a right, once.
func (h *hand82) addRight(r *right82) {
	for j := range h.rights {
		r.given = h.rights[j].given
		if h.rights[j] == *r {
			return
		}
	}
	r.given = int16(h.current)
	h.rights = append(h.rights, *r)
}

// entitle lets seat change his call, until somebody calls (21.p2.s2).
func (h *hand82) entitle(seat auction.Seat) {
	if !h.mayChange(seat) {
		h.entitled = append(h.entitled, entitled82{seat, int16(h.current), int16(len(h.rights))})
	}
}

// expire ends that, but for what the call of item n itself has brought.
func (h *hand82) expire(n int) {
	if len(h.entitled) == 0 {
		return
	}
	kept := h.entitled[:0]
	for _, e := range h.entitled {
		if int(e.given) == n {
			kept = append(kept, e)
		}
	}
	h.entitled = kept
}

// mayChange reports whether seat has the right to change his call.
func (h *hand82) mayChange(seat auction.Seat) bool {
	for _, e := range h.entitled {
		if e.seat == seat {
			return true
		}
	}
	return false
}

// useChange uses that right up.
func (h *hand82) useChange(seat auction.Seat) {
	for j, e := range h.entitled {
		if e.seat == seat {
			h.entitled = append(h.entitled[:j], h.entitled[j+1:]...)
			return
		}
	}
}

// rightsNow lists the rights that can be used as things stand.
func (h *hand82) rightsNow(r *law.Result) {
	e := 0
	for j := range h.rights {
		e = h.changesNow(r, e, j)
		if x := &h.rights[j]; h.holds(x) {
			right := law.Right{Kind: x.kind, Holder: x.holder, On: x.on, Suits: x.suits, Opening: x.opening, Clause: h.clauses[x.clause]}
			if x.kind == law.RightPenaltyCard {
				right.Cards = h.cardOf(x)
			}
			listOnce82(r, right)
		}
	}
	h.changesNow(r, e, len(h.rights))
}

// changesNow lists those who may change their calls, and were given that right before the
// one that is number at.
func (h *hand82) changesNow(r *law.Result, e, at int) int {
	for ; e < len(h.entitled) && int(h.entitled[e].at) <= at; e++ {
		seat := h.entitled[e].seat
		if h.openCallOf(seat) != nothing82 || h.countedOf(seat) != nothing82 || h.deferred && h.taken[h.firstDeferred].Seat == seat {
			listOnce82(r, law.Right{Kind: law.RightChangeCall, Holder: law.Player(seat), On: law.Nobody, Clause: h.clauses[c21p2s2]})
		}
	}
	return e
}

func listOnce82(r *law.Result, right law.Right) {
	for j := range r.Rights {
		if r.Rights[j].Equal(right) {
			return
		}
	}
	r.Rights = append(r.Rights, right)
}

// cardOf finds the card of a right among those that were shown.
func (h *hand82) cardOf(x *right82) []auction.Card {
	for n := range h.taken {
		if item := h.taken[n].Item; item.Seat == x.offend && (item.Action == auction.ShowsCard || item.Action == auction.LeadsCard) {
			for j, c := range item.Cards {
				if c == x.card {
					return item.Cards[j : j+1]
				}
			}
		}
	}
	panic("a card that was not shown")
}

// holds reports whether a right can be used now: some depend on how the auction turns out.
func (h *hand82) holds(x *right82) bool {
	if x.kind == law.RightUndoubled {
		return h.contract.IsBid() && h.contract == x.bid && h.bidder == x.bidder && h.doubled != 0
	}
	if !h.closed {
		return true
	}
	if h.declarer == law.Nobody || auction.Seat(h.declarer).Side() == x.offend.Side() {
		return false
	}
	return !x.opening || auction.Seat(x.on) == auction.Seat(h.declarer).Left()
}
