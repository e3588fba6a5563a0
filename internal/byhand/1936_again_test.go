package byhand_test

import (
	"lawc/auction"
	"lawc/law"
)

// takeAgain takes the items from first to last once more. Further attempts by seat to
// change the call that n has replaced are cancelled with it. Calls that come to follow an
// irregular call unknown to their makers wait.
func (h *hand36) takeAgain(first, last, n int, seat auction.Seat) {
	again, retaken := h.again, h.retaken
	h.again, h.retaken = true, n
	for j := first; j < last && !h.undecided; j++ {
		it := h.taken[j].item
		isCall := it.Action.IsCall()
		switch {
		case h.isPast(j):
		case isCall && it.Seat == seat:
			h.fares(j, law.Cancelled)
		case isCall && (h.waits || h.isOpen(n)):
			h.wait(j)
		default:
			if isCall {
				h.fares(j, law.Stands)
			}
			h.take(it, j)
		}
	}
	h.again, h.retaken = again, retaken
}

// putBack makes the call that has come in the place of that of item n.
func (h *hand36) putBack(seat auction.Seat, n int) {
	by, call := h.makerOf(n), h.taken[n].put
	h.save(seat, n)
	h.cite(c36x1, by)
	h.fares(n, law.Stands)
	h.stands(by, call)
	h.call(seat, call, by)
}

// isOpen reports whether the call that item n made is open.
func (h *hand36) isOpen(n int) bool {
	for i := range h.open {
		if int(h.open[i].n) == n {
			return true
		}
	}
	return false
}

// wait lets a call wait with the irregular one that has come to stand before it.
func (h *hand36) wait(n int) {
	h.fares(n, law.AwaitsRuling)
	if !h.waits {
		h.waits, h.firstWaits = true, n
	}
	h.lastWaits = n
}

// waitNoMore takes the calls that wait, another item having come: a ruling takes them off
// with the irregular call, and anything else makes them calls made over it.
func (h *hand36) waitNoMore(it *auction.Item) {
	from := len(h.waiting)
	for j := h.firstWaits; j <= h.lastWaits; j++ {
		if h.taken[j].item.Action.IsCall() && h.taken[j].instead >= itselfOld && h.fateOf(h.makerOf(j)) == law.AwaitsRuling {
			h.waiting = append(h.waiting, j)
		}
	}
	h.waits = false
	for _, j := range h.waiting[from:] {
		switch {
		case h.undecided || h.taken[j].instead < itselfOld || h.isOpen(h.makerOf(j)):
		case h.waits: // the calls before it have come to wait again
			h.wait(j)
		case it.Action == auction.Attention:
			h.fares(j, law.Cancelled)
		default:
			h.becomes(j, law.Stands)
			h.settling = true
			h.take(h.taken[j].item, j)
			h.settling = false
		}
	}
	h.waiting = h.waiting[:from]
}
