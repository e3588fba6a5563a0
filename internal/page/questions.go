package page

import (
	"cmp"
	"slices"

	"lawc/auction"
	"lawc/law"
	"lawc/report"
)

// A question is a fact that was taken for granted, with the answers to it.
type question struct {
	N        int      `json:"n" says:"the number of the item that it is about"`
	Fact     string   `json:"fact" says:"the fact's name"`
	About    string   `json:"about" says:"the item, in words"`
	Text     string   `json:"text" says:"the question, as the edition asks it"`
	Editions []string `json:"editions" says:"the editions that took it for granted"`
	Matters  bool     `json:"matters" says:"whether another answer changes anything as things stand"`
	Answers  []answer `json:"answers" says:"the answers, that which was taken first"`
}

// An answer is one that can be given, and what it would change.
type answer struct {
	Value   string   `json:"value" says:"the fact's value: true, false or suits"`
	Text    string   `json:"text" says:"the answer in words"`
	Suits   string   `json:"suits" says:"the suits that it names, empty if none"`
	Taken   bool     `json:"taken" says:"whether it is what was taken for granted"`
	Record  string   `json:"record" says:"the record with the answer told in it"`
	Changes []change `json:"changes" says:"what it changes, by edition; empty if nothing"`
}

// A change is what an answer changes under an edition.
type change struct {
	Edition string `json:"edition" says:"the edition's name"`
	New     []said `json:"new" says:"what is ruled then"`
	Gone    []said `json:"gone" says:"what is no longer ruled"`
}

// The limits of asking: how many questions there are, and how many items are run
// for all of them together.
const (
	maxQuestions = 24
	maxRuns      = 40_000
)

// questions asks what the results took for granted. It also gives how many
// questions there are beyond what is asked.
func (a *asking) questions(results []*law.Result) (list []question, unasked int, fault *Fault) {
	list = []question{}
	for _, r := range results {
		for _, one := range r.Assumed {
			at := slices.IndexFunc(list, func(q question) bool { return q.N == one.N && q.Fact == one.Fact })
			if at >= 0 {
				list[at].Editions = append(list[at].Editions, r.Edition.Name)
				continue
			}
			list = append(list, a.question(r, one))
		}
	}
	cost := max(1, len(a.record.Items)*len(results)*3)
	if most := min(maxQuestions, max(1, maxRuns/cost)); len(list) > most {
		unasked = len(list) - most
		// What was done last is what is being ruled upon.
		list = list[unasked:]
	}
	before := make([][]report.Said, len(results))
	for i, r := range results {
		before[i] = report.Sentences(r, a.style)
	}
	for i, b := range a.books {
		m, err := b.lend()
		if err != nil {
			return nil, 0, NewFault(statusRefused, err.Error())
		}
		defer b.done(m)
		for j := range list {
			a.try(&list[j], b, m, before[i])
		}
	}
	slices.SortStableFunc(list, func(x, y question) int { return cmp.Compare(rank(x.Matters), rank(y.Matters)) })
	return list, unasked, nil
}

// rank puts what matters first.
func rank(matters bool) int {
	if matters {
		return 0
	}
	return 1
}

func (a *asking) question(r *law.Result, one law.Assumption) question {
	q := question{
		N: one.N, Fact: one.Fact, About: report.Did(r, one.N-1, a.style),
		Text: report.Question(r.Edition, one.Fact, a.style.Lang), Editions: []string{r.Edition.Name},
	}
	q.Answers = append(q.Answers, a.answer(&q, truth(one.Value), report.Answer(one.Value, a.style.Lang)))
	q.Answers[0].Taken = true
	q.Answers = append(q.Answers, a.answer(&q, truth(!one.Value), report.Answer(!one.Value, a.style.Lang)))
	if namesSuits(r.Edition, one.Fact) {
		for suit := auction.Clubs; suit.IsSuit(); suit++ {
			one := a.answer(&q, suit.String(), report.Answer(true, a.style.Lang))
			one.Suits = suit.String()
			q.Answers = append(q.Answers, one)
		}
	}
	return q
}

func (a *asking) answer(q *question, value, text string) answer {
	record := told(&a.record, q.N-1, auction.Fact{Name: q.Fact, Value: value})
	return answer{Value: value, Text: text, Record: record.String(), Changes: []change{}}
}

func truth(value bool) string {
	if value {
		return "true"
	}
	return "false"
}

func namesSuits(e *law.Edition, fact string) bool {
	return slices.ContainsFunc(e.Facts, func(f law.Fact) bool { return f.Name == fact && f.Suits })
}

// try runs the record with each answer under an edition.
func (a *asking) try(q *question, b *book, m *machine, before []report.Said) {
	if !slices.ContainsFunc(b.edition.Facts, func(f law.Fact) bool { return f.Name == q.Fact }) {
		return
	}
	for i := range q.Answers {
		one := &q.Answers[i]
		if one.Taken {
			continue
		}
		r := b.run(m, told(&a.record, q.N-1, auction.Fact{Name: q.Fact, Value: one.Value}))
		after := report.Sentences(r, a.style)
		fresh, gone := report.Without(after, before), report.Without(before, after)
		if len(fresh)+len(gone) == 0 {
			continue
		}
		q.Matters = true
		one.Changes = append(one.Changes, change{b.edition.Name, saidAll(fresh), saidAll(gone)})
	}
}
