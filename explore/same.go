package explore

import (
	"slices"

	"lawc/law"
)

// SameRuling reports whether two results for one record say the same to the players,
// whatever clauses they rest on and whatever was assumed. Of a source that has nothing
// to say only its silence is compared.
func SameRuling(a, b *law.Result) bool {
	if a.Phase == law.Undecided && b.Phase == law.Undecided {
		return true
	}
	return a.Phase == b.Phase && a.Turn == b.Turn && a.Contract == b.Contract && a.Doubled == b.Doubled &&
		a.Declarer == b.Declarer && a.PassedOut == b.PassedOut && a.MustPass == b.MustPass &&
		slices.EqualFunc(a.Auction, b.Auction, sameCall) &&
		slices.EqualFunc(a.Events, b.Events, func(x, y law.Event) bool { return x.Status == y.Status }) &&
		sameSet(a.Must, b.Must, sameDuty) && sameSet(a.MayNot, b.MayNot, sameBan) &&
		sameSet(a.Rights, b.Rights, sameRight) && sameSet(a.Discretion, b.Discretion, samePower)
}

// Alike reports whether two results for one record are the same in everything that a
// case can check, the clauses cited included; in what order clauses are cited or
// rights listed no case can say. The editions may be two copies of one, so clauses are
// the same when their ids are.
func Alike(a, b *law.Result) bool {
	return a.Phase == b.Phase && a.Turn == b.Turn && a.Contract == b.Contract && a.Doubled == b.Doubled &&
		a.Declarer == b.Declarer && a.PassedOut == b.PassedOut && a.MustPass == b.MustPass &&
		slices.EqualFunc(a.Auction, b.Auction, sameCall) && slices.EqualFunc(a.Events, b.Events, alikeEvents) &&
		sameSet(a.Must, b.Must, func(x, y law.Duty) bool { return sameDuty(x, y) && sameID(x.Clause, y.Clause) }) &&
		sameSet(a.MayNot, b.MayNot, func(x, y law.Ban) bool { return sameBan(x, y) && sameID(x.Clause, y.Clause) }) &&
		sameSet(a.Rights, b.Rights, func(x, y law.Right) bool {
			return sameRight(x, y) && x.CallOnly == y.CallOnly && sameID(x.Clause, y.Clause)
		}) &&
		sameSet(a.Discretion, b.Discretion, func(x, y law.DiscretionOf) bool {
			return samePower(x, y) && x.Now == y.Now && sameID(x.Clause, y.Clause)
		}) &&
		sameSet(a.Assumed, b.Assumed, func(x, y law.Assumption) bool { return x == y }) &&
		sameSet(a.NotCovered, b.NotCovered, func(x, y law.Gap) bool { return x == y })
}

func alikeEvents(x, y law.Event) bool {
	return x.Status == y.Status && x.Findings == y.Findings && sameSet(x.Clauses, y.Clauses, sameID)
}

func sameID(x, y *law.Clause) bool {
	return x == y || x != nil && y != nil && x.ID == y.ID
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
		for i := range a {
			if !slices.ContainsFunc(b, func(y T) bool { return same(a[i], y) }) {
				return false
			}
		}
		return true
	}
	return within(a, b) && within(b, a)
}
