package table

import (
	"bytes"
	"slices"

	"lawc/auction"
	"lawc/law"
)

// A place is where a step stands in an incident.
type place struct {
	stage Stage
	// act is the irregular item, item the one that made the step.
	act, item int
	offender  auction.Seat
	// named is the denomination that the irregular call named, tied the suits to
	// which it is tied by agreement.
	named auction.Denomination
	tied  auction.Suits
}

func (p *place) role(who law.Player) Role {
	if who == law.Nobody {
		return NoRole
	}
	return Role(p.offender.Seen(auction.Seat(who)))
}

// holder is the role of who holds a right: of the other side it does not matter
// which of the two.
func (p *place) holder(who law.Player) Role {
	if r := p.role(who); r == Offender || r == Partner {
		return r
	}
	return OtherSide
}

// news lists what is new after a step under one edition, the main part and the
// rights about leads apart.
func (p *place) news(before, after *standing, items []auction.Item) (list, leads []Effect) {
	n := newsTeller{p, before, after, items, nil, nil}
	n.fates(&items[p.item])
	n.owed()
	n.rights()
	for _, may := range after.may {
		if !slices.Contains(before.may, may) {
			n.add(Effect{Kind: DirectorMay, May: may.may, Now: may.now})
		}
	}
	return sorted(n.list), sorted(n.leads)
}

type newsTeller struct {
	*place
	before, after *standing
	items         []auction.Item
	list, leads   []Effect
}

func (n *newsTeller) add(e Effect) { n.list = append(n.list, e) }

// sorted puts effects in order, each once.
func sorted(list []Effect) []Effect {
	var a, b [64]byte
	slices.SortFunc(list, func(x, y Effect) int { return bytes.Compare(x.appendTo(a[:0]), y.appendTo(b[:0])) })
	return slices.Compact(list)
}

// fates tells what became of the irregular call, of the call just made and of
// others.
func (n *newsTeller) fates(item *auction.Item) {
	for i := range n.after.events {
		now := &n.after.events[i]
		if i < len(n.before.events) && n.before.events[i].status == now.status {
			continue
		}
		switch {
		case i == n.act:
			n.actFate(now, item)
		case i == n.item:
			n.newFate(now, item)
		case now.status == law.AwaitsRuling || now.status == law.Noted:
		case i > n.act:
			if now.status != law.Stands {
				n.add(Effect{Kind: LaterCancelled})
			}
		case now.status != law.Replaced && !n.ownFirst(i):
			n.add(Effect{Kind: EarlierFate, Status: now.status})
		}
	}
	n.permission(item)
}

// ownFirst reports whether an earlier item is the first call of a change, whose fate
// goes with that of the second.
func (n *newsTeller) ownFirst(i int) bool {
	act := &n.items[n.act]
	return n.items[i].Seat == n.offender && act.Seat == n.offender && n.after.events[n.act].findings.Has(law.ChangeOfCall)
}

func (n *newsTeller) actFate(now *fate, item *auction.Item) {
	switch {
	case n.stage > NextCalled || now.status == law.AwaitsRuling:
	case now.status != law.Noted:
		n.add(Effect{Kind: Fate, Status: now.status})
	case item.Action.IsCall() || n.stage != Made || item.Action == auction.ShowsCard || item.Action == auction.LeadsCard:
	case now.findings.Has(law.DisallowedRequest):
		n.add(Effect{Kind: Refused})
	case now.cites > 0:
		n.add(Effect{Kind: Granted})
	}
}

func (n *newsTeller) newFate(now *fate, item *auction.Item) {
	if item.Action.IsCall() && now.status != law.Stands && now.status != law.AwaitsRuling && now.status != law.Noted {
		n.add(Effect{Kind: NewFate, Status: now.status})
	}
}

// permission tells that what has just been done is not allowed: a replacement that
// the duty does not admit, an acceptance in words that changes nothing.
func (n *newsTeller) permission(item *auction.Item) {
	if n.item == n.act || len(n.after.events) <= n.item {
		return
	}
	now := &n.after.events[n.item]
	inVain := item.Action == auction.Accepts && n.after.events[n.act].status == law.AwaitsRuling
	if inVain || now.findings.Has(law.FailureToComply) {
		n.add(Effect{Kind: NotPermitted})
	}
}

// owed tells what players have come to owe.
func (n *newsTeller) owed() {
	for _, d := range n.after.must {
		e := Effect{Kind: Owes, Who: n.role(law.Player(d.Seat)), Duty: d.Do, Calls: d.With}
		if !slices.ContainsFunc(n.before.must, func(b law.Duty) bool {
			return b.Seat == d.Seat && b.Do == d.Do && b.With == d.With
		}) {
			n.add(e)
		}
	}
	for _, s := range auction.Seats {
		if n.after.mustPass[s] > n.before.mustPass[s] {
			n.add(Effect{Kind: MustPass, Who: n.role(law.Player(s)), Lasting: n.after.mustPass[s]})
		}
	}
	for _, b := range n.after.mayNot {
		if !slices.ContainsFunc(n.before.mayNot, func(o law.Ban) bool {
			return o.Seat == b.Seat && o.Calls == b.Calls && o.Rest == b.Rest && o.Bid == b.Bid
		}) {
			n.add(Effect{Kind: MayNot, Who: n.role(law.Player(b.Seat)), Calls: b.Calls, Rest: b.Rest, ThatBid: b.Bid.IsBid()})
		}
	}
}

// rights tells what somebody may now choose.
func (n *newsTeller) rights() {
	for i := range n.after.rights {
		r := &n.after.rights[i]
		if slices.ContainsFunc(n.before.rights, func(b law.Right) bool {
			return b.Kind == r.Kind && b.Holder == r.Holder && b.On == r.On && b.Opening == r.Opening
		}) {
			continue
		}
		switch r.Kind {
		case law.RightAccept, law.RightReview, law.RightExplanation, law.RightWhoLeads: // how a call is accepted is a stage of its own
		case law.RightRequireLead, law.RightForbidLead:
			n.leads = append(n.leads, Effect{Kind: Lead, On: n.role(r.On), Right: r.Kind, Suits: n.suits(r.Suits), Opening: r.Opening})
		case law.RightChangeCall:
			n.add(Effect{Kind: MayUse, Right: r.Kind, Who: n.role(r.Holder)})
		default:
			n.add(Effect{Kind: MayUse, Right: r.Kind, Who: n.holder(r.Holder), On: n.role(r.On)})
		}
	}
}

// suits says of what kind the suits are that a right about leads concerns.
func (p *place) suits(set auction.Suits) SuitKind {
	switch {
	case set == 0:
		return AnySuit
	case p.named.IsSuit() && set == auction.Suits(0).With(p.named) && p.tied == 0:
		return NamedSuit
	case p.tied != 0 && set&^p.tied == 0:
		return TiedSuit
	case p.named.IsSuit() && set == auction.Suits(0).With(p.named):
		return NamedSuit
	}
	return NotShown
}
