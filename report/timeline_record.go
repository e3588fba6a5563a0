package report

import (
	"fmt"
	"strings"

	"lawc/differ"
	"lawc/internal/layout"
)

// AppendRecordTimeline appends what each edition makes of a record, and in what
// it rules otherwise than the one before it.
func AppendRecordTimeline(buf []byte, list []differ.Ruling, s Style) []byte {
	p := printer{buf, wordsIn(s.Lang), s}
	p.line("%s", s.paint(bold, strings.TrimSpace(s.record(list[0].Result.Record)+"  "+printable(list[0].Result.Record.ID))))
	for i := range list {
		r := list[i].Result
		p.station(r.Edition.Name, p.words.timeline.ruling(list, i))
		said := sentences(r, s)
		for n, one := range said {
			number := fmt.Sprintf("%d.", n+1)
			p.buf = layout.AppendSpaces(p.buf, indent-len(number)-1)
			p.buf = append(append(p.buf, number...), ' ')
			p.buf = layout.AppendWrapped(p.buf, s.sentenceText(one), indent, indent, s.width())
		}
	}
	var used markSet
	for i := range list {
		used |= marksOfResults(list[i].Result)
	}
	return p.marks(used)
}

// ruling says how a ruling stands to the latest before it that was one.
func (w *timelineWords) ruling(list []differ.Ruling, i int) string {
	r := &list[i]
	switch {
	case r.Silent():
		return w.noClause
	case r.Since < 0:
		return w.firstRuling
	case len(r.SinceThen) == 0:
		return fmt.Sprintf(w.sameRuling, list[r.Since].Result.Edition.Name)
	}
	var matters []string
	for _, key := range r.SinceThen {
		matters = append(matters, w.keys[key])
	}
	return fmt.Sprintf(w.otherRuling, list[r.Since].Result.Edition.Name, strings.Join(matters, ", "))
}
