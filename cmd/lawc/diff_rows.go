package main

import (
	"fmt"
	"slices"

	"lawc/differ"
	"lawc/explore"
	"lawc/interp"
	"lawc/law"
	"lawc/table"
)

// begin finds the rows of the table in which the editions differ and, of a comparison
// as text, writes them at once, before any walk.
func (d *differed) begin(programs []*interp.Program, wanted wantedClause) error {
	if d.only.word == "clauses" {
		return nil
	}
	tb := d.rows(programs)
	if n := len(tb.Covered.Failed); n > 0 {
		return fmt.Errorf("error in lawc: %s did not rule the same when run again, the first of them %s", count(n, "record"), tb.Covered.Failed[0])
	}
	others := func(r table.Row) bool { return !r.Differs || wanted != nil && !rests(tb, &r, wanted) }
	tb.Rows = slices.DeleteFunc(tb.Rows, others)
	named := tb.Referred(tb.Rows)
	tb.Leads = slices.DeleteFunc(tb.Leads, func(r table.Row) bool {
		return others(r) && !slices.ContainsFunc(named, func(x table.Row) bool { return x.ID == r.ID })
	})
	d.found = tb
	d.unseen = d.draft && tb.Covered.Whole && len(tb.Rows)+len(tb.Leads) == 0 && isChanged(programs)
	if d.at != nil && len(tb.Rows)+len(tb.Leads) == 0 {
		d.otherwise = d.ruleOtherwise(programs)
	}
	if d.format.word != "text" {
		return nil
	}
	return d.told()
}

// isChanged reports whether the editions differ in any clause.
func isChanged(programs []*interp.Program) bool {
	return slices.ContainsFunc(differ.CompareClauses(programs[0].Edition, programs[1].Edition), func(x differ.ClauseChange) bool { return x.Kind != differ.SameClause })
}

// ruleOtherwise reports whether the editions rule differently on the record that is asked
// for; two drafts of one edition also where they cite other clauses.
func (d *differed) ruleOtherwise(programs []*interp.Program) bool {
	a, b := programs[0].NewMachine().Run(d.at), programs[1].NewMachine().Run(d.at)
	if d.draft {
		return !explore.Alike(a, b)
	}
	return !explore.SameRuling(a, b)
}

// rows makes the table of the editions, or that of the row of a record and of the
// rows about leads to which it refers.
func (d *differed) rows(programs []*interp.Program) *table.Table {
	if d.at == nil {
		return table.Make(programs, table.Options{Stop: d.stop})
	}
	tb, row := table.Find(programs, d.at, table.Options{Stop: d.stop})
	if row == nil {
		return &table.Table{Editions: editionsOf(programs), Covered: table.Covered{Whole: tb == nil || tb.Covered.Whole}}
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
