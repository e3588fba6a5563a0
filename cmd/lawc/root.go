package main

import (
	"errors"
	"fmt"
	"os"
	"strconv"
	"strings"

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

  lawc "N: 1S 1H TD E:2H"
  lawc run -e all --format ndjson -f boards.pbn
  lawc compare "N: 1S 1H TD E:2H"
  lawc options "N: 1S 1H"
  lawc show
  lawc help records

lawc help topics lists the pages of the book that it holds.`

// newRoot builds the whole command line.
func newRoot(c *console) *cobra.Command {
	root := &cobra.Command{
		Use:           "lawc",
		Short:         "The laws of bridge, applied to auctions that went wrong",
		Long:          rootHelp,
		Version:       c.version(),
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
	root.Flags().BoolP("version", "v", false, "say which lawc this is and which editions it holds")
	lang := newLanguage()
	root.PersistentFlags().Var(lang, "lang", "the language of all that is said; by default that of the environment")
	completeChoice(root, lang, "lang")
	root.AddCommand(newRun(c), newCompare(c), paged(c, newDiff(c)), paged(c, newTable(c)), newTimeline(c), newOptions(c), paged(c, newShow(c)), newTest(c), newCheck(c), newFmt(c), newNew(c), newServe(c), newSite(c), newSchema(c), newVersion(c))
	addCompletion(root, c)
	root.SetHelpCommand(paged(c, newHelp(c, root)))
	helpFitted(c, root)
	root.InitDefaultHelpCmd()
	root.InitDefaultCompletionCmd()
	for _, cmd := range root.Commands() {
		if cmd.HasSubCommands() { // completion: a shell that is not known is an error
			cmd.Args, cmd.RunE = cobra.ArbitraryArgs, helpOrUnknown
		}
	}
	commandNamed(root, "completion").Long = completionHelp
	completesQuoted(c, commandNamed(root, "completion"))
	for _, shell := range commandNamed(root, "completion").Commands() {
		shell.Args = noArguments
	}
	return root
}

// helpOrUnknown is what a command does that has others under it.
func helpOrUnknown(cmd *cobra.Command, args []string) error {
	if len(args) == 0 {
		return cmd.Help()
	}
	if info, err := os.Stat(args[0]); err == nil && !info.IsDir() && !cmd.HasParent() {
		return fmt.Errorf("found the file %s where a command was expected: write lawc run -f %s", args[0], args[0])
	}
	return unknownCommand(cmd, args[0])
}

// unknownCommand says which command was probably meant.
func unknownCommand(root *cobra.Command, word string) error {
	if near := law.Nearest(word, commandNames(root)); near != "" {
		return fmt.Errorf("unknown command %q, did you mean %s?", word, near)
	}
	if _, err := auction.Dutch.Parse("N: " + word); err == nil && !root.HasParent() {
		return fmt.Errorf("found %q, expected a command, or a record with the dealer first, as in \"N: 1S P\"", word)
	}
	return fmt.Errorf("unknown command %q, %s --help lists the commands", word, root.CommandPath())
}

// flagError adds to a complaint about a flag which one was probably meant, or what its
// value should have been where only the language that lawc is written in says that.
func flagError(cmd *cobra.Command, err error) error {
	var number *strconv.NumError
	if errors.As(err, &number) {
		expected := "a whole number"
		if number.Func == "ParseBool" {
			expected = "true or false, or nothing at all"
		}
		return errors.New(strings.Replace(err.Error(), number.Error(), "expected "+expected, 1))
	}
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
