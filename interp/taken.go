package interp

import (
	"lawc/auction"
	"lawc/law"
)

// An acceptance is a call that somebody's word has accepted, and the item that made it.
type acceptance struct {
	n    int32
	call auction.Call
	is   bool
}

// A replacing is a clause by which the call of an item has come in the place of its
// maker's earlier one.
type replacing struct {
	item int32
	by   *clause
}

// A taken is an item of the record so far.
type taken struct {
	item *auction.Item
	// facts are what it tells, needed those of them that something asked for.
	facts  factSet
	needed uint32
	// refused: it asked for what its maker did not have.
	refused bool
	// voided: it was cancelled with somebody else's call, and was no attempt to
	// change one.
	voided bool
	// took is the call that it accepted, which is the one that it accepts again.
	took acceptance
	// instead is the item whose call has come in its place, put that call.
	instead int32
	put     auction.Call
	// fresh is the status that it has before anything is said of it.
	fresh law.Status
}

// calledBetween reports whether seat has made a call after one item and before another,
// whatever has become of it.
func (m *Machine) calledBetween(seat auction.Seat, from, to int32) bool {
	n := m.latest[seat]
	if n < to {
		return n > from
	}
	for n = to - 1; n > from; n-- { // the item is taken again
		m.work++
		if x := m.taken[n].item; x.Seat == seat && x.Action.IsCall() {
			return true
		}
	}
	return false
}

// needed notes that something was asked of a fact of an item.
func (m *Machine) needed(n, fact int) {
	if n >= 0 && n < len(m.taken) && fact >= 0 {
		m.taken[n].needed |= 1 << fact
	}
}
