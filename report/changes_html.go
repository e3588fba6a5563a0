package report

import (
	"fmt"
	"html"
	"strings"

	"lawc/differ"
	"lawc/law"
)

// A PagePart is a part of a page, with its heading and its markup.
type PagePart struct{ ID, Name, Body string }

// EditionDiffParts are what a page about two editions tells beside rows of the table: the
// same, in the same words, as the text has.
func EditionDiffParts(c *differ.Comparison, shown Shown, lang string, at Addresser) (parts []PagePart) {
	p := diffPage{c: c, words: wordsIn(lang), lang: lang, at: at}
	d := &p.words.diff
	if shown.Clauses {
		parts = append(parts, PagePart{"changes", d.clauses, string(p.changes(nil, shown))})
	}
	if shown.Behaviour {
		parts = append(parts, PagePart{"ways", d.behaviour, string(p.ways(nil))})
	}
	return parts
}

// changes appends what has changed in the clauses.
func (p *diffPage) changes(buf []byte, shown Shown) []byte {
	c, lang := p.c, p.lang
	d := &p.words.diff
	buf = appendElement(buf, "p", d.tallied(c))
	tell := newChangeTeller(c.A, c.B, lang)
	told := func(x *differ.ClauseChange) bool {
		return x.Kind == differ.ChangedClause || shown.Behaviour && d.resting(c, x) != ""
	}
	for i, a := range byArticle(c, told) {
		if i == 0 {
			buf = appendElement(buf, "h3", d.heading(c, differ.ChangedClause))
		}
		buf = appendElement(buf, "h4", a.article.Title.In(lang))
		for _, x := range a.changes {
			buf = appendMarkup(buf, "p class=clause", p.named(x))
			buf = append(buf, "<ul>\n"...)
			for _, sentence := range tell.sentences(x) {
				buf = appendElement(buf, "li", sentence)
			}
			if note := d.resting(c, x); shown.Behaviour && note != "" {
				buf = appendElement(buf, "li class=note", note)
			}
			buf = append(buf, "</ul>\n"...)
		}
	}
	for _, kind := range others {
		buf = p.others(buf, kind, shown.Draft)
	}
	return buf // what the marks mean stands on top of the page
}

// others appends the clauses that have another number, have come, or have gone, article
// by article; of a draft with what they say.
func (p *diffPage) others(buf []byte, kind differ.ChangeKind, draft bool) []byte {
	for i, a := range byArticle(p.c, ofKind(kind)) {
		if i == 0 {
			buf = appendElement(buf, "h3", p.words.diff.heading(p.c, kind))
		}
		var names []string
		for _, x := range a.changes {
			name := p.named(x)
			if draft && kind != differ.Renumbered {
				name += " " + html.EscapeString(later(x).Says.In(p.lang))
			}
			names = append(names, name)
		}
		title := markupIn("b", html.EscapeString(a.article.Title.In(p.lang)))
		buf = appendMarkup(buf, "p class=clause", title+": "+strings.Join(names, ", "))
	}
	return buf
}

// named names the clauses of a change, each as a link.
func (p *diffPage) named(x *differ.ClauseChange) string {
	return p.words.diff.named(p.c, x, func(c *law.Clause) string {
		if c == x.A {
			return p.at.clauseAt(p.c.A, c)
		}
		return p.at.clauseAt(p.c.B, c)
	})
}

// ways appends every way in which the editions rule differently, each shortest record
// step by step under both.
func (p *diffPage) ways(buf []byte) []byte {
	c := p.c
	buf = appendElement(buf, "p", p.words.diff.outcome(c))
	for _, line := range p.words.looked(c) {
		buf = appendElement(buf, "p class=note", line)
	}
	for _, s := range c.Sections() {
		buf = p.section(buf, s)
	}
	for i, x := range c.Behind {
		if i == 0 {
			buf = appendElement(buf, "h3", p.words.diff.behind)
		}
		buf = p.section(buf, &differ.Section{ClausesA: x.ClausesA, ClausesB: x.ClausesB, Differences: []*differ.Difference{x}})
	}
	return buf
}

// A diffPage writes parts of a page about two editions.
type diffPage struct {
	c      *differ.Comparison
	words  *words
	lang   string
	at     Addresser
	number int
}

func (p *diffPage) names() []string { return []string{p.c.A.Name, p.c.B.Name} }

// section appends the differences that rest on the same clauses.
func (p *diffPage) section(buf []byte, s *differ.Section) []byte {
	d := &p.words.diff
	buf = appendMarkup(buf, "h3", fmt.Sprintf(html.EscapeString(d.section), p.side(p.c.A, s.ClausesA), p.side(p.c.B, s.ClausesB)))
	buf = appendElement(buf, "p class=note", strings.Join(topicsOf(s), ", "))
	for _, x := range s.Differences {
		buf = p.difference(buf, x)
	}
	return buf
}

// difference appends what each edition does, and the record step by step.
func (p *diffPage) difference(buf []byte, x *differ.Difference) []byte {
	d := &p.words.diff
	p.number++
	record := x.Record.String()
	buf = appendMarkup(buf, "h4", fmt.Sprintf(`%d. <code translate=no>%s</code>`, p.number, html.EscapeString(record)))
	if x.Failed {
		buf = appendElement(buf, "p class=changed", fmt.Sprintf(d.failed, record))
	}
	buf = appendSideStart(buf, d.inSituations(x), d.matter, p.names())
	buf = appendSideRow(buf, d.ruled, true, p.words)
	for i, list := range [2][]differ.Effect{x.A, x.B} {
		buf = appendSideCell(buf, p.names()[i], html.EscapeString(p.words.effects(list, [2]*law.Edition{p.c.A, p.c.B}[i])))
	}
	buf = append(buf, "</tr>\n</tbody>\n</table>\n<details>\n<summary>"+html.EscapeString(p.words.page.steps)+"</summary>\n"...)
	return append(appendStepTable(buf, p.c.Rulings(&x.Record), p.lang, p.at), "</details>\n"...)
}

// side names an edition with links to the clauses on which it rests.
func (p *diffPage) side(e *law.Edition, clauses []*law.Clause) string {
	if len(clauses) == 0 {
		return html.EscapeString(p.words.diff.sideOf(e, nil))
	}
	text := html.EscapeString(e.Name)
	for _, c := range clauses {
		text += " " + p.at.clauseAt(e, c)
	}
	return text
}
