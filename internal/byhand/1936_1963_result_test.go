package byhand_test

import (
	"slices"

	"lawc/auction"
	"lawc/law"
)

// A noteOld says one thing of an item: that a clause bore on it, what was found in it, or
// what has become of it. Of a lawful call there is nothing to say.
type noteOld struct {
	n      int16
	what   uint8
	clause uint8
	status law.Status
	found  law.FindingSet
}

const (
	citedOld uint8 = iota
	foundOld
	fateOld
)

func (h *handOld) cite(clause uint8, n int) {
	h.notes = append(h.notes, noteOld{n: int16(n), what: citedOld, clause: clause})
}

func (h *handOld) find(n int, set law.FindingSet) {
	if set != 0 {
		h.notes = append(h.notes, noteOld{n: int16(n), what: foundOld, found: set})
	}
}

func (h *handOld) becomes(n int, s law.Status) {
	h.notes = append(h.notes, noteOld{n: int16(n), what: fateOld, status: s})
}

// stands says that a call of item n stands; the first of two goes when it does.
func (h *handOld) stands(n int, call auction.Call) {
	if it := h.taken[n].item; it.Action.IsTwoCalls() && call != it.Call {
		h.becomes(n, law.Cancelled)
		return
	}
	h.becomes(n, law.Stands)
}

// fateOf is what has become of an item so far.
func (h *handOld) fateOf(n int) law.Status {
	for i := len(h.notes) - 1; i >= 0; i-- {
		if x := &h.notes[i]; x.what == fateOld && int(x.n) == n {
			return x.status
		}
	}
	if h.taken[n].item.Action.IsCall() {
		return law.Stands
	}
	return law.Noted
}

// isNotCovered ends it with a call of which the code says nothing.
func (h *handOld) isNotCovered(n int, findings law.FindingSet) {
	h.find(n, findings)
	h.becomes(n, law.AwaitsRuling)
	h.cannotSettle(n, findings)
}

// exposes takes an item by which a card is shown; neither code as we have it knows of that.
// After the close it is for the play.
func (h *handOld) exposes(n int) {
	if !h.now.closed {
		h.find(n, law.FindingSet(0).With(law.ExposedCard))
		h.cannotSettle(n, law.FindingSet(0).With(law.ExposedCard))
	}
}

// cannotSettle ends it: the code has nothing on what was found in item n.
func (h *handOld) cannotSettle(n int, findings law.FindingSet) {
	h.undecided = true
	findings.ForEach(func(f law.Finding) {
		h.gaps = append(h.gaps, law.Gap{N: n + 1, Finding: f})
	})
}

// isPast reports whether nothing is to be taken of an item when its turn comes again.
func (h *handOld) isPast(n int) bool {
	if h.taken[n].instead == goneOld {
		h.becomes(n, law.Replaced)
	}
	return h.taken[n].instead < itselfOld
}

// makerOf is the item whose call stands in the place of that of item n.
func (h *handOld) makerOf(n int) int {
	if by := h.taken[n].instead; by >= 0 {
		return int(by)
	}
	return n
}

// fares says what has become of the call that stands in the place of that of item n.
func (h *handOld) fares(n int, s law.Status) {
	by := h.makerOf(n)
	if by != n {
		h.becomes(n, law.Replaced)
	}
	h.becomes(by, s)
}

// assume notes that a fact of item n was taken to be false, once.
func (h *handOld) assume(fact string, n int) {
	if !slices.ContainsFunc(h.assumed, func(a law.Assumption) bool { return a.N == n+1 }) {
		h.assumed = append(h.assumed, law.Assumption{N: n + 1, Fact: fact})
	}
}

// says reports whether an item says that something is so, or that it is not.
func says(it *auction.Item, fact string) (so, said bool) {
	for i := range it.Facts {
		if it.Facts[i].Name == fact {
			return it.Facts[i].Value != "false", true
		}
	}
	return false, false
}

// read fills what both machines say of a result in the same way.
func (h *handOld) read(r *law.Result) {
	r.Edition = h.edition
	r.Auction, r.Assumed, r.NotCovered = h.calls, h.assumed, h.gaps
	r.Contract, r.Doubled, r.Declarer, r.PassedOut = auction.CallPass, 0, law.Nobody, false
	r.Phase, r.Turn = law.Open, law.Player(h.now.turn)
	switch {
	case h.undecided:
		r.Phase, r.Turn = law.Undecided, law.Nobody
	case h.now.closed:
		r.Phase, r.Turn = law.Closed, law.Nobody
	}
	if h.now.closed {
		if r.PassedOut = !h.contract.IsBid(); !r.PassedOut {
			r.Contract, r.Declarer = h.contract, h.declarer
			if h.now.isDoubled() {
				r.Doubled = int(h.now.last)
			}
		}
	}
	h.readNotes(r)
}

// readNotes reads the events off the notes.
func (h *handOld) readNotes(r *law.Result) {
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
		case foundOld:
			e.Findings |= x.found
		case fateOld:
			e.Status = x.status
		case citedOld:
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
