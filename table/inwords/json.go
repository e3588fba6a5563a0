package inwords

import (
	"encoding/json"

	"lawc/table"
)

// jsonTable is a table as data.
type jsonTable struct {
	Editions []string    `json:"editions"`
	LeftOut  []string    `json:"left_out,omitempty"`
	Rows     []jsonRow   `json:"rows"`
	Leads    []jsonRow   `json:"leads"`
	Covered  jsonCovered `json:"covered"`
	About    jsonAbout   `json:"about"`
}

type jsonRow struct {
	ID      string              `json:"id"`
	Lead    string              `json:"lead,omitempty"`
	Group   string              `json:"group"`
	Stage   string              `json:"stage"`
	Label   string              `json:"label"`
	Record  string              `json:"record"`
	Differs bool                `json:"differs"`
	Settled bool                `json:"settled"`
	Cells   map[string]jsonCell `json:"cells"`
	// Sentence says in one sentence how the editions differ, where that is the question.
	Sentence string `json:"sentence,omitempty"`
}

// jsonOneRow is a row by itself.
type jsonOneRow struct {
	jsonRow
	// Leads are the rows about leads to which it refers.
	Leads []jsonRow `json:"leads"`
	About jsonAbout `json:"about"`
}

type jsonCell struct {
	Silent  bool     `json:"silent"`
	Ruling  []string `json:"ruling"`
	Shared  []string `json:"shared"`
	Clauses []string `json:"clauses"`
	// Marks are, by clause, those that text and pages set behind it.
	Marks map[string][]string `json:"marks,omitempty"`
}

type jsonCovered struct {
	Incidents int          `json:"incidents"`
	Stages    int          `json:"stages"`
	Whole     bool         `json:"whole"`
	Failed    []string     `json:"failed"`
	Random    *jsonSampled `json:"random,omitempty"`
}

type jsonSampled struct {
	Records int     `json:"records"`
	Stages  int     `json:"stages"`
	Without int     `json:"without"`
	Share   float64 `json:"share"`
}

type jsonAbout struct {
	Version string                `json:"version"`
	Commit  string                `json:"commit"`
	Date    string                `json:"date"`
	Sources map[string]jsonSource `json:"sources"`
}

type jsonSource struct {
	Title     string `json:"title"`
	Publisher string `json:"publisher"`
	Year      int    `json:"year"`
	Text      string `json:"text"`
	Read      string `json:"read"`
	Covers    string `json:"covers"`
	Whole     bool   `json:"whole"`
}

// AppendJSON appends a table as data, every row of it that the look shows.
func AppendJSON(buf []byte, tb *table.Table, look Look) ([]byte, error) {
	s := speaker{look.Lang, tb}
	out := jsonTable{Editions: []string{}, LeftOut: look.LeftOut, Rows: s.jsonRows(tb.Rows, &look), Leads: s.jsonRows(s.leadRows(tb.Leads, &look), &Look{}),
		Covered: jsonCovered{Incidents: tb.Covered.Incidents, Stages: tb.Covered.Stages, Whole: tb.Covered.Whole, Failed: tb.Covered.Failed},
		About:   s.about(&look)}
	if out.Covered.Failed == nil {
		out.Covered.Failed = []string{}
	}
	if r := tb.Covered.Random; r != nil {
		out.Covered.Random = &jsonSampled{r.Records, r.Stages, r.Without, r.Share()}
	}
	for _, e := range tb.Editions {
		out.Editions = append(out.Editions, e.Name)
	}
	text, err := json.MarshalIndent(out, "", "  ")
	return append(append(buf, text...), '\n'), err
}

// RowsJSON gives rows as data, as the JSON of their table has them, each with the sentence
// that tells how the editions differ.
func RowsJSON(tb *table.Table, rows []table.Row, lang string) ([]byte, error) {
	list := (&speaker{lang, tb}).jsonRows(rows, &Look{Lang: lang})
	for i := range list {
		list[i].Sentence = Sentence(tb, &rows[i], lang)
	}
	return json.Marshal(list)
}

// about says what wrote something, and when, and of each edition its source.
func (s *speaker) about(look *Look) jsonAbout {
	out := jsonAbout{look.About.Version, look.About.Commit, look.About.Date, map[string]jsonSource{}}
	for _, e := range s.table.Editions {
		out.Sources[e.Name] = jsonSource{e.Title.In(s.lang), e.Publisher, e.Year, e.SourceText, e.Read, e.Covers.In(s.lang), e.Whole}
	}
	return out
}

// AppendRowJSON appends one row as data.
func AppendRowJSON(buf []byte, tb *table.Table, r *table.Row, look Look) ([]byte, error) {
	s := speaker{look.Lang, tb}
	text, err := json.MarshalIndent(jsonOneRow{s.jsonRow(r), s.jsonRows(tb.Referred([]table.Row{*r}), &Look{}), s.about(&look)}, "", "  ")
	return append(append(buf, text...), '\n'), err
}

func (s *speaker) jsonRows(rows []table.Row, look *Look) []jsonRow {
	list := []jsonRow{}
	for i := range rows {
		if look.shows(&rows[i]) {
			list = append(list, s.jsonRow(&rows[i]))
		}
	}
	return list
}

func (s *speaker) jsonRow(r *table.Row) jsonRow {
	l := s.line(r)
	out := jsonRow{ID: l.ID, Lead: l.Lead, Group: l.Group, Stage: l.Stage, Label: l.Label, Record: r.Record.String(),
		Differs: l.Differs, Settled: l.Settled, Cells: map[string]jsonCell{}}
	for e := range l.Cells {
		out.Cells[l.Cells[e].Edition] = l.Cells[e].json()
	}
	return out
}

func (c *cell) json() jsonCell {
	out := jsonCell{Silent: c.Silent, Ruling: c.Ruling, Shared: c.Shared, Clauses: []string{}, Marks: map[string][]string{}}
	if c.Silent {
		return out
	}
	out.Clauses = ids(c.Clauses)
	for _, clause := range c.Clauses {
		if words := marksOf(clause); words != nil {
			out.Marks[clause.ID] = words
		}
	}
	return out
}
