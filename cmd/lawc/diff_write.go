package main

import (
	"fmt"
	"slices"

	"lawc/differ"
	"lawc/law"
	"lawc/report"
	"lawc/table"
	"lawc/table/inwords"
)

// look is how the rows are written. In a draft a clause that is gone matters as much as
// one that is changed, so nothing is folded.
func (d *differed) look() inwords.Look {
	style := d.console.style()
	return inwords.Look{Lang: d.console.lang, Colour: style.Colour, Width: style.Width, Unfolded: d.draft || d.record != "", About: about()}
}

// told writes the rows as text.
func (d *differed) told() error {
	out := inwords.AppendDiffering(nil, d.found, d.look(), d.draft)
	if d.otherwise {
		out = append(out, "    "+d.console.says("but this record they rule otherwise, as lawc compare shows")+"\n"...)
	}
	if d.only.word != "behaviour" || d.walks() {
		out = append(out, '\n')
	}
	_, err := d.console.out.Write(out)
	return err
}

// write writes what follows the rows or, in a form that is one whole, everything.
func (d *differed) write(c *differ.Comparison) ([]byte, error) {
	shown := report.Shown{Clauses: d.only.word != "behaviour", Behaviour: d.walked, Draft: d.draft}
	switch d.format.word {
	case "json":
		return d.json(c, shown)
	case "html":
		return d.page(c, shown)
	}
	if !shown.Clauses && !shown.Behaviour || d.stop() && !d.walked {
		return nil, nil
	}
	return report.AppendEditionDiff(nil, c, shown, d.console.style()), nil
}

// json writes the comparison with the rows that were found.
func (d *differed) json(c *differ.Comparison, shown report.Shown) (out []byte, err error) {
	if d.found != nil {
		if shown.Rows, err = inwords.RowsJSON(d.found, d.found.Rows, d.console.lang); err != nil {
			return nil, err
		}
		if shown.Leads, err = inwords.RowsJSON(d.found, d.found.Leads, d.console.lang); err != nil {
			return nil, err
		}
		shown.Whole = d.found.Covered.Whole
	}
	return report.AppendEditionDiffJSON(nil, c, shown, d.console.lang)
}

// page writes the comparison as the page of a table: the rows that were found, and below
// them the rest.
func (d *differed) page(c *differ.Comparison, shown report.Shown) ([]byte, error) {
	tb, look := d.found, d.look()
	look.Title = inwords.DiffTitle(d.console.lang, d.draft)
	if tb == nil {
		tb = &table.Table{Editions: []*law.Edition{c.A, c.B}, Covered: table.Covered{Whole: true}}
	} else {
		look.Nothing = inwords.NoDifference(d.console.lang, d.draft)
	}
	for _, part := range report.EditionDiffParts(c, shown, d.console.lang, inwords.ClauseAddress) {
		look.Parts = append(look.Parts, inwords.Part(part))
	}
	return inwords.AppendHTML(nil, tb, look)
}

// verdict is the exit status: whether the two differ in what was shown.
func (d *differed) verdict(c *differ.Comparison) error {
	if failures := c.Failed(); len(failures) > 0 {
		return fmt.Errorf("error in lawc: %s did not come out again, the first of them %s", count(len(failures), "record"), failures[0].Record.String())
	}
	if c.Stopped || d.found != nil && !d.found.Covered.Whole {
		fmt.Fprintf(d.console.errs, "lawc: %s\n", d.console.says("interrupted, this is not all of the comparison"))
		return interrupted
	}
	unlike := len(c.Differences) > 0
	if d.found != nil {
		differs := func(r table.Row) bool { return r.Differs }
		unlike = unlike || slices.ContainsFunc(d.found.Rows, differs) || slices.ContainsFunc(d.found.Leads, differs)
	}
	if d.only.word == "clauses" {
		unlike = slices.ContainsFunc(c.Clauses, func(x differ.ClauseChange) bool { return x.Kind != differ.SameClause })
	}
	if unlike || d.otherwise {
		return failed
	}
	return nil
}
