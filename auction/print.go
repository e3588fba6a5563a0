package auction

// String writes the record in the one-line form, normalised: Parse reads it
// back to the same record.
func (r Record) String() string { return string(r.AppendTo(make([]byte, 0, 64))) }

// AppendTo appends what String gives, without allocating. A seat is written
// only where the form does not take it for granted.
func (r Record) AppendTo(text []byte) []byte { return English.AppendRecord(text, &r) }

// AppendRecord appends the record in the one-line form, spelt as the notation spells:
// its Parse reads it back to the same record.
func (n Notation) AppendRecord(text []byte, r *Record) []byte {
	text = append(text, n.SeatLetter(r.Dealer)...)
	text = append(text, ':')
	o := order{next: r.Dealer}
	for i := range r.Items {
		it := &r.Items[i]
		text = append(text, ' ')
		if it.Action != Attention && (it.Seat != o.next || o.mustName(it.Action)) {
			text = append(text, n.SeatLetter(it.Seat)...)
			text = append(text, ':')
		}
		text = n.AppendItem(text, it)
		o.advance(it.Seat, it.Action)
	}
	return text
}

// String writes the item without its seat.
func (it Item) String() string { return string(it.AppendTo(make([]byte, 0, 16))) }

// AppendTo appends what String gives, without allocating.
func (it Item) AppendTo(text []byte) []byte { return English.AppendItem(text, &it) }

// AppendItem appends the item without its seat, spelt as the notation spells.
func (n Notation) AppendItem(text []byte, it *Item) []byte {
	switch it.Action {
	case Calls:
		text = append(text, n.CallText(it.Call)...)
		if !it.HasNamed && len(it.Facts) == 0 {
			return text
		}
		text = n.appendNamed(text, it)
	case Slips, Changes, ChangesLater:
		text = n.appendChange(text, it)
	case allPass:
		text = append(text, "AP"...)
	default:
		text = append(text, verbs[it.Action]...)
		text = n.appendArguments(text, it)
	}
	return n.appendFacts(text, it.Facts)
}

func (n Notation) appendChange(text []byte, it *Item) []byte {
	if it.Action != ChangesLater {
		text = append(text, n.CallText(it.First)...)
		text = n.appendFacts(text, it.FirstFacts)
	}
	if it.Action == Slips {
		text = append(text, '~')
	} else {
		text = append(text, '>')
	}
	return append(text, n.CallText(it.Call)...)
}

func (n Notation) appendArguments(text []byte, it *Item) []byte {
	switch it.Action {
	case ShowsCard, LeadsCard, FacesLead, ClaimsPenaltyCard:
		text = append(text, '(')
		for i, card := range it.Cards {
			if i > 0 {
				text = append(text, ',')
			}
			text = append(text, n.SuitLetter(card.Suit)...)
			text = append(text, n.RankLetter(card.Rank))
		}
	case Asks:
		text = append(text, '(')
		text = append(text, it.Request.String()...)
	case RequiresLead, ForbidsLead:
		text = append(text, '(')
		text = append(text, n.SuitLetter(it.Suit)...)
	case Accepts:
		return n.appendNamed(text, it)
	default:
		return text
	}
	return append(text, ')')
}

// appendNamed appends the call that is named in brackets, if there is one.
func (n Notation) appendNamed(text []byte, it *Item) []byte {
	if !it.HasNamed {
		return text
	}
	text = append(text, '(')
	text = append(text, n.CallText(it.Named)...)
	return append(text, ')')
}

func (n Notation) appendFacts(text []byte, facts []Fact) []byte {
	for i, fact := range facts {
		text = append(text, "{,"[min(i, 1)])
		text = append(text, fact.Name...)
		if fact.Value != "true" {
			text = append(text, '=')
			text = append(text, n.value(fact)...)
		}
	}
	if len(facts) > 0 {
		text = append(text, '}')
	}
	return text
}

// value writes what a fact is: suits in the letters of the notation.
func (n Notation) value(fact Fact) string {
	if suits, ok := fact.Suits(); ok && n.dutch {
		return n.SuitsText(suits)
	}
	return fact.Value
}
