package table

import (
	"slices"
	"strings"

	"lawc/auction"
)

// rows makes the rows of a group of what has been found.
func (m *maker) rows(g Group) (rows, leads []Row) {
	for stage := range stages {
		made, numbers := m.leadRows(g, stage)
		leads = append(leads, made...)
		rows = append(rows, m.mainRows(g, stage, numbers)...)
	}
	return rows, leads
}

// leadRows makes the rows about leads, and says which number each key has.
func (m *maker) leadRows(g Group, stage Stage) ([]Row, map[string]int) {
	rows := m.rowsOf(m.found.lead[g][stage], true)
	numbers := map[string]int{}
	for i := range rows {
		rows[i].Number = len(m.table.Leads) + i + 1
		numbers[rows[i].key] = rows[i].Number
	}
	m.table.Leads = append(m.table.Leads, rows...)
	return rows, numbers
}

func (m *maker) mainRows(g Group, stage Stage, numbers map[string]int) []Row {
	sheaves := m.found.main[g][stage]
	rows := m.rowsOf(sheaves, false)
	for i := range rows {
		var key []byte
		for e := range rows[i].Cells {
			key = rows[i].Cells[e].appendLeadKey(key)
		}
		for e := range rows[i].Cells {
			c := &rows[i].Cells[e]
			if c.Silent {
				continue
			}
			for key := range sheaves[rows[i].key].leads {
				if n, ok := numbers[key]; ok && len(m.table.Leads[n-1].Cells[e].Leads) > 0 {
					c.LeadRows = append(c.LeadRows, n)
				}
			}
			slices.Sort(c.LeadRows)
			c.first(numbers[string(key)])
		}
	}
	return rows
}

// alternatives is how many conjunctions a label has at the most: one more than are
// told, so that it can be said that there are more.
func (m *maker) alternatives() int {
	if m.options.Split {
		return 64
	}
	return MostAlternatives + 1
}

// MostAlternatives is how many conjunctions of a label are told.
const MostAlternatives = 3

// first puts the row about leads of the record itself before the others.
func (c *Cell) first(own int) {
	if at := slices.Index(c.LeadRows, own); at >= 0 {
		c.LeadRows, c.Own = slices.Insert(slices.Delete(c.LeadRows, at, at+1), 0, own), true
	}
}

// rowsOf makes rows of sheaves: those by which some edition rules something.
func (m *maker) rowsOf(sheaves map[string]*sheaf, lead bool) (rows []Row) {
	keys := make([]string, 0, len(sheaves))
	for key := range sheaves {
		keys = append(keys, key)
	}
	slices.Sort(keys)
	var vectors []vector
	var of []int
	for i, key := range keys {
		texts := make([]string, 0, len(sheaves[key].vectors))
		for text := range sheaves[key].vectors {
			texts = append(texts, text)
		}
		slices.Sort(texts)
		for _, text := range texts {
			vectors, of = append(vectors, vector(text)), append(of, i)
		}
	}
	labels := newLabeller(vectors, of, m.alternatives())
	for i, key := range keys {
		s := sheaves[key]
		if !s.rules {
			continue
		}
		label := labels.label(i)
		for _, part := range m.parts(s, label) {
			r := Row{ID: idOf(s.group, s.stage, &part.record), Group: s.group, Stage: s.stage,
				Label: part.label, Exact: labels.exact(i, part.label), Record: part.record, key: key}
			if lead {
				r.ID = "lead." + r.ID
			}
			if !m.fill(&r, lead) {
				m.table.Covered.Failed = append(m.table.Covered.Failed, r.Record.String())
				continue // it is told, and is no row
			}
			rows = append(rows, r)
		}
	}
	slices.SortStableFunc(rows, order)
	return rows
}

// A part is a row, or what one conjunction of its label tells of it.
type part struct {
	label  []Conjunction
	record auction.Record
}

// parts takes a row as it is or, where rows are to be split, one conjunction at a
// time, each with the simplest record of its own.
func (m *maker) parts(s *sheaf, label []Conjunction) (list []part) {
	if !m.options.Split || len(label) < 2 {
		return []part{{label, s.best}}
	}
	for _, c := range label {
		var best auction.Record
		for v, r := range s.each {
			if c.holds(vector(v)) && (best.Items == nil || simpler(r.Items, best.Items)) {
				best = r
			}
		}
		taken := slices.ContainsFunc(list, func(p part) bool { return p.record.String() == best.String() })
		if best.Items != nil && !taken {
			list = append(list, part{[]Conjunction{c}, best})
		}
	}
	return list
}

// order puts rows that differ first, then those with the fewest conditions, then
// those with the shortest record.
func order(a, b Row) int {
	if a.Differs != b.Differs {
		if a.Differs {
			return -1
		}
		return 1
	}
	if n := conditions(&a) - conditions(&b); n != 0 {
		return n
	}
	if n := costOf(a.Record.Items).compare(costOf(b.Record.Items)); n != 0 {
		return n
	}
	return strings.Compare(a.ID, b.ID)
}

// conditions counts what a label says.
func conditions(r *Row) (n int) {
	for _, c := range r.Label {
		n += len(c) + 1
	}
	return n
}
