package main

import (
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"lawc/auction"
	"lawc/law"
)

// inRecord completes the facts of a record, behind the bracket in which they stand and
// behind a comma there; and their values, behind the sign =. Calls are typed faster than
// they are chosen.
func inRecord(c *console) completer {
	return func(cmd *cobra.Command, _ []string, word string) ([]string, cobra.ShellCompDirective) {
		at := strings.LastIndexAny(word, "{}")
		if at < 0 || word[at] == '}' {
			return nil, cobra.ShellCompDirectiveNoFileComp
		}
		begun := at + 1 + strings.LastIndex(word[at+1:], ",") + 1
		var list []string
		for _, choice := range factChoices(c, cmd, word[begun:]) {
			list = append(list, word[:begun]+choice)
		}
		return list, cobra.ShellCompDirectiveNoSpace | cobra.ShellCompDirectiveNoFileComp
	}
}

// factChoices lists what may stand in the place of a fact, or of the value of one, that has
// been begun. What a fact asks is not told beside it: bash would then find no choice behind
// a bracket.
func factChoices(c *console, cmd *cobra.Command, begun string) (choices []string) {
	name, value, valued := strings.Cut(begun, "=")
	gathered(c, cmd, func(e *law.Edition) []string {
		for i := range e.Facts {
			fact := e.Facts[i].Name
			switch {
			case !valued && e.Facts[i].Suits:
				choices = append(choices, fact, fact+"=")
			case !valued:
				choices = append(choices, fact)
			case fact == name && e.Facts[i].Suits:
				choices = append(choices, suitsAfter(fact+"="+value[:strings.LastIndex(value, "+")+1])...)
			case fact == name:
				choices = append(choices, fact+"=true", fact+"=false")
			}
		}
		return nil
	})
	choices = slices.DeleteFunc(choices, func(choice string) bool { return !strings.HasPrefix(choice, begun) })
	slices.Sort(choices)
	return slices.Compact(choices)
}

// suitsAfter puts behind what has been written each suit that is not named there yet.
func suitsAfter(written string) (list []string) {
	for suit := auction.Clubs; suit <= auction.Spades; suit++ {
		if !strings.Contains(written, suit.String()+"+") {
			list = append(list, written+suit.String())
		}
	}
	return list
}
