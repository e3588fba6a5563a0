package schema

import (
	"gopkg.in/yaml.v3"

	"lawc/law"
)

// A reference names a clause from within another.
type reference struct {
	law.Name
	from string
}

// reference reads the id of a clause, to be looked up at the end.
func (r *reader) reference(n *yaml.Node) law.Name { return r.referenceTo(n, "clause") }

// referenceTo reads the id of a clause or, where it may be one, the number of an
// article.
func (r *reader) referenceTo(n *yaml.Node, what string) law.Name {
	name := r.name(n)
	switch {
	case name.Text == "":
	case what == "clause":
		r.references = append(r.references, reference{name, r.clause})
	default:
		r.openings = append(r.openings, reference{name, r.clause})
	}
	return name
}

// follow looks up what the whole file has to be known for: references, names
// that may be given once, and conditions that clauses share.
func (r *reader) follow(e *law.Edition) {
	var ids, numbers []string
	for i := range e.Articles {
		numbers = append(numbers, e.Articles[i].Number)
	}
	e.Clauses(func(_ *law.Article, c *law.Clause) { ids = append(ids, c.ID) })
	r.lookUp(r.references, "clause", ids)
	e.Clauses(func(_ *law.Article, c *law.Clause) {
		for _, other := range c.See {
			if r.clause = c.ID; other.Text == c.ID {
				r.fail(law.CodeReference, other.Pos, "clause %s refers to itself, expected another", c.ID)
			}
		}
	})
	r.lookUp(r.openings, "clause or article", append(ids, numbers...))
	r.strange(e)
	r.once(e)
	r.rings(e)
	r.join(e)
	r.moments(e)
	r.alternatives(e)
	r.clause = ""
}

// lookUp reports references that lead to nothing.
func (r *reader) lookUp(references []reference, what string, among []string) {
	known := map[string]bool{}
	for _, name := range among {
		known[name] = true
	}
	for _, ref := range references {
		if r.clause = ref.from; !known[ref.Text] {
			r.fail(law.CodeReference, ref.Pos, "unknown %s %s%s", what, quote(ref.Text), didYouMean(ref.Text, among))
		}
	}
}

// didYouMean adds the nearest of many names.
func didYouMean(word string, among []string) string {
	if nearest := law.Nearest(word, among); nearest != "" {
		return ", did you mean " + nearest + "?"
	}
	return ""
}

// strange reports words of conditions that are no terms.
func (r *reader) strange(e *law.Edition) {
	predicates := map[string]bool{}
	e.Clauses(func(_ *law.Article, c *law.Clause) {
		for _, d := range c.Defines {
			predicates[d.Name.Text] = true
		}
	})
	for _, name := range r.strangers {
		r.clause = name.from
		if predicates[name.Text] {
			r.fail(law.CodeTerm, name.Pos, "%s is a predicate, expected it in expr rather than in when", name.Text)
			continue
		}
		r.fail(law.CodeTerm, name.Pos, "unknown term %s%s", quote(name.Text), instead(name.Text, r.termNames()))
	}
}

// once reports predicates and ranks that are given by two clauses: of a clause
// that is taken in and one of the file's own, the latter.
func (r *reader) once(e *law.Edition) {
	definedIn := map[string]string{}
	ranksIn := ""
	look := func(c *law.Clause) {
		r.clause = c.ID
		for _, d := range c.Defines {
			if by, twice := definedIn[d.Name.Text]; twice {
				r.fail(law.CodeTwice, d.Name.Pos, "%s is defined twice, first by clause %s", d.Name.Text, by)
				continue
			}
			definedIn[d.Name.Text] = c.ID
		}
		if len(c.Ranks) > 0 {
			if ranksIn != "" {
				r.fail(law.CodeTwice, c.Ranks[0].Pos, "the denominations are ranked twice, first by clause %s", ranksIn)
			}
			ranksIn = c.ID
		}
	}
	for _, own := range []bool{false, true} {
		e.Clauses(func(_ *law.Article, c *law.Clause) {
			if (c.File == r.file) == own {
				look(c)
			}
		})
	}
}

// alternatives reports leads whose alternative is no lead.
func (r *reader) alternatives(e *law.Edition) {
	leads := map[string]int{}
	ways := func(c *law.Clause, do func(*law.Consequence)) {
		for i := range c.Provisions {
			for j := range c.Provisions[i].Then {
				if then := &c.Provisions[i].Then[j]; then.Kind == law.BringLead {
					do(then)
				}
			}
		}
	}
	e.Clauses(func(_ *law.Article, c *law.Clause) {
		ways(c, func(*law.Consequence) { leads[c.ID]++ })
	})
	e.Clauses(func(_ *law.Article, c *law.Clause) {
		ways(c, func(lead *law.Consequence) {
			for _, or := range lead.ArgValues("or") {
				if to := e.Clause(or.Text); to != nil && (leads[or.Text] == 0 || or.Text == c.ID && leads[or.Text] == 1) {
					r.clause = c.ID
					r.fail(law.CodeReference, or.Pos, "clause %s brings no other lead, expected one that does as the alternative", or.Text)
				}
			}
		})
	})
}

// Readings reports readings that an edition names and nobody has written down.
func Readings(e *law.Edition, known []string) (problems []law.Problem) {
	report := func(file, clause string, readings []law.Name) {
		for _, reading := range readings {
			if !contains(known, reading.Text) {
				problems = append(problems, law.Problem{
					File: file, Pos: reading.Pos, Code: law.CodeReference, Clause: clause,
					Message: "unknown reading " + quote(reading.Text) + ", expected one of docs/readings.yaml" + didYouMean(reading.Text, known),
				})
			}
		}
	}
	report(e.File, "", e.GovernsReading)
	e.Clauses(func(_ *law.Article, c *law.Clause) { report(c.File, c.ID, c.Readings) })
	return problems
}
