package report

import (
	"fmt"
	"strings"

	"lawc/cases"
	"lawc/law"
)

// A Trial is how cases fared.
type Trial struct {
	// Cases is how many were run, and Outcomes what became of them: of those that are
	// settled. What became of the others is shown and not counted.
	Cases     int
	Outcomes  []cases.Outcome
	Unsettled []cases.Outcome
	// Problems are what kept other cases from being run.
	Problems []law.Problem
	// Coverage is that of each edition of which a case expects anything.
	Coverage []*cases.Coverage
}

// Failures lists the outcomes that are not as expected.
func (t *Trial) Failures() (list []*cases.Outcome) {
	for i := range t.Outcomes {
		if t.Outcomes[i].Failed() {
			list = append(list, &t.Outcomes[i])
		}
	}
	return list
}

// AppendTrial appends the failures with their places, which clauses of each
// edition are not covered, and how many cases there were.
func AppendTrial(buf []byte, t *Trial, s Style) []byte {
	p := printer{buf, wordsIn(s.Lang), s}
	failures := t.Failures()
	for _, o := range failures {
		p.failure(o)
	}
	for _, c := range t.Coverage {
		p.covered(c)
		if gaps := c.Gaps(); len(gaps) > 0 {
			ids := make([]string, len(gaps))
			for i, gap := range gaps {
				ids[i] = gap.Clause.ID
			}
			p.text(fmt.Sprintf(p.words.coverage.missing, strings.Join(ids, ", ")))
		}
	}
	p.unsettled(t.Unsettled)
	p.line(p.words.trial.summary, t.Cases, len(t.Outcomes), len(t.Outcomes)-len(failures), len(failures))
	return p.buf
}

// failure appends the record, the first key that differs with what was got and
// wanted, and the clauses that decided; other keys that differ are named.
func (p *printer) failure(o *cases.Outcome) {
	w := &p.words.trial
	p.line("%s  %s  %s", p.style.paint(bold, o.Edition.Name), o.Case.Record.String(), p.style.paint(dim, "("+o.Case.Name+")"))
	first := o.Mismatches[0]
	p.line("%s", p.style.paint(red, inCase(o, first.Pos, first.Key)))
	p.labelled(w.got, first.Got)
	p.labelled(w.want, first.Want)
	p.labelled(w.decided, decided(o))
	var others []string
	for _, m := range o.Mismatches {
		if m.Why != nil {
			p.text(notDecided(p.words, o.Edition, &m))
		}
		if m.Pos != first.Pos {
			others = append(others, inCase(o, m.Pos, m.Key))
		}
	}
	p.labelled(w.others, strings.Join(others, ", "))
	p.buf = p.marks(marksOf(o.Clauses...))
	p.line("")
}

// unsettled appends what became of cases that are not settled, each in a line.
func (p *printer) unsettled(list []cases.Outcome) {
	if len(list) == 0 {
		return
	}
	w := &p.words.trial
	p.line("%s", w.unsettled)
	for i := range list {
		o := &list[i]
		p.text(fmt.Sprintf("%s  %s  (%s): %s", o.Edition.Name, o.Case.Record.String(), o.Case.Name, inShort(w, o)))
	}
}

// inShort says in a phrase whether an outcome is as expected, and where it differs
// first.
func inShort(w *trialWords, o *cases.Outcome) string {
	if !o.Failed() {
		return w.asExpected
	}
	first := &o.Mismatches[0]
	return fmt.Sprintf("%s: %s %s, %s %s", first.Key, w.got, first.Got, w.want, first.Want)
}

// inCase writes a place in a case's file and what stands there.
func inCase(o *cases.Outcome, at law.Pos, what string) string {
	return law.Problem{File: o.Case.File, Pos: at, Message: what}.String()
}

// decided lists the clauses that were applied, with their places.
func decided(o *cases.Outcome) string {
	list := make([]string, len(o.Clauses))
	for i, c := range o.Clauses {
		list[i] = clauseID(c) + " (" + clausePlace(o.Edition, c) + ")"
	}
	return strings.Join(list, ", ")
}

func clausePlace(e *law.Edition, c *law.Clause) string {
	return fmt.Sprintf("%s:%d", fileOf(e, c), c.Pos.Line)
}

// notDecided says why a clause that a case names was not applied.
func notDecided(w *words, e *law.Edition, m *cases.Mismatch) string {
	return fmt.Sprintf(w.coverage.notDecided, m.Clause, clausePlace(e, m.Why.Clause), reason(w, m.Why))
}
