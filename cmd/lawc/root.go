package main

import (
	"errors"
	"fmt"

	"github.com/spf13/cobra"

	"lawc/law"
)

const rootHelp = `lawc takes what happened at the bridge table, call by call, and says what the
laws of an edition make of it: which calls count, who must pass and for how
long, what may still be chosen, and under which clause.

A record is the dealer and what happened, in order. TD is the moment at which
attention is drawn and the law applied; a seat is written where the next player
is not the one who would be taken for granted.

  lawc "N: 1S 1H TD E:2H"
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
		Version:       versionText(),
		SilenceErrors: true,
		SilenceUsage:  true,
		Args:          cobra.ArbitraryArgs,
		RunE:          helpOrUnknown,
	}
	root.SetIn(c.in)
	root.SetOut(c.out)
	root.SetErr(c.errs)
	root.SetFlagErrorFunc(flagError)
	root.SetVersionTemplate("{{.Version}}")
	root.AddCommand(newRun(c), newCompare(c), newDiff(c), newTable(c), newTimeline(c), newOptions(c), newShow(c), newTest(c), newCheck(c), newFmt(c), newNew(c), newServe(c), newSite(c), newVersion(c))
	root.SetHelpCommand(newHelp(root))
	root.InitDefaultCompletionCmd()
	for _, cmd := range root.Commands() {
		if cmd.HasSubCommands() { // completion: a shell that is not known is an error
			cmd.Args, cmd.RunE = cobra.ArbitraryArgs, helpOrUnknown
		}
	}
	return root
}

func newHelp(root *cobra.Command) *cobra.Command {
	return &cobra.Command{
		Use:   "help [COMMAND]",
		Short: "Say what a command does",
		RunE: func(_ *cobra.Command, args []string) error {
			if len(args) > 0 && args[0] == root.Name() {
				args = args[1:]
			}
			cmd, rest, err := root.Find(args)
			if err != nil || len(rest) > 0 {
				return unknownCommand(root, args[0])
			}
			cmd.InitDefaultHelpFlag()
			return cmd.Help()
		},
	}
}

// helpOrUnknown is what a command does that has others under it.
func helpOrUnknown(cmd *cobra.Command, args []string) error {
	if len(args) == 0 {
		return cmd.Help()
	}
	return unknownCommand(cmd, args[0])
}

// unknownCommand says which command was probably meant.
func unknownCommand(root *cobra.Command, word string) error {
	var names []string
	for _, cmd := range root.Commands() {
		if cmd.IsAvailableCommand() {
			names = append(names, cmd.Name())
		}
	}
	if near := law.Nearest(word, names); near != "" {
		return fmt.Errorf("unknown command %q, did you mean %s?", word, near)
	}
	return fmt.Errorf("unknown command %q, %s --help lists the commands", word, root.CommandPath())
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
	return fmt.Errorf("%w, %s --help lists the flags", err, cmd.CommandPath())
}
