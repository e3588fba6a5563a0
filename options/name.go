package options

import (
	"slices"

	"lawc/auction"
	"lawc/law"
)

// A namer finds the words for a class of calls, as people say them.
type namer struct {
	// named is the denomination of the call taken back, to which classes refer.
	named auction.Denomination
	// all are the calls that are in order, rest those not yet in a class named.
	all, rest []auction.Call
}

// name gives the words for calls, with their names and without.
func (n *namer) name(calls []auction.Call) (says, general law.Text) {
	w := &wordsOf
	bids, others := divide(calls)
	allBids, _ := divide(n.all)
	switch {
	case len(n.all) == 0 && len(calls) == len(everyCall):
		return w.anyCall, w.anyCall
	case len(calls) > 1 && slices.Equal(calls, n.all):
		return w.anyLegalCall, w.anyLegalCall
	case len(calls) > 2 && slices.Equal(calls, n.rest) && len(bids) > 0 && len(others) > 1:
		return w.anyOtherCall, w.anyOtherCall
	}
	var parts, generals []law.Text
	if len(bids) > 0 {
		says, general = n.bids(bids, allBids)
		parts, generals = append(parts, says), append(generals, general)
	}
	for _, call := range others {
		parts, generals = append(parts, aCall(call)), append(generals, aCall(call))
	}
	return list(parts, w.or), list(generals, w.or)
}

// bids gives the words for bids.
func (n *namer) bids(bids, all []auction.Call) (says, general law.Text) {
	w := &wordsOf
	rest, _ := divide(n.rest)
	ofNamed := in(rest, n.named)
	switch {
	case len(bids) == 1 && len(in(all, n.named)) > 0 && bids[0] == in(all, n.named)[0]:
		return callText(bids[0]), fill(w.lowestAgain, w.sameDenomination(n.named))
	case len(bids) == 1:
		return callText(bids[0]), callText(bids[0])
	case slices.Equal(bids, rest) && len(rest) == len(all):
		return w.anyBid, w.anyBid
	case slices.Equal(bids, rest):
		return w.anyOtherBid, w.anyOtherBid
	case slices.Equal(bids, ofNamed) && len(ofNamed) == len(in(all, n.named)):
		return fill(w.again, w.denominations[n.named]), fill(w.again, w.sameDenomination(n.named))
	case slices.Equal(bids, ofNamed):
		return fill(w.anyHigher, w.adjectives[n.named]), fill(w.anyHigherAgain, w.sameDenomination(n.named))
	}
	if text, whole := wholeDenominations(bids, rest, len(rest) == len(all)); whole {
		return text, text
	}
	text := ranges(bids)
	if others := missing(rest, bids); len(others) > 0 && len(others) < len(bids)/2 && len(missing(bids, rest)) == 0 {
		form := w.anyOtherBidBut
		if len(rest) == len(all) {
			form = w.anyBidBut
		}
		text = fill(form, ranges(others))
	}
	return text, text
}

// missing are the bids of a list that are not in another.
func missing(list, bids []auction.Call) []auction.Call {
	return slices.DeleteFunc(slices.Clone(list), func(c auction.Call) bool { return slices.Contains(bids, c) })
}

// wholeDenominations names bids by their denominations, if they are all that is left
// of these.
func wholeDenominations(bids, rest []auction.Call, first bool) (law.Text, bool) {
	var names []law.Text
	count := 0
	for d := auction.Clubs; d <= auction.Notrump; d++ {
		if left := in(rest, d); len(left) > 0 && slices.Contains(bids, left[0]) {
			names = append(names, wordsOf.adjectives[d])
			count += len(left)
		}
	}
	if count != len(bids) || len(names) > 3 {
		return law.Text{}, false
	}
	form := wordsOf.anyOtherOf
	if first {
		form = wordsOf.anyOf
	}
	return fill(form, joinAdjectives(names)), true
}

// ranges names bids by the first and the last of those that follow one another.
func ranges(bids []auction.Call) law.Text {
	var parts []law.Text
	for from := 0; from < len(bids); {
		to := from
		for to+1 < len(bids) && bids[to+1] == bids[to]+1 {
			to++
		}
		switch {
		case to > from+1:
			parts = append(parts, fill(wordsOf.fromTo, callText(bids[from]), callText(bids[to])))
		default:
			for ; from < to; from++ {
				parts = append(parts, callText(bids[from]))
			}
			parts = append(parts, callText(bids[to]))
		}
		from = to + 1
	}
	return list(parts, wordsOf.or)
}

// divide tells bids and other calls apart.
func divide(calls []auction.Call) (bids, others []auction.Call) {
	for _, c := range calls {
		if c.IsBid() {
			bids = append(bids, c)
		} else {
			others = append(others, c)
		}
	}
	return bids, others
}

// in are the bids of one denomination.
func in(bids []auction.Call, d auction.Denomination) (list []auction.Call) {
	for _, c := range bids {
		if c.IsBid() && c.Denomination() == d {
			list = append(list, c)
		}
	}
	return list
}
