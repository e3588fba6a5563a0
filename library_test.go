package lawc_test

import (
	"flag"
	"os"
	"testing"

	"lawc/auction"
	"lawc/interp"
	"lawc/law"
	"lawc/rules"
	"lawc/schema"
)

var update = flag.Bool("update", false, "rewrite what is generated in the documents")

// loaded gives an edition as its file has it.
func loaded(t testing.TB, name string) *law.Edition {
	t.Helper()
	src, err := rules.Read(name)
	if err != nil {
		t.Fatal(err)
	}
	e, problems := schema.Load(rules.File(name), src, rules.Assumed)
	if len(problems) > 0 {
		t.Fatal(problems)
	}
	return e
}

// compiled gives an edition ready to run.
func compiled(t testing.TB, name string) *interp.Program {
	t.Helper()
	p, problems := interp.Compile(loaded(t, name))
	if len(problems) > 0 {
		t.Fatal(problems)
	}
	return p
}

// everyProgram gives all editions, and once more with their inferred clauses those
// that have any.
func everyProgram(t testing.TB) []*interp.Program {
	programs := everyEdition(t)
	for _, name := range rules.Names() {
		if e := loaded(t, name); e.HasInferred() {
			p, problems := interp.Compile(e.WithInferred())
			if len(problems) > 0 {
				t.Fatal(problems)
			}
			programs = append(programs, p)
		}
	}
	return programs
}

func everyEdition(t testing.TB) (programs []*interp.Program) {
	for _, name := range rules.Names() {
		programs = append(programs, compiled(t, name))
	}
	return programs
}

func parsed(t testing.TB, text string) auction.Record {
	t.Helper()
	r, err := auction.Parse(text)
	if err != nil {
		t.Fatalf("%s: %v", text, err)
	}
	return r
}

func readFile(t testing.TB, name string) string {
	t.Helper()
	text, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}
