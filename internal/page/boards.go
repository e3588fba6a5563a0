package page

import (
	"fmt"
	"iter"
	"path"
	"slices"
	"strings"

	"lawc/auction"
	"lawc/internal/messages"
	"lawc/law"
	"lawc/notation"
	"lawc/report"
	"lawc/schema"
)

// A boardsAnswer is what a file holds.
type boardsAnswer struct {
	Boards    []board `json:"boards" says:"the records, those with irregularities first, those that cannot be read last"`
	Irregular int     `json:"irregular" says:"how many have irregularities"`
	Unread    int     `json:"unread" says:"how many places cannot be read"`
}

// A board is one record of a file, or a place that cannot be read.
type board struct {
	ID       string   `json:"id" says:"the record's name"`
	Line     int      `json:"line" says:"the line at which it stands"`
	Record   string   `json:"record" says:"the record; empty if it cannot be read"`
	Findings []string `json:"findings" says:"the irregularities found in it"`
	Says     []string `json:"says" says:"what the ruling says of them"`
	Error    string   `json:"error" says:"why it cannot be read; empty if it can"`
}

func (c *call) boards() (any, *Fault) {
	var q filed
	if fault := c.read(&q); fault != nil {
		return nil, fault
	}
	style, fault := styleIn(q.Lang)
	if fault != nil {
		return nil, fault
	}
	books, fault := c.engine.booksOf(q.Editions)
	if fault != nil {
		return nil, fault
	}
	m, err := books[0].lend()
	if err != nil {
		return nil, NewFault(statusRefused, err.Error())
	}
	defer books[0].done(m)
	answer := boardsAnswer{Boards: []board{}}
	for one, record := range c.engine.records(&q, style.Lang) {
		if record != nil {
			one.judge(books[0].run(m, record), style)
		}
		answer.add(one)
	}
	slices.SortStableFunc(answer.Boards, func(a, b board) int { return a.order() - b.order() })
	return answer, nil
}

func (a *boardsAnswer) add(b board) {
	b.Findings, b.Says = orEmpty(b.Findings), orEmpty(b.Says)
	if b.Error != "" {
		a.Unread++
	} else if len(b.Findings) > 0 {
		a.Irregular++
	}
	a.Boards = append(a.Boards, b)
}

// order puts irregular boards first and what cannot be read last.
func (b *board) order() int {
	switch {
	case b.Error != "":
		return 2
	case len(b.Findings) > 0:
		return 0
	}
	return 1
}

func (b *board) judge(r *law.Result, style report.Style) {
	b.Record = r.Record.String()
	if len(b.Record) > maxRecord {
		b.Error = messages.In(style.Lang, fmt.Sprintf("found a record of %d bytes, expected at most %d", len(b.Record), maxRecord))
		b.Record = ""
		return
	}
	for i := range r.Events {
		r.Events[i].Findings.ForEach(func(f law.Finding) {
			if name := f.String(); !slices.Contains(b.Findings, name) {
				b.Findings = append(b.Findings, name)
			}
		})
	}
	if len(b.Findings) == 0 {
		return
	}
	for _, said := range report.Sentences(r, style) {
		if said.Item >= 0 && r.Events[said.Item].Findings != 0 {
			b.Says = append(b.Says, said.Text)
		}
	}
}

// records yields the records of a file, and nil for a place that cannot be read.
func (e *Engine) records(q *filed, lang string) iter.Seq2[board, *auction.Record] {
	ending := strings.ToLower(path.Ext(q.Name))
	if ending == ".yaml" || ending == ".yml" {
		return e.recordsOfYAML(q, lang)
	}
	format, known := notation.ByName(q.Name)
	if !known {
		format = notation.Text
	}
	return func(yield func(board, *auction.Record) bool) {
		for entry := range notation.Read(format, strings.NewReader(q.Text), e.notation(lang)) {
			if entry.Silent {
				continue
			}
			one, record := board{ID: entry.Record.ID, Line: entry.Line}, &entry.Record
			if len(entry.Errors) > 0 {
				fault := entry.Errors[0]
				one.Line, one.Error, record = fault.Line, messages.In(lang, fault.Msg), nil
			}
			if !yield(one, record) {
				return
			}
		}
	}
}

func (e *Engine) recordsOfYAML(q *filed, lang string) iter.Seq2[board, *auction.Record] {
	return func(yield func(board, *auction.Record) bool) {
		for _, entry := range schema.ReadEntries(e.notation(lang), q.Name, []byte(q.Text)) {
			one, record := board{ID: entry.Record.ID}, &entry.Record
			if len(entry.Problems) > 0 {
				problem := entry.Problems[0]
				one.Line, one.Error, record = problem.Pos.Line, messages.In(lang, problem.Message), nil
			}
			if !yield(one, record) {
				return
			}
		}
	}
}
