package inwords

import (
	"slices"
	"strings"

	"lawc/auction"
	"lawc/law"
	"lawc/table"
)

// owes says what is owed: of an insufficient bid that it must be made sufficient.
func (s *speaker) owes(r *table.Row, e *table.Effect) string {
	w := &effectWords
	who := s.role(e.Who)
	switch e.Duty {
	case law.DutyRepeat:
		return s.say(w.repeat, who)
	case law.DutyPass:
		return s.say(w.passOn, who)
	}
	anything := law.KindSet(0).With(auction.Pass).With(auction.Double).With(auction.Redouble).With(auction.Bid)
	switch {
	case e.Calls == law.KindSet(0).With(auction.Bid):
		return s.say(w.replaceBid)
	case e.Calls&anything == anything:
		return s.say(w.replace, who, s.say(w.legalCall))
	}
	nouns := slices.Clone(kindWords)
	nouns[auction.Bid] = w.sufficient
	return s.say(w.replace, who, s.kinds(e.Calls, nouns))
}

// kinds names the kinds of call of a set, a bid first as the books put it.
func (s *speaker) kinds(set law.KindSet, words []text) string {
	var list []string
	for _, k := range []auction.Kind{auction.Bid, auction.Pass, auction.Double, auction.Redouble, auction.Unknown} {
		if set.Has(k) {
			list = append(list, s.say(words[k]))
		}
	}
	if n := len(list) - 1; n > 0 {
		return strings.Join(list[:n], ", ") + " " + s.say(fixed.or) + " " + list[n]
	}
	return strings.Join(list, "")
}

func (s *speaker) mayNot(e *table.Effect) string {
	w := &effectWords
	text := s.say(w.mayNot, s.role(e.Who), s.kinds(e.Calls, deedWords))
	if e.ThatBid {
		return text + " " + s.say(w.thatBid)
	}
	if e.Rest {
		return text + " " + s.say(w.toTheEnd)
	}
	return text + " " + s.say(w.nowOnly)
}

func (s *speaker) mayUse(e *table.Effect) string {
	w := &effectWords
	who := s.role(e.Who)
	switch e.Right {
	case law.RightChangeCall:
		return s.say(w.change, who)
	case law.RightAnnul:
		return s.say(w.annul, who, s.role(e.On))
	case law.RightUndoubled:
		return s.say(w.undoubled)
	case law.RightPenaltyCard:
		return s.say(w.penalty)
	}
	return s.say(w.otherRight, who)
}

// may says what the director may do.
func (s *speaker) may(e *table.Effect) string {
	words, known := effectWords.may[e.May]
	text := s.say(words)
	if !known {
		text = s.say(effectWords.mayOther, strings.ReplaceAll(e.May, "_", " "))
	}
	if e.Now {
		text += s.say(effectWords.atOnce)
	}
	return text
}

func (s *speaker) lead(e *table.Effect, verb text) string {
	form := effectWords.leadOf
	if e.Opening {
		form = effectWords.nextLead
	}
	return s.say(form, s.say(verb), s.say(effectWords.suits[e.Suits]), s.role(e.On))
}
