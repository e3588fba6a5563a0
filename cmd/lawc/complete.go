package main

import (
	"github.com/spf13/cobra"
)

// A completer is what cobra asks for the words that may stand in a place.
type completer = func(*cobra.Command, []string, string) ([]string, cobra.ShellCompDirective)

// firstOf completes the first argument only.
func firstOf(words func(*cobra.Command) []string) completer {
	return func(cmd *cobra.Command, args []string, _ string) ([]string, cobra.ShellCompDirective) {
		if len(args) > 0 {
			return nil, cobra.ShellCompDirectiveNoFileComp
		}
		return words(cmd), cobra.ShellCompDirectiveNoFileComp
	}
}

// anyOf completes every argument.
func anyOf(words func(*cobra.Command) []string) completer {
	return func(cmd *cobra.Command, _ []string, _ string) ([]string, cobra.ShellCompDirective) {
		return words(cmd), cobra.ShellCompDirectiveNoFileComp
	}
}
