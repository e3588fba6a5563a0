package report

import (
	"encoding/json"
	"fmt"
	"strings"

	"lawc/auction"
	"lawc/law"
)

// An Option is what a player may do next, in one or several ways that all lead
// to the same.
type Option struct {
	// Items are the ways; the director being called is one.
	Items []auction.Item
	// News is what follows, in sentences; it is empty when all is in order.
	News []string
	// Result is that of the first way, as JSON.
	Result json.RawMessage
	// Irregular says that something was found in what he did.
	Irregular bool
	// Then is what may be done after it.
	Then []Option
}

// Ruling gives the sentences of a ruling.
func Ruling(r *law.Result, s Style) []string { return rulingOver(r, s, -1) }

// News gives the sentences of the ruling on a record that were not said before
// its last item. They do not name that item.
func News(before []string, r *law.Result, s Style) (news []string) {
	known := map[string]bool{}
	for _, text := range before {
		known[text] = true
	}
	for _, text := range rulingOver(r, s, len(r.Record.Items)-1) {
		if !known[text] {
			news = append(news, text)
		}
	}
	return news
}

func rulingOver(r *law.Result, s Style, unnamed int) (texts []string) {
	for _, said := range sentencesOver(r, s, unnamed) {
		if !said.turn {
			texts = append(texts, s.sentenceText(said))
		}
	}
	return texts
}

// AppendOptions appends what may happen next after a record, and what follows
// from it.
func AppendOptions(buf []byte, r *law.Result, options []Option, s Style) []byte {
	p := printer{buf, wordsIn(s.Lang), s}
	p.buf = appendHeading(p.buf, r, s)
	for i, text := range Ruling(r, s) {
		if i == 0 {
			p.line("")
		}
		p.text(text)
	}
	if len(options) == 0 {
		p.line("")
		p.text(p.sentence(p.words.options.nothing))
	}
	p.options(options, 0)
	return p.marks(marksOfEditions(r.Edition))
}

func (p *printer) options(options []Option, depth int) {
	for i := range options {
		o := &options[i]
		if depth == 0 {
			p.line("")
		}
		p.buf = appendSpaces(p.buf, depth*indent)
		p.buf = appendWrapped(p.buf, p.ways(o.Items), depth*indent, p.style.width())
		news := o.News
		if len(news) == 0 && !o.Irregular && len(o.Then) == 0 {
			news = []string{p.sentence(p.words.options.inOrder)}
		}
		for _, text := range news {
			p.buf = appendSpaces(p.buf, (depth+1)*indent)
			p.buf = appendWrapped(p.buf, text, (depth+1)*indent, p.style.width())
		}
		p.options(o.Then, depth+1)
	}
}

func (p *printer) sentence(text string) string { return p.style.sentenceText(sentence{text: text}) }

// ways writes what one player may do: calls that follow one another as a range.
func (p *printer) ways(items []auction.Item) string {
	first := &items[0]
	if first.Action == auction.Attention {
		return p.style.paint(bold, p.words.options.attention+":")
	}
	who := p.style.paint(bold, p.words.seats[first.Seat&3]+":")
	var parts []string
	for from := 0; from < len(items); {
		to := from
		for to+1 < len(items) && follows(&items[to], &items[to+1]) {
			to++
		}
		switch {
		case to > from+1:
			parts = append(parts, fmt.Sprintf(p.words.options.to, p.way(&items[from]), p.way(&items[to])))
		case to > from:
			parts = append(parts, p.way(&items[from]), p.way(&items[to]))
		default:
			parts = append(parts, p.way(&items[from]))
		}
		from = to + 1
	}
	return who + " " + strings.Join(parts, ", ")
}

// follows reports whether b is the bid after a.
func follows(a, b *auction.Item) bool {
	return a.Action == auction.Calls && b.Action == auction.Calls && a.Call.IsBid() && b.Call == a.Call+1
}

func (p *printer) way(it *auction.Item) string {
	if it.Action == auction.Calls {
		return p.style.call(it.Call)
	}
	return p.style.item(it)
}

// AppendOptionsJSON appends the same as JSON: the result so far, and each
// option with its items, what follows in sentences, and the result of the first.
func AppendOptionsJSON(buf []byte, r *law.Result, options []Option) ([]byte, error) {
	text, err := json.MarshalIndent(struct {
		Result  json.RawMessage `json:"result"`
		Options []optionView    `json:"options"`
	}{AppendJSON(nil, r), optionViews(options)}, "", "  ")
	return append(append(buf, text...), '\n'), err
}

type optionView struct {
	Seat   *string         `json:"seat"`
	Items  []string        `json:"items"`
	News   []string        `json:"news"`
	Result json.RawMessage `json:"result"`
	Then   []optionView    `json:"then"`
}

func optionViews(options []Option) []optionView {
	views := []optionView{}
	for _, o := range options {
		v := optionView{News: append([]string{}, o.News...), Result: o.Result, Then: optionViews(o.Then)}
		if o.Items[0].Action != auction.Attention {
			seat := o.Items[0].Seat.String()
			v.Seat = &seat
		}
		for i := range o.Items {
			v.Items = append(v.Items, o.Items[i].String())
		}
		views = append(views, v)
	}
	return views
}
