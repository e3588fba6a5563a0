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
	leads := tb.Referred(rows)
	switch format {
	case "json":
		return AppendRowJSON(buf, tb, r, look)
	case "markdown":
		w := NewMarkdown(tb, look)
		return w.AppendEnd(w.table(buf, w.lines(rows, &look)), leads), nil
	case "csv":
		w := NewCSV(tb, look)
		return w.AppendEnd(w.AppendGroup(w.AppendHead(buf), rows), leads), nil
	case "html":
		one := *tb
		one.Rows, one.Leads = rows, leads
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
	if few := leadsOf(tb, r); few != nil {
		leads = few
	}
	for i := range leads {
		buf = w.AppendRow(buf, &leads[i])
	}
	return buf, nil
}

// leadsOf lists all rows about leads that tell the rest of a row, if they are few.
func leadsOf(tb *table.Table, r *table.Row) (list []table.Row) {
	seen := map[int]bool{}
	for e := range r.Cells {
		for _, n := range r.Cells[e].LeadRows {
			if !seen[n] {
				seen[n] = true
				list = append(list, *tb.Lead(n))
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
