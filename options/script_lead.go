package options

import (
	"slices"

	"lawc/auction"
	"lawc/law"
)

// lead tells declarer what he may choose: exactly once it is known who he is, and
// before that which of it may come.
func (s *script) lead() {
	held := rightsOnly(s.ruled.holds)
	s.leadLines(law.Text{}, held)
	if s.here.Result.Phase == law.Closed {
		return
	}
	more := s.later(held)
	for _, c := range more {
		condition := list(c.names, wordsOf.or)
		if s.anyTurned() && len(more) == 1 {
			condition = scriptWords.otherCall
		}
		s.leadLines(condition, c.held)
	}
}

// A later is rights that come only with some classes of calls.
type later struct {
	names []law.Text
	held  []Cost
}

// later puts together the classes that bring the same right, other than those that
// somebody has already.
func (s *script) later(already []Cost) (list []later) {
	for i := range s.rows {
		for j := range s.rows[i] {
			r := &s.rows[i][j]
			if r.handled {
				continue
			}
			name := s.rowText(r, !s.anyTurned())
			for _, c := range more(rightsOnly(r.costs), already) {
				at := slices.IndexFunc(list, func(l later) bool { return l.is(&c) })
				if at < 0 {
					at = len(list)
					list = append(list, later{})
				}
				l := &list[at]
				l.held = appendCost(l.held, c)
				if !slices.Contains(l.names, name) {
					l.names = append(l.names, name)
				}
			}
		}
	}
	return list
}

// is reports whether a right is among those put together, or the other way to direct
// the same lead.
func (l *later) is(c *Cost) bool {
	return slices.ContainsFunc(l.held, func(h Cost) bool { return h.id == c.id || sameLead(h.Right, c.Right) })
}

// rightsOnly leaves the rights that are used after the auction.
func rightsOnly(list []Cost) []Cost {
	return slices.DeleteFunc(slices.Clone(list), func(c Cost) bool {
		return c.Right == nil || c.Right.Holder != law.Nobody && c.Right.Kind != law.RightUndoubled
	})
}

func (s *script) leadLines(condition law.Text, held []Cost) {
	var seen []Cost
	for i := range held {
		c := &held[i]
		sp := s.declarer()
		if s.speaks(seen, c) {
			continue
		}
		sp.to = c.Right.Holder
		text := sp.right(c.Right, held)
		l := s.say(SlotLead, nil, sentence(text), clausesOf(held[i:i+1]))
		if condition.EN != "" {
			l.Text = fill(scriptWords.inCase, condition, sentence(text))
		}
		l.Declarer = c.Right.Holder == law.Nobody
		if !l.Declarer {
			l.To = one(auction.Seat(c.Right.Holder))
		} else if s.closed && s.here.Result.Declarer != law.Nobody {
			l.To = one(auction.Seat(s.here.Result.Declarer))
		}
		if s.closed && c.Right.Kind.IsLead() {
			l.Text = sentences(text, scriptWords.asLong)
		}
		seen = append(seen, *c)
	}
}

// declarer speaks to declarer.
func (s *script) declarer() speaker {
	sp := s.all()
	sp.declarer = true
	return sp
}

// speaks reports whether the other way to direct the same lead has been told.
func (s *script) speaks(seen []Cost, c *Cost) bool { return s.all().told(seen, c.Right) }
