package inwords

import (
	"fmt"
	"slices"
	"strings"

	"lawc/table"
)

// label says when a row applies. It is empty where nothing need be said.
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
	return strings.Join(parts, "; "+s.say(fixed.or)+" ")
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
		if words := conditionWords[x.Feature]; int(x.Value) <= len(words) {
			return s.say(words[x.Value-1])
		}
		return fmt.Sprint(x.Feature, "=", x.Value)
	}
	name, position := s.table.FactOf(x.Feature)
	words, ok := factWords[name]
	if !ok {
		plain := strings.ReplaceAll(name, "_", " ")
		words = [2]text{t(plain, plain), t("not "+plain, "niet "+plain)}
	}
	return s.say(whoseWords[position], s.say(words[x.Value-1]))
}
