package inwords

import (
	"slices"
	"strings"

	"lawc/internal/layout"
	"lawc/law"
	"lawc/table"
)

// A Text writes a table as text, one group after another as they are found.
type Text struct {
	speaker
	Look
	// Folded counts rows that have not been written out; alone, where they are counted
	// apart, those on which one edition alone rules.
	Folded, alone int
}

// NewText makes a writer of text.
func NewText(tb *table.Table, look Look) *Text {
	return &Text{speaker: speaker{look.Lang, tb}, Look: look}
}

// AppendHead appends what stands above a table: which editions it leaves out.
func (w *Text) AppendHead(buf []byte) []byte {
	for _, note := range w.leftOut(w.LeftOut) {
		buf = append(w.wrapAt(buf, w.paint("2", note), 0, 0), '\n')
	}
	return buf
}

// AppendGroup appends the rows of a group.
func (w *Text) AppendGroup(buf []byte, rows []table.Row) []byte {
	lines := w.lines(rows, &w.Look)
	if len(lines) == 0 {
		return buf
	}
	if lines[0].TwoWays && !w.Unfolded {
		w.Folded += len(lines)
		return buf
	}
	buf = append(buf, w.paint("1", lines[0].GroupName)+"\n"...)
	alone := []line(nil)
	for i := range lines {
		if lines[i].Alone && !w.Unfolded {
			alone = append(alone, lines[i])
			continue
		}
		buf = w.AppendRow(buf, lines[i].row)
	}
	return append(w.appendAlone(buf, alone), '\n')
}

// AppendRow appends one row, each edition that rules otherwise on lines of its own.
func (w *Text) AppendRow(buf []byte, r *table.Row) []byte {
	l := w.line(r)
	head := l.when()
	if l.Lead != "" {
		head = l.Lead + "  " + l.GroupName + ", " + head
	}
	buf = append(buf, "  "...)
	buf = w.wrap(buf, w.paint("1", head+l.sign()), 2)
	gap := "   "
	if layout.Columns("      "+l.Record+gap+l.ID) > w.columns() {
		gap = "\n      "
	}
	buf = append(buf, "      "+w.paint("2", l.Record)+gap+w.paint("2", l.ID)+"\n"...)
	shared := l.Differs && len(l.Shared) > 0 && rulings(l.Cells) > 1
	if shared {
		buf = w.entry(buf, w.say(fixed.inAll), w.paint("2", strings.Join(l.Shared, "; ")))
	}
	for _, alike := range together(l.Cells) {
		first := &l.Cells[alike[0]]
		said := first.Ruling
		if shared {
			said = first.Rest
		}
		var names, clauses []string
		for _, e := range alike {
			names = append(names, l.Cells[e].Edition)
			if len(l.Cells[e].Here) > 0 && !l.Cells[e].Silent {
				clauses = append(clauses, strings.Join(markedIDs(l.Cells[e].Here), " "))
			}
		}
		text := strings.Join(said, "; ")
		switch {
		case first.Silent:
			text = w.paint("2", "-")
		case text == "":
			text = w.say(fixed.nothingElse)
		}
		if len(clauses) > 0 {
			text += "  " + w.paint("2", "["+strings.Join(clauses, " | ")+"]")
		}
		buf = w.entry(buf, strings.Join(names, ", "), text)
	}
	return buf
}

// rulings counts how many different rulings there are.
func rulings(cells []cell) (n int) {
	for _, alike := range together(cells) {
		if !cells[alike[0]].Silent {
			n++
		}
	}
	return n
}

// together lists editions that rule alike, each lot once, in the order of the
// editions.
func together(cells []cell) (lots [][]int) {
	for e := range cells {
		found := false
		for i := range lots {
			first := &cells[lots[i][0]]
			if first.Silent == cells[e].Silent && strings.Join(first.Ruling, ";") == strings.Join(cells[e].Ruling, ";") {
				lots[i], found = append(lots[i], e), true
				break
			}
		}
		if !found {
			lots = append(lots, []int{e})
		}
	}
	return lots
}

// cited names clauses in brackets, if there are any, with a blank before them.
func (w *Text) cited(clauses []*law.Clause) string {
	if len(clauses) == 0 {
		return ""
	}
	return " " + w.paint("2", "["+strings.Join(markedIDs(clauses), " ")+"]")
}

// appendAlone appends rows on which one edition alone rules, a line each.
func (w *Text) appendAlone(buf []byte, lines []line) []byte {
	if len(lines) == 0 {
		return buf
	}
	buf = append(buf, "  "+w.paint("2", w.say(fixed.only)+":")+"\n"...)
	for i := range lines {
		l := &lines[i]
		for e := range l.Cells {
			if c := &l.Cells[e]; !c.Silent {
				text := l.when() + l.sign() + ": " + strings.Join(c.Ruling, "; ") + w.cited(c.Here)
				buf = w.entry(buf, c.Edition, text+" "+w.paint("2", "("+l.Record+")"))
			}
		}
	}
	return buf
}

// AppendEnd appends what stands below a table: rows about leads, what was folded,
// what it was made of, and its sources.
func (w *Text) AppendEnd(buf []byte, leads []table.Row) []byte {
	lines := slices.DeleteFunc(w.leadLines(leads, &w.Look), func(l line) bool { return l.TwoWays && !w.Unfolded })
	if len(lines) > 0 {
		buf = append(buf, w.paint("1", w.say(fixed.leads))+"\n"...)
		for i := range lines {
			buf = w.AppendRow(buf, lines[i].row)
		}
		buf = append(buf, '\n')
	}
	if w.Folded > 0 {
		buf = w.wrapAt(buf, w.say(fixed.folded, w.Folded, table.TwoWays), 0, 0)
	}
	for _, note := range w.notes() {
		buf = w.wrapAt(buf, w.paint("2", note), 0, 0)
	}
	return buf
}

// leftOut says which editions a table leaves out, if any, and how to have them.
func (s *speaker) leftOut(names []string) []string {
	if len(names) == 0 {
		return nil
	}
	return []string{s.say(fixed.leftOut, strings.Join(names, ", "))}
}

// covered says of what a table was made, and what is wrong with it.
func (s *speaker) covered() (list []string) {
	c := &s.table.Covered
	if c.Incidents > 0 {
		list = append(list, s.say(fixed.covered, c.Incidents, c.Stages))
	}
	if !c.Whole {
		list = append(list, s.say(fixed.partly))
	}
	for _, record := range c.Failed {
		list = append(list, s.say(fixed.failed, record))
	}
	return list
}

// notes are what must be known of a table, one sentence each.
func (w *Text) notes() []string {
	var list []string
	if rows := slices.Concat(w.table.Rows, w.table.Leads); w.table.Covered.Whole && !slices.ContainsFunc(rows, func(r table.Row) bool { return w.shows(&r) }) {
		list = append(list, w.say(fixed.noRow))
	}
	list = slices.Concat(list, w.covered(), w.legend())
	for _, e := range w.table.Editions {
		list = append(list, e.Name+": "+w.source(e))
	}
	return append(list, w.made(w.About))
}
