package pbn

import (
	"lawc/auction"
	"lawc/notation/source"
)

// irregularity takes up ^I or ^S. Both say that what was irregular was
// accepted: ^I stands before the bid, ^S in place of a player who was skipped.
func (a *auctionReader) irregularity(m mark, lower string) {
	switch {
	case a.insufficient != (place{}):
		a.fail(m, "after ^I, expected the insufficient bid")
	case lower == "^i":
		a.insufficient = m.place
	case lower != "^s":
		a.fail(m, ", expected ^I or ^S among calls")
	case a.skipped == 3:
		a.fail(m, "after three skipped players, expected a call")
	default:
		a.skipped++
		a.skippedAt = m.place
		a.anySkipped = true
		a.turn = a.turn.Left()
	}
}

// call takes up a call by the player whose column it is.
func (a *auctionReader) call(m mark) {
	call, instead, ok := readCall(m.text)
	if !ok {
		a.unreadable(m)
		call = auction.CallPass
	} else if instead != "" {
		a.warnOnce(instead, m.place, "found "+m.text+", took it for "+instead)
	}
	if !a.unread {
		a.judge(m, call)
	}
	a.place(call)
}

// judge complains when call and marks do not fit together. An irregular call
// without a mark is read as what it is, and said to be one.
func (a *auctionReader) judge(m mark, call auction.Call) {
	marked := a.insufficient != (place{})
	switch {
	case marked && !call.IsBid():
		a.fail(m, "after ^I, expected an insufficient bid")
	case marked && a.standing.Sufficient(call):
		a.fail(m, "after ^I, but it is sufficient: leave ^I out")
	case marked:
	default:
		if odd := a.standing.Odd(a.turn, call); odd != "" && !(a.anySkipped && a.standing.Closed()) {
			a.anyOdd = true
			a.warn(m.place, a.game.called()+"found "+m.text+odd)
		}
	}
}

// place puts a call into the record, after an acceptance of the one before it
// if its own player does not show it by calling in turn.
func (a *auctionReader) place(call auction.Call) {
	if a.irregular && a.turn != a.accepts {
		a.accept()
	}
	a.items = append(a.items, auction.Item{Seat: a.turn, Call: call})
	a.calls++
	a.standing.Add(a.turn, call)
	a.irregular = a.skipped > 0 || a.insufficient != (place{})
	a.turn = a.turn.Left()
	a.accepts = a.turn
	a.skipped, a.insufficient, a.remarks = 0, place{}, remarks{}
}

func (a *auctionReader) accept() {
	a.items = append(a.items, auction.Item{Seat: a.accepts, Action: auction.Accepts})
	a.irregular = false
}

// allPass puts in the passes that are wanting.
func (a *auctionReader) allPass(m mark) {
	switch {
	case a.insufficient != (place{}):
		a.fail(m, "after ^I, expected an insufficient bid")
	case a.standing.Closed() && !a.unread:
		a.warn(m.place, a.game.called()+"found "+m.text+", though all have passed already")
	}
	for !a.standing.Closed() {
		a.place(auction.CallPass)
	}
	a.ended = m.text
}

// finish ends the auction: the last call may still be without its acceptance.
func (a *auctionReader) finish() {
	if a.skipped > 0 || a.insufficient != (place{}) {
		at := a.skippedAt
		if a.insufficient != (place{}) {
			at = a.insufficient
		}
		a.game.failAuction(at.Fault("found ^S or ^I at the end, expected a call behind it"))
	}
	if a.irregular {
		a.accept()
	}
}

// remark takes up what is said about the call before. A fault in it leaves the
// calls what they are.
func (a *auctionReader) remark(m mark) {
	if a.calls == 0 {
		a.game.fail(m.Fault("found " + source.Describe(m.text) + " before the first call, expected it behind a call"))
		return
	}
	if complaint := a.remarks.add(m); complaint != "" {
		a.game.fail(m.Fault(complaint))
		return
	}
	if n, ok := m.number(1, 32); ok && m.kind == markNote {
		if _, known := a.notes[n]; !known {
			a.notes[n] = m.place
		}
	}
}
