package report

import (
	"fmt"
	"hash/fnv"
	"html"
	"slices"

	"lawc/law"
)

// AppendHTML appends the result as an article of a page: the calls, the ruling
// and the clauses on which it rests.
func AppendHTML(buf []byte, r *law.Result, lang string) []byte {
	w := wordsIn(lang)
	anchor := anchorOf(r)
	said := sentences(r, Style{Lang: lang, Symbols: true})
	buf = append(buf, "<article>\n<header>\n"...)
	buf = appendMarkup(buf, "h2", html.EscapeString(r.Edition.Name)+tag("", w.compare.phases[r.Phase]))
	buf = appendElement(buf, "p class=note", r.Edition.Title.In(lang))
	buf = append(appendRecordLine(buf, r, lang), "</header>\n<div class=columns>\n<div>\n"...)
	buf = appendCallTable(buf, r, said, anchor, lang)
	buf = append(buf, "</div>\n<div>\n"...)
	if len(said) > 0 {
		buf = appendRuling(buf, said, anchor)
	}
	buf = append(buf, "</div>\n</div>\n"...)
	if clauses := mentioned(r, said); len(clauses) > 0 {
		buf = appendElement(buf, "h3", w.page.clauses)
		buf = appendClausesOf(buf, r, clauses, lang)
	}
	return append(appendMarksNote(buf, marksOfResults(r), lang), "</article>\n"...)
}

// mentioned lists the clauses that a ruling names: those applied, and those on
// which what is open rests.
func mentioned(r *law.Result, said []sentence) []*law.Clause {
	clauses := slices.Clone(r.Clauses)
	for _, one := range said {
		for _, c := range one.clauses {
			if !slices.Contains(clauses, c) {
				clauses = append(clauses, c)
			}
		}
	}
	return clauses
}

// appendClausesOf appends clauses that a ruling names.
func appendClausesOf(buf []byte, r *law.Result, clauses []*law.Clause, lang string) []byte {
	sheet := newClauseSheet(r.Edition, anchorOf(r), lang)
	for _, c := range clauses {
		buf = sheet.append(buf, c, !slices.Contains(r.Clauses, c))
	}
	return buf
}

// appendRecordLine appends the record with its name.
func appendRecordLine(buf []byte, r *law.Result, lang string) []byte {
	if r.Record.ID != "" {
		buf = appendElement(buf, "p", printable(r.Record.ID))
	}
	return appendElement(buf, "p class=record translate=no", Style{Lang: lang}.record(r.Record))
}

// anchorOf names a result on its page. It depends on the result alone, since
// several workers write a page.
func anchorOf(r *law.Result) string { return anchorFor(r.Edition.Name, r.Record.ID, r.Record.String()) }

// anchorFor names a place on a page by what stands there.
func anchorFor(parts ...string) string {
	h := fnv.New32a()
	for _, part := range parts {
		fmt.Fprintln(h, part)
	}
	return fmt.Sprintf("r%x", h.Sum32())
}
