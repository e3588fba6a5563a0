package inwords

import (
	"slices"
	"strings"

	"lawc/table"
)

// AppendDiff appends what two editions rule differently, or several, one sentence a
// row and nothing else: what begins a comparison of editions. Rows about leads come last,
// those too in which the editions are alike but to which others refer.
func AppendDiff(buf []byte, tb *table.Table, look Look) []byte {
	w := NewText(tb, look)
	told := w.differing(tb.Rows, nil)
	leads := w.differing(tb.Leads, tb.Referred(told))
	group := ""
	for _, r := range slices.Concat(told, leads) {
		l := w.line(&r)
		name, head := w.heading(&l, "  ")
		if name != group {
			group = name
			buf = append(buf, w.paint("1", name)+"\n"...)
		}
		buf = append(buf, "  "...)
		buf = w.wrap(buf, head+l.sign()+": "+w.sentence(&l)+" "+w.paint("2", "("+l.Record+")"), 2)
	}
	if unsettledIn(slices.Concat(told, leads)) {
		buf = w.wrapAt(buf, w.rowLegend(), 0, 0)
	}
	if w.alone+w.Folded > 0 {
		var names []string
		for _, e := range tb.Editions {
			names = append(names, e.Name)
		}
		buf = w.wrapAt(buf, w.say(t("Folded: %[1]d rows on which one edition alone rules, %[2]d on calls irregular in two ways; lawc table --unfold --differences --editions %[3]s shows them.",
			"Niet uitgevouwen: %[1]d rijen waarop maar één editie iets beslist, %[2]d over biedingen die op twee manieren onregelmatig zijn; lawc table --unfold --differences --editions %[3]s toont ze."),
			w.alone, w.Folded, strings.Join(names, ",")), 0, 0)
	}
	return buf
}

// differing gives the rows that are told: those that differ, and those that must be. It
// counts those that are folded.
func (w *Text) differing(rows, must []table.Row) (told []table.Row) {
	for i := range rows {
		r := &rows[i]
		switch {
		case slices.ContainsFunc(must, func(x table.Row) bool { return x.ID == r.ID }):
			told = append(told, *r)
		case !r.Differs:
		case r.Group == table.TwoWays && !w.Unfolded:
			w.Folded++
		case r.Alone() && !w.Unfolded:
			w.alone++
		default:
			told = append(told, *r)
		}
	}
	return told
}

// DiffTitle is the heading over what two editions rule differently, or over what a draft
// changes; NoDifference is said where that is nothing.
func DiffTitle(lang string, draft bool) string {
	if draft {
		return t("What your change does", "Wat uw wijziging doet").In(lang)
	}
	return t("What they rule differently", "Wat zij anders beslissen").In(lang)
}

// NoDifference says that there is nothing under that heading.
func NoDifference(lang string, draft bool) string {
	if draft {
		return t("Nothing: no row of the table that is looked at changes.", "Niets: geen rij van de tabel die is bekeken verandert.").In(lang)
	}
	return t("Nothing: they rule the same in every row of the table that is looked at.", "Niets: zij beslissen hetzelfde in elke rij van de tabel die is bekeken.").In(lang)
}

// AppendDiffering appends what AppendDiff does under a heading, or that there is
// nothing of it, and whether that is all.
func AppendDiffering(buf []byte, tb *table.Table, look Look, draft bool) []byte {
	w := NewText(tb, look)
	buf = append(buf, w.paint("1", DiffTitle(look.Lang, draft))+"\n\n"...)
	before := len(buf)
	buf = AppendDiff(buf, tb, look)
	switch {
	case !tb.Covered.Whole:
		buf = append(buf, w.say(fixed.partly)+"\n"...)
	case len(buf) == before:
		buf = w.wrapAt(append(buf, "    "...), NoDifference(look.Lang, draft), 4, 4)
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
