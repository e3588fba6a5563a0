package main

import (
	"fmt"

	"github.com/spf13/cobra"

	"lawc/auction"
	"lawc/interp"
	"lawc/options"
	"lawc/report"
)

const optionsHelp = `Options tells what may happen next after a record and what each choice leads
to: whether the irregular call is accepted, each kind of call that may replace
it, the obligations at the next turns, and each right that may be used. Choices
that lead to the same are one, named as people say them; each has a record that
follows from it. What only people at the table know is asked.

  lawc options "N: 1S 1H"
  lawc options --format script "N: 1S 1H"      what the director says, to whom
  lawc options --format json "N: 1S 1H TD"
  lawc options --ask "N: 1C 1H>2H"             puts the questions first`

func newOptions(c *console) *cobra.Command {
	cmd := &cobra.Command{
		Use:   "options [RECORD...]",
		Short: "Tell what may happen next, and what the director says",
		Long:  optionsHelp,
	}
	a := newAsk(c, cmd, "text", "json", "script", "html")
	addAsks(cmd, a)
	cmd.RunE = func(_ *cobra.Command, args []string) error { return doOptions(a, args) }
	return cmd
}

func doOptions(a *ask, args []string) error {
	programs, err := a.programs()
	if err != nil {
		return err
	}
	return a.sheets(programs, func() error {
		return a.answer(args, func() evaluator {
			explorers := explorersOf(programs)
			return a.asking(explorers, true, func(out []byte, r *auction.Record) ([]byte, bool) {
				for _, x := range explorers {
					sheet := x.Sheet(r)
					sheet.Ruling = report.Ruling(sheet.Result, a.style())
					out = a.appendSheet(out, &sheet)
				}
				return out, false
			})
		})
	})
}

// sheets puts what is written between the ends of a page, if a page was asked for.
func (a *ask) sheets(programs []*interp.Program, write func() error) error {
	if a.format.word != "html" {
		return write()
	}
	if _, err := a.console.out.Write(options.AppendPageStart(nil, a.form())); err != nil {
		return err
	}
	ended := write()
	if _, err := a.console.out.Write(options.AppendPageEnd(imprint(nil, editionsOf(programs), a.console.lang))); err != nil {
		return err
	}
	return ended
}

// form is how the options are written.
func (a *ask) form() options.Form {
	style := a.style()
	return options.Form{Lang: style.Lang, Width: style.Width, Clauses: true, Symbols: style.Symbols}
}

func (a *ask) appendSheet(out []byte, s *options.Sheet) []byte {
	switch a.format.word {
	case "script":
		return report.AppendMarks(options.AppendScript(append(out, '\n'), s, a.form()), s.Clauses(), a.style())
	case "html":
		return options.AppendHTML(out, s, a.form())
	case "json":
		out, err := options.AppendJSON(out, s, a.form(), report.AppendJSON)
		if err != nil {
			panic(fmt.Sprintf("a result cannot be written: %v", err)) // JSON made here is always sound
		}
		return out
	}
	return report.AppendMarks(options.AppendChoices(append(out, '\n'), s, a.form()), s.Clauses(), a.style())
}
