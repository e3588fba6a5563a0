package trial

import (
	"fmt"
	"slices"
	"strings"

	"lawc/auction"
	"lawc/interp"
	"lawc/law"
)

// sameRuling reports whether two results for one record say the same to the
// players, whatever clauses they rest on and whatever was assumed.
func sameRuling(a, b *law.Result) bool {
	return a.Phase == b.Phase && a.Turn == b.Turn && a.Contract == b.Contract && a.Doubled == b.Doubled &&
		a.Declarer == b.Declarer && a.PassedOut == b.PassedOut && a.MustPass == b.MustPass &&
		slices.EqualFunc(a.Auction, b.Auction, sameCall) &&
		slices.EqualFunc(a.Events, b.Events, func(x, y law.Event) bool { return x.Status == y.Status }) &&
		slices.EqualFunc(a.Must, b.Must, sameDuty) && sameSet(a.MayNot, b.MayNot, sameBan) &&
		sameSet(a.Rights, b.Rights, sameRight) && sameSet(a.Discretion, b.Discretion, samePower)
}

func sameCall(x, y law.Counted) bool {
	return x.Seat == y.Seat && x.Call == y.Call && x.Implied == y.Implied
}

func sameDuty(x, y law.Duty) bool {
	return x.Seat == y.Seat && x.Do == y.Do && x.Call == y.Call && x.With == y.With
}

func sameBan(x, y law.Ban) bool {
	return x.Seat == y.Seat && x.Calls == y.Calls && x.Rest == y.Rest && x.Bid == y.Bid
}

func sameRight(x, y law.Right) bool {
	return x.Kind == y.Kind && x.Holder == y.Holder && x.On == y.On && x.Suits == y.Suits && x.Opening == y.Opening && slices.Equal(x.Cards, y.Cards)
}

func samePower(x, y law.DiscretionOf) bool { return x.May == y.May && x.If == y.If }

// sameSet compares two short lists in which order and repetition say nothing.
func sameSet[T any](a, b []T, same func(x, y T) bool) bool {
	within := func(a, b []T) bool {
		for _, x := range a {
			if !slices.ContainsFunc(b, func(y T) bool { return same(x, y) }) {
				return false
			}
		}
		return true
	}
	return within(a, b) && within(b, a)
}

// powers lists what the director may do, in words without a clause.
func powers(r *law.Result) (list []string) {
	for _, d := range r.Discretion {
		list = append(list, d.May+" "+d.If)
	}
	return list
}

// A speaker says what a step brought in words that speak of players by where they
// sit from the offender, so that like rulings come out alike.
type speaker struct {
	from   auction.Seat
	none   bool
	before *interp.Snapshot
}

// behaviour says, one entry an aspect, what of a result differs from another. Both
// come of one step from where they still agreed.
func behaviour(r, other *law.Result, from law.Player, before *interp.Snapshot) []string {
	s := speaker{from: auction.Seat(max(from, 0)), none: from == law.Nobody, before: before}
	mine, theirs := s.aspects(r), s.aspects(other)
	var list []string
	for i := range mine {
		if mine[i] != theirs[i] {
			list = append(list, mine[i])
		}
	}
	return list
}

// aspects says everything about a result that players can tell apart. Every
// result has the same aspects in the same order.
func (s speaker) aspects(r *law.Result) []string {
	return []string{
		"phase " + r.Phase.String(),
		s.calls(r),
		"turn " + s.player(r.Turn),
		s.count(r),
		s.contract(r),
		s.passes(r),
		s.duties(r),
		s.bans(r),
		s.rights(r),
		s.powers(r),
	}
}

// calls says what became of the calls whose status the step changed.
func (s speaker) calls(r *law.Result) string {
	var list []string
	for n, e := range r.Events {
		was, had := s.before.Status(n)
		if had && was == e.Status {
			continue
		}
		which := "the call"
		if had {
			which = "an earlier call"
		}
		if text := which + " " + e.Status.String(); !slices.Contains(list, text) {
			list = append(list, text)
		}
	}
	return orNone(list, "no call changed")
}

func (s speaker) player(p law.Player) string {
	if p == law.Nobody {
		return "nobody"
	}
	if s.none {
		return auction.Seat(p).String()
	}
	return [...]string{"offender", "LHO", "partner", "RHO"}[s.from.Seen(auction.Seat(p))]
}

func (s speaker) count(r *law.Result) string {
	return fmt.Sprintf("%+d calls that count", len(r.Auction)-s.before.Calls())
}

func (s speaker) contract(r *law.Result) string {
	switch {
	case r.PassedOut:
		return "passed out"
	case r.Contract.IsBid():
		return "contract" + strings.Repeat(" doubled", r.Doubled) + " by " + s.player(r.Declarer)
	}
	return "no contract"
}

func (s speaker) passes(r *law.Result) string {
	var list []string
	for i := range auction.Seats {
		seat := s.from + auction.Seat(i)
		if d := r.MustPass[seat&3]; d != law.Free {
			list = append(list, s.player(law.Player(seat&3))+" must pass: "+d.String())
		}
	}
	return orNone(list, "nobody must pass")
}

func (s speaker) duties(r *law.Result) string {
	var list []string
	for _, d := range r.Must {
		text := s.player(law.Player(d.Seat)) + " must " + d.Do.String()
		if d.Do == law.Replace {
			text += " by " + kinds(d.With)
		}
		list = append(list, text)
	}
	return orNone(list, "nothing owed")
}

func (s speaker) bans(r *law.Result) string {
	var list []string
	for _, b := range r.MayNot {
		list = append(list, s.player(law.Player(b.Seat))+" may not "+kinds(b.Calls))
	}
	return orNone(list, "nothing forbidden")
}

func (s speaker) rights(r *law.Result) string {
	var list []string
	for _, x := range r.Rights {
		holder := "declarer"
		if x.Holder != law.Nobody {
			holder = s.player(x.Holder)
		}
		text := holder + " may " + x.Kind.String()
		if x.On != law.Nobody {
			text += " on " + s.player(x.On)
		}
		if x.Kind.IsLead() {
			text += " (" + map[bool]string{true: "opening", false: "first"}[x.Opening] + ", " +
				map[bool]string{true: "any suit", false: "the suit"}[x.Suits == 0] + ")"
		}
		if !slices.Contains(list, text) {
			list = append(list, text)
		}
	}
	slices.Sort(list)
	return orNone(list, "no rights")
}

func (s speaker) powers(r *law.Result) string {
	list := powers(r)
	slices.Sort(list)
	return orNone(slices.Compact(list), "no discretion")
}

func kinds(set law.KindSet) string {
	var list []string
	for _, k := range []auction.Kind{auction.Bid, auction.Pass, auction.Double, auction.Redouble, auction.Unknown} {
		if set.Has(k) {
			list = append(list, [...]string{"pass", "double", "redouble", "?", "bid"}[k])
		}
	}
	return strings.Join(list, "/")
}

func orNone(list []string, none string) string {
	if len(list) == 0 {
		return none
	}
	return strings.Join(list, "; ")
}
