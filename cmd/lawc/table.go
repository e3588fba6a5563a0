package main

import (
	"context"
	"errors"
	"fmt"
	"os/signal"
	"slices"
	"syscall"

	"github.com/spf13/cobra"

	"lawc/differ"
	"lawc/interp"
	"lawc/law"
	"lawc/table"
	"lawc/table/inwords"
)

const tableHelp = `Table writes what the editions rule: situations down, editions across, in each cell
the whole ruling with its clauses, blank where the source is silent. A row is a kind
of irregularity, a stage of its life, and all the incidents that the editions shown
rule alike; its record is the simplest that shows it. Rows are found by running
records, not listed. Rights about leads have rows of their own, L1 and on.

A topic is a kind of irregularity (lawc table --list) or a topic of clauses. With
--record, or with a record in the place of a topic, it writes the one row of a record,
that of its last stage; exit status 1 if there is none. Calls irregular in two ways are folded, and so are rows on which
one edition alone rules; --unfold writes them out. Editions of which only a fragment
was read stand in it if they are named, or with --editions all. An interrupt writes
what has been found so far.

  lawc table
  lawc table --editions OLD,NEW --differences insufficient-bid
  lawc table --record "N: 1S 1H TD E:2H"
  lawc table --format html > table.html`

// Tabled is what table to write, and how.
type tabled struct {
	console                                             *console
	editions, rules                                     []string
	inferred, differences, second, split, covered, list bool
	unfold                                              bool
	record                                              string
	format                                              *choice
	notation                                            *choice
	library                                             *library
	// leftOut are editions of which only fragments were read, if none were asked for.
	leftOut []string
}

func newTable(c *console) *cobra.Command {
	t := &tabled{console: c, format: newChoice("text", "markdown", "csv", "json", "html"), notation: newChoice("", "en", "nl")}
	cmd := &cobra.Command{
		Use:   "table [TOPIC... or RECORD]",
		Short: "The table of rulings: situations down, editions across",
		Long:  tableHelp,
		RunE: func(cmd *cobra.Command, args []string) error {
			pairs := [][2]string{{"record", "covered"}, {"record", "differences"}, {"list", "record"}, {"list", "covered"}}
			if err := expectOne(cmd, pairs...); err != nil {
				return err
			}
			return doTable(t, args)
		},
	}
	flags := cmd.Flags()
	flags.StringSliceVarP(&t.editions, "editions", "e", nil, "the `EDITIONS` to put side by side, with commas between them, or all; all but fragments by default")
	flags.StringArrayVar(&t.rules, "rules", nil, "take a rule `FILE` of one's own too")
	flags.BoolVar(&t.differences, "differences", false, "leave out rows in which the editions rule the same")
	flags.BoolVar(&t.second, "second", false, "take irregularities that come together with or after another, too")
	flags.BoolVar(&t.split, "split", false, "give each alternative of a label a row of its own")
	flags.BoolVar(&t.unfold, "unfold", false, "write out what is folded otherwise")
	flags.BoolVar(&t.covered, "covered", false, "make records up, and tell how many of their stages have a row")
	flags.BoolVar(&t.list, "list", false, "list the kinds of irregularity")
	flags.StringVar(&t.record, "record", "", "write the row of a `RECORD`, finished or not")
	refuseNothing(cmd, "a name", "editions")
	refuseNothing(cmd, "a record", "record")
	addInferred(cmd, &t.inferred)
	addChoice(cmd, t.format, "format", "how to write the table")
	addChoice(cmd, t.notation, "notation", "the language in which calls and seats are spelt")
	return cmd
}

func doTable(t *tabled, args []string) error {
	args, err := t.takeRecord(args)
	switch {
	case err != nil:
		return err
	case t.list && len(args) > 0:
		return errors.New("found --list and a topic, expected one of the two")
	case t.list:
		return t.listGroups()
	}
	programs, err := t.programs()
	if err != nil {
		return err
	}
	wanted, err := newWanted(args, editionsOf(programs))
	if err != nil {
		return err
	}
	stopped, release := signal.NotifyContext(context.Background(), syscall.SIGINT, syscall.SIGTERM)
	defer release()
	o := table.Options{Groups: wanted.groups, Second: t.second, Split: t.split, Stop: func() bool { return stopped.Err() != nil }}
	t.unfold = t.unfold || slices.Contains(wanted.groups, table.TwoWays)
	if t.record != "" {
		return t.row(programs, o)
	}
	return t.whole(programs, o, wanted)
}

// takeRecord takes a record in the place of a topic for one, and gives the topics.
func (t *tabled) takeRecord(args []string) (topics []string, err error) {
	records, topics := recordsAmong(args)
	if t.record != "" {
		records = append(records, t.record)
	}
	switch {
	case len(records) > 0 && len(topics) > 0:
		return nil, errors.New("found a topic and a record, expected one of the two")
	case len(records) > 1:
		return nil, fmt.Errorf("found %s, expected one", count(len(records), "record"))
	case len(records) == 1:
		t.record = records[0]
	}
	return topics, nil
}

// programs gives the editions that were asked for, from the oldest to the newest.
func (t *tabled) programs() (programs []*interp.Program, err error) {
	if t.library, err = openLibrary(t.console, t.rules); err != nil {
		return nil, err
	}
	t.library.inferred = t.inferred
	asked := t.editions
	if len(asked) == 0 {
		if asked, t.leftOut, err = t.library.sideBySide(); err != nil {
			return nil, err
		}
	}
	return t.library.throughTime(asked)
}

func (t *tabled) listGroups() error {
	for _, g := range table.Groups() {
		if _, err := fmt.Fprintf(t.console.out, "%-24s %s\n", g, inwords.GroupName(g, t.console.lang)); err != nil {
			return err
		}
	}
	return nil
}

// look is how the table is written.
func (t *tabled) look() inwords.Look {
	style := t.console.style()
	return inwords.Look{Lang: t.console.lang, Colour: style.Colour, Width: style.Width, Differences: t.differences, Unfolded: t.unfold, LeftOut: t.leftOut, About: about()}
}

// wanted is which rows are asked for: groups, or topics of clauses.
type wanted struct {
	groups []table.Group
	topics []string
}

func newWanted(args []string, editions []*law.Edition) (wanted, error) {
	var w wanted
	for _, arg := range args {
		if g, ok := table.GroupNamed(arg); ok {
			w.groups = append(w.groups, g)
			continue
		}
		all := differ.Topics(editions...)
		topics := topicsMeant(arg, all)
		if topics == nil {
			return w, unknownRows(arg, all)
		}
		w.topics = append(w.topics, topics...)
	}
	if len(w.topics) > 0 {
		w.groups = nil // a clause may come into play anywhere
	}
	return w, nil
}

// unknownRows says that no rows are known by a word.
func unknownRows(word string, topics []string) error {
	names := topics
	for _, g := range table.Groups() {
		names = append(names, g.String())
	}
	if near := law.Nearest(word, names); near != "" {
		return fmt.Errorf("unknown topic %q, did you mean %s? (lawc table --list lists the kinds of irregularity)", word, near)
	}
	return fmt.Errorf("unknown topic %q, expected a kind of irregularity, which lawc table --list lists, or a topic of clauses, which lawc timeline lists", word)
}

// leads gives the rows about leads that are asked for, and those to which such rows refer.
func (w *wanted) leads(tb *table.Table, rows []table.Row) []table.Row {
	asked, named := w.of(tb.Leads), tb.Referred(rows)
	return slices.DeleteFunc(slices.Clone(tb.Leads), func(r table.Row) bool {
		same := func(x table.Row) bool { return x.Number == r.Number }
		return !slices.ContainsFunc(asked, same) && !slices.ContainsFunc(named, same)
	})
}

// of gives those of the rows that are asked for.
func (w *wanted) of(rows []table.Row) []table.Row {
	if len(w.topics) == 0 {
		return rows
	}
	return slices.DeleteFunc(slices.Clone(rows), func(r table.Row) bool {
		return !slices.ContainsFunc(w.topics, r.Concerns)
	})
}
