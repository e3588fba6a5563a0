package main

import (
	"fmt"
	"os"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"lawc/auction"
	"lawc/law"
	"lawc/notation"
)

// notFiles complains of an argument that names a file where a record belongs.
func notFiles(args []string) error {
	if auction.Dutch.HasDealer(strings.Join(args, " ")) {
		return nil
	}
	for _, arg := range args {
		if _, err := auction.Dutch.Parse(arg); err == nil || arg == "-" {
			continue
		}
		if info, err := os.Stat(arg); err == nil && !info.IsDir() {
			return fmt.Errorf("found the file %s where a record was expected: write -f %s", arg, arg)
		}
	}
	return nil
}

// pieced puts a record together that came in several arguments, as it does
// without quotes. Arguments of which each is a record stay apart, and so do
// those that were quoted one by one if together they are none.
func (s *source) pieced(args []string) []string {
	alone := func(arg string) bool {
		record, err := s.notation.Parse(arg)
		return arg == "-" || notation.IsAddress(arg) || err == nil && len(record.Items) > 0
	}
	if len(args) < 2 || !slices.ContainsFunc(args, func(arg string) bool { return !alone(arg) }) {
		return args
	}
	whole := strings.Join(args, " ")
	quoted := slices.ContainsFunc(args, func(arg string) bool { return strings.Contains(strings.TrimSpace(arg), " ") })
	if _, err := s.notation.Parse(whole); err != nil && (quoted || !auction.Dutch.HasDealer(whole)) {
		return args
	}
	return []string{whole}
}

// recordsAmong takes arguments that are records for what they are, be it without quotes, and
// gives the rest.
func recordsAmong(args []string) (records, others []string) {
	quoted := func(arg string) bool { return strings.Contains(arg, " ") }
	if !slices.ContainsFunc(args, quoted) && auction.Dutch.HasDealer(strings.Join(args, " ")) {
		return (&source{notation: auction.Dutch}).pieced(args), nil
	}
	for _, arg := range args {
		if auction.Dutch.HasDealer(arg) {
			records = append(records, arg)
		} else {
			others = append(others, arg)
		}
	}
	return records, others
}

// withCommand says run where a record or an address stands in the place of a
// command.
func withCommand(root *cobra.Command, args []string) []string {
	if found, _, err := root.Find(args); err != nil || found != root {
		return args
	}
	if len(args) > 0 && (args[0] == cobra.ShellCompRequestCmd || args[0] == cobra.ShellCompNoDescRequestCmd) {
		return args // a shell asks what may come next
	}
	first := firstWord(args)
	for i, arg := range args {
		if i == first && !auction.Dutch.HasDealer(strings.Join(args[i:], " ")) && law.Nearest(arg, commandNames(root)) != "" {
			return args // a command misspelt, and its record
		}
		if !strings.HasPrefix(arg, "-") && (auction.Dutch.HasDealer(strings.Join(args[i:], " ")) || notation.IsAddress(arg)) {
			return append([]string{"run"}, args...)
		}
	}
	return args
}

// firstWord is which of the arguments stands in the place of a command: the first that is
// neither a flag of all commands nor its value.
func firstWord(args []string) int {
	for i := 0; i < len(args); i++ {
		switch {
		case args[i] == "--lang":
			i++
		case !strings.HasPrefix(args[i], "-"):
			return i
		}
	}
	return len(args)
}
