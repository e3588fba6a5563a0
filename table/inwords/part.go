package inwords

import (
	"html"
	"html/template"
	"regexp"
	"slices"

	"lawc/law"
	"lawc/table"
)

// A Part is something else that stands on a page of a table, with a place in its
// contents: markup as it is.
type Part struct{ ID, Name, Body string }

// pagePart is a part as the template takes it.
type pagePart struct {
	ID, Name string
	Body     template.HTML
}

// ClauseAddress is where a clause stands on the page of a table.
func ClauseAddress(e *law.Edition, c *law.Clause) string { return "#" + anchor(e.Name, c) }

// leadRows gives the rows about leads that are written: those that the look shows, and
// those to which rows that are written refer.
func (s *speaker) leadRows(leads []table.Row, look *Look) (list []table.Row) {
	var written []table.Row
	for i := range s.table.Rows {
		if look.shows(&s.table.Rows[i]) {
			written = append(written, s.table.Rows[i])
		}
	}
	named := s.table.Referred(written)
	for i := range leads {
		if look.shows(&leads[i]) || slices.ContainsFunc(named, func(r table.Row) bool { return r.Number == leads[i].Number }) {
			list = append(list, leads[i])
		}
	}
	return list
}

// leadLines puts these rows into words.
func (s *speaker) leadLines(leads []table.Row, look *Look) []line {
	every := *look
	every.Differences = false
	return s.lines(s.leadRows(leads, look), &every)
}

// all notes every clause of the editions: on a page with other parts any of them may be
// spoken of.
func all(editions []*law.Edition) []map[*law.Clause]bool {
	cited := make([]map[*law.Clause]bool, len(editions))
	for i, e := range editions {
		cited[i] = map[*law.Clause]bool{}
		e.Clauses(func(_ *law.Article, c *law.Clause) { cited[i][c] = true })
	}
	return cited
}

// leadNames are the names by which rows about leads are spoken of.
var leadNames = regexp.MustCompile(`\bL[0-9]+\b`)

// withLeads is text in which each row about leads that is spoken of is a link to it,
// where it stands on the page of the table: its name is an address there, shorter than its id.
func (s *speaker) withLeads(text string, look *Look) template.HTML {
	return linkLeads(text, s.table.Leads, func(r *table.Row) string {
		if r.Group == table.TwoWays && !look.Unfolded {
			return ""
		}
		return leadName(r.Number)
	})
}

// linkLeads makes links of the names of rows about leads that have an address.
func linkLeads(text string, leads []table.Row, address func(*table.Row) string) template.HTML {
	return template.HTML(leadNames.ReplaceAllStringFunc(html.EscapeString(text), func(name string) string {
		at := slices.IndexFunc(leads, func(r table.Row) bool { return leadName(r.Number) == name })
		if at < 0 || address(&leads[at]) == "" {
			return name
		}
		return `<a href="#` + html.EscapeString(address(&leads[at])) + `">` + name + "</a>"
	}))
}
