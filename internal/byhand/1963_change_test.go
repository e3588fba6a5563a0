package byhand_test

import (
	"lawc/auction"
	"lawc/law"
)

// A call that follows from misinformation may be changed until the partner has called
// (21.p1.s2); then the left-hand opponent may change the call that he has made since
// (21.p1.s3). The auction is taken up again from just before the call that is changed.
// Every other change ends it.

// twoCalls takes an item by which a player says one call and then another. As a rule
// nothing remains of the first where the second may take its place.
func (h *hand63) twoCalls(it *auction.Item, n int) {
	seat := it.Seat
	so, said := says(it, "misinformed")
	second, entitled := h.isSecond(seat), h.changer == law.Player(seat)
	switch {
	case second && so:
		if it.Action == auction.Changes {
			h.changer = law.Nobody // he has used his right with the first of them
		}
		h.change(seat, it.Call, n, so, said)
		return
	case second && entitled && it.Action == auction.Slips:
		h.change(seat, it.Call, n, so, said)
		return
	case so:
		h.save(seat, n)
		h.taken[n].instead, h.taken[n].put, h.taken[n].by = int16(n), it.Call, misled63
		h.cite(c21p1s2, n)
		h.call(seat, it.Call, n)
		return
	case second:
		h.change(seat, it.First, n, false, false)
	default:
		h.first(seat, it.First, n)
	}
	if h.undecided {
		h.becomes(n, law.AwaitsRuling)
		return
	}
	h.change(seat, it.Call, n, so, said)
}

// change takes a second call in one turn, or a change of a player's latest call. so and said
// are whether it is said to follow from misinformation, and whether anything is said of it.
func (h *hand63) change(seat auction.Seat, call auction.Call, n int, so, said bool) {
	since := h.calledSince(seat)
	partner := since>>seat.Partner()&1 != 0
	misled, entitled, lho := so && !partner, h.changer == law.Player(seat), since>>seat.Left()&1 != 0
	assumes := !said && !partner
	isNew := h.countedOf(seat) < 0
	if (misled || entitled) && (!isNew || h.before[seat].valid) {
		var by uint8
		if misled {
			by = misled63
		}
		if entitled || misled && lho {
			by |= third63
		}
		h.takeUp(seat, call, n, by, assumes)
		if misled && lho && !h.undecided {
			h.changer = law.Player(seat.Left())
		}
		return
	}
	if assumes {
		h.assume("misinformed", n)
	}
	if isNew || h.now.closed {
		h.becomes(n, law.Stands)
		h.first(seat, call, n)
		return
	}
	h.changer = law.Nobody
	h.isNotCovered(n, law.FindingSet(0).With(law.ChangeOfCall))
}

// calledSince is the set of players, by bit, who have called since seat did.
func (h *hand63) calledSince(seat auction.Seat) (set uint8) {
	for i := len(h.calls) - 1; i >= 0 && h.calls[i].Seat != seat; i-- {
		set |= 1 << h.calls[i].Seat
	}
	return set
}

// takeUp takes the auction up again from just before seat's latest call, with call, which
// item n made, in its place.
func (h *hand63) takeUp(seat auction.Seat, call auction.Call, n int, by uint8, assumes bool) {
	p := &h.before[seat]
	if !p.valid {
		panic("by hand: no such change in mixed records")
	}
	first := p.item
	was := h.taken[first].instead
	h.goBack(p)
	h.citeChange(by, n)
	if assumes {
		h.assume("misinformed", n)
	}
	if was >= 0 && int(was) != n {
		h.taken[was].instead = goneOld
		h.becomes(int(was), law.Replaced)
	}
	h.taken[first].instead, h.taken[first].put, h.taken[first].by = int16(n), call, by
	h.taken[n].instead = spentOld
	h.becomes(first, law.Replaced)
	current := h.current
	h.current = first
	h.stands(n, call)
	h.call(seat, call, n)
	h.takeAgain(first+1, current, seat)
	h.current = current
}

// Of what lets a call take the place of another: misinformation, and what follows from it
// for the left-hand opponent.
const (
	misled63 = 1 << iota
	third63
)

// citeChange cites the clauses by which item n has put a call in the place of another.
func (h *hand63) citeChange(by uint8, n int) {
	if by&misled63 != 0 {
		h.cite(c21p1s2, n)
	}
	if by&third63 != 0 {
		h.cite(c21p1s3, n)
	}
}

// takeAgain takes the items from first to last once more. Further attempts by seat to
// change the call that has been replaced are cancelled with it.
func (h *hand63) takeAgain(first, last int, seat auction.Seat) {
	for j := first; j < last && !h.undecided; j++ {
		it := h.taken[j].item
		isCall := it.Action.IsCall()
		switch {
		case h.isPast(j):
		case isCall && it.Seat == seat:
			h.fares(j, law.Cancelled)
		default:
			if isCall {
				h.fares(j, law.Stands)
			}
			h.take(it, j)
		}
	}
}

// putBack makes the call that has come in the place of that of item n.
func (h *hand63) putBack(seat auction.Seat, n int) {
	by, call := h.makerOf(n), h.taken[n].put
	h.save(seat, n)
	h.citeChange(h.taken[n].by, by)
	h.fares(n, law.Stands)
	h.stands(by, call)
	h.call(seat, call, by)
}
