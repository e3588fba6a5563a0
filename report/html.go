package report

import (
	"html"
	"strings"

	"lawc/law"
)

const pageStyle = `:root { color-scheme: light dark; --line: #8886; --mark: #c26b; }
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
article { border-top: 1px solid var(--line); padding: 1rem 0; }
h2 { font-size: 1.1rem; margin: 0 0 .5rem; }
table { border-collapse: collapse; margin: .5rem 0; }
th, td { text-align: left; vertical-align: top; padding: .2rem .9rem .2rem 0; }
.compare td, .compare th { border-top: 1px solid var(--line); }
.differ th::before { content: "* "; }
.differ th { color: var(--mark); }
small { opacity: .7; }`

// AppendPageStart appends the beginning of a page that stands by itself, in a
// language, with a heading.
func AppendPageStart(buf []byte, heading, lang string) []byte {
	return append(buf, `<!DOCTYPE html>
<html lang="`+lang+`">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>lawc `+html.EscapeString(heading)+`</title>
<style>
`+pageStyle+`
</style>
<h1>lawc `+html.EscapeString(heading)+`</h1>
`...)
}

// AppendPageEnd appends the end of a page.
func AppendPageEnd(buf []byte) []byte { return append(buf, "</html>\n"...) }

// AppendHTML appends the result as an article of a page.
func AppendHTML(buf []byte, r *law.Result, lang string) []byte {
	s := Style{Lang: lang, Symbols: true}
	w := wordsIn(lang)
	said := sentences(r, s)
	buf = appendElement(append(buf, "<article>\n"...), "h2", r.Edition.Name+"  "+r.Edition.Title.In(lang))
	buf = appendElement(buf, "p", strings.TrimSpace(printable(r.Record.ID)+" "+r.Record.String()))
	t := newTable(r, s, notes(r, said))
	buf = append(buf, "<table>\n<tr>"...)
	for _, seat := range columns {
		buf = appendElement(buf, "th scope=col", w.seats[seat])
	}
	buf = append(buf, "</tr>\n"...)
	for _, row := range t.rows {
		buf = append(buf, "<tr>"...)
		for _, cell := range row {
			buf = appendElement(buf, "td", cell)
		}
		buf = append(buf, "</tr>\n"...)
	}
	buf = append(buf, "</table>\n"...)
	if legend := t.legend(w); legend != "" {
		buf = appendElement(buf, "p", legend)
	}
	buf = append(buf, "<ol>\n"...)
	for _, one := range said {
		buf = appendElement(buf, "li", s.sentenceText(one))
	}
	return append(buf, "</ol>\n</article>\n"...)
}

// AppendComparisonHTML appends a comparison as an article of a page.
func AppendComparisonHTML(buf []byte, rs []*law.Result, lang string) []byte {
	s := Style{Lang: lang, Symbols: true}
	table := compare(rs, s)
	buf = appendElement(append(buf, "<article>\n"...), "h2", strings.TrimSpace(printable(rs[0].Record.ID)+" "+rs[0].Record.String()))
	buf = append(buf, "<table class=compare>\n<tr><td></td>"...)
	for _, name := range table.editions {
		buf = appendElement(buf, "th scope=col", name)
	}
	buf = append(buf, "</tr>\n"...)
	for _, row := range table.rows {
		class := ""
		if row.differ {
			class = " class=differ"
		}
		buf = append(buf, "<tr"+class+">"...)
		buf = appendElement(buf, "th scope=row", row.label)
		for _, cell := range row.cells {
			buf = appendElement(buf, "td", cell)
		}
		buf = append(buf, "</tr>\n"...)
	}
	buf = append(buf, "</table>\n"...)
	buf = appendElement(buf, "p", wordsIn(lang).compare.legend)
	return append(buf, "</article>\n"...)
}

// appendElement appends an element, which may have attributes, around text.
func appendElement(buf []byte, element, text string) []byte {
	name, _, _ := strings.Cut(element, " ")
	return append(buf, "<"+element+">"+html.EscapeString(text)+"</"+name+">\n"...)
}
