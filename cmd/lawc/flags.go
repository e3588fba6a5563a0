package main

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/spf13/cobra"

	"lawc/law"
	"lawc/report"
)

// A choice is a flag that takes one of a few words. The first is the default.
type choice struct {
	words []string
	word  string
	// also are other spellings of some words.
	also map[string]string
}

func newChoice(words ...string) *choice { return &choice{words: words, word: words[0]} }

// String gives the word chosen.
func (c *choice) String() string { return c.word }

// Type names the words in help.
func (c *choice) Type() string {
	return strings.Join(slices.DeleteFunc(slices.Clone(c.words), func(w string) bool { return w == "" }), "|")
}

// Set chooses a word.
func (c *choice) Set(word string) error {
	if usual, ok := c.also[word]; ok {
		word = usual
	}
	if word != "" && slices.Contains(c.words, word) {
		c.word = word
		return nil
	}
	if near := law.Nearest(word, c.words); near != "" {
		return fmt.Errorf("did you mean %s?", near)
	}
	return fmt.Errorf("expected %s", strings.ReplaceAll(c.Type(), "|", ", "))
}

// addChoice adds a flag that takes one of a few words, and completes them.
func addChoice(cmd *cobra.Command, c *choice, name, help string) {
	cmd.Flags().Var(c, name, help)
	completeChoice(cmd, c, name)
}

// completeChoice completes the words of a flag that takes one of a few.
func completeChoice(cmd *cobra.Command, c *choice, name string) {
	complete := cobra.FixedCompletions(c.words, cobra.ShellCompDirectiveNoFileComp)
	if err := cmd.RegisterFlagCompletionFunc(name, complete); err != nil {
		panic(err) // the flag has just been added
	}
}

// A number is a flag that takes a whole number from 1.
type number int

// String gives the number.
func (n *number) String() string { return strconv.Itoa(int(*n)) }

// Type names the form in help.
func (n *number) Type() string { return "N" }

// Set reads a number.
func (n *number) Set(text string) error {
	value, err := strconv.Atoi(text)
	if err != nil || value < 1 {
		return errors.New("expected a whole number, 1 or more")
	}
	*n = number(value)
	return nil
}

// A filled flag refuses a value that is empty, as an unset variable of a shell leaves it.
type filled struct {
	value
	// what is expected.
	what string
}

// refuseNothing makes flags refuse a value that is empty.
func refuseNothing(cmd *cobra.Command, what string, names ...string) {
	for _, name := range names {
		flag := cmd.Flags().Lookup(name)
		flag.Value = filled{flag.Value, what}
	}
}

// expectOne refuses pairs of flags of which one alone has a meaning. A flag may be named with
// its value.
func expectOne(cmd *cobra.Command, pairs ...[2]string) error {
	given := func(name string) bool {
		name, value, valued := strings.Cut(name, " ")
		flag := cmd.Flags().Lookup(name)
		return flag.Changed && (!valued || flag.Value.String() == value)
	}
	for _, p := range pairs {
		if given(p[0]) && given(p[1]) {
			return fmt.Errorf("found --%s and --%s, expected one of the two", p[0], p[1])
		}
	}
	return nil
}

// A value is what a flag holds.
type value interface {
	String() string
	Set(string) error
	Type() string
}

// Set takes a value, if there is one.
func (f filled) Set(text string) error {
	if strings.TrimSpace(text) == "" {
		return errors.New("found nothing, expected " + f.what)
	}
	return f.value.Set(text)
}

// newLanguage is a language, at first that of the environment.
func newLanguage() *choice {
	c := newChoice(report.Languages()...)
	c.word = spoken()
	return c
}

// flagNames lists the names of a command's flags.
func flagNames(cmd *cobra.Command) (names []string) {
	cmd.InheritedFlags() // takes them over into Flags
	for _, name := range strings.Fields(cmd.Flags().FlagUsages()) {
		if strings.HasPrefix(name, "--") {
			names = append(names, strings.TrimLeft(name, "-"))
		}
	}
	return names
}
