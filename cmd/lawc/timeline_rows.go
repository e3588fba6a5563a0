package main

import (
	"slices"
	"strings"

	"lawc/differ"
	"lawc/interp"
	"lawc/law"
	"lawc/report"
	"lawc/table"
	"lawc/table/inwords"
)

// TimedRows are the rows of the table that rest on a topic; its table is nil where they
// are not looked at.
type timedRows struct {
	table *table.Table
	rows  []table.Row
}

// ruled finds the rows of the table that rest on a topic, of the kind of irregularity
// after which it is named, if it is and no others are asked for, or of all kinds. An
// edition without a clause of that name may rule on the matter all the same, or have one
// and rule nothing.
func (t *timed) ruled(topic string, programs []*interp.Program) *timedRows {
	if !t.rows {
		return &timedRows{}
	}
	first, _, _ := strings.Cut(topic, "/")
	group, named := table.GroupNamed(first)
	var tb *table.Table
	if named && !t.kinds {
		tb = t.make(programs, table.Options{Groups: []table.Group{group}})
	} else {
		if t.whole == nil {
			t.whole = t.make(programs, table.Options{})
		}
		tb = t.whole
	}
	return &timedRows{tb, concerned(tb, topic)}
}

// make makes a table, and shows somebody at a terminal how far it has come.
func (t *timed) make(programs []*interp.Program, o table.Options) *table.Table {
	v := &tableViewer{console: t.console, watched: isTerminal(t.console.errs)}
	defer v.clear()
	o.Progress, o.Stop = v.progress, t.stop
	return table.Make(programs, o)
}

// concerned gives the rows that rest on a topic.
func concerned(tb *table.Table, topic string) []table.Row {
	return slices.DeleteFunc(slices.Clone(tb.Rows), func(r table.Row) bool { return !r.Concerns(topic) })
}

// judge says of the editions that have no clause on a topic whether they rule on the
// matter all the same, and by which clauses: those that are only assumed, so that an
// auction can be run at all, are not named.
func (x *timedRows) judge(topic string, list []differ.Saying) {
	if x.table == nil || !x.table.Covered.Whole {
		return
	}
	rows := concerned(x.table, topic)
	for e := range list {
		said := &list[e]
		said.Judged = true
		for i := range rows {
			c := &rows[i].Cells[e]
			if c.Silent || !said.Unheaded() {
				continue
			}
			said.Rules = true
			for _, clause := range c.Here {
				if clause.Provenance != "assumed" && !slices.Contains(said.By, clause) {
					said.By = append(said.By, clause)
				}
			}
		}
	}
}

// json gives those of the rows that rest on a topic as data.
func (x *timedRows) json(topic, lang string) (rows report.Rows, err error) {
	if x.table != nil {
		rows.Whole = &x.table.Covered.Whole
		rows.Main, rows.Leads, err = inwords.TimelineJSON(x.table, concerned(x.table, topic), lang)
	}
	return rows, err
}

// writeRows appends the rows of a topic to text or to a page.
func (t *timed) writeRows(out []byte, topic string, x *timedRows) ([]byte, error) {
	if len(x.rows) == 0 || t.format.word == "json" {
		return out, nil
	}
	style := t.console.style()
	look := inwords.Look{Lang: t.console.lang, Colour: style.Colour, Width: style.Width, Page: t.page}
	look.Title = law.Text{EN: "What is ruled", NL: "Wat er wordt beslist"}.In(t.console.lang) + ": " + topic
	if t.format.word == "html" {
		return inwords.AppendTimelineHTML(out, x.table, x.rows, topic, look)
	}
	return inwords.AppendTimeline(append(apart(out), look.Title+"\n\n"...), x.table, x.rows, look), nil
}
