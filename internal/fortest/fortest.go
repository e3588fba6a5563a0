// Package fortest compiles editions for the tests of several packages.
package fortest

import (
	"os"
	"path/filepath"
	"runtime/debug"
	"slices"
	"strings"
	"testing"

	"lawc/interp"
	"lawc/law"
	"lawc/rules"
	"lawc/schema"
)

// Tests collect garbage as seldom as the command does.
func init() {
	if os.Getenv("GOGC") == "" {
		debug.SetGCPercent(400)
	}
}

// Program is an edition made for a test. What no auction can be run without it may
// lack.
func Program(t testing.TB, src string) *interp.Program {
	t.Helper()
	edition, problems := schema.Load("test.yaml", []byte(src))
	return Compiled(t, edition, problems)
}

// Compiled compiles an edition that has been read. That it lacks what no auction can be
// run without is no fault here.
func Compiled(t testing.TB, edition *law.Edition, problems []law.Problem) *interp.Program {
	t.Helper()
	if i := slices.IndexFunc(problems, func(p law.Problem) bool { return p.Code != law.CodeLacking }); i >= 0 {
		t.Fatal(problems[i])
	}
	program, problems := interp.Compile(edition)
	if len(problems) > 0 {
		t.Fatal(problems)
	}
	return program
}

// Embedded is an edition that comes with lawc, ready to run; by a name that says so, with
// its inferred clauses.
func Embedded(t testing.TB, name string) *interp.Program {
	t.Helper()
	name, inferred := strings.CutSuffix(name, law.InferredSuffix)
	src, err := rules.Read(name)
	if err != nil {
		t.Fatal(err)
	}
	edition, problems := schema.Load(rules.File(name), src, rules.Assumed)
	if inferred {
		edition = edition.WithInferred()
	}
	return Compiled(t, edition, problems)
}

// EveryName names all editions that come with lawc, each with inferred clauses once more
// by the name that says so.
func EveryName(t testing.TB) (names []string) {
	t.Helper()
	for _, name := range rules.Names() {
		names = append(names, name)
		if Embedded(t, name).Edition.HasInferred() {
			names = append(names, name+law.InferredSuffix)
		}
	}
	return names
}

// SideBySide names the editions that a table shows unasked, from the oldest to the newest.
func SideBySide(t testing.TB) (names []string) {
	t.Helper()
	for _, name := range rules.Names() {
		if !Embedded(t, name).Edition.Fragment {
			names = append(names, name)
		}
	}
	return names
}

// Cases are all cases of the repository, for a test in one of its packages.
func Cases(t testing.TB) (list []law.Case) {
	t.Helper()
	files, err := filepath.Glob(filepath.Join("..", "testdata", "cases", "*", "*.yaml"))
	if err != nil || len(files) == 0 {
		t.Fatalf("no case files: %v", err)
	}
	for _, file := range files {
		src, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		cases, problems := schema.LoadCases(file, src)
		if len(problems) > 0 {
			t.Fatal(problems[0])
		}
		list = append(list, cases...)
	}
	return list
}
