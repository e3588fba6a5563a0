package interp_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"lawc/auction"
	"lawc/interp"
	"lawc/law"
	"lawc/rules"
	"lawc/schema"
)

func editions(t testing.TB) (names []string) {
	files, err := filepath.Glob("../rules/*.yaml")
	if err != nil || len(files) == 0 {
		t.Fatal("no rule files", err)
	}
	for _, f := range files {
		names = append(names, strings.TrimSuffix(filepath.Base(f), ".yaml"))
	}
	return names
}

func edition(t testing.TB, name string) *law.Edition {
	t.Helper()
	src, err := os.ReadFile("../rules/" + name + ".yaml")
	if err != nil {
		t.Fatal(err)
	}
	e, problems := schema.Load(name+".yaml", src, rules.Assumed)
	if len(problems) > 0 {
		t.Fatal(problems)
	}
	return e
}

func load(t testing.TB, name string) *interp.Program {
	t.Helper()
	p, problems := interp.Compile(edition(t, name))
	if len(problems) > 0 {
		t.Fatal(problems)
	}
	return p
}

func parse(t testing.TB, text string) auction.Record {
	t.Helper()
	r, err := auction.Parse(text)
	if err != nil {
		t.Fatalf("%s: %v", text, err)
	}
	return r
}

// changed compiles an edition in which one thing is written otherwise.
func changed(t testing.TB, name, was, becomes string) *interp.Program {
	t.Helper()
	src, err := os.ReadFile("../rules/" + name + ".yaml")
	if err != nil {
		t.Fatal(err)
	}
	e, problems := schema.Load(name+".yaml", []byte(strings.Replace(string(src), was, becomes, 1)), rules.Assumed)
	if len(problems) > 0 {
		t.Fatal(problems)
	}
	p, problems := interp.Compile(e)
	if len(problems) > 0 {
		t.Fatal(problems)
	}
	return p
}
