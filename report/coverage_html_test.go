package report

import (
	"slices"
	"strings"
	"testing"

	"lawc/cases"
	"lawc/law"
)

// TestCoveragePage: what is missing stands first, open and marked, and what is covered is
// folded below it; where nothing is missing the page says so.
func TestCoveragePage(t *testing.T) {
	_, e := changed()
	clauses := e.Articles[0].Clauses
	provision := func(gap cases.Gap, cond cases.ConditionCoverage) []cases.ProvisionCoverage {
		return []cases.ProvisionCoverage{{Provision: &clauses[0].Provisions[0], Gap: gap, Conditions: []cases.ConditionCoverage{cond}}}
	}
	seen := cases.ConditionCoverage{Text: "closed: true", True: true, False: true}
	half := cases.ConditionCoverage{Text: "misnamed: true", True: true}
	c := &cases.Coverage{Edition: e, Clauses: []cases.ClauseCoverage{
		{Clause: &clauses[0], Provisions: provision(cases.NoGap, half)},
		{Clause: &clauses[1], Gap: cases.Unchecked, Provisions: provision(cases.Unchecked, seen)},
	}}
	page := string(AppendCoveragePage(nil, []*cases.Coverage{c}, "en"))
	inOrder := []string{
		`<span class=changed>missing: clauses 1, outcomes of conditions 1</span>`,
		`Not covered: clauses (1)`, `<details open class=missing`, `>7.b<`, "no case that it decides names it",
		`Conditions of which an outcome was not seen (1)`, `7.a</a> never false: misnamed: true`,
		`Covered: clauses (1)`, `<details class=idle id=`, `>7.a<`,
	}
	at := 0
	for _, want := range inOrder {
		next := strings.Index(page[at:], want)
		if next < 0 {
			t.Fatalf("found no %q where it was expected, in\n%s", want, page[strings.Index(page, "<main>"):])
		}
		at += next
	}
	if strings.Count(page, "class=missing") != 2 {
		t.Errorf("something covered is marked as missing:\n%s", page)
	}
	c.Clauses = slices.Clone(c.Clauses[1:])
	c.Clauses[0].Gap = cases.NoGap
	page = string(AppendCoveragePage(nil, []*cases.Coverage{c}, "nl"))
	if strings.Count(page, "er ontbreekt niets") != 2 || strings.Contains(page, "class=missing") || strings.Contains(page, "class=changed") {
		t.Errorf("nothing is missing, and the page is\n%s", page[strings.Index(page, "<main>"):])
	}
	c.Edition = &law.Edition{Name: `"><script>`}
	if page := string(AppendCoveragePage(nil, []*cases.Coverage{c}, "nl")); strings.Contains(page, "<script") {
		t.Error("a name is taken for markup")
	}
}
