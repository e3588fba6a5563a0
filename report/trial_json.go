package report

import (
	"encoding/json"
	"fmt"

	"lawc/law"
)

type trialView struct {
	Cases        int                    `json:"cases"`
	Expectations int                    `json:"expectations"`
	Failed       int                    `json:"failed"`
	Failures     []failureView          `json:"failures"`
	Coverage     map[string]missingView `json:"coverage"`
}

// A missingView is how far the cases cover an edition.
type missingView struct {
	Covered   int         `json:"covered"`
	Operative int         `json:"operative"`
	Assumed   assumedView `json:"assumed"`
	Missing   []string    `json:"missing"`
}

type failureView struct {
	File       string         `json:"file"`
	Line       int            `json:"line"`
	Name       string         `json:"name"`
	Record     string         `json:"record"`
	Edition    string         `json:"edition"`
	Mismatches []mismatchView `json:"mismatches"`
	Decided    []placeView    `json:"decided_by"`
}

type mismatchView struct {
	Line int    `json:"line"`
	Col  int    `json:"col"`
	Key  string `json:"key"`
	Got  string `json:"got"`
	Want string `json:"want"`
	Why  string `json:"why,omitempty"`
}

// A placeView is a clause and where it stands.
type placeView struct {
	ID   string `json:"clause"`
	File string `json:"file"`
	Line int    `json:"line"`
}

func viewPlace(e *law.Edition, c *law.Clause) placeView {
	return placeView{c.ID, fileOf(e, c), c.Pos.Line}
}

// AppendTrialJSON appends the same as a JSON object, every key that differs
// included.
func AppendTrialJSON(buf []byte, t *Trial) ([]byte, error) {
	failures := t.Failures()
	v := trialView{t.Cases, len(t.Outcomes), len(failures), []failureView{}, map[string]missingView{}}
	for _, o := range failures {
		f := failureView{o.Case.File, o.Case.Pos.Line, o.Case.Name, o.Case.Record.String(), o.Edition.Name, nil, []placeView{}}
		for _, m := range o.Mismatches {
			view := mismatchView{Line: m.Line, Col: m.Col, Key: m.Key, Got: m.Got, Want: m.Want}
			if m.Why != nil {
				view.Why = notDecided(&english, o.Edition, &m)
			}
			f.Mismatches = append(f.Mismatches, view)
		}
		for _, c := range o.Clauses {
			f.Decided = append(f.Decided, viewPlace(o.Edition, c))
		}
		v.Failures = append(v.Failures, f)
	}
	for _, c := range t.Coverage {
		m := missingView{Missing: []string{}}
		m.Covered, m.Operative = c.Covered()
		m.Assumed.Covered, m.Assumed.Operative = c.Assumed()
		for _, gap := range c.Gaps() {
			m.Missing = append(m.Missing, gap.Clause.ID)
		}
		v.Coverage[c.Edition.Name] = m
	}
	return appendIndented(buf, v)
}

// appendIndented appends a value as indented JSON.
func appendIndented(buf []byte, v any) ([]byte, error) {
	text, err := json.MarshalIndent(v, "", "  ")
	if err != nil {
		return buf, fmt.Errorf("cannot write the outcome: %w", err)
	}
	return append(append(buf, text...), '\n'), nil
}
