package lawc_test

import (
	"slices"

	"lawc/auction"
	"lawc/law"
)

// A note36 says one thing of an item: that a clause bore on it, what was found in it, or
// what has become of it. Of a lawful call there is nothing to say.
type note36 struct {
	n      int16
	what   uint8
	clause uint8
	status law.Status
	found  law.FindingSet
}

const (
	cited36 uint8 = iota
	found36
	fate36
)

func (h *hand36) cite(clause uint8, n int) {
	h.notes = append(h.notes, note36{n: int16(n), what: cited36, clause: clause})
}

func (h *hand36) find(n int, set law.FindingSet) {
	if set != 0 {
		h.notes = append(h.notes, note36{n: int16(n), what: found36, found: set})
	}
}

func (h *hand36) becomes(n int, s law.Status) {
	h.notes = append(h.notes, note36{n: int16(n), what: fate36, status: s})
}

// stands says that a call of item n stands; the first of two goes when it does.
func (h *hand36) stands(n int, call auction.Call) {
	if it := h.taken[n].item; it.Action.IsTwoCalls() && call != it.Call {
		h.becomes(n, law.Cancelled)
		return
	}
	h.becomes(n, law.Stands)
}

// fateOf is what has become of an item so far.
func (h *hand36) fateOf(n int) law.Status {
	for i := len(h.notes) - 1; i >= 0; i-- {
		if x := &h.notes[i]; x.what == fate36 && int(x.n) == n {
			return x.status
		}
	}
	if h.taken[n].item.Action.IsCall() {
		return law.Stands
	}
	return law.Noted
}

// assume notes that it was taken that item n changed a call that was meant.
func (h *hand36) assume(n int) {
	if !slices.ContainsFunc(h.assumed, func(a law.Assumption) bool { return a.N == n+1 }) {
		h.assumed = append(h.assumed, law.Assumption{N: n + 1, Fact: "inadvertent"})
	}
}

// cannotSettle ends it: rule 22 has nothing on what was found in item n.
func (h *hand36) cannotSettle(n int, findings law.FindingSet) {
	h.undecided = true
	findings.ForEach(func(f law.Finding) {
		h.gaps = append(h.gaps, law.Gap{N: n + 1, Finding: f})
	})
}

// Result says how the record stands so far.
func (h *hand36) Result() *law.Result {
	r := &h.result
	r.Edition = h.edition
	r.Auction, r.Assumed, r.NotCovered = h.calls, h.assumed, h.gaps
	r.Rights, r.Must, r.MustPass = r.Rights[:0], r.Must[:0], [4]law.Duration{}
	r.Contract, r.Doubled, r.Declarer, r.PassedOut = auction.CallPass, 0, law.Nobody, false
	h.phase(r)
	if h.now.closed {
		if r.PassedOut = !h.contract.IsBid(); !r.PassedOut {
			r.Contract, r.Declarer = h.contract, h.declarer
			if h.now.isDoubled() {
				r.Doubled = int(h.now.last)
			}
		}
	} else {
		r.MustPass = h.mustPass
		for _, o := range h.owed {
			r.Must = append(r.Must, law.Duty{Seat: o.seat, Do: law.DutyReplace, With: law.KindSet(0).With(auction.Bid), Clause: h.clauses[c36x3]})
		}
	}
	for _, a := range h.rights {
		r.Rights = append(r.Rights, law.Right{Kind: law.RightAnnul, Holder: law.Player(a.holder), On: law.Player(a.on), Clause: h.clauses[a.clause]})
	}
	h.readNotes(r)
	return r
}

// phase says how far the auction has come, whose turn it is, and who may accept what is
// open by calling.
func (h *hand36) phase(r *law.Result) {
	r.Turn = law.Nobody
	switch {
	case h.undecided:
		r.Phase = law.Undecided
	case h.waits || len(h.open) > 0:
		r.Phase = law.Pending
		for i := range h.open {
			w := &h.open[i]
			if r.Turn = law.Nobody; w.calledSince == 0 && !h.hasCalledAgain(w) {
				r.Turn = law.Player(w.seat.Left())
				h.offer(r, law.Right{Kind: law.RightAccept, Holder: r.Turn, On: law.Player(w.seat), CallOnly: true, Clause: h.clauses[c36x2]})
			}
		}
	case h.now.closed:
		r.Phase = law.Closed
	default:
		r.Phase, r.Turn = law.Open, law.Player(h.now.turn)
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

// readNotes reads the events off the notes.
func (h *hand36) readNotes(r *law.Result) {
	for len(h.events) < len(h.taken) {
		h.events = append(h.events, law.Event{})
	}
	for n := range h.taken {
		e := &h.events[n]
		e.Status, e.Findings, e.Clauses = law.Stands, 0, e.Clauses[:0]
	}
	for n := h.over; n >= 0 && n < len(h.taken); n++ {
		h.events[n].Status = law.AwaitsRuling
	}
	for _, n := range h.others {
		h.events[n].Status = law.Noted
	}
	var cited uint32
	h.cited = h.cited[:0]
	for i := range h.notes {
		x := &h.notes[i]
		e := &h.events[x.n]
		switch x.what {
		case found36:
			e.Findings |= x.found
		case fate36:
			e.Status = x.status
		case cited36:
			c := h.clauses[x.clause]
			if !slices.Contains(e.Clauses, c) {
				e.Clauses = append(e.Clauses, c)
			}
			if cited>>x.clause&1 == 0 {
				cited |= 1 << x.clause
				h.cited = append(h.cited, c)
			}
		}
	}
	r.Events, r.Clauses = h.events[:len(h.taken)], h.cited
}
