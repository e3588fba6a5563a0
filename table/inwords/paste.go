package inwords

import (
	"bytes"
	"encoding/csv"
	"strings"

	"lawc/table"
)

// A Markdown writes a table to be pasted into an article.
type Markdown struct {
	speaker
	Look
}

// NewMarkdown makes a writer of markdown.
func NewMarkdown(tb *table.Table, look Look) *Markdown {
	return &Markdown{speaker{look.Lang, tb}, look}
}

// AppendHead appends which editions the table leaves out.
func (w *Markdown) AppendHead(buf []byte) []byte {
	for _, note := range w.leftOut(w.LeftOut) {
		buf = append(buf, note+"\n\n"...)
	}
	return buf
}

// AppendGroup appends the rows of a group, with a heading and a head of its own.
func (w *Markdown) AppendGroup(buf []byte, rows []table.Row) []byte {
	lines := w.lines(rows, &w.Look)
	if len(lines) == 0 || lines[0].TwoWays && !w.Unfolded {
		return buf
	}
	return w.table(append(buf, "## "+lines[0].GroupName+"\n\n"...), lines)
}

func (w *Markdown) table(buf []byte, lines []line) []byte {
	head := []string{w.say(fixed.stage), w.say(fixed.when), w.say(fixed.record)}
	for _, e := range w.speaker.table.Editions {
		head = append(head, e.Name)
	}
	head = append(head, "id")
	buf = w.row(buf, head)
	buf = append(buf, "|"+strings.Repeat(" --- |", len(head))+"\n"...)
	for i := range lines {
		l := &lines[i]
		stage := l.StageName
		if l.Lead != "" {
			stage = l.Lead + " " + l.GroupName + ", " + stage
		}
		cells := []string{stage + l.sign(), l.Label, "`" + l.Record + "`"}
		for e := range l.Cells {
			cells = append(cells, w.cell(&l.Cells[e]))
		}
		buf = w.row(buf, append(cells, l.ID))
	}
	return append(buf, '\n')
}

// cell is a ruling with the clauses applied at the stage.
func (w *Markdown) cell(c *cell) string {
	if c.Silent {
		return ""
	}
	text := strings.Join(c.Ruling, "; ")
	if len(c.Here) > 0 {
		text += " (" + strings.Join(markedIDs(c.Here), ", ") + ")"
	}
	return text
}

func (w *Markdown) row(buf []byte, cells []string) []byte {
	for _, c := range cells {
		buf = append(buf, "| "+strings.ReplaceAll(c, "|", "\\|")+" "...)
	}
	return append(buf, "|\n"...)
}

// AppendEnd appends the rows about leads and what stands below a table.
func (w *Markdown) AppendEnd(buf []byte, leads []table.Row) []byte {
	var lines []line
	for _, l := range w.leadLines(leads, &w.Look) {
		if !l.TwoWays || w.Unfolded {
			lines = append(lines, l)
		}
	}
	if len(lines) > 0 {
		buf = w.table(append(buf, "## "+w.say(fixed.leads)+"\n\n"...), lines)
	}
	text := Text{speaker: w.speaker, Look: w.Look}
	for _, note := range text.notes() {
		buf = append(buf, "- "+note+"\n"...)
	}
	return buf
}

// A CSV writes a table for a spreadsheet: every row, each edition in two columns.
type CSV struct {
	speaker
	Look
}

// NewCSV makes a writer of CSV.
func NewCSV(tb *table.Table, look Look) *CSV { return &CSV{speaker{look.Lang, tb}, look} }

// AppendHead appends the names of the columns.
func (w *CSV) AppendHead(buf []byte) []byte {
	head := []string{"id", "lead", "group", "stage", "when", "record", "differs", "settled"}
	for _, e := range w.table.Editions {
		head = append(head, e.Name, e.Name+" clauses")
	}
	return appendCSV(buf, head)
}

// AppendGroup appends rows.
func (w *CSV) AppendGroup(buf []byte, rows []table.Row) []byte {
	return w.appendLines(buf, w.lines(rows, &w.Look))
}

func (w *CSV) appendLines(buf []byte, lines []line) []byte {
	for _, l := range lines {
		cells := []string{l.ID, l.Lead, l.GroupName, l.StageName, l.Label, l.Record, yesNo(l.Differs), yesNo(l.Settled)}
		for e := range l.Cells {
			clauses := ""
			if !l.Cells[e].Silent {
				clauses = strings.Join(markedIDs(l.Cells[e].Clauses), " ")
			}
			cells = append(cells, strings.Join(l.Cells[e].Ruling, "; "), clauses)
		}
		buf = appendCSV(buf, cells)
	}
	return buf
}

// AppendEnd appends the rows about leads, and the sources as rows without an id.
func (w *CSV) AppendEnd(buf []byte, leads []table.Row) []byte {
	buf = w.appendLines(buf, w.leadLines(leads, &w.Look))
	text := Text{speaker: w.speaker, Look: w.Look}
	for _, note := range append(w.leftOut(w.LeftOut), text.notes()...) {
		cells := make([]string, 8+2*len(w.table.Editions))
		cells[4] = note
		buf = appendCSV(buf, cells)
	}
	return buf
}

func yesNo(b bool) string {
	if b {
		return "true"
	}
	return "false"
}

func appendCSV(buf []byte, cells []string) []byte {
	var b bytes.Buffer
	w := csv.NewWriter(&b)
	if err := w.Write(cells); err != nil {
		panic(err) // a buffer takes what is written
	}
	w.Flush()
	return append(buf, b.Bytes()...)
}
