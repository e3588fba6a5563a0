package options

import (
	"encoding/json"

	"lawc/auction"
	"lawc/law"
)

// A ResultWriter appends a result as JSON.
type ResultWriter func(buf []byte, r *law.Result) []byte

type choiceView struct {
	Seat *string `json:"seat"`
	// Says names the choice in words, Items lists all the ways it can be made.
	Says      string          `json:"says"`
	Items     []string        `json:"items"`
	Irregular bool            `json:"irregular"`
	Clauses   []string        `json:"clauses"`
	News      []string        `json:"news"`
	Record    string          `json:"record"`
	Result    json.RawMessage `json:"result"`
	Facts     []factView      `json:"facts"`
	Then      []choiceView    `json:"then"`
}

type factView struct {
	Fact   string   `json:"fact"`
	Value  any      `json:"value"`
	Says   string   `json:"says"`
	News   []string `json:"news"`
	Record string   `json:"record"`
}

type questionView struct {
	N    int    `json:"n"`
	Fact string `json:"fact"`
	// First: of a call that was corrected or changed, it is about the first.
	First    bool         `json:"first"`
	About    string       `json:"about"`
	Question string       `json:"question"`
	To       *string      `json:"to"`
	Away     bool         `json:"away"`
	Suits    bool         `json:"suits"`
	Answers  []answerView `json:"answers"`
}

type answerView struct {
	Value   any      `json:"value"`
	Says    string   `json:"says"`
	Assumed bool     `json:"assumed"`
	News    []string `json:"news"`
	Record  string   `json:"record"`
}

type lineView struct {
	Slot     string   `json:"slot"`
	To       []string `json:"to"`
	Audience string   `json:"audience"`
	Away     bool     `json:"away"`
	Text     string   `json:"text"`
	Clauses  []string `json:"clauses"`
	Record   *string  `json:"record"`
}

// AppendJSON appends a sheet as JSON: the result so far, what may happen next, what the
// answers to open questions would change, and what the director says.
func AppendJSON(buf []byte, s *Sheet, f Form, write ResultWriter) ([]byte, error) {
	text, err := json.MarshalIndent(struct {
		Result    json.RawMessage `json:"result"`
		Options   []choiceView    `json:"options"`
		Questions []questionView  `json:"questions"`
		Script    []lineView      `json:"script"`
	}{write(nil, s.Result), f.choiceViews(s.Choices, write), f.questionViews(s.Questions), f.lineViews(s.Lines)}, "", "  ")
	return append(append(buf, text...), '\n'), err
}

func (f Form) choiceViews(choices []Choice, write ResultWriter) []choiceView {
	views := []choiceView{}
	for i := range choices {
		c := &choices[i]
		m := c.First()
		v := choiceView{Says: c.Says.In(f.Lang), Irregular: c.Irregular, Clauses: append([]string{}, ids(m.Clauses())...), News: f.in(m.News()), Record: c.Record().String(),
			Result: write(nil, m.Place.Result), Facts: []factView{}, Then: f.choiceViews(c.Then, write), Seat: seatView(c.Seat)}
		for j := range c.Moves {
			v.Items = append(v.Items, c.Moves[j].Item.String())
		}
		for j := range m.Turned {
			t := &m.Turned[j]
			v.Facts = append(v.Facts, factView{Fact: t.Fact.Name, Value: valueView(t.Told), Says: toldText(t).In(f.Lang),
				News: f.in(t.Move.News()), Record: t.Move.Place.Record.String()})
		}
		views = append(views, v)
	}
	return views
}

func (f Form) questionViews(questions []Question) []questionView {
	views := []questionView{}
	for i := range questions {
		q := &questions[i]
		v := questionView{N: q.Item + 1, Fact: q.Fact.Name, First: q.First, About: q.About.In(f.Lang), Question: q.Text.In(f.Lang), Away: q.Away,
			Suits: q.Fact.Suits, To: seatView(q.To)}
		for j := range q.Answers {
			a := &q.Answers[j]
			v.Answers = append(v.Answers, answerView{Value: valueView(a.Told), Says: a.Label.In(f.Lang), Assumed: j == 0,
				News: f.in(a.Leads), Record: a.Record.String()})
		}
		views = append(views, v)
	}
	return views
}

func (f Form) lineViews(lines []Line) []lineView {
	views := []lineView{}
	for i := range lines {
		l := &lines[i]
		v := lineView{Slot: l.Slot.String(), To: []string{}, Audience: l.Audience().In(f.Lang), Away: l.Away, Text: l.Text.In(f.Lang), Clauses: []string{}}
		for _, s := range l.To {
			v.To = append(v.To, s.String())
		}
		v.Clauses = append(v.Clauses, ids(l.Clauses)...)
		if l.Record != nil {
			text := l.Record.String()
			v.Record = &text
		}
		views = append(views, v)
	}
	return views
}

// in gives texts in the language of the form.
func (f Form) in(list []law.Text) []string {
	texts := []string{}
	for _, t := range list {
		texts = append(texts, t.In(f.Lang))
	}
	return texts
}

func seatView(p law.Player) *string {
	if p == law.Nobody {
		return nil
	}
	text := auction.Seat(p).String()
	return &text
}

// valueView is the value of a fact: true, false or suits.
func valueView(f auction.Fact) any {
	switch f.Value {
	case "true":
		return true
	case "false":
		return false
	}
	return f.Value
}
