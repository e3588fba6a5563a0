package differ

import (
	"fmt"
	"slices"
	"testing"

	"lawc/auction"
)

func small(levels, depth int) Bounds {
	return Bounds{Levels: levels, Denominations: []auction.Denomination{auction.Hearts, auction.Notrump}, Depth: depth, Irregularities: 2}
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
		a, b := embedded(t, pair[0]), embedded(t, pair[1])
		there, back := Diff(a, b, small(1, 4), Watch{}), Diff(b, a, small(1, 4), Watch{})
		compareSets(t, lines(there, false), lines(back, true))
		if there.Situations != back.Situations || there.Steps != back.Steps {
			t.Errorf("%v: %d situations and %d steps one way, %d and %d the other", pair, there.Situations, there.Steps, back.Situations, back.Steps)
		}
	}
}

// TestDiffSelf finds no difference between an edition and itself.
func TestDiffSelf(t *testing.T) {
	for _, name := range []string{"1936", "1982"} {
		p := embedded(t, name)
		c := Diff(p, p, small(1, 4), Watch{})
		if len(c.Differences) > 0 || c.Situations < 100 {
			t.Errorf("%s differs from itself on %d records, over %d situations", name, len(c.Differences), c.Situations)
		}
		if i := slices.IndexFunc(c.Clauses, func(x ClauseChange) bool { return x.Kind != SameClause }); i >= 0 {
			t.Errorf("%s: clause %s is not the same as itself", name, c.Clauses[i].A.ID)
		}
	}
}

// TestLadder holds a short ladder to a longer one: the same ways of ruling
// differently, by the same clauses, on records of the same length.
func TestLadder(t *testing.T) {
	if testing.Short() {
		t.Skip("walks a longer ladder")
	}
	a, b := embedded(t, "1936"), embedded(t, "1982")
	kinds := func(bounds Bounds) (list []string) {
		for _, d := range Diff(a, b, bounds, Watch{}).Differences {
			list = append(list, fmt.Sprintf("%d %q", len(d.Record.Items), d.key))
		}
		return list
	}
	long := small(4, 4)
	long.Denominations = []auction.Denomination{auction.Clubs, auction.Hearts, auction.Spades, auction.Notrump}
	compareSets(t, kinds(small(3, 4)), kinds(long))
}

// TestDiffTold hears of each difference once, shortest records first.
func TestDiffTold(t *testing.T) {
	a, b := embedded(t, "1936"), embedded(t, "1982")
	last, told := 0, 0
	c := Diff(a, b, small(1, 3), Watch{Found: func(d *Difference) {
		told++
		if len(d.Record.Items) < last {
			t.Errorf("%s comes after a longer record", d.Record.String())
		}
		last = len(d.Record.Items)
	}})
	if told != len(c.Differences) || len(c.Failed()) > 0 {
		t.Errorf("told of %d differences out of %d, %d failed", told, len(c.Differences), len(c.Failed()))
	}
}
