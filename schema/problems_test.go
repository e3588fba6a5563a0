package schema

import (
	"flag"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"lawc/auction"
	"lawc/law"
	"lawc/rules"
)

var update = flag.Bool("update", false, "rewrite the files of expected problems and the JSON Schemas")

// loaders read each kind of file and give what is wrong with it.
var loaders = map[string]func(name string, src []byte) []law.Problem{
	"rules": func(name string, src []byte) []law.Problem { _, ps := Load(name, src, rules.Assumed); return ps },
	"cases": func(name string, src []byte) []law.Problem { _, ps := LoadCases(name, src); return ps },
	"records": func(name string, src []byte) []law.Problem {
		_, ps := readRecords(auction.English, name, src)
		return ps
	},
}

// TestProblems holds what is said about each faulty file of testdata/problems
// to the lines in the file beside it.
func TestProblems(t *testing.T) {
	for kind, load := range loaders {
		files, err := filepath.Glob(filepath.Join("..", "testdata", "problems", kind, "*.yaml"))
		if err != nil || len(files) == 0 {
			t.Fatalf("no files of faulty %s: %v", kind, err)
		}
		for _, file := range files {
			t.Run(kind+"/"+filepath.Base(file), func(t *testing.T) { holdProblems(t, file, load) })
		}
	}
}

func holdProblems(t *testing.T, file string, load func(string, []byte) []law.Problem) {
	src, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	var lines []string
	for _, p := range load(filepath.Base(file), src) {
		lines = append(lines, p.String())
		if p.Code == "" {
			t.Errorf("%v has no code", p)
		}
	}
	got := strings.Join(lines, "\n") + "\n"
	if got == "\n" {
		t.Fatal("found no problem")
	}
	hold(t, strings.TrimSuffix(file, ".yaml")+".out", got)
}

// hold compares a text with a file, or rewrites the file.
func hold(t *testing.T, file, got string) {
	t.Helper()
	if *update {
		if err := os.WriteFile(file, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if got != string(want) {
		t.Errorf("%s differs; run go test ./schema -update and look at the difference\ngot:\n%s\nwant:\n%s", file, got, want)
	}
}

// TestCodes holds that every code that a reader gives is seen in some faulty
// file, and explained.
func TestCodes(t *testing.T) {
	seen := map[string]bool{}
	for kind, load := range loaders {
		files, _ := filepath.Glob(filepath.Join("..", "testdata", "problems", kind, "*.yaml"))
		for _, file := range files {
			src, _ := os.ReadFile(file)
			for _, p := range load(file, src) {
				seen[p.Code] = true
			}
		}
	}
	elsewhere := []string{
		law.CodeLayout, law.CodeCaseName, law.CodeType, law.CodeExpr, law.CodeSuitsFact, law.CodeWidth,
		law.CodeAlways, law.CodeNever, law.CodeRepeated, law.CodeUnread, law.CodeCopied, law.CodeOneSided, law.CodeTopic, law.CodeNearTopic, law.CodePlaceholder,
	}
	for _, code := range law.Codes() {
		if code.ID >= law.CodeDead {
			continue // what clauses mean together is found by exploring
		}
		if seen[code.ID] == contains(elsewhere, code.ID) {
			t.Errorf("code %s (%s): seen in a faulty file %v", code.ID, code.Says.EN, seen[code.ID])
		}
		delete(seen, code.ID)
	}
	for code := range seen {
		t.Errorf("code %s is not explained", code)
	}
}
