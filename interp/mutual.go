package interp

import (
	"slices"

	"lawc/law"
)

// oneSided reports references that have to be mutual, to clauses that do not refer back.
func (l *linter) oneSided() {
	l.program.Edition.Clauses(func(_ *law.Article, c *law.Clause) {
		for q := range consequences(c) {
			for _, param := range q.Kind.Spec().Params {
				if !param.Mutual {
					continue
				}
				for _, name := range q.ArgValues(param.Name) {
					other := l.program.Edition.Clause(name.Text)
					if other != nil && !refersBack(other, c.ID, q, param.Name) {
						l.problem(law.Warning, name.Pos, c.ID, law.CodeOneSided,
							"found %s: %s, but clause %s does not name %s there, expected each to name the other", param.Name, name.Text, name.Text, c.ID)
					}
				}
			}
		}
	})
}

// refersBack reports whether a clause refers to another in an argument, by something else
// than a consequence that it is asked of itself.
func refersBack(c *law.Clause, id string, than *law.Consequence, arg string) bool {
	for q := range consequences(c) {
		if q != than && q.Kind == than.Kind && slices.ContainsFunc(q.ArgValues(arg), func(n law.Name) bool { return n.Text == id }) {
			return true
		}
	}
	return false
}

// consequences goes through what a clause brings.
func consequences(c *law.Clause) func(yield func(*law.Consequence) bool) {
	return func(yield func(*law.Consequence) bool) {
		for i := range c.Provisions {
			for j := range c.Provisions[i].Then {
				if !yield(&c.Provisions[i].Then[j]) {
					return
				}
			}
		}
	}
}
