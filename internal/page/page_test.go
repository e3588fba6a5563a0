package page

import (
	"encoding/json"
	"net/http"
	"os"
	"regexp"
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

// english are words that nothing has that is said in Dutch.
var english = regexp.MustCompile(`\b(the|found|expected|unknown|cannot|nothing|has)\b`)

// TestFaultsInDutch holds that a fault is told in the language that is asked for, wherever
// the question says so and whatever else is wrong with it.
func TestFaultsInDutch(t *testing.T) {
	e := New("test")
	for path, body := range map[string]string{
		"rule": `{"record":"N: 1S 1Q","lang":"nl"}`, "options": `{"lang":"nl","zeal":1}`, "clauses/1982/99.z?lang=nl": "", "nowhere?lang=nl": "",
	} {
		_, text := e.Handle(Root+path, []byte(body))
		if english.Match(text) || !strings.Contains(string(text), "message") {
			t.Errorf("%s %s: got %s", path, body, text)
		}
	}
	answer := asked[boardsAnswer](t, e, "boards", `{"name":"a.txt","text":"N: 1S 1Q\n","lang":"nl"}`)
	if len(answer.Boards) != 1 || !strings.Contains(answer.Boards[0].Error, "gevonden, verwacht C, D, H, S of NT") {
		t.Errorf("the boards are %+v", answer.Boards)
	}
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
		if left := english.FindString(answer.Error.In("nl").Message); left != "" {
			t.Errorf("%s %.60s: %q is left in %q", test.path, test.body, left, answer.Error.In("nl").Message)
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
