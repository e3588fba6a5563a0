package report

import (
	"fmt"
	"slices"

	"lawc/auction"
	"lawc/law"
)

// Where several calls of one player are open a right to accept says which it is about.

// An acceptable is a call that may be accepted, with the clauses that let it.
type acceptable struct {
	call            auction.Call
	inWords, byCall bool
	clauses         []*law.Clause
}

// severalOpen reports whether several calls of a player await a ruling, or may be
// accepted though they are one item.
func (sp *speaker) severalOpen(seat auction.Seat) bool {
	calls := 0
	for i := range sp.r.Events {
		if it := &sp.r.Record.Items[i]; it.Seat == seat && it.Action.IsCall() && sp.r.Events[i].Status == law.AwaitsRuling {
			calls++
		}
	}
	var named []auction.Call
	for i := range sp.r.Rights {
		if r := &sp.r.Rights[i]; r.Kind == law.RightAccept && r.On == law.Player(seat) {
			if r.WordsOnly {
				return true
			}
			named = append(named, r.Call)
			if r.HasEarlier {
				named = append(named, r.Earlier)
			}
		}
	}
	return calls > 1 || slices.ContainsFunc(named, func(c auction.Call) bool { return c != named[0] })
}

// acceptances says of each open call of a player whether it may be accepted by the holder
// of a right, and how. One that a call would not accept, and for which there are no words,
// is left out.
func (sp *speaker) acceptances(at int, told []bool) {
	right := &sp.r.Rights[at]
	var list []acceptable
	for j := at; j < len(sp.r.Rights); j++ {
		r := &sp.r.Rights[j]
		if r.Kind != right.Kind || r.Holder != right.Holder || r.On != right.On {
			continue
		}
		told[j] = true
		if r.HasEarlier {
			list = withAcceptable(list, r.Earlier, r, false)
		}
		list = withAcceptable(list, r.Call, r, !r.WordsOnly)
	}
	for i := range list {
		a := &list[i]
		what := fmt.Sprintf(sp.found.call, sp.theCall(a.call), sp.player(right.On))
		if n := how(a); n > 0 {
			sp.say(-1, a.clauses, sp.rights.one[n-1], sp.player(right.Holder), what)
		}
	}
}

// how says by what a call may be accepted: nothing, a call, words, either.
func how(a *acceptable) (n int) {
	if a.byCall {
		n++
	}
	if a.inWords {
		n += 2
	}
	return n
}

// withAcceptable adds a call that a right is about, once.
func withAcceptable(list []acceptable, call auction.Call, r *law.Right, byCall bool) []acceptable {
	at := slices.IndexFunc(list, func(a acceptable) bool { return a.call == call })
	if at < 0 {
		at, list = len(list), append(list, acceptable{call: call})
	}
	a := &list[at]
	a.byCall, a.inWords = a.byCall || byCall, a.inWords || !r.CallOnly
	if r.Clause != nil && !slices.Contains(a.clauses, r.Clause) {
		a.clauses = append(a.clauses, r.Clause)
	}
	return list
}

// theCall names a call within a sentence: one that is no bid with its article.
func (sp *speaker) theCall(c auction.Call) string {
	if c.IsBid() {
		return sp.call(c)
	}
	return sp.found.theCalls[c.Kind()]
}
