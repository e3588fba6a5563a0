package main

import (
	_ "embed"
	"strings"

	"github.com/spf13/cobra"
)

// dutchHelp holds the long texts of help, one under the name of each command. What
// commands and flags are for in a line stands with the messages.
//
//go:embed help_nl.md
var dutchHelp string

// longInDutch gives the long text of a command, or "" where it has none.
func longInDutch(path string) string {
	_, text, found := strings.Cut(dutchHelp, "\n## "+path+"\n")
	if !found {
		return ""
	}
	text, _, _ = strings.Cut(text, "\n## ")
	return strings.Trim(text, "\n")
}

// helpInDutch puts what commands and flags are for into Dutch, and what cobra says
// around that.
func helpInDutch(c *console, root *cobra.Command) {
	cobra.AddTemplateFunc("said", c.flagsSaid)
	root.SetUsageTemplate(strings.NewReplacer(
		"Usage:", "Gebruik:", "Available Commands:", "Opdrachten:", "Additional Commands:", "Andere opdrachten:",
		"Global Flags:", "Algemene opties:", "Flags:", "Opties:", "FlagUsages |", "FlagUsages | said |", "[command]{{end}}", "[opdracht]{{end}}",
		`Use "{{.CommandPath}} [command] --help" for more information about a command.`,
		`"{{.CommandPath}} [opdracht] --help" zegt meer over een opdracht.`,
	).Replace(root.UsageTemplate()))
	eachCommand(root, func(cmd *cobra.Command) {
		cmd.Flags().BoolP("help", "h", false, "zegt wat de opdracht doet")
		cmd.Short, cmd.Long = c.says(cmd.Short), longInDutch(cmd.CommandPath())
		cmd.DisableFlagsInUseLine = true
		cmd.Use = c.says(cmd.Use) + " [opties]"
		for _, name := range flagNames(cmd) {
			if flag := cmd.Flags().Lookup(name); flag != nil {
				flag.Usage = c.says(flag.Usage)
			}
		}
	})
}

// flagsSaid gives a list of flags as cobra writes it in the language of the console.
func (c *console) flagsSaid(list string) string {
	return strings.ReplaceAll(list, "(default ", "("+c.says("default")+" ")
}

// eachCommand does something with a command and all under it.
func eachCommand(cmd *cobra.Command, do func(*cobra.Command)) {
	do(cmd)
	for _, sub := range cmd.Commands() {
		eachCommand(sub, do)
	}
}
