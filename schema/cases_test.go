package schema

import (
	"os"
	"path/filepath"
	"reflect"
	"testing"

	"lawc/auction"
	"lawc/law"
)

const oneCase = `cases:
  - name: made good at the lowest level
    record: "N: 1S 1H TD E:2H"
    why: 27 a
    cite: the book
    expect:
      "1982":
        phase: open
        auction: 1S 2H
        turn: S
        contract: null
        passed_out: false
        must_pass: {}
        clauses: ["18.s3",
          "27.a"]
        events: [{n: 2, seat: E, findings: []}]
        assumed: []
        without:
          clauses: ["27.b"]
      "1936":
        must_pass: {W: next_turn}
  - name: as a list
    dealer: E
    auction:
      - P
      - {call: "1S P"}
    expect: {"1936": {auction: ""}}
  - name: as a mapping
    record: {dealer: E, auction: [P, AP]}
    expect: {"1936": {auction: [], turn: "N"}}
`

func TestLoadCases(t *testing.T) {
	cases, problems := LoadCases("x.yaml", []byte(oneCase))
	if len(problems) != 1 || problems[0].Pos != (law.Pos{Line: 26, Col: 20}) {
		t.Fatalf("problems %v, want one about the second item of the list", problems)
	}
	if len(cases) != 2 || len(cases[1].Items) != 4 || cases[1].Items[3] != (law.Pos{Line: 29, Col: 38}) {
		t.Fatalf("read %+v", cases)
	}
	c := cases[0]
	if c.Why != "27 a" || c.Cite != "the book" || c.File != "x.yaml" || c.Record.String() != "N: 1S 1H TD E:2H" || c.Items[3] != (law.Pos{Line: 3, Col: 26}) {
		t.Errorf("read %+v", c)
	}
	x := c.Expect[0]
	want := map[string]any{
		"phase": "open", "auction": "1S 2H", "turn": "S", "contract": nil, "passed_out": false,
		"must_pass": map[string]any{}, "clauses": []any{"18.s3", "27.a"}, "assumed": []any{},
		"events": []any{map[string]any{"n": 2, "seat": "E", "findings": []any{}}},
	}
	for _, e := range x.Want {
		if !reflect.DeepEqual(e.Value, want[e.Key.Text]) {
			t.Errorf("%s is read as %v, want %v", e.Key.Text, e.Value, want[e.Key.Text])
		}
		if e.Key.Text == "clauses" && e.Entries[1] != (law.Pos{Line: 15, Col: 11}) {
			t.Errorf("27.a stands at %v", e.Entries[1])
		}
		delete(want, e.Key.Text)
	}
	if len(want) > 0 || len(x.Without) != 1 || x.Edition.Text != "1982" || c.Expect[1].Pos != (law.Pos{Line: 20, Col: 7}) {
		t.Errorf("not read: %v; without %v", want, x.Without)
	}
}

// TestCaseFiles holds that the files of testdata/cases can be read.
func TestCaseFiles(t *testing.T) {
	files, _ := filepath.Glob(filepath.Join("..", "testdata", "cases", "*", "*.yaml"))
	for _, file := range files {
		src, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		cases, problems := LoadCases(file, src)
		for _, p := range problems {
			t.Error(p)
		}
		if len(cases) == 0 {
			t.Errorf("%s holds no case", file)
		}
	}
}

func FuzzCases(f *testing.F) {
	f.Add([]byte(oneCase))
	files, _ := filepath.Glob(filepath.Join("..", "testdata", "problems", "*s", "*.yaml"))
	for _, file := range files {
		src, err := os.ReadFile(file)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(src)
	}
	f.Fuzz(func(t *testing.T, src []byte) {
		cases, problems := LoadCases("fuzz.yaml", src)
		for _, c := range cases {
			if len(c.Items) != len(c.Record.Items) || len(c.Expect) == 0 {
				t.Errorf("case %q: %d places for %d items, %d expectations", c.Name, len(c.Items), len(c.Record.Items), len(c.Expect))
			}
		}
		if len(cases) == 0 && len(problems) == 0 {
			t.Error("no case and no problem")
		}
		records, problems := readRecords(auction.English, "fuzz.yaml", src)
		if len(records) == 0 && len(problems) == 0 {
			t.Error("no record and no problem")
		}
	})
}
