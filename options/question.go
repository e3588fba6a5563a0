package options

import (
	"cmp"
	"fmt"
	"slices"

	"lawc/auction"
	"lawc/law"
)

// A Question is a fact that the record does not tell and that matters.
type Question struct {
	// Item is the index of the item that the fact is about.
	Item int
	Fact *law.Fact
	// First: of a call that was corrected or changed, the fact is about the first.
	First bool
	// About names the item, Text asks.
	About, Text law.Text
	// To is who is asked, Nobody for the table; Away: he alone, away from it.
	To   law.Player
	Away bool
	// Answers are the two answers, the one that is taken for granted first.
	Answers []Answer
	// Idle: no answer changes anything as things stand.
	Idle bool
	// slip: nothing was corrected, and it is asked whether it was a slip.
	slip bool
	// taken is what was taken for granted; guessed: it may be that nothing was.
	taken, guessed bool
}

// An Answer is what a question may be answered with, and what that leads to.
type Answer struct {
	Label law.Text
	// Told is the fact as the record would tell it.
	Told auction.Fact
	// Record tells it.
	Record *auction.Record
	// Leads are sentences on what the answer brings that the other does not.
	Leads []law.Text
}

// Questions are the facts that were taken for granted and would change what a record
// has come to, or what may follow it.
func (x *Explorer) Questions(p *Place) []Question {
	v := x.view(p)
	return x.questions(p, &v)
}

func (x *Explorer) questions(p *Place, here *view) []Question {
	list, _ := x.granted(p, here, askable(len(p.Record.Items)))
	return slices.DeleteFunc(list, func(q Question) bool { return q.Idle })
}

// askable is how many facts are asked about a record of so many items: each takes two
// looks at all that may follow. What was done long ago nobody asks any more.
func askable(items int) int {
	const most, looks = 24, 3000
	return min(most, max(2, looks/max(1, items)))
}

// Granted are all facts that were taken for granted about a record, at most so many of
// them: what was done last is asked, and left tells how many are not.
func (x *Explorer) Granted(p *Place, most int) (list []Question, left int) {
	here := x.view(p)
	return x.granted(p, &here, most)
}

func (x *Explorer) granted(p *Place, here *view, most int) (list []Question, left int) {
	for _, a := range here.assumed(len(p.Record.Items)) {
		if f := x.fact(a.Fact); f != nil {
			list = append(list, x.about(p, a.N-1, f, a.Value)...)
		}
	}
	list = x.ofFirst(p, list)
	if left = max(0, len(list)-most); left > 0 {
		slices.SortStableFunc(list, func(a, b Question) int { return cmp.Compare(a.Item, b.Item) })
		list = list[left:]
	}
	for i := range list {
		x.answers(here, &list[i])
	}
	list = needed(list)
	slices.SortStableFunc(list, func(a, b Question) int { return cmp.Compare(a.order(), b.order()) })
	return list, left
}

// needed leaves out what was not taken for granted: questions about the one of two calls
// where it is the other whose answer changes something, and those that were guessed.
func needed(list []Question) (left []Question) {
	for i := range list {
		q := &list[i]
		if !q.Idle || !q.guessed && !slices.ContainsFunc(list, func(o Question) bool { return o.Item == q.Item && o.Fact == q.Fact && !o.Idle }) {
			left = append(left, *q)
		}
	}
	return left
}

// about puts the question about a fact of an item, unless it is told. Of two calls that
// are one item a result does not say which it took the fact of.
func (x *Explorer) about(p *Place, n int, f *law.Fact, taken bool) (list []Question) {
	it := &p.Record.Items[n]
	calls := []bool{false}
	if twoCalls(it) && (f.About == law.AboutCall || f.About == law.AboutAny) {
		calls = []bool{true, false}
	}
	for i, first := range calls {
		if !tells(it, first, f.Name) {
			q := x.question(p, n, f, first)
			q.taken, q.guessed = taken, i > 0
			list = append(list, q)
		}
	}
	return list
}

// ofFirst adds questions about the first of two calls that are one item, of the facts
// that may be about any call: a result that took one of the second may have read both.
func (x *Explorer) ofFirst(p *Place, list []Question) []Question {
	for n := p.last(); n >= 0 && n > p.last()-len(auction.Seats); n-- {
		it := &p.Record.Items[n]
		for i := range x.edition.Facts {
			f := &x.edition.Facts[i]
			if !twoCalls(it) || f.About != law.AboutAny || f.Evident || tells(it, true, f.Name) ||
				slices.ContainsFunc(list, func(q Question) bool { return q.Item == n && q.First && q.Fact == f }) {
				continue
			}
			q := x.question(p, n, f, true)
			q.taken, q.guessed = f.Default, true
			list = append(list, q)
		}
	}
	return list
}

// twoCalls reports whether an item is two calls, of which each may have facts.
func twoCalls(it *auction.Item) bool {
	return it.Action.IsTwoCalls()
}

// answers tries the two answers to a question that is asked in a view.
func (x *Explorer) answers(here *view, q *Question) {
	kept := auction.Fact{Name: q.Fact.Name, Value: fmt.Sprint(q.taken)}
	told := auction.Fact{Name: q.Fact.Name, Value: fmt.Sprint(!q.taken)}
	r := here.place.Record
	other := x.view(x.At(q.telling(r, told)))
	q.Idle = here.same(&other)
	var stays, leads []law.Text
	if !q.Idle {
		stays, leads = here.beyond(&other, q.Item), other.beyond(here, q.Item)
	}
	q.Answers = []Answer{answer(q.Fact, kept, q.telling(r, kept), stays), answer(q.Fact, told, other.place.Record, leads)}
}

// Suits are further answers to a question whose answer may name suits: one of each.
func (x *Explorer) Suits(p *Place, q *Question) (list []Answer) {
	if !q.Fact.Suits {
		return nil
	}
	here := x.view(p)
	for d := auction.Clubs; d.IsSuit(); d++ {
		told := auction.Fact{Name: q.Fact.Name, Value: d.String()}
		other := x.view(x.At(q.telling(p.Record, told)))
		var leads []law.Text
		if !here.same(&other) {
			leads = other.beyond(&here, q.Item)
		}
		if t := leadsOf(other.ruled); len(leads) == 0 && t != leadsOf(here.ruled) {
			leads = append(leads, sentence(t))
		}
		a := answer(q.Fact, told, other.place.Record, leads)
		a.Label = toldText(&Turned{Fact: q.Fact, Told: told})
		list = append(list, a)
	}
	return list
}

// leadsOf says which leads may be asked for or forbidden at a place, and in which suits.
func leadsOf(p *Place) law.Text {
	rights := slices.DeleteFunc(standing(p.Result), func(c Cost) bool { return c.Right == nil || !c.Right.Kind.IsLead() })
	return speaker{to: law.Nobody, closed: p.Result.Phase == law.Closed}.costs(rights)
}

// question puts a question about an item.
func (x *Explorer) question(p *Place, n int, f *law.Fact, first bool) Question {
	it := &p.Record.Items[n]
	did := didText(it)
	if first {
		did = calledText(it.Seat, it.First)
	}
	q := Question{Item: n, Fact: f, First: first, About: did, Text: f.Question, To: law.Player(it.Seat), Away: true}
	switch f.About {
	case law.AboutOver, law.AboutAct:
		q.Away = false
	}
	if f.Evident {
		q.To, q.Away = law.Nobody, false
	}
	return q
}

// order puts first what makes the rest needless: whether it was a slip, then what the
// irregular call was, then what came after it.
func (q *Question) order() int {
	switch {
	case q.Fact.Slip == law.SlipSaysYes:
		return 0
	case q.Fact.Slip == law.SlipSaysNo:
		return 1
	case q.Fact.About == law.AboutReplacement:
		return 4
	case q.Fact.About == law.AboutOver:
		return 3
	}
	return 2
}

func answer(f *law.Fact, told auction.Fact, r *auction.Record, leads []law.Text) Answer {
	label := f.Yes
	if told.Value == "false" {
		label = f.No
	}
	if len(leads) == 0 {
		leads = []law.Text{sentence(factWords.asBefore)}
	}
	return Answer{Label: label, Told: told, Record: r, Leads: leads}
}

// telling gives a record that tells an answer.
func (q *Question) telling(r *auction.Record, f auction.Fact) *auction.Record {
	if !q.First {
		return telling(r, q.Item, f)
	}
	told := *r
	told.Items = slices.Clone(r.Items)
	it := &told.Items[q.Item]
	it.FirstFacts = withFact(it.FirstFacts, f)
	return &told
}
