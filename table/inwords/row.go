package inwords

import (
	"fmt"

	"lawc/table"
)

// GroupName names a group.
func GroupName(g table.Group, lang string) string { return (&speaker{lang: lang}).group(g) }

// AppendRow appends one row in a format.
func AppendRow(buf []byte, tb *table.Table, r *table.Row, look Look, format string) ([]byte, error) {
	look.Differences, look.Unfolded = false, true
	rows := []table.Row{*r}
	switch format {
	case "json":
		return AppendRowJSON(buf, tb, r, look)
	case "markdown":
		w := NewMarkdown(tb, look)
		return w.AppendEnd(w.table(buf, w.lines(rows, &look)), nil), nil
	case "csv":
		w := NewCSV(tb, look)
		return w.AppendEnd(w.AppendGroup(w.AppendHead(buf), rows), nil), nil
	case "html":
		one := *tb
		one.Rows, one.Leads = rows, nil
		if r.Number > 0 {
			one.Rows, one.Leads = nil, rows
		}
		return AppendHTML(buf, &one, look)
	}
	w := NewText(tb, look)
	if r.Number == 0 {
		buf = append(buf, w.paint("1", w.group(r.Group))+"\n"...)
	}
	buf = w.AppendRow(buf, r)
	for _, n := range leadsOf(r) {
		buf = w.AppendRow(buf, tb.Lead(n))
	}
	return buf, nil
}

// leadsOf lists the rows about leads that a row refers to, if they are few.
func leadsOf(r *table.Row) (list []int) {
	seen := map[int]bool{}
	for e := range r.Cells {
		for _, n := range r.Cells[e].LeadRows {
			if !seen[n] {
				seen[n] = true
				list = append(list, n)
			}
		}
	}
	if len(list) > 4 {
		return nil
	}
	return list
}

// AppendCovered appends how many stages of made-up records have a row.
func AppendCovered(buf []byte, tb *table.Table, look Look) []byte {
	s := speaker{look.Lang, tb}
	for _, note := range s.covered() {
		buf = append(buf, note+"\n"...)
	}
	r := tb.Covered.Random
	if r == nil {
		return buf
	}
	buf = append(buf, s.say(t("Of %[1]d made-up records with one irregularity, %[2]d stages rule something; %[3]d of them have no row: %[4]s %.",
		"Van %[1]d verzonnen verslagen met één onregelmatigheid beslissen %[2]d stadia iets; %[3]d daarvan hebben geen rij: %[4]s %."),
		r.Records, r.Stages, r.Without, fmt.Sprintf("%.2f", 100*r.Share()))+"\n"...)
	for _, m := range r.Missing {
		buf = append(buf, "  "+m+"\n"...)
	}
	return buf
}
