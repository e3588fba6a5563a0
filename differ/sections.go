package differ

import (
	"slices"
	"strings"

	"lawc/law"
)

// A Section is the differences that rest on the same clauses.
type Section struct {
	ClausesA, ClausesB []*law.Clause
	// Silent: the source of one edition says nothing.
	Silent      bool
	Differences []*Difference
}

// Sections puts differences that rest on the same clauses together, in the order of
// their shortest records, different rulings before silence.
func (c *Comparison) Sections() (list []*Section) {
	for _, silent := range [2]bool{false, true} {
		known := map[string]*Section{}
		for _, d := range c.Differences {
			if (d.Kind == SourceSilent) != silent {
				continue
			}
			key := strings.Join(append(append(clauseIDs(d.ClausesA), "|"), clauseIDs(d.ClausesB)...), " ")
			s := known[key]
			if s == nil {
				s = &Section{ClausesA: d.ClausesA, ClausesB: d.ClausesB, Silent: silent}
				known[key] = s
				list = append(list, s)
			}
			s.Differences = append(s.Differences, d)
		}
	}
	return list
}

func clauseIDs(clauses []*law.Clause) (ids []string) {
	for _, c := range clauses {
		ids = append(ids, c.ID)
	}
	return ids
}

// Resting counts the differences that rest on the clauses of a change.
func (c *Comparison) Resting(change *ClauseChange) (n int) {
	for _, d := range c.Differences {
		if d.Kind == OtherRuling && (change.A != nil && slices.Contains(d.ClausesA, change.A) || change.B != nil && slices.Contains(d.ClausesB, change.B)) {
			n++
		}
	}
	return n
}

// BehindOn finds the record that shows a changed clause after an earlier difference,
// or nil.
func (c *Comparison) BehindOn(change *ClauseChange) *Difference {
	for _, d := range c.Behind {
		if d.ClausesA[0] == change.A {
			return d
		}
	}
	return nil
}

// Count counts the differences of a kind.
func (c *Comparison) Count(kind string) (n int) {
	for _, d := range c.Differences {
		if d.Kind == kind {
			n++
		}
	}
	return n
}

// Failed lists the differences whose record the ordinary interpreter does not bear
// out.
func (c *Comparison) Failed() (list []*Difference) {
	for _, d := range append(slices.Clone(c.Differences), c.Behind...) {
		if d.Failed {
			list = append(list, d)
		}
	}
	return list
}

// Restrict leaves out the clauses that are not wanted, and the differences that
// rest on none that is.
func (c *Comparison) Restrict(wanted func(*law.Edition, *law.Clause) bool) {
	c.Clauses = slices.DeleteFunc(c.Clauses, func(x ClauseChange) bool {
		return !(x.A != nil && wanted(c.A, x.A) || x.B != nil && wanted(c.B, x.B))
	})
	inA := func(x *law.Clause) bool { return wanted(c.A, x) }
	inB := func(x *law.Clause) bool { return wanted(c.B, x) }
	unwanted := func(d *Difference) bool {
		return !slices.ContainsFunc(d.ClausesA, inA) && !slices.ContainsFunc(d.ClausesB, inB)
	}
	c.Differences, c.Behind = slices.DeleteFunc(c.Differences, unwanted), slices.DeleteFunc(c.Behind, unwanted)
}
