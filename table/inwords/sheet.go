package inwords

import (
	"slices"

	"lawc/auction"
	"lawc/law"
	"lawc/table"
)

// A Look says how a table is written.
type Look struct {
	// Lang is "en" or "nl".
	Lang string
	// Colour uses the escape sequences of a terminal; Width is how many columns there
	// are, 100 if it is 0.
	Colour bool
	Width  int
	// Differences leaves out rows in which the editions rule the same.
	Differences bool
	// Unfolded writes out what is folded otherwise.
	Unfolded bool
	// Page is where the page of the whole table is, to which other pages lead.
	Page string
	// Title is the heading of a page, if not the usual one; Parts are what else stands on it.
	Title string
	// Nothing is said on a page that has no rows.
	Nothing string
	Parts   []Part
	// LeftOut names editions that a table of all of them leaves out unasked.
	LeftOut []string
	About   About
}

// About says what wrote a table, and when.
type About struct{ Version, Commit, Date string }

// A line is a row in words.
type line struct {
	row                              *table.Row
	ID, Group, Stage, Label, Record  string
	GroupName, StageName, Lead       string
	Differs, Settled, Alone, TwoWays bool
	Cells                            []cell
	// Shared is what all editions that rule have in common.
	Shared []string
}

// A cell is what one edition rules, in words.
type cell struct {
	Edition string
	Silent  bool
	// Ruling is the whole of it, Rest what is not shared.
	Ruling, Shared, Rest []string
	Clauses, Here        []*law.Clause
}

// line puts a row into words.
func (s *speaker) line(r *table.Row) line {
	l := line{row: r, ID: r.ID, Group: r.Group.String(), Stage: r.Stage.String(), Label: s.label(r), Record: s.record(&r.Record),
		GroupName: s.group(r.Group), StageName: s.stage(r.Stage), Differs: r.Differs, Settled: r.Settled, Alone: r.Alone(),
		TwoWays: r.Group == table.TwoWays}
	if r.Number > 0 {
		l.Lead = leadName(r.Number)
	}
	for e := range r.Cells {
		c := &r.Cells[e]
		made := cell{Edition: s.table.Editions[e].Name, Silent: c.Silent, Ruling: s.ruling(r, c), Shared: s.shared(r, c), Clauses: c.Clauses, Here: c.Here}
		for _, sentence := range made.Ruling {
			if !slices.Contains(made.Shared, sentence) {
				made.Rest = append(made.Rest, sentence)
			}
		}
		if !c.Silent {
			l.Shared = made.Shared
		}
		l.Cells = append(l.Cells, made)
	}
	return l
}

// record writes a record as the language spells it.
func (s *speaker) record(r *auction.Record) string {
	notation, _ := auction.NotationOf(s.lang)
	return string(notation.AppendRecord(nil, r))
}

// shows reports whether a row is written at all.
func (l *Look) shows(r *table.Row) bool { return r.Differs || !l.Differences }

// lines puts those rows into words that are written.
func (s *speaker) lines(rows []table.Row, look *Look) (list []line) {
	for i := range rows {
		if look.shows(&rows[i]) {
			list = append(list, s.line(&rows[i]))
		}
	}
	return list
}

// when is the stage and the label of a row.
func (l *line) when() string {
	if l.Label == "" {
		return l.StageName
	}
	return l.StageName + ": " + l.Label
}

// ids names clauses.
func ids(clauses []*law.Clause) []string {
	list := []string{}
	for _, c := range clauses {
		list = append(list, c.ID)
	}
	return list
}
