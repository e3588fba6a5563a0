package main

import (
	"errors"
	"fmt"

	"github.com/spf13/cobra"

	"lawc/law"
	"lawc/report"
)

const showHelp = `Show prints the clauses of an edition: all of them as a tree, an article with
what its clauses say, or one clause with its conditions and consequences in
words, its source, the line of the rule file where it stands, and the clauses
that refer to it.

  lawc show
  lawc show ARTICLE
  lawc show -e EDITION CLAUSE`

// Shown is what to show, and how.
type shown struct {
	console         *console
	editions, rules []string
	lang            *choice
}

func newShow(c *console) *cobra.Command {
	s := &shown{console: c, lang: newLanguage()}
	cmd := &cobra.Command{
		Use:   "show [CLAUSE or ARTICLE...]",
		Short: "Show an edition, an article or a clause",
		Long:  showHelp,
		RunE:  func(_ *cobra.Command, args []string) error { return doShow(s, args) },
	}
	addEditions(cmd, c, &s.editions, &s.rules)
	addChoice(cmd, s.lang, "lang", "the language of the answer")
	return cmd
}

func doShow(s *shown, args []string) error {
	l, err := openLibrary(s.console, s.rules)
	if err != nil {
		return err
	}
	editions, err := l.editions(s.editions)
	if err != nil {
		return err
	}
	style := s.console.style(s.lang.word)
	var out []byte
	for _, e := range editions {
		if len(args) == 0 {
			out = report.AppendEdition(apart(out), e, style)
		}
		for _, arg := range args {
			if out, err = show(apart(out), e, arg, style); err != nil {
				return err
			}
		}
	}
	_, err = s.console.out.Write(out)
	return err
}

// apart appends a blank line between two things.
func apart(out []byte) []byte {
	if len(out) == 0 {
		return out
	}
	return append(out, '\n')
}

// show appends the clause or the article of that name.
func show(out []byte, e *law.Edition, name string, style report.Style) ([]byte, error) {
	if c := e.Clause(name); c != nil {
		return report.AppendClause(out, e, c, style), nil
	}
	var names []string
	for i := range e.Articles {
		a := &e.Articles[i]
		if a.Number == name {
			return report.AppendArticle(out, e, a, style), nil
		}
		names = append(names, a.Number)
	}
	e.Clauses(func(_ *law.Article, c *law.Clause) { names = append(names, c.ID) })
	if near := law.Nearest(name, names); near != "" {
		return nil, fmt.Errorf("edition %s has no clause or article %q, did you mean %s?", e.Name, name, near)
	}
	return nil, errors.New("edition " + e.Name + " has no clause or article " + fmt.Sprintf("%q", name) + ", lawc show lists them")
}
