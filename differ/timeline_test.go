package differ

import (
	"reflect"
	"slices"
	"testing"

	"lawc/auction"
	"lawc/law"
)

// TestTopicTimeline holds the timelines of all topics to the differences of
// neighbouring editions: together they are these, no more and no less.
func TestTopicTimeline(t *testing.T) {
	var editions []*law.Edition
	for _, p := range programs(t) {
		editions = append(editions, p.Edition)
	}
	topics := Topics(editions...)
	for i := 1; i < len(editions); i++ {
		want := map[string][]ClauseChange{}
		for _, c := range CompareClauses(editions[i-1], editions[i]) {
			want[c.Topic] = append(want[c.Topic], c)
		}
		for _, topic := range topics {
			said := TopicTimeline(topic, editions...)[i]
			for _, change := range want[topic] {
				if change.Kind != OnlyInA && change.Kind != OnlyInB && !slices.ContainsFunc(said.Changes, func(c ClauseChange) bool { return reflect.DeepEqual(c, change) }) {
					t.Errorf("%s, %s: got %v, want %v among them", topic, said.Edition.Name, said.Changes, change)
				}
			}
			delete(want, topic)
			since(t, topic, said)
		}
		for topic := range want {
			t.Errorf("%s is not among the topics", topic)
		}
	}
}

// since holds that what an edition is compared with had something to say.
func since(t *testing.T, topic string, said Saying) {
	if said.Since == nil {
		return
	}
	if len(byTopic(said.Since)[topic]) == 0 || !reflect.DeepEqual(said.SinceThen, CompareTopic(topic, said.Since, said.Edition)) {
		t.Errorf("%s: %s is compared with %s", topic, said.Edition.Name, said.Since.Name)
	}
}

// TestRecordTimeline holds the timeline of a record to the results of
// neighbours, and to a few that are known.
func TestRecordTimeline(t *testing.T) {
	all := programs(t)
	for _, test := range []struct {
		record string
		// what each edition differs in from the latest that had a clause for it
		want [][]string
	}{
		{"N: 1S 1H TD E:2H", [][]string{nil, nil, nil, {"must_pass", "discretion"}, nil}},
		{"N: 1S P P P", [][]string{nil, nil, nil, nil, nil}},
		{"N: E:P TD", [][]string{nil, nil, nil, nil, {"discretion"}}},
	} {
		record, err := auction.Parse(test.record)
		if err != nil {
			t.Fatal(err)
		}
		list := RecordTimeline(&record, all...)
		for i := range list {
			if i > 0 {
				if want := DifferingKeys(list[i-1].Result, list[i].Result); !slices.Equal(list[i].Differs, want) {
					t.Errorf("%s, %s: got %v, want %v", test.record, list[i].Result.Edition.Name, list[i].Differs, want)
				}
			}
			if list[i].Silent() {
				continue
			}
			if !slices.Equal(list[i].SinceThen, test.want[i]) {
				t.Errorf("%s, %s: got %v, want %v", test.record, list[i].Result.Edition.Name, list[i].SinceThen, test.want[i])
			}
		}
	}
}
