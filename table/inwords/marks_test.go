package inwords

import (
	"slices"
	"strings"
	"testing"

	"lawc/law"
	"lawc/table"
)

// marksByHand gives the words for the marks of clauses, by edition and id.
func marksByHand(tb *table.Table) map[string][]string {
	marks := map[string][]string{}
	for _, e := range tb.Editions {
		e.Clauses(func(_ *law.Article, c *law.Clause) {
			var words []string
			if c.Provenance != "direct" {
				words = append(words, c.Provenance)
			}
			if len(c.Unsettled) > 0 {
				words = append(words, "unsettled")
			}
			marks[e.Name+" "+c.ID] = words
		})
	}
	return marks
}

// TestSigns explains every sign behind a row or a clause where rows are told as text, and no
// other; a row that rests on what no source says bears one in each form.
func TestSigns(t *testing.T) {
	tb, row := find(t, "N: 1S 1H TD")
	if row.Settled {
		t.Fatalf("%s is settled, although 27.B of 1997 is inferred", row.ID)
	}
	look := Look{Lang: "en"}
	csv := NewCSV(tb, look).AppendGroup(nil, []table.Row{*row})
	if !strings.Contains(string(csv), "18.D 27.B^") {
		t.Errorf("CSV does not mark clauses: %s", csv)
	}
	rowSign, clauseSign := "^ rests on", "^ behind a clause: this clause was not read but inferred"
	for name, x := range map[string]struct {
		text  []byte
		has   []string
		never string
	}{
		"timeline": {AppendTimeline(nil, tb, []table.Row{*row}, look), []string{"not accepted, ruled ^ N: 1S 1C TD", "27.B^", rowSign, clauseSign}, "? behind"},
		"diff":     {AppendDiff(nil, tb, look), []string{"not accepted, ruled ^: 1936: must be made", rowSign}, "behind a clause"},
	} {
		for _, want := range x.has {
			if !strings.Contains(strings.Join(strings.Fields(string(x.text)), " "), want) {
				t.Errorf("%s: no %q in\n%.3000s", name, want, x.text)
			}
		}
		if strings.Contains(string(x.text), x.never) {
			t.Errorf("%s: tells of %q, which stands nowhere", name, x.never)
		}
	}
	settled := slices.IndexFunc(tb.Rows, func(r table.Row) bool { return r.Settled && r.Group == table.InsufficientBid })
	if text := AppendTimeline(nil, tb, tb.Rows[settled:settled+1], look); strings.Contains(string(text), rowSign) {
		t.Errorf("a settled row bears a sign:\n%s", text)
	}
}
