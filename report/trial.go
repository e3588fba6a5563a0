package report

import (
	"encoding/json"
	"fmt"
	"strings"

	"lawc/law"
	"lawc/trial"
)

// A Trial is how cases fared.
type Trial struct {
	Cases, Expectations int
	Failures            []trial.Outcome
	// Idle are the operative clauses, by edition, that no case exercises.
	Idle []IdleClauses
}

// IdleClauses are the clauses of an edition that no case exercises.
type IdleClauses struct {
	Edition string
	Clauses []*law.Clause
}

// AppendTrial appends the failures with their places, the clauses that no case
// exercises, and how many cases there were.
func AppendTrial(buf []byte, t *Trial, s Style) []byte {
	p := printer{buf, wordsIn(s.Lang), s}
	w := &p.words.trial
	for i := range t.Failures {
		p.failure(&t.Failures[i])
	}
	for _, idle := range t.Idle {
		ids := make([]string, len(idle.Clauses))
		for i, c := range idle.Clauses {
			ids[i] = c.ID
		}
		if len(ids) == 0 {
			p.line(w.allUsed, idle.Edition)
			continue
		}
		p.line(w.unused, idle.Edition, len(ids))
		p.text(strings.Join(ids, " "))
	}
	p.line(w.summary, t.Cases, t.Expectations, t.Expectations-len(t.Failures), len(t.Failures))
	return p.buf
}

func (p *printer) failure(o *trial.Outcome) {
	p.line("%s  %s  %s", p.style.paint(bold, o.Edition), o.Case.Record.String(), p.style.paint(dim, "("+o.Case.Name+")"))
	for _, m := range o.Mismatches {
		place := law.Problem{File: o.Case.File, Pos: m.Pos, Message: m.Key}
		p.line("%s", p.style.paint(red, place.String()))
		p.labelled(p.words.trial.got, m.Got)
		p.labelled(p.words.trial.want, m.Want)
	}
	p.line("")
}

type trialView struct {
	Cases        int                 `json:"cases"`
	Expectations int                 `json:"expectations"`
	Failed       int                 `json:"failed"`
	Failures     []failureView       `json:"failures"`
	Idle         map[string][]string `json:"idle"`
}

type failureView struct {
	File       string         `json:"file"`
	Line       int            `json:"line"`
	Name       string         `json:"name"`
	Record     string         `json:"record"`
	Edition    string         `json:"edition"`
	Mismatches []mismatchView `json:"mismatches"`
}

type mismatchView struct {
	Line int    `json:"line"`
	Col  int    `json:"col"`
	Key  string `json:"key"`
	Got  string `json:"got"`
	Want string `json:"want"`
}

// AppendTrialJSON appends the same as a JSON object.
func AppendTrialJSON(buf []byte, t *Trial) ([]byte, error) {
	v := trialView{t.Cases, t.Expectations, len(t.Failures), []failureView{}, map[string][]string{}}
	for i := range t.Failures {
		o := &t.Failures[i]
		f := failureView{o.Case.File, o.Case.Pos.Line, o.Case.Name, o.Case.Record.String(), o.Edition, nil}
		for _, m := range o.Mismatches {
			f.Mismatches = append(f.Mismatches, mismatchView{m.Line, m.Col, m.Key, m.Got, m.Want})
		}
		v.Failures = append(v.Failures, f)
	}
	for _, idle := range t.Idle {
		v.Idle[idle.Edition] = []string{}
		for _, c := range idle.Clauses {
			v.Idle[idle.Edition] = append(v.Idle[idle.Edition], c.ID)
		}
	}
	text, err := json.MarshalIndent(v, "", "  ")
	if err != nil {
		return buf, fmt.Errorf("cannot write the outcome: %w", err)
	}
	return append(append(buf, text...), '\n'), nil
}
