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
			if m.Place.Result.Events[n].Status == law.Stands {
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
		if slices.ContainsFunc(m.Fates, func(f Fate) bool { return f.Status == law.Stands }) {
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
		stands = stands || f.Status == law.Stands
		if t := m.Place.fate(f.Item); t.EN != "" && f.Item < len(s.here.Record.Items) {
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

// refused tells what the ruling is if nobody accepts.
func (s *script) refused() {
	w := &scriptWords
	if s.ruled.Result.Phase == law.Undecided {
		s.say(SlotRefused, nil, sentence(w.notCovered), nil)
		return
	}
	var parts []law.Text
	var clauses []*law.Clause
	for _, n := range s.here.waiting() {
		if t := s.fate(n); t.EN != "" {
			parts = append(parts, t)
		}
		clauses = append(clauses, s.since(n)...)
	}
	brought := s.brought()
	turn := s.ruled.turn()
	if turn != law.Nobody && len(parts) > 0 {
		parts = append(parts, s.all().turnOf(auction.Seat(turn)))
	}
	text := list(parts, wordsOf.and)
	if len(s.holders()) > 0 && text.EN != "" {
		text = fill(w.ifNot, lower(text))
	}
	if t := s.all().costs(brought); t.EN != "" && !onlyKept(brought) {
		text = sentences(text, t)
	}
	if text.EN != "" {
		l := s.say(SlotRefused, nil, sentence(text), clauses)
		l.Record = s.ruled.Record
	}
}

// fate says what the ruling makes of an item that awaited it.
func (s *script) fate(n int) law.Text {
	it := &s.ruled.Record.Items[n]
	t := s.ruled.fate(n)
	if t.EN == "" {
		return t
	}
	for i := range s.ruled.Result.Auction {
		c := &s.ruled.Result.Auction[i]
		if c.Seat == it.Seat && s.ruled.Result.Events[n].Status == law.Cancelled && (int(c.Event) == n || i == s.lastOf(it.Seat) && it.Action != auction.Calls) {
			return fill(scriptWords.andStays, t, theCall(c.Call))
		}
	}
	return t
}

// lastOf is the place in the auction of a player's last call, and -1 if there is none.
func (s *script) lastOf(seat auction.Seat) int {
	for i := len(s.ruled.Result.Auction) - 1; i >= 0; i-- {
		if s.ruled.Result.Auction[i].Seat == seat {
			return i
		}
	}
	return -1
}

// since are the clauses that the ruling has added to an item.
func (s *script) since(n int) (list []*law.Clause) {
	for _, c := range s.ruled.Result.Events[n].Clauses {
		if !slices.Contains(s.here.Result.Events[n].Clauses, c) {
			list = append(list, c)
		}
	}
	return list
}

// brought is what the ruling brings that is told to everybody: not what the player on
// turn is told, nor what the offender owes in his next call.
func (s *script) brought() []Cost {
	turn := s.ruled.turn()
	list := costs(s.here.Result, s.ruled.Result)
	for _, c := range list {
		partner := c.Seat.Partner()
		if d := s.ruled.Result.MustPass[partner]; c.Pass && d == c.For && s.here.Result.MustPass[partner] == d {
			list = append(list, Cost{Pass: true, Seat: partner, For: d, Clause: s.ruled.Result.MustPassBy[partner]})
		}
	}
	return slices.DeleteFunc(list, func(c Cost) bool {
		switch {
		case c.Pass:
			return law.Player(c.Seat) == turn && !(s.open && c.Seat == s.offender)
		case c.Duty != nil:
			return s.open && c.Duty.Seat == s.offender || law.Player(c.Duty.Seat) == turn
		case c.Ban != nil:
			return law.Player(c.Ban.Seat) == turn
		}
		return false
	})
}

// onlyKept reports whether costs are only what the director keeps back.
func onlyKept(list []Cost) bool {
	return !slices.ContainsFunc(list, func(c Cost) bool { return c.Discretion == nil })
}

// next tells the player whose turn it is after the ruling how he may call.
func (s *script) next() {
	turn := s.ruled.turn()
	if turn == law.Nobody || s.open && auction.Seat(turn) == s.offender && len(s.tables) > 0 {
		return
	}
	seat := auction.Seat(turn)
	var told []Cost
	for _, c := range standing(s.ruled.Result) {
		if c.Pass && c.Seat == seat || c.Duty != nil && c.Duty.Seat == seat || c.Ban != nil && c.Ban.Seat == seat {
			told = append(told, c)
		}
	}
	text := fill(scriptWords.callsFreely, wordsOf.you)
	if t := s.to(seat).costs(told); t.EN != "" {
		text = t
	}
	s.say(SlotNext, one(seat), sentence(text), clausesOf(told))
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
