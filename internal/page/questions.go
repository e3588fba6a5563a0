package page

import (
	"slices"

	"lawc/auction"
	"lawc/options"
	"lawc/report"
)

// A question is a fact that was taken for granted, with the answers to it.
type question struct {
	N        int      `json:"n" says:"the number of the item that it is about"`
	Fact     string   `json:"fact" says:"the fact's name"`
	First    bool     `json:"first" says:"whether it is about the first of the two calls of that item"`
	About    string   `json:"about" says:"the item, in words"`
	Text     string   `json:"text" says:"the question, as the edition asks it"`
	To       string   `json:"to" says:"the seat of whoever is asked; empty if it is the table"`
	Who      string   `json:"who" says:"his name"`
	Away     bool     `json:"away" says:"whether he is asked alone, away from the table"`
	Editions []string `json:"editions" says:"the editions that took it for granted"`
	Matters  bool     `json:"matters" says:"whether another answer changes anything as things stand"`
	Answers  []answer `json:"answers" says:"the answers, that which was taken first"`
}

// An answer is one that can be given, and what it leads to.
type answer struct {
	Value  string `json:"value" says:"the fact's value: true, false or suits"`
	Text   string `json:"text" says:"the answer in words"`
	Taken  bool   `json:"taken" says:"whether it is what was taken for granted"`
	Record string `json:"record" says:"the record with the answer told in it"`
	Leads  []lead `json:"leads" says:"what it leads to, by edition; empty if no answer changes anything"`
}

// A lead is what an answer leads to under an edition.
type lead struct {
	Edition string   `json:"edition" says:"the edition's name"`
	Says    []string `json:"says" says:"what the answer brings that the other does not"`
}

// The limits of asking: how many questions there are, and how many items are gone
// through for all of them together.
const (
	maxQuestions = 24
	maxRuns      = 4_000
)

// A questionsAnswer is what only people can know.
type questionsAnswer struct {
	Questions []question `json:"questions" says:"what was taken for granted, what changes something first"`
	Unasked   int        `json:"unasked" says:"how many more facts were taken for granted than are asked"`
}

func (c *call) questions() (any, *Fault) {
	a, fault := c.asked()
	if fault != nil {
		return nil, fault
	}
	most := min(maxQuestions, max(1, maxRuns/max(1, len(a.record.Items)*len(a.books))))
	answer := questionsAnswer{Questions: []question{}}
	var explorers []*options.Explorer
	lists := make([][]options.Question, len(a.books))
	for i, b := range a.books {
		x, err := b.explorer()
		if err != nil {
			return nil, NewFault(statusRefused, err.Error())
		}
		defer b.explored(x)
		explorers = append(explorers, x)
		granted, left := x.Granted(x.At(&a.record), most)
		lists[i], answer.Unasked = granted, max(answer.Unasked, left)
	}
	for _, put := range options.Together(explorers, lists) {
		answer.Questions = append(answer.Questions, a.question(explorers, &put))
	}
	slices.SortStableFunc(answer.Questions, func(x, y question) int { return rank(x.Matters) - rank(y.Matters) })
	return answer, nil
}

// rank puts what matters first.
func rank(matters bool) int {
	if matters {
		return 0
	}
	return 1
}

func (a *asking) question(explorers []*options.Explorer, put *options.Put) question {
	q := question{
		N: put.Item + 1, Fact: put.Fact.Name, First: put.First, About: a.said(put.About), Text: put.Text.In(a.style.Lang),
		Away: put.Away, Editions: put.Editions, Answers: []answer{},
	}
	if put.Away {
		seat := auction.Seat(put.To)
		q.To, q.Who = seat.String(), report.SeatName(seat, a.style.Lang)
	}
	for i := range put.Under {
		q.Matters = q.Matters || !put.Under[i].Idle
		a.answers(&q, put.Editions[i], put.Under[i].Answers, put.Under[i].Idle)
	}
	for i, x := range a.suits(explorers, put) {
		a.answers(&q, put.Editions[i], x, put.Under[i].Idle)
	}
	return q
}

// suits are the answers that name a suit, by the editions that ask.
func (a *asking) suits(explorers []*options.Explorer, put *options.Put) (lists [][]options.Answer) {
	for i := range put.Under {
		at := slices.IndexFunc(explorers, func(x *options.Explorer) bool { return x.Edition().Name == put.Editions[i] })
		if put.Under[i].Idle {
			lists = append(lists, nil)
			continue
		}
		lists = append(lists, explorers[at].Suits(explorers[at].At(&a.record), &put.Under[i]))
	}
	return lists
}

// answers adds answers under an edition to a question, those that it has already as
// another edition's view of them.
func (a *asking) answers(q *question, edition string, list []options.Answer, idle bool) {
	for i := range list {
		at := slices.IndexFunc(q.Answers, func(one answer) bool { return one.Value == list[i].Told.Value })
		if at < 0 {
			at = len(q.Answers)
			q.Answers = append(q.Answers, answer{
				Value: list[i].Told.Value, Text: a.said(list[i].Says()), Taken: at == 0, Record: list[i].Record.String(), Leads: []lead{},
			})
		}
		if !idle {
			q.Answers[at].Leads = append(q.Answers[at].Leads, lead{edition, a.allSaid(list[i].Leads)})
		}
	}
}
