package main

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"github.com/spf13/cobra"
)

// writeManual writes a manual page for each command into a folder. The pages bear no
// date, so that the same commands always make the same pages.
func writeManual(root *cobra.Command, folder string) error {
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return plainly(err, folder, "a folder that can be made")
	}
	for _, cmd := range append([]*cobra.Command{root}, root.Commands()...) {
		if !cmd.IsAvailableCommand() && cmd != root && cmd.Name() != "help" {
			continue
		}
		name := manualName(cmd)
		if err := os.WriteFile(filepath.Join(folder, name+".1"), manualPage(cmd, name), 0o644); err != nil {
			return plainly(err, folder, "a folder that can be written to")
		}
	}
	return nil
}

// manualWidth is the width of what man does not lay out itself.
const manualWidth = 72

func manualName(cmd *cobra.Command) string { return strings.ReplaceAll(cmd.CommandPath(), " ", "-") }

// manualPage writes the page of a command in the language of man.
func manualPage(cmd *cobra.Command, name string) []byte {
	var b bytes.Buffer
	cmd.InitDefaultHelpFlag()
	fmt.Fprintf(&b, ".TH %s 1 \"\" lawc\n", strings.ToUpper(name))
	fmt.Fprintf(&b, ".SH NAME\n%s \\- %s\n", roff(name), roff(cmd.Short))
	fmt.Fprintf(&b, ".SH SYNOPSIS\n.B %s\n", roff(cmd.UseLine()))
	b.WriteString(".SH DESCRIPTION\n")
	writeParagraphs(&b, cmd.Long)
	b.WriteString(".SH OPTIONS\n.nf\n")
	for line := range strings.Lines(cmd.NonInheritedFlags().FlagUsagesWrapped(manualWidth)) {
		b.WriteString(roff(line))
	}
	b.WriteString(".fi\n")
	b.WriteString(".SH EXIT STATUS\n0: fine; 1: a check or a case failed, or two editions differ; 2: the input or the command line was wrong.\n")
	b.WriteString(".SH SEE ALSO\n" + strings.Join(seeAlso(cmd), ",\n") + "\n")
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
		return []string{".BR " + manualName(cmd.Root()) + " (1)"}
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
