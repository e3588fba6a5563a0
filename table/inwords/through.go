package inwords

import (
	"encoding/json"
	"strings"

	"lawc/table"
)

// turnWords say how an edition stands, in a row, to those before it; turnNames do so in
// JSON.
var (
	turnWords = [...]text{
		table.StaysSilent: t("silent", "zwijgt"), table.First: t("ruled on here first", "hier voor het eerst"), table.Same: t("the same", "hetzelfde"),
		table.Changed: t("changed", "veranderd"), table.Dropped: t("silent", "zwijgt"),
	}
	turnNames = [...]string{table.StaysSilent: "silent", table.First: "first", table.Same: "same", table.Changed: "changed", table.Dropped: "dropped"}
)

// turn says how an edition stands to those before it. One whose source is not whole has
// dropped nothing: it is silent.
func (s *speaker) turn(e int, turn table.Turn) string {
	if turn == table.Dropped && s.table.Editions[e].Whole {
		return s.say(t("no longer ruled on", "niet meer geregeld"))
	}
	return s.say(turnWords[turn])
}

// AppendTimeline appends rows through time: which edition ruled first, which changed it,
// which is silent. The rows about leads to which they refer come last.
func AppendTimeline(buf []byte, tb *table.Table, rows []table.Row, look Look) []byte {
	w := NewText(tb, look)
	group, told := "", w.unfolded(rows)
	told = append(told, tb.Referred(told)...)
	for _, r := range told {
		l := w.line(&r)
		name, head := w.heading(&l, " ")
		if name != group {
			group = name
			buf = append(buf, w.paint("1", name)+"\n"...)
		}
		buf = append(buf, "  "...)
		buf = w.wrap(buf, w.paint("1", head+l.sign()), 2)
		buf = append(buf, "      "+w.paint("2", l.Record)+"\n"...)
		for e, turn := range r.Through() {
			buf = w.entry(buf, l.Cells[e].Edition, w.through(&l.Cells[e], e, turn))
		}
	}
	return w.appendNotes(buf, rows, told)
}

// through says how an edition stands to those before it, what it rules where that is new,
// and by which clauses.
func (w *Text) through(c *cell, e int, turn table.Turn) string {
	text := w.turn(e, turn)
	if c.Silent {
		return text
	}
	if w.letsPass(c) && turn == table.First {
		text = c.Ruling[0]
	} else if turn != table.Same {
		text += ": " + strings.Join(c.Ruling, "; ")
	}
	return text + w.cited(c.Here)
}

// appendNotes appends what must be known of rows through time: how many of them are folded,
// what their signs mean, whether they are all.
func (w *Text) appendNotes(buf []byte, rows, told []table.Row) []byte {
	notes := w.legendOf(told)
	if folded := len(rows) - len(w.unfolded(rows)); folded > 0 {
		notes = append(notes, w.say(fixed.folded, folded, table.TwoWays))
	}
	if !w.table.Covered.Whole {
		notes = append(notes, w.say(fixed.partly))
	}
	for _, note := range notes {
		buf = w.wrapAt(buf, w.paint("2", note), 0, 0)
	}
	return buf
}

// letsPass reports whether an edition that is not silent lets a matter pass.
func (s *speaker) letsPass(c *cell) bool {
	return len(c.Ruling) == 1 && (c.Ruling[0] == s.say(fixed.noEffect) || c.Ruling[0] == s.say(fixed.awaits))
}

// unfolded gives the rows that are written out.
func (w *Text) unfolded(rows []table.Row) (list []table.Row) {
	for i := range rows {
		if rows[i].Group != table.TwoWays || w.Unfolded {
			list = append(list, rows[i])
		}
	}
	return list
}

// jsonTimed is a row through time.
type jsonTimed struct {
	jsonRow
	// Through says of each edition how it stands to those before it.
	Through map[string]string `json:"through"`
}

// TimelineJSON gives rows through time as data, and the rows about leads to which they
// refer.
func TimelineJSON(tb *table.Table, rows []table.Row, lang string) (main, leads json.RawMessage, err error) {
	s := speaker{lang, tb}
	list := func(rows []table.Row) (text json.RawMessage, err error) {
		timed := []jsonTimed{}
		for i := range rows {
			row := jsonTimed{s.jsonRow(&rows[i]), map[string]string{}}
			for e, turn := range rows[i].Through() {
				row.Through[tb.Editions[e].Name] = turnNames[turn]
			}
			timed = append(timed, row)
		}
		return json.Marshal(timed)
	}
	if main, err = list(rows); err == nil {
		leads, err = list(tb.Referred(rows))
	}
	return main, leads, err
}

// heading is under which heading a row stands and what it begins with: rows about leads
// stand together, each under its number, with a gap behind it.
func (w *Text) heading(l *line, gap string) (name, head string) {
	if l.Lead == "" {
		return l.GroupName, l.when()
	}
	return w.say(fixed.leads), l.Lead + gap + l.GroupName + ", " + l.when()
}
