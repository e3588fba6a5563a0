package page

import (
	"fmt"

	"lawc/auction"
	"lawc/law"
	"lawc/options"
	"lawc/report"
)

// An optionsAnswer is what may happen next under each edition.
type optionsAnswer struct {
	Options []sheet `json:"options" says:"what may happen next and what the director says, an edition after another"`
}

// A sheet is what may happen next under one edition.
type sheet struct {
	Edition string   `json:"edition" says:"the edition's name"`
	Choices []choice `json:"choices" says:"what may be chosen, irregular choices last"`
	Nothing string   `json:"nothing" says:"a sentence where nothing is left to choose, else empty"`
	Script  []spoken `json:"script" says:"what the director says, in the order in which it is said"`
}

// A choice is what one player may do, in one or several ways that lead to the
// same.
type choice struct {
	Seat      string    `json:"seat" says:"who may do it; empty where the director is called"`
	Who       string    `json:"who" says:"the player's name"`
	Says      string    `json:"says" says:"the choice as people say it"`
	Ways      []way     `json:"ways" says:"each way to do it"`
	Irregular bool      `json:"irregular" says:"whether the director would have to rule again"`
	Clauses   []pointer `json:"clauses" says:"the clauses that it brings to bear"`
	News      []string  `json:"news" says:"what follows"`
	If        []given   `json:"if" says:"facts of it that would change what follows"`
	Then      []choice  `json:"then" says:"what may be done after it, as far as a ruling is open"`
}

// A way is one thing that may be done.
type way struct {
	Says   string `json:"says" says:"what is done, in words"`
	Item   string `json:"item" says:"the same as a record has it"`
	Record string `json:"record" says:"the record that follows"`
}

// A given is a choice of which a fact is told.
type given struct {
	Fact   string   `json:"fact" says:"the fact's name"`
	Value  string   `json:"value" says:"its value: true, false or suits"`
	Says   string   `json:"says" says:"the fact's word"`
	News   []string `json:"news" says:"what follows then"`
	Record string   `json:"record" says:"the record that follows then"`
}

// A spoken is one thing that the director says.
type spoken struct {
	Slot    string    `json:"slot" says:"its place in the order"`
	To      []string  `json:"to" says:"the seats of those spoken to; none is all, or nobody if it is a note"`
	Who     string    `json:"who" says:"who is spoken to, in words"`
	Away    bool      `json:"away" says:"whether it is said to the player alone, away from the table"`
	Note    bool      `json:"note" says:"whether it is the director's own reminder, which is not said"`
	Text    string    `json:"text" says:"what is said"`
	Clauses []pointer `json:"clauses" says:"the clauses on which it rests"`
	Record  string    `json:"record" says:"an example of a record that follows from it; empty if it is no choice"`
	Goes    string    `json:"goes" says:"what that record has more, in words; empty if there is none"`
}

// maxOptionItems is how long a record may be whose choices are looked at: each
// of them goes on from the record. The longest lawful auction has 319 calls.
const maxOptionItems = 400

func (c *call) options() (any, *Fault) {
	a, fault := c.asked()
	if fault != nil {
		return nil, fault
	}
	if n := len(a.record.Items); n > maxOptionItems {
		return nil, NewFault(statusTooLarge, fmt.Sprintf("found a record of %d items, expected at most %d where choices are asked for", n, maxOptionItems))
	}
	answer := optionsAnswer{Options: []sheet{}}
	for _, b := range a.books {
		x, err := b.explorer()
		if err != nil {
			return nil, NewFault(statusRefused, err.Error())
		}
		answer.Options = append(answer.Options, a.sheet(x))
		b.explored(x)
	}
	return answer, nil
}

func (a *asking) sheet(x *options.Explorer) sheet {
	p := x.At(&a.record)
	choices := x.Choices(p)
	made := sheet{Edition: x.Edition().Name, Choices: a.choices(choices), Script: []spoken{}}
	if len(choices) == 0 {
		made.Nothing = options.NothingLeft().In(a.style.Lang)
	}
	for _, l := range x.Script(p) {
		made.Script = append(made.Script, a.spoken(&l))
	}
	return made
}

func (a *asking) choices(list []options.Choice) []choice {
	made := []choice{}
	for i := range list {
		c := &list[i]
		one := choice{
			Says: a.said(c.Says), Irregular: c.Irregular, Clauses: pointers(c.First().Clauses(), a.style.Lang),
			News: a.allSaid(c.Leads()), If: []given{}, Then: a.choices(c.Then),
		}
		if c.Seat != law.Nobody {
			one.Seat, one.Who = auction.Seat(c.Seat).String(), report.SeatName(auction.Seat(c.Seat), a.style.Lang)
		}
		for j := range c.Moves {
			m := &c.Moves[j]
			one.Ways = append(one.Ways, way{a.said(m.Says()), m.Item.String(), m.Place.Record.String()})
		}
		for j := range c.First().Turned {
			t := &c.First().Turned[j]
			one.If = append(one.If, given{t.Fact.Name, t.Told.Value, a.said(t.Says()), a.allSaid(t.Leads()), t.Move.Place.Record.String()})
		}
		made = append(made, one)
	}
	return made
}

func (a *asking) spoken(l *options.Line) spoken {
	made := spoken{Slot: l.Slot.String(), To: []string{}, Who: l.Who().In(a.style.Lang), Away: l.Away, Note: l.Note, Text: a.said(l.Text), Clauses: pointers(l.Clauses, a.style.Lang)}
	for _, seat := range l.To {
		made.To = append(made.To, seat.String())
	}
	if l.Record != nil {
		made.Record, made.Goes = l.Record.String(), a.said(l.Goes())
	}
	return made
}

// said writes a text in the language asked, bids with the symbols of their suits.
func (a *asking) said(t law.Text) string {
	return options.WithSymbols(t.In(a.style.Lang), a.style.Lang)
}

func (a *asking) allSaid(list []law.Text) []string {
	made := []string{}
	for _, t := range list {
		made = append(made, a.said(t))
	}
	return made
}
