package schema

import (
	"regexp"
	"slices"

	"gopkg.in/yaml.v3"

	"lawc/law"
)

// An inheritance is what an edition takes in from another one: nobody has read its own
// text of it, but its neighbour in time is known to say the same.
type inheritance struct {
	from             law.Name
	take             []law.Name
	cite, confidence string
}

var inheritFields = []field[inheritance]{
	{"from", needed, "the edition, by the name of its file without the ending", aFileName, func(r *reader, n *yaml.Node, h *inheritance) {
		h.from = r.name(n)
	}},
	{"take", needed, "its articles and clauses; of an article, those clauses that the edition does not have itself", listOf(aText), func(r *reader, n *yaml.Node, h *inheritance) {
		h.take = r.names(n, r.name)
	}},
	{"cite", needed, "on what ground they are taken in", aText, func(r *reader, n *yaml.Node, h *inheritance) {
		h.cite = r.text(n)
	}},
	{"confidence", needed, "how sure they are", aWord(law.Confidences()...), func(r *reader, n *yaml.Node, h *inheritance) {
		h.confidence = r.word(n, law.Confidences()).Text
	}},
}

// inherit takes in what an edition inherits. It is all inferred, and stays in the file
// in which it stands.
func (r *reader) inherit(e *law.Edition, resolvers []Resolver) {
	before := len(r.problems)
	from := map[string]law.Name{} // by clause
	for _, h := range r.inherits {
		src, file, ok := r.find(h.from, "rule file", "my-house", resolvers)
		if !ok {
			continue
		}
		elder, other := load(file, src, resolvers, false)
		if len(other.inherits) > 0 {
			r.fail(law.CodeReference, h.from.Pos, "edition %s inherits itself, expected one that says all it has", h.from.Text)
			continue
		}
		r.problems = append(r.problems, other.done()...)
		for _, name := range h.take {
			r.takeFrom(elder, e, h, name)
		}
		elder.Clauses(func(_ *law.Article, c *law.Clause) { from[c.ID] = h.from })
	}
	if len(r.problems) == before {
		r.stands(e, from)
	}
}

// takeFrom takes in an article or a clause.
func (r *reader) takeFrom(from, e *law.Edition, h inheritance, name law.Name) {
	found := false
	from.Clauses(func(a *law.Article, c *law.Clause) {
		if c.Provenance == assumed || a.Number != name.Text && c.ID != name.Text {
			return
		}
		found = true
		own := e.Clause(c.ID)
		switch {
		case own == nil:
			r.bringFacts(from, e, c)
			addTo(e, a, inherited(c, h))
		case c.ID == name.Text:
			r.fail(law.CodeTwice, name.Pos, "clause %s stands in %s line %d too, expected it in one of the two", c.ID, own.File, own.Pos.Line)
		}
	})
	if !found {
		r.fail(law.CodeReference, name.Pos, "edition %s has no article or clause %s", h.from.Text, quote(name.Text))
	}
}

// inherited is a clause as another edition has it.
func inherited(c *law.Clause, h inheritance) law.Clause {
	made := *c
	made.Provenance = law.ProvenanceInferred
	made.Cite = h.cite + " (" + c.Cite + ")"
	sure := law.Confidences()
	made.Confidence = sure[max(slices.Index(sure, h.confidence), slices.Index(sure, c.Confidence))]
	return made
}

// addTo puts a clause into its article, after those that are there, and the article
// where the order of the book wants it.
func addTo(e *law.Edition, a *law.Article, c law.Clause) {
	at := 0
	for at < len(e.Articles) && compareNumbers(e.Articles[at].Number, a.Number) < 0 {
		at++
	}
	if at == len(e.Articles) || e.Articles[at].Number != a.Number {
		e.Articles = slices.Insert(e.Articles, at, law.Article{Number: a.Number, Title: a.Title, Given: a.Given, Pos: a.Pos})
	}
	e.Articles[at].Clauses = append(e.Articles[at].Clauses, c)
}

// bringFacts brings the facts along that a clause reads.
func (r *reader) bringFacts(from, e *law.Edition, c *law.Clause) {
	for _, f := range from.Facts {
		if e.Fact(f.Name) == nil && reads(c, f.Name) {
			e.Facts = append(e.Facts, f)
		}
	}
}

// reads reports whether a clause has a word in its conditions or its consequences.
func reads(c *law.Clause, word string) bool {
	form := regexp.MustCompile(`\b(` + law.NowPrefix + `)?` + word + `\b`)
	named := func(list []law.Name) bool { return hasName(list, word) }
	for _, d := range c.Defines {
		if form.MatchString(d.Expr.Text) {
			return true
		}
	}
	return slices.ContainsFunc(c.Provisions, func(p law.Provision) bool {
		return slices.ContainsFunc(p.When, func(w law.Condition) bool { return form.MatchString(w.Term.Text) }) ||
			slices.ContainsFunc(p.Exprs, func(s law.Source) bool { return form.MatchString(s.Text) }) ||
			slices.ContainsFunc(p.Then, func(then law.Consequence) bool {
				return named(then.Values) || slices.ContainsFunc(then.Args, func(a law.Arg) bool { return named(a.Values) })
			})
	})
}

// stands wants what inherited clauses bring in to have come along; where they only
// point to what has not, they do so no more.
func (r *reader) stands(e *law.Edition, from map[string]law.Name) {
	has := map[string]bool{}
	for i := range e.Articles {
		has[e.Articles[i].Number] = true
	}
	e.Clauses(func(_ *law.Article, c *law.Clause) { has[c.ID] = true })
	e.Clauses(func(_ *law.Article, c *law.Clause) {
		if !e.Inherited(c) {
			return
		}
		c.See = there(c.See, has)
		for _, name := range broughtIn(c) {
			if !has[name.Text] {
				r.fail(law.CodeReference, from[c.ID].Pos, "clause %s of %s brings in %s, expected that to be taken too", c.ID, from[c.ID].Text, name.Text)
			}
		}
	})
}

// there lists those of some names that an edition has.
func there(names []law.Name, has map[string]bool) (list []law.Name) {
	for _, n := range names {
		if has[n.Text] {
			list = append(list, n)
		}
	}
	return list
}

// broughtIn lists what a clause cannot do without.
func broughtIn(c *law.Clause) (list []law.Name) {
	if c.PartOf.Text != "" {
		list = append(list, c.PartOf)
	}
	for _, p := range c.Provisions {
		list = append(list, p.InsteadOf...)
		for _, then := range p.Then {
			if then.Kind == law.BringApply || then.Kind == law.BringExposesTo {
				list = append(list, then.Values...)
			}
			list = append(list, then.ArgValues("or")...)
		}
	}
	return list
}
