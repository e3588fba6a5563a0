package page

import (
	"encoding/json"

	"lawc/auction"
	"lawc/law"
	"lawc/report"
)

// A ruled is what editions make of a record.
type ruled struct {
	Record  string            `json:"record" says:"the record, one-line form, normalised"`
	Dealer  string            `json:"dealer" says:"the dealer's seat"`
	Items   []entry           `json:"items" says:"what happened, in order"`
	Results []json.RawMessage `json:"results" says:"a result an edition, in the order of the editions asked"`
	Wording []wording         `json:"wording" says:"the results in words, in the same order"`
	Rows    []row             `json:"comparison" says:"the results side by side, differing matters first; empty for one edition"`
}

// An entry is one item of a record.
type entry struct {
	N    int    `json:"n" says:"its number, from 1"`
	Seat string `json:"seat" says:"who acted; empty where attention is drawn"`
	Text string `json:"text" says:"what was done, as the record has it"`
	Call bool   `json:"call" says:"whether it puts a call on the table"`
	Says string `json:"says" says:"what was done, in words"`
}

// A wording is a result in words.
type wording struct {
	Edition   string `json:"edition" says:"the edition's name"`
	Title     string `json:"title" says:"the edition's title"`
	Phase     string `json:"phase" says:"how far the auction has come"`
	Sentences []said `json:"sentences" says:"the ruling"`
}

// A said is a sentence.
type said struct {
	Part    string    `json:"part" says:"the part of the ruling to which it belongs" enum:"parts"`
	Text    string    `json:"text" says:"the sentence"`
	Item    int       `json:"item" says:"the number of the item that it is about, 0 if it is about none"`
	Turn    bool      `json:"turn" says:"whether it tells no more than whose turn it is"`
	Clauses []pointer `json:"clauses" says:"the clauses on which it rests"`
}

// A pointer is a clause by its id.
type pointer struct {
	ID     string `json:"id" says:"the clause's id"`
	Label  string `json:"label" says:"the id as people read it"`
	Direct bool   `json:"direct" says:"whether the source says it"`
	Rests  string `json:"rests" says:"what the mark behind its id means; empty if it has none"`
	Known  string `json:"known" says:"how it is known: direct, quoted, inferred or assumed" enum:"known"`
}

// A row is one matter of a comparison.
type row struct {
	Label  string   `json:"label" says:"the matter"`
	Cells  []string `json:"cells" says:"what each edition makes of it"`
	Differ bool     `json:"differ" says:"whether the editions differ on it"`
}

func (c *call) rule() (any, *Fault) {
	a, fault := c.asked()
	if fault != nil {
		return nil, fault
	}
	answer := &ruled{Record: a.record.String(), Dealer: a.record.Dealer.String(), Rows: []row{}}
	var results []*law.Result
	for _, b := range a.books {
		m, err := b.lend()
		if err != nil {
			return nil, NewFault(statusRefused, err.Error())
		}
		defer b.done(m)
		r := b.run(m, &a.record)
		results = append(results, r)
		answer.Results = append(answer.Results, report.AppendJSON(nil, r))
		answer.Wording = append(answer.Wording, a.wording(r))
	}
	answer.Items = a.entries(results[0])
	if len(results) > 1 {
		answer.Rows = comparison(results, a.style)
	}
	return answer, nil
}

func (a *asking) entries(r *law.Result) []entry {
	list := []entry{}
	for i := range a.record.Items {
		it := &a.record.Items[i]
		one := entry{N: i + 1, Seat: it.Seat.String(), Text: it.String(), Call: it.Action.IsCall(), Says: report.Did(r, i, a.style)}
		if it.Action == auction.Attention {
			one.Seat = ""
		}
		list = append(list, one)
	}
	return list
}

func (a *asking) wording(r *law.Result) wording {
	return wording{
		Edition: r.Edition.Name, Title: r.Edition.Title.In(a.style.Lang),
		Phase: report.PhaseName(r.Phase, a.style.Lang), Sentences: a.sentences(r),
	}
}

// sentences writes a ruling.
func (a *asking) sentences(r *law.Result) []said {
	all := []said{}
	for _, one := range report.Sentences(r, a.style) {
		all = append(all, said{Part: one.Part, Text: one.Text, Item: one.Item + 1, Turn: one.Turn, Clauses: pointers(one.Clauses, a.style.Lang)})
	}
	return all
}

func pointers(clauses []*law.Clause, lang string) []pointer {
	list := []pointer{}
	for _, c := range clauses {
		list = append(list, pointer{c.ID, report.ClauseID(c), c.Provenance == directly, report.MarkMeans(c, lang), c.Provenance})
	}
	return list
}

// directly is the provenance of what a source says.
const directly = "direct"

// comparison puts results side by side, differing matters first.
func comparison(results []*law.Result, style report.Style) []row {
	differ, same := []row{}, []row{}
	for _, r := range report.Compare(results, style) {
		if r.Differ {
			differ = append(differ, row(r))
		} else {
			same = append(same, row(r))
		}
	}
	return append(differ, same...)
}
