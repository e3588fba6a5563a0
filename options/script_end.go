package options

import (
	"slices"
	"strings"

	"lawc/auction"
	"lawc/law"
)

// What is said once the offender has called, and at the end of the auction.

// verdict tells the table what each class of calls has brought, before the next
// player calls: who must pass, and what may not be called.
func (s *script) verdict() {
	var rows []row
	for i := range s.rows {
		if _, has := s.owes(&s.tables[i]); !has {
			rows = append(rows, s.rows[i]...)
		}
	}
	var said []string
	if !slices.ContainsFunc(rows, func(r row) bool { return !r.handled && len(owedOnly(r.costs)) > 0 }) {
		return // the prices have said all
	}
	for i := range rows {
		owed := owedOnly(rows[i].costs)
		key := keyOf(owed)
		if rows[i].handled || slices.Contains(said, key) {
			continue
		}
		said = append(said, key)
		text := s.all().costs(owed)
		if len(owed) == 0 {
			text = wordsOf.nothingMore
		}
		s.verdictLine(s.namesFor(rows, key), text, owed, rows[i].moves[0].Place.Record)
	}
}

func (s *script) verdictLine(names, text law.Text, owed []Cost, r *auction.Record) {
	l := s.say(SlotVerdict, nil, fill(scriptWords.inCase, names, sentence(text)), clausesOf(owed))
	l.Record = r
}

// owedOnly leaves what is owed in the auction.
func owedOnly(list []Cost) []Cost {
	return slices.DeleteFunc(slices.Clone(list), func(c Cost) bool { return c.Right != nil || c.Discretion != nil })
}

// namesFor names the rows that bring the same to the auction.
func (s *script) namesFor(rows []row, key string) law.Text {
	var names []law.Text
	switch {
	case s.anyTurned() && key == "":
		return scriptWords.freeCall
	case s.anyTurned() && !slices.ContainsFunc(rows, func(r row) bool { k := keyOf(owedOnly(r.costs)); return !r.handled && k != "" && k != key }):
		return scriptWords.otherCall
	}
	for i := range rows {
		r := &rows[i]
		if r.handled || keyOf(owedOnly(r.costs)) != key {
			continue
		}
		if t := s.rowText(r, !s.anyTurned()); !slices.Contains(names, t) {
			names = append(names, t)
		}
	}
	return list(names, wordsOf.or)
}

// informs are the topics of clauses that say who may use what was told.
const informs = "information/"

// info says who may use what the calls taken back have told, as the edition has it.
// An edition that says nothing of it leaves the slot silent.
func (s *script) info() {
	var told []*law.Clause
	hear := func(r *law.Result) {
		for _, c := range r.Clauses {
			if slices.ContainsFunc(c.Topics, func(t string) bool { return strings.HasPrefix(t, informs) }) && !slices.Contains(told, c) {
				told = append(told, c)
			}
		}
	}
	hear(s.ruled.Result)
	for i := range s.rows {
		for j := range s.rows[i] {
			hear(s.rows[i][j].moves[0].Place.Result)
		}
	}
	slices.SortFunc(told, func(a, b *law.Clause) int { return a.Pos.Line - b.Pos.Line })
	for _, c := range told {
		s.say(SlotInfo, nil, sentence(c.Says), []*law.Clause{c})
	}
}

// on says whose turn it is.
func (s *script) on() {
	turn := s.ruled.turn()
	if turn == law.Nobody {
		return
	}
	if s.open && auction.Seat(turn) == s.offender && s.here.Result.Phase == law.Pending {
		for i := range s.tables {
			for j := range s.tables[i].moves {
				if m := &s.tables[i].moves[j]; m.found() == 0 && m.Place.turn() != law.Nobody {
					turn = m.Place.turn()
					s.say(SlotOn, nil, sentences(fill(scriptWords.thenTurn, seatNames[turn])), nil)
					return
				}
			}
		}
	}
	s.say(SlotOn, nil, sentences(s.all().turnOf(auction.Seat(turn)), scriptWords.goOn), nil)
}

// ends says when the director is to be called again, and what he looks at himself.
func (s *script) ends() {
	w := &scriptWords
	var kept []law.DiscretionOf
	rights, passes := false, false
	hear := func(r *law.Result) {
		for _, d := range r.Discretion {
			if !slices.ContainsFunc(kept, func(k law.DiscretionOf) bool {
				return k.May == d.May && k.Ground == d.Ground && k.If == d.If && k.Now == d.Now
			}) {
				kept = append(kept, d)
			}
		}
		rights = rights || len(rightsOnly(standing(r))) > 0
		passes = passes || slices.ContainsFunc(standing(r), func(c Cost) bool { return c.Pass })
	}
	hear(s.ruled.Result)
	for i := range s.rows {
		for j := range s.rows[i] {
			hear(s.rows[i][j].moves[0].Place.Result)
		}
	}
	if slices.ContainsFunc(kept, func(d law.DiscretionOf) bool { return d.If != "" && !d.Now }) {
		s.say(SlotBack, nil, sentence(w.back), nil)
	}
	for _, d := range kept {
		l := s.say(SlotAfter, nil, sentence(s.after(&d)), nil)
		l.Note = true
		if d.Clause != nil {
			l.Clauses = []*law.Clause{d.Clause}
		}
	}
	if (rights || passes) && s.here.Result.Phase != law.Undecided {
		s.say(SlotStay, nil, sentence(w.stay[truth(passes)][truth(rights)]), nil).Note = true
	}
}

// after says what the director may do, when and on what ground.
func (s *script) after(d *law.DiscretionOf) law.Text {
	w := &scriptWords
	form := w.mayAfter
	if d.Now {
		form = w.mayAtOnce
	}
	text := fill(form, law.DomainNamed("may").Says(d.May))
	ground := d.Ground
	if ground.EN == "" {
		if f := s.x.fact(d.If); f != nil {
			ground = f.If
		}
	}
	if ground.EN == "" {
		return text
	}
	return fill(w.ifGround, text, ground)
}
