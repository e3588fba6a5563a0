package report

import (
	"lawc/cases"
)

// AppendCoveragePage appends what cases cover as a page that stands by itself:
// each edition with its operative clauses, those that are not covered open.
func AppendCoveragePage(buf []byte, list []*cases.Coverage, lang string) []byte {
	buf = AppendPageStart(buf, "test", lang)
	for _, c := range list {
		buf = appendCoveredEdition(buf, c, lang)
	}
	return AppendPageEnd(buf)
}

func appendCoveredEdition(buf []byte, c *cases.Coverage, lang string) []byte {
	w := wordsIn(lang)
	buf = appendElement(append(buf, "<article>\n"...), "h2", c.Edition.Name+"  "+c.Edition.Title.In(lang))
	buf = appendElement(buf, "p", coverageSummary(w, c, c.Edition.Name))
	buf = appendElement(buf, "p class=note", w.coverage.legend)
	for i := range c.Clauses {
		buf = appendCoveredClause(buf, &c.Clauses[i], w, lang)
	}
	return append(buf, "</article>\n"...)
}

// appendCoveredClause appends a clause with what it says and its conditions, folded
// under its id unless there is a gap.
func appendCoveredClause(buf []byte, c *cases.ClauseCoverage, w *words, lang string) []byte {
	if c.Gap == cases.NoGap {
		buf = append(buf, "<details class=idle>\n<summary>"...)
	} else {
		buf = append(buf, "<details open>\n<summary>"...)
	}
	buf = appendElement(buf, "span class=id", clauseID(c.Clause))
	if c.Gap != cases.NoGap {
		buf = appendElement(buf, `span class="tag changed"`, w.coverage.notCovered)
	}
	buf = append(appendElement(buf, "span", reason(w, c)), "</summary>\n"...)
	buf = appendElement(buf, "p", c.Clause.Says.In(lang))
	for _, p := range c.Provisions {
		buf = appendElement(buf, "p class=note", momentText(w, p.At.Text))
		buf = append(buf, "<dl>\n"...)
		for _, cond := range p.Conditions {
			buf = appendElement(buf, "dt", w.coverage.seen[outcomesSeen(&cond)])
			buf = append(appendElement(append(buf, "<dd>"...), "code", cond.Text), "</dd>\n"...)
		}
		buf = append(buf, "</dl>\n"...)
	}
	return append(buf, "</details>\n"...)
}

// outcomesSeen gives bit 0 for true, bit 1 for false.
func outcomesSeen(c *cases.ConditionCoverage) (bits int) {
	if c.True {
		bits |= 1
	}
	if c.False {
		bits |= 2
	}
	return bits
}
