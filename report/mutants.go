package report

import (
	"encoding/json"
	"fmt"

	"lawc/explore"
	"lawc/law"
	"lawc/mutate"
)

// fates are what is told of the mutants that no case kills.
var fates = map[mutate.Fate]string{mutate.Survives: "survives", mutate.Equivalent: "makes no difference that was found"}

// AppendMutants appends the score of each edition and, of each mutant that no case
// kills, what was changed where, with a case that would kill it if there is one.
func AppendMutants(buf []byte, list []*mutate.Trialled, s Style) []byte {
	for _, t := range list {
		p := printer{buf, wordsIn(s.Lang), s}
		pastes := t.Pastes
		for i := range t.Verdicts {
			v := &t.Verdicts[i]
			if v.Fate == mutate.Killed {
				continue
			}
			p.line("%s:%d:%d: %s %s: %s  %s", fileOf(t.Edition, v.Clause), v.Pos.Line, v.Pos.Col, p.style.paint(bold, v.Clause.ID), fates[v.Fate], v.Kind, v.Change)
			if v.Fate == mutate.Survives {
				p.buf = append(p.buf, pastes[0]...)
				pastes = pastes[1:]
			}
		}
		p.scores(t)
		buf = p.buf
	}
	return buf
}

// scores appends what became of the mutants of an edition.
func (p *printer) scores(t *mutate.Trialled) {
	for _, provenance := range law.Provenances() {
		killed, all := t.Score(provenance)
		equivalent := t.Count(mutate.Equivalent, provenance)
		if all+equivalent > 0 {
			p.line("%s  %s clauses: %d of %d mutants killed, %d equivalent", p.style.paint(bold, t.Edition.Name), provenance, killed, all, equivalent)
		}
	}
	for _, w := range t.Walks {
		p.line("    %s", walked(&w))
	}
	if t.Beside > 0 {
		p.line("    %d that come to other places unseen: all but the last of these", t.Beside)
	}
	if t.Random > 0 {
		p.line("    and %d records made at random, of any bids and facts, some beginning as cases do", t.Random)
	}
}

// walked says what a walk covered.
func walked(w *explore.Covered) string {
	return fmt.Sprintf("%s: %d situations, %d steps", w.Bounds.Words(), w.Places, w.Steps)
}

type mutantsView struct {
	Editions []mutatedView `json:"editions"`
}

type mutatedView struct {
	Edition    string       `json:"edition"`
	File       string       `json:"file"`
	Killed     int          `json:"killed"`
	Equivalent int          `json:"equivalent"`
	Survives   int          `json:"survives"`
	Covered    []string     `json:"covered"`
	Mutants    []mutantView `json:"mutants"`
}

type mutantView struct {
	Clause string `json:"clause"`
	Line   int    `json:"line"`
	Col    int    `json:"col"`
	Kind   string `json:"kind"`
	Change string `json:"change"`
	Fate   string `json:"fate"`
	// KilledBy is the case that fails, and where it stands.
	KilledBy string `json:"killed_by,omitempty"`
	At       string `json:"killed_at,omitempty"`
	Record   string `json:"record,omitempty"`
	Case     string `json:"case,omitempty"`
}

// AppendMutantsJSON appends the fate of every mutant.
func AppendMutantsJSON(buf []byte, list []*mutate.Trialled) ([]byte, error) {
	view := mutantsView{Editions: []mutatedView{}}
	for _, t := range list {
		e := mutatedView{Edition: t.Edition.Name, File: t.Edition.File, Killed: t.Count(mutate.Killed, ""),
			Equivalent: t.Count(mutate.Equivalent, ""), Survives: t.Count(mutate.Survives, ""), Covered: []string{}, Mutants: []mutantView{}}
		for i := range t.Walks {
			e.Covered = append(e.Covered, walked(&t.Walks[i]))
		}
		pastes := t.Pastes
		for i := range t.Verdicts {
			v := &t.Verdicts[i]
			m := mutantView{Clause: v.Clause.ID, Line: v.Pos.Line, Col: v.Pos.Col, Kind: string(v.Kind), Change: v.Change, Fate: v.Fate.String()}
			if v.Case != nil {
				m.KilledBy, m.At = v.Case.Name, fmt.Sprintf("%s:%d", v.Case.File, v.Case.Pos.Line)
			}
			if v.Fate == mutate.Survives {
				m.Record, m.Case, pastes = v.Record.String(), pastes[0], pastes[1:]
			}
			e.Mutants = append(e.Mutants, m)
		}
		view.Editions = append(view.Editions, e)
	}
	text, err := json.MarshalIndent(view, "", "  ")
	return append(append(buf, text...), '\n'), err
}
