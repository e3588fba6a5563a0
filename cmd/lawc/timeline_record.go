package main

import (
	"cmp"

	"lawc/differ"
	"lawc/interp"
	"lawc/report"
	"lawc/table/inwords"
)

// takeRecords takes records through the editions, one after another.
func (t *timed) takeRecords(programs []*interp.Program) (out []byte, err error) {
	s := &source{console: t.console, args: t.records, notation: t.library.notation(cmp.Or(t.notation.word, t.console.lang))}
	rows := newRowFinder(programs, inwords.Look{Lang: t.console.lang, Page: t.page})
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

// writeRecord writes what the editions make of a record; as JSON it is a document by itself.
func (t *timed) writeRecord(out []byte, list []differ.Ruling, rows *rowFinder) ([]byte, error) {
	switch t.format.word {
	case "json":
		document, err := report.AppendRecordTimelineJSON(nil, list)
		if err != nil {
			return nil, err
		}
		return out, t.documents.add(document, 1)
	case "html":
		return report.AppendRecordTimelineHTML(out, list, rows.links(list[0].Result.Record), t.console.lang), nil
	}
	return report.AppendRecordTimeline(apart(out), list, t.console.style()), nil
}
