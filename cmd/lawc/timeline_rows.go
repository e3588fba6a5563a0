package main

import (
	"slices"
	"strings"

	"lawc/interp"
	"lawc/law"
	"lawc/table"
	"lawc/table/inwords"
)

// ruled appends the rows of the table that rest on a topic, through time: an edition
// without a clause of that name may rule on the matter all the same, or have one and
// rule nothing. Those of the kind of irregularity after which the topic is named are
// found at once, those of all kinds only if they are asked for.
func (t *timed) ruled(out []byte, topic string, programs []*interp.Program) []byte {
	var o table.Options
	first, _, _ := strings.Cut(topic, "/")
	group, named := table.GroupNamed(first)
	switch {
	case t.format.word != "text" || !named && !t.rows:
		return out
	case !t.rows:
		o.Groups = []table.Group{group}
	}
	tb := t.table(programs, o)
	rows := slices.DeleteFunc(slices.Clone(tb.Rows), func(r table.Row) bool { return !r.Concerns(topic) })
	if len(rows) == 0 {
		return out
	}
	style := t.console.style(t.lang.word)
	head := law.Text{EN: "What is ruled", NL: "Wat er wordt beslist"}.In(t.lang.word)
	out = append(apart(out), head+": "+topic+"\n\n"...)
	return inwords.AppendTimeline(out, tb, rows, inwords.Look{Lang: t.lang.word, Colour: style.Colour, Width: style.Width})
}

// table makes a table, that of all kinds once.
func (t *timed) table(programs []*interp.Program, o table.Options) *table.Table {
	if !t.rows {
		return table.Make(programs, o)
	}
	if t.whole == nil {
		t.whole = table.Make(programs, o)
	}
	return t.whole
}
