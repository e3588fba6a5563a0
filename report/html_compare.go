package report

import (
	"fmt"
	"html"
	"slices"

	"lawc/auction"
	"lawc/law"
)

// AppendComparisonHTML appends a comparison as an article of a page: on what
// the editions differ, the auction under each, and their clauses side by side.
// The results are those of one record.
func AppendComparisonHTML(buf []byte, rs []*law.Result, links []Link, lang string) []byte {
	w := wordsIn(lang)
	buf = append(buf, "<article>\n<header>\n"...)
	buf = appendMarkup(buf, "h2", withSuits(compareHeading(rs[0], w)))
	buf = append(appendLinks(appendRecordLine(buf, rs[0], lang), links, w), "</header>\n"...)
	buf = appendAspects(buf, rs, lang)
	buf = append(buf, "<div class=\"columns many\">\n"...)
	for _, r := range rs {
		anchor := anchorOf(r)
		said := sentences(r, Style{Lang: lang, Symbols: true})
		buf = append(buf, "<section>\n"...)
		buf = appendMarkup(buf, "h3 class=edition", html.EscapeString(r.Edition.Name)+tag("", w.compare.phases[r.Phase]))
		buf = appendCallTable(buf, r, said, anchor, lang)
		buf = append(appendRuling(buf, said, anchor), "</section>\n"...)
	}
	buf = append(buf, "</div>\n"...)
	buf = appendSteps(buf, rs, lang)
	buf = appendClauseColumns(buf, rs, lang)
	buf = appendMarksNote(buf, marksOfResults(rs...), lang)
	if slices.ContainsFunc(rs, restsOnUnsettled) {
		buf = appendElement(buf, "p class=note", unsettledMark+" "+w.page.unsettled)
	}
	return append(buf, "</article>\n"...)
}

// restsOnUnsettled reports whether a ruling cites a clause that rests on a reading on which
// nobody has decided.
func restsOnUnsettled(r *law.Result) bool {
	return slices.ContainsFunc(r.Clauses, func(c *law.Clause) bool { return len(c.Unsettled) > 0 })
}

// compareHeading is the first call that anything was found in, or else the
// record's name.
func compareHeading(r *law.Result, w *words) string {
	for i := range r.Events {
		if it := &r.Record.Items[i]; r.Events[i].Findings != 0 && it.Action == auction.Calls {
			sp := speaker{words: w, style: Style{Lang: w.lang, Symbols: true}, r: r}
			return sp.what(it, &r.Events[i])
		}
	}
	return w.page.side
}

// appendAspects appends the table of what each edition makes of the record: the clauses,
// then the rows on which they differ, then the others. An edition whose source is silent
// does not differ: it has nothing to say.
func appendAspects(buf []byte, rs []*law.Result, lang string) []byte {
	w := wordsIn(lang)
	table := compare(rs, Style{Lang: lang, Symbols: true})
	at := underResults(rs)
	buf = appendSideStart(buf, w.page.aspects, w.page.matter, table.editions)
	differ := func(row aspect) bool { return row.label != w.compare.clauses && speakersDiffer(rs, row.cells) }
	rank := func(row aspect) int {
		switch {
		case row.label == w.compare.clauses:
			return 0
		case differ(row):
			return 1
		}
		return 2
	}
	slices.SortStableFunc(table.rows, func(a, b aspect) int { return rank(a) - rank(b) })
	for _, row := range table.rows {
		buf = appendSideRow(buf, row.label, differ(row), w)
		for i, cell := range row.cells {
			markup := withSuits(cell)
			if row.label == w.compare.clauses && cell != "" {
				markup = ""
				for _, c := range rs[i].Clauses {
					markup += at.clauseAt(rs[i].Edition, c) + " "
				}
			}
			if rs[i].Phase == law.Undecided && cell != "" {
				markup = markupIn("span class=silent", markup)
			}
			buf = appendSideCell(buf, table.editions[i], markup)
		}
		buf = append(buf, "</tr>\n"...)
	}
	return append(buf, "</tbody>\n</table>\n"...)
}

// speakersDiffer reports whether editions that have a clause for what happened
// differ.
func speakersDiffer(rs []*law.Result, cells []string) bool {
	first := -1
	for i, r := range rs {
		switch {
		case r.Phase == law.Undecided:
		case first < 0:
			first = i
		case cells[i] != cells[first]:
			return true
		}
	}
	return false
}

// appendSideStart begins a table of one edition a column. On a narrow screen
// its cells stand under each other, so it bears its roles in so many words.
func appendSideStart(buf []byte, caption, matter string, editions []string) []byte {
	buf = append(buf, "<table class=side role=table>\n"...)
	buf = appendElement(buf, "caption", caption)
	buf = append(buf, "<thead role=rowgroup><tr role=row>"...)
	for _, name := range append([]string{matter}, editions...) {
		buf = append(buf, markupIn("th scope=col role=columnheader", html.EscapeString(name))...)
	}
	return append(buf, "</tr></thead>\n<tbody role=rowgroup>\n"...)
}

// appendColumnsStart begins a table of one edition a column and nothing else.
func appendColumnsStart(buf []byte, caption string, editions []string) []byte {
	buf = append(buf, "<table class=\"side even\" role=table>\n"...)
	buf = appendElement(buf, "caption", caption)
	buf = append(buf, "<thead role=rowgroup><tr role=row>"...)
	for _, name := range editions {
		buf = append(buf, markupIn("th scope=col role=columnheader", html.EscapeString(name))...)
	}
	return append(buf, "</tr></thead>\n<tbody role=rowgroup>\n"...)
}

// appendSideRow begins a row. One on which the editions differ has a bar, a
// sign, and a word for those who do not see.
func appendSideRow(buf []byte, label string, differ bool, w *words) []byte {
	class, sign := "", ""
	if differ {
		class = " class=differ"
		sign = `<span class=unequal aria-hidden=true>≠ </span><span class=unseen>` + html.EscapeString(w.page.differ) + `: </span>`
	}
	buf = append(buf, "<tr role=row"+class+">"...)
	return append(buf, markupIn("th scope=row role=rowheader", sign+withSuits(label))...)
}

// appendSideCell appends what one edition has to say.
func appendSideCell(buf []byte, edition, markup string) []byte {
	class := ""
	if markup == "" {
		class, markup = ` class=none`, "–"
	}
	return append(buf, `<td role=cell`+class+` data-column="`+html.EscapeString(edition)+`"><div>`+markup+"</div></td>"...)
}

// appendSteps appends what became of the record under each edition, item by
// item.
func appendSteps(buf []byte, rs []*law.Result, lang string) []byte {
	buf = appendElement(buf, "h3", wordsIn(lang).page.steps)
	return appendStepTable(buf, rs, lang, underResults(rs))
}

// appendStepTable appends the table of these steps. The clauses in it are links
// where they stand on the page.
func appendStepTable(buf []byte, rs []*law.Result, lang string, at Addresser) []byte {
	w := wordsIn(lang)
	c := comparer{&w.compare, w, Style{Lang: lang, Symbols: true}}
	buf = appendSideStart(buf, w.page.stepsCaption, w.page.step, editionNames(rs))
	for i := range rs[0].Record.Items {
		var fates []string
		for _, r := range rs {
			fates = append(fates, c.status(r, i))
		}
		buf = appendSideRow(buf, fmt.Sprintf("%d. %s", i+1, c.item(rs[0], i)), speakersDiffer(rs, fates), w)
		for _, r := range rs {
			e := &r.Events[i]
			markup := html.EscapeString(c.status(r, i))
			if e.Status == law.AwaitsRuling && r.Phase == law.Undecided {
				markup = markupIn("span class=silent", markup)
			}
			for _, clause := range e.Clauses {
				markup += " " + at.clauseAt(r.Edition, clause)
			}
			buf = appendSideCell(buf, r.Edition.Name, markup)
		}
		buf = append(buf, "</tr>\n"...)
	}
	return append(buf, "</tbody>\n</table>\n"...)
}

func editionNames(rs []*law.Result) (list []string) {
	for _, r := range rs {
		list = append(list, r.Edition.Name)
	}
	return list
}

// appendClauseColumns appends the clauses that any of the rulings names, side
// by side with those of the other editions on the same topic.
func appendClauseColumns(buf []byte, rs []*law.Result, lang string) []byte {
	w := wordsIn(lang)
	var topics []string
	for _, r := range rs {
		for _, c := range mentioned(r, sentences(r, Style{Lang: lang})) {
			for _, topic := range c.Topics {
				if !slices.Contains(topics, topic) {
					topics = append(topics, topic)
				}
			}
		}
	}
	if topics == nil {
		return buf
	}
	buf = appendElement(buf, "h3", w.page.clauses)
	buf = appendColumnsStart(buf, w.page.clausesCaption, editionNames(rs))
	shown := map[string]bool{}
	for _, topic := range topics {
		buf = append(buf, fmt.Sprintf("<tr role=row><th scope=rowgroup role=rowheader colspan=%d>%s</th></tr>\n<tr role=row>", len(rs), html.EscapeString(topic))...)
		for _, r := range rs {
			buf = appendSideCell(buf, r.Edition.Name, clausesOn(topic, r, lang, shown))
		}
		buf = append(buf, "</tr>\n"...)
	}
	return append(buf, "</tbody>\n</table>\n"...)
}

// clausesOn writes an edition's clauses on a topic; those that were not applied
// are idle, and those that another topic has shown are named only.
func clausesOn(topic string, r *law.Result, lang string, shown map[string]bool) string {
	sheet := newClauseSheet(r.Edition, anchorOf(r), lang)
	var markup []byte
	r.Edition.Clauses(func(_ *law.Article, c *law.Clause) {
		if !slices.Contains(c.Topics, topic) {
			return
		}
		if anchor := clauseAnchor(c, sheet.anchor); shown[anchor] {
			markup = append(markup, "<p>"+clauseLink(c, sheet.anchor)+"</p>\n"...)
		} else {
			shown[anchor] = true
			markup = sheet.append(markup, c, !slices.Contains(r.Clauses, c))
		}
	})
	return string(markup)
}
