package report

import (
	"fmt"
	"slices"
	"strings"

	"lawc/differ"
	"lawc/internal/layout"
	"lawc/law"
)

// ArticleChanges are changes of one kind to the clauses of one article: of the later
// edition or, where it has no such clauses, of the earlier.
type articleChanges struct {
	article *law.Article
	changes []*differ.ClauseChange
}

// byArticle puts changes of clauses together by article, in the order of the books.
func byArticle(c *differ.Comparison, wanted func(*differ.ClauseChange) bool) (list []articleChanges) {
	home := map[*law.Clause]*law.Article{}
	var order []*law.Article
	for _, e := range [2]*law.Edition{c.B, c.A} {
		e.Clauses(func(a *law.Article, clause *law.Clause) {
			home[clause] = a
			if !slices.Contains(order, a) {
				order = append(order, a)
			}
		})
	}
	changes := map[*law.Article][]*differ.ClauseChange{}
	for i := range c.Clauses {
		x := &c.Clauses[i]
		if a := home[later(x)]; wanted(x) {
			changes[a] = append(changes[a], x)
		}
	}
	for _, a := range order {
		if changes[a] != nil {
			list = append(list, articleChanges{a, changes[a]})
		}
	}
	return list
}

// ofKind wants the changes of a kind.
func ofKind(kind differ.ChangeKind) func(*differ.ClauseChange) bool {
	return func(x *differ.ClauseChange) bool { return x.Kind == kind }
}

// later is the clause of the later edition that has one.
func later(x *differ.ClauseChange) *law.Clause {
	if x.B != nil {
		return x.B
	}
	return x.A
}

// named names the clauses of a change: by both ids, if they are not one.
func (d *diffWords) named(c *differ.Comparison, x *differ.ClauseChange, id func(*law.Clause) string) string {
	switch {
	case x.A == nil || x.B == nil || x.A.ID == x.B.ID:
		return id(later(x))
	case x.Kind == differ.Renumbered:
		return id(x.A) + " → " + id(x.B)
	}
	return fmt.Sprintf(d.was, id(x.B), c.A.Name, id(x.A))
}

// others are the kinds of change that are told in a line for each article.
var others = [...]differ.ChangeKind{differ.Renumbered, differ.OnlyInB, differ.OnlyInA}

// heading says what befell the clauses of a kind of change. Of an edition whose source is
// not whole nothing is said to have come or gone.
func (d *diffWords) heading(c *differ.Comparison, kind differ.ChangeKind) string {
	switch {
	case kind == differ.ChangedClause:
		return d.changed
	case kind == differ.Renumbered:
		return d.renumbered
	case kind == differ.OnlyInB && c.A.Whole:
		return fmt.Sprintf(d.added, c.B.Name)
	case kind == differ.OnlyInB:
		return fmt.Sprintf(d.onlyIn, c.B.Name, c.A.Name)
	case c.B.Whole:
		return fmt.Sprintf(d.dropped, c.B.Name)
	}
	return fmt.Sprintf(d.onlyIn, c.A.Name, c.B.Name)
}

// tallied counts the changes by kind.
func (d *diffWords) tallied(c *differ.Comparison) string {
	var n [differ.OnlyInB + 1]int
	for i := range c.Clauses {
		n[c.Clauses[i].Kind]++
	}
	return fmt.Sprintf(d.tally, n[0], n[1], n[2], n[3], n[4], c.A.Name, c.B.Name)
}

// resting says whether the text and what is ruled have changed together.
func (d *diffWords) resting(c *differ.Comparison, change *differ.ClauseChange) string {
	n := c.Resting(change)
	switch {
	case change.Kind == differ.ChangedClause && n == 0 && (c.Agreed[change.A] || c.Agreed[change.B]):
		return d.restsNone
	case change.Kind == differ.ChangedClause && n == 0 && c.BehindOn(change) != nil:
		return fmt.Sprintf(d.restsBehind, c.BehindOn(change).Record.String())
	case change.Kind == differ.ChangedClause && n == 0:
		return d.restsHidden
	case change.Kind == differ.ChangedClause:
		return fmt.Sprintf(d.rests, n)
	case n > 0 && change.Kind <= differ.Renumbered:
		return fmt.Sprintf(d.restsSame, n)
	}
	return ""
}

// clauseChanges tells what has changed in the clauses: article by article what each that
// has changed now provides, then which have another number, have come, or have gone.
func (p *printer) clauseChanges(c *differ.Comparison, shown Shown) {
	d := &p.words.diff
	p.line("\n%s", p.style.paint(bold, d.clauses))
	p.text(d.tallied(c))
	tell := newChangeTeller(c.A, c.B, p.style.Lang)
	told := func(x *differ.ClauseChange) bool {
		return x.Kind == differ.ChangedClause || shown.Behaviour && d.resting(c, x) != ""
	}
	for i, a := range byArticle(c, told) {
		if i == 0 {
			p.line("\n%s", p.style.paint(bold, d.heading(c, differ.ChangedClause)))
		}
		p.text(a.article.Title.In(p.style.Lang))
		for _, x := range a.changes {
			p.clauseChange(c, x, shown, &tell)
		}
	}
	for _, kind := range others {
		for i, a := range byArticle(c, ofKind(kind)) {
			if i == 0 {
				p.line("\n%s", p.style.paint(bold, d.heading(c, kind)))
			}
			p.articleChanges(c, a, shown.Draft)
		}
	}
}

// clauseChange tells what has changed in one clause.
func (p *printer) clauseChange(c *differ.Comparison, x *differ.ClauseChange, shown Shown, tell *changeTeller) {
	p.hanging(indent+2, p.style.paint(bold, p.words.diff.named(c, x, clauseID)))
	for _, sentence := range tell.sentences(x) {
		p.hanging(indent+4, "- "+sentence)
	}
	if shown.Behaviour {
		p.hanging(indent+4, p.style.paint(dim, p.words.diff.resting(c, x)))
	}
}

// articleChanges names the clauses of one article; of a draft it says what they say.
func (p *printer) articleChanges(c *differ.Comparison, a articleChanges, draft bool) {
	var names []string
	for _, x := range a.changes {
		names = append(names, p.words.diff.named(c, x, clauseID))
	}
	title := a.article.Title.In(p.style.Lang)
	if !draft || a.changes[0].Kind == differ.Renumbered {
		p.hanging(indent, title+": "+strings.Join(names, ", "))
		return
	}
	p.text(title)
	for i, x := range a.changes {
		p.hanging(indent+2, p.style.paint(bold, names[i])+" "+later(x).Says.In(p.style.Lang))
	}
}

// hanging appends text whose further lines stand a little more to the right.
func (p *printer) hanging(at int, text string) {
	if text != "" {
		p.buf = layout.AppendWrapped(layout.AppendSpaces(p.buf, at), text, at+2, at+2, p.style.width())
	}
}
