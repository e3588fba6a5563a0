package inwords

import (
	"slices"
	"strings"

	"lawc/table"
)

// AppendDiff appends what two editions rule differently, or several, one sentence a
// row and nothing else: what begins a comparison of editions. Rows about leads, which
// the others refer to, come last.
func AppendDiff(buf []byte, tb *table.Table, look Look) []byte {
	w := NewText(tb, look)
	silences, group := 0, ""
	for _, rows := range [][]table.Row{tb.Rows, tb.Leads} {
		for i := range rows {
			r := &rows[i]
			switch {
			case !r.Differs || r.Group == table.TwoWays && !look.Unfolded:
				continue
			case r.Alone() && !look.Unfolded:
				silences++
				continue
			}
			l := w.line(r)
			name, head := l.GroupName, l.when()
			if l.Lead != "" {
				name, head = w.say(fixed.leads), l.Lead+"  "+l.GroupName+", "+head
			}
			if name != group {
				group = name
				buf = append(buf, w.paint("1", name)+"\n"...)
			}
			buf = append(buf, "  "...)
			buf = w.wrap(buf, head+": "+w.sentence(&l)+" "+w.paint("2", "("+l.Record+")"), 2)
		}
	}
	if silences > 0 {
		buf = w.wrapAt(buf, w.say(t("Rows on which one edition alone rules, and which are folded: %[1]d.", "Rijen waarop maar één editie iets beslist, en die zijn samengevouwen: %[1]d."), silences), 0, 0)
	}
	return buf
}

// AppendDiffering appends what AppendDiff does under a heading, or that there is
// nothing of it. Of a draft it says what the change does.
func AppendDiffering(buf []byte, tb *table.Table, look Look, draft bool) []byte {
	w := NewText(tb, look)
	head := t("What they rule differently", "Wat zij anders beslissen")
	nothing := t("Nothing: they rule the same in every row of the table that is looked at.", "Niets: zij beslissen hetzelfde in elke rij van de tabel die is bekeken.")
	if draft {
		head = t("What the change does", "Wat de wijziging doet")
		nothing = t("Nothing: no row of the table that is looked at changes.", "Niets: geen rij van de tabel die is bekeken verandert.")
	}
	buf = append(buf, w.paint("1", w.say(head))+"\n\n"...)
	before := len(buf)
	if buf = AppendDiff(buf, tb, look); len(buf) == before {
		buf = w.wrapAt(append(buf, "    "...), w.say(nothing), 4, 4)
	}
	return buf
}

// Sentence says in one sentence how the editions differ in a row, the part in common
// last.
func Sentence(tb *table.Table, r *table.Row, lang string) string {
	s := speaker{lang, tb}
	l := s.line(r)
	return s.sentence(&l)
}

func (s *speaker) sentence(l *line) string {
	var parts []string
	shared := rulings(l.Cells) > 1
	common := slices.Concat(l.Shared, l.alsoAlike())
	for _, alike := range together(l.Cells) {
		first := &l.Cells[alike[0]]
		var names []string
		for _, e := range alike {
			names = append(names, l.Cells[e].Edition)
		}
		said := strings.Join(slices.DeleteFunc(slices.Clone(first.Rest), func(x string) bool { return slices.Contains(common, x) }), ", ")
		if !shared {
			said = strings.Join(first.Ruling, ", ")
		}
		switch {
		case first.Silent:
			said = s.say(fixed.silent)
		case said == "":
			said = s.say(fixed.nothingElse)
		}
		parts = append(parts, strings.Join(names, ", ")+": "+said)
	}
	text := strings.Join(parts, "; ")
	if shared && len(common) > 0 {
		text += "; " + s.say(fixed.inAll) + ": " + strings.Join(common, ", ")
	}
	return text
}

// alsoAlike lists what is said of every edition that rules although it is no effect
// that they share: that the same row tells of leads.
func (l *line) alsoAlike() (list []string) {
	first := slices.IndexFunc(l.Cells, func(c cell) bool { return !c.Silent })
	if first < 0 {
		return nil
	}
	for _, x := range l.Cells[first].Rest {
		if !slices.ContainsFunc(l.Cells, func(c cell) bool { return !c.Silent && !slices.Contains(c.Rest, x) }) {
			list = append(list, x)
		}
	}
	return list
}

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
