package report

import (
	"fmt"
	"strings"

	"lawc/cases"
	"lawc/law"
)

// AppendCoverage appends what the cases cover of each edition: every clause that
// they do not, with the reason, and every outcome of a condition that they do not
// show.
func AppendCoverage(buf []byte, list []*cases.Coverage, s Style) []byte {
	for _, c := range list {
		p := printer{append(buf, '\n'), wordsIn(s.Lang), s}
		p.covered(c)
		p.gaps(c)
		p.unseen(c)
		buf = p.marks(marksOfEditions(c.Edition))
	}
	return buf
}

// covered appends how many clauses are covered and how many outcomes were seen.
func (p *printer) covered(c *cases.Coverage) {
	p.line("%s", coverageSummary(p.words, c, p.style.paint(bold, c.Edition.Name)))
}

// coverageSummary says how many of its own clauses are covered, and how many that are
// assumed for it.
func coverageSummary(w *words, c *cases.Coverage, name string) string {
	covered, operative := c.Covered()
	seen, all := c.Outcomes()
	besides := ""
	if covered, assumed := c.Assumed(); assumed > 0 {
		besides = fmt.Sprintf(w.coverage.assumed, covered, assumed)
	}
	return fmt.Sprintf(w.coverage.summary, name, covered, operative, besides, seen, all)
}

// gaps appends the clauses that are not covered.
func (p *printer) gaps(c *cases.Coverage) {
	for _, gap := range c.Gaps() {
		p.line("    %s: %s", clausePlace(c.Edition, gap.Clause), p.style.paint(bold, clauseID(gap.Clause)))
		p.labelled(" ", reason(p.words, gap))
	}
}

// unseen appends the outcomes of conditions that were not seen. Those of a
// provision that never applied are not among them: its gap has been told.
func (p *printer) unseen(c *cases.Coverage) {
	told := false
	for i := range c.Clauses {
		for _, v := range c.Clauses[i].Provisions {
			for _, cond := range v.Conditions {
				if v.Gap > cases.Unchecked || cond.True && cond.False {
					continue
				}
				if !told {
					p.text(p.words.coverage.unseen)
					told = true
				}
				p.line("    %s:%d:%d: %s  %s", fileOf(c.Edition, c.Clauses[i].Clause), cond.Line, cond.Col, clauseID(c.Clauses[i].Clause), p.missingOutcome(&cond))
			}
		}
	}
}

// missingOutcome says which outcome of a condition was not seen.
func (p *printer) missingOutcome(c *cases.ConditionCoverage) string {
	w := &p.words.coverage
	switch {
	case !c.True && !c.False:
		return fmt.Sprintf(w.neither, c.Text)
	case !c.True:
		return fmt.Sprintf(w.neverTrue, c.Text)
	}
	return fmt.Sprintf(w.neverFalse, c.Text)
}

// CoverageProblems says of every clause that is not covered why, at its place.
func CoverageProblems(c *cases.Coverage, lang string) (list []law.Problem) {
	w := wordsIn(lang)
	for _, gap := range c.Gaps() {
		list = append(list, law.Problem{File: fileOf(c.Edition, gap.Clause), Pos: gap.Clause.Pos, Clause: gap.Clause.ID, Message: reason(w, gap)})
	}
	return list
}

// reason says why a clause is not covered or, of a record, was not applied.
func reason(w *words, c *cases.ClauseCoverage) string {
	gap := w.coverage.gaps[c.Gap]
	switch {
	case !c.Clause.Operative():
		return w.coverage.inert
	case c.At == nil:
		return gap
	case c.Gap == cases.NeverReached:
		return fmt.Sprintf(gap, momentText(w, c.At.At.Text))
	case c.Gap == cases.Displaced:
		gap = fmt.Sprintf(gap, list(idsOf(c.At.By), w.or))
	case c.Gap == cases.NeverTrue:
		gap += "; " + wanting(w, c.At)
	}
	if len(c.Provisions) > 1 && c.Gap > cases.Unchecked {
		gap = fmt.Sprintf(w.coverage.oneOf, c.At.Pos.Line, gap)
	}
	return gap
}

// wanting says which conditions kept a provision from applying.
func wanting(w *words, p *cases.ProvisionCoverage) string {
	conditions := p.Wanting()
	if len(conditions) == 0 {
		return w.coverage.noEffect
	}
	texts := make([]string, len(conditions))
	for i, c := range conditions {
		texts[i] = "(" + c.Text + ")"
	}
	if conditions[0].Alone > 0 {
		return fmt.Sprintf(w.coverage.alone, strings.Join(texts, " "+w.or+" "))
	}
	return fmt.Sprintf(w.coverage.mostOften, texts[0], conditions[0].Failed, p.Asked)
}

// momentText names a moment and says what it is.
func momentText(w *words, name string) string {
	if m, known := law.MomentNamed(name); known {
		return name + " (" + m.Says().In(w.lang) + ")"
	}
	return name
}
