package main

import (
	"fmt"
	"slices"

	"lawc/differ"
	"lawc/interp"
	"lawc/law"
	"lawc/report"
	"lawc/table"
	"lawc/table/inwords"
)

// begin finds the rows of the table in which the editions differ and, of a comparison
// as text, writes them at once, before any walk. It reports whether there are any.
func (d *differed) begin(programs []*interp.Program, wanted wantedClause) (unlike bool, err error) {
	if d.only.word == "clauses" || d.format.word == "html" {
		return false, nil
	}
	tb := d.rows(programs)
	if n := len(tb.Covered.Failed); n > 0 {
		return false, fmt.Errorf("error in lawc: %s did not rule the same when run again, the first of them %s", count(n, "record"), tb.Covered.Failed[0])
	}
	others := func(r table.Row) bool { return !r.Differs || wanted != nil && !rests(tb, &r, wanted) }
	tb.Rows, tb.Leads = slices.DeleteFunc(tb.Rows, others), slices.DeleteFunc(tb.Leads, others)
	if d.format.word == "json" {
		d.found = tb
	} else {
		err = d.told(tb)
	}
	return len(tb.Rows)+len(tb.Leads) > 0, err
}

// told writes the rows as text.
func (d *differed) told(tb *table.Table) error {
	style := d.console.style(d.lang.word)
	// In a draft a clause that is gone matters as much as one that is changed.
	look := inwords.Look{Lang: d.lang.word, Colour: style.Colour, Width: style.Width, Unfolded: d.draft || d.at != nil}
	out := inwords.AppendDiffering(nil, tb, look, d.draft)
	if d.only.word != "behaviour" || d.walks() {
		out = append(out, '\n')
	}
	_, err := d.console.out.Write(out)
	return err
}

// json writes the comparison with the rows that were found.
func (d *differed) json(c *differ.Comparison, shown report.Shown) (out []byte, err error) {
	if d.found != nil {
		if shown.Rows, err = inwords.RowsJSON(d.found, d.found.Rows, d.lang.word); err != nil {
			return nil, err
		}
		if shown.Leads, err = inwords.RowsJSON(d.found, d.found.Leads, d.lang.word); err != nil {
			return nil, err
		}
	}
	return report.AppendEditionDiffJSON(nil, c, shown, d.lang.word)
}

// rows makes the table of the editions, or that of the row of a record and of the
// rows about leads to which it refers.
func (d *differed) rows(programs []*interp.Program) *table.Table {
	if d.at == nil {
		return table.Make(programs, table.Options{})
	}
	tb, row := table.Find(programs, d.at, table.Options{})
	if row == nil {
		return &table.Table{Editions: editionsOf(programs)}
	}
	one := *tb
	one.Leads = nil
	one.Rows = []table.Row{*row}
	for i := range row.Cells {
		for _, n := range row.Cells[i].LeadRows {
			if lead := tb.Lead(n); !slices.ContainsFunc(one.Leads, func(x table.Row) bool { return x.Number == n }) {
				one.Leads = append(one.Leads, *lead)
			}
		}
	}
	return &one
}

// rests reports whether a row rests, at its stage, on a clause that is wanted.
func rests(tb *table.Table, r *table.Row, wanted wantedClause) bool {
	for i, e := range tb.Editions {
		if slices.ContainsFunc(r.Cells[i].Here, func(c *law.Clause) bool { return wanted(e, c) }) {
			return true
		}
	}
	return false
}
