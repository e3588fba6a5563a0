package main

import (
	"cmp"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"lawc/auction"
	"lawc/differ"
	"lawc/explore"
	"lawc/interp"
	"lawc/law"
	"lawc/report"
	"lawc/rules"
	"lawc/schema"
	"lawc/table"
)

const diffHelp = `Diff compares two editions. It begins with the rows of the table of rulings (lawc
table) in which they differ, each in one sentence: when, what one rules, what the
other, and last what they have in common. Then it tells how their clauses stand to
each other, joined by topic. An edition is a name or a rule file; a draft of an
edition, compared with that edition, is told as what the change does.

With --all, or with a bound, both are also walked through every record within the
bounds: every way in which they rule differently, grouped by what each does and the
clauses on which it rests, each with the shortest record that shows it. Where the
source of one says nothing, that is told apart: it is no different ruling. A page
and JSON always hold this walk. Exit status 0: they rule the same,
1: they do not, or one is silent where the other is not, 2: trouble.

  lawc diff OLD NEW
  lawc diff OLD draft.yaml
  lawc diff --record "N: 1S 1H TD E:2H" OLD NEW
  lawc diff --topic insufficient-bid --only behaviour OLD NEW
  lawc diff --lang nl --format html --depth 4 OLD NEW > page.html`

// Differed is what to compare two editions by, and how to tell it.
type differed struct {
	console  *console
	inferred bool
	topics   []string
	articles []string
	only     *choice
	format   *choice
	notation *choice
	lang     *choice
	// bounds are those asked for, bounded that there are any.
	bounds  explore.Bounds
	bounded bool
	// record is that whose row and group alone are asked for; at is what it says, nil
	// where there is none.
	record string
	at     *auction.Record
	// all asks for the walk too; draft is set where one edition is a draft of the
	// other.
	all, draft bool
	// found are the rows that differ, where they are not written at once.
	found *table.Table
}

func newDiff(c *console) *cobra.Command {
	d := &differed{console: c, only: newChoice("", "clauses", "behaviour"), format: newChoice("text", "json", "html"), notation: newChoice("", "en", "nl"), lang: newLanguage()}
	cmd := &cobra.Command{
		Use:   "diff A B",
		Short: "Compare two editions, their clauses and all that they rule",
		Long:  diffHelp,
		RunE: func(cmd *cobra.Command, args []string) error {
			for _, name := range boundFlags {
				d.bounded = d.bounded || cmd.Flags().Changed(name)
			}
			return doDiff(d, args)
		},
	}
	flags := cmd.Flags()
	flags.StringArrayVar(&d.topics, "topic", nil, "show only what concerns a `TOPIC`, or all topics that begin with it")
	flags.StringArrayVar(&d.articles, "article", nil, "show only what concerns an `ARTICLE` of either edition")
	flags.IntVar(&d.bounds.Depth, "depth", 0, "take records of up to `N` items; 0 is no bound. Without any of these three the usual bounds are taken")
	flags.IntVar(&d.bounds.Irregularities, "irregularities", 2, "do not go on after more than `N` irregularities; 0 is no bound")
	flags.IntVar(&d.bounds.Levels, "levels", 3, "take bids up to the level `N`, and one of eight")
	d.bounds.Denominations, d.bounds.Later = []auction.Denomination{auction.Hearts, auction.Notrump}, explore.UsualLater
	flags.BoolVar(&d.all, "all", false, "tell every way in which they rule differently within the bounds, too")
	flags.StringVar(&d.record, "record", "", "show only the row of a `RECORD` and the group of the first difference that it shows")
	addInferred(cmd, &d.inferred)
	addChoice(cmd, d.only, "only", "show one half of the comparison")
	addChoice(cmd, d.format, "format", "how to write the answer")
	addChoice(cmd, d.notation, "notation", "the language in which calls and seats are spelt")
	addChoice(cmd, d.lang, "lang", "the language of the answer")
	return cmd
}

// boundFlags are the flags that ask for other bounds than the usual ones.
var boundFlags = []string{"depth", "irregularities", "levels"}

func doDiff(d *differed, args []string) error {
	if len(args) != 2 {
		return fmt.Errorf("found %s, expected two, as in lawc diff OLD NEW", count(len(args), "edition"))
	}
	if b := d.bounds; b.Levels < 1 || b.Levels > 7 || b.Depth < 0 || b.Irregularities < 0 {
		return errors.New("found a bound out of range, expected --levels 1 to 7, --depth and --irregularities 0 or more")
	}
	programs, err := d.programs(args)
	if err != nil {
		return err
	}
	wanted, err := d.wanted(editionsOf(programs))
	if err != nil {
		return err
	}
	if d.record != "" {
		r, err := (&source{console: d.console, notation: newLibrary(d.console).notation(cmp.Or(d.notation.word, d.lang.word))}).only(d.record)
		if err != nil {
			return err
		}
		d.at = &r
	}
	unlike, err := d.begin(programs, wanted)
	if err != nil {
		return err
	}
	c := d.compare(programs[0], programs[1])
	if wanted != nil {
		c.Restrict(wanted)
	}
	if d.at != nil && d.walks() {
		_, group := c.GroupOf(d.at)
		c.Only(group)
	}
	out, err := d.write(c)
	if err != nil {
		return err
	}
	if _, err := d.console.out.Write(out); err != nil {
		return err
	}
	return d.verdict(c, unlike)
}

// walks reports whether all records within the bounds are looked at, and not only
// those of the table.
func (d *differed) walks() bool {
	return d.only.word != "clauses" && (d.all || d.bounded || d.format.word != "text")
}

// compare compares the clauses and, where that is asked for, walks the editions
// together.
func (d *differed) compare(a, b *interp.Program) *differ.Comparison {
	if !d.walks() {
		return &differ.Comparison{A: a.Edition, B: b.Edition, Clauses: differ.CompareClauses(a.Edition, b.Edition)}
	}
	v := newDiffViewer(d.console)
	defer v.clear()
	bounds := explore.UsualBounds()
	if d.bounded {
		bounds = []explore.Bounds{d.bounds}
	}
	return differ.Diff(a, b, bounds, differ.Watch{Progress: v.progress, Found: v.found})
}

// verdict is the exit status: whether the two differ in what was shown.
func (d *differed) verdict(c *differ.Comparison, unlike bool) error {
	if failures := c.Failed(); len(failures) > 0 {
		return fmt.Errorf("error in lawc: %s did not come out again, the first of them %s", count(len(failures), "record"), failures[0].Record.String())
	}
	unlike = unlike || len(c.Differences) > 0
	if d.only.word == "clauses" {
		unlike = slices.ContainsFunc(c.Clauses, func(x differ.ClauseChange) bool { return x.Kind != differ.SameClause })
	}
	if unlike {
		return failed
	}
	return nil
}

func (d *differed) write(c *differ.Comparison) ([]byte, error) {
	shown := report.Shown{Clauses: d.only.word != "behaviour", Behaviour: d.walks()}
	switch d.format.word {
	case "json":
		return d.json(c, shown)
	case "html":
		page := report.AppendPageStart(nil, "diff", d.lang.word)
		return report.AppendPageEnd(imprint(report.AppendEditionDiffHTML(page, c, shown, d.lang.word), []*law.Edition{c.A, c.B}, d.lang.word)), nil
	}
	if !shown.Clauses && !shown.Behaviour {
		return nil, nil
	}
	return report.AppendEditionDiff(nil, c, shown, d.console.style(d.lang.word)), nil
}

// programs gives the two editions, by name or from a file. Two of one name are told
// apart by where they come from.
func (d *differed) programs(args []string) (programs []*interp.Program, err error) {
	l := newLibrary(d.console)
	for _, arg := range args {
		e, err := d.edition(l, arg)
		if err != nil {
			return nil, err
		}
		if d.inferred {
			e = e.WithInferred()
		}
		if len(programs) == 1 && programs[0].Edition.Name == e.Name && arg != args[0] {
			named := *e
			named.Name = filepath.Base(arg)
			e, d.draft = &named, true
		}
		p, problems := interp.Compile(e)
		if len(problems) > 0 {
			return nil, l.refuse(problems)
		}
		programs = append(programs, p)
	}
	return programs, nil
}

// edition reads an edition of that name or, where the word looks like one, from a
// file.
func (d *differed) edition(l *library, arg string) (*law.Edition, error) {
	if !slices.Contains([]string{".yaml", ".yml"}, filepath.Ext(arg)) && !strings.ContainsRune(arg, filepath.Separator) {
		return l.edition(arg)
	}
	src, err := os.ReadFile(arg)
	if err != nil {
		return nil, plainly(err, arg, "a rule file, or one of "+strings.Join(rules.Names(), ", "))
	}
	e, problems := schema.Load(arg, src, schema.Beside(arg), rules.Assumed)
	if len(problems) > 0 {
		return nil, l.refuse(problems)
	}
	return e, nil
}
