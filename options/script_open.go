package options

import (
	"slices"

	"lawc/auction"
	"lawc/law"
)

// What is said before anybody chooses: stop, what happened, what nobody may say, what
// is asked.

// main is the latest item that awaits a ruling for what is wrong with it, and -1 where
// none does. Others may wait with it.
func (s *script) main() int {
	w := s.here.waiting()
	for i := len(w) - 1; i >= 0; i-- {
		if s.here.Result.Events[w[i]].Findings != 0 {
			return w[i]
		}
	}
	if len(w) > 0 {
		return w[len(w)-1]
	}
	return -1
}

// isCall reports whether it is a call.
func (s *script) isCall() bool {
	n := s.main()
	return n >= 0 && s.here.Record.Items[n].Action.IsCall()
}

// warn tells a player who might call now that it would change the ruling.
func (s *script) warn() {
	for _, seat := range s.x.callers(s.here) {
		if !slices.Contains(s.holders(), seat) {
			s.say(SlotStop, one(seat), sentence(scriptWords.warn), nil)
		}
	}
}

// facts says what has happened, and asks whether it went so.
func (s *script) facts() {
	w := &scriptWords
	r := s.here.Record
	last := s.main()
	if last < 0 {
		last = s.here.last()
	}
	var parts []law.Text
	from := max(0, last-3)
	if from == 0 && (last < 0 || r.Items[0].Seat != r.Dealer || !r.Items[0].Action.IsCall()) {
		parts = append(parts, fill(w.dealer, seatNames[r.Dealer]))
	}
	for i := from; i <= last; i++ {
		if r.Items[i].Action == auction.Attention {
			continue
		}
		text := didText(&r.Items[i])
		if found := s.here.Result.Events[i].Findings; found != 0 {
			text = fill(w.foundIs, text, findingsText(found))
		}
		parts = append(parts, text)
	}
	if len(parts) == 0 {
		return
	}
	text := parts[0]
	for _, p := range parts[1:] {
		text = fill(costWords.semicolon, text, p)
	}
	s.say(SlotFacts, nil, sentences(text, w.isThatSo), cited(s.here.Result, last))
}

// findingsText says what was found.
func findingsText(set law.FindingSet) law.Text {
	var parts []law.Text
	set.ForEach(func(f law.Finding) { parts = append(parts, f.Words()) })
	return list(parts, wordsOf.and)
}

func cited(r *law.Result, n int) []*law.Clause {
	if n < 0 || n >= len(r.Events) {
		return nil
	}
	return r.Events[n].Clauses
}

// hush keeps the offender from explaining, if his call may be taken back or he is to
// be asked.
func (s *script) hush() {
	n := s.main()
	if n < 0 || !s.isCall() {
		return
	}
	if s.ruled.taken(n) || len(s.questions) > 0 {
		s.say(SlotHush, one(s.here.Record.Items[n].Seat), sentence(scriptWords.hush), nil)
	}
}

// ask puts the questions about what has been done, those about a slip first.
func (s *script) ask() {
	if slip, found := s.slip(); found {
		l := s.say(SlotAsk, one(auction.Seat(slip.To)), sentences(slip.Text, scriptWords.slipSo), nil)
		l.Away, l.Record, l.answer = true, slip.Answers[0].Record, slip.Answers[0].Label
	}
	for _, q := range s.questions {
		l := s.say(SlotAsk, nil, q.spoken(), nil)
		if q.To != law.Nobody {
			l.To = one(auction.Seat(q.To))
		}
		l.Away = q.Away
		l.Record, l.answer = q.Answers[1].Record, q.Answers[1].Says()
	}
}

// spoken puts a question with what its answers lead to.
func (q *Question) spoken() law.Text {
	parts := []law.Text{q.Text}
	for i := len(q.Answers) - 1; i >= 0; i-- {
		a := &q.Answers[i]
		leads := a.Leads[0]
		for _, l := range a.Leads[1:] {
			leads = law.Text{EN: leads.EN + " " + l.EN, NL: leads.NL + " " + l.NL}
		}
		parts = append(parts, fill(scriptWords.ifAnswer, a.Label, lowered(lower(leads))))
	}
	return sentences(parts...)
}

// slip asks whether a call that nobody corrected was a slip, if the edition would let
// it be corrected.
func (s *script) slip() (q Question, found bool) {
	n := s.main()
	if n < 0 || s.here.Record.Items[n].Action != auction.Calls {
		return q, false
	}
	i := slices.IndexFunc(s.x.edition.Facts, func(f law.Fact) bool { return f.Slip == law.SlipSaysYes })
	if i < 0 || slices.ContainsFunc(s.questions, func(q Question) bool { return q.Fact == &s.x.edition.Facts[i] }) {
		return q, false
	}
	for _, call := range everyCall {
		r := *s.here.Record
		r.Items = slices.Clone(r.Items)
		r.Items[n].First, r.Items[n].Call, r.Items[n].Action = r.Items[n].Call, call, auction.Slips
		if r.Items[n].First == call {
			continue
		}
		p := s.x.At(&r)
		if e := &p.Result.Events[n]; e.Status == law.Stands && e.Findings == 0 {
			f := &s.x.edition.Facts[i]
			q = s.x.question(s.here, n, f, false)
			q.slip = true
			q.Answers = []Answer{{Label: f.Yes, Record: p.Record}}
			return q, true
		}
	}
	return q, false
}
