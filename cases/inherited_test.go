package cases

import (
	"os"
	"path/filepath"
	"slices"
	"sync"
	"testing"

	"lawc/internal/fortest"
	"lawc/interp"
	"lawc/law"
	"lawc/rules"
	"lawc/schema"
)

// TestInherited holds what an edition inherits to the cases of the edition from which it
// does: worked out by hand from that one's text, they must come out the same, wherever
// only what is inherited decides them. Each inherited clause decides some, or a
// case of the heir's own.
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
				of := x.Edition.Text == origin.Edition.Name && inherits(e, origin.NewMachine().Run(&c.Record).Clauses)
				if !of && x.Edition.Text != e.Name {
					continue
				}
				got := heir.NewMachine().Run(&c.Record)
				if of {
					held++
					holdAlike(t, e, c, x, got)
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
			t.Errorf("%s %s: no case of it or of %s shows it", e.Name, id, origin.Edition.Name)
		}
	}
}

// holdAlike wants of the heir what a case expects of the origin.
func holdAlike(t *testing.T, e *law.Edition, c *law.Case, x law.Expectation, got *law.Result) {
	for _, m := range Check(*c, x, got) {
		if m.Clause == "" || e.Clause(m.Clause) != nil { // else it is assumed under another name
			t.Errorf("%s, %q under %s: %+v", c.File, c.Name, e.Name, m)
		}
	}
}

// inherits reports whether an edition has inherited clauses that decided, at least one, and
// others only of what no auction can do without.
func inherits(e *law.Edition, clauses []*law.Clause) bool {
	found := false
	for _, c := range clauses {
		own := e.Clause(c.ID)
		inherited := own != nil && e.Inherited(own)
		if found = found || inherited; !inherited && !ordinary(c) {
			return false
		}
	}
	return found
}

// ordinary reports whether a clause is one that editions without it assume.
func ordinary(c *law.Clause) bool {
	return slices.ContainsFunc(assumed(), func(topics []string) bool { return slices.Equal(topics, c.Topics) })
}

// assumed lists the topics of the assumed clauses.
var assumed = sync.OnceValue(func() (list [][]string) {
	for _, name := range rules.AssumedNames() {
		src, file, _ := rules.Assumed(name)
		a, _ := schema.LoadAssumed(file, src)
		for i := range a.Clauses {
			list = append(list, a.Clauses[i].Topics)
		}
	}
	return list
})
