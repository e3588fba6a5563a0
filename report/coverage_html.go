package report

import (
	"fmt"
	"html"
	"strings"

	"lawc/cases"
	"lawc/law"
)

// AppendCoveragePage appends what cases cover as a page that stands by itself: on top how
// much is missing of each edition, then of each what is missing, every clause with the
// reason, and folded below it what is covered.
func AppendCoveragePage(buf []byte, list []*cases.Coverage, lang string) []byte {
	buf = AppendPageStart(buf, "test", lang)
	buf = appendCoverageContents(buf, list, lang)
	for _, c := range list {
		p := coveragePage{c, wordsIn(lang), lang}
		buf = p.edition(buf)
	}
	return AppendPageEnd(buf)
}

// appendCoverageContents appends a line for each edition: how much of it is missing.
func appendCoverageContents(buf []byte, list []*cases.Coverage, lang string) []byte {
	w := &wordsIn(lang).coverage
	buf = append(buf, "<nav>\n<ul>\n"...)
	for _, c := range list {
		covered, operative := c.Covered()
		seen, all := c.Outcomes()
		class, text := "", fmt.Sprintf(w.missingCount, operative-covered, all-seen)
		if covered == operative && seen == all {
			text = w.nothingMissing
		} else {
			class = ` class=changed`
		}
		buf = append(buf, `<li><a href="#`+anchorFor(c.Edition.Name)+`">`+html.EscapeString(c.Edition.Name)+`</a>: <span`+class+`>`+html.EscapeString(text)+"</span></li>\n"...)
	}
	return append(buf, "</ul>\n</nav>\n"...)
}

// A coveragePage writes what is covered of one edition.
type coveragePage struct {
	*cases.Coverage
	words *words
	lang  string
}

func (p *coveragePage) edition(buf []byte) []byte {
	w := &p.words.coverage
	covered, operative := p.Covered()
	seen, all := p.Outcomes()
	buf = append(buf, `<article id="`+anchorFor(p.Edition.Name)+`">`+"\n"...)
	buf = appendElement(buf, "h2", p.Edition.Name+"  "+p.Edition.Title.In(p.lang))
	buf = appendElement(buf, "p", coverageSummary(p.words, p.Coverage, p.Edition.Name))
	if gaps := p.Gaps(); len(gaps) > 0 {
		buf = appendElement(buf, "h3 class=changed", fmt.Sprintf(w.missingHead, len(gaps)))
		for _, c := range gaps {
			buf = p.clause(buf, c, "details open class=missing")
		}
	}
	buf = p.unseen(buf)
	if covered == operative && seen == all {
		buf = appendElement(buf, "p", w.nothingMissing)
	}
	if covered > 0 {
		buf = append(buf, "<details class=idle>\n<summary>"+html.EscapeString(fmt.Sprintf(w.coveredHead, covered))+"</summary>\n"...)
		buf = appendElement(buf, "p class=note", w.legend)
		for i := range p.Clauses {
			if p.Clauses[i].Gap == cases.NoGap {
				buf = p.clause(buf, &p.Clauses[i], "details class=idle")
			}
		}
		buf = append(buf, "</details>\n"...)
	}
	return append(appendMarksNote(buf, marksOfEditions(p.Edition), p.lang), "</article>\n"...)
}

// unseen appends the outcomes of conditions that were not seen, each with its clause. Those
// of a provision that never applied are told with its clause.
func (p *coveragePage) unseen(buf []byte) []byte {
	var rows []string
	for i := range p.Clauses {
		c := &p.Clauses[i]
		for _, v := range c.Provisions {
			for _, cond := range v.Conditions {
				if v.Gap > cases.Unchecked || cond.True && cond.False {
					continue
				}
				rows = append(rows, `<a class=id href="#`+p.anchor(c.Clause)+`">`+html.EscapeString(clauseID(c.Clause))+"</a> "+
					html.EscapeString(missingOutcome(&p.words.coverage, &cond)))
			}
		}
	}
	if rows == nil {
		return buf
	}
	buf = appendElement(buf, "h3 class=changed", fmt.Sprintf(p.words.coverage.unseenHead, len(rows)))
	return append(buf, "<ul class=missing>\n<li>"+strings.Join(rows, "</li>\n<li>")+"</li>\n</ul>\n"...)
}

func (p *coveragePage) anchor(c *law.Clause) string {
	return clauseAnchor(c, anchorFor(p.Edition.Name))
}

// clause appends a clause with what it says and its conditions, folded under its id.
func (p *coveragePage) clause(buf []byte, c *cases.ClauseCoverage, element string) []byte {
	w := p.words
	buf = append(buf, "<"+element+` id="`+p.anchor(c.Clause)+`">`+"\n<summary>"...)
	buf = appendElement(buf, "span class=id", clauseID(c.Clause))
	if c.Gap != cases.NoGap {
		buf = appendElement(buf, `span class="tag changed"`, w.coverage.notCovered)
	}
	buf = append(appendElement(buf, "span", reason(w, c)), "</summary>\n"...)
	buf = appendElement(buf, "p", c.Clause.Says.In(p.lang))
	for _, v := range c.Provisions {
		buf = appendElement(buf, "p class=note", momentText(w, v.At.Text))
		buf = append(buf, "<dl>\n"...)
		for _, cond := range v.Conditions {
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
