package inwords

import (
	"strings"

	"lawc/table"
)

// turnWords say how an edition stands, in a row, to those before it.
var turnWords = [...]text{
	table.StaysSilent: t("silent", "zwijgt"), table.First: t("ruled on here first", "hier voor het eerst"), table.Same: t("the same", "hetzelfde"),
	table.Changed: t("changed", "veranderd"), table.Dropped: t("silent", "zwijgt"),
}

// AppendTimeline appends rows through time: which edition ruled first, which
// changed it, which is silent.
func AppendTimeline(buf []byte, tb *table.Table, rows []table.Row, look Look) []byte {
	w := NewText(tb, look)
	group := ""
	for i := range rows {
		r := &rows[i]
		if r.Group == table.TwoWays && !look.Unfolded {
			continue
		}
		if name := w.group(r.Group); name != group {
			group = name
			buf = append(buf, w.paint("1", name)+"\n"...)
		}
		l := w.line(r)
		buf = append(buf, "  "...)
		buf = w.wrap(buf, w.paint("1", l.when()), 2)
		buf = append(buf, "      "+w.paint("2", l.Record)+"\n"...)
		for e, turn := range r.Through() {
			text := w.say(turnWords[turn])
			if turn == table.Dropped && tb.Editions[e].Whole {
				text = w.say(t("no longer ruled on", "niet meer geregeld"))
			}
			if turn == table.First || turn == table.Changed {
				text += ": " + strings.Join(l.Cells[e].Ruling, "; ") + "  " + w.paint("2", "["+strings.Join(ids(l.Cells[e].Here), " ")+"]")
			}
			buf = w.entry(buf, l.Cells[e].Edition, text)
		}
	}
	return buf
}
