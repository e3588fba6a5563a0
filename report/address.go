package report

import (
	"html"
	"slices"

	"lawc/law"
)

// An Addresser says where a clause stands on a page, or nothing where it does not.
type Addresser func(*law.Edition, *law.Clause) string

// unsettledMark stands in a cell behind a clause that rests on a reading on which nobody
// has decided.
const unsettledMark = "?"

// clauseAt writes a clause's id with its marks, as a link where the clause stands somewhere.
func (at Addresser) clauseAt(e *law.Edition, c *law.Clause) string {
	id := html.EscapeString(clauseID(c))
	if len(c.Unsettled) > 0 {
		id += unsettledMark
	}
	address := ""
	if at != nil {
		address = at(e, c)
	}
	if address == "" {
		return `<span class=id>` + id + `</span>`
	}
	return `<a class=id href="` + html.EscapeString(address) + `">` + id + `</a>`
}

// underResults says where the clauses of results stand on the page of these.
func underResults(rs []*law.Result) Addresser {
	return func(e *law.Edition, c *law.Clause) string {
		at := slices.IndexFunc(rs, func(r *law.Result) bool { return r.Edition == e })
		return "#" + clauseAnchor(c, anchorOf(rs[at]))
	}
}

// A Link leads to another page.
type Link struct{ Address, Text string }

// appendLinks appends where the rows of the table stand to which a record belongs.
func appendLinks(buf []byte, links []Link, w *words) []byte {
	if links == nil {
		return buf
	}
	buf = append(buf, "<p class=note>"+html.EscapeString(w.page.rows)+"</p>\n<ul class=note>\n"...)
	for _, l := range links {
		buf = append(buf, `<li><a href="`+html.EscapeString(l.Address)+`">`+html.EscapeString(l.Text)+"</a></li>\n"...)
	}
	return append(buf, "</ul>\n"...)
}
