package cases

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"lawc/interp"
	"lawc/rules"
	"lawc/schema"
)

// programs compiles the editions that come with lawc.
func programs(t *testing.T) (list []*interp.Program) {
	for _, name := range rules.Names() {
		src, err := rules.Read(name)
		if err != nil {
			t.Fatal(err)
		}
		edition, problems := schema.Load(rules.File(name), src, rules.Assumed)
		program, more := interp.Compile(edition)
		for _, p := range append(problems, more...) {
			t.Fatal(p)
		}
		list = append(list, program)
		if edition.HasInferred() {
			with, problems := interp.Compile(edition.WithInferred())
			for _, p := range problems {
				t.Fatal(p)
			}
			list = append(list, with)
		}
	}
	return list
}

// TestCases runs every case of testdata/cases.
func TestCases(t *testing.T) {
	files, err := filepath.Glob(filepath.Join("..", "testdata", "cases", "*", "*.yaml"))
	if err != nil || len(files) == 0 {
		t.Fatalf("no case files: %v", err)
	}
	s := NewSuite(programs(t)...)
	for _, file := range files {
		src, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		cases, problems := schema.LoadCases(file, src)
		for i := range cases {
			outcomes, unknown := s.Run(&cases[i])
			problems = append(problems, unknown...)
			for j := range outcomes {
				tellOutcome(t, &outcomes[j])
			}
		}
		for _, p := range problems {
			t.Error(p)
		}
	}
}

func tellOutcome(t *testing.T, o *Outcome) {
	for _, miss := range o.Mismatches {
		t.Errorf("%s:%d:%d: %s\n%s: %v\n%s\n got %s\nwant %s", o.Case.File, miss.Line, miss.Col, o.Case.Name, o.Edition.Name, o.Case.Record, miss.Key, miss.Got, miss.Want)
	}
}

// TestUnknown holds that a case that names something unknown is not run.
func TestUnknown(t *testing.T) {
	const file = `cases:
  - name: unknown names
    record: "N: 1S{pauze} P"
    expect:
      "1928": {phase: open}
      "1982":
        clauses: ["27.a", "27.d"]
        rights: [{clause: "99"}]
        events: [{n: 1, clauses: ["18.s9"]}]
        assumed: [{n: 1, fact: advertent}]
        without: {discretion: [{if: damaged}]}
`
	cases, problems := schema.LoadCases("x.yaml", []byte(file))
	if len(problems) > 0 || len(cases) != 1 {
		t.Fatal(problems)
	}
	s := NewSuite(programs(t)...)
	outcomes, problems := s.Run(&cases[0])
	var lines []string
	for _, p := range problems {
		lines = append(lines, p.String())
	}
	const want = `x.yaml:3:17: no edition has a fact "pauze", did you mean pause? [L032]
x.yaml:5:7: unknown edition "1928", did you mean 1982? [L032]
x.yaml:7:27: edition 1982 has no clause "27.d", did you mean 27.a? [L032]
x.yaml:8:18: edition 1982 has no clause "99" [L032]
x.yaml:9:18: edition 1982 has no clause "18.s9", did you mean 18.s1? [L032]
x.yaml:10:19: edition 1982 has no fact "advertent", did you mean inadvertent? [L032]
x.yaml:11:32: edition 1982 has no fact "damaged" [L032]`
	if got := strings.Join(lines, "\n"); got != want || outcomes != nil {
		t.Errorf("got:\n%s\nwant:\n%s", got, want)
	}
}
