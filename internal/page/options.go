package page

import (
	"fmt"
	"slices"

	"lawc/auction"
	"lawc/law"
	"lawc/report"
)

// An optionsAnswer is what may happen next under each edition.
type optionsAnswer struct {
	Options []choices `json:"options" says:"what may happen next, an edition after another"`
}

// Choices are what may happen next under one edition.
type choices struct {
	Edition string   `json:"edition" says:"the edition's name"`
	Choices []choice `json:"choices" says:"what may be chosen, irregular choices last"`
	Nothing string   `json:"nothing" says:"a sentence where nothing is left to choose, else empty"`
}

// A choice is what one player may do, in one or several ways that lead to the
// same.
type choice struct {
	Seat      string   `json:"seat" says:"who may do it; empty where attention is drawn"`
	Who       string   `json:"who" says:"the player's name"`
	Says      string   `json:"says" says:"the ways in a few words"`
	Ways      []way    `json:"ways" says:"each way to do it"`
	News      []said   `json:"news" says:"what follows; empty when nothing does"`
	InOrder   string   `json:"in_order" says:"a sentence where it is in order and nothing follows, else empty"`
	Irregular bool     `json:"irregular" says:"whether it would be an irregularity"`
	Then      []choice `json:"then" says:"what may be done after it, as far as that was looked at"`
}

// A way is one thing that may be done.
type way struct {
	Text   string `json:"text" says:"what may be done, in words"`
	Item   string `json:"item" says:"the same as a record has it"`
	Record string `json:"record" says:"the record that follows"`
}

// depth is how many times a ruling is looked behind: once, since what follows
// the director's ruling is what people ask next.
const depth = 1

// maxOptionItems is how long a record may be whose choices are looked at: each
// of them is a run of the record.
const maxOptionItems = 800

func (c *call) options() (any, *Fault) {
	a, fault := c.asked()
	if fault != nil {
		return nil, fault
	}
	if n := len(a.record.Items); n > maxOptionItems {
		return nil, NewFault(statusTooLarge, fmt.Sprintf("found a record of %d items, expected at most %d where choices are asked for", n, maxOptionItems))
	}
	answer := optionsAnswer{Options: []choices{}}
	for _, b := range a.books {
		one, fault := a.choicesOf(b)
		if fault != nil {
			return nil, fault
		}
		answer.Options = append(answer.Options, one)
	}
	return answer, nil
}

func (a *asking) choicesOf(b *book) (choices, *Fault) {
	// One machine holds the result whose choices are tried, another tries them.
	x := explorer{a: a, book: b}
	for i := range x.machines {
		m, err := b.lend()
		if err != nil {
			return choices{}, NewFault(statusRefused, err.Error())
		}
		defer b.done(m)
		x.machines[i] = m
	}
	found := choices{Edition: b.edition.Name, Choices: orEmpty(x.choices(&a.record, depth))}
	if len(found.Choices) == 0 {
		found.Nothing = report.NothingLeft(a.style.Lang)
	}
	return found, nil
}

// An explorer tries out what may follow a record. It holds a machine for each
// ruling that it looks behind, and one for the tries.
type explorer struct {
	a        *asking
	book     *book
	machines [depth + 2]*machine
}

// choices gives what may follow a record, choices that lead to the same together
// and irregular ones last.
func (x *explorer) choices(record *auction.Record, depth int) []choice {
	r := x.book.run(x.machines[depth+1], record)
	before := report.Sentences(r, x.a.style)
	var regular, irregular []choice
	for _, items := range next(r) {
		for _, group := range x.groups(r.Record, items, before, depth) {
			if group.Irregular {
				irregular = append(irregular, group)
			} else {
				regular = append(regular, group)
			}
		}
	}
	return append(regular, irregular...)
}

// groups tries items of one player and puts those together that bring the same
// news, those first from which least follows.
func (x *explorer) groups(record *auction.Record, items []auction.Item, before []report.Said, depth int) (groups []choice) {
	at := map[string]int{}
	var members [][]auction.Item
	for i := range items {
		it := items[i]
		r := x.book.run(x.machines[0], with(record, it))
		where := way{Text: report.Way(r, &it, x.a.style), Item: it.String(), Record: r.Record.String()}
		news := saidAll(report.NewSentences(before, r, x.a.style))
		// That he does what he does is no news.
		news = slices.DeleteFunc(news, func(one said) bool { return one.Text == where.Text+"." })
		key := fmt.Sprint(it.Action.IsCall(), news)
		if j, found := at[key]; found {
			members[j] = append(members[j], it)
			groups[j].Ways = append(groups[j].Ways, where)
			continue
		}
		at[key] = len(groups)
		members = append(members, []auction.Item{it})
		groups = append(groups, x.choice(r, &it, news, where))
	}
	for i := range groups {
		g := &groups[i]
		g.Says = report.Ways(members[i], x.a.style)
		if members[i][0].Action == auction.Attention && depth > 0 {
			g.Then = orEmpty(x.choices(with(record, members[i][0]), depth-1))
		}
		if len(g.News)+len(g.Then) == 0 && !g.Irregular {
			g.InOrder = report.InOrder(x.a.style.Lang)
		}
	}
	slices.SortStableFunc(groups, func(a, b choice) int { return len(a.News) - len(b.News) })
	return groups
}

func (x *explorer) choice(r *law.Result, it *auction.Item, news []said, first way) choice {
	one := choice{News: news, Ways: []way{first}, Then: []choice{}}
	if it.Action != auction.Attention {
		one.Seat, one.Who = it.Seat.String(), report.SeatName(it.Seat, x.a.style.Lang)
	}
	one.Irregular = r.Events[len(r.Events)-1].Findings != 0
	return one
}
