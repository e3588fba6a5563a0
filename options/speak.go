package options

import (
	"lawc/auction"
	"lawc/law"
)

// A speaker says what things cost to one player, or to everybody.
type speaker struct {
	// to is the player spoken to, Nobody for all.
	to law.Player
	// closed: it is known who declares.
	closed bool
	// director: the director himself speaks.
	director bool
	// declarer: spoken to whoever declares.
	declarer bool
}

// who names a player: the one spoken to is "you".
func (s speaker) who(seat auction.Seat) law.Text {
	if s.to == law.Player(seat) {
		return wordsOf.you
	}
	return seatNames[seat]
}

// turnOf says whose turn it is.
func (s speaker) turnOf(seat auction.Seat) law.Text {
	if s.to == law.Player(seat) {
		return costWords.yourTurn
	}
	return fill(wordsOf.turn, seatNames[seat])
}

// costs says what costs come to, joined by "and"; nothing for none.
func (s speaker) costs(list []Cost) law.Text {
	parts := s.passes(list)
	for i := range list {
		c := &list[i]
		switch {
		case c.Duty != nil:
			parts = append(parts, s.duty(c.Duty))
		case c.Ban != nil:
			parts = append(parts, s.ban(c.Ban))
		case c.Right != nil && !s.told(list[:i], c.Right):
			parts = append(parts, s.right(c.Right, list))
		case c.Discretion != nil && c.Discretion.If == "":
			parts = append(parts, s.may(c.Discretion, costWords.mayLater))
		}
	}
	if len(parts) == 0 {
		return s.kept(list)
	}
	return listAnd(parts)
}

// listAnd joins clauses of a sentence: two by a word, more by semicolons, as they are
// read out.
func listAnd(parts []law.Text) law.Text {
	form := costWords.andThen
	if len(parts) > 2 {
		form = costWords.semicolon
	}
	for i := 1; i < len(parts); i++ {
		parts[0] = fill(form, parts[0], parts[i])
	}
	return parts[0]
}

// kept says what the director keeps back, if nothing else is to be said.
func (s speaker) kept(list []Cost) law.Text {
	for i := range list {
		if d := list[i].Discretion; d != nil {
			return fill(costWords.nothingNow, s.may(d, costWords.thoughLater))
		}
	}
	return law.Text{}
}

// may says what the director may do.
func (s speaker) may(d *law.DiscretionOf, forms [2]law.Text) law.Text {
	form, who := forms[truth(d.Now)], costWords.director
	if s.director {
		who = costWords.myself
	}
	return fill(form, who, law.DomainNamed("may").Says(d.May))
}

// passes says who must pass, both players of a side in one.
func (s speaker) passes(list []Cost) (parts []law.Text) {
	for i := range list {
		c := &list[i]
		if !c.Pass || s.partnerTold(list[:i], c) {
			continue
		}
		both := false
		for _, other := range list[i+1:] {
			both = both || other.Pass && other.For == c.For && other.Seat == c.Seat.Partner()
		}
		form := costWords.mustPass[c.For]
		who := s.who(c.Seat)
		if both {
			form, who = costWords.bothPass[c.For], fill(costWords.pair, s.who(c.Seat), s.who(c.Seat.Partner()))
			if s.to == law.Player(c.Seat.Partner()) {
				who = fill(costWords.pair, s.who(c.Seat.Partner()), s.who(c.Seat))
			}
		}
		parts = append(parts, fill(form, who))
	}
	return parts
}

func (s speaker) partnerTold(before []Cost, c *Cost) bool {
	for i := range before {
		if b := &before[i]; b.Pass && b.For == c.For && b.Seat == c.Seat.Partner() {
			return true
		}
	}
	return false
}

// duty says what a player owes at his turn.
func (s speaker) duty(d *law.Duty) law.Text {
	who := s.who(d.Seat)
	switch d.Do {
	case law.DutyRepeat:
		return fill(costWords.repeat, who, theCall(d.Call))
	case law.DutyPass:
		return fill(costWords.passNow, who)
	}
	if d.With == 0 {
		return fill(costWords.replaceAny, who)
	}
	return fill(costWords.replace, who, kinds(d.With, &costWords.nouns, wordsOf.or))
}

// kinds lists kinds of call, a bid first as the books put it.
func kinds(set law.KindSet, words *[auction.Bid + 1]law.Text, last law.Text) law.Text {
	var parts []law.Text
	for _, k := range [...]auction.Kind{auction.Bid, auction.Pass, auction.Double, auction.Redouble} {
		if set.Has(k) {
			parts = append(parts, words[k])
		}
	}
	return list(parts, last)
}

// ban says what calls a player may not make.
func (s speaker) ban(b *law.Ban) law.Text {
	what := kinds(b.Calls, &costWords.verbs, wordsOf.or)
	if b.Bid.IsBid() {
		what = fill(costWords.thatBid, what, callText(b.Bid))
	}
	if b.Rest {
		return fill(costWords.mayNotRest, s.who(b.Seat), what)
	}
	return fill(costWords.mayNotNow, s.who(b.Seat), what)
}

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
