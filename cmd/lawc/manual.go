package main

import (
	"bytes"
	"cmp"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"github.com/spf13/cobra"
)

// writeManual writes a manual page for each command into a folder. The pages bear no
// date, so that the same commands always make the same pages.
func writeManual(c *console, root *cobra.Command, folder string) error {
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return plainly(err, folder, "a folder that can be made")
	}
	var err error
	eachCommand(root, func(cmd *cobra.Command) {
		name := manualName(cmd)
		err = cmp.Or(err, os.WriteFile(filepath.Join(folder, name+".1"), manualPage(c, cmd, name), 0o644))
	})
	if err != nil {
		return plainly(err, folder, "a folder that can be written to")
	}
	return nil
}

func manualName(cmd *cobra.Command) string { return strings.ReplaceAll(cmd.CommandPath(), " ", "-") }

// manualPage writes the page of a command in the language of man.
func manualPage(c *console, cmd *cobra.Command, name string) []byte {
	var b bytes.Buffer
	section := func(heading string) { fmt.Fprintf(&b, ".SH %s\n", c.says(heading)) }
	cmd.InitDefaultHelpFlag()
	fmt.Fprintf(&b, ".TH %s 1 \"\" lawc\n", strings.ToUpper(name))
	section("NAME")
	fmt.Fprintf(&b, "%s \\- %s\n", roff(name), roff(cmd.Short))
	section("SYNOPSIS")
	fmt.Fprintf(&b, ".B %s\n", roff(cmd.UseLine()))
	if cmd.Long != "" {
		section("DESCRIPTION")
		writeParagraphs(&b, cmd.Long)
	}
	section("OPTIONS")
	for line := range strings.Lines(c.flagsSaid(cmd.NonInheritedFlags().FlagUsages() + cmd.InheritedFlags().FlagUsages())) {
		flag, says, _ := strings.Cut(strings.TrimSpace(line), "   ")
		fmt.Fprintf(&b, ".TP\n.B %s\n%s\n", roff(flag), roff(strings.TrimSpace(says)))
	}
	section("EXIT STATUS")
	b.WriteString(c.says("0: fine; 1: a check or a case failed, or two editions differ; 2: the input or the command line was wrong.") + "\n")
	section("SEE ALSO")
	b.WriteString(strings.Join(seeAlso(cmd), ",\n") + "\n")
	return b.Bytes()
}

// writeParagraphs writes help: what is indented stays as it is.
func writeParagraphs(b *bytes.Buffer, text string) {
	example := false
	for line := range strings.Lines(text + "\n") {
		line = strings.TrimRight(line, "\n")
		if indented := strings.HasPrefix(line, "  "); indented != example && line != "" {
			example = indented
			b.WriteString(map[bool]string{true: ".PP\n.nf\n", false: ".fi\n"}[example])
		}
		if line == "" {
			b.WriteString(".PP\n")
			continue
		}
		b.WriteString(roff(line) + "\n")
	}
	if example {
		b.WriteString(".fi\n")
	}
}

func seeAlso(cmd *cobra.Command) (list []string) {
	if cmd.HasParent() {
		list = append(list, ".BR "+roff(manualName(cmd.Parent()))+" (1)")
	}
	for _, sub := range cmd.Commands() {
		if sub.IsAvailableCommand() {
			list = append(list, ".BR "+roff(manualName(sub))+" (1)")
		}
	}
	return list
}

// roff makes text safe for man: a backslash and a hyphen have a meaning there, and so
// have a dot and a quote at the beginning of a line.
func roff(text string) string {
	text = strings.NewReplacer(`\`, `\e`, "-", `\-`).Replace(text)
	if strings.HasPrefix(text, ".") || strings.HasPrefix(text, "'") {
		text = `\&` + text
	}
	return text
}
