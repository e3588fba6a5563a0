package options

import (
	"slices"

	"lawc/auction"
	"lawc/law"
)

// What the ruling is if nobody accepts, and what the player on turn is told.

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
	list := costs(s.here, s.ruled)
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
	for _, c := range s.ruled.holds {
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
