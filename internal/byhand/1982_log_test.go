package byhand_test

import (
	"lawc/auction"
	"lawc/law"
)

// What the record says of its items, and what is said of them. The log is only ever added
// to, and cut back when the auction is taken up again; the events of a result are read off it.

// An item82 is an item of the record.
type item82 struct {
	*auction.Item
	instead int16 // the item whose call has come in the place of this one's, put that call
	told82
	fresh    law.Status // what it is before anything is said of it
	refused  bool
	voided   bool
	took     bool // it accepted the call tookCall of item tookItem
	put      auction.Call
	tookCall auction.Call
	tookItem int16
	why      changing82 // it came in the place of an earlier call
}

// Of an item whose call has come in the place of an earlier one nothing is taken when
// its own turn comes; one is gone if another has come in that place since.
const (
	itself82 int16 = -1
	spent82  int16 = -2
	gone82   int16 = -3
)

// The facts.
const (
	inadvertent82 uint8 = 1 << iota
	pause82
	misinformed82
	conventional82 // nobody tells it
)

// A told82 is the facts that are told of a call, and those of them that are so.
type told82 struct{ told, so uint8 }

// facts reads what an item tells. A slip is a call that was not meant, and put right
// without a pause for thought.
func (x *item82) facts() {
	for _, f := range x.Facts {
		var bit uint8
		switch f.Name {
		case "inadvertent":
			bit = inadvertent82
		case "pause":
			bit = pause82
		case "misinformed":
			bit = misinformed82
		default:
			panic("the mixture tells nothing like " + f.Name)
		}
		if x.told |= bit; f.Value != "false" {
			x.so |= bit
		}
	}
	if x.Action == auction.Slips {
		x.told, x.so = x.told|inadvertent82|pause82, x.so&^pause82|inadvertent82
	}
}

// An assumed82 is a fact that was taken for granted.
type assumed82 struct {
	n    int16
	fact uint8
}

// A note82 says one thing of an item.
type note82 struct {
	event int16
	what  uint8
	value uint8
}

const (
	cited82  uint8 = iota // a clause bears on it
	finds82               // a clause by which something was found in it
	found82               // what was found
	status82              // what has become of it
)

// cite says that a clause bears on an item.
func (h *hand82) cite(c uint8, n int) {
	h.notes = append(h.notes, note82{int16(n), cited82, c})
}

// finds cites the clause by which something is found in a call.
func (h *hand82) finds(c uint8, n int, f law.FindingSet, found law.Finding) law.FindingSet {
	h.notes = append(h.notes, note82{int16(n), finds82, c})
	return f.With(found)
}

// find says what was found in an item.
func (h *hand82) find(n int, set law.FindingSet) {
	for f := law.NoFinding + 1; set>>f != 0; f++ {
		if set.Has(f) {
			h.notes = append(h.notes, note82{int16(n), found82, uint8(f)})
		}
	}
}

// becomes says what has become of an item.
func (h *hand82) becomes(n int, s law.Status) {
	h.notes = append(h.notes, note82{int16(n), status82, uint8(s)})
}

// assume says that a fact was taken not to be so, as it was not told.
func (h *hand82) assume(n int16, fact uint8) {
	h.assumed = append(h.assumed, assumed82{n, fact})
}

// statusOf is what has become of an item so far.
func (h *hand82) statusOf(n int) law.Status {
	for j := len(h.notes) - 1; j >= 0; j-- {
		if x := &h.notes[j]; x.what == status82 && int(x.event) == n {
			return law.Status(x.value)
		}
	}
	return h.taken[n].fresh
}

// keepFindings keeps what was found in an item since a place, and by which clauses.
func (h *hand82) keepFindings(from, item int) {
	for _, x := range h.notes[from:] {
		if int(x.event) == item && (x.what == found82 || x.what == finds82) {
			h.kept = append(h.kept, x)
		}
	}
}

// makerOf is the item whose call stands in the place of that of item n: itself, if none
// has come there.
func (h *hand82) makerOf(n int) int {
	if by := h.taken[n].instead; by >= 0 {
		return int(by)
	}
	return n
}

// fares says what has become of that call.
func (h *hand82) fares(n int, s law.Status) {
	by := h.makerOf(n)
	if by != n {
		h.becomes(n, law.Replaced)
	}
	h.becomes(by, s)
}

// stands says that a call of item n stands. An item of two calls is told of by its
// second, which goes when the first comes to stand.
func (h *hand82) stands(n int, call auction.Call) {
	if item := h.taken[n].Item; item.Action.IsTwoCalls() && call != item.Call {
		h.becomes(n, law.Cancelled)
		return
	}
	h.becomes(n, law.Stands)
}

// isPast reports whether nothing is to be taken of an item when its turn comes again.
func (h *hand82) isPast(n int) bool {
	if h.taken[n].instead == gone82 {
		h.becomes(n, law.Replaced)
	}
	return h.taken[n].instead < itself82 || h.taken[n].refused
}
