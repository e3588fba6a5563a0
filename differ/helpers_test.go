package differ

import (
	"testing"

	"lawc/internal/fortest"
	"lawc/interp"
	"lawc/rules"
	"lawc/schema"
)

// programs are editions in their order, one of them with its inferred clauses too.
func programs(t testing.TB) (list []*interp.Program) {
	t.Helper()
	for _, name := range []string{"1936", "1963", "1982", "1997"} {
		p := fortest.Embedded(t, name)
		list = append(list, p)
		if p.Edition.Name == "1963" {
			src, _ := rules.Read(name)
			edition, problems := schema.Load(rules.File(name), src, rules.Assumed)
			list = append(list, fortest.Compiled(t, edition.WithInferred(), problems))
		}
	}
	return list
}
