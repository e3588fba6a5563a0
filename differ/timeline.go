package differ

import (
	"reflect"
	"slices"

	"lawc/auction"
	"lawc/interp"
	"lawc/law"
)

// A Saying is what one edition has to say in a timeline, and how that stands to
// the edition before it.
type Saying struct {
	Edition *law.Edition
	// Clauses are those on the topic.
	Clauses []*law.Clause
	// Changes are how it stands to the edition just before; nil at the first.
	Changes []ClauseChange
	// Since is the latest earlier edition that had something to say, nil if
	// there is none; SinceThen is how this one stands to it.
	Since     *law.Edition
	SinceThen []ClauseChange
	// Judged: it was looked at what the edition rules on the matter. If it has no clause
	// on the topic, Rules says whether it rules all the same, and By by which clauses.
	Judged, Rules bool
	By            []*law.Clause
}

// Unheaded reports whether the edition has no clause on the topic. It may rule on the
// matter all the same.
func (s *Saying) Unheaded() bool { return len(s.Clauses) == 0 }

// Silent reports whether the edition says nothing on the matter: it has no clause on the
// topic, and rules on it by no other.
func (s *Saying) Silent() bool { return s.Unheaded() && !s.Rules }

// TopicTimeline takes a topic through editions in their order. The changes are
// those that CompareTopic finds between neighbours.
func TopicTimeline(topic string, editions ...*law.Edition) (list []Saying) {
	for i, e := range editions {
		s := Saying{Edition: e, Clauses: byTopic(e)[topic]}
		if i > 0 {
			s.Changes = CompareTopic(topic, editions[i-1], e)
		}
		for j := i - 1; j >= 0 && s.Since == nil; j-- {
			if !list[j].Unheaded() {
				s.Since = editions[j]
				s.SinceThen = CompareTopic(topic, editions[j], e)
			}
		}
		list = append(list, s)
	}
	return list
}

// Topics lists the topics of editions, each once: in the order of the newest
// whole book, then what only others have.
func Topics(editions ...*law.Edition) (list []string) {
	seen := map[string]bool{}
	for _, whole := range []bool{true, false} {
		for _, e := range slices.Backward(editions) {
			e.Clauses(func(_ *law.Article, c *law.Clause) {
				for _, topic := range c.Topics {
					if e.Whole == whole && !seen[topic] {
						seen[topic] = true
						list = append(list, topic)
					}
				}
			})
		}
	}
	return list
}

// A Ruling is what one edition makes of the record of a timeline.
type Ruling struct {
	Result *law.Result
	// Differs are the keys on which it rules otherwise than the edition just
	// before; nil at the first.
	Differs []string
	// Since is the index of the latest earlier ruling that was not undetermined,
	// -1 if there is none; SinceThen are the keys on which it differs from that.
	Since     int
	SinceThen []string
}

// Silent reports whether the edition has no clause for what happened.
func (r *Ruling) Silent() bool { return r.Result.Phase == law.Undecided }

// RecordTimeline takes a record through editions in their order.
func RecordTimeline(record *auction.Record, programs ...*interp.Program) (list []Ruling) {
	for i, p := range programs {
		r := Ruling{Result: p.NewMachine().Run(record), Since: -1}
		if i > 0 {
			r.Differs = DifferingKeys(list[i-1].Result, r.Result)
		}
		for j := i - 1; j >= 0 && r.Since < 0; j-- {
			if !list[j].Silent() {
				r.Since, r.SinceThen = j, DifferingKeys(list[j].Result, r.Result)
			}
		}
		list = append(list, r)
	}
	return list
}

// rulingKeys are the keys of a result that hold what is ruled, rather than what
// was ruled on or by which clauses.
var rulingKeys = []string{
	"phase", "turn", "auction", "contract", "passed_out", "events", "must_pass",
	"may_not", "must", "rights", "discretion", "not_covered",
}

// DifferingKeys lists the keys of a result on which two results of one record
// differ, whatever the clauses are called.
func DifferingKeys(a, b *law.Result) (keys []string) {
	viewA, viewB := a.View(), b.View()
	for _, key := range rulingKeys {
		if !reflect.DeepEqual(withoutClauses(viewA[key]), withoutClauses(viewB[key])) {
			keys = append(keys, key)
		}
	}
	return keys
}

// withoutClauses is a value of a result without the ids of clauses; entries
// that only these told apart are one.
func withoutClauses(value any) any {
	switch value := value.(type) {
	case map[string]any:
		kept := map[string]any{}
		for key, one := range value {
			if key != "clause" && key != "clauses" {
				kept[key] = withoutClauses(one)
			}
		}
		return kept
	case []any:
		kept := []any{}
		for _, one := range value {
			one = withoutClauses(one)
			if entry, ok := one.(map[string]any); ok && entry["n"] == nil && contains(kept, entry) && entry["call"] == nil {
				continue
			}
			kept = append(kept, one)
		}
		return kept
	}
	return value
}

func contains(list []any, entry any) bool {
	return slices.ContainsFunc(list, func(one any) bool { return reflect.DeepEqual(one, entry) })
}
