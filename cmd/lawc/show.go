package main

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"lawc/law"
	"lawc/report"
)

const showHelp = `Show prints the clauses of an edition: all of them as a tree, an article with
what its clauses say, or one clause with its conditions and consequences in
words, its source, the line of the rule file where it stands, and the clauses
that refer to it. A topic stands for its clauses. Of several editions those that
have what is named are shown; where no edition is asked for and the newest has
nothing of that name, those of all that have. With --cite it prints what an article
needs to refer to an edition or to what is named of it, as BibTeX or as CSL-JSON:
title, publisher, year, and where and when the text was read.

  lawc show
  lawc show ARTICLE
  lawc show TOPIC
  lawc show -e EDITION CLAUSE
  lawc show --cite bibtex EDITION`

// Shown is what to show, and how.
type shown struct {
	console         *console
	editions, rules []string
	citing          *choice
}

func newShow(c *console) *cobra.Command {
	s := &shown{console: c, citing: newChoice("", "bibtex", "csl")}
	cmd := &cobra.Command{
		Use:   "show [CLAUSE, ARTICLE or TOPIC...]",
		Short: "Show an edition, an article or a clause",
		Long:  showHelp,
		RunE:  func(_ *cobra.Command, args []string) error { return doShow(s, args) },
	}
	addEditions(cmd, c, &s.editions, &s.rules)
	addChoice(cmd, s.citing, "cite", "print references to the books instead")
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
	if args, err = l.inBook(args, s.editions, editions); err != nil {
		return err
	}
	if s.citing.word != "" {
		return s.cite(l, editions, args)
	}
	style := s.console.style()
	var out []byte
	if len(args) == 0 {
		for _, e := range editions {
			out = report.AppendEdition(apart(out), e, style)
		}
	}
	for _, arg := range args {
		before := len(out)
		among, err := l.having(arg, s.editions, editions)
		if err != nil {
			return err
		}
		for _, e := range among {
			out = show(out, e, arg, style)
		}
		if len(out) == before {
			return l.notShown(arg, editions)
		}
	}
	_, err = s.console.out.Write(out)
	return err
}

// having gives the editions in which a name is looked for: every one, if nobody has said
// which are meant and the usual one has nothing of that name.
func (l *library) having(name string, asked []string, editions []*law.Edition) ([]*law.Edition, error) {
	has := func(e *law.Edition) bool {
		return topicsMeant(name, topicsIn(e)) != nil || slices.Contains(namesIn(e), name)
	}
	if len(asked) > 0 || slices.ContainsFunc(editions, has) {
		return editions, nil
	}
	every, err := l.editions([]string{"all"})
	if err != nil || !slices.ContainsFunc(every, has) {
		return editions, err
	}
	return every, nil
}

// apart appends a blank line between two things.
func apart(out []byte) []byte {
	if len(out) == 0 {
		return out
	}
	return append(out, '\n')
}

// show appends the clause or the article of that name, or the clauses of the
// topic; nothing, if the edition has none of that name.
func show(out []byte, e *law.Edition, name string, style report.Style) []byte {
	if c := e.Clause(name); c != nil {
		return report.AppendClause(apart(out), e, c, style)
	}
	for i := range e.Articles {
		if a := &e.Articles[i]; a.Number == name {
			return report.AppendArticle(apart(out), e, a, style)
		}
	}
	e.Clauses(func(_ *law.Article, c *law.Clause) {
		if topicsMeant(name, c.Topics) != nil {
			out = report.AppendClause(apart(out), e, c, style)
		}
	})
	return out
}

// notShown says that none of the editions has anything of that name, which other
// edition has, and what was probably meant.
func (l *library) notShown(name string, editions []*law.Edition) error {
	var asked, names, others []string
	for _, e := range editions {
		asked = append(asked, e.Name)
		names = append(names, namesIn(e)...)
	}
	said := fmt.Sprintf("edition %s has no clause, article or topic %q", strings.Join(asked, ", "), name)
	for _, other := range l.names {
		if e, err := l.edition(other); err == nil && slices.Contains(namesIn(e), name) {
			others = append(others, "-e "+other)
		}
	}
	if others != nil {
		return fmt.Errorf("%s; there is one with %s", said, strings.Join(others, " or "))
	}
	if near := nearestClause(name, names); near != "" {
		return fmt.Errorf("%s, did you mean %s?", said, near)
	}
	return errors.New(said + ", lawc show lists them")
}

// namesIn lists what can be shown of an edition.
func namesIn(e *law.Edition) (names []string) {
	for i := range e.Articles {
		names = append(names, e.Articles[i].Number)
	}
	e.Clauses(func(_ *law.Article, c *law.Clause) { names = append(append(names, c.ID), c.Topics...) })
	return names
}

// nearestClause gives the name that was probably meant: one that differs in its
// dots alone, or else the nearest.
func nearestClause(name string, names []string) string {
	bare := strings.NewReplacer(".", "", " ", "").Replace
	for _, n := range names {
		if strings.EqualFold(bare(n), bare(name)) {
			return n
		}
	}
	return law.Nearest(name, names)
}
