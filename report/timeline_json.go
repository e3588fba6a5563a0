package report

import (
	"encoding/json"

	"lawc/differ"
	"lawc/law"
)

type clauseView struct {
	ID         string `json:"id"`
	Kind       string `json:"kind"`
	Provenance string `json:"provenance"`
	Says       string `json:"says"`
	Cite       string `json:"cite"`
}

type detailView struct {
	Part string `json:"part"`
	Term string `json:"term"`
	A    string `json:"a"`
	B    string `json:"b"`
}

type changeView struct {
	Kind     string       `json:"kind"`
	A        *string      `json:"a"`
	B        *string      `json:"b"`
	Reworded bool         `json:"reworded"`
	Details  []detailView `json:"details"`
}

type sinceView struct {
	Edition string       `json:"edition"`
	Changes []changeView `json:"changes"`
}

type sayingView struct {
	Edition string `json:"edition"`
	Silent  bool   `json:"silent"`
	Whole   bool   `json:"whole"`
	// Judged: it was looked at what the edition rules; RulesBy are the clauses on other
	// topics by which it does, null where it does not.
	Judged  bool         `json:"judged"`
	RulesBy []string     `json:"rules_by"`
	Clauses []clauseView `json:"clauses"`
	// Changes are against the edition just before, Since against the latest
	// that had something to say.
	Changes []changeView `json:"changes"`
	Since   *sinceView   `json:"since"`
}

// AppendTopicTimelineJSON appends the timeline of a topic as JSON.
func AppendTopicTimelineJSON(buf []byte, topic string, list []differ.Saying, rows Rows, lang string) ([]byte, error) {
	steps := []sayingView{}
	for i := range list {
		said := &list[i]
		v := sayingView{
			Edition: said.Edition.Name, Silent: said.Silent(), Whole: said.Edition.Whole,
			Judged: said.Judged, Clauses: []clauseView{}, Changes: changeViews(said.Changes),
		}
		if said.Rules {
			v.RulesBy = append([]string{}, idsOf(said.By)...)
		}
		for _, c := range said.Clauses {
			v.Clauses = append(v.Clauses, clauseView{c.ID, c.Kind, c.Provenance, c.Says.In(lang), c.Cite})
		}
		if said.Since != nil {
			v.Since = &sinceView{said.Since.Name, changeViews(said.SinceThen)}
		}
		steps = append(steps, v)
	}
	return appendIndentedJSON(buf, struct {
		Topic string          `json:"topic"`
		Rows  json.RawMessage `json:"rows,omitempty"`
		Leads json.RawMessage `json:"leads,omitempty"`
		Whole *bool           `json:"whole,omitempty"`
		Steps []sayingView    `json:"steps"`
	}{topic, rows.Main, rows.Leads, rows.Whole, steps})
}

// Rows are rows of the table as JSON, those about leads to which they refer, and whether
// these are all; nil where they were not looked for.
type Rows struct {
	Main, Leads json.RawMessage
	Whole       *bool
}

func changeViews(changes []differ.ClauseChange) []changeView {
	views := []changeView{}
	for _, c := range changes {
		v := changeView{Kind: c.Kind.String(), A: idOf(c.A), B: idOf(c.B), Reworded: c.Reworded, Details: []detailView{}}
		for _, d := range c.Details {
			v.Details = append(v.Details, detailView{d.Part.String(), d.Term, d.A, d.B})
		}
		views = append(views, v)
	}
	return views
}

func idOf(c *law.Clause) *string {
	if c == nil {
		return nil
	}
	return &c.ID
}

type rulingView struct {
	Edition string `json:"edition"`
	Silent  bool   `json:"silent"`
	// Differs are the keys that differ from the edition just before, Since
	// those that differ from the latest that had a clause for what happened.
	Differs []string         `json:"differs"`
	Since   *sinceRulingView `json:"since"`
	Result  json.RawMessage  `json:"result"`
}

type sinceRulingView struct {
	Edition string   `json:"edition"`
	Differs []string `json:"differs"`
}

// AppendRecordTimelineJSON appends the timeline of a record as JSON.
func AppendRecordTimelineJSON(buf []byte, list []differ.Ruling) ([]byte, error) {
	steps := []rulingView{}
	for i := range list {
		r := &list[i]
		v := rulingView{r.Result.Edition.Name, r.Silent(), append([]string{}, r.Differs...), nil, AppendJSON(nil, r.Result)}
		if r.Since >= 0 {
			v.Since = &sinceRulingView{list[r.Since].Result.Edition.Name, append([]string{}, r.SinceThen...)}
		}
		steps = append(steps, v)
	}
	return appendIndentedJSON(buf, struct {
		Record string       `json:"record"`
		Steps  []rulingView `json:"steps"`
	}{list[0].Result.Record.String(), steps})
}

// AppendTopicsJSON appends the topics as JSON, with the clauses on them by
// edition.
func AppendTopicsJSON(buf []byte, topics []string, editions []*law.Edition) ([]byte, error) {
	type view struct {
		Topic   string              `json:"topic"`
		Clauses map[string][]string `json:"clauses"`
	}
	views := []view{}
	for _, topic := range topics {
		v := view{topic, map[string][]string{}}
		for _, e := range editions {
			ids := []string{}
			for _, c := range clausesOnTopic(e, topic) {
				ids = append(ids, c.ID)
			}
			v.Clauses[e.Name] = ids
		}
		views = append(views, v)
	}
	return appendIndentedJSON(buf, views)
}

func appendIndentedJSON(buf []byte, value any) ([]byte, error) {
	text, err := json.MarshalIndent(value, "", "  ")
	return append(append(buf, text...), '\n'), err
}
