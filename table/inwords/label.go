package inwords

import (
	"fmt"
	"slices"
	"strings"

	"lawc/table"
)

// label says when a row applies, and that other rows do so too where words cannot tell them
// apart. It is empty where nothing need be said.
func (s *speaker) label(r *table.Row) string {
	var parts []string
	for i, c := range r.Label {
		if i == table.MostAlternatives {
			parts = append(parts, s.say(fixed.more))
			break
		}
		if part := s.conjunction(c); !slices.Contains(parts, part) {
			parts = append(parts, part)
		}
	}
	label := strings.Join(parts, "; "+s.say(fixed.or)+" ")
	if !r.Exact {
		label = strings.TrimSpace(label + " " + s.say(fixed.notAll))
	}
	return label
}

func (s *speaker) conjunction(c table.Conjunction) string {
	var parts []string
	for _, x := range c {
		parts = append(parts, s.condition(x))
	}
	return strings.Join(parts, ", ")
}

// condition says one condition.
func (s *speaker) condition(x table.Condition) string {
	if x.Feature == table.Prior {
		return fmt.Sprintf(s.say(t("after: %[1]s", "na: %[1]s")), s.group(table.Group(x.Value-1)))
	}
	if x.Feature < table.FirstFact {
		if words := wordsOf(x.Feature); int(x.Value) <= len(words) {
			return s.say(words[x.Value-1])
		}
		return fmt.Sprint(x.Feature, "=", x.Value)
	}
	fact, position := s.table.FactOf(x.Feature)
	words := fact.No
	if x.Value == 1 {
		words = fact.Yes
	}
	return s.say(whoseWords[position], s.say(words))
}

// wordsOf gives the wording of a feature that is no fact, by its values from 1.
func wordsOf(f table.Feature) []text {
	if words, ok := actWords[f]; ok {
		return words
	}
	return laterWords[f]
}
