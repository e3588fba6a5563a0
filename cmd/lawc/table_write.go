package main

import (
	"cmp"
	"fmt"
	"sync"

	"lawc/auction"
	"lawc/interp"
	"lawc/table"
	"lawc/table/inwords"
)

// interrupted is the exit status after an interrupt.
const interrupted status = 130

// groupWriter writes a table group by group.
type groupWriter interface {
	AppendHead(buf []byte) []byte
	AppendGroup(buf []byte, rows []table.Row) []byte
	AppendEnd(buf []byte, leads []table.Row) []byte
}

// whole writes a table, those formats that can as it is made.
func (t *tabled) whole(programs []*interp.Program, o table.Options, w wanted) error {
	v := &tableViewer{console: t.console, watched: isTerminal(t.console.errs)}
	o.Progress = v.progress
	var failure error
	write := func(out []byte) {
		v.clear()
		if _, err := t.console.out.Write(out); failure == nil {
			failure = err
		}
	}
	made := table.Begin(programs, o)
	writer := t.writer(made.Table())
	if writer != nil && !t.covered {
		write(writer.AppendHead(nil))
	}
	tb := made.Make(func(rows, _ []table.Row) {
		v.found(rows)
		if writer != nil && !t.covered {
			write(writer.AppendGroup(nil, w.of(rows)))
		}
	})
	if t.covered {
		tb.Covered.Random = table.Sample(programs, tb, sampled, 1)
	}
	rows := w.of(tb.Rows)
	tb.Rows, tb.Leads = rows, w.leads(tb, rows)
	out, err := t.end(tb, writer)
	if err != nil {
		return err
	}
	write(out)
	if failure != nil {
		return failure
	}
	return t.verdict(tb)
}

// sampled is how many records are made up for --covered.
const sampled = 20000

// writer gives the writer of a format that is written as the table is made, or nil.
func (t *tabled) writer(tb *table.Table) groupWriter {
	switch t.format.word {
	case "text":
		return inwords.NewText(tb, t.look())
	case "markdown":
		return inwords.NewMarkdown(tb, t.look())
	case "csv":
		return inwords.NewCSV(tb, t.look())
	}
	return nil
}

// end is what is written when the table is whole.
func (t *tabled) end(tb *table.Table, writer groupWriter) ([]byte, error) {
	switch {
	case t.format.word == "json":
		return inwords.AppendJSON(nil, tb, t.look())
	case t.format.word == "html":
		return inwords.AppendHTML(nil, tb, t.look())
	case t.covered:
		return inwords.AppendCovered(nil, tb, t.look()), nil
	}
	return writer.AppendEnd(nil, tb.Leads), nil
}

// verdict is the exit status.
func (t *tabled) verdict(tb *table.Table) error {
	if n := len(tb.Covered.Failed); n > 0 {
		return fmt.Errorf("error in lawc: %s did not rule the same when run again, the first of them %s", count(n, "record"), tb.Covered.Failed[0])
	}
	if !tb.Covered.Whole {
		t.console.sayf("lawc: interrupted, this is not all of the table\n")
		return interrupted
	}
	return nil
}

// row writes the row of a record.
func (t *tabled) row(programs []*interp.Program, o table.Options) error {
	s := &source{console: t.console, notation: t.library.notation(cmp.Or(t.notation.word, t.console.lang))}
	record, err := s.only(t.record)
	if err != nil {
		return err
	}
	tb, r := t.find(programs, &record, o)
	switch {
	case r == nil && tb != nil && !tb.Covered.Whole:
		return t.verdict(tb)
	case r == nil:
		t.console.sayf("lawc: the table has no row for %s\n", record.String())
		return failed
	}
	out, err := inwords.AppendRow(nil, tb, r, t.look(), t.format.word)
	if err != nil {
		return err
	}
	if _, err = t.console.out.Write(out); err != nil {
		return err
	}
	return t.verdict(tb)
}

func (t *tabled) find(programs []*interp.Program, r *auction.Record, o table.Options) (*table.Table, *table.Row) {
	v := &tableViewer{console: t.console, watched: isTerminal(t.console.errs)}
	o.Progress = v.progress
	defer v.clear()
	return table.Find(programs, r, o)
}

// A tableViewer shows somebody at a terminal how far a table has come.
type tableViewer struct {
	console *console
	watched bool
	mutex   sync.Mutex
	showing bool
	rows    int
	next    int
}

func (v *tableViewer) progress(tried, all int) {
	if !v.watched {
		return
	}
	v.mutex.Lock()
	defer v.mutex.Unlock()
	if tried < v.next {
		return
	}
	v.next = tried + 1 + all/100
	fmt.Fprint(v.console.errs, "\r\x1b[K")
	v.console.sayf("%s, %d of %d incidents", count(v.rows, "row"), tried, all)
	v.showing = true
}

func (v *tableViewer) found(rows []table.Row) {
	v.mutex.Lock()
	defer v.mutex.Unlock()
	v.rows += len(rows)
}

func (v *tableViewer) clear() {
	v.mutex.Lock()
	defer v.mutex.Unlock()
	if v.showing {
		fmt.Fprint(v.console.errs, "\r\x1b[K")
		v.showing = false
	}
}
