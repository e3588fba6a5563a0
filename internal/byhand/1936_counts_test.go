package byhand_test

import (
	"lawc/auction"
	"lawc/law"
)

// count lets a call count: the auction may close, and a bid may be one that was owed.
func (h *hand36) count(seat auction.Seat, call auction.Call, n int) {
	last := h.now.bid
	h.enter(seat, call, n)
	if call == auction.CallPass && h.now.closes() {
		h.closeAt(n)
	}
	h.tell(seat, call, n, last)
}

// tell says what follows from the call by which a player makes good his insufficient bid
// (22.3.a, 22.3.b). last is the bid that it had to be higher than.
func (h *hand36) tell(seat auction.Seat, call auction.Call, n int, last auction.Call) {
	if len(h.owed) == 0 || h.calls[len(h.calls)-1].OutOfTurn {
		return
	}
	for i := range h.owed {
		o := &h.owed[i]
		if o.seat != seat {
			continue
		}
		lowest := call > last && (call.Level() == 1 || call-5 <= last)
		switch {
		case !call.IsBid():
		case lowest && call.Denomination() == o.call.Denomination():
			h.cite(c36x3a, n)
			h.owePass(seat.Partner(), law.ObligationNextTurn)
		default:
			h.cite(c36x3b, n)
			h.owePass(seat.Partner(), law.ObligationRest)
		}
		h.owed = append(h.owed[:i], h.owed[i+1:]...)
		return
	}
}

// owePass requires a player to pass: of two duties the longer holds.
func (h *hand36) owePass(seat auction.Seat, d law.Duration) {
	h.mustPass[seat] = max(h.mustPass[seat], d)
}

// letStand lets an open call stand, the next player having called (22.2).
func (h *hand36) letStand(i int) {
	w := h.open[i]
	n := int(w.n)
	h.close(i)
	if governing36(w.findings) == law.InsufficientBid {
		h.owesNoMore(w.seat)
	}
	if w.findings.Has(law.CallWhileRequiredToPass) && h.mustPass[w.seat] == law.ObligationNextTurn {
		h.mustPass[w.seat] = law.ObligationFree // the turn is spent
	}
	h.stands(n, w.call)
	later := h.setAsideSince(&w)
	last := h.now.bid
	h.enter(w.seat, w.call, n) // it cannot close the auction: the call over it is yet to come
	h.tell(w.seat, w.call, n, last)
	h.enterLater(later)
}

func (h *hand36) close(i int) { h.open = append(h.open[:i], h.open[i+1:]...) }

func (h *hand36) owesNoMore(seat auction.Seat) {
	for i := range h.owed {
		if h.owed[i].seat == seat {
			h.owed = append(h.owed[:i], h.owed[i+1:]...)
			return
		}
	}
}

// setAsideSince takes off what has come to count since an irregular call was made in turn,
// which now comes to count itself. Hardly ever has anything.
func (h *hand36) setAsideSince(w *wrong36) []law.Counted {
	at := int(w.at)
	if !w.inTurn || at < 0 || at == len(h.calls) {
		return nil
	}
	h.aside = append(h.aside[:0], h.calls[at:]...)
	h.keepCalls(at)
	h.calls = h.calls[:at]
	h.standAfter(h.calls)
	for i := range h.open {
		if int(h.open[i].at) > at {
			h.open[i].at = -1
		}
	}
	return h.aside
}

// enterLater enters calls set aside.
func (h *hand36) enterLater(later []law.Counted) {
	for _, c := range later {
		h.enter(c.Seat, c.Call, int(c.Event))
	}
}
