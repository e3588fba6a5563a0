package report

import (
	"fmt"
	"slices"
	"strings"

	"lawc/law"
	"lawc/trial"
)

// Shown says which halves of a comparison of editions are shown.
type Shown struct{ Clauses, Behaviour bool }

// AppendEditionDiff appends in what two editions differ: how their clauses stand to
// each other, and every way in which they rule differently, with what was covered.
func AppendEditionDiff(buf []byte, c *trial.Comparison, shown Shown, s Style) []byte {
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
func (d *diffWords) outcome(c *trial.Comparison) string {
	if len(c.Differences) == 0 {
		return d.same
	}
	text := fmt.Sprintf(d.ways, c.Count(trial.OtherRuling))
	if n := c.Count(trial.SourceSilent); n > 0 {
		text += "; " + fmt.Sprintf(d.silences, n)
	}
	return text
}

// clauseChanges lists the clauses by how they stand to each other, those that
// changed with what changed, and what rests on it.
func (p *printer) clauseChanges(c *trial.Comparison, shown Shown) {
	d := &p.words.diff
	p.line("\n%s", p.style.paint(bold, d.clauses))
	p.text(d.tallied(c))
	for kind := trial.ChangedClause; kind <= trial.ChangedClause; kind-- {
		for i := range c.Clauses {
			change := &c.Clauses[i]
			if note := d.resting(c, change); change.Kind == kind && (kind == trial.ChangedClause || shown.Behaviour && note != "") {
				p.clauseChange(c, change, shown, note)
			}
		}
		if kind == trial.SameClause {
			break
		}
	}
	for _, kind := range [2]trial.ChangeKind{trial.OnlyInA, trial.OnlyInB} {
		if ids := changedIDs(c.Clauses, kind); len(ids) > 0 {
			p.line("")
			p.labelled(fmt.Sprintf(d.kinds[kind], only(c, kind)), strings.Join(ids, ", "))
		}
	}
}

func only(c *trial.Comparison, kind trial.ChangeKind) string {
	if kind == trial.OnlyInA {
		return c.A.Name
	}
	return c.B.Name
}

func (d *diffWords) tallied(c *trial.Comparison) string {
	var n [trial.OnlyInB + 1]int
	for i := range c.Clauses {
		n[c.Clauses[i].Kind]++
	}
	return fmt.Sprintf(d.tally, n[0], n[1], n[2], n[3], n[4], c.A.Name, c.B.Name)
}

func changedIDs(changes []trial.ClauseChange, kind trial.ChangeKind) (ids []string) {
	for _, c := range changes {
		switch {
		case c.Kind != kind:
		case c.A != nil:
			ids = append(ids, clauseID(c.A))
		default:
			ids = append(ids, clauseID(c.B))
		}
	}
	return ids
}

// resting says whether the text and what is ruled have changed together.
func (d *diffWords) resting(c *trial.Comparison, change *trial.ClauseChange) string {
	n := c.Resting(change)
	switch {
	case change.Kind == trial.ChangedClause && n == 0 && (c.Agreed[change.A] || c.Agreed[change.B]):
		return d.restsNone
	case change.Kind == trial.ChangedClause && n == 0 && c.BehindOn(change) != nil:
		return fmt.Sprintf(d.restsBehind, c.BehindOn(change).Record.String())
	case change.Kind == trial.ChangedClause && n == 0:
		return d.restsHidden
	case change.Kind == trial.ChangedClause:
		return fmt.Sprintf(d.rests, n)
	case n > 0 && change.Kind <= trial.Renumbered:
		return fmt.Sprintf(d.restsSame, n)
	}
	return ""
}

func (p *printer) clauseChange(c *trial.Comparison, change *trial.ClauseChange, shown Shown, note string) {
	d := &p.words.diff
	p.line("")
	p.labelled(d.kinds[change.Kind], clauseID(change.A)+" > "+clauseID(change.B)+"  "+change.Topic)
	for _, detail := range change.Details {
		label := p.words.timeline.part(detail.Part, p.words)
		for i, text := range [2]string{detail.A, detail.B} {
			p.labelled(p.style.paint(marked, label), [2]string{c.A.Name, c.B.Name}[i]+": "+p.words.timeline.detail(detail, text))
			label = " "
		}
	}
	if shown.Behaviour {
		p.labelled(" ", note)
	}
}

// behind appends the changed clauses that show only after an earlier difference.
func (p *printer) behind(c *trial.Comparison, number *int) {
	if len(c.Behind) == 0 {
		return
	}
	p.line("\n%s", p.style.paint(bold, p.words.diff.behind))
	for _, x := range c.Behind {
		p.section(c, &trial.Section{ClausesA: x.ClausesA, ClausesB: x.ClausesB, Differences: []*trial.Difference{x}}, number)
	}
}

// section appends the differences that rest on the same clauses.
func (p *printer) section(c *trial.Comparison, s *trial.Section, number *int) {
	d := &p.words.diff
	p.line("\n%s", p.style.paint(bold, fmt.Sprintf(d.section, d.sideOf(c.A, s.ClausesA), d.sideOf(c.B, s.ClausesB))))
	if topics := topicsOf(s); len(topics) > 0 {
		p.text(p.style.paint(dim, strings.Join(topics, ", ")))
	}
	for _, x := range s.Differences {
		*number++
		label := fmt.Sprintf("%d.", *number)
		p.buf = appendSpaces(p.buf, max(indent-len(label)-1, 0))
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

func topicsOf(s *trial.Section) (topics []string) {
	for _, c := range append(slices.Clone(s.ClausesA), s.ClausesB...) {
		for _, topic := range c.Topics {
			if !slices.Contains(topics, topic) {
				topics = append(topics, topic)
			}
		}
	}
	return topics
}

func (d *diffWords) inSituations(x *trial.Difference) string {
	switch {
	case x.Kind == trial.Behind:
		return d.among
	case x.Situations == 1:
		return d.situations[0]
	}
	return fmt.Sprintf(d.situations[1], x.Situations)
}

// looked says what a comparison has looked at, and what not.
func (w *words) looked(c *trial.Comparison) []string {
	d, b := &w.diff, &c.Bounds
	var denominations []string
	for _, x := range b.Denominations {
		denominations = append(denominations, x.String())
	}
	parts := []string{fmt.Sprintf(d.ladder, b.Levels, list(denominations, w.and))}
	length, irregular := d.anyLength, d.anyNumber
	if b.Depth > 0 {
		length = fmt.Sprintf(d.depth, b.Depth)
	}
	if b.Irregularities > 0 {
		irregular = fmt.Sprintf(d.irregular, b.Irregularities)
	}
	within := fmt.Sprintf(d.bounds, parts[0], length, irregular, trial.Changeable, trial.Askable)
	lead := d.whole
	if !c.Whole {
		lead = d.partly
	}
	return []string{fmt.Sprintf(d.covered, c.Situations, c.Steps), lead + " " + within, d.forgets}
}
