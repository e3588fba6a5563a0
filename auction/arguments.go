package auction

import "slices"

// arguments reads what a verb has in its brackets.
func (p *parser) arguments(it *Item) {
	if it.Action != Attention && it.Action != Annuls && it.Action != WantsUndoubled {
		p.skipTo('(') // behind a blank a bracket after one of these holds the next call
	}
	switch it.Action {
	case ShowsCard, LeadsCard, FacesLead, ClaimsPenaltyCard:
		p.cards(it)
	case Accepts:
		p.accepted(it)
	case RequiresLead, ForbidsLead:
		if !p.open('(') {
			p.fail(p.at, "found no suit, expected one in brackets, as in %s(H)", verbs[it.Action])
			return
		}
		it.Suit = p.suit()
		p.close()
	case Asks:
		p.request(it)
	default:
		if p.at < len(p.text) && p.text[p.at] == '(' {
			p.fail(p.at, "found a bracket, expected none: nothing belongs to it here")
		}
	}
}

// cards reads one card or several, each once.
func (p *parser) cards(it *Item) {
	if !p.open('(') {
		p.fail(p.at, "found no card, expected one in brackets, as in %s(SK)", verbs[it.Action])
		return
	}
	for more := true; more; more = p.more() {
		start := p.at
		card, ok := p.card()
		if !ok {
			return
		}
		if slices.Contains(it.Cards, card) {
			p.fail(start, "found %v twice, expected each card once", card)
			return
		}
		if it.Action == FacesLead && len(it.Cards) == 1 {
			p.fail(start, "found a second card, expected one: the opening lead is one card")
			return
		}
		it.Cards = append(it.Cards, card)
	}
	p.close()
}

// accepted reads which call is accepted, if that is said.
func (p *parser) accepted(it *Item) {
	if p.open('(') {
		it.Named, it.HasNamed = p.call(), true
		p.close()
	}
}

// card reads a suit and a rank, in either order.
func (p *parser) card() (Card, bool) {
	text := p.text[p.at:]
	suit, size := p.notation.suit(text)
	rank, length := p.notation.rank(text[size:])
	if size == 0 || length == 0 {
		rank, length = p.notation.rank(text)
		suit, size = p.notation.suit(text[length:])
	}
	if size == 0 || length == 0 {
		p.fail(p.at, "found %s, expected a card: a suit and a rank, as in SK or H10", p.found(p.at))
		return Card{}, false
	}
	p.at += size + length
	return Card{suit, rank}, true
}

func (p *parser) suit() Denomination {
	suit, size := p.notation.denominationAfter(p.text[p.at:])
	if !suit.IsSuit() {
		p.fail(p.at, "found %s, expected a suit: C, D, H or S%s", p.found(p.at), p.dutchSuitHint())
	}
	p.at += size
	return suit
}

// request reads what a player asks for.
func (p *parser) request(it *Item) {
	if !p.open('(') {
		p.fail(p.at, "found no request, expected one in brackets, as in ask(review)")
		return
	}
	start := p.at
	var buffer [longestWord]byte
	word := p.word()
	for p.at < len(p.text) && p.text[p.at] == ' ' && p.at+1 < len(p.text) && isLetter(p.text[p.at+1]) {
		p.at++
		word += "-" + p.word()
	}
	if i := slices.Index(requestNames[:], string(lowerInto(&buffer, word))); i > 0 {
		it.Request = Request(i)
		p.close()
		return
	}
	hint := ""
	if nearest := Nearest(word, requestNames[1:]...); nearest != "" {
		hint = "; did you mean " + nearest + "?"
	}
	p.fail(start, "found %s, expected repeat, review, partial-review, explanation or who-leads%s", p.found(start), hint)
}
