package mutate

import (
	"testing"

	"lawc/auction"
	"lawc/interp"
)

// TestMutantsAreDifferences holds the two uses of exploration to each other: a
// mutant that is called equivalent rules as its original does, and one that a short
// record tells from it by what it rules shows up as a difference.
func TestMutantsAreDifferences(t *testing.T) {
	if testing.Short() {
		t.Skip("compares every mutant of an edition with it")
	}
	p := embedded(t, "1936")
	const depth = 3
	bounds := Bounds{Levels: 2, Denominations: []auction.Denomination{auction.Spades, auction.Notrump}, Irregularities: 2, Depth: depth}
	equivalent, differing := 0, 0
	for _, v := range NewBench(Explore(p, UsualBounds(), nil), nil).Decide(Mutants(p.Edition)) {
		if v.Fate != Equivalent && (v.Fate != Survives || len(v.Record.Items) > depth) {
			continue
		}
		mutant, problems := interp.Compile(v.Edition(p.Edition))
		if len(problems) > 0 {
			t.Fatal(problems)
		}
		found := len(Diff(p, mutant, bounds, Watch{}).Differences)
		switch {
		case v.Fate == Equivalent:
			equivalent++
			if found > 0 {
				t.Errorf("%s, %s (%s): called equivalent, and yet %d differences", v.Clause.ID, v.Kind, v.Change, found)
			}
		case differs(p, mutant, v.Record):
			differing++
			if found == 0 {
				t.Errorf("%s, %s (%s): %q is ruled otherwise, and yet no difference is found", v.Clause.ID, v.Kind, v.Change, v.Record)
			}
		}
	}
	if equivalent == 0 || differing < 20 {
		t.Errorf("looked at %d equivalent and %d differing mutants only", equivalent, differing)
	}
	t.Logf("%d equivalent and %d differing mutants agree", equivalent, differing)
}
