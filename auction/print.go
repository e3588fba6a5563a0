package auction

// String writes the record in the one-line form, normalised: Parse reads it
// back to the same record.
func (r Record) String() string { return string(r.AppendTo(make([]byte, 0, 64))) }

// AppendTo appends what String gives, without allocating. A seat is written
// only where the form does not take it for granted.
func (r Record) AppendTo(text []byte) []byte {
	text = append(text, r.Dealer.String()...)
	text = append(text, ':')
	o := order{next: r.Dealer}
	for i := range r.Items {
		it := &r.Items[i]
		text = append(text, ' ')
		if it.Action != Attention && (it.Seat != o.next || o.mustName(it.Action)) {
			text = append(text, it.Seat.String()...)
			text = append(text, ':')
		}
		text = it.AppendTo(text)
		o.advance(it.Seat, it.Action)
	}
	return text
}

// String writes the item without its seat.
func (it Item) String() string { return string(it.AppendTo(make([]byte, 0, 16))) }

// AppendTo appends what String gives, without allocating.
func (it Item) AppendTo(text []byte) []byte {
	switch it.Action {
	case Calls:
		text = append(text, it.Call.String()...)
		if it.HasNamed {
			text = append(text, '(')
			text = append(text, it.Named.String()...)
			text = append(text, ')')
		}
	case Slips, Changes, ChangesLater:
		text = it.appendChange(text)
	case allPass:
		text = append(text, "AP"...)
	default:
		text = append(text, verbs[it.Action]...)
		text = it.appendArguments(text)
	}
	return it.appendFacts(text)
}

func (it *Item) appendChange(text []byte) []byte {
	if it.Action != ChangesLater {
		text = append(text, it.First.String()...)
	}
	if it.Action == Slips {
		text = append(text, '~')
	} else {
		text = append(text, '>')
	}
	return append(text, it.Call.String()...)
}

func (it *Item) appendArguments(text []byte) []byte {
	switch it.Action {
	case ShowsCard, LeadsCard, ClaimsPenaltyCard:
		text = append(text, '(')
		for i, card := range it.Cards {
			if i > 0 {
				text = append(text, ',')
			}
			text = append(text, card.Suit.String()...)
			text = append(text, card.Rank)
		}
	case Asks:
		text = append(text, '(')
		text = append(text, it.Request.String()...)
	case RequiresLead, ForbidsLead:
		text = append(text, '(')
		text = append(text, it.Suit.String()...)
	default:
		return text
	}
	return append(text, ')')
}

func (it *Item) appendFacts(text []byte) []byte {
	for i, fact := range it.Facts {
		text = append(text, "{,"[min(i, 1)])
		text = append(text, fact.Name...)
		if fact.Value != "true" {
			text = append(text, '=')
			text = append(text, fact.Value...)
		}
	}
	if len(it.Facts) > 0 {
		text = append(text, '}')
	}
	return text
}
