package byhand_test

import (
	"lawc/auction"
	"lawc/law"
)

// governing36 is which of several findings governs a call, of those that can be open.
func governing36(f law.FindingSet) law.Finding {
	for _, g := range [...]law.Finding{law.CallWhileRequiredToPass, law.InadmissibleDouble, law.InadmissibleRedouble, law.CallOutOfRotation} {
		if f.Has(g) {
			return g
		}
	}
	return law.InsufficientBid
}

// attention applies the law to every open call, the latest first. One that has come in the
// place of a call made before the director was called is not before him yet.
func (h *hand36) attention() {
	for i := len(h.open) - 1; i >= 0 && !h.undecided; i-- {
		if !h.again || int(h.open[i].n) != h.retaken {
			h.rule(i)
		}
	}
}

// rule rules upon one open call.
func (h *hand36) rule(i int) {
	w := h.open[i]
	n := int(w.n)
	out := w.findings.Has(law.CallOutOfRotation)
	doubles := w.findings.Has(law.InadmissibleDouble) || w.findings.Has(law.InadmissibleRedouble)
	governs := governing36(w.findings)
	cancels := governs == law.InsufficientBid || governs == law.CallOutOfRotation && w.findings.Only(governs)
	if h.now.closed && !cancels {
		h.cannotSettle(n, w.findings) // it would have to count, and cannot any more
		return
	}
	h.close(i)
	partner := w.seat.Partner()
	switch {
	case doubles && !out && w.partnerDid:
		h.cite(c36x6a, n)
		h.bothPass(w.seat)
		h.annuls(annul36{w.seat.Left(), partner, c36x6a})
		h.comesToCount(&w, auction.CallPass, law.TreatedAsPass)
	case doubles && !out && w.bidBy == law.Player(partner) && (w.call == auction.CallDouble || w.afterBid):
		h.cite(c36x6b, n)
		h.bothPass(w.seat)
		h.comesToCount(&w, auction.CallPass, law.TreatedAsPass)
	case governs == law.InsufficientBid:
		h.cite(c36x3, n)
		h.becomes(n, law.Cancelled)
		if !h.now.closed {
			h.owesNoMore(w.seat)
			h.owesBid(owed36{w.id, w.seat, w.call})
		}
	case cancels:
		h.cite(c36x5, n)
		h.becomes(n, law.Cancelled)
		if w.call == auction.CallPass && !w.hadBid {
			h.cite(c36x5a, n)
			h.owePass(w.seat, law.ObligationNextTurn)
		} else {
			h.cite(c36x5b, n)
			h.owePass(partner, law.ObligationRest)
		}
	default:
		h.cite(c36x6c, n)
		h.bothPass(w.seat)
		holder := w.seat.Left()
		if h.hasBid(holder.Side()) {
			holder = h.namer(holder.Side())
		}
		h.annuls(annul36{holder, w.seat, c36x6c})
		h.comesToCount(&w, w.call, law.Stands)
	}
}

// bothPass requires both players of a side to pass for the rest of the auction.
func (h *hand36) bothPass(seat auction.Seat) {
	h.mustPass[seat], h.mustPass[seat.Partner()] = law.ObligationRest, law.ObligationRest
}

// annuls gives a right, once.
func (h *hand36) annuls(r annul36) {
	for _, have := range h.rights {
		if have == r {
			return
		}
	}
	h.rights = append(h.rights, r)
}

// owesBid lists a duty where its call was made among the irregular ones.
func (h *hand36) owesBid(o owed36) {
	h.owed = append(h.owed, o)
	for i := len(h.owed) - 1; i > 0 && h.owed[i-1].id > o.id; i-- {
		h.owed[i-1], h.owed[i] = h.owed[i], h.owed[i-1]
	}
}

// comesToCount lets an irregular call count, as it was made or as a pass.
func (h *hand36) comesToCount(w *wrong36, call auction.Call, status law.Status) {
	n := int(w.n)
	if h.becomes(n, status); status == law.Stands {
		h.stands(n, call)
	}
	later := h.setAsideSince(w)
	h.count(w.seat, call, n)
	h.enterLater(later)
}
