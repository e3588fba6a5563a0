package trial

import (
	"slices"

	"lawc/law"
)

// alike reports whether two results for one record are the same in everything that
// a case can check, the clauses cited included. The editions may be two copies of
// one, so clauses are the same when their ids are.
func alike(a, b *law.Result) bool {
	return a.Phase == b.Phase && a.Turn == b.Turn && a.Contract == b.Contract && a.Doubled == b.Doubled &&
		a.Declarer == b.Declarer && a.PassedOut == b.PassedOut && a.MustPass == b.MustPass &&
		slices.EqualFunc(a.Auction, b.Auction, sameCall) && slices.EqualFunc(a.Events, b.Events, alikeEvents) &&
		slices.EqualFunc(a.Clauses, b.Clauses, sameID) && slices.EqualFunc(a.Must, b.Must, func(x, y law.Duty) bool {
		return sameDuty(x, y) && sameID(x.Clause, y.Clause)
	}) && slices.EqualFunc(a.MayNot, b.MayNot, func(x, y law.Ban) bool { return sameBan(x, y) && sameID(x.Clause, y.Clause) }) &&
		slices.EqualFunc(a.Rights, b.Rights, func(x, y law.Right) bool { return sameRight(x, y) && sameID(x.Clause, y.Clause) }) &&
		slices.EqualFunc(a.Discretion, b.Discretion, func(x, y law.DiscretionOf) bool { return samePower(x, y) && sameID(x.Clause, y.Clause) }) &&
		slices.Equal(a.Assumed, b.Assumed) && slices.Equal(a.NotCovered, b.NotCovered)
}

func alikeEvents(x, y law.Event) bool {
	return x.Status == y.Status && x.Findings == y.Findings && slices.EqualFunc(x.Clauses, y.Clauses, sameID)
}

func sameID(x, y *law.Clause) bool {
	return x == y || x != nil && y != nil && x.ID == y.ID
}
