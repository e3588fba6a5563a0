package byhand_test

import (
	"lawc/auction"
	"lawc/law"
)

// A hand36 is a table at which rule 22 holds.
type hand36 struct {
	handOld
	again    bool // items are taken once more
	settling bool // calls that waited are being made
	// opened counts the irregular calls.
	opened uint16
	// retaken is the item that has come in the place of an earlier one while what followed
	// is taken again, or -1.
	retaken    int
	foundAgain []noteOld
	aside      []law.Counted
	waiting    []int
}

// A wrong36 is an irregular call that has neither come to count nor been ruled upon, with
// what was so when it was made.
type wrong36 struct {
	findings    law.FindingSet
	n           int16 // its item
	id          uint16
	at          int16 // how many calls counted then, or -1 if they are not the same any more
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

// Reset begins a record.
func (h *hand36) Reset(dealer auction.Seat) {
	h.handOld.Reset(dealer)
	h.again, h.settling, h.opened, h.retaken = false, false, 0, -1
}

// turnNow is whose turn it is: an irregular call in turn has passed it on until others
// come to count.
func (h *hand36) turnNow() auction.Seat {
	turn := h.now.turn
	for i := range h.open {
		if w := &h.open[i]; w.seat == turn && w.inTurn && int(w.at) == len(h.calls) {
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

// hasBid reports whether a side has bid.
func (h *hand36) hasBid(side int) bool {
	for i := range h.calls {
		if c := &h.calls[i]; c.Seat.Side() == side && c.Call.IsBid() {
			return true
		}
	}
	return false
}

// hasDoubled reports whether seat has doubled or redoubled the last bid.
func (h *hand36) hasDoubled(seat auction.Seat) bool {
	for i := len(h.calls) - 1; i >= 0 && !h.calls[i].Call.IsBid(); i-- {
		if c := &h.calls[i]; c.Seat == seat && c.Call != auction.CallPass {
			return true
		}
	}
	return false
}

func (h *hand36) owes(seat auction.Seat) bool {
	for i := range h.owed {
		if h.owed[i].seat == seat {
			return true
		}
	}
	return false
}

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
