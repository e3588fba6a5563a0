package byhand_test

import (
	"testing"

	"lawc/auction"
	"lawc/internal/fortest"
	"lawc/law"
)

// Articles 17 to 22 of 1963 written by hand: the correct procedure, and what they say of a
// call that follows from misinformation (1963_change_test.go). Whatever else is
// irregular ends it, since the articles that deal with it are not in the source; so the
// director has nothing to rule upon. What it shares with 1936 stands in
// 1936_1963_*_test.go; like that it knows no more than occurs in fortest.Mixed.

// The clauses of article 21, by number, after those of the correct procedure.
const (
	c21p1s2 uint8 = iota + procedureOld
	c21p1s3
)

var clauseIDs63 = [...]string{
	"17.s2", "18.s1", "18.s3", "19.p1", "19.p2", "19.p3.s2", "17.s3", "22.a", "22.b", "assumed.declarer",
	"21.p1.s2", "21.p1.s3",
}

// A hand63 is a table at which the code of 1963 holds.
type hand63 struct{ handOld }

func newHand63(e *law.Edition) *hand63 {
	h := &hand63{}
	h.knows(e, clauseIDs63[:])
	return h
}

// TestByHand1963 wants the same result of every mixed record from the edition and from
// the law written by hand.
func TestByHand1963(t *testing.T) {
	p := fortest.Embedded(t, "1963")
	m, h := p.NewMachine(), newHand63(p.Edition)
	sameByHand(t, m, h, 1963)
}

// BenchmarkByHand1963 takes mixed records through the edition and through the law written
// by hand.
func BenchmarkByHand1963(b *testing.B) {
	p := fortest.Embedded(b, "1963")
	m, h := p.NewMachine(), newHand63(p.Edition)
	againstHand(b, m, h)
}

// Run takes a whole record.
func (h *hand63) Run(r *auction.Record) *law.Result {
	h.Reset(r.Dealer)
	for i := range r.Items {
		h.Step(&r.Items[i])
	}
	res := h.Result()
	res.Record = r
	return res
}

// Step takes the next item. Nearly all are lawful calls with nothing else in play.
func (h *hand63) Step(it *auction.Item) {
	n := len(h.taken)
	if h.takesPlainly(it, n) {
		return
	}
	h.keep()
	h.take(it, n)
	h.kept = len(h.calls)
	h.busy = h.undecided || h.now.closed || h.changer != law.Nobody
}

// take takes item n, for the first time or again.
func (h *hand63) take(it *auction.Item, n int) {
	h.current = n
	switch {
	case it.Action.IsCall():
		h.callItem(it, n)
	case it.Action == auction.Attention || it.Action == auction.Accepts: // of nothing
	case it.Action == auction.ShowsCard || it.Action == auction.LeadsCard:
		h.exposes(n)
	default:
		panic("by hand: no such item in mixed records")
	}
}

// callItem takes an item that puts one call, or two, on the table.
func (h *hand63) callItem(it *auction.Item, n int) {
	switch {
	case h.taken[n].instead >= 0:
		h.putBack(it.Seat, n)
	case it.Action.IsTwoCalls():
		h.twoCalls(it, n)
	case it.Action == auction.ChangesLater || h.isSecond(it.Seat) || h.changer == law.Player(it.Seat):
		so, said := says(it, "misinformed")
		h.change(it.Seat, it.Call, n, so, said)
	default:
		h.first(it.Seat, it.Call, n)
	}
}

// isSecond reports whether a call by seat would be a second one in one turn.
func (h *hand63) isSecond(seat auction.Seat) bool {
	last := len(h.calls) - 1
	return last >= 0 && h.calls[last].Seat == seat && !h.now.closed
}

// first takes a call that is not a second one in its turn.
func (h *hand63) first(seat auction.Seat, call auction.Call, n int) {
	h.save(seat, n)
	h.call(seat, call, n)
}

// call lets a call count, or ends it with one that is irregular. Nobody may change his call
// any more.
func (h *hand63) call(seat auction.Seat, call auction.Call, n int) {
	h.changer = law.Nobody
	if h.now.closed {
		h.isNotCovered(n, law.FindingSet(0).With(law.CallAfterClose))
		return
	}
	if f := h.irregular(seat, call, h.now.turn, n); f != 0 {
		h.isNotCovered(n, f)
		return
	}
	h.enter(seat, call, n)
	if call == auction.CallPass && h.now.closes() {
		h.closeAt(n)
	}
}

// Result says how the record stands so far.
func (h *hand63) Result() *law.Result {
	r := &h.result
	h.read(r)
	r.Rights = r.Rights[:0]
	if h.changer != law.Nobody {
		r.Rights = append(r.Rights, law.Right{Kind: law.RightChangeCall, Holder: h.changer, On: law.Nobody, Clause: h.clauses[c21p1s3]})
	}
	return r
}
