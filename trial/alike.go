package trial

import (
	"slices"

	"lawc/law"
)

// alike reports whether two results for one record are the same in everything that
// a case can check, the clauses cited included; in what order clauses are cited or
// rights listed no case can say. The editions may be two copies of one, so clauses
// are the same when their ids are.
func alike(a, b *law.Result) bool {
	return a.Phase == b.Phase && a.Turn == b.Turn && a.Contract == b.Contract && a.Doubled == b.Doubled &&
		a.Declarer == b.Declarer && a.PassedOut == b.PassedOut && a.MustPass == b.MustPass &&
		slices.EqualFunc(a.Auction, b.Auction, sameCall) && slices.EqualFunc(a.Events, b.Events, alikeEvents) &&
		sameSet(a.Must, b.Must, func(x, y law.Duty) bool { return sameDuty(x, y) && sameID(x.Clause, y.Clause) }) &&
		sameSet(a.MayNot, b.MayNot, func(x, y law.Ban) bool { return sameBan(x, y) && sameID(x.Clause, y.Clause) }) &&
		sameSet(a.Rights, b.Rights, func(x, y law.Right) bool { return sameRight(x, y) && sameID(x.Clause, y.Clause) }) &&
		sameSet(a.Discretion, b.Discretion, func(x, y law.DiscretionOf) bool { return samePower(x, y) && sameID(x.Clause, y.Clause) }) &&
		sameSet(a.Assumed, b.Assumed, func(x, y law.Assumption) bool { return x == y }) &&
		sameSet(a.NotCovered, b.NotCovered, func(x, y law.Gap) bool { return x == y })
}

func alikeEvents(x, y law.Event) bool {
	return x.Status == y.Status && x.Findings == y.Findings && sameSet(x.Clauses, y.Clauses, sameID)
}

func sameID(x, y *law.Clause) bool {
	return x == y || x != nil && y != nil && x.ID == y.ID
}
