package interp

import (
	"slices"

	"lawc/auction"
	"lawc/law"
)

// wait makes every call wait for the ruling on that of item n from now on, if they do
// not wait for another already.
func (m *Machine) wait(n int) {
	if !m.waits {
		m.waitsFrom = m.current
	} else if m.pendsFrom(m.waitsFor) {
		return
	}
	m.waits, m.waitsFor = true, n
}

// waiting lets a call wait while one before it makes all calls wait for the ruling.
func (m *Machine) waiting(seat auction.Seat, n int) bool {
	if m.waits {
		m.waitsFrom = min(m.waitsFrom, n) // one made at the same moment may stand before it
		m.fares(n, law.AwaitsRuling)
		m.tries(seat)
		m.expireAt(seat, n)
	}
	return m.waits
}

// voided cancels a call made while an earlier one has made all later calls void.
func (m *Machine) voided(seat auction.Seat, n int) bool {
	if !m.void.on {
		return false
	}
	if law.Player(seat) == m.void.seat {
		m.void.on = false
		return false
	}
	m.fares(n, law.Cancelled)
	m.cite(m.voidBy, m.makerOf(n))
	m.taken[n].voided = true
	return true
}

// release makes a held call: the call that it was to follow has come, or has not.
func (m *Machine) release() {
	h, n := m.held, m.heldItem
	m.held = held{}
	releasing := m.releasing
	m.releasing = n
	defer func() { m.releasing = releasing }()
	if m.waiting(h.seat, n) || m.voided(h.seat, n) {
		return
	}
	if m.taken[n].instead >= 0 {
		m.putBack(h.seat, n)
		return
	}
	m.becomes(n, law.Stands)
	m.misnamed, m.yielded = false, n
	if m.isSecond(h.seat) {
		m.change(h.seat, h.call, n)
		return
	}
	m.first(h.seat, h.call, n)
}

// cannotSettle ends the interpretation: the edition has no clause for findings.
func (m *Machine) cannotSettle(n int, findings law.FindingSet) {
	m.undecided = true
	findings.ForEach(func(f law.Finding) {
		if gap := (law.Gap{N: n + 1, Finding: f}); !slices.Contains(m.gaps, gap) {
			m.gaps = append(m.gaps, gap)
		}
	})
}
