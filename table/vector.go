package table

import (
	"lawc/auction"
	"lawc/law"
)

// vectorOf tells all features of an incident at its present stage.
func (l *life) vectorOf(v vector) vector {
	size := int(FirstFact) + positions*len(l.facts.facts)
	for len(v) < size {
		v = append(v, 0)
	}
	v = v[:size]
	clear(v)
	p := &l.path
	item := &l.items[p.act]
	before := lastBidOf(l.counted(p.act))
	l.setting(v, &before)
	l.ways(v)
	if item.Action.IsCall() {
		l.calling(v, item, &before)
	} else {
		besidesIn(v, item)
	}
	l.asking(v, item)
	l.later(v)
	for position, n := range [positions]int{p.act, p.over, p.next, p.own} {
		if n >= 0 {
			l.told(v, &l.items[n], position)
		}
	}
	return v
}

// setting tells how the auction stood when the act came.
func (l *life) setting(v vector, last *lastBid) {
	me := l.path.offender
	for _, seat := range l.turnsAt(l.path.act) {
		v[TurnOf] = uint8(me.Seen(seat)) + 1
		if v[TurnOf] == uint8(auction.LHO)+1 || v[TurnOf] == uint8(auction.Partner)+1 {
			v[PartnersOrLHO] = yes
		}
	}
	v[AnyCall], v[AnyBid] = truth(last.anyCall), truth(last.bid.IsBid())
	v[OpponentsBid] = truth(last.bids[me.Left()] || last.bids[me.Right()])
	v[SideBid] = truth(last.bids[me] || last.bids[me.Partner()])
	if last.bid.IsBid() {
		v[LastBidBy] = uint8(me.Seen(last.by))&1 + 1
		v[LastBidOf] = [4]uint8{1, 3, 2, 3}[me.Seen(last.by)]
		v[LastAction] = uint8(last.doubled.Kind()) + 1
	}
	v[PartnerBidLast] = truth(last.bid.IsBid() && last.by == me.Partner())
	v[PartnerDoubled] = truth(last.doublers[me.Partner()])
	if last.doubled != auction.CallPass || last.bid.IsBid() {
		by := last.by
		if last.doubled != auction.CallPass {
			by = last.doubler
		}
		v[LastActionBy] = uint8(me.Seen(by))&1 + 1
	}
	if l.path.another {
		v[Prior] = uint8(l.path.prior) + 1
	}
	l.closing(v)
	for _, s := range l.levels[l.path.act].at {
		if !s.silent && l.path.prior >= 0 {
			v[MustPassFor] = max(v[MustPassFor], uint8(s.mustPass[me]))
		}
	}
}

// closing tells how many passes had just been made, and whether the auction was
// closed, or is closed by the first of the two calls of the act.
func (l *life) closing(v vector) {
	calls := l.counted(l.path.act)
	passes := 0
	for passes < len(calls) && calls[len(calls)-1-passes].Call == auction.CallPass {
		passes++
	}
	v[PassesBefore] = uint8(min(passes, 3)) + 1
	v[WasClosed] = truth(closedIn(l.levels[l.path.act].at))
}

// ways tells in what ways the act is irregular, where they are several.
func (l *life) ways(v vector) {
	if l.path.group != TwoWays {
		return
	}
	f := l.path.found
	v[WasInsufficient], v[WasOutOfTurn] = truth(f.Has(law.InsufficientBid)), truth(f.Has(law.CallOutOfRotation))
	v[WasInadmissible] = truth(f.Has(law.InadmissibleDouble) || f.Has(law.InadmissibleRedouble))
	v[WasChange], v[WasTooHigh] = truth(f.Has(law.ChangeOfCall)), truth(f.Has(law.BidOverSeven))
	v[WasDoubling] = truth(f.Has(law.MisnamedDouble))
	if l.items[l.path.act].Action != auction.Calls {
		v[FirstIrregular], v[SecondIrregular] = truth(l.path.first != 0), truth(l.path.second != 0)
	}
}

// calling tells of an act that is a call or two.
func (l *life) calling(v vector, item *auction.Item, last *lastBid) {
	v[CallIs] = uint8(item.Call.Kind()) + 1
	v[Acts] = truth(item.Call != auction.CallPass)
	v[Doubling] = truth(item.Call == auction.CallDouble || item.Call == auction.CallRedouble)
	if item.Call.IsBid() {
		v[Names] = 1 + uint8(truth(item.Call.Denomination().IsSuit())-1)
	}
	first := item.First
	switch item.Action {
	case auction.Slips:
		v[Form] = 1
	case auction.Changes:
		v[Form] = 2
	default:
		own, since := l.earlier()
		if item.Action == auction.ChangesLater || l.path.found.Has(law.ChangeOfCall) {
			first, v[Form], v[CalledSince] = own, 3, since+1
		}
	}
	if v[Form] > 0 {
		v[CalledSince] = max(v[CalledSince], 1)
		v[PartnerSince] = truth(v[CalledSince] > 2)
		v[FirstIs], v[FirstActs] = uint8(first.Kind())+1, truth(first != auction.CallPass)
		v[ChangeTo] = changeTo(first, item.Call)
	}
	v[Conventional] = no
	if set := l.path.tied; set != 0 || l.toldSuits(item) {
		v[Conventional] = yes
		v[TiedTo] = tie(set, item.Call.Denomination())
	}
}

// changeTo says how the second call of a change stands to the first: in the same
// denomination, in another, or neither.
func changeTo(first, second auction.Call) uint8 {
	switch {
	case !first.IsBid() || !second.IsBid():
		return 0
	case first.Denomination() == second.Denomination():
		return 1
	}
	return 2
}

// tie says to what a call is tied: nothing, the suit it names, another, several.
func tie(set auction.Suits, named auction.Denomination) uint8 {
	switch {
	case set == 0:
		return 1
	case named.IsSuit() && set == auction.Suits(0).With(named):
		return 2
	case set&(set-1) == 0:
		return 3
	}
	return 4
}

// earlier gives the latest call of the offender before the act, and how many of the
// others have called since, up to three.
func (l *life) earlier() (call auction.Call, since uint8) {
	calls := l.counted(l.path.act)
	for i := len(calls) - 1; i >= 0; i-- {
		if calls[i].Seat == l.path.offender {
			return calls[i].Call, min(uint8(len(calls)-1-i), 3)
		}
	}
	return auction.CallPass, 0
}

// toldSuits reports whether an item is told to be tied to suits, or to none.
func (l *life) toldSuits(item *auction.Item) bool {
	for _, f := range item.Facts {
		if i := l.facts.index(f.Name); i >= 0 && l.facts.facts[i].suits && f.Value != "false" {
			return true
		}
	}
	return false
}
