package report

import (
	"html"
	"strings"

	"lawc/law"
)

// A clauseSheet appends clauses of one edition to a page: what each says and,
// folded under it, its conditions and consequences in words.
type clauseSheet struct {
	reader clauseReader
	anchor string
}

func newClauseSheet(e *law.Edition, anchor, lang string) clauseSheet {
	return clauseSheet{clauseReader{e, wordsIn(lang), lang}, anchor}
}

// append appends a clause. An idle one had no part in the ruling at hand.
func (s *clauseSheet) append(buf []byte, c *law.Clause, idle bool) []byte {
	class := ""
	if idle {
		class = " class=idle"
	}
	buf = append(buf, `<details`+class+` id="`+clauseAnchor(c, s.anchor)+`">`+"\n<summary>"...)
	buf = append(buf, `<span class=id>`+html.EscapeString(clauseID(c))+`</span> `+withSuits(c.Says.In(s.reader.lang))+"</summary>\n<dl>\n"...)
	w := &s.reader.words.show
	for _, row := range s.reader.rows(c) {
		buf = append(buf, s.row(row)...)
	}
	if c.Inert.EN != "" {
		buf = append(buf, pair("", w.inert, html.EscapeString(c.Inert.In(s.reader.lang)))...)
	}
	source := s.foreign(c.Cite)
	if c.Provenance != "direct" {
		source += " (" + html.EscapeString(s.reader.words.provenance(c)) + ")"
	}
	buf = append(buf, pair("begin", w.cite, source)...)
	if len(c.Readings) > 0 {
		buf = append(buf, pair("", w.reading, html.EscapeString(s.reader.words.readings(c)))...)
	}
	return append(buf, "</dl>\n</details>\n"...)
}

// row writes a row: first in words, then as the rule file has it.
func (s *clauseSheet) row(r clauseRow) string {
	class, code := "", `<code translate=no>`+html.EscapeString(r.text)+`</code>`
	if r.label == s.reader.words.show.at {
		class = "begin"
	}
	if r.says == "" {
		return pair(class, r.label, code)
	}
	return pair(class, r.label, `<p>`+html.EscapeString(r.says)+`</p>`+code)
}

// pair writes a term of a list and what stands under it.
func pair(class, label, markup string) string {
	term := "dt"
	if class != "" {
		term += " class=" + class
	}
	return markupIn(term, html.EscapeString(strings.TrimSpace(label))) + markupIn("dd", markup) + "\n"
}

// foreign marks text that is in English on any page.
func (s *clauseSheet) foreign(text string) string {
	if s.reader.lang == "en" {
		return html.EscapeString(text)
	}
	return markupIn("span lang=en", html.EscapeString(text))
}
