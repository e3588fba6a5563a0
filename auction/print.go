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
		text = it.appendNamed(text)
	case Slips, Changes, ChangesLater:
		text = it.appendChange(text)
	case allPass:
		text = append(text, "AP"...)
	default:
		text = append(text, verbs[it.Action]...)
		text = it.appendArguments(text)
	}
	return appendFacts(text, it.Facts)
}

func (it *Item) appendChange(text []byte) []byte {
	if it.Action != ChangesLater {
		text = append(text, it.First.String()...)
		text = appendFacts(text, it.FirstFacts)
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
	case ShowsCard, LeadsCard, FacesLead, ClaimsPenaltyCard:
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
	case Accepts:
		return it.appendNamed(text)
	default:
		return text
	}
	return append(text, ')')
}

// appendNamed appends the call that is named in brackets, if there is one.
func (it *Item) appendNamed(text []byte) []byte {
	if !it.HasNamed {
		return text
	}
	text = append(text, '(')
	text = append(text, it.Named.String()...)
	return append(text, ')')
}

func appendFacts(text []byte, facts []Fact) []byte {
	for i, fact := range facts {
		text = append(text, "{,"[min(i, 1)])
		text = append(text, fact.Name...)
		if fact.Value != "true" {
			text = append(text, '=')
			text = append(text, fact.Value...)
		}
	}
	if len(facts) > 0 {
		text = append(text, '}')
	}
	return text
}
