package cases

import (
	"os"
	"path/filepath"
	"slices"
	"testing"

	"lawc/internal/fortest"
	"lawc/interp"
	"lawc/law"
	"lawc/rules"
	"lawc/schema"
)

// TestInherited holds what an edition inherits to the cases of the edition from which it
// does: worked out by hand from that one's text, they must come out the same, wherever
// nothing decides them that the heir does not have. Each inherited clause decides some.
func TestInherited(t *testing.T) {
	for _, name := range rules.Names() {
		src, err := rules.Read(name)
		if err != nil {
			t.Fatal(err)
		}
		e, _ := schema.Load(rules.File(name), src, rules.Assumed)
		e = e.WithInferred()
		for _, origin := range rules.Names() {
			inherited := map[string]int{}
			e.Clauses(func(_ *law.Article, c *law.Clause) {
				if e.Inherited(c) && c.File == rules.File(origin) && c.Operative() {
					inherited[c.ID] = 0
				}
			})
			if len(inherited) > 0 {
				holdInherited(t, e, fortest.Embedded(t, origin), inherited)
			}
		}
	}
}

func holdInherited(t *testing.T, e *law.Edition, origin *interp.Program, decided map[string]int) {
	heir := fortest.Compiled(t, e, nil)
	files, _ := filepath.Glob(filepath.Join("..", "testdata", "cases", "*", "*.yaml"))
	held := 0
	for _, file := range files {
		src, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		list, _ := schema.LoadCases(file, src)
		for i := range list {
			c := &list[i]
			for _, x := range c.Expect {
				if x.Edition.Text != origin.Edition.Name || !hasAll(e, origin.NewMachine().Run(&c.Record).Clauses) {
					continue
				}
				held++
				got := heir.NewMachine().Run(&c.Record)
				for _, m := range Check(*c, x, got) {
					if m.Clause != "" && e.Clause(m.Clause) == nil {
						continue // assumed under another name
					}
					t.Errorf("%s, %q under %s: %+v", file, c.Name, e.Name, m)
				}
				for _, clause := range got.Clauses {
					if _, is := decided[clause.ID]; is {
						decided[clause.ID]++
					}
				}
			}
		}
	}
	t.Logf("%s: %d cases of %s held", e.Name, held, origin.Edition.Name)
	for id, n := range decided {
		if n == 0 {
			t.Errorf("%s %s: no case of %s shows it", e.Name, id, origin.Edition.Name)
		}
	}
}

// hasAll reports whether an edition has clauses of these names, or assumes what they say.
func hasAll(e *law.Edition, clauses []*law.Clause) bool {
	return !slices.ContainsFunc(clauses, func(c *law.Clause) bool { return e.Clause(c.ID) == nil && !assumes(e, c) })
}

func assumes(e *law.Edition, of *law.Clause) (found bool) {
	e.Clauses(func(_ *law.Article, c *law.Clause) {
		found = found || c.Provenance == "assumed" && slices.Equal(c.Topics, of.Topics)
	})
	return found
}
