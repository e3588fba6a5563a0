package table

// Referred gives the rows about leads to which rows refer by name: without them these
// cannot be read.
func (t *Table) Referred(rows []Row) (leads []Row) {
	named := map[int]bool{}
	for i := range rows {
		for e := range rows[i].Cells {
			if list := rows[i].Cells[e].LeadRows; len(list) > 0 {
				named[list[0]] = true
			}
		}
	}
	for i := range t.Leads {
		if named[t.Leads[i].Number] {
			leads = append(leads, t.Leads[i])
		}
	}
	return leads
}
