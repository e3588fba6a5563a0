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

// choosesAgain says that a call is not allowed, and who chooses another.
func (s speaker) choosesAgain(seat auction.Seat) law.Text {
	if s.to == law.Player(seat) {
		return scriptWords.chooseAgain
	}
	return fill(scriptWords.choosesAgain, seatNames[seat])
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
