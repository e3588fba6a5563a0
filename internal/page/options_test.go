package page

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"
)

// TestQuestions asks what was taken for granted: each fact once, its answers are not
// asked again, and an answer that matters brings what it promises.
func TestQuestions(t *testing.T) {
	e := New("test")
	for _, test := range []struct{ record, fact, promise string }{
		{"N: 1S 1H TD E:2D", "comparable", "West must pass for the rest of the auction"},
		{"N: 1S 1H>2D", "inadvertent", "West must pass for the rest of the auction"},
		{"N: 1S 1H{wrong_board} TD", "", ""},
		{"N: 1S 1H>2D TD E:3C", "", ""},
	} {
		body, _ := json.Marshal(map[string]string{"record": test.record})
		answer := asked[ruled](t, e, "rule", string(body))
		var result struct{ Assumed []struct{ Fact string } }
		if err := json.Unmarshal(answer.Results[0], &result); err != nil {
			t.Fatal(err)
		}
		questions := asked[questionsAnswer](t, e, "questions", string(body)).Questions
		for _, one := range result.Assumed {
			if !slices.ContainsFunc(questions, func(q question) bool { return q.Fact == one.Fact }) {
				t.Errorf("%s: %s was taken for granted, and is not asked", test.record, one.Fact)
			}
		}
		for _, q := range questions {
			if q.Fact == test.fact && !strings.Contains(strings.Join(q.Answers[0].Leads[0].Says, " "), test.promise) {
				t.Errorf("%s: %s does not promise %q: %+v", test.record, q.Fact, test.promise, q)
			}
			notAskedAgain(t, e, &q)
		}
		if test.fact != "" && !slices.ContainsFunc(questions, func(q question) bool { return q.Fact == test.fact && q.Matters && q.Away && q.To == "E" }) {
			t.Errorf("%s: %s is not asked of East alone: %+v", test.record, test.fact, questions)
		}
	}
}

// TestSuits: an answer that names a suit says which leads hang on it.
func TestSuits(t *testing.T) {
	answer := asked[questionsAnswer](t, New("test"), "questions", `{"record":"N: 1S 1H>2D TD","editions":["2007"]}`)
	for _, q := range answer.Questions {
		for _, one := range q.Answers {
			if q.First && one.Value == "C" && (one.Record != "N: 1S 1H{conventional=C}>2D TD" || !strings.Contains(one.Leads[0].Says[0], "clubs")) {
				t.Errorf("clubs lead to %+v", one)
			} else if q.First && one.Value == "C" {
				return
			}
		}
	}
	t.Errorf("the suits of the first call are not asked: %+v", answer.Questions)
}

func notAskedAgain(t *testing.T, e *Engine, q *question) {
	t.Helper()
	if len(q.Answers) < 2 || !q.Answers[0].Taken || q.Answers[1].Taken {
		t.Fatalf("the answers to %s are %+v", q.Fact, q.Answers)
	}
	for _, one := range q.Answers {
		if q.Matters != (len(one.Leads) > 0) {
			t.Errorf("%s matters: %v, and leads to %+v", q.Fact, q.Matters, one.Leads)
		}
		body, _ := json.Marshal(map[string]string{"record": one.Record})
		again := asked[questionsAnswer](t, e, "questions", string(body))
		if slices.ContainsFunc(again.Questions, func(o question) bool { return o.N == q.N && o.Fact == q.Fact && o.First == q.First }) {
			t.Errorf("%s is asked again: %+v", one.Record, again.Questions)
		}
	}
}

// TestOptions follows every choice: its record is one item longer, and it is as
// irregular as was promised.
func TestOptions(t *testing.T) {
	e := New("test")
	answer := asked[optionsAnswer](t, e, "options", `{"record":"N: 1S 1H","editions":["1982"],"lang":"nl"}`)
	ways := 0
	for _, choice := range answer.Options[0].Choices {
		for _, way := range choice.Ways {
			ways++
			body, _ := json.Marshal(map[string]any{"record": way.Record, "editions": []string{"1982"}})
			ruling := asked[ruled](t, e, "rule", string(body))
			if len(ruling.Items) != 3 {
				t.Errorf("%s has %d items", way.Record, len(ruling.Items))
			}
			if irregular := findings(t, ruling, 2) > 0; choice.Irregular && !irregular {
				t.Errorf("%s is not irregular, although that was promised", way.Record)
			}
		}
	}
	if ways < 35 {
		t.Errorf("there are %d ways, expected every call and more", ways)
	}
}

// TestScript hears the director: in order, to whom, in the language asked, and with
// records that go on from there.
func TestScript(t *testing.T) {
	e := New("test")
	for lang, test := range map[string]struct{ stop, away, price string }{
		"en": {"Nobody calls", "East", "1♥ is cancelled"},
		"nl": {"Niemand biedt", "Oost", "1♥ vervalt"},
	} {
		answer := asked[optionsAnswer](t, e, "options", `{"record":"N: 1S 1H","editions":["2017"],"lang":"`+lang+`"}`)
		script := answer.Options[0].Script
		if len(script) < 10 || !strings.HasPrefix(script[0].Text, test.stop) {
			t.Fatalf("the script is %+v", script)
		}
		if !slices.ContainsFunc(script, func(l spoken) bool { return l.Away && l.Who == test.away && l.To[0] == "E" }) {
			t.Errorf("%s: nobody is spoken to away from the table", lang)
		}
		if !slices.ContainsFunc(script, func(l spoken) bool {
			return strings.Contains(l.Text, test.price) && l.Record == "N: 1S 1H TD" && l.Goes != ""
		}) {
			t.Errorf("%s: nobody says %q: %+v", lang, test.price, script)
		}
	}
}

func findings(t *testing.T, r ruled, item int) int {
	t.Helper()
	var result struct{ Events []struct{ Findings []string } }
	if err := json.Unmarshal(r.Results[0], &result); err != nil {
		t.Fatal(err)
	}
	return len(result.Events[item].Findings)
}
