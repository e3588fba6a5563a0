package options

import (
	"slices"
	"strings"

	"lawc/auction"
	"lawc/law"
)

// An Asking goes through the questions about a record under one edition or several,
// one at a time. It knows nothing of terminals.
type Asking struct {
	explorers []*Explorer
	record    *auction.Record
	// further: what may follow the record is asked about too.
	further bool
	left    map[asked]bool
}

// asked is a question that has been put.
type asked struct {
	item  int
	first bool
	fact  string
}

// key tells questions apart.
func (q *Question) key() asked { return asked{q.Item, q.First, q.Fact.Name} }

// Ask begins the questions about a record. Where further is set, those that bear only
// on what may follow are put too.
func Ask(explorers []*Explorer, r *auction.Record, further bool) *Asking {
	return &Asking{explorers: explorers, record: r, further: further, left: map[asked]bool{}}
}

// Record is the record with what has been answered.
func (a *Asking) Record() *auction.Record { return a.record }

// A Put is a question as it is put, with what its answers lead to under each edition
// that asks it.
type Put struct {
	Question
	// Editions name those that ask, in order, and Under what they make of it.
	Editions []string
	Under    []Question
}

// Next gives the next question, if there is one.
func (a *Asking) Next() (p Put, found bool) {
	lists := make([][]Question, len(a.explorers))
	for i, x := range a.explorers {
		lists[i] = slices.DeleteFunc(x.Questions(x.At(a.record)), func(q Question) bool {
			return a.left[q.key()] || !a.further && !x.bears(a.record, &q)
		})
	}
	puts := Together(a.explorers, lists)
	if len(puts) == 0 {
		return p, false
	}
	a.left[puts[0].key()] = true
	return puts[0], true
}

// Together puts the questions of several editions together, each question once: those
// of the first edition first.
func Together(explorers []*Explorer, lists [][]Question) (puts []Put) {
	for i, x := range explorers {
		for _, q := range lists[i] {
			at := slices.IndexFunc(puts, func(p Put) bool { return p.key() == q.key() })
			if at < 0 {
				at = len(puts)
				puts = append(puts, Put{Question: q})
			}
			p := &puts[at]
			p.Editions, p.Under = append(p.Editions, x.edition.Name), append(p.Under, q)
		}
	}
	return puts
}

// bears reports whether the result of the record itself took the fact for granted.
func (x *Explorer) bears(r *auction.Record, q *Question) bool {
	return slices.ContainsFunc(x.At(r).Result.Assumed, func(a law.Assumption) bool { return a.N == q.Item+1 && a.Fact == q.Fact.Name })
}

// Answer takes an answer as people type it: nothing leaves what is taken for granted.
// What cannot be read is told, and the question stays.
func (a *Asking) Answer(p *Put, reply string, notation auction.Notation) (complaint law.Text) {
	reply = strings.TrimSpace(reply)
	if reply == "" {
		return law.Text{}
	}
	value, ok := p.value(reply)
	if !ok && p.Fact.Suits {
		fact, wrong := notation.Fact(p.Fact.Name, strings.ToUpper(reply))
		value, ok = fact.Value, wrong == ""
	}
	if !ok {
		return fill(factWords.unread, both(`"`+reply+`"`), p.expected())
	}
	a.record = p.telling(a.record, auction.Fact{Name: p.Fact.Name, Value: value})
	return law.Text{}
}

// value reads yes or no in either language, or the words of the fact.
func (p *Put) value(reply string) (string, bool) {
	is := func(words ...string) bool {
		return slices.ContainsFunc(words, func(w string) bool { return strings.EqualFold(w, reply) })
	}
	switch {
	case is("y", "yes", "j", "ja", "true", p.Fact.Yes.EN, p.Fact.Yes.NL):
		return "true", true
	case is("n", "no", "nee", "false", p.Fact.No.EN, p.Fact.No.NL):
		return "false", true
	}
	return "", false
}

// expected says what may be answered.
func (p *Put) expected() law.Text {
	if p.Fact.Suits {
		return factWords.yesNoSuits
	}
	return factWords.yesNo
}

// Lines are the question with its answers, and what each leads to, as they are put on
// a terminal.
func (p *Put) Lines(f Form) []string {
	lines := []string{fill(factWords.question, p.About, p.Question.Text).In(f.Lang)}
	for i := len(p.Answers) - 1; i >= 0; i-- {
		for k := range p.Under {
			answer := &p.Under[k].Answers[i]
			text := fill(factWords.leadsTo, answer.Says(), joined(answer.Leads))
			if len(p.Under) > 1 {
				text = fill(factWords.leadsTo, both(p.Editions[k]), text)
			}
			lines = append(lines, "  "+text.In(f.Lang))
		}
	}
	return append(lines, fill(factWords.enter, p.expected(), p.Answers[0].Says()).In(f.Lang))
}

// Says is the answer in words: yes or no, and what that means.
func (a *Answer) Says() law.Text {
	word := factWords.yes
	if a.Told.Value == "false" {
		word = factWords.no
	}
	return fill(factWords.meaning, word, a.Label)
}
