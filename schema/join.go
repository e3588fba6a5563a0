package schema

import (
	"slices"

	"lawc/law"
)

// A joiner gives provisions the conditions that they share: those of the article
// and those of the clause of which theirs is a part.
type joiner struct {
	*reader
	edition *law.Edition
	// state says which clauses have been joined, by id, and which are about to be.
	joined, begun map[string]bool
}

func (r *reader) join(e *law.Edition) {
	j := joiner{r, e, map[string]bool{}, map[string]bool{}}
	e.Clauses(func(a *law.Article, c *law.Clause) {
		if c.File == r.file {
			j.clause(a, c)
		}
	})
}

func (j *joiner) clause(a *law.Article, c *law.Clause) {
	if j.joined[c.ID] || j.begun[c.ID] {
		return
	}
	j.begun[c.ID] = true
	defer func() { j.joined[c.ID] = true }()
	whole := j.whole(c)
	for i := range c.Provisions {
		p := &c.Provisions[i]
		switch {
		case whole != nil:
			j.reader.clause = c.ID
			j.partOf(c, p, whole)
		case c.PartOf.Text == "" && !p.Declines:
			p.When = append(unlessOwn(a.Given, p.When), p.When...)
		}
	}
}

// whole gives the provision of the clause of which another is a part, joined; nil
// if it is part of none.
func (j *joiner) whole(c *law.Clause) *law.Provision {
	if c.PartOf.Text == "" {
		return nil
	}
	var found *law.Provision
	j.edition.Clauses(func(a *law.Article, of *law.Clause) {
		if of.ID != c.PartOf.Text || of.ID == c.ID {
			return
		}
		j.clause(a, of)
		if len(of.Provisions) != 1 {
			j.reader.clause = c.ID
			j.fail(law.CodePart, c.PartOf.Pos, "clause %s has %d provisions, expected one whose moment and conditions its parts can share", of.ID, len(of.Provisions))
			return
		}
		found = &of.Provisions[0]
	})
	return found
}

// partOf joins to a provision what it shares with the whole.
func (j *joiner) partOf(c *law.Clause, p, whole *law.Provision) {
	if p.At.Text == "" {
		p.At = whole.At
	}
	for _, own := range p.When {
		j.narrows(own, c.PartOf.Text, whole)
	}
	shared := slices.Clone(unlessOwn(whole.When, p.When))
	for i := range shared {
		if shared[i].From == "" {
			shared[i].From = c.PartOf.Text
		}
	}
	p.When = append(shared, p.When...)
	var exprs []law.Source
	for _, source := range whole.Exprs {
		if source.From == "" {
			source.From = c.PartOf.Text
		}
		exprs = append(exprs, source)
	}
	p.Exprs = append(exprs, p.Exprs...)
}

// narrows asks that a condition on a term that the whole has a condition on too
// leaves fewer values rather than others.
func (j *joiner) narrows(own law.Condition, of string, whole *law.Provision) {
	for _, shared := range whole.When {
		if shared.Term.Text != own.Term.Text {
			continue
		}
		for _, value := range own.Values {
			if !hasName(shared.Values, value.Text) {
				j.fail(law.CodePart, value.Pos, "found %s: %s, but clause %s, of which this one is part, holds for %s only", own.Term.Text, value.Text, of, oneOf(textsOf(shared.Values)))
			}
		}
	}
}

// unlessOwn gives the conditions on terms on which there is none of one's own.
func unlessOwn(given, own []law.Condition) (list []law.Condition) {
	for _, g := range given {
		if !slices.ContainsFunc(own, func(c law.Condition) bool { return c.Term.Text == g.Term.Text }) {
			list = append(list, g)
		}
	}
	return list
}

func hasName(names []law.Name, text string) bool {
	return slices.ContainsFunc(names, func(n law.Name) bool { return n.Text == text })
}

func textsOf(names []law.Name) (list []string) {
	for _, n := range names {
		list = append(list, n.Text)
	}
	return list
}

// moments holds conditions and consequences to the moment of their provision.
func (r *reader) moments(e *law.Edition) {
	e.Clauses(func(_ *law.Article, c *law.Clause) {
		r.clause = c.ID
		for i := range c.Provisions {
			if m, ok := law.MomentNamed(c.Provisions[i].At.Text); ok && c.File == r.file {
				r.atMoment(m, &c.Provisions[i])
			}
		}
	})
}

func (r *reader) atMoment(m law.Moment, p *law.Provision) {
	for _, c := range p.When {
		switch term := r.term(c.Term.Text); {
		case term == nil || term.At.Has(m):
		case c.From == "":
			r.fail(law.CodeUnreadable, c.Term.Pos, "%s has no meaning at: %s, expected it at: %s", c.Term.Text, m, oneOf(momentsOf(term.At)))
		default:
			r.fail(law.CodeUnreadable, p.Pos, "%s, which %s gives, has no meaning at: %s, expected a moment at which it has, or given: false", c.Term.Text, c.From, m)
		}
	}
	for _, then := range p.Then {
		if spec := then.Kind.Spec(); spec.At != 0 && !spec.At.Has(m) {
			r.fail(law.CodeWrongMoment, then.Pos, "%s cannot be brought at: %s, expected it at: %s", spec.Name, m, oneOf(momentsOf(spec.At)))
		}
	}
}
