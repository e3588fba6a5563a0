package options

import (
	"slices"
	"strings"

	"lawc/auction"
	"lawc/law"
)

// A Line is one thing that the director says.
type Line struct {
	Slot Slot
	// To are the players spoken to; none is all, or as Declarer and Note have it.
	To []auction.Seat
	// Declarer: to whoever turns out to declare. Note: the director's own reminder.
	Declarer, Note bool
	// Away: to the player alone, away from the table.
	Away bool
	Text law.Text
	// Clauses are those on which it rests.
	Clauses []*law.Clause
	// Record is an example of a record that follows if what the line says is chosen.
	Record *auction.Record
	// answer is that of a question, which the record tells.
	answer law.Text
}

// Goes names what the line's record has that the one from which the script begins has
// not: the answer to a question, or the last thing that is done.
func (l *Line) Goes() law.Text {
	if l.answer.EN != "" {
		return l.answer
	}
	it := &l.Record.Items[len(l.Record.Items)-1]
	if it.Action == auction.Attention {
		return itemText(it)
	}
	return fill(scriptWords.within, seatNames[it.Seat], itemText(it))
}

// Who names who is spoken to.
func (l *Line) Who() law.Text {
	w := &scriptWords
	switch {
	case l.Note:
		return w.note
	case l.Declarer && len(l.To) == 0:
		return w.dcl
	case len(l.To) == 0:
		return w.everybody
	}
	var names []law.Text
	for _, s := range l.To {
		names = append(names, seatNames[s])
	}
	return list(names, wordsOf.and)
}

// Audience names who is spoken to: the players in capitals, and a star where it is
// said away from the table.
func (l *Line) Audience() law.Text {
	t := l.Who()
	if l.Note {
		return t
	}
	t = law.Text{EN: strings.ToUpper(t.EN), NL: strings.ToUpper(t.NL)}
	if l.Away {
		t.EN, t.NL = t.EN+"*", t.NL+"*"
	}
	return t
}

// A Slot is a place in the order in which things are said.
type Slot uint8

// The slots, in order.
const (
	SlotStop Slot = iota
	SlotFacts
	SlotHush
	SlotAsk
	SlotOffer
	SlotAccepted
	SlotRefused
	SlotNext
	SlotPrices
	SlotChoose
	SlotAside
	SlotVerdict
	SlotInfo
	SlotOn
	SlotLead
	SlotBack
	SlotAfter
	SlotStay
)

var slotNames = [...]string{"stop", "facts", "hush", "ask", "offer", "accepted", "refused", "next", "prices", "choose",
	"aside", "verdict", "info", "on", "lead", "back", "after", "stay"}

// String gives the slot's name.
func (s Slot) String() string { return slotNames[s] }

// Script is what the director says from a place on, line by line. Slots that lie
// behind are left out.
func (x *Explorer) Script(p *Place) []Line {
	v := x.view(p)
	return x.script(p, v, x.questions(p, &v))
}

func (x *Explorer) script(p *Place, v view, questions []Question) []Line {
	s := &script{x: x, here: p, view: v, questions: questions}
	s.offender, s.item, s.open = s.ruled.offender()
	s.closed = p.Result.Phase == law.Closed
	switch p.Result.Phase {
	case law.Undecided:
		s.undecided()
		return s.lines
	case law.Pending:
		s.pending()
	case law.Open:
		if len(p.waitingOrRuled()) == 0 {
			s.alters()
			s.on()
			break
		}
		s.goesOn()
	case law.Closed:
		s.lead()
	}
	s.ends()
	slices.SortStableFunc(s.lines, func(a, b Line) int { return int(a.Slot) - int(b.Slot) })
	return s.lines
}

// waitingOrRuled lists the items in which something was found.
func (p *Place) waitingOrRuled() (list []int) {
	for i := range p.Result.Events {
		if p.Result.Events[i].Findings != 0 {
			list = append(list, i)
		}
	}
	return list
}

// A script is being put together.
type script struct {
	x    *Explorer
	here *Place
	view
	// offender and item are whose turn a ruling has left open, and by which call.
	offender auction.Seat
	item     int
	open     bool
	closed   bool
	// plain: all is said to everybody.
	plain bool
	rows  [][]row
	lines []Line
	// questions are those about what has been done.
	questions []Question
}

func (s *script) say(slot Slot, to []auction.Seat, text law.Text, clauses []*law.Clause) *Line {
	s.lines = append(s.lines, Line{Slot: slot, To: to, Text: text, Clauses: clauses})
	return &s.lines[len(s.lines)-1]
}

func one(seat auction.Seat) []auction.Seat { return []auction.Seat{seat} }

// to speaks to one player.
func (s *script) to(seat auction.Seat) speaker {
	if s.plain {
		return s.all()
	}
	return speaker{to: law.Player(seat), closed: s.closed, director: true}
}

// all speaks to everybody.
func (s *script) all() speaker { return speaker{to: law.Nobody, closed: s.closed, director: !s.plain} }

// undecided says that the edition goes no further.
func (s *script) undecided() {
	w := &scriptWords
	s.say(SlotStop, nil, sentence(w.stop), nil)
	s.facts()
	s.say(SlotRefused, nil, sentence(w.notCovered), nil)
}

// pending says all: the director has just been called.
func (s *script) pending() {
	s.say(SlotStop, nil, sentence(scriptWords.stop), nil)
	s.warn()
	s.facts()
	s.hush()
	s.ask()
	s.offer()
	s.accepted()
	s.refused()
	s.next()
	s.prices()
	s.choose()
	s.aside()
	s.verdict()
	s.info()
	s.on()
	s.lead()
}

// goesOn says what is still to come after a ruling: before the offender has called
// again, or after.
func (s *script) goesOn() {
	if s.open {
		s.next()
		s.prices()
		s.aside()
		s.verdict()
	} else {
		s.holds()
	}
	s.info()
	s.on()
	s.lead()
}

// holds says what has come of the call that the offender made.
func (s *script) holds() {
	list := slices.Clone(s.here.holds)
	owed := slices.DeleteFunc(list, func(c Cost) bool { return c.Right != nil || c.Discretion != nil })
	text := s.all().costs(owed)
	if text.EN == "" {
		text = wordsOf.nothingMore
	}
	s.say(SlotVerdict, nil, sentence(text), clausesOf(owed))
}
