package report

import (
	"html"
	"slices"

	"lawc/differ"
	"lawc/law"
)

// AppendTopicTimelineHTML appends the timeline of a topic as an article of a
// page.
func AppendTopicTimelineHTML(buf []byte, topic string, list []differ.Saying, lang string) []byte {
	w := wordsIn(lang)
	buf = append(buf, "<article>\n"...)
	buf = appendElement(buf, "h2", topic)
	buf = append(buf, "<ol class=line>\n"...)
	var used markSet
	for i := range list {
		said := &list[i]
		used |= marksOf(said.Clauses...)
		buf = appendStation(buf, said.Edition, !said.Silent(), w.timeline.standing(list, i, lang), differs(said), lang)
		sheet := newClauseSheet(said.Edition, anchorFor(said.Edition.Name, topic), lang)
		for _, c := range said.Clauses {
			buf = sheet.append(buf, c, false)
		}
		for _, change := range said.SinceThen {
			if change.A != nil && change.B != nil {
				buf = AppendClauseChangeHTML(buf, &change, said.Since.Name, said.Edition.Name, lang)
			}
		}
		buf = append(buf, "</li>\n"...)
	}
	buf = append(buf, "</ol>\n"...)
	return append(appendMarksNote(buf, used, lang), "</article>\n"...)
}

// differs reports whether an edition's clauses are others than those before.
func differs(said *differ.Saying) bool {
	if said.Rules || said.Silent() && !said.Edition.Whole {
		return false
	}
	return slices.ContainsFunc(said.SinceThen, func(c differ.ClauseChange) bool { return c.Kind >= differ.ChangedClause })
}

// appendStation begins an edition's place in a timeline.
func appendStation(buf []byte, e *law.Edition, spoke bool, standing string, differ bool, lang string) []byte {
	class := ""
	if spoke {
		class = " class=spoke"
	}
	sign := ""
	if differ {
		sign = `<span class=unequal aria-hidden=true>≠ </span>`
	}
	buf = append(buf, "<li"+class+">\n"...)
	buf = appendElement(buf, "h3 class=edition", e.Name)
	buf = appendElement(buf, "p class=note", e.Title.In(lang))
	standingClass := "p class=quiet"
	if differ {
		standingClass = "p class=changed"
	}
	return appendMarkup(buf, standingClass, sign+html.EscapeString(standing))
}

// AppendClauseChangeHTML appends the differences between two clauses on one
// topic as a table, the editions' names over its columns.
func AppendClauseChangeHTML(buf []byte, change *differ.ClauseChange, a, b, lang string) []byte {
	if len(change.Details) == 0 {
		return buf
	}
	w := wordsIn(lang)
	buf = appendSideStart(buf, w.timeline.details, w.timeline.where, []string{a, b})
	for _, d := range change.Details {
		buf = appendSideRow(buf, w.timeline.part(d.Part, w), true, w)
		for i, text := range []string{d.A, d.B} {
			markup := markupIn("span class=quiet", html.EscapeString(w.timeline.nothing))
			if text != "" {
				markup = markupIn("code translate=no", html.EscapeString(w.timeline.detail(d, text)))
			}
			buf = appendSideCell(buf, []string{a, b}[i], markup)
		}
		buf = append(buf, "</tr>\n"...)
	}
	return append(buf, "</tbody>\n</table>\n"...)
}

// AppendRecordTimelineHTML appends the timeline of a record as an article of a
// page.
func AppendRecordTimelineHTML(buf []byte, list []differ.Ruling, links []Link, lang string) []byte {
	w := wordsIn(lang)
	buf = append(buf, "<article>\n<header>\n"...)
	buf = appendMarkup(buf, "h2", withSuits(compareHeading(list[0].Result, w)))
	buf = append(appendLinks(appendRecordLine(buf, list[0].Result, lang), links, w), "</header>\n<ol class=line>\n"...)
	var used markSet
	for i := range list {
		r := list[i].Result
		used |= marksOfResults(r)
		anchor := anchorOf(r)
		said := sentences(r, Style{Lang: lang, Symbols: true})
		buf = appendStation(buf, r.Edition, !list[i].Silent(), w.timeline.ruling(list, i), len(list[i].SinceThen) > 0 && !list[i].Silent(), lang)
		buf = append(buf, "<div class=columns>\n<div>\n"...)
		buf = append(appendCallTable(buf, r, said, anchor, lang), "</div>\n<div>\n"...)
		buf = append(appendRuling(buf, said, anchor), "</div>\n</div>\n"...)
		buf = appendClausesOf(buf, r, mentioned(r, said), lang)
		buf = append(buf, "</li>\n"...)
	}
	buf = append(buf, "</ol>\n"...)
	return append(appendMarksNote(buf, used, lang), "</article>\n"...)
}

// AppendTopicsHTML appends the topics with the clauses of each edition on them,
// as an article of a page.
func AppendTopicsHTML(buf []byte, topics []string, editions []*law.Edition, lang string) []byte {
	w := wordsIn(lang)
	var names []string
	for _, e := range editions {
		names = append(names, e.Name)
	}
	buf = append(buf, "<article>\n"...)
	buf = appendSideStart(buf, w.timeline.topics, w.show.topic, names)
	for _, topic := range topics {
		buf = appendSideRow(buf, topic, false, w)
		for _, e := range editions {
			markup := ""
			for _, c := range clausesOnTopic(e, topic) {
				markup += clauseLink(c, anchorFor(e.Name)) + " "
			}
			buf = appendSideCell(buf, e.Name, markup)
		}
		buf = append(buf, "</tr>\n"...)
	}
	buf = append(buf, "</tbody>\n</table>\n"...)
	buf = append(appendMarksNote(buf, marksOfEditions(editions...), lang), "</article>\n<article>\n"...)
	buf = appendElement(buf, "h2", w.page.clauses)
	for _, e := range editions {
		buf = append(appendElement(append(buf, "<details>\n"...), "summary", e.Name+"  "+e.Title.In(lang)), "<dl>\n"...)
		e.Clauses(func(_ *law.Article, c *law.Clause) {
			id := markupIn("span class=id", html.EscapeString(clauseID(c)))
			buf = append(buf, `<dt id="`+clauseAnchor(c, anchorFor(e.Name))+`">`+id+"</dt>"...)
			buf = appendElement(buf, "dd", c.Says.In(lang))
		})
		buf = append(buf, "</dl>\n</details>\n"...)
	}
	return append(buf, "</article>\n"...)
}
