package options

import (
	"slices"

	"lawc/auction"
	"lawc/law"
)

// What the opponents are offered, and what follows if they accept and if they do not.

// offer tells who may let it stand, before he is asked.
func (s *script) offer() {
	if !s.isCall() {
		return
	}
	w := &scriptWords
	holders := s.holders()
	if len(holders) == 0 {
		s.say(SlotOffer, nil, sentence(fill(w.nobody, s.named())), nil)
		return
	}
	for _, seat := range holders {
		text := fill(w.mayLet, s.named())
		switch {
		case len(s.waysOf(seat)) > 1:
			text = w.mayLetOne
		case !s.lets(seat):
			text = fill(w.mayLetGo, s.named())
		}
		s.say(SlotOffer, one(seat), sentences(text, w.hearFirst), s.acceptClauses(seat))
	}
}

// named names the call at issue: of a change, that which a player may let stand.
func (s *script) named() law.Text {
	n := s.main()
	for _, seat := range s.holders() {
		for _, m := range s.waysOf(seat) {
			if m.Place.became(n) == law.Stands {
				return theCall(m.Place.counted(n))
			}
		}
	}
	return theCall(s.here.Record.Items[n].Call)
}

// holders are the players who may accept.
func (s *script) holders() (list []auction.Seat) {
	for i := range s.here.Result.Rights {
		r := &s.here.Result.Rights[i]
		if r.Kind == law.RightAccept && !slices.Contains(list, auction.Seat(r.Holder)) {
			list = append(list, auction.Seat(r.Holder))
		}
	}
	for i := range s.words {
		if seat := s.words[i].Item.Seat; !slices.Contains(list, seat) {
			list = append(list, seat)
		}
	}
	return list
}

func (s *script) acceptClauses(seat auction.Seat) (list []*law.Clause) {
	for i := range s.here.Result.Rights {
		r := &s.here.Result.Rights[i]
		if r.Kind == law.RightAccept && r.Holder == law.Player(seat) && r.Clause != nil {
			list = append(list, r.Clause)
		}
	}
	return list
}

// acceptances are the ways in which a player may accept: in words or, where only a
// call does it, by that.
func (s *script) waysOf(seat auction.Seat) (list []Move) {
	for _, m := range s.words {
		if m.Item.Seat == seat {
			list = append(list, m)
		}
	}
	if len(list) > 0 {
		return list
	}
	for _, c := range s.x.walk(s.here, seat, 1) {
		if !c.Irregular && len(c.First().Fates) > 0 {
			return append(list, *c.First())
		}
	}
	return nil
}

// lets reports whether a call would stand if the player accepted.
func (s *script) lets(seat auction.Seat) bool {
	for _, m := range s.waysOf(seat) {
		if slices.ContainsFunc(m.Fates, func(f Fate) bool { return m.Place.became(f.Item) == law.Stands }) {
			return true
		}
	}
	return false
}

// accepted tells what follows if he accepts.
func (s *script) accepted() {
	w := &scriptWords
	for _, seat := range s.holders() {
		ways := s.waysOf(seat)
		for i := range ways {
			m := &ways[i]
			form := w.ifAccept
			switch {
			case m.Item.Action.IsCall():
				form = w.ifCall
			case len(ways) > 1 && m.Item.HasNamed:
				form = w.ifAcceptNamed
			}
			var named []law.Text
			if len(ways) > 1 && m.Item.HasNamed {
				named = append(named, theCall(m.Item.Named))
			}
			l := s.say(SlotAccepted, one(seat), sentence(fill(form, append(named, s.acceptedText(m, seat))...)), clausesOf(m.Costs))
			l.Record = m.Place.Record
		}
	}
}

// acceptedText says what comes of what awaits a ruling.
func (s *script) acceptedText(m *Move, seat auction.Seat) law.Text {
	w := &scriptWords
	var parts []law.Text
	stands := false
	for _, f := range m.Fates {
		status := m.Place.became(f.Item)
		stands = stands || status == law.Stands
		if t := m.Place.fateAs(f.Item, status); t.EN != "" && f.Item < len(s.here.Record.Items) {
			parts = append(parts, t)
		}
	}
	if stands {
		parts = append(parts, w.goesOnThere)
	}
	text := list(parts, wordsOf.and)
	turn := m.Place.turn()
	switch {
	case stands:
	case turn != law.Nobody && !m.Item.Action.IsCall():
		text = fill(scriptWords.after, text, s.to(seat).turnOf(auction.Seat(turn)))
	}
	if c := s.to(seat).costs(m.Costs); c.EN != "" {
		return fill(costWords.semicolon, text, c)
	}
	return fill(w.andThatIsAll, text)
}

// choose asks whoever may accept.
func (s *script) choose() {
	w := &scriptWords
	for _, seat := range s.holders() {
		text := fill(w.doYou, s.named())
		switch {
		case len(s.waysOf(seat)) > 1:
			text = w.doYouOne
		case !s.lets(seat):
			text = fill(w.doYouLetGo, s.named())
		}
		text = sentence(text)
		if s.anyTurned() {
			text = sentences(w.mayAskMethods, text)
		}
		s.say(SlotChoose, one(seat), text, s.acceptClauses(seat))
	}
}

// anyTurned reports whether the price of a call hangs on what it means.
func (s *script) anyTurned() bool {
	return slices.ContainsFunc(s.tables, func(t table) bool { return t.turned() })
}
