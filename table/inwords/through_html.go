package inwords

import (
	"bytes"
	_ "embed"
	"html/template"
	"strings"

	"lawc/table"
)

//go:embed through.html
var throughSource string

var throughTemplate = template.Must(template.New("through").Parse(throughSource))

// throughPage is what the template is filled with. Prefix begins the ids of rows, so that
// each stands once on a page, Page is where the page of the table is.
type throughPage struct {
	Title, When, Prefix, Page string
	Editions, Notes           []string
	Groups                    []*throughGroup
}

type throughGroup struct {
	Name  string
	Lines []throughLine
}

type throughLine struct {
	ID, Head, Record string
	Differs, Settled bool
	Cells            []throughCell
}

type throughCell struct {
	Edition, Turn   string
	Text            template.HTML
	Changed, Silent bool
	Cites           []pageClause
}

// AppendTimelineHTML appends the rows of a topic through time as an article of a page, each
// with its address on the page of a table; the rows about leads to which they refer come
// last.
func AppendTimelineHTML(buf []byte, tb *table.Table, rows []table.Row, topic string, look Look) ([]byte, error) {
	w := NewText(tb, look)
	p := throughPage{Title: look.Title, When: w.say(fixed.when), Prefix: "row." + topic + ".", Page: look.Page, Notes: w.legend()}
	if !tb.Covered.Whole {
		p.Notes = append(p.Notes, w.say(fixed.partly))
	}
	for _, e := range tb.Editions {
		p.Editions = append(p.Editions, e.Name)
	}
	rows = w.unfolded(rows)
	leads := tb.Referred(rows)
	for _, r := range append(rows, leads...) {
		l := w.line(&r)
		name, head := w.heading(&l, " ")
		if n := len(p.Groups); n == 0 || p.Groups[n-1].Name != name {
			p.Groups = append(p.Groups, &throughGroup{Name: name})
		}
		line := throughLine{ID: l.ID, Head: head, Record: l.Record, Differs: l.Differs, Settled: l.Settled}
		for e, turn := range r.Through() {
			line.Cells = append(line.Cells, w.throughCell(&l, e, turn, p.Prefix, leads))
		}
		g := p.Groups[len(p.Groups)-1]
		g.Lines = append(g.Lines, line)
	}
	var out bytes.Buffer
	err := throughTemplate.Execute(&out, &p)
	return append(buf, out.Bytes()...), err
}

func (w *Text) throughCell(l *line, e int, turn table.Turn, prefix string, leads []table.Row) throughCell {
	c := &l.Cells[e]
	made := throughCell{Edition: c.Edition, Turn: w.turn(e, turn), Changed: turn == table.Changed, Silent: c.Silent}
	if c.Silent {
		return made
	}
	if w.letsPass(c) && turn == table.First {
		made.Turn = c.Ruling[0]
	} else if turn != table.Same {
		made.Text = linkLeads(strings.Join(c.Ruling, "; "), leads, func(r *table.Row) string { return prefix + r.ID })
	}
	for _, clause := range c.Here {
		made.Cites = append(made.Cites, pageClause{Marked: marked(clause), Anchor: anchor(c.Edition, clause)})
	}
	return made
}

// A Link leads to a row on the page of a table.
type Link struct{ Address, Text string }

// RowLink gives the link to a row, named by its group, its stage and when it applies.
func RowLink(tb *table.Table, r *table.Row, look Look) Link {
	s := speaker{look.Lang, tb}
	l := s.line(r)
	text := l.GroupName + ", " + l.when()
	if l.Lead != "" {
		text = s.say(fixed.leads) + ": " + text
	}
	return Link{look.Page + "#" + l.ID, text}
}
