package main

import (
	"bytes"
	"fmt"
	"regexp"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"lawc/docs"
	"lawc/internal/layout"
	"lawc/law"
	"lawc/report"
)

const helpHelp = `Help says what a command does, or prints a page of the book: how records are
written, what facts are, how rule files are. The pages are those of the folder docs.

  lawc help run
  lawc help records
  lawc help topics                 lists the pages
  lawc help --man DIR              writes a manual page for each command`

// topicNames are other names for pages.
var topicNames = map[string]string{
	"record": "records", "fact": "facts", "rules": "writing-an-edition", "edition": "writing-an-edition", "words": "terms",
	"vocabulary": "terms", "json": "api", "programs": "api", "library": "library",
	"verslagen": "records", "verslag": "records", "feiten": "facts", "feit": "facts", "regels": "writing-an-edition", "editie": "writing-an-edition",
	"woorden": "terms", "edities": "editions", "leven": "life", "voorvallen": "incidents", "lezingen": "readings",
}

// topics lists what is not a command and can be asked about.
func topics() []string {
	names := append(docs.Pages(), "topics", "rules")
	slices.Sort(names)
	return names
}

func newHelp(c *console, root *cobra.Command) *cobra.Command {
	man := ""
	cmd := &cobra.Command{
		Use:               "help [COMMAND or TOPIC]",
		Short:             "Say what a command does, or print a page of the book",
		Long:              helpHelp,
		ValidArgsFunction: firstOf(func(*cobra.Command) []string { return append(commandNames(root), topics()...) }),
		RunE: func(_ *cobra.Command, args []string) error {
			if man != "" {
				return writeManual(c, root, man)
			}
			return help(c, root, args)
		},
	}
	cmd.Flags().StringVar(&man, "man", "", "write manual pages into the folder `DIR`")
	return cmd
}

func help(c *console, root *cobra.Command, args []string) error {
	if len(args) > 0 && args[0] == root.Name() {
		args = args[1:]
	}
	cmd, rest, err := root.Find(args)
	if err == nil && len(rest) == 0 {
		cmd.InitDefaultHelpFlag()
		return cmd.Help()
	}
	if err == nil && cmd != root || len(args) > 1 {
		return fmt.Errorf("found %q, expected one command or topic", strings.Join(args, " "))
	}
	text, found := pageOf(args[0], c.lang)
	if !found {
		return unknownHelp(root, args[0])
	}
	if original, _ := pageOf(args[0], "en"); text == original && c.lang != "en" {
		c.sayf("lawc: this page is in English only\n")
	}
	_, err = c.out.Write(report.AppendDocument(nil, text, c.style()))
	return err
}

// toPage is a link to a page of the book, of which help says by what name it is asked for.
var toPage = regexp.MustCompile(`\[[^\]]*\]\((?:\.\./)?([a-z-]+)\.md\)`)

// pageOf gives the page that a topic names.
func pageOf(topic, language string) (string, bool) {
	topic = strings.ToLower(topic)
	if topic == "topics" || topic == "docs" {
		return toPage.ReplaceAllString(docs.Index(language), "$1"), true
	}
	if name, known := topicNames[topic]; known {
		topic = name
	}
	return docs.Page(topic, language)
}

// unknownHelp says which command or topic was probably meant.
func unknownHelp(root *cobra.Command, word string) error {
	names := append(commandNames(root), topics()...)
	if near := law.Nearest(word, names); near != "" {
		return fmt.Errorf("unknown command or topic %q, did you mean %s?", word, near)
	}
	return fmt.Errorf("unknown command or topic %q, %s --help lists the commands and lawc help topics the topics", word, root.CommandPath())
}

// helpFitted lays help out in the columns of a terminal.
func helpFitted(c *console, root *cobra.Command) {
	usual := root.HelpFunc()
	root.SetHelpFunc(func(cmd *cobra.Command, args []string) {
		out := cmd.OutOrStdout()
		if !c.watched || c.columns == 0 {
			usual(cmd, args)
			return
		}
		var text bytes.Buffer
		cmd.SetOut(&text)
		usual(cmd, args)
		cmd.SetOut(out)
		// A pager may have been left before the end.
		_, _ = out.Write(layout.AppendFitted(nil, text.String(), c.columns))
	})
}

func commandNames(root *cobra.Command) (names []string) {
	for _, cmd := range root.Commands() {
		if cmd.IsAvailableCommand() {
			names = append(names, cmd.Name())
		}
	}
	return names
}
