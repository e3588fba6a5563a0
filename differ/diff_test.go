package differ

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"lawc/auction"
	"lawc/explore"
	"lawc/internal/fortest"
	"lawc/law"
	"lawc/rules"
	"lawc/schema"
)

func small(levels, depth int) []explore.Bounds {
	return []explore.Bounds{{Levels: levels, Denominations: []auction.Denomination{auction.Hearts, auction.Notrump}, Depth: depth, Irregularities: 2, Later: 3}}
}

// lines tells each difference in a line; swapped as if A were B.
func lines(c *Comparison, swapped bool) (list []string) {
	for _, d := range c.Differences {
		a, b := fmt.Sprint(d.A, clauseIDs(d.ClausesA)), fmt.Sprint(d.B, clauseIDs(d.ClausesB))
		if swapped {
			a, b = b, a
		}
		list = append(list, fmt.Sprint(d.Kind, " ", d.Record.String(), " ", d.Situations, " ", a, " ", b))
	}
	slices.Sort(list)
	return list
}

// TestDiffMirrored holds a comparison to the one the other way round.
func TestDiffMirrored(t *testing.T) {
	for _, pair := range [][2]string{{"1936", "1982"}, {"1963", "1997"}} {
		a, b := fortest.Embedded(t, pair[0]), fortest.Embedded(t, pair[1])
		there, back := Diff(a, b, small(1, 3), Watch{}), Diff(b, a, small(1, 3), Watch{})
		compareSets(t, lines(there, false), lines(back, true))
		if x, y := there.Walks[0], back.Walks[0]; x.Places != y.Places || x.Steps != y.Steps {
			t.Errorf("%v: %d places and %d steps one way, %d and %d the other", pair, x.Places, x.Steps, y.Places, y.Steps)
		}
	}
}

// TestDiffSelf finds no difference between an edition and itself.
func TestDiffSelf(t *testing.T) {
	for _, name := range []string{"1936", "1982"} {
		p := fortest.Embedded(t, name)
		c := Diff(p, p, small(1, 3), Watch{})
		if len(c.Differences) > 0 || c.Walks[0].Places < 100 {
			t.Errorf("%s differs from itself on %d records, over %d places", name, len(c.Differences), c.Walks[0].Places)
		}
		if i := slices.IndexFunc(c.Clauses, func(x ClauseChange) bool { return x.Kind != SameClause }); i >= 0 {
			t.Errorf("%s: clause %s is not the same as itself", name, c.Clauses[i].A.ID)
		}
	}
}

// TestDiffTold hears of each difference once, shortest records first.
func TestDiffTold(t *testing.T) {
	a, b := fortest.Embedded(t, "1936"), fortest.Embedded(t, "1982")
	last, told := 0, 0
	c := Diff(a, b, small(1, 3), Watch{Found: func(d *Difference) {
		told++
		// Three passes in a row are one item of a walk.
		length := len(strings.Fields(strings.ReplaceAll(d.Record.String(), " P P P", " P")))
		if length < last {
			t.Errorf("%s comes after a longer record", d.Record.String())
		}
		last = length
	}})
	if told != len(c.Differences) || len(c.Failed()) > 0 {
		t.Errorf("told of %d differences out of %d, %d failed", told, len(c.Differences), len(c.Failed()))
	}
}

// TestDraft compares an edition with itself but for one value: the same differences
// whether the other is asked throughout or only where they part.
func TestDraft(t *testing.T) {
	for name, kind := range map[string]law.ConsequenceKind{"1936": law.BringAccept, "1963": law.BringFind} {
		a := fortest.Embedded(t, name)
		src, err := rules.Read(name)
		if err != nil {
			t.Fatal(err)
		}
		edition, problems := schema.Load("draft.yaml", src, rules.Assumed)
		changed := 0
		edition.Clauses(func(_ *law.Article, c *law.Clause) {
			for i := range c.Provisions {
				for j := range c.Provisions[i].Then {
					if q := &c.Provisions[i].Then[j]; q.Kind == kind && changed == 0 {
						changed++
						c.Provisions[i].Then = slices.Delete(c.Provisions[i].Then, j, j+1)
						break
					}
				}
			}
		})
		b := fortest.Compiled(t, edition, problems)
		if explore.Parting(a, b) == nil || changed == 0 {
			t.Fatalf("%s: nothing was changed, or everything", name)
		}
		lazy := Diff(a, b, small(1, 3), Watch{})
		both := newComparison(a, b)
		both.throughout = true
		for _, x := range small(1, 3) {
			both.walk(x, explore.NewAlphabet(x, a, b))
		}
		compareSets(t, kinds(lazy), kinds(both))
		if len(lazy.Differences) == 0 {
			t.Errorf("%s: no difference", name)
		}
	}
}

func kinds(c *Comparison) (list []string) {
	for _, d := range c.Differences {
		list = append(list, fmt.Sprintf("%d %q", len(d.Record.Items), d.key))
	}
	return list
}

// TestSilences finds no difference where both sources say nothing.
func TestSilences(t *testing.T) {
	a, b := fortest.Embedded(t, "1936"), fortest.Embedded(t, "1963")
	for _, d := range Diff(a, b, small(1, 3), Watch{}).Differences {
		x, y := a.NewMachine().Run(&d.Record), b.NewMachine().Run(&d.Record)
		if x.Phase == law.Undecided && y.Phase == law.Undecided {
			t.Errorf("%s: both are silent, and yet a difference", d.Record.String())
		}
	}
}

func compareSets(t *testing.T, got, want []string) {
	t.Helper()
	slices.Sort(got)
	slices.Sort(want)
	for _, x := range got {
		if !slices.Contains(want, x) {
			t.Errorf("not expected: %s", x)
		}
	}
	for _, x := range want {
		if !slices.Contains(got, x) {
			t.Errorf("missing: %s", x)
		}
	}
}

// TestGroupOf finds each difference again by its record.
func TestGroupOf(t *testing.T) {
	c := Diff(fortest.Embedded(t, "1936"), fortest.Embedded(t, "1963"), small(1, 3), Watch{})
	for _, d := range c.Differences {
		if n, found := c.GroupOf(&d.Record); found != d || n != len(d.Record.Items) {
			t.Errorf("%s shows another difference, after %d items", d.Record.String(), n)
		}
	}
	same, err := auction.Parse("N: 1S P P P")
	if n, found := c.GroupOf(&same); err != nil || found != nil || n != 4 {
		t.Errorf("a difference on %s: %v", same.String(), err)
	}
}
