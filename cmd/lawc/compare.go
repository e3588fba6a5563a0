package main

import (
	"github.com/spf13/cobra"

	"lawc/auction"
	"lawc/law"
	"lawc/report"
	"lawc/table/inwords"
)

const compareHelp = `Compare evaluates a record under several editions and shows their rulings side by
side. What they differ on is marked. Editions that have no clause for what happened
are left out unless -e names them; a page shows them as silent, and leads to the rows
of the table of rulings to which the record belongs; --table says where the page of
the table is. As JSON it is one document, or an array of them if there are several
records.

  lawc compare "N: 1S 1H TD E:2H"
  lawc compare --format html "N: 1S S:2S TD" > page.html
  lawc compare --format json -f boards.txt`

func newCompare(c *console) *cobra.Command {
	cmd := &cobra.Command{
		Use:   "compare [RECORD...]",
		Short: "Evaluate a record under several editions, side by side",
		Long:  compareHelp,
	}
	a := newAsk(c, cmd, "text", "json", "ndjson", "html")
	page := ""
	addTablePage(cmd, &page)
	cmd.RunE = func(_ *cobra.Command, args []string) error { return doCompare(a, page, args) }
	return cmd
}

func doCompare(a *ask, page string, args []string) error {
	programs, err := a.programs("all")
	if err != nil {
		return err
	}
	rows := newRowFinder(programs, inwords.Look{Lang: a.console.lang, Page: page})
	write := a.comparer(rows)
	a.document = a.format.word == "json"
	return a.page("compare", programs, func() error {
		return a.answer(args, func() evaluator {
			machines := machinesOf(programs)
			return func(out []byte, r *auction.Record) ([]byte, bool) {
				var results []*law.Result
				for _, m := range machines {
					results = append(results, m.Run(r))
				}
				shown, left := results, []*law.Result(nil)
				if len(a.editions) == 0 && a.format.word != "html" { // a page shows them as silent
					shown, left = decided(results)
				}
				return write(out, shown, left), false
			}
		})
	})
}

// decided sets those results apart that tell no more than that an edition has no
// clause; all are kept where all do.
func decided(results []*law.Result) (kept, left []*law.Result) {
	for _, r := range results {
		if r.Phase == law.Undecided {
			left = append(left, r)
		} else {
			kept = append(kept, r)
		}
	}
	if len(kept) == 0 {
		return results, nil
	}
	return kept, left
}

// comparer gives what appends a comparison in the format that was asked for: what is
// shown and what was left out.
func (a *ask) comparer(rows *rowFinder) func(out []byte, shown, left []*law.Result) []byte {
	style := a.style()
	switch a.format.word {
	case "html":
		return func(out []byte, shown, _ []*law.Result) []byte {
			return report.AppendComparisonHTML(out, shown, rows.links(shown[0].Record), a.console.lang)
		}
	case "json":
		return func(out []byte, shown, _ []*law.Result) []byte {
			return append(report.AppendPrettyComparisonJSON(out, shown), '\n')
		}
	case "ndjson":
		return func(out []byte, shown, _ []*law.Result) []byte {
			return append(report.AppendComparisonJSON(out, shown), '\n')
		}
	}
	return func(out []byte, shown, left []*law.Result) []byte {
		return report.AppendLeftOut(report.AppendComparison(append(out, '\n'), shown, style), left, style)
	}
}
