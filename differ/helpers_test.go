package differ

import (
	"slices"
	"testing"

	"lawc/interp"
	"lawc/law"
	"lawc/rules"
	"lawc/schema"
)

// programOf is an edition made for a test. What no auction can be run without it may
// lack.
func programOf(t testing.TB, src string) *interp.Program {
	t.Helper()
	edition, problems := schema.Load("test.yaml", []byte(src))
	return compiled(t, edition, problems)
}

func compiled(t testing.TB, edition *law.Edition, problems []law.Problem) *interp.Program {
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

// embedded is an edition that comes with lawc, ready to run.
func embedded(t testing.TB, name string) *interp.Program {
	t.Helper()
	src, err := rules.Read(name)
	if err != nil {
		t.Fatal(err)
	}
	edition, problems := schema.Load(rules.File(name), src, rules.Assumed)
	return compiled(t, edition, problems)
}

// programs are editions in their order, one of them with its inferred clauses too.
func programs(t testing.TB) (list []*interp.Program) {
	t.Helper()
	for _, name := range []string{"1936", "1963", "1982", "1997"} {
		p := embedded(t, name)
		list = append(list, p)
		if p.Edition.Name == "1963" {
			src, _ := rules.Read(name)
			edition, problems := schema.Load(rules.File(name), src, rules.Assumed)
			list = append(list, compiled(t, edition.WithInferred(), problems))
		}
	}
	return list
}
