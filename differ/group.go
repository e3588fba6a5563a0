package differ

import (
	"slices"

	"lawc/auction"
	"lawc/explore"
	"lawc/interp"
)

// GroupOf finds the difference that a record shows first: the items up to it, and the
// group to which it belongs, which has that record if the walk has not met it. It is
// nil if both editions rule the same on the whole record.
func (c *Comparison) GroupOf(r *auction.Record) (upTo int, d *Difference) {
	machines := [2]*interp.Machine{c.programs[0].NewMachine(), c.programs[1].NewMachine()}
	var saved [2]interp.Snapshot
	for i := range machines {
		machines[i].Reset(r.Dealer)
	}
	for n := range r.Items {
		for i, m := range machines {
			m.Save(&saved[i])
			m.Step(&r.Items[n])
		}
		shorter := auction.Record{Dealer: r.Dealer, Items: r.Items[:n+1]}
		a, b := c.programs[0].NewMachine().Run(&shorter), c.programs[1].NewMachine().Run(&shorter)
		if explore.SameRuling(a, b) {
			continue
		}
		t := new(narrators)
		key := t.differ(&step{r.Items[n].Seat, machines, [2]*interp.Snapshot{&saved[0], &saved[1]}}, a, b, c.same)
		if d = c.groups[string(key)]; d == nil {
			d = t.difference()
			d.Record = shorter
		}
		return n + 1, d
	}
	return len(r.Items), nil
}

// Only leaves out all differences but one, and all clauses but those on which it rests.
func (c *Comparison) Only(d *Difference) {
	c.Differences, c.Behind = nil, nil
	if d != nil {
		c.Differences = []*Difference{d}
	}
	c.Clauses = slices.DeleteFunc(c.Clauses, func(x ClauseChange) bool {
		return d == nil || !slices.Contains(d.ClausesA, x.A) && !slices.Contains(d.ClausesB, x.B)
	})
}
