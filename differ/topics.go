package differ

import (
	"slices"
	"strings"

	"lawc/law"
)

// LoneTopics tells of topics of some editions that no other edition among all uses, so
// that nothing will be compared with them: it warns of one that is almost another
// edition's, and notes each clause of which no topic is shared.
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
	for _, e := range some {
		var others []string // topics of other editions
		for topic, by := range usedBy {
			if len(by) > 1 || !by[e.Name] {
				others = append(others, topic)
			}
		}
		slices.Sort(others)
		lone := func(topic string) bool { _, shared := slices.BinarySearch(others, topic); return !shared }
		e.Clauses(func(_ *law.Article, c *law.Clause) {
			if len(all) < 2 || len(c.Topics) == 0 {
				return
			}
			told := law.Problem{File: e.FileOf(c.ID), Pos: c.Pos, Severity: law.Note, Code: law.CodeTopic, Clause: c.ID}
			shared := false
			for _, topic := range c.Topics {
				near := slices.IndexFunc(others, func(other string) bool { return misspelt(topic, other) })
				if shared = shared || !lone(topic); lone(topic) && near >= 0 {
					told.Severity, told.Code = law.Warning, law.CodeNearTopic
					told.Message = "no other edition has the topic " + topic + ", did you mean " + others[near] + "?"
				}
			}
			if told.Message == "" && !shared {
				told.Message = "no other edition has the topic " + c.Topics[0]
				if kin := kindred(c.Topics[0], others); kin != nil {
					told.Message += ", others have " + strings.Join(kin, ", ")
				}
			}
			if told.Message != "" {
				problems = append(problems, told)
			}
		})
	}
	return problems
}

// misspelt reports whether a topic is another but for slips in its words. One with a word
// more, or another word, is a topic of its own.
func misspelt(topic, other string) bool {
	apart := func(r rune) bool { return r == '-' || r == '/' }
	words, others := strings.FieldsFunc(topic, apart), strings.FieldsFunc(other, apart)
	return slices.EqualFunc(words, others, func(a, b string) bool { return law.Nearest(a, []string{b}) != "" })
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
