package interp

import (
	"lawc/auction"
	"lawc/law"
)

// An acceptance is a call that somebody's word has accepted, and the item that made it.
type acceptance struct {
	is   bool
	n    int32
	call auction.Call
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

// needed notes that something was asked of a fact of an item.
func (m *Machine) needed(n, fact int) {
	if n >= 0 && n < len(m.taken) && fact >= 0 {
		m.taken[n].needed |= 1 << fact
	}
}
