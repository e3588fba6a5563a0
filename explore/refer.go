package explore

import (
	"slices"
	"strings"

	"lawc/law"
)

// Referring lists the clauses that apply a clause, by others if need be, or offer it
// as a choice.
func Referring(e *law.Edition, c *law.Clause) (list []*law.Clause) {
	known := map[*law.Clause]bool{c: true}
	for wanted := []*law.Clause{c}; len(wanted) > 0; wanted = wanted[1:] {
		e.Clauses(func(_ *law.Article, by *law.Clause) {
			if !known[by] && refersTo(by, wanted[0].ID) {
				known[by] = true
				list, wanted = append(list, by), append(wanted, by)
			}
		})
	}
	return list
}

// refersTo reports whether a clause names another in what it brings.
func refersTo(by *law.Clause, id string) bool {
	for i := range by.Provisions {
		for j := range by.Provisions[i].Then {
			q := &by.Provisions[i].Then[j]
			for _, param := range q.Kind.Spec().Params {
				if param.Ref == "clause" && slices.ContainsFunc(q.ArgValues(param.Name), func(n law.Name) bool { return n.Text == id }) {
					return true
				}
			}
		}
	}
	return false
}

// reason says why a provision never applies, and how to mend it, or "" if it does.
func (x *explorer) reason(p *law.Provision) (why, mend string) {
	v := x.seen[p]
	switch {
	case v == nil || x.applies[p]:
		return "", ""
	case v.Asked == 0:
		return "its moment, " + p.At.Text + ", never comes up", "name another moment under at"
	case len(v.By) > 0:
		return "where its conditions hold, it is always displaced by " + idList(v.By), "narrow the conditions of what displaces it, or leave it out"
	}
	wanting := v.Wanting()
	if len(wanting) == 0 {
		return "", ""
	}
	var texts []string
	for _, c := range wanting {
		texts = append(texts, c.Text)
	}
	if wanting[0].Alone > 0 {
		return "what always fails where all else holds is " + strings.Join(texts, " or "), askOther
	}
	return "its conditions never all hold; " + strings.Join(texts, " or ") + " fails most often", askOther
}

// askOther is how a condition that never holds is mended.
const askOther = "ask for something else there, or say under inert that no record shows it"

func idList(list []*law.Clause) string {
	var ids []string
	for _, c := range list {
		ids = append(ids, c.ID)
	}
	slices.Sort(ids)
	return strings.Join(ids, ", ")
}
