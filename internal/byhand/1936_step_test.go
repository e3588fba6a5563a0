package byhand_test

import (
	"lawc/auction"
	"lawc/law"
)

// Run takes a whole record.
func (h *hand36) Run(r *auction.Record) *law.Result {
	h.Reset(r.Dealer)
	for i := range r.Items {
		h.Step(&r.Items[i])
	}
	res := h.Result()
	res.Record = r
	return res
}

// Step takes the next item. Nearly all are lawful calls with nothing else in play.
func (h *hand36) Step(it *auction.Item) {
	n := len(h.taken)
	if h.takesPlainly(it, n) {
		return
	}
	h.keep()
	h.take(it, n)
	h.kept = len(h.calls)
	h.busy = h.undecided || h.waits || h.now.closed || len(h.open)+len(h.owed)+len(h.rights) > 0
}

// take takes item n, for the first time or again.
func (h *hand36) take(it *auction.Item, n int) {
	for h.waits && !h.again && !h.settling && !h.undecided {
		h.waitNoMore(it)
	}
	h.current = n
	switch {
	case h.undecided:
		if it.Action.IsCall() {
			h.becomes(n, law.AwaitsRuling)
		}
	case it.Action.IsCall():
		h.callItem(it, n)
	case it.Action == auction.Attention:
		h.attention()
	case it.Action == auction.Accepts: // in so many words, of which rule 22 knows nothing
	case it.Action == auction.ShowsCard || it.Action == auction.LeadsCard:
		h.exposes(n)
	default:
		panic("by hand: no such item in mixed records")
	}
}

// callItem takes an item that puts one call, or two, on the table.
func (h *hand36) callItem(it *auction.Item, n int) {
	switch {
	case h.taken[n].instead >= 0:
		h.putBack(it.Seat, n)
	case it.Action == auction.Calls && !h.isSecond(it.Seat):
		h.first(it.Seat, it.Call, n)
	case it.Action.IsTwoCalls():
		h.twoCalls(it, n)
	default:
		h.change(it, n)
	}
}

// isSecond reports whether a call by seat would be a second one in one turn.
func (h *hand36) isSecond(seat auction.Seat) bool {
	if h.now.closed {
		return false
	}
	for i := len(h.open) - 1; i >= 0; i-- {
		switch w := &h.open[i]; {
		case w.seat == seat && w.calledSince == 0:
			return true
		case w.seat.Left() == seat && w.calledSince>>seat&1 == 0:
			return false // he calls over it
		}
	}
	last := len(h.calls) - 1
	return last >= 0 && h.calls[last].Seat == seat && h.turnNow() == seat.Left()
}

// first takes a call that is not a second one in its turn.
func (h *hand36) first(seat auction.Seat, call auction.Call, n int) {
	h.save(seat, n)
	h.call(seat, call, n)
}

// call takes one call: it may let an open one stand (22.2), and then counts or is found
// to be irregular.
func (h *hand36) call(seat auction.Seat, call auction.Call, n int) {
	for i := range h.open {
		if w := &h.open[i]; w.seat.Left() == seat && w.calledSince == 0 && int(w.n) != n && !h.hasCalledAgain(w) {
			h.cite(c36x2, int(w.n))
			h.letStand(i)
			break
		}
	}
	for i := range h.open {
		if w := &h.open[i]; w.seat != seat {
			w.calledSince |= 1 << seat
		}
	}
	h.expire(seat)
	h.judge(seat, call, n)
}

// hasCalledAgain reports whether the maker of an irregular call has made another since
// that counts or is open.
func (h *hand36) hasCalledAgain(w *wrong36) bool {
	p := &h.before[w.seat]
	if !p.valid || p.item <= int(w.n) {
		return false
	}
	n := h.makerOf(p.item)
	at, k := h.countedOf(w.seat), h.openOf(w.seat)
	return at >= 0 && int(h.calls[at].Event) == n || k >= 0 && int(h.open[k].n) == n
}

// expire ends the rights that last until a side has called.
func (h *hand36) expire(seat auction.Seat) {
	if len(h.rights) == 0 {
		return
	}
	kept := h.rights[:0]
	for _, r := range h.rights {
		if r.holder.Side() != seat.Side() {
			kept = append(kept, r)
		}
	}
	h.rights = kept
}

// judge lets a call count or finds it irregular.
func (h *hand36) judge(seat auction.Seat, call auction.Call, n int) {
	if h.now.closed {
		h.isNotCovered(n, law.FindingSet(0).With(law.CallAfterClose))
		return
	}
	turn := h.turnNow()
	f := h.findings(seat, call, turn, n)
	switch {
	case f == 0 && h.now.turn != seat:
		h.inTurnOver(n)
	case f == 0:
		h.count(seat, call, n)
	case f.Only(law.FailureToComply):
		h.isNotCovered(n, f)
	default:
		h.find(n, f)
		h.becomes(n, law.AwaitsRuling)
		h.opens(seat, call, n, f, turn)
	}
}

// findings are what is irregular about a call, with the clauses that say so.
func (h *hand36) findings(seat auction.Seat, call auction.Call, turn auction.Seat, n int) law.FindingSet {
	f := h.irregular(seat, call, turn, n)
	switch {
	case call != auction.CallPass && h.mustPass[seat] != law.ObligationFree:
		return f.With(law.CallWhileRequiredToPass)
	case seat == turn && !call.IsBid() && h.owes(seat):
		return f.With(law.FailureToComply)
	}
	return f
}

// inTurnOver ends it for a call that is in turn only because one before it, which it does
// not let stand, has passed the turn on.
func (h *hand36) inTurnOver(n int) {
	for i := range h.open {
		if w := &h.open[i]; w.seat == h.now.turn {
			h.cannotSettle(int(w.n), w.findings)
			h.becomes(n, law.AwaitsRuling)
			return
		}
	}
}

// opens puts an irregular call aside until it is called over or ruled upon.
func (h *hand36) opens(seat auction.Seat, call auction.Call, n int, f law.FindingSet, turn auction.Seat) {
	s := &h.now
	h.opened++
	w := wrong36{findings: f, n: int16(n), at: int16(len(h.calls)), id: h.opened, seat: seat, call: call, inTurn: seat == turn,
		hadBid: s.bid.IsBid(), bidBy: law.Nobody, afterBid: s.last == auction.Bid}
	if w.hadBid {
		w.bidBy = law.Player(s.bidder)
		w.partnerDid = s.last != auction.Bid && h.hasDoubled(seat.Partner())
	}
	h.open = append(h.open, w)
}
