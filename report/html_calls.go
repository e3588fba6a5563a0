package report

import (
	"fmt"
	"html"
	"regexp"
	"strings"

	"lawc/law"
)

// appendCallTable appends the calls of a result in the four columns that people
// know, with the meaning of the marks in it. Anchor is where the sentences
// stand to which its notes lead.
func appendCallTable(buf []byte, r *law.Result, said []sentence, anchor, lang string) []byte {
	w := wordsIn(lang)
	t := newTable(r, Style{Lang: lang, Symbols: true}, notes(r, said))
	if len(t.rows) == 0 {
		return buf
	}
	buf = append(buf, "<table class=calls>\n"...)
	buf = appendElement(buf, "caption", w.page.calls)
	buf = append(buf, "<thead><tr>"...)
	for _, seat := range columns {
		buf = append(buf, markupIn("th scope=col", html.EscapeString(w.seats[seat]))...)
	}
	buf = append(buf, "</tr></thead>\n<tbody>\n"...)
	for _, row := range t.rows {
		buf = append(buf, "<tr>"...)
		for _, cell := range row {
			buf = append(buf, markupIn("td", callMarkup(cell, anchor, w))...)
		}
		buf = append(buf, "</tr>\n"...)
	}
	buf = append(buf, "</tbody>\n</table>\n"...)
	if legend := t.legend(w); legend != "" {
		buf = appendElement(buf, "p class=note", legend)
	}
	return buf
}

var (
	noteMark   = regexp.MustCompile(`\*(\d+)$`)
	struckMark = regexp.MustCompile(`\[[^\]]*\]`)
)

// callMarkup marks up a cell of the table: calls that do not count are struck,
// and the number of a note leads to its sentence.
func callMarkup(cell, anchor string, w *words) string {
	note := ""
	if at := noteMark.FindStringSubmatchIndex(cell); at != nil {
		n := cell[at[2]:at[3]]
		note = fmt.Sprintf(`<sup><a href="#%s-%s" aria-label="%s">%s</a></sup>`, anchor, n, html.EscapeString(fmt.Sprintf(w.page.note, n)), n)
		cell = cell[:at[0]]
	}
	text := struckMark.ReplaceAllStringFunc(withSuits(cell), func(part string) string {
		return `<s class=off>` + part + `</s>`
	})
	return strings.ReplaceAll(text, "-", "–") + note
}

// appendRuling appends the sentences of a ruling. Each leads to the clauses on
// which it rests, where they stand under the anchor.
func appendRuling(buf []byte, said []sentence, anchor string) []byte {
	buf = append(buf, "<ol class=ruling>\n"...)
	for i, one := range said {
		text := withSuits(Style{}.sentenceText(sentence{text: one.text}))
		for j, c := range one.clauses {
			sep := ", "
			if j == 0 {
				sep = " "
			}
			text += sep + clauseLink(c, anchor)
		}
		buf = append(buf, fmt.Sprintf(`<li id="%s-%d">%s</li>`+"\n", anchor, i+1, text)...)
	}
	return append(buf, "</ol>\n"...)
}

// clauseLink writes a clause's id, as a link to where the clause stands on the page.
func clauseLink(c *law.Clause, anchor string) string {
	return `<a class=id href="#` + clauseAnchor(c, anchor) + `">` + html.EscapeString(clauseID(c)) + `</a>`
}

func clauseAnchor(c *law.Clause, anchor string) string {
	return html.EscapeString(anchor + "-c" + strings.ReplaceAll(c.ID, " ", ""))
}
