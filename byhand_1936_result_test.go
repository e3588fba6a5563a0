package lawc_test

import (
	"lawc/auction"
	"lawc/law"
)

// Result says how the record stands so far.
func (h *hand36) Result() *law.Result {
	r := &h.result
	h.read(r)
	r.Rights, r.Must, r.MustPass = r.Rights[:0], r.Must[:0], [4]law.Duration{}
	if !h.undecided && (h.waits || len(h.open) > 0) {
		h.pending(r)
	}
	if !h.now.closed {
		r.MustPass = h.mustPass
		for _, o := range h.owed {
			r.Must = append(r.Must, law.Duty{Seat: o.seat, Do: law.DutyReplace, With: law.KindSet(0).With(auction.Bid), Clause: h.clauses[c36x3]})
		}
	}
	for _, a := range h.rights {
		r.Rights = append(r.Rights, law.Right{Kind: law.RightAnnul, Holder: law.Player(a.holder), On: law.Player(a.on), Clause: h.clauses[a.clause]})
	}
	return r
}

// pending says who may accept what is open by calling; the turn is his who may accept the
// latest of it.
func (h *hand36) pending(r *law.Result) {
	r.Phase, r.Turn = law.Pending, law.Nobody
	for i := range h.open {
		w := &h.open[i]
		if r.Turn = law.Nobody; w.calledSince == 0 && !h.hasCalledAgain(w) {
			r.Turn = law.Player(w.seat.Left())
			h.offer(r, law.Right{Kind: law.RightAccept, Holder: r.Turn, On: law.Player(w.seat), CallOnly: true, Clause: h.clauses[c36x2]})
		}
	}
}

// offer lists a right to accept, once.
func (h *hand36) offer(r *law.Result, right law.Right) {
	for i := range r.Rights {
		if r.Rights[i].Holder == right.Holder {
			return
		}
	}
	r.Rights = append(r.Rights, right)
}
