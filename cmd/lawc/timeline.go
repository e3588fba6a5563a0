package main

import (
	"context"
	"errors"
	"fmt"
	"os/signal"
	"slices"
	"strings"
	"syscall"

	"github.com/spf13/cobra"

	"lawc/auction"
	"lawc/differ"
	"lawc/interp"
	"lawc/law"
	"lawc/report"
	"lawc/table"
	"lawc/table/inwords"
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
of the table; --table says where that is.

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
	notation, lang  *choice
	// rows: rows of the table are looked at; kinds: of all kinds of irregularity, whatever
	// the topic. Whole is their table, once it has been made.
	rows, kinds bool
	whole       *table.Table
	// page is where the page of the table is.
	page string
	// stop reports an interrupt.
	stop    func() bool
	library *library // once the editions have been asked for
}

func newTimeline(c *console) *cobra.Command {
	t := &timed{console: c, format: newChoice("text", "json", "html"), notation: newChoice("en", "nl"), lang: newLanguage()}
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
	addChoice(cmd, t.lang, "lang", "the language of the answer")
	return cmd
}

func doTimeline(t *timed, args []string) error {
	args = t.takeRecordsOf(args)
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
	switch {
	case len(t.records) > 0:
		out, err = t.takeRecords(programs)
	case len(args) > 0:
		out, err = t.takeTopics(args, programs)
	default:
		editions := editionsOf(programs)
		out, err = t.writeTopics(differ.Topics(editions...), editions)
	}
	if err != nil {
		return err
	}
	if t.format.word == "html" {
		page := report.AppendPageStart(nil, "timeline", t.lang.word)
		out = report.AppendPageEnd(imprint(append(page, out...), editionsOf(programs), t.lang.word))
	}
	if _, err = t.console.out.Write(out); err == nil && t.stop() {
		fmt.Fprintf(t.console.errs, "lawc: %s\n", t.console.says("interrupted, this is not all of the timeline"))
		return interrupted
	}
	return err
}

func (t *timed) writeTopics(topics []string, editions []*law.Edition) ([]byte, error) {
	switch t.format.word {
	case "json":
		return report.AppendTopicsJSON(nil, topics, editions)
	case "html":
		return report.AppendTopicsHTML(nil, topics, editions, t.lang.word), nil
	}
	return report.AppendTopics(nil, topics, editions, t.console.style(t.lang.word)), nil
}

// takeRecordsOf takes what are records for what they are, be it without quotes, and
// gives the rest.
func (t *timed) takeRecordsOf(args []string) (topics []string) {
	quoted := func(arg string) bool { return strings.Contains(arg, " ") }
	if !slices.ContainsFunc(args, quoted) && auction.Dutch.HasDealer(strings.Join(args, " ")) {
		t.records = append(t.records, (&source{notation: auction.Dutch}).pieced(args)...)
		return nil
	}
	for _, arg := range args {
		if auction.Dutch.HasDealer(arg) {
			t.records = append(t.records, arg)
		} else {
			topics = append(topics, arg)
		}
	}
	return topics
}

// takeTopics takes topics through the editions, one after another.
func (t *timed) takeTopics(args []string, programs []*interp.Program) (out []byte, err error) {
	editions := editionsOf(programs)
	all := differ.Topics(editions...)
	for _, arg := range args {
		topics := topicsMeant(arg, all)
		if topics == nil {
			return nil, unknownTopic(arg, all)
		}
		rows := t.ruled(arg, programs)
		if out, err = t.writeRows(out, arg, rows); err != nil {
			return nil, err
		}
		for _, topic := range topics {
			list := differ.TopicTimeline(topic, editions...)
			rows.judge(topic, list)
			if out, err = t.writeTopic(out, topic, list, rows); err != nil {
				return nil, err
			}
		}
	}
	return out, nil
}

// topicsMeant lists the topics of that name or, if there is none, those of
// which it is the part before the slash.
func topicsMeant(word string, all []string) (topics []string) {
	for _, topic := range all {
		if topic == word {
			return []string{topic}
		}
		if strings.HasPrefix(topic, word+"/") {
			topics = append(topics, topic)
		}
	}
	return topics
}

func unknownTopic(word string, all []string) error {
	var parts []string
	for _, topic := range all {
		part, _, _ := strings.Cut(topic, "/")
		parts = append(parts, part)
	}
	if near := law.Nearest(word, append(parts, all...)); near != "" {
		return fmt.Errorf("unknown topic %q, did you mean %s? (lawc timeline lists them)", word, near)
	}
	for _, part := range parts {
		if strings.HasPrefix(part, word) {
			return fmt.Errorf("unknown topic %q, did you mean %s? (lawc timeline lists them)", word, part)
		}
	}
	return fmt.Errorf("unknown topic %q, lawc timeline lists them", word)
}

func (t *timed) writeTopic(out []byte, topic string, list []differ.Saying, rows *timedRows) ([]byte, error) {
	switch t.format.word {
	case "json":
		data, err := rows.json(topic, t.lang.word)
		if err != nil {
			return nil, err
		}
		return report.AppendTopicTimelineJSON(out, topic, list, data, t.lang.word)
	case "html":
		return report.AppendTopicTimelineHTML(out, topic, list, t.lang.word), nil
	}
	return report.AppendTopicTimeline(apart(out), topic, list, t.console.style(t.lang.word)), nil
}

// takeRecords takes records through the editions, one after another.
func (t *timed) takeRecords(programs []*interp.Program) (out []byte, err error) {
	s := &source{console: t.console, args: t.records, notation: t.library.notation(t.notation.word)}
	rows := newRowFinder(programs, inwords.Look{Lang: t.lang.word, Page: t.page})
	for i, text := range t.records {
		e := s.record(s.called(i), text)
		if len(e.problems) > 0 {
			t.console.tell(e.problems)
			return nil, faulty
		}
		if out, err = t.writeRecord(out, differ.RecordTimeline(&e.record, programs...), rows); err != nil {
			return nil, err
		}
	}
	return out, nil
}

func (t *timed) writeRecord(out []byte, list []differ.Ruling, rows *rowFinder) ([]byte, error) {
	switch t.format.word {
	case "json":
		return report.AppendRecordTimelineJSON(out, list)
	case "html":
		return report.AppendRecordTimelineHTML(out, list, rows.links(list[0].Result.Record), t.lang.word), nil
	}
	return report.AppendRecordTimeline(apart(out), list, t.console.style(t.lang.word)), nil
}
