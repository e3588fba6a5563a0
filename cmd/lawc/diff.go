package main

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"os/signal"
	"syscall"

	"github.com/spf13/cobra"

	"lawc/auction"
	"lawc/differ"
	"lawc/explore"
	"lawc/interp"
	"lawc/table"
)

const diffHelp = `Diff compares two editions. It begins with the rows of the table of rulings (lawc
table) in which they differ, each in one sentence: when, what one rules, what the
other, and last what they have in common. Then it tells in words what has changed in
the clauses, joined by topic. An edition is a name or a rule file; a draft of an
edition, compared with that edition, is told as what the change does.

With --all, or with a bound, both are also walked through every record within the
bounds, as they are where no row shows what is changed in a draft: every way in which they rule differently, grouped by what each does and the
clauses on which it rests, each with the shortest record that shows it. Where the
source of one says nothing, that is told apart: it is no different ruling. Text, JSON
and a page say the same. An interrupt writes what has been found so far. Exit status
0: they rule the same, 1: they do not, or one is silent where the other is not, 2:
trouble.

  lawc diff OLD NEW
  lawc diff OLD draft.yaml
  lawc diff --record "N: 1S 1H TD E:2H" OLD NEW
  lawc diff --topic insufficient-bid --only behaviour OLD NEW
  lawc diff --lang nl --format html --depth 4 OLD NEW > page.html`

// Differed is what to compare two editions by, and how to tell it.
type differed struct {
	console  *console
	inferred bool
	rules    []string
	topics   []string
	articles []string
	only     *choice
	format   *choice
	notation *choice
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
	// unseen: clauses of a draft are changed, and no row of the table shows it.
	unseen bool
	// otherwise: the two rule differently on the record that is asked for.
	otherwise bool
	// walked: that was done.
	walked bool
	// found are the rows that differ.
	found *table.Table
	// stop reports an interrupt.
	stop func() bool
}

func newDiff(c *console) *cobra.Command {
	d := &differed{console: c, only: newChoice("", "clauses", "behaviour"), format: newChoice("text", "json", "html"), notation: newChoice("", "en", "nl")}
	cmd := &cobra.Command{
		Use:   "diff A B",
		Short: "Compare two editions, their clauses and all that they rule",
		Long:  diffHelp,
		RunE: func(cmd *cobra.Command, args []string) error {
			pairs := [][2]string{{"only clauses", "all"}, {"only clauses", "record"}}
			for _, name := range boundFlags {
				d.bounded = d.bounded || cmd.Flags().Changed(name)
				pairs = append(pairs, [2]string{"only clauses", name})
			}
			if err := expectOne(cmd, pairs...); err != nil {
				return err
			}
			return doDiff(d, args)
		},
	}
	flags := cmd.Flags()
	flags.StringArrayVar(&d.rules, "rules", nil, "go by the rule `FILE` in place of the edition of its name")
	flags.StringArrayVar(&d.topics, "topic", nil, "show only what concerns a `TOPIC`, or all topics that begin with it")
	flags.StringArrayVar(&d.articles, "article", nil, "show only what concerns an `ARTICLE` of either edition")
	flags.IntVar(&d.bounds.Depth, "depth", 0, "take records of up to `N` items; 0 is no bound. Without any of these three the usual bounds are taken")
	flags.IntVar(&d.bounds.Irregularities, "irregularities", 2, "do not go on after more than `N` irregularities; 0 is no bound")
	flags.IntVar(&d.bounds.Levels, "levels", 3, "take bids up to the level `N`, and one of eight")
	d.bounds.Denominations, d.bounds.Later = []auction.Denomination{auction.Hearts, auction.Notrump}, explore.UsualLater
	flags.BoolVar(&d.all, "all", false, "tell every way in which they rule differently within the bounds, too")
	flags.StringVar(&d.record, "record", "", "show only the row of a `RECORD` and the group of the first difference that it shows")
	refuseNothing(cmd, "a name", "topic", "article")
	refuseNothing(cmd, "a record", "record")
	addInferred(cmd, &d.inferred)
	addChoice(cmd, d.only, "only", "show one half of the comparison")
	addChoice(cmd, d.format, "format", "how to write the answer")
	addChoice(cmd, d.notation, "notation", "the language in which calls and seats are spelt")
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
		r, err := (&source{console: d.console, notation: newLibrary(d.console).notation(cmp.Or(d.notation.word, d.console.lang))}).only(d.record)
		if err != nil {
			return err
		}
		d.at = &r
	}
	stopped, release := signal.NotifyContext(context.Background(), syscall.SIGINT, syscall.SIGTERM)
	defer release()
	d.stop = func() bool { return stopped.Err() != nil }
	return d.answer(programs, wanted)
}

// answer writes what there is to say of two editions.
func (d *differed) answer(programs []*interp.Program, wanted wantedClause) error {
	if err := d.begin(programs, wanted); err != nil {
		return err
	}
	c := d.compare(programs[0], programs[1], wanted)
	out, err := d.write(c)
	if err != nil {
		return err
	}
	if _, err := d.console.out.Write(out); err != nil {
		return err
	}
	return d.verdict(c)
}

// walks reports whether all records within the bounds are looked at, and not only
// those of the table: where that is asked for, and where the table shows nothing of what
// is changed in a draft.
func (d *differed) walks() bool {
	return d.only.word != "clauses" && (d.all || d.bounded || d.unseen && d.at == nil) && !d.stop()
}

// compare compares the clauses and, where that is asked for, walks the editions
// together. What is not asked for is left out.
func (d *differed) compare(a, b *interp.Program, wanted wantedClause) *differ.Comparison {
	c := &differ.Comparison{A: a.Edition, B: b.Edition}
	if d.walked = d.walks(); d.walked {
		v := newDiffViewer(d.console)
		defer v.clear()
		bounds := explore.UsualBounds()
		if d.bounded {
			bounds = []explore.Bounds{d.bounds}
		}
		c = differ.Diff(a, b, bounds, differ.Watch{Progress: v.progress, Found: v.found, Stop: d.stop})
	} else {
		c.Clauses = differ.CompareClauses(a.Edition, b.Edition)
	}
	if wanted != nil {
		c.Restrict(wanted)
	}
	if d.at != nil && d.walked {
		_, group := c.GroupOf(d.at)
		c.Only(group)
	}
	return c
}
