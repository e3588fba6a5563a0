package report

import (
	"fmt"
	"html"
	"strings"

	"lawc/differ"
	"lawc/law"
)

// AppendEditionDiffHTML appends in what two editions differ as articles of a page,
// each shortest record step by step under both.
func AppendEditionDiffHTML(buf []byte, c *differ.Comparison, shown Shown, lang string) []byte {
	p := diffPage{c, wordsIn(lang), lang, 0}
	buf = append(buf, "<article>\n"...)
	buf = appendElement(buf, "h2", fmt.Sprintf(p.words.diff.title, c.A.Name, c.B.Name))
	buf = appendElement(buf, "p class=note", c.A.Name+": "+c.A.Title.In(lang))
	buf = appendElement(buf, "p class=note", c.B.Name+": "+c.B.Title.In(lang))
	if shown.Behaviour {
		buf = appendElement(buf, "p", p.words.diff.outcome(c))
		for _, line := range p.words.looked(c) {
			buf = appendElement(buf, "p class=note", line)
		}
	}
	buf = append(buf, "</article>\n"...)
	if shown.Clauses {
		buf = p.clauses(buf, shown)
	}
	if shown.Behaviour {
		sections := c.Sections()
		for _, s := range sections {
			buf = p.section(buf, s)
		}
		for _, x := range c.Behind {
			s := &differ.Section{ClausesA: x.ClausesA, ClausesB: x.ClausesB, Differences: []*differ.Difference{x}}
			buf = p.section(buf, s)
			sections = append(sections, s)
		}
		buf = p.provided(buf, sections)
	}
	return appendMarksNote(buf, marksOfEditions(c.A, c.B), lang)
}

// A diffPage writes the parts of the page.
type diffPage struct {
	c      *differ.Comparison
	words  *words
	lang   string
	number int
}

func (p *diffPage) names() []string { return []string{p.c.A.Name, p.c.B.Name} }

// clauses appends how the clauses stand to each other.
func (p *diffPage) clauses(buf []byte, shown Shown) []byte {
	d := &p.words.diff
	buf = append(buf, "<article>\n"...)
	buf = appendElement(buf, "h2", d.clauses)
	buf = appendElement(buf, "p", d.tallied(p.c))
	for i := range p.c.Clauses {
		change := &p.c.Clauses[i]
		note := d.resting(p.c, change)
		if change.Kind != differ.ChangedClause && (note == "" || !shown.Behaviour) {
			continue
		}
		buf = append(buf, "<details>\n<summary>"...)
		buf = append(buf, `<span class=id>`+html.EscapeString(clauseID(change.A)+" → "+clauseID(change.B))+`</span> `+html.EscapeString(change.Topic+" ("+d.kinds[change.Kind]+")")+"</summary>\n"...)
		if shown.Behaviour {
			buf = appendElement(buf, "p", note)
		}
		buf = append(AppendClauseChangeHTML(buf, change, p.c.A.Name, p.c.B.Name, p.lang), "</details>\n"...)
	}
	buf = append(buf, "<dl>\n"...)
	for _, kind := range [2]differ.ChangeKind{differ.OnlyInA, differ.OnlyInB} {
		if ids := changedIDs(p.c.Clauses, kind); len(ids) > 0 {
			buf = append(buf, pair("", fmt.Sprintf(d.kinds[kind], only(p.c, kind)), html.EscapeString(strings.Join(ids, ", ")))...)
		}
	}
	return append(buf, "</dl>\n</article>\n"...)
}

// section appends the differences that rest on the same clauses.
func (p *diffPage) section(buf []byte, s *differ.Section) []byte {
	d := &p.words.diff
	buf = append(buf, "<article>\n<header>\n"...)
	buf = appendMarkup(buf, "h2", fmt.Sprintf(html.EscapeString(d.section), p.side(p.c.A, s.ClausesA), p.side(p.c.B, s.ClausesB)))
	buf = appendElement(buf, "p class=note", strings.Join(topicsOf(s), ", "))
	buf = append(buf, "</header>\n"...)
	for _, x := range s.Differences {
		buf = p.difference(buf, x)
	}
	return append(buf, "</article>\n"...)
}

// difference appends what each edition does, and the record step by step.
func (p *diffPage) difference(buf []byte, x *differ.Difference) []byte {
	d := &p.words.diff
	p.number++
	record := x.Record.String()
	buf = appendMarkup(buf, "h3 class=edition", fmt.Sprintf(`%d. <code translate=no>%s</code>`, p.number, html.EscapeString(record)))
	if x.Failed {
		buf = appendElement(buf, "p class=changed", fmt.Sprintf(d.failed, record))
	}
	buf = appendSideStart(buf, d.inSituations(x), d.matter, p.names())
	buf = appendSideRow(buf, d.behaviour, true, p.words)
	for i, list := range [2][]differ.Effect{x.A, x.B} {
		buf = appendSideCell(buf, p.names()[i], html.EscapeString(p.words.effects(list, [2]*law.Edition{p.c.A, p.c.B}[i])))
	}
	buf = append(buf, "</tr>\n</tbody>\n</table>\n<details>\n<summary>"+html.EscapeString(p.words.page.steps)+"</summary>\n"...)
	return append(appendStepTable(buf, p.c.Rulings(&x.Record), p.lang, false), "</details>\n"...)
}

// side names an edition with links to the clauses on which it rests.
func (p *diffPage) side(e *law.Edition, clauses []*law.Clause) string {
	if len(clauses) == 0 {
		return html.EscapeString(p.words.diff.sideOf(e, nil))
	}
	text := html.EscapeString(e.Name)
	for _, c := range clauses {
		text += " " + clauseLink(c, anchorFor(e.Name), true)
	}
	return text
}

// provided appends the clauses on which anything rests, each once.
func (p *diffPage) provided(buf []byte, sections []*differ.Section) []byte {
	buf = append(buf, "<article>\n"...)
	buf = appendElement(buf, "h2", p.words.page.clauses)
	for i, e := range [2]*law.Edition{p.c.A, p.c.B} {
		rest := map[*law.Clause]bool{}
		for _, s := range sections {
			for _, c := range [2][]*law.Clause{s.ClausesA, s.ClausesB}[i] {
				rest[c] = true
			}
		}
		buf = appendElement(buf, "h3 class=edition", e.Name)
		sheet := newClauseSheet(e, anchorFor(e.Name), p.lang)
		e.Clauses(func(_ *law.Article, c *law.Clause) {
			if rest[c] {
				buf = sheet.append(buf, c, false)
			}
		})
	}
	return append(buf, "</article>\n"...)
}
