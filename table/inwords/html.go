package inwords

import (
	"bytes"
	"cmp"
	_ "embed"
	"html"
	"html/template"
	"slices"
	"strings"

	"lawc/law"
	"lawc/table"
)

//go:embed page.html
var pageSource string

//go:embed page.css
var pageStyle string

//go:embed page.js
var pageScript string

var pageTemplate = template.Must(template.New("page").Parse(pageSource))

// page is what the template is filled with.
type page struct {
	Lang, Title, Made string
	Style             template.CSS
	Script            template.JS
	Say               pageWords
	Notes             []string
	Editions          []pageEdition
	Groups            []pageGroup
	Parts             []pagePart
}

type pageWords struct{ When, Contents, Search, Differs, Only, Sources, Clauses string }

type pageEdition struct {
	Name, Source string
	// Column counts the editions from 1.
	Column  int
	Clauses []pageClause
}

type pageClause struct{ ID, Marked, Anchor, Says, Note string }

// pageGroup is rows under one heading; Alone are those of which one edition alone
// has anything to say.
type pageGroup struct {
	ID, Name string
	Count    int
	Folded   bool
	Lines    []pageLine
	Alone    *pageGroup
	Say      *pageWords
	Editions []pageEdition
}

type pageLine struct {
	line
	Cells []pageCell
}

type pageCell struct {
	Common string
	Text   template.HTML
	Silent bool
	Cites  []pageClause
}

// AppendHTML appends a table as a page that stands by itself, one file: contents, a
// filter and a search, an address for each row and each clause.
func AppendHTML(buf []byte, tb *table.Table, look Look) ([]byte, error) {
	s := speaker{look.Lang, tb}
	p := page{Lang: look.Lang, Title: s.say(fixed.title), Style: template.CSS(pageStyle), Script: template.JS(pageScript),
		Say: pageWords{s.say(fixed.when), s.say(fixed.contents), s.say(fixed.search), s.say(fixed.differs),
			s.say(fixed.only), s.say(fixed.sources), s.say(fixed.clauses)},
		Notes: slices.Concat(s.leftOut(look.LeftOut), s.covered(), s.legend()),
		Made:  s.made(look.About)}
	if look.Title != "" {
		p.Title = look.Title
	}
	cited := make([]map[*law.Clause]bool, len(tb.Editions))
	for e := range cited {
		cited[e] = map[*law.Clause]bool{}
	}
	if look.Parts != nil {
		cited = all(tb.Editions)
	}
	for _, part := range look.Parts {
		p.Parts = append(p.Parts, pagePart{part.ID, part.Name, template.HTML(part.Body)})
	}
	for i, e := range tb.Editions {
		p.Editions = append(p.Editions, pageEdition{Name: e.Name, Source: s.source(e), Column: i + 1})
	}
	for _, g := range table.Groups() {
		rows := slices.DeleteFunc(slices.Clone(tb.Rows), func(r table.Row) bool { return r.Group != g })
		if lines := s.lines(rows, &look); len(lines) > 0 {
			p.Groups = append(p.Groups, s.pageGroup(g.String(), s.group(g), lines, g == table.TwoWays && !look.Unfolded, &p, cited, &look))
		}
	}
	leads := slices.DeleteFunc(s.leadLines(tb.Leads, &look), func(l line) bool { return l.TwoWays && !look.Unfolded })
	if len(leads) > 0 {
		p.Groups = append(p.Groups, s.pageGroup("leads", s.say(fixed.leads), leads, true, &p, cited, &look))
	}
	if len(p.Groups) == 0 && tb.Covered.Whole {
		p.Notes = append([]string{cmp.Or(look.Nothing, s.say(fixed.noRow))}, p.Notes...)
	}
	for i, e := range tb.Editions {
		p.Editions[i].Clauses = s.pageClauses(e, cited[i])
	}
	var out bytes.Buffer
	err := pageTemplate.Execute(&out, &p)
	return append(buf, out.Bytes()...), err
}

// pageGroup makes the rows under a heading, and notes which clauses they cite.
func (s *speaker) pageGroup(id, name string, lines []line, folded bool, p *page, cited []map[*law.Clause]bool, look *Look) pageGroup {
	g := pageGroup{ID: id, Name: name, Count: len(lines), Folded: folded, Say: &p.Say, Editions: p.Editions}
	alone := pageGroup{Name: name, Say: &p.Say, Editions: p.Editions}
	for i := range lines {
		made := pageLine{line: lines[i]}
		for e := range lines[i].Cells {
			made.Cells = append(made.Cells, s.pageCell(&lines[i], e, cited[e], look))
		}
		if lines[i].Alone && !folded && !look.Unfolded {
			alone.Lines = append(alone.Lines, made)
		} else {
			g.Lines = append(g.Lines, made)
		}
	}
	if len(alone.Lines) > 0 {
		g.Alone = &alone
	}
	return g
}

func (s *speaker) pageCell(l *line, e int, cited map[*law.Clause]bool, look *Look) pageCell {
	c := &l.Cells[e]
	made := pageCell{Silent: c.Silent, Text: s.withLeads(strings.Join(c.Ruling, "; "), look)}
	if l.Differs && len(l.Shared) > 0 && !c.Silent && rulings(l.Cells) > 1 {
		made.Common, made.Text = strings.Join(l.Shared, "; "), s.withLeads(strings.Join(c.Rest, "; "), look)
	}
	if c.Silent {
		return made
	}
	if made.Text == "" {
		made.Text = template.HTML(html.EscapeString(s.say(fixed.nothingElse)))
	}
	for _, clause := range c.Here {
		cited[clause] = true
		made.Cites = append(made.Cites, pageClause{ID: clause.ID, Marked: marked(clause), Anchor: anchor(c.Edition, clause)})
	}
	return made
}

// anchor is the address of a clause on the page.
func anchor(edition string, c *law.Clause) string { return "c-" + edition + "-" + c.ID }

// pageClauses says the clauses that are cited, in the order of the book.
func (s *speaker) pageClauses(e *law.Edition, cited map[*law.Clause]bool) (list []pageClause) {
	e.Clauses(func(_ *law.Article, c *law.Clause) {
		if !cited[c] {
			return
		}
		made := pageClause{ID: c.ID, Marked: marked(c), Anchor: anchor(e.Name, c), Says: c.Says.In(s.lang)}
		if c.Provenance != "direct" {
			made.Note = c.Provenance + ": " + c.Cite
		}
		list = append(list, made)
	})
	return list
}
