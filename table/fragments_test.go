package table

import (
	"testing"

	"lawc/internal/fortest"
	"lawc/rules"
)

// TestAcceptedWhereItCloses keeps the stage at which a call over an irregular one closes
// the auction under one edition and not under the others. Where an improper double that
// is called over counts as a pass, the call over it is the third pass after the bid.
func TestAcceptedWhereItCloses(t *testing.T) {
	names := []string{"1936", "1959"}
	if !there(names...) {
		t.Skip("one of these editions is not there")
	}
	r := parsed(t, "N: 1S P X P")
	_, row := Find(programsOf(t, names...), &r, Options{})
	if row == nil || row.Group != InadmissibleDouble || row.Stage != Accepted || !row.Differs {
		t.Fatalf("%s: row %+v", r.String(), row)
	}
}

// TestFragments puts the editions of which only a fragment was read beside the others:
// all records rule the same when run again, nothing is lost of what the table shows
// without them, and most of what they are asked they leave blank.
func TestFragments(t *testing.T) {
	if testing.Short() {
		t.Skip("makes two whole tables")
	}
	unasked := fortest.SideBySide(t)
	if len(unasked) == len(rules.Names()) {
		t.Skip("no edition is a fragment")
	}
	groups := []Group{InsufficientBid, PassOutOfRotation, InadmissibleDouble, BidOverSeven}
	programs := programsOf(t, rules.Names()...)
	with, without := Make(programs, Options{Groups: groups}), Make(programsOf(t, unasked...), Options{Groups: groups})
	if len(with.Covered.Failed) > 0 || !with.Covered.Whole {
		t.Errorf("covered: %+v", with.Covered)
	}
	if len(with.Rows) > 2*len(without.Rows) {
		t.Errorf("%d rows, without fragments %d", len(with.Rows), len(without.Rows))
	}
	f := NewFinder(programs, false)
	for i := range without.Rows {
		r := &without.Rows[i]
		found := false
		for _, p := range f.Points(&r.Record) {
			found = found || p.Stage == r.Stage && p.Group == r.Group && with.Row(&p) != nil
		}
		if !found {
			t.Errorf("%s has no row beside fragments", r.Record.String())
		}
	}
	for e, p := range programs {
		blank := 0
		for i := range with.Rows {
			if with.Rows[i].Cells[e].Silent {
				blank++
			}
		}
		if p.Edition.Fragment && 2*blank < len(with.Rows) {
			t.Errorf("%s leaves %d rows of %d blank, and is called a fragment", p.Edition.Name, blank, len(with.Rows))
		}
	}
}
