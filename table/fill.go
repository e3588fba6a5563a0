package table

import (
	"slices"

	"lawc/auction"
	"lawc/law"
)

// fill runs the record of a row again, from its beginning and through each edition
// by itself, and writes down what is ruled. It reports whether that is what the row
// was made of.
func (m *maker) fill(r *Row, lead bool) bool {
	f := NewFinder(m.programs, m.options.Second)
	var at *Point
	points := f.Points(&r.Record)
	for i := range points {
		if points[i].Stage == r.Stage && points[i].N == len(r.Record.Items) {
			at = &points[i]
		}
	}
	if at == nil {
		return false
	}
	var key []byte
	r.Settled = true
	for e := range at.Rulings {
		c := Cell{Ruling: at.Rulings[e]}
		if lead {
			key = c.appendLeadKey(key)
		} else {
			key = c.appendKey(key)
		}
		c.Clauses, c.Here, c.Waits = m.clauses(e, &r.Record, lead)
		r.Settled = r.Settled && (c.Silent || settled(c.Here))
		r.Cells = append(r.Cells, c)
	}
	r.compare(lead)
	return string(key) == r.key
}

// settled reports whether clauses rest on sources, and on readings that nobody
// disputes, alone.
func settled(clauses []*law.Clause) bool {
	return !slices.ContainsFunc(clauses, func(c *law.Clause) bool { return c.Inferred() || len(c.Unsettled) > 0 })
}

// clauses gives the clauses that an edition applies in a record, and those of them that it
// applies to any item because of the last: of a row about leads those that give a right. Waits
// says whether something is then still to be accepted or ruled upon.
func (m *maker) clauses(e int, r *auction.Record, lead bool) (all, here []*law.Clause, waits bool) {
	shorter := auction.Record{Dealer: r.Dealer, Items: r.Items[:len(r.Items)-1]}
	before, result := m.programs[e].NewMachine().Run(&shorter), m.programs[e].NewMachine().Run(r)
	applied := newly(before, result)
	for _, c := range result.Clauses {
		gives := slices.ContainsFunc(result.Rights, func(x law.Right) bool { return x.Kind.IsLead() && x.Clause == c })
		if applied[c] && (gives || !lead) {
			here = append(here, c)
		}
	}
	return slices.Clone(result.Clauses), here, result.Phase == law.Pending
}

// newly gives the clauses that a result applies to an item and the one before it did not. One
// that bore on an earlier item may bear on the last again, and decide what it costs.
func newly(before, result *law.Result) map[*law.Clause]bool {
	applied := map[*law.Clause]bool{}
	for i := range result.Events {
		for _, c := range result.Events[i].Clauses {
			if i >= len(before.Events) || !slices.Contains(before.Events[i].Clauses, c) {
				applied[c] = true
			}
		}
	}
	return applied
}

// compare tells what the cells have in common, and whether they differ.
func (r *Row) compare(lead bool) {
	first := -1
	for e := range r.Cells {
		c := &r.Cells[e]
		switch told := c.told(lead); {
		case c.Silent:
			r.Differs = r.Differs || first >= 0
		case first < 0:
			r.Differs, first = e > 0, e
		case !slices.Equal(told, r.Cells[first].told(lead)):
			r.Differs = true
		}
	}
	if rules := slices.DeleteFunc(slices.Clone(r.Cells), func(c Cell) bool { return c.Silent }); len(rules) < 2 {
		return
	}
	shared := slices.DeleteFunc(slices.Clone(r.Cells[first].told(lead)), func(x Effect) bool {
		return slices.ContainsFunc(r.Cells, func(c Cell) bool { return !c.Silent && !slices.Contains(c.told(lead), x) })
	})
	for e := range r.Cells {
		if !r.Cells[e].Silent {
			r.Cells[e].Shared = shared
		}
	}
}

// told is the part of a ruling that a row of its kind tells.
func (c *Cell) told(lead bool) []Effect {
	if lead {
		return c.Leads
	}
	return c.Effects
}
