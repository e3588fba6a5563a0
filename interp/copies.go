package interp

import (
	"fmt"
	"slices"
	"strings"

	"lawc/law"
)

// copies reports clauses that say what another says, in words and in what they bring at
// the same moment and under the same conditions: one was copied and not changed. In other
// words a book may say a thing twice.
func (l *linter) copies() {
	first := map[string]*law.Clause{}
	l.program.Edition.Clauses(func(_ *law.Article, c *law.Clause) {
		for i := range c.Provisions {
			p := &c.Provisions[i]
			if !slices.ContainsFunc(p.Then, func(q law.Consequence) bool { return q.Kind.Spec().Acts }) {
				continue // it is only cited
			}
			key := c.Says.EN + provides(p)
			if other := first[key]; other == nil {
				first[key] = c
			} else if other != c {
				l.problem(law.Warning, p.At.Pos, c.ID, law.CodeCopied,
					"found a copy of clause %s; change what was meant to be another here, or leave it out", other.ID)
			}
		}
	})
}

// provides writes what a provision says, without places and without regard to order.
func provides(p *law.Provision) string {
	var list []string
	for _, w := range p.When {
		list = append(list, "when "+w.Term.Text+listed(w.Values))
	}
	for _, e := range p.Exprs {
		list = append(list, "expr "+strings.Join(strings.Fields(e.Text), " "))
	}
	for i := range p.Then {
		q := &p.Then[i]
		text := "then " + q.Kind.Spec().Name + listed(q.Values) + " " + q.Ground.EN
		var args []string
		for _, a := range q.Args {
			args = append(args, a.Name.Text+listed(a.Values))
		}
		slices.Sort(args)
		list = append(list, text+strings.Join(args, ","))
	}
	slices.Sort(list)
	return fmt.Sprintf("%s %q%s", p.At.Text, list, listed(p.InsteadOf))
}

// listed writes names, whose order says nothing.
func listed(names []law.Name) string {
	texts := make([]string, len(names))
	for i, n := range names {
		texts[i] = n.Text
	}
	slices.Sort(texts)
	return fmt.Sprintf("%q", texts)
}
