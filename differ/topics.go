package differ

import (
	"slices"
	"strings"

	"lawc/law"
)

// LoneTopics notes each topic of some editions that no other edition among all
// uses: nothing will be compared with it.
func LoneTopics(some, all []*law.Edition) (problems []law.Problem) {
	usedBy := map[string]map[string]bool{}
	for _, e := range all {
		e.Clauses(func(_ *law.Article, c *law.Clause) {
			for _, topic := range c.Topics {
				if usedBy[topic] == nil {
					usedBy[topic] = map[string]bool{}
				}
				usedBy[topic][e.Name] = true
			}
		})
	}
	var topics []string
	for topic, by := range usedBy {
		if len(by) > 1 {
			topics = append(topics, topic)
		}
	}
	for _, e := range some {
		e.Clauses(func(_ *law.Article, c *law.Clause) {
			if len(all) < 2 || slices.ContainsFunc(c.Topics, func(t string) bool { return len(usedBy[t]) > 1 }) || len(c.Topics) == 0 {
				return
			}
			topic := c.Topics[0]
			message := "no other edition has the topic " + topic
			if near := law.Nearest(topic, topics); near != "" && samePoint(topic, near) {
				message += ", did you mean " + near + "?"
			} else if kin := kindred(topic, topics); kin != nil {
				message += ", others have " + strings.Join(kin, ", ")
			}
			problems = append(problems, law.Problem{File: e.File, Pos: c.Pos, Severity: law.Note,
				Code: law.CodeTopic, Clause: c.ID, Message: message})
		})
	}
	return problems
}

// samePoint reports whether two topics are near in their points too, if they have the
// matter in common.
func samePoint(a, b string) bool {
	matter, point, _ := strings.Cut(a, "/")
	other, otherPoint, _ := strings.Cut(b, "/")
	return matter != other || law.Nearest(point, []string{otherPoint}) != ""
}

// kindred lists a few topics that have the part before the slash in common with
// one, in order.
func kindred(topic string, among []string) (kin []string) {
	const few = 6
	matter, _, _ := strings.Cut(topic, "/")
	for _, other := range among {
		if strings.HasPrefix(other, matter+"/") {
			kin = append(kin, other)
		}
	}
	slices.Sort(kin)
	return kin[:min(few, len(kin))]
}
