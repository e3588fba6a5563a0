package inwords

import (
	"slices"
	"strings"

	"lawc/law"
)

// unsettledMark stands behind the id of a clause whose effect turns on a reading on which
// nobody has decided.
const unsettledMark = "?"

// marked is the id of a clause with the marks that tell how far it can be relied on.
func marked(c *law.Clause) string {
	id := c.ID + c.Mark()
	if len(c.Unsettled) > 0 {
		id += unsettledMark
	}
	return id
}

// markedIDs names clauses with their marks.
func markedIDs(clauses []*law.Clause) (list []string) {
	for _, c := range clauses {
		list = append(list, marked(c))
	}
	return list
}

// legend says what the marks mean that stand behind clauses of the editions shown.
func (s *speaker) legend() (list []string) {
	note := func(mark, means string) {
		if text := mark + " " + means; !slices.Contains(list, text) {
			list = append(list, text)
		}
	}
	note("^", s.say(fixed.unsettled))
	for _, e := range s.table.Editions {
		e.Clauses(func(_ *law.Article, c *law.Clause) {
			if means, ok := citeWords[c.Provenance]; ok && c.Mark() != "" {
				note(s.say(fixed.behind, strings.TrimSpace(c.Mark())), s.say(means))
			}
			if len(c.Unsettled) > 0 {
				note(s.say(fixed.behind, unsettledMark), s.say(fixed.disputed))
			}
		})
	}
	return list
}
