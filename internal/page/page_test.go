package page

import (
	"encoding/json"
	"net/http"
	"os"
	"slices"
	"strings"
	"testing"

	"lawc/auction"
	"lawc/interp"
	"lawc/report"
	"lawc/rules"
	"lawc/schema"
)

// asked asks the engine and reads the answer into one.
func asked[T any](t *testing.T, e *Engine, path, body string) (answer T) {
	t.Helper()
	status, text := e.Handle(Root+path, []byte(body))
	if status != http.StatusOK {
		t.Fatalf("%s %s: %d %s", path, body, status, text)
	}
	if err := json.Unmarshal(text, &answer); err != nil {
		t.Fatalf("%s: %v", text, err)
	}
	return answer
}

// TestRuleIsRun holds what is answered to what the interpreter says.
func TestRuleIsRun(t *testing.T) {
	e := New("test")
	for _, text := range []string{"N: 1S 1H TD E:2H", "N: E:P TD", "N: 1S E:card(SK) TD", "E: P P P P", "N:"} {
		body, _ := json.Marshal(map[string]any{"record": text, "id": "7", "editions": rules.Names()})
		answer := asked[ruled](t, e, "rule", string(body))
		record, err := auction.Parse(text)
		if err != nil {
			t.Fatal(err)
		}
		record.ID = "7"
		for i, name := range rules.Names() {
			src, _ := rules.Read(name)
			edition, _ := schema.Load(name, src, rules.Assumed)
			program, _ := interp.Compile(edition)
			want := report.AppendJSON(nil, program.NewMachine().Run(&record))
			if string(answer.Results[i]) != string(want) {
				t.Errorf("%s, %s: got\n%s\nwant\n%s", text, name, answer.Results[i], want)
			}
		}
	}
}

// TestDutch reads Dutch spelling of those who speak Dutch, and English of all.
func TestDutch(t *testing.T) {
	for _, text := range []string{"N: 1K O:1S TD", "N: 1C E:1S TD"} {
		answer := asked[ruled](t, New("test"), "rule", `{"record":"`+text+`","editions":"1982","lang":"nl"}`)
		if answer.Record != "N: 1C 1S TD" {
			t.Errorf("%s is read as %s", text, answer.Record)
		}
	}
}

// TestQuestions asks what was taken for granted: each fact once, its answers are not
// asked again, and an answer that matters brings what it promises.
func TestQuestions(t *testing.T) {
	e := New("test")
	for _, test := range []struct{ record, fact, promise string }{
		{"N: 1S 1H TD E:2D", "comparable", "West must pass for the rest of the auction"},
		{"N: 1S 1H>2D", "inadvertent", "West must pass for the rest of the auction"},
		{"N: 1S 1H{wrong_board} TD", "", ""},
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
		if slices.ContainsFunc(again.Questions, func(o question) bool { return o.N == q.N && o.Fact == q.Fact }) {
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

// TestSymbols writes bids as their cards show them, and nothing else.
func TestSymbols(t *testing.T) {
	for _, test := range [][3]string{
		{"en", "2H, or 1NT; then 7S. 3D", "2♥, or 1NT; then 7♠. 3♦"}, {"nl", "2K of 1SA: 3R", "2♣ of 1SA: 3♦"}, {"en", "A12C 4HS 1982", "A12C 4HS 1982"},
	} {
		if got := withSymbols(test[1], test[0]); got != test[2] {
			t.Errorf("%s: %q became %q", test[0], test[1], got)
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

// TestFaults asks what cannot be answered: each time it is said what was wrong, in
// words that name nothing of the program or the machine.
func TestFaults(t *testing.T) {
	e := New("test")
	here, _ := os.Getwd()
	for _, test := range []struct {
		path, body string
		status     int
		says       string
	}{
		{"rule", ``, 400, "record"},
		{"rule", `null x`, 400, "found"},
		{"rule", `[]`, 400, "found a JSON array"},
		{"rule", `{"record":7}`, 400, "found a JSON number as record"},
		{"rule", `{"record":"N: P","zeal":1}`, 400, `found the key "zeal"`},
		{"rule", `{"record":"N: P"} {}`, 400, "more than one"},
		{"rule", `{"record":"N: 1S blah"}`, 422, `"col":7`},
		{"rule", `{"record":"N: P","editions":["1900"]}`, 400, "unknown edition"},
		{"rule", `{"record":"N: P","editions":7}`, 400, "expected one, as in"},
		{"rule", `{"record":"N: P","lang":"de"}`, 400, "unknown language"},
		{"rule", `{"record":"N: ` + strings.Repeat("P ", 10_000) + `"}`, 413, "expected at most"},
		{"options", `{"record":"N: ` + strings.Repeat("P ", 2000) + `"}`, 413, "expected at most"},
		{"rule", `{"record":"N: 1K"}`, 422, `"col":4`},
		{"clauses/1982/99.z", ``, 404, "no clause"},
		{"clauses/1900/27.a", ``, 404, "unknown edition"},
		{"clauses/1982/%zz", ``, 400, "cannot be read"},
		{"editions?lang=de", ``, 400, "unknown language"},
		{"nowhere", ``, 404, "openapi.json"},
		{"../../etc/passwd", ``, 404, "nothing"},
	} {
		status, text := e.Handle(Root+test.path, []byte(test.body))
		var answer failure
		if err := json.Unmarshal(text, &answer); err != nil || answer.Error == nil || answer.Error.Message == "" {
			t.Errorf("%s %.60s: no error: %s", test.path, test.body, text)
		}
		if status != test.status || !strings.Contains(unescaped(text), test.says) {
			t.Errorf("%s %.60s: got %d %s, want %d %s", test.path, test.body, status, text, test.status, test.says)
		}
		for _, never := range []string{here, "page.", "request.", "json:", "/root", "goroutine"} {
			if strings.Contains(string(text), never) {
				t.Errorf("%s %.60s: says %q: %s", test.path, test.body, never, text)
			}
		}
	}
}

func unescaped(text []byte) string { return strings.ReplaceAll(string(text), `\"`, `"`) }

// TestBoards puts irregular boards first and tells what cannot be read.
func TestBoards(t *testing.T) {
	answer := asked[boardsAnswer](t, New("test"), "boards", `{"name":"a.txt","text":"N: 1S P P P\nN: blah\nN: 1S 1H TD\n","editions":["1982"]}`)
	if len(answer.Boards) != 3 || answer.Irregular != 1 || answer.Unread != 1 {
		t.Fatalf("the boards are %+v", answer)
	}
	if answer.Boards[0].Record != "N: 1S 1H TD" || answer.Boards[0].Findings[0] != "insufficient_bid" || answer.Boards[2].Line != 2 ||
		len(answer.Boards[0].Says) != 1 || !strings.Contains(answer.Boards[0].Says[0], "insufficient") {
		t.Errorf("the boards are %+v", answer.Boards)
	}
}

// TestExport reads back what is written to take away.
func TestExport(t *testing.T) {
	e := New("test")
	out := asked[exported](t, e, "export", `{"record":"N: 1S 1H TD E:2H P P P","editions":["1982","1936"]}`)
	cases, problems := schema.LoadCases("cases.yaml", []byte(out.YAML))
	if len(problems) > 0 || len(cases) != 1 {
		t.Errorf("the case cannot be read: %v\n%s", problems, out.YAML)
	}
	body, _ := json.Marshal(map[string]string{"name": "a.pbn", "text": out.PBN})
	back := asked[boardsAnswer](t, e, "boards", string(body))
	if len(back.Boards) != 1 || back.Boards[0].Record != "N: 1S 2H P P P" {
		t.Errorf("the PBN is read as %+v\n%s", back.Boards, out.PBN)
	}
}

// TestClause tells how a clause fared in a record: one that applied, and one that
// was looked at and did not.
func TestClause(t *testing.T) {
	e := New("test")
	const record = "?record=N%3A+1S+1H+TD+E%3A2D"
	applied := asked[clauseAnswer](t, e, "clauses/1982/27.b"+record, "")
	if len(applied.Met) != 1 || !applied.Met[0].Applies || applied.Met[0].Item != 4 {
		t.Errorf("27.b fared %+v", applied.Met)
	}
	refused := asked[clauseAnswer](t, e, "clauses/1982/27.a"+record, "")
	if len(refused.Met) != 1 || refused.Met[0].Applies {
		t.Errorf("27.a fared %+v", refused.Met)
	}
	held := func(a clauseAnswer) (yes, no int) {
		for _, line := range a.Lines {
			switch line.Met {
			case "yes":
				yes++
			case "no":
				no++
			}
		}
		return yes, no
	}
	if yes, no := held(applied); yes < 4 || no != 0 {
		t.Errorf("of 27.b %d conditions held and %d did not", yes, no)
	}
	if yes, no := held(refused); yes == 0 || no == 0 {
		t.Errorf("of 27.a %d conditions held and %d did not", yes, no)
	}
	for _, path := range []string{"clauses/1982/27.b", "clauses/1982/27.b?record=N%3A+1S"} {
		if apart := asked[clauseAnswer](t, e, path, ""); len(apart.Met) != 0 {
			t.Errorf("%s: fared %+v", path, apart.Met)
		}
	}
}
