package main

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"lawc/auction"
	"lawc/internal/layout"
	"lawc/options"
)

// addAsks adds the flag that puts the questions to whoever is at the terminal.
func addAsks(cmd *cobra.Command, a *ask) {
	cmd.Flags().BoolVar(&a.asks, "ask", false, "ask on the terminal what the records do not tell and what matters; enter leaves what is assumed")
	check := cmd.PreRunE
	cmd.PreRunE = func(cmd *cobra.Command, args []string) error {
		if err := check(cmd, args); err != nil || !a.asks {
			return err
		}
		return a.mayAsk(args)
	}
}

// mayAsk reports why nobody can be asked.
func (a *ask) mayAsk(args []string) error {
	switch {
	case slices.Contains(args, "-") || slices.Contains(a.files, "-"):
		return errors.New("--ask reads answers from the terminal, so that records cannot come from standard input: name a file, or leave --ask out")
	case !isTerminal(a.console.in):
		return errors.New("--ask found no terminal to ask on, expected one: leave it out, or tell facts in the record, as in 1H{conventional}")
	}
	a.jobs = 1 // one question at a time
	return nil
}

// asking puts the questions about a record before it is evaluated, if they are asked
// for. Where further is set, those about what may follow are put too.
func (a *ask) asking(explorers []*options.Explorer, further bool, eval evaluator) evaluator {
	if !a.asks {
		return eval
	}
	k := &asker{in: bufio.NewReader(a.console.in), out: a.console.errs, form: a.form(), notation: a.spelling()}
	return func(out []byte, r *auction.Record) ([]byte, bool) {
		return eval(out, k.settle(explorers, r, further))
	}
}

// An asker puts questions and reads answers. Questions go where messages go, so that
// the output holds results only.
type asker struct {
	in       *bufio.Reader
	out      io.Writer
	form     options.Form
	notation auction.Notation
	// gone: nobody answers any more.
	gone bool
}

// settle gives the record with what has been answered.
func (k *asker) settle(explorers []*options.Explorer, r *auction.Record, further bool) *auction.Record {
	questions := options.Ask(explorers, r, further)
	for !k.gone {
		p, found := questions.Next()
		if !found {
			break
		}
		text := strings.Join(p.Lines(k.form), "\n") + "\n"
		if k.form.Width > 0 {
			text = string(layout.AppendFitted(nil, text, k.form.Width))
		}
		fmt.Fprint(k.out, text)
		k.answer(questions, &p)
	}
	return questions.Record()
}

// answer reads until an answer can be read.
func (k *asker) answer(questions *options.Asking, p *options.Put) {
	for !k.gone {
		fmt.Fprint(k.out, "> ")
		reply, err := k.in.ReadString('\n')
		k.gone = err != nil
		complaint := questions.Answer(p, reply, k.notation).In(k.form.Lang)
		if complaint == "" {
			fmt.Fprintln(k.out)
			return
		}
		fmt.Fprintln(k.out, complaint)
	}
}
