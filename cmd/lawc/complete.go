package main

import (
	"io"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"lawc/law"
	"lawc/rules"
	"lawc/table"
)

const completionHelp = `Completion prints what a shell reads to complete command lines of lawc: commands,
flags, editions, clauses, articles, topics, codes, and the facts of a record behind its
brace. The help of each shell says where it goes.

In zsh a brace outside quotes wants a backslash:

  lawc run N: 1S 1H\{`

// A completer is what cobra asks for the words that may stand in a place.
type completer = func(*cobra.Command, []string, string) ([]string, cobra.ShellCompDirective)

// A wordList gives those that may stand somewhere on a command line.
type wordList = func(*cobra.Command) []string

// firstOf completes the first argument only.
func firstOf(list wordList) completer {
	return func(cmd *cobra.Command, args []string, word string) ([]string, cobra.ShellCompDirective) {
		if len(args) > 0 {
			return nil, cobra.ShellCompDirectiveNoFileComp
		}
		return beginning(list(cmd), word), cobra.ShellCompDirectiveNoFileComp
	}
}

// anyOf completes every argument.
func anyOf(list wordList) completer {
	return func(cmd *cobra.Command, _ []string, word string) ([]string, cobra.ShellCompDirective) {
		return beginning(list(cmd), word), cobra.ShellCompDirectiveNoFileComp
	}
}

// severalOf completes a list with commas in it.
func severalOf(list wordList) completer {
	return func(cmd *cobra.Command, _ []string, word string) ([]string, cobra.ShellCompDirective) {
		begun := strings.LastIndex(word, ",") + 1
		named := strings.Split(word[:begun], ",")
		var words []string
		for _, w := range beginning(list(cmd), word[begun:]) {
			if !slices.Contains(named, w) {
				words = append(words, word[:begun]+w)
			}
		}
		return words, cobra.ShellCompDirectiveNoFileComp
	}
}

// beginning leaves the words that begin as the one that is being written, in capitals or
// not: zsh takes its time over hundreds of others.
func beginning(words []string, word string) []string {
	return slices.DeleteFunc(slices.Clone(words), func(w string) bool {
		return len(w) < len(word) || !strings.EqualFold(w[:len(word)], word)
	})
}

// orFile completes words and names of files.
func orFile(list wordList) completer {
	return func(cmd *cobra.Command, _ []string, word string) ([]string, cobra.ShellCompDirective) {
		return beginning(list(cmd), word), cobra.ShellCompDirectiveDefault
	}
}

// addCompletion adds to commands what completes their arguments and those flags that
// take a name of something in the editions. Of records the facts are completed.
func addCompletion(root *cobra.Command, c *console) {
	inEditions := func(of func(*law.Edition) []string) wordList {
		return func(cmd *cobra.Command) []string { return gathered(c, cmd, of) }
	}
	for name, complete := range map[string]completer{
		"show": anyOf(inEditions(namesIn)), "timeline": anyOf(inEditions(topicsIn)), "diff": orFile(editionNamesFor),
		"table": anyOf(func(cmd *cobra.Command) []string { return append(groupNames(), gathered(c, cmd, topicsIn)...) }),
		"run":   inRecord(c), "compare": inRecord(c), "options": inRecord(c),
	} {
		commandNamed(root, name).ValidArgsFunction = complete
	}
	root.ValidArgsFunction = inRecord(c)
	for _, cmd := range root.Commands() {
		if cmd.Flags().Lookup("record") != nil {
			if err := cmd.RegisterFlagCompletionFunc("record", inRecord(c)); err != nil {
				panic(err) // the flag has just been looked up
			}
		}
	}
	for _, flag := range []struct {
		command, name string
		list          wordList
	}{
		{"diff", "topic", inEditions(topicsIn)}, {"diff", "article", inEditions(articlesIn)},
		{"check", "explain", func(*cobra.Command) []string { return append(codes(), "all") }},
		{"test", "edition", editionNamesFor}, {"test", "clause", inEditions(clausesIn)},
		{"table", "editions", func(*cobra.Command) []string { return append(rules.Names(), "all") }},
	} {
		if cmd := commandNamed(root, flag.command); cmd.Flags().Lookup(flag.name) != nil {
			if err := cmd.RegisterFlagCompletionFunc(flag.name, severalOf(flag.list)); err != nil {
				panic(err) // the flag has just been looked up
			}
		}
	}
}

func commandNamed(root *cobra.Command, name string) *cobra.Command {
	all := root.Commands()
	return all[slices.IndexFunc(all, func(cmd *cobra.Command) bool { return cmd.Name() == name })]
}

// gathered gives the names in the editions that the command line asks for, or in all.
func gathered(c *console, cmd *cobra.Command, of func(*law.Edition) []string) (names []string) {
	asked := []string{"all"}
	if flag := cmd.Flags().Lookup("edition"); flag != nil && flag.Changed {
		if list, err := cmd.Flags().GetStringSlice("edition"); err == nil {
			asked = list
		}
	}
	files, _ := cmd.Flags().GetStringArray("rules") // not every command has it
	quiet := *c
	quiet.errs = io.Discard // what is wrong is told when the command is run
	library, err := openLibrary(&quiet, files)
	if err != nil {
		return nil
	}
	editions, err := library.editions(asked)
	if err != nil {
		return nil
	}
	for _, e := range editions {
		names = append(names, of(e)...)
	}
	slices.Sort(names)
	return slices.Compact(names)
}

func editionNamesFor(*cobra.Command) []string { return rules.Names() }

func groupNames() (names []string) {
	for _, g := range table.Groups() {
		names = append(names, g.String())
	}
	return names
}

func topicsIn(e *law.Edition) (names []string) {
	e.Clauses(func(_ *law.Article, c *law.Clause) { names = append(names, c.Topics...) })
	return names
}

func articlesIn(e *law.Edition) (names []string) {
	for i := range e.Articles {
		names = append(names, e.Articles[i].Number)
	}
	return names
}

func clausesIn(e *law.Edition) (names []string) {
	e.Clauses(func(_ *law.Article, c *law.Clause) { names = append(names, c.ID) })
	return names
}

func codes() (names []string) {
	for _, c := range law.Codes() {
		names = append(names, c.ID)
	}
	return names
}
