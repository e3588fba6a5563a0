package table

import (
	"slices"

	"lawc/auction"
	"lawc/law"
)

// besidesIn tells of an act that is no call.
func besidesIn(v vector, item *auction.Item) {
	switch item.Action {
	case auction.ShowsCard, auction.LeadsCard:
		v[HowManyCards], v[Honour], v[LedCard] = truth(len(item.Cards) == 1), no, truth(item.Action == auction.LeadsCard)
		for _, c := range item.Cards {
			if c.IsHonour() {
				v[Honour] = yes
			}
		}
		v[SmallCard] = truth(v[HowManyCards] == yes && v[Honour] == no && v[LedCard] == no)
	}
}

// asking tells who asks for what, and when.
func (l *life) asking(v vector, item *auction.Item) {
	if item.Action != auction.Asks {
		return
	}
	v[RequestIs] = uint8(item.Request)
	v[WhenAsked] = yes
	for _, s := range l.levels[l.path.act].at {
		if s.silent || s.phase != law.Closed {
			continue
		}
		v[WhenAsked] = no
		switch {
		case s.passedOut:
			v[Asker] = 4
		case s.declarer != law.Nobody:
			v[Asker] = [4]uint8{1, 3, 2, 3}[auction.Seat(s.declarer).Seen(item.Seat)]
		}
	}
}

// later tells of what came after the act.
func (l *life) later(v vector) {
	p := &l.path
	if p.over >= 0 {
		over := &l.items[p.over]
		v[AcceptedBy] = 1
		if over.Action.IsCall() {
			v[AcceptedBy] = 2 + uint8(over.Call.Kind())
		}
		v[AcceptedHow] = truth(!over.Action.IsCall())
	}
	if p.next >= 0 {
		next := &l.items[p.next]
		v[NextIs], v[NextActs] = uint8(next.Call.Kind())+1, truth(next.Call != auction.CallPass)
		v[NextBy] = uint8(p.offender.Seen(next.Seat))
		if act := &l.items[p.act]; act.Action.IsCall() && act.Call.IsBid() {
			v[StillSufficient] = truth(l.facts.above(act.Call, lastBidOf(l.counted(p.next+1)).bid))
		}
	}
	if p.own >= 0 {
		l.ownCall(v)
	}
	if p.stage == Closed {
		l.closedFor(v)
	}
}

// ownCall tells of the call that the offender makes in the end.
func (l *life) ownCall(v vector) {
	p := &l.path
	own, act := &l.items[p.own], &l.items[p.act]
	if l.items[p.own-1].Seat == own.Seat && l.items[p.own-1].Action.IsCall() && p.own-1 > p.act {
		v[AfterRefusal] = yes // he must pass, having made a call that was not allowed
		return
	}
	v[OwnIs], v[OwnActs] = uint8(own.Call.Kind())+1, truth(own.Call != auction.CallPass)
	v[OwnDoubles] = truth(own.Call == auction.CallDouble || own.Call == auction.CallRedouble)
	v[Again] = truth(act.Action.IsCall() && own.Call == act.Call)
	v[KeepsDenomination] = truth(own.Call.IsBid() && own.Call.Denomination() == p.named)
	if own.Call.IsBid() {
		v[Cheapest] = truth(own.Call.Denomination() == p.named && l.facts.lowest(own.Call, lastBidOf(l.counted(p.own)).bid))
		if p.named != auction.NoDenomination {
			v[SameDenomination] = truth(own.Call.Denomination() == p.named)
		}
		if act.Action == auction.Changes && act.First.IsBid() {
			v[SameAsFirst] = truth(own.Call.Denomination() == act.First.Denomination())
		}
		v[Lowest] = truth(l.facts.lowest(own.Call, lastBidOf(l.counted(p.own)).bid))
		if p.tied != 0 {
			v[InShown] = truth(p.tied.Has(own.Call.Denomination()))
		}
	}
	if slices.ContainsFunc(l.facts.facts, func(f fact) bool { return f.ofOwn }) {
		v[OwnTold] = truth(l.toldOfOwn(own))
	}
	if l.toldSuits(own) {
		v[OwnConventional] = yes
	}
}

// closedFor tells which side plays, and whether the last bid before the act is the
// contract.
func (l *life) closedFor(v vector) {
	for i := range l.here() {
		s := &l.here()[i]
		if s.silent {
			continue
		}
		switch {
		case s.passedOut:
			v[Side] = 3
		case s.declarer != law.Nobody:
			v[Side] = 1 + uint8(l.path.offender.Seen(auction.Seat(s.declarer)))&1
			v[LastBidStands] = truth(s.contract == lastBidOf(l.counted(l.path.act)).bid)
		}
		return
	}
}

// toldOfOwn reports whether a fact is told of the offender's call that is not what is
// taken for granted of it.
func (l *life) toldOfOwn(item *auction.Item) bool {
	for _, f := range item.Facts {
		if i := l.facts.index(f.Name); i >= 0 && l.facts.facts[i].ofOwn && f.Value == l.facts.facts[i].otherwise {
			return true
		}
	}
	return false
}

// told tells the facts that are truth values.
func (l *life) told(v vector, item *auction.Item, position int) {
	for f := range l.facts.facts {
		if !l.facts.facts[f].suits {
			v[l.facts.feature(f, position)] = truth(l.facts.facts[f].Default)
		}
	}
	for _, f := range item.Facts {
		if i := l.facts.index(f.Name); i >= 0 && !l.facts.facts[i].suits {
			v[l.facts.feature(i, position)] = truth(f.Value != "false")
		}
	}
	for i := range l.facts.facts {
		if item.Action == auction.Slips && l.facts.facts[i].Slip == law.SlipSaysYes {
			v[l.facts.feature(i, position)] = yes
		}
	}
}

// feature is the feature of a fact of the item at a position.
func (t *factTable) feature(f, position int) Feature {
	return FirstFact + Feature(positions*f+position)
}
