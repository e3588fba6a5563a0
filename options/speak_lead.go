package options

import (
	"lawc/auction"
	"lawc/law"
)

// told reports whether the other way to direct the same lead has been said.
func (s speaker) told(before []Cost, r *law.Right) bool {
	for i := range before {
		if b := before[i].Right; b != nil && sameLead(b, r) {
			return true
		}
	}
	return false
}

// sameLead reports whether two rights are the two ways to direct one lead.
func sameLead(a, b *law.Right) bool {
	return a.Kind.IsLead() && b.Kind.IsLead() && a.Kind != b.Kind && a.On == b.On && a.Opening == b.Opening && over(a) == over(b) && a.Suits == b.Suits
}

// right says what somebody may choose.
func (s speaker) right(r *law.Right, among []Cost) law.Text {
	switch {
	case r.Kind.IsLead():
		return s.lead(r, among)
	case r.Kind == law.RightPenaltyCard:
		return fill(s.ifDefends(costWords.penaltyCard, costWords.penaltyCardNow, r.On), cardsText(r.Cards), s.holder(law.Nobody))
	}
	return fill(costWords.mayDo, s.holder(r.Holder), law.DomainNamed("right").Says(r.Kind.String()))
}

// holder names who has a right.
func (s speaker) holder(p law.Player) law.Text {
	switch {
	case p == law.Nobody && s.declarer:
		return wordsOf.you
	case p == law.Nobody:
		return costWords.declarer
	}
	return s.who(auction.Seat(p))
}

// ifDefends gives the form that says: if that player's side defends.
func (s speaker) ifDefends(open, closed law.Text, on law.Player) law.Text {
	switch {
	case s.closed || on == law.Nobody:
		return closed
	case s.to != law.Nobody && auction.Seat(s.to).Side() == auction.Seat(on).Side():
		return prefix(costWords.ifYouDefend, open)
	}
	return prefix(fill(costWords.ifDefend, sideNames[auction.Seat(on).Side()]), open)
}

func prefix(p, t law.Text) law.Text { return law.Text{EN: p.EN + t.EN, NL: p.NL + t.NL} }

// lead says what declarer may do about a lead.
func (s speaker) lead(r *law.Right, among []Cost) law.Text {
	verb := costWords.leadVerbs[r.Kind-law.RightRequireLead]
	for i := range among {
		if o := among[i].Right; o != nil && sameLead(o, r) {
			verb = costWords.leadVerbs[2]
		}
	}
	on := auction.Seat(r.On)
	suit, of := s.leadSuit(r, on.Partner())
	what, who := fill(verb, suit, of), s.holder(law.Nobody)
	switch {
	case r.Opening && s.closed:
		return fill(costWords.leadOpeningNow, what, s.who(on), who)
	case r.Opening && s.to == r.On:
		return fill(costWords.leadOpeningYou, what, wordsOf.you, who)
	case r.Opening:
		return fill(costWords.leadOpening, what, s.who(on), who)
	}
	return fill(s.ifDefends(costWords.leadFirst, costWords.leadFirstNow, r.On), what, s.of(on), who)
}

// of is a player as the one who leads: "your", "West's".
func (s speaker) of(seat auction.Seat) law.Text {
	if s.to == law.Player(seat) {
		return costWords.your
	}
	return costWords.seatsOwn[seat]
}

// leadSuit says which suit may be named, and what is said of it behind the verb.
func (s speaker) leadSuit(r *law.Right, offender auction.Seat) (suit, of law.Text) {
	of = fill(costWords.notShown, s.who(offender))
	if s.to == law.Player(offender) {
		of = costWords.notShownByYou
	}
	switch over(r) {
	case law.SuitsAnyUnshown:
		switch {
		case s.closed && r.Suits == 0:
			return costWords.oneSuit, law.Text{}
		case s.closed:
			return costWords.aSuit, fill(costWords.namely, of, suitsText(r.Suits, wordsOf.or))
		}
		return costWords.aSuit, of
	case law.SuitsUnshown:
		if !s.closed {
			return suitsText(r.Suits, wordsOf.or), costWords.unlessShown
		}
	}
	if r.Suits == 0 {
		return costWords.oneSuit, law.Text{}
	}
	return suitsText(r.Suits, wordsOf.or), law.Text{}
}
