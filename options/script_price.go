package options

import (
	"slices"

	"lawc/auction"
	"lawc/law"
)

// What the offender's next call costs: at the table, and away from it.

// prices tells the offender what each class of calls costs. Where that hangs on what a
// call means, the table does not hear the names of calls.
func (s *script) prices() {
	w := &scriptWords
	named := auction.NoDenomination
	if s.item >= 0 {
		named = s.ruled.Record.Items[s.item].Call.Denomination()
	}
	first := true
	for i := range s.tables {
		t := &s.tables[i]
		s.rows = append(s.rows, t.rows(s.offender, named))
		condition := s.condition(i)
		if owed, has := s.owes(t); has {
			if condition.EN != "" {
				owed = fill(scriptWords.within, condition, owed)
			}
			s.say(SlotPrices, one(s.offender), sentence(owed), nil)
			continue
		}
		for j, line := range s.rowLines(s.rows[i], !t.turned()) {
			text := line.Text
			switch {
			case condition.EN != "":
				text = within(condition, text)
			case first && j == 0 && !s.plain:
				text = sentences(s.lead1(w), text)
			}
			line.Text, line.Slot, line.To = sentence(text), SlotPrices, one(s.offender)
			s.lines = append(s.lines, line)
		}
		first = false
	}
}

// lead1 is how the offender is first addressed.
func (s *script) lead1(w *scriptTable) law.Text {
	if s.ruled.turn() == law.Player(s.offender) {
		return w.youChoose
	}
	return w.atYourTurn
}

func within(condition, text law.Text) law.Text {
	if condition.EN == "" {
		return text
	}
	return fill(scriptWords.after, condition, text)
}

// owes says what the offender must do at his turn, where he has no choice.
func (s *script) owes(t *table) (law.Text, bool) {
	for i := range t.before.Result.Must {
		d := &t.before.Result.Must[i]
		if d.Seat != s.offender || d.Do == law.DutyReplace {
			continue
		}
		text := s.to(s.offender).duty(d)
		for j := range t.moves {
			if m := &t.moves[j]; !m.handled() {
				if c := s.to(s.offender).costs(m.Costs); c.EN != "" {
					return fill(costWords.semicolon, text, c), true
				}
			}
		}
		if len(s.tables) > 1 {
			text = fill(costWords.semicolon, text, wordsOf.nothingMore)
		}
		return text, true
	}
	return law.Text{}, false
}

// rowLines makes a line of each row; rows that cost the same and differ in a condition
// only are one.
func (s *script) rowLines(rows []row, names bool) (lines []Line) {
	for i := 0; i < len(rows); i++ {
		r := &rows[i]
		text := s.rowText(r, names)
		cost := s.rowCosts(r)
		for i+1 < len(rows) && rows[i+1].handled == r.handled && s.rowCosts(&rows[i+1]) == cost {
			i++
			text = fill(scriptWords.orElse, text, s.rowText(&rows[i], names))
		}
		lines = append(lines, Line{Text: fill(scriptWords.within, text, cost), Clauses: r.clauses(), Record: r.moves[0].Place.Record})
	}
	return lines
}

// rowText names a row.
func (s *script) rowText(r *row, names bool) law.Text {
	text := r.says
	if !names {
		text = r.general
	}
	switch {
	case len(r.words) > 0:
		return fill(scriptWords.provided, text, list(r.words, wordsOf.or))
	case r.other:
		return fill(scriptWords.otherwise, text)
	}
	return text
}

// rowCosts says what a row costs.
func (s *script) rowCosts(r *row) law.Text {
	text := s.to(s.offender).costs(r.costs)
	if r.handled {
		gone := scriptWords.notAllowed
		if after := r.moves[0].Place; after.turn() == law.Player(s.offender) && !owesAll(after, s.offender) {
			gone = s.to(s.offender).choosesAgain(s.offender)
		}
		if text.EN == "" {
			return gone
		}
		return fill(costWords.semicolon, gone, text)
	}
	if text.EN == "" {
		return wordsOf.nothingMore
	}
	return text
}

// owesAll reports whether a player has no choice in what he is to call.
func owesAll(p *Place, seat auction.Seat) bool {
	return slices.ContainsFunc(p.Result.Must, func(d law.Duty) bool { return d.Seat == seat && d.Do != law.DutyReplace })
}

// clauses are those that have applied to the example of the row.
func (r *row) clauses() []*law.Clause {
	p := r.moves[0].Place
	return p.Result.Events[p.last()].Clauses
}

// condition says after which calls of the others a table holds; nothing where there is
// one table only.
func (s *script) condition(i int) law.Text {
	if len(s.tables) == 1 {
		return law.Text{}
	}
	for k := range s.tables[i].paths[0] {
		kinds := kindsAt(&s.tables[i], k)
		apart := true
		for j := range s.tables {
			if j != i && kinds&kindsAt(&s.tables[j], k) != 0 {
				apart = false
			}
		}
		if apart {
			return fill(scriptWords.ifCalls, seatNames[s.tables[i].paths[0][k].seat], kindsText(kinds))
		}
	}
	return s.path(s.tables[i].paths[0])
}

// kindsAt is the set of kinds of call at one step of all paths to a table.
func kindsAt(t *table, k int) (set law.KindSet) {
	for _, p := range t.paths {
		if k < len(p) {
			set = set.With(p[k].kind)
		}
	}
	return set
}

// path names the calls on the way to a table.
func (s *script) path(steps []step) law.Text {
	var parts []law.Text
	for _, st := range steps {
		parts = append(parts, fill(scriptWords.calls, seatNames[st.seat], kindsText(law.KindSet(0).With(st.kind))))
	}
	return fill(scriptWords.ifAll, list(parts, wordsOf.and))
}

func kindsText(set law.KindSet) law.Text { return kinds(set, &scriptWords.doing, wordsOf.or) }

// aside is said to the offender alone, at his turn: the facts on which the price of his
// call hangs, and what calls cost by name.
func (s *script) aside() {
	if !s.open || !s.anyTurned() {
		return
	}
	w := &scriptWords
	away := func(text law.Text) *Line {
		l := s.say(SlotAside, one(s.offender), text, nil)
		l.Away = true
		return l
	}
	intro := w.thinkOf
	if s.ruled.turn() != law.Player(s.offender) {
		intro = fill(w.yourTurnThen, intro)
	}
	away(sentences(intro, w.noAdvice))
	var asked []*law.Fact
	for _, rows := range s.rows {
		for i := range rows {
			for _, t := range rows[i].moves[0].Turned {
				if !slices.Contains(asked, t.Fact) {
					asked = append(asked, t.Fact)
				}
			}
		}
	}
	for _, f := range asked {
		away(sentence(f.Question))
	}
	for i, rows := range s.rows {
		for _, line := range s.rowLines(rows, true) {
			l := away(sentence(within(s.condition(i), line.Text)))
			l.Clauses, l.Record = line.Clauses, line.Record
		}
	}
}
