package cases

import (
	"testing"

	"lawc/internal/fortest"
	"lawc/law"
)

// TestNearMisses wants, of each operative clause of a whole edition, a case that names
// it as applied and one that names it as not applied.
func TestNearMisses(t *testing.T) {
	list, whole := fortest.Cases(t), 0
	for _, p := range programs(t) {
		if !p.Edition.Whole || p.Edition.ApplyInferred {
			continue
		}
		whole++
		n := newNames(p.Edition)
		applied, near := map[string]bool{}, map[string]bool{}
		for i := range list {
			for j := range list[i].Expect {
				if x := &list[i].Expect[j]; x.Edition.Text == p.Edition.Name {
					n.name(x.Want, applied)
					n.name(x.Without, near)
				}
			}
		}
		p.Edition.Clauses(func(_ *law.Article, c *law.Clause) {
			if len(c.Provisions) > 0 && !(applied[c.ID] && near[c.ID]) {
				t.Errorf("%s %s: named as applied: %v, under without: %v", p.Edition.Name, c.ID, applied[c.ID], near[c.ID])
			}
		})
	}
	if whole == 0 {
		t.Error("no edition is whole")
	}
}

// name notes the clauses that expectations name.
func (n *names) name(list []law.Expected, named map[string]bool) {
	for i := range list {
		n.visit(list[i].Key.Text, list[i].Value, func(kind, id string, _ []string) {
			named[id] = named[id] || kind == "clause"
		})
	}
}
