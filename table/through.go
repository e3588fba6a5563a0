package table

import (
	"slices"
	"strings"
)

// A Turn is how an edition stands, on the matter of a row, to those before it.
type Turn uint8

// The turns of a row through time.
const (
	// StaysSilent: no edition has yet ruled on it, nor does this one.
	StaysSilent Turn = iota
	First
	Same
	Changed
	// Dropped: its source is silent, and an earlier one is not.
	Dropped
)

// Through says of each edition, in the order of the columns, how it stands to the
// latest before it that ruled.
func (r *Row) Through() (turns []Turn) {
	last := -1
	lead := r.Number > 0
	for e := range r.Cells {
		c := &r.Cells[e]
		switch {
		case c.Silent && last < 0:
			turns = append(turns, StaysSilent)
		case c.Silent:
			turns = append(turns, Dropped)
		case last < 0:
			turns, last = append(turns, First), e
		case slices.Equal(c.told(lead), r.Cells[last].told(lead)):
			turns, last = append(turns, Same), e
		default:
			turns, last = append(turns, Changed), e
		}
	}
	return turns
}

// Alone reports whether all editions but one are silent.
func (r *Row) Alone() bool {
	rules := 0
	for e := range r.Cells {
		if !r.Cells[e].Silent {
			rules++
		}
	}
	return rules == 1 && len(r.Cells) > 1
}

// Concerns reports whether a clause on a topic is applied in the row at its stage,
// under any edition; the topic may be the first part of longer ones.
func (r *Row) Concerns(topic string) bool {
	for e := range r.Cells {
		for _, c := range r.Cells[e].Here {
			for _, has := range c.Topics {
				if has == topic || strings.HasPrefix(has, topic+"/") {
					return true
				}
			}
		}
	}
	return false
}

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
