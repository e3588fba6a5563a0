package report

import (
	"fmt"
	"slices"
	"strings"

	"lawc/differ"
	"lawc/explore"
	"lawc/internal/layout"
	"lawc/law"
)

// Shown says which halves of a comparison of editions are shown.
type Shown struct {
	Clauses, Behaviour bool
	// Draft: the second is a draft of the first.
	Draft bool
	// Rows and Leads are the rows of the table that differ, as JSON has them, Whole that
	// these are all; nil where they are not shown.
	Rows, Leads []byte
	Whole       bool
}

// AppendEditionDiff appends in what two editions differ: how their clauses stand to
// each other, and every way in which they rule differently, with what was covered.
func AppendEditionDiff(buf []byte, c *differ.Comparison, shown Shown, s Style) []byte {
	p := printer{buf, wordsIn(s.Lang), s}
	d := &p.words.diff
	p.line("%s", s.paint(bold, fmt.Sprintf(d.title, c.A.Name, c.B.Name)))
	if shown.Clauses {
		p.clauseChanges(c, shown)
	}
	if shown.Behaviour {
		p.line("\n%s", s.paint(bold, d.behaviour))
		p.text(d.outcome(c))
		number := 0
		for _, section := range c.Sections() {
			p.section(c, section, &number)
		}
		p.behind(c, &number)
		p.line("")
		for _, line := range p.words.looked(c) {
			p.text(line)
		}
	}
	return p.marks(marksOfEditions(c.A, c.B))
}

// outcome says in how many ways they rule differently.
func (d *diffWords) outcome(c *differ.Comparison) string {
	if c.Stopped {
		return d.counted(c) + "; " + d.stopped
	}
	if len(c.Differences) == 0 {
		return d.same
	}
	return d.counted(c)
}

// counted counts the ways, and apart from them those in which one source is silent.
func (d *diffWords) counted(c *differ.Comparison) string {
	text := fmt.Sprintf(d.ways, c.Count(differ.OtherRuling))
	if n := c.Count(differ.SourceSilent); n > 0 {
		text += "; " + fmt.Sprintf(d.silences, n)
	}
	return text
}

// behind appends the changed clauses that show only after an earlier difference.
func (p *printer) behind(c *differ.Comparison, number *int) {
	if len(c.Behind) == 0 {
		return
	}
	p.line("\n%s", p.style.paint(bold, p.words.diff.behind))
	for _, x := range c.Behind {
		p.section(c, &differ.Section{ClausesA: x.ClausesA, ClausesB: x.ClausesB, Differences: []*differ.Difference{x}}, number)
	}
}

// section appends the differences that rest on the same clauses.
func (p *printer) section(c *differ.Comparison, s *differ.Section, number *int) {
	d := &p.words.diff
	p.line("\n%s", p.style.paint(bold, fmt.Sprintf(d.section, d.sideOf(c.A, s.ClausesA), d.sideOf(c.B, s.ClausesB))))
	if topics := topicsOf(s); len(topics) > 0 {
		p.text(p.style.paint(dim, strings.Join(topics, ", ")))
	}
	for _, x := range s.Differences {
		*number++
		label := fmt.Sprintf("%d.", *number)
		p.buf = layout.AppendSpaces(p.buf, max(indent-len(label)-1, 0))
		p.line("%s %s  %s", label, p.style.paint(bold, x.Record.String()), p.style.paint(dim, d.inSituations(x)))
		p.labelled(c.A.Name, p.words.effects(x.A, c.A))
		p.labelled(c.B.Name, p.words.effects(x.B, c.B))
		if x.Failed {
			p.labelled(" ", fmt.Sprintf(d.failed, x.Record.String()))
		}
	}
}

// sideOf names an edition with the clauses on which it rests.
func (d *diffWords) sideOf(e *law.Edition, clauses []*law.Clause) string {
	if len(clauses) == 0 {
		return e.Name + " (" + d.noClause + ")"
	}
	return e.Name + " " + strings.Join(clauseIDs(clauses), " ")
}

func topicsOf(s *differ.Section) (topics []string) {
	for _, c := range append(slices.Clone(s.ClausesA), s.ClausesB...) {
		for _, topic := range c.Topics {
			if !slices.Contains(topics, topic) {
				topics = append(topics, topic)
			}
		}
	}
	return topics
}

func (d *diffWords) inSituations(x *differ.Difference) string {
	switch {
	case x.Kind == differ.Behind:
		return d.among
	case x.Situations == 1:
		return d.situations[0]
	}
	return fmt.Sprintf(d.situations[1], x.Situations)
}

// looked says what a comparison has looked at, and what not.
func (w *words) looked(c *differ.Comparison) []string {
	places, steps := 0, int64(0)
	for _, x := range c.Walks {
		places, steps = places+x.Places, steps+x.Steps
	}
	lines := []string{fmt.Sprintf(w.diff.covered, places, steps)}
	for _, x := range c.Walks {
		lines = append(lines, "- "+w.within(x))
	}
	return append(lines, w.diff.forgets)
}

// within says within which bounds a walk was made, and how much it covered.
func (w *words) within(x explore.Covered) string {
	d, b := &w.diff, &x.Bounds
	var denominations []string
	for _, x := range b.Denominations {
		denominations = append(denominations, x.String())
	}
	length, irregular := d.anyLength, d.anyNumber
	if b.Depth > 0 {
		length = fmt.Sprintf(d.depth, b.Depth)
	}
	if b.Irregularities > 0 {
		irregular = fmt.Sprintf(d.irregular, b.Irregularities)
	}
	if b.Sparse {
		irregular += "; " + d.sparse
	}
	if b.Wide {
		irregular += "; " + d.wide
	}
	return fmt.Sprintf(d.bounds, fmt.Sprintf(d.ladder, b.Levels, list(denominations, w.and)), length, irregular, x.Places, x.Steps)
}
