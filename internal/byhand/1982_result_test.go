package byhand_test

import (
	"lawc/auction"
	"lawc/law"
)

// The result, as things stand after the latest item.

// Result says how the record stands so far. It is valid until the next item.
func (h *hand82) Result() *law.Result {
	r := &h.result82
	r.Edition, r.Record = h.edition, nil
	h.readLog(r)
	r.Rights = r.Rights[:0]
	h.phase(r)
	h.readAuction(r)
	r.Contract, r.Doubled, r.Declarer, r.PassedOut = auction.CallPass, 0, law.Nobody, h.closed && h.passedOut
	if h.closed && h.contract.IsBid() {
		r.Contract, r.Doubled, r.Declarer = h.contract, int(h.doubled), h.declarer
	}
	h.owed(r)
	h.rightsNow(r)
	r.Discretion = r.Discretion[:0]
	for _, c := range h.powers[:h.powerCount] {
		r.Discretion = append(r.Discretion, h.ground[c])
	}
	r.NotCovered = h.gaps
	r.Assumed = r.Assumed[:0]
	for j, a := range h.assumed {
		said := false
		for _, b := range h.assumed[:j] {
			said = said || a == b
		}
		if !said {
			r.Assumed = append(r.Assumed, law.Assumption{N: int(a.n) + 1, Fact: factName82(a.fact)})
		}
	}
	return r
}

// readAuction follows the calls that count back from the last.
func (h *hand82) readAuction(r *law.Result) {
	if r.Auction = r.Auction[:0]; h.head == nothing82 {
		return
	}
	count := int(h.calls[h.head].nth) + 1
	for cap(r.Auction) < count {
		r.Auction = append(r.Auction[:cap(r.Auction)], law.Counted{})
	}
	r.Auction = r.Auction[:count]
	for at := h.head; at != nothing82; at = h.calls[at].previous {
		c := &h.calls[at]
		r.Auction[c.nth] = c.Counted
	}
}

func factName82(fact uint8) string {
	switch fact {
	case inadvertent82:
		return "inadvertent"
	case pause82:
		return "pause"
	case misinformed82:
		return "misinformed"
	}
	return "conventional"
}

// readLog reads off the log what has become of each item.
func (h *hand82) readLog(r *law.Result) {
	for len(h.events) < len(h.taken) {
		h.events = append(h.events, law.Event{})
	}
	r.Events, r.Clauses = h.events[:len(h.taken)], r.Clauses[:0]
	for n := range h.taken {
		e := &h.events[n]
		e.Status, e.Findings, e.Clauses = h.taken[n].fresh, 0, e.Clauses[:0]
	}
	var cited [clauseCount82]bool
	for _, x := range h.notes {
		e := &h.events[x.event]
		switch x.what {
		case found82:
			e.Findings = e.Findings.With(law.Finding(x.value))
		case status82:
			e.Status = law.Status(x.value)
		default:
			c := h.clauses[x.value]
			if !cited[x.value] {
				cited[x.value] = true
				r.Clauses = append(r.Clauses, c)
			} else if holds82(e.Clauses, c) {
				continue
			}
			e.Clauses = append(e.Clauses, c)
		}
	}
}

func holds82(list []*law.Clause, c *law.Clause) bool {
	for _, have := range list {
		if have == c {
			return true
		}
	}
	return false
}

// phase says how far the auction has come, whose turn it is, and who may accept what is
// open. The turn is his who may accept the latest of it or whose call would settle it.
func (h *hand82) phase(r *law.Result) {
	r.Turn = law.Nobody
	pending := h.deferred
	for _, k := range h.active {
		pending = pending || h.pool[k].stage == open82
	}
	switch {
	case h.undecided:
		r.Phase = law.Undecided
		return
	case pending:
		r.Phase = law.Pending
	case h.closed:
		r.Phase = law.Closed
		return
	default:
		r.Phase, r.Turn = law.Open, law.Player(h.turn)
		return
	}
	for _, k := range h.active {
		i := &h.pool[k]
		if !i.isOpenCall() {
			continue
		}
		lho := i.seat.Left()
		hasTurn := i.isChange || i.turn != law.Nobody // after the close there are no turns
		r.Turn = law.Nobody
		word, call := h.over(i, lho, true), h.over(i, lho, false)
		if hasTurn && (word|call)&accepting82|call != 0 {
			r.Turn = law.Player(lho)
		}
		by := word & accepting82
		if by == 0 {
			by = call & accepting82
		}
		if by == 0 {
			continue
		}
		right := law.Right{Kind: law.RightAccept, Holder: law.Player(lho), On: law.Player(i.seat), CallOnly: word&accepting82 == 0, Clause: h.clauses[clauseOf82(by&-by)]}
		said := false
		for j := range r.Rights {
			if have := &r.Rights[j]; have.Holder == right.Holder && have.Clause == right.Clause {
				have.CallOnly, said = have.CallOnly && right.CallOnly, true
			}
		}
		if !said {
			r.Rights = append(r.Rights, right)
		}
	}
}

// owed lists what is still to be served. Nothing is, once the auction is closed.
func (h *hand82) owed(r *law.Result) {
	r.MustPass, r.Must, r.MayNot = [4]law.Duration{}, r.Must[:0], r.MayNot[:0]
	if h.closed {
		return
	}
	r.MustPass = h.mustPass
	for s, c := range h.mustPassBy {
		r.MustPassBy[s] = nil
		if h.mustPass[s] != law.ObligationFree {
			r.MustPassBy[s] = h.clauses[c]
		}
	}
	for j := range h.bans {
		b := &h.bans[j]
		r.MayNot = append(r.MayNot, law.Ban{Seat: b.seat, Calls: b.calls, Rest: b.rest, Bid: b.bid, Clause: h.clauses[b.clause]})
	}
	for _, k := range h.active {
		i := &h.pool[k]
		if i.stage != live82 || i.duty == law.DutyNone || h.owedBy(i.seat) != k {
			continue
		}
		d := law.Duty{Seat: i.seat, Do: i.duty, Clause: h.clauses[i.dutyBy]}
		switch i.duty {
		case law.DutyRepeat:
			d.Call = i.call
		case law.DutyReplace:
			d.With = i.with
		}
		r.Must = append(r.Must, d)
	}
}
