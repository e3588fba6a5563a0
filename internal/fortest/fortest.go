// Package fortest compiles editions for the tests of several packages.
package fortest

import (
	"slices"
	"testing"

	"lawc/interp"
	"lawc/law"
	"lawc/rules"
	"lawc/schema"
)

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

// Embedded is an edition that comes with lawc, ready to run.
func Embedded(t testing.TB, name string) *interp.Program {
	t.Helper()
	src, err := rules.Read(name)
	if err != nil {
		t.Fatal(err)
	}
	edition, problems := schema.Load(rules.File(name), src, rules.Assumed)
	return Compiled(t, edition, problems)
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
