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

// conjunction says conditions. What is told of one call, other than the irregular one, is said
// together.
func (s *speaker) conjunction(c table.Conjunction) string {
	var parts []string
	told := map[int][]string{}
	place := map[int]int{}
	for _, x := range c {
		said, of := s.condition(x)
		if of == 0 {
			parts = append(parts, said)
			continue
		}
		if told[of] = append(told[of], said); len(told[of]) == 1 {
			place[of], parts = len(parts), append(parts, "")
		}
		parts[place[of]] = s.say(whoseWords[of], strings.Join(told[of], ", "))
	}
	return strings.Join(parts, ", ")
}

// condition says one condition, and of which call it is told where that is a fact: 0 is the
// irregular one.
func (s *speaker) condition(x table.Condition) (said string, of int) {
	if x.Feature == table.Prior {
		return fmt.Sprintf(s.say(t("after: %[1]s", "na: %[1]s")), s.group(table.Group(x.Value-1))), 0
	}
	if x.Feature == table.OwnTold {
		return s.toldOfOwn(x.Value), 0
	}
	if x.Feature < table.FirstFact {
		if words := wordsOf(x.Feature); int(x.Value) <= len(words) {
			return s.say(words[x.Value-1]), 0
		}
		return fmt.Sprint(x.Feature, "=", x.Value), 0
	}
	fact, position := s.table.FactOf(x.Feature)
	words := fact.No
	if x.Value == 1 {
		words = fact.Yes
	}
	return s.say(words), position
}

// toldOfOwn says that one of the facts about the offender's new call was told, or none: in
// the words by which the editions declare it, where there is but one such fact.
func (s *speaker) toldOfOwn(value uint8) string {
	var parts []string
	for _, words := range s.table.ToldOfOwn() {
		if part := s.say(words); !slices.Contains(parts, part) {
			parts = append(parts, part)
		}
	}
	if len(parts) > 1 {
		return s.say(anyTold[value-1])
	}
	return s.say(laterWords[table.OwnTold][value-1], strings.Join(parts, ""))
}

// anyTold is what is said of several facts about the offender's new call.
var anyTold = [2]text{
	t("something told of his new call", "iets gezegd over zijn nieuwe bieding"),
	t("nothing told of his new call", "niets gezegd over zijn nieuwe bieding"),
}

// wordsOf gives the wording of a feature that is no fact, by its values from 1.
func wordsOf(f table.Feature) []text {
	if words, ok := actWords[f]; ok {
		return words
	}
	return laterWords[f]
}
