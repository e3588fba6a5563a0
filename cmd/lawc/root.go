package main

import (
	"errors"
	"fmt"

	"github.com/spf13/cobra"

	"lawc/auction"
	"lawc/law"
)

const rootHelp = `lawc takes what happened at the bridge table, call by call, and says what the
laws of an edition make of it: which calls count, who must pass and for how
long, what may still be chosen, and under which clause.

A record is the dealer and what happened, in order. TD is the moment at which
attention is drawn and the law applied; a seat is written where the next player
is not the one who would be taken for granted.

  lawc run "N: 1S 1H TD E:2H"
  lawc run -e all --format ndjson -f boards.pbn
  lawc compare "N: 1S 1H TD E:2H"
  lawc options "N: 1S 1H"
  lawc show`

// newRoot builds the whole command line.
func newRoot(c *console) *cobra.Command {
	root := &cobra.Command{
		Use:           "lawc",
		Short:         "The laws of bridge, applied to auctions that went wrong",
		Long:          rootHelp,
		SilenceErrors: true,
		SilenceUsage:  true,
		Args:          cobra.ArbitraryArgs,
		RunE: func(cmd *cobra.Command, args []string) error {
			if len(args) == 0 {
				return cmd.Help()
			}
			return unknownCommand(cmd, args[0])
		},
	}
	root.SetIn(c.in)
	root.SetOut(c.out)
	root.SetErr(c.errs)
	root.SetFlagErrorFunc(flagError)
	root.AddCommand(newRun(c), newCompare(c), newOptions(c), newShow(c), newTest(c), newVersion(c))
	return root
}

// unknownCommand says which command was probably meant.
func unknownCommand(root *cobra.Command, word string) error {
	if _, err := auction.Parse(word); err == nil {
		return fmt.Errorf("found a record where a command was expected: write lawc run %q", word)
	}
	var names []string
	for _, cmd := range root.Commands() {
		if cmd.IsAvailableCommand() {
			names = append(names, cmd.Name())
		}
	}
	if near := law.Nearest(word, names); near != "" {
		return fmt.Errorf("unknown command %q, did you mean %s?", word, near)
	}
	return fmt.Errorf("unknown command %q, lawc help lists the commands", word)
}

// flagError adds to a complaint about a flag which one was probably meant.
func flagError(cmd *cobra.Command, err error) error {
	var flag interface{ GetSpecifiedName() string }
	if !errors.As(err, &flag) || cmd.Flags().Lookup(flag.GetSpecifiedName()) != nil {
		return err
	}
	name := flag.GetSpecifiedName()
	if near := law.Nearest(name, flagNames(cmd)); near != "" && len(name) > 1 {
		return fmt.Errorf("unknown flag --%s, did you mean --%s?", name, near)
	}
	return fmt.Errorf("%w, lawc help %s lists the flags", err, cmd.Name())
}
