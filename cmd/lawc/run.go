package main

import (
	"slices"

	"github.com/spf13/cobra"

	"lawc/auction"
	"lawc/interp"
	"lawc/law"
	"lawc/options"
	"lawc/report"
)

const runHelp = `Run evaluates records under one edition or several: the calls that count, who
must pass and how long, what may still be chosen, and the clauses applied.

Records are given as arguments or in files: text (a record a line), YAML, JSON,
NDJSON, PBN or LIN. One that cannot be read is reported where it stands; the
others are evaluated all the same. Of files it says in words first how many records
there are and how many hold irregularities, and writes out these alone.

  lawc run "N: 1S 1H TD E:2H"
  lawc run -e all --lang nl "N: 1S 1H"
  lawc run --ask "N: 1C 1H>2H"
  lawc run -e all --format ndjson -f boards.pbn
  lawc run --format csv -f boards.pbn > boards.csv
  echo "N: 1NT P 3NT AP" | lawc run -`

func newRun(c *console) *cobra.Command {
	cmd := &cobra.Command{
		Use:   "run [RECORD...]",
		Short: "Evaluate records under an edition",
		Long:  runHelp,
	}
	a := newAsk(c, cmd, "text", "json", "ndjson", "csv", "html")
	addAsks(cmd, a)
	cmd.Flags().BoolVar(&a.every, "every", false, "write out every record of a file, not only those with irregularities")
	cmd.RunE = func(_ *cobra.Command, args []string) error { return doRun(a, args) }
	return cmd
}

func doRun(a *ask, args []string) error {
	programs, err := a.programs()
	if err != nil {
		return err
	}
	write := a.writer()
	a.sifts = a.format.word == "text" && !a.every && len(a.files) > 0 && !slices.Contains(a.files, "-")
	if err := a.head(); err != nil {
		return err
	}
	return a.page("run", programs, func() error {
		return a.answer(args, func() evaluator {
			machines, explorers := machinesOf(programs), explorersOf(programs)
			return a.asking(explorers, false, func(out []byte, r *auction.Record) (_ []byte, irregular bool) {
				for i, m := range machines {
					result := m.Run(r)
					out = a.appendOutlook(write(out, result), explorers[i], result)
					out = a.appendNotes(out, result)
					irregular = irregular || result.Irregular()
				}
				return out, irregular
			})
		})
	})
}

// head writes the names of the columns, if the answer has columns.
func (a *ask) head() error {
	if a.format.word != "csv" {
		return nil
	}
	_, err := a.console.out.Write(report.AppendCSVHead(nil))
	return err
}

func machinesOf(programs []*interp.Program) (machines []*interp.Machine) {
	for _, p := range programs {
		machines = append(machines, p.NewMachine())
	}
	return machines
}

func explorersOf(programs []*interp.Program) (explorers []*options.Explorer) {
	for _, p := range programs {
		explorers = append(explorers, options.New(p))
	}
	return explorers
}

// appendOutlook appends to a ruling in words what the offender's later calls will cost.
func (a *ask) appendOutlook(out []byte, x *options.Explorer, r *law.Result) []byte {
	if a.format.word != "text" {
		return out
	}
	return options.AppendOutlook(out, x.OutlookOf(r), a.form())
}

// appendNotes appends to a ruling in words what its marks mean.
func (a *ask) appendNotes(out []byte, r *law.Result) []byte {
	if a.format.word != "text" {
		return out
	}
	return report.AppendNotes(out, r, a.style())
}

// writer gives what appends a result in the format that was asked for.
func (a *ask) writer() func([]byte, *law.Result) []byte {
	style := a.style()
	switch a.format.word {
	case "json":
		return func(out []byte, r *law.Result) []byte { return append(report.AppendPrettyJSON(out, r), '\n') }
	case "ndjson":
		return func(out []byte, r *law.Result) []byte { return append(report.AppendJSON(out, r), '\n') }
	case "csv":
		return report.AppendCSV
	case "html":
		return func(out []byte, r *law.Result) []byte { return report.AppendHTML(out, r, a.console.lang) }
	}
	return func(out []byte, r *law.Result) []byte { return report.AppendRuling(append(out, '\n'), r, style) }
}

// page puts what a command writes between the ends of a page, if a page was
// asked for.
func (a *ask) page(title string, programs []*interp.Program, write func() error) error {
	if a.format.word != "html" {
		return write()
	}
	if _, err := a.console.out.Write(report.AppendPageStart(nil, title, a.console.lang)); err != nil {
		return err
	}
	ended := write()
	if _, err := a.console.out.Write(report.AppendPageEnd(imprint(nil, editionsOf(programs), a.console.lang))); err != nil {
		return err
	}
	return ended
}
