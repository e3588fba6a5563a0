package report

import (
	"slices"

	"lawc/auction"
	"lawc/law"
)

// uncovered reports whether the edition has no clause for an item.
func uncovered(r *law.Result, i int) bool {
	return slices.ContainsFunc(r.NotCovered, func(g law.Gap) bool { return g.N == i+1 })
}

// unread reports whether an item comes after one for which the edition has no
// clause, and was not looked at. In a result it is pending all the same.
func unread(r *law.Result, i int) bool {
	e := &r.Events[i]
	return e.Status == law.AwaitsRuling && e.Findings == 0 &&
		slices.ContainsFunc(r.NotCovered, func(g law.Gap) bool { return g.N <= i })
}

// firstCounts reports whether of the two calls of item i the first counts: the status of
// the item is that of the second, which is cancelled.
func firstCounts(r *law.Result, i int) bool {
	it := &r.Record.Items[i]
	return it.Action == auction.Changes && r.Events[i].Status == law.Cancelled &&
		slices.ContainsFunc(r.Auction, func(c law.Counted) bool { return int(c.Event) == i && c.Call == it.First })
}
