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
func (r *reader) reference(n *yaml.Node) law.Name {
	name := r.name(n)
	if name.Text != "" {
		r.references = append(r.references, reference{name, r.clause})
	}
	return name
}

// follow looks up what the whole file has to be known for: references, and
// names that may be given once.
func (r *reader) follow(e *law.Edition) {
	var ids []string
	known := map[string]bool{}
	e.Clauses(func(_ *law.Article, c *law.Clause) {
		if !known[c.ID] {
			known[c.ID] = true
			ids = append(ids, c.ID)
		}
	})
	for _, ref := range r.references {
		if r.clause = ref.from; !known[ref.Text] {
			r.fail(law.CodeReference, ref.Pos, "unknown clause %s%s", quote(ref.Text), didYouMean(ref.Text, ids))
		}
	}
	r.strange(e)
	r.once(e)
	r.loops(e)
	r.clause = ""
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

// once reports predicates and ranks that are given by two clauses.
func (r *reader) once(e *law.Edition) {
	definedIn := map[string]string{}
	ranksIn := ""
	e.Clauses(func(_ *law.Article, c *law.Clause) {
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
	})
}

// loops reports clauses that apply each other without end.
func (r *reader) loops(e *law.Edition) {
	applied := map[string][]law.Name{}
	e.Clauses(func(_ *law.Article, c *law.Clause) {
		for _, p := range c.Provisions {
			for _, consequence := range p.Then {
				if consequence.Kind == law.Apply {
					applied[c.ID] = append(applied[c.ID], consequence.Values...)
				}
			}
		}
	})
	const entered, left = 1, 2
	state := map[string]int{}
	var visit func(id string)
	visit = func(id string) {
		state[id] = entered
		for _, to := range applied[id] {
			switch state[to.Text] {
			case entered:
				r.clause = id
				r.fail(law.CodeLoop, to.Pos, "applying %s leads back to %s, expected an end", to.Text, id)
			case 0:
				visit(to.Text)
			}
		}
		state[id] = left
	}
	e.Clauses(func(_ *law.Article, c *law.Clause) {
		if state[c.ID] == 0 {
			visit(c.ID)
		}
	})
}
