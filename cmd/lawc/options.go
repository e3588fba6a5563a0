package main

import (
	"fmt"

	"github.com/spf13/cobra"

	"lawc/auction"
	"lawc/internal/tries"
	"lawc/interp"
	"lawc/law"
	"lawc/report"
)

const optionsHelp = `Options tells what may happen next after a record and what each choice leads
to: whether the irregular call is accepted, each kind of call that may replace
it, the obligations at the next turns, and each right that may be used. Choices
that lead to the same are told together.

  lawc options "N: 1S 1H"
  lawc options --format json "N: 1S 1H TD"`

func newOptions(c *console) *cobra.Command {
	cmd := &cobra.Command{
		Use:   "options [RECORD...]",
		Short: "Tell what may happen next, and what each choice leads to",
		Long:  optionsHelp,
	}
	a := newAsk(c, cmd, "text", "json")
	cmd.RunE = func(_ *cobra.Command, args []string) error { return doOptions(a, args) }
	return cmd
}

func doOptions(a *ask, args []string) error {
	programs, err := a.programs()
	if err != nil {
		return err
	}
	return a.answer(args, func() evaluator {
		var explorers []*explorer
		for _, p := range programs {
			explorers = append(explorers, &explorer{program: p, style: a.style()})
		}
		return func(out []byte, r *auction.Record) []byte {
			for _, x := range explorers {
				// The options are written after others have been run, so this
				// result needs a machine of its own.
				result := x.program.NewMachine().Run(r)
				out = a.appendOptions(out, result, x.options(result, depth))
			}
			return out
		}
	})
}

func (a *ask) appendOptions(out []byte, r *law.Result, options []report.Option) []byte {
	if a.format.word == "text" {
		return report.AppendOptions(append(out, '\n'), r, options, a.style())
	}
	out, err := report.AppendOptionsJSON(out, r, options)
	if err != nil {
		panic(fmt.Sprintf("a result cannot be written: %v", err)) // JSON made here is always sound
	}
	return out
}

// An explorer tries out what may follow a record.
type explorer struct {
	program *interp.Program
	style   report.Style
}

// depth is how many times a ruling is looked behind: once, since what follows
// the director's ruling is what people ask next.
const depth = 1

// options gives what may follow, choices that lead to the same together and
// irregular ones last. Where the director may be called, what follows his
// ruling is given too, as far as depth goes.
func (x *explorer) options(r *law.Result, depth int) []report.Option {
	before := report.Ruling(r, x.style)
	var regular, irregular []report.Option
	for _, items := range tries.Next(r) {
		for _, group := range x.groups(r.Record, items, before) {
			if group.Items[0].Action == auction.Attention && depth > 0 {
				after := x.program.NewMachine().Run(tries.With(r.Record, group.Items[0]))
				group.Then = x.options(after, depth-1)
			}
			if group.Irregular {
				irregular = append(irregular, group)
			} else {
				regular = append(regular, group)
			}
		}
	}
	return append(regular, irregular...)
}

// groups tries items of one player and puts those together that bring the same
// news.
func (x *explorer) groups(record *auction.Record, items []auction.Item, before []string) (groups []report.Option) {
	machine := x.program.NewMachine()
	at := map[string]int{}
	for _, it := range items {
		r := machine.Run(tries.With(record, it))
		news := report.News(before, r, x.style)
		key := fmt.Sprint(it.Action.IsCall(), news)
		if i, found := at[key]; found {
			groups[i].Items = append(groups[i].Items, it)
			continue
		}
		at[key] = len(groups)
		last := r.Events[len(r.Events)-1]
		groups = append(groups, report.Option{
			Items: []auction.Item{it}, News: news, Result: report.AppendJSON(nil, r), Irregular: last.Findings != 0,
		})
	}
	return groups
}
