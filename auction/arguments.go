package auction

import "slices"

// arguments reads what a verb has in its brackets.
func (p *parser) arguments(it *Item) {
	switch it.Action {
	case ShowsCard, LeadsCard, ClaimsPenaltyCard:
		p.cards(it)
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
		it.Cards = append(it.Cards, card)
	}
	p.close()
}

func (p *parser) card() (Card, bool) {
	start := p.at
	suit, size := p.notation.suit(p.text[p.at:])
	p.at += size
	rank, length := p.notation.rank(p.text[p.at:])
	p.at += length
	if size == 0 || length == 0 {
		p.fail(start, "found %s, expected a card: a suit and a rank, as in SK or H10", p.found(start))
		return Card{}, false
	}
	return Card{suit, rank}, true
}

func (p *parser) suit() Denomination {
	suit, size := p.notation.suit(p.text[p.at:])
	if size == 0 {
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
