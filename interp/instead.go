package interp

import (
	"lawc/auction"
	"lawc/law"
)

// Of an item that has come in the place of an earlier one nothing is taken when its
// own turn comes; if it is gone, another has come in that place since.
const (
	itself int32 = -1
	spent  int32 = -2
	gone   int32 = -3
)

// stands says that a call of item n stands. An item of two calls is told of by its
// second, which goes when the first comes to stand.
func (m *Machine) stands(n int, call auction.Call) {
	if item := m.taken[n].item; item.Action.IsTwoCalls() && call != item.Call {
		m.becomes(n, law.Cancelled)
		return
	}
	m.becomes(n, law.Stands)
}

// callOf is the call that stands in the place of that of item n.
func (m *Machine) callOf(n int) auction.Call {
	if m.taken[n].instead >= 0 {
		return m.taken[n].put
	}
	return m.taken[n].item.Call
}

// isPast reports whether nothing is to be taken of an item when its turn comes again:
// its call has come in the place of an earlier one, or its maker had not the right.
func (m *Machine) isPast(n int) bool {
	if m.taken[n].instead == gone {
		m.becomes(n, law.Replaced)
	}
	return m.taken[n].instead < itself || m.taken[n].refused
}

// fares says what has become of the call that stands in the place of that of item n.
func (m *Machine) fares(n int, s law.Status) {
	by := m.makerOf(n)
	if by != n {
		m.becomes(n, law.Replaced)
	}
	m.becomes(by, s)
}

// makerOf is the item whose call stands in the place of that of item n: itself, if none
// has come there.
func (m *Machine) makerOf(n int) int {
	if by := m.taken[n].instead; by >= 0 {
		return int(by)
	}
	return n
}

// putBack makes the call that has come in the place of that of item n.
func (m *Machine) putBack(seat auction.Seat, n int) {
	by, backs := m.makerOf(n), m.backs
	m.saveBefore(seat, n)
	for _, r := range m.replacing {
		if int(r.item) == by {
			m.cite(r.by, by)
		}
	}
	m.fares(n, law.Stands)
	if m.callInstead(seat, m.callOf(n), by); by != n && m.backs != backs {
		m.becomes(n, law.Replaced) // said before the auction was taken back
	}
}
