package main

import (
	"context"
	"errors"
	"fmt"
	"os/signal"
	"syscall"

	"github.com/spf13/cobra"

	"lawc/differ"
	"lawc/interp"
	"lawc/report"
	"lawc/table"
)

const timelineHelp = `Timeline takes a topic through all editions in order: what each said, with its
conditions and consequences, and whether that is the same, renumbered or changed
since the last edition that said anything. The rows of the table of rulings that rest
on it come first, through time: ruled on first, changed, the same, silent. By these it
is judged whether an edition without a clause on the topic is silent on the matter. Of
a topic named after a kind of irregularity the rows of that kind are looked at, of
others, or with --rows, those of all kinds, which takes longer; --rows=false leaves
them out. A record in the place of a topic, or with --record, is itself taken through
the editions: when a ruling appeared, changed or went. On a page rows lead to the page
of the table; --table says where that is. As JSON it is one document, or an array of
them if there are several topics or records.

Without a topic it lists them, with the clauses of each edition. The part of a
topic before its slash stands for all that begin with it.

  lawc timeline
  lawc timeline insufficient-bid/lowest-same-denomination
  lawc timeline "N: 1S 1H TD E:2H"
  lawc timeline --lang nl --format html pass-out-of-rotation > page.html`

// Timed is what to take through the editions, and how.
type timed struct {
	console         *console
	editions, rules []string
	inferred        bool
	records         []string
	format          *choice
	notation        *choice
	// rows: rows of the table are looked at; kinds: of all kinds of irregularity, whatever
	// the topic. Whole is their table, once it has been made.
	rows, kinds bool
	whole       *table.Table
	// page is where the page of the table is.
	page string
	// stop reports an interrupt.
	stop      func() bool
	library   *library // once the editions have been asked for
	documents documents
}

func newTimeline(c *console) *cobra.Command {
	t := &timed{console: c, format: newChoice("text", "json", "html"), notation: newChoice("", "en", "nl")}
	cmd := &cobra.Command{
		Use:   "timeline [TOPIC... or RECORD]",
		Short: "Take a topic or a record through all editions",
		Long:  timelineHelp,
		RunE: func(cmd *cobra.Command, args []string) error {
			t.kinds = cmd.Flags().Changed("rows")
			return doTimeline(t, args)
		},
	}
	cmd.Flags().StringArrayVar(&t.records, "record", nil, "take a `RECORD` through the editions rather than a topic")
	cmd.Flags().BoolVar(&t.rows, "rows", true, "find the rows of the table of all kinds of irregularity, too")
	addTablePage(cmd, &t.page)
	addEditions(cmd, c, &t.editions, &t.rules)
	addInferred(cmd, &t.inferred)
	addChoice(cmd, t.format, "format", "how to write the answer")
	addChoice(cmd, t.notation, "notation", "the language in which calls and seats are spelt")
	return cmd
}

func doTimeline(t *timed, args []string) error {
	records, args := recordsAmong(args)
	t.records = append(t.records, records...)
	if len(args) > 0 && len(t.records) > 0 {
		return errors.New("found a topic and a record, expected one of the two")
	}
	l, err := openLibrary(t.console, t.rules)
	if err != nil {
		return err
	}
	l.inferred, t.library = t.inferred, l
	programs, err := l.throughTime(t.editions)
	if err != nil {
		return err
	}
	stopped, release := signal.NotifyContext(context.Background(), syscall.SIGINT, syscall.SIGTERM)
	defer release()
	t.stop = func() bool { return stopped.Err() != nil }
	return t.answer(programs, args)
}

// answer writes what there is to say of topics or records.
func (t *timed) answer(programs []*interp.Program, args []string) (err error) {
	var out []byte
	t.documents.out = t.console.out
	switch {
	case len(t.records) > 0:
		out, err = t.takeRecords(programs)
	case len(args) > 0:
		out, err = t.takeTopics(args, programs)
	default:
		editions := editionsOf(programs)
		out, err = t.writeTopics(differ.Topics(editions...), editions)
	}
	if err == nil {
		err = t.documents.end()
	}
	if err != nil {
		return err
	}
	if t.format.word == "html" {
		page := report.AppendPageStart(nil, "timeline", t.console.lang)
		out = report.AppendPageEnd(imprint(append(page, out...), editionsOf(programs), t.console.lang))
	}
	if _, err = t.console.out.Write(out); err == nil && t.stop() {
		fmt.Fprintf(t.console.errs, "lawc: %s\n", t.console.says("interrupted, this is not all of the timeline"))
		return interrupted
	}
	return err
}
