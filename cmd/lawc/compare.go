package main

import (
	"github.com/spf13/cobra"

	"lawc/auction"
	"lawc/law"
	"lawc/report"
)

const compareHelp = `Compare evaluates a record under several editions, by default all, and shows
their rulings side by side. What they differ on is marked.

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
	cmd.RunE = func(_ *cobra.Command, args []string) error { return doCompare(a, args) }
	return cmd
}

func doCompare(a *ask, args []string) error {
	programs, err := a.programs("all")
	if err != nil {
		return err
	}
	write := a.comparer()
	return a.page("compare", func() error {
		return a.answer(args, func() evaluator {
			machines := machinesOf(programs)
			results := make([]*law.Result, len(machines))
			return func(out []byte, r *auction.Record) []byte {
				for i, m := range machines {
					results[i] = m.Run(r)
				}
				return write(out, results)
			}
		})
	})
}

// comparer gives what appends a comparison in the format that was asked for.
// As JSON it is the results, one after another.
func (a *ask) comparer() func([]byte, []*law.Result) []byte {
	style, one := a.style(), a.writer()
	switch a.format.word {
	case "text":
		return func(out []byte, rs []*law.Result) []byte {
			return report.AppendComparison(append(out, '\n'), rs, style)
		}
	case "html":
		return func(out []byte, rs []*law.Result) []byte { return report.AppendComparisonHTML(out, rs, a.lang.word) }
	}
	return func(out []byte, rs []*law.Result) []byte {
		for _, r := range rs {
			out = one(out, r)
		}
		return out
	}
}
