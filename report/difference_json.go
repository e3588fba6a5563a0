package report

import (
	"encoding/json"
	"slices"

	"lawc/differ"
	"lawc/law"
)

type groupView struct {
	A          []string `json:"a"`
	B          []string `json:"b"`
	ClausesA   []string `json:"clauses_a"`
	ClausesB   []string `json:"clauses_b"`
	Kind       string   `json:"kind"`
	Record     string   `json:"record"`
	Situations int      `json:"situations"`
	Reproduced bool     `json:"reproduced"`
}

type topicView struct {
	Topic string `json:"topic"`
	changeView
	// Article is the title of the article under which it is told, Words what has changed.
	Article string   `json:"article"`
	Words   []string `json:"words"`
	// Groups counts the groups of another ruling that rest on the clauses.
	Groups *int `json:"groups,omitempty"`
}

type coveredView struct {
	Situations  int        `json:"situations"`
	Transitions int64      `json:"transitions"`
	Walks       []walkView `json:"walks"`
	Notes       []string   `json:"notes"`
}

type walkView struct {
	Levels         int      `json:"levels"`
	Denominations  []string `json:"denominations"`
	Depth          int      `json:"depth"`
	Irregularities int      `json:"irregularities"`
	Situations     int      `json:"situations"`
	Transitions    int64    `json:"transitions"`
	Whole          bool     `json:"whole"`
}

type editionDiffView struct {
	A string `json:"a"`
	B string `json:"b"`
	// Draft: b is a draft of a.
	Draft bool `json:"draft,omitempty"`
	// Rows and Leads are as in the JSON of a table, Whole is false where they are not all.
	Rows    json.RawMessage `json:"rows,omitempty"`
	Leads   json.RawMessage `json:"leads,omitempty"`
	Whole   *bool           `json:"whole,omitempty"`
	Clauses []topicView     `json:"clauses,omitempty"`
	Groups  *[]groupView    `json:"groups,omitempty"`
	Covered *coveredView    `json:"covered,omitempty"`
}

// AppendEditionDiffJSON appends in what two editions differ as JSON. A half that is
// not shown is left out.
func AppendEditionDiffJSON(buf []byte, c *differ.Comparison, shown Shown, lang string) ([]byte, error) {
	w := wordsIn(lang)
	v := editionDiffView{A: c.A.Name, B: c.B.Name, Draft: shown.Draft, Rows: shown.Rows, Leads: shown.Leads}
	if shown.Rows != nil {
		v.Whole = &shown.Whole
	}
	if shown.Clauses {
		v.Clauses = clauseViews(c, shown, lang)
	}
	if shown.Behaviour {
		groups := []groupView{}
		for _, d := range append(slices.Clone(c.Differences), c.Behind...) {
			groups = append(groups, groupView{w.effectList(d.A, c.A), w.effectList(d.B, c.B), append([]string{}, clauseIDs(d.ClausesA)...),
				append([]string{}, clauseIDs(d.ClausesB)...), d.Kind, d.Record.String(), d.Situations, !d.Failed})
		}
		v.Groups, v.Covered = &groups, covered(c, w)
	}
	return appendIndentedJSON(buf, v)
}

// clauseViews has every clause by how it stands to the other edition.
func clauseViews(c *differ.Comparison, shown Shown, lang string) []topicView {
	views := []topicView{}
	tell := newChangeTeller(c.A, c.B, lang)
	title := map[*differ.ClauseChange]string{}
	for _, a := range byArticle(c, func(*differ.ClauseChange) bool { return true }) {
		for _, x := range a.changes {
			title[x] = a.article.Title.In(lang)
		}
	}
	for i := range c.Clauses {
		change := &c.Clauses[i]
		view := topicView{change.Topic, changeViews(c.Clauses[i : i+1])[0], title[change], tell.sentences(change), nil}
		if shown.Behaviour {
			n := c.Resting(change)
			view.Groups = &n
		}
		views = append(views, view)
	}
	return views
}

func (w *words) effectList(effects []differ.Effect, by *law.Edition) []string {
	list := []string{}
	for i := range effects {
		list = append(list, w.effect(&effects[i], by))
	}
	return list
}

func covered(c *differ.Comparison, w *words) *coveredView {
	v := &coveredView{Walks: []walkView{}, Notes: w.looked(c)}
	if c.Stopped {
		v.Notes = append(v.Notes, w.diff.stopped)
	}
	for _, x := range c.Walks {
		b := walkView{x.Bounds.Levels, []string{}, x.Bounds.Depth, x.Bounds.Irregularities, x.Places, x.Steps, x.Whole}
		for _, d := range x.Bounds.Denominations {
			b.Denominations = append(b.Denominations, d.String())
		}
		v.Walks = append(v.Walks, b)
		v.Situations, v.Transitions = v.Situations+x.Places, v.Transitions+x.Steps
	}
	return v
}
