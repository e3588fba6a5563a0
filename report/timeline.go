package report

import (
	"fmt"
	"slices"
	"strings"

	"lawc/differ"
	"lawc/internal/layout"
	"lawc/law"
)

// AppendTopics appends the topics with the clauses of each edition on them.
func AppendTopics(buf []byte, topics []string, editions []*law.Edition, s Style) []byte {
	w := wordsIn(s.Lang)
	head := []string{s.paint(bold, w.show.topic)}
	for _, e := range editions {
		head = append(head, s.paint(bold, e.Name))
	}
	grid := [][]string{head}
	for _, topic := range topics {
		row := []string{topic}
		for _, e := range editions {
			row = append(row, orDash(strings.Join(clauseIDs(clausesOnTopic(e, topic)), " ")))
		}
		grid = append(grid, row)
	}
	return appendGrid(buf, grid, max(s.width(), 110))
}

func orDash(text string) string {
	if text == "" {
		return "-"
	}
	return text
}

func clausesOnTopic(e *law.Edition, topic string) (list []*law.Clause) {
	e.Clauses(func(_ *law.Article, c *law.Clause) {
		if slices.Contains(c.Topics, topic) {
			list = append(list, c)
		}
	})
	return list
}

func clauseIDs(clauses []*law.Clause) (ids []string) {
	for _, c := range clauses {
		ids = append(ids, clauseID(c))
	}
	return ids
}

// AppendTopicTimeline appends what each edition says on a topic, and how it
// stands to what was said before.
func AppendTopicTimeline(buf []byte, topic string, list []differ.Saying, s Style) []byte {
	p := printer{buf, wordsIn(s.Lang), s}
	p.line("%s", s.paint(bold, topic))
	var used markSet
	for i := range list {
		said := &list[i]
		p.station(said.Edition.Name, p.words.timeline.standing(list, i, s.Lang))
		reader := clauseReader{said.Edition, p.words, s.Lang}
		for _, c := range said.Clauses {
			used = used.with(c)
			p.line("")
			p.labelled(s.paint(bold, clauseID(c)), c.Says.In(s.Lang))
			for _, row := range reader.rows(c) {
				p.labelled(row.label, row.text)
			}
			if c.Provenance != "direct" {
				p.labelled(p.words.show.cite, c.Cite+" ("+p.words.show.provenance[c.Provenance]+")")
			}
		}
		for _, change := range said.SinceThen {
			p.details(&change, said)
		}
	}
	return p.marks(used)
}

// station begins an edition's place in a timeline.
func (p *printer) station(edition, standing string) {
	p.buf = append(p.buf, "\n"+p.style.paint(bold, edition)+"  "...)
	p.buf = layout.AppendWrapped(p.buf, standing, layout.Columns(edition)+gap, layout.Columns(edition)+gap, p.style.width())
}

// details appends the differences between two clauses on a topic.
func (p *printer) details(change *differ.ClauseChange, said *differ.Saying) {
	if change.A == nil || change.B == nil || len(change.Details) == 0 {
		return
	}
	p.line("")
	for _, d := range change.Details {
		label := p.words.timeline.part(d.Part, p.words)
		for i, side := range []struct{ edition, text string }{{said.Since.Name, d.A}, {said.Edition.Name, d.B}} {
			if i > 0 {
				label = " "
			}
			p.labelled(p.style.paint(marked, label), side.edition+": "+p.words.timeline.detail(d, side.text))
		}
	}
}

// detail writes one side of a difference.
func (w *timelineWords) detail(d differ.ClauseDetail, text string) string {
	switch {
	case text == "":
		return w.nothing
	case d.Term != "":
		return d.Term + ": " + text
	}
	return text
}

// part names a part of a clause.
func (w *timelineWords) part(part differ.Part, all *words) string {
	switch part {
	case differ.PartKind:
		return all.show.kind
	case differ.PartRanks:
		return all.show.ranks
	case differ.PartDefines:
		return all.show.defines
	case differ.PartAt:
		return all.show.at
	case differ.PartWhen, differ.PartExpr:
		return all.show.when
	case differ.PartThen:
		return all.show.then
	case differ.PartInsteadOf:
		return all.show.insteadOf
	}
	return w.provision
}

// standing says how an edition stands to what was said before it on a topic. An edition
// without a clause on it is silent only if it does not rule on the matter by others; one
// whose source is not whole is silent rather than without a clause.
func (w *timelineWords) standing(list []differ.Saying, i int, lang string) string {
	said := &list[i]
	switch {
	case said.Unheaded() && !said.Judged:
		return w.unheaded
	case said.Unheaded() && said.Rules && len(said.By) == 0:
		return w.follows
	case said.Unheaded() && said.Rules:
		return fmt.Sprintf(w.elsewhere, strings.Join(clauseIDs(said.By), ", "))
	case said.Silent() && said.Edition.Whole && said.Since != nil:
		return fmt.Sprintf(w.gone, said.Since.Name)
	case said.Silent() && said.Edition.Whole:
		return w.none
	case said.Silent():
		return fmt.Sprintf(w.silent, said.Edition.Covers.In(lang))
	case said.Since == nil:
		return w.beginning(list[:i])
	}
	return w.change(said)
}

// beginning says that an edition is the first with a clause on a topic, and of those
// before it which ruled on the matter all the same.
func (w *timelineWords) beginning(before []differ.Saying) string {
	var names []string
	for i := range before {
		if before[i].Rules {
			names = append(names, before[i].Edition.Name)
		}
	}
	if names == nil {
		return w.first
	}
	return fmt.Sprintf(w.firstClause, strings.Join(names, ", "))
}

// change says how the clauses of an edition stand to the latest before it.
func (w *timelineWords) change(said *differ.Saying) string {
	worst := differ.SameClause
	reworded := false
	for _, c := range said.SinceThen {
		worst = max(worst, min(c.Kind, differ.ChangedClause))
		reworded = reworded || c.Reworded
	}
	text := fmt.Sprintf(w.kinds[worst], said.Since.Name)
	if reworded && worst != differ.ChangedClause {
		text += ", " + w.reworded
	}
	return text
}
