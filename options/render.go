package options

import (
	"strings"
	"unicode"

	"lawc/auction"
	"lawc/internal/layout"
	"lawc/law"
)

// A Form says how text is written.
type Form struct {
	// Lang is "en" or "nl".
	Lang string
	// Width is how many columns there are; 80 if it is 0.
	Width int
	// Clauses says that the clauses are named behind what rests on them.
	Clauses bool
	// Symbols says that bids are written with the symbols of the suits.
	Symbols bool
}

func (f Form) width() int {
	if f.Width == 0 {
		return 80
	}
	return max(f.Width, 40)
}

// record writes a record in the one-line form, spelt as the language spells.
func (f Form) record(r *auction.Record) string {
	notation, _ := auction.NotationOf(f.Lang)
	return string(notation.AppendRecord(nil, r))
}

// gutter is how wide the column of those spoken to is.
const gutter = 9

// AppendScript appends a script, a line of it for each thing that is said.
func AppendScript(buf []byte, s *Sheet, f Form) []byte {
	buf = f.appendHead(buf, s.Result)
	away := false
	for i := range s.Lines {
		l := &s.Lines[i]
		away = away || l.Away
		who := l.Audience().In(f.Lang)
		text := l.Text.In(f.Lang)
		if f.Clauses && len(l.Clauses) > 0 {
			text += " [" + strings.Join(shown(l.Clauses), ", ") + "]"
		}
		buf = append(buf, who...)
		at := layout.Columns(who)
		for ; at < gutter-1; at++ {
			buf = append(buf, ' ')
		}
		buf = append(buf, ' ')
		buf = layout.AppendWrapped(buf, text, at+1, gutter, f.width())
	}
	if away {
		buf = append(buf, '\n')
		buf = layout.AppendWrapped(buf, renderWords.star.In(f.Lang), 0, 0, f.width())
	}
	return buf
}

// appendHead names the edition and the record.
func (f Form) appendHead(buf []byte, r *law.Result) []byte {
	buf = append(buf, r.Edition.Name...)
	if title := r.Edition.Title.In(f.Lang); title != "" {
		buf = append(buf, "  "...)
		buf = append(buf, title...)
	}
	buf = append(buf, '\n')
	if r.Record.ID != "" {
		buf = append(buf, printable(r.Record.ID)...)
		buf = append(buf, "  "...)
	}
	buf = append(buf, f.record(r.Record)...)
	return append(buf, "\n\n"...)
}

// printable makes a name fit for a terminal.
func printable(name string) string {
	return strings.Map(func(r rune) rune {
		if unicode.IsControl(r) {
			return unicode.ReplacementChar
		}
		return r
	}, name)
}

func ids(clauses []*law.Clause) (list []string) {
	for _, c := range clauses {
		list = append(list, c.ID)
	}
	return list
}

// shown gives the ids as people read them: marked where the source does not say a clause.
func shown(clauses []*law.Clause) (list []string) {
	for _, c := range clauses {
		list = append(list, c.ID+c.Mark())
	}
	return list
}

var renderWords = struct {
	star, choices, nothing, answers, then law.Text
	given                                 law.Text // a fact's word, what it costs
	cited                                 law.Text // a sentence, its clauses
	script, record                        law.Text
}{
	star:    law.Text{EN: "* away from the table", NL: "* weg van de tafel"},
	choices: law.Text{EN: "What may happen next", NL: "Wat er nu kan gebeuren"},
	nothing: law.Text{EN: "Nothing more is to be chosen.", NL: "Er valt niets meer te kiezen."},
	answers: law.Text{EN: "What only people at the table know", NL: "Wat alleen mensen aan tafel weten"},
	then:    law.Text{EN: "then", NL: "dan"},
	given:   law.Text{EN: "if %s: %s", NL: "indien %s: %s"},
	cited:   law.Text{EN: "%s %s", NL: "%s %s"},
	script:  law.Text{EN: "What the director says", NL: "Wat de arbiter zegt"},
	record:  law.Text{EN: "record", NL: "verslag"},
}

// NothingLeft says that there is nothing left to choose.
func NothingLeft() law.Text { return renderWords.nothing }

// indent is how far what follows a choice is set in.
const indent = 4

// AppendChoices appends what may happen next, and what each choice leads to.
func AppendChoices(buf []byte, s *Sheet, f Form) []byte {
	buf = f.appendHead(buf, s.Result)
	for i, text := range s.Ruling {
		buf = append(buf, strings.Repeat(" ", indent)...)
		buf = layout.AppendWrapped(buf, text, indent, indent, f.width())
		if i == len(s.Ruling)-1 {
			buf = append(buf, '\n')
		}
	}
	if len(s.Choices) == 0 {
		buf = layout.AppendWrapped(buf, renderWords.nothing.In(f.Lang), 0, 0, f.width())
	}
	buf = f.appendChoices(buf, s.Choices, 0)
	if len(s.Questions) > 0 {
		buf = append(buf, '\n')
		buf = layout.AppendWrapped(buf, renderWords.answers.In(f.Lang)+":", 0, 0, f.width())
	}
	for i := range s.Questions {
		q := &s.Questions[i]
		buf = f.appendLine(buf, fill(factWords.question, q.About, q.Text), indent)
		for j := range q.Answers {
			a := &q.Answers[j]
			buf = f.appendLine(buf, sentence(fill(factWords.leadsTo, a.Label, lowered(joined(a.Leads)))), 2*indent)
		}
	}
	return buf
}

// joined puts sentences behind one another.
func joined(list []law.Text) (t law.Text) { return sentences(list...) }

func (f Form) appendLine(buf []byte, t law.Text, at int) []byte {
	buf = append(buf, strings.Repeat(" ", at)...)
	text := t.In(f.Lang)
	if f.Symbols {
		text = WithSymbols(text, f.Lang)
	}
	return layout.AppendWrapped(buf, text, at, at, f.width())
}

func (f Form) appendChoices(buf []byte, choices []Choice, depth int) []byte {
	for i := range choices {
		c := &choices[i]
		if depth == 0 && i > 0 {
			buf = append(buf, '\n')
		}
		buf = f.appendLine(buf, c.title(), depth*indent)
		news := c.told()
		if cites := c.First().Clauses(); f.Clauses && len(cites) > 0 && !c.Irregular {
			note := both("[" + strings.Join(shown(cites), ", ") + "]")
			if len(news) == 0 {
				news = append(news, note)
			} else {
				news[len(news)-1] = fill(renderWords.cited, news[len(news)-1], note)
			}
		}
		for _, text := range news {
			buf = f.appendLine(buf, text, (depth+1)*indent)
		}
		buf = f.appendChoices(buf, c.Then, depth+1)
	}
	return buf
}

// title names who chooses what.
func (c *Choice) title() law.Text {
	if c.Seat == law.Nobody {
		return sentence(wordsOf.director)
	}
	return fill(scriptWords.within, seatNames[auction.Seat(c.Seat)], c.Says)
}

// told are the sentences on what a choice leads to, and what facts would change.
func (c *Choice) told() []law.Text {
	m := c.First()
	news := m.News()
	for i := range m.Turned {
		t := &m.Turned[i]
		text := Speak(t.Costs)
		if text.EN == "" {
			text = wordsOf.nothingMore
		}
		news = append(news, sentence(fill(renderWords.given, toldText(t), text)))
	}
	if len(news) == 0 && len(c.Then) == 0 {
		news = append(news, sentence(wordsOf.nothingMore))
	}
	return news
}
