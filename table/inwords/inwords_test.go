package inwords

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"lawc/auction"
	"lawc/internal/fortest"
	"lawc/interp"
	"lawc/law"
	"lawc/table"
)

// editions are those of the table that is put in words: those that stand in one unasked or,
// where tests are to be quick, two that are direct and one that is mostly inferred.
func editions(t testing.TB) []string {
	t.Helper()
	if !fortest.Complete {
		return []string{"1936", "1982", "1997"}
	}
	return fortest.SideBySide(t)
}

func programs(t testing.TB) (list []*interp.Program) {
	t.Helper()
	for _, name := range editions(t) {
		list = append(list, fortest.Embedded(t, name))
	}
	return list
}

var made *table.Table

// whole is the table of these editions.
func whole(t testing.TB) *table.Table {
	t.Helper()
	if made == nil {
		made = table.Make(programs(t), table.Options{})
	}
	return made
}

// find gives the row of a record.
func find(t *testing.T, record string) (*table.Table, *table.Row) {
	t.Helper()
	r, err := auction.Parse(record)
	if err != nil {
		t.Fatal(err)
	}
	tb := whole(t)
	points := table.NewFinder(programs(t), false).Points(&r)
	for i := len(points) - 1; i >= 0; i-- {
		if points[i].Rules() {
			return tb, tb.Row(&points[i])
		}
	}
	t.Fatalf("%s has no row", record)
	return nil, nil
}

// TestSentences holds rulings to what the books say of a few situations, in both
// languages.
func TestSentences(t *testing.T) {
	for _, x := range []struct{ record, edition, lang, want string }{
		{"N: 1S 1H TD E:2H", "1936", "en", "partner must pass once"},
		{"N: 1S 1H TD E:2H", "1982", "en", "director may adjust"},
		{"N: 1S 1H TD E:2H", "1936", "nl", "de partner moet één keer passen"},
		{"N: 1S 1H TD", "1982", "en", "cancelled; must become a sufficient bid or a pass"},
		{"N: 1S 1H TD", "1936", "en", "cancelled; must be made a sufficient bid"},
		{"N: 1S 1H TD E:P", "1936", "en", "not permitted"},
		{"N: E:card(SK) TD", "1982", "en", "partner must pass once; the card may become a penalty card; director may adjust; director may adjust at once"},
		{"N: 1S W:P TD", "1982", "en", "cancelled; the offender must pass throughout; partner may not double or redouble now"},
		{"N: E:1H TD N:P", "1936", "en", "no effect"},
		// it is no irregularity in 1982, and in 1936 partner will have to pass
		{"N: 1S X(1H)", "1936", "en", "awaits a ruling"},
		{"N: 1S X(1H)", "1936", "nl", "wacht op een beslissing"},
		// over a bid of eight a call accepts nothing in 2017
		{"N: 8C P", "2017", "en", "awaits a ruling"},
		{"N: E:1H TD N:P", "1982", "en", "the offender must repeat it"},
		{"N: 1S P X TD", "1936", "en", "counts as a pass; the offender and partner must pass throughout"},
		{"N: 1S P X TD", "1936", "nl", "geldt als pas; de overtreder en de partner moeten blijven passen"},
		{"N: E:card(SK) TD", "1936", "en", ""},
	} {
		tb, r := find(t, x.record)
		s := speaker{x.lang, tb}
		for e := range r.Cells {
			if tb.Editions[e].Name != x.edition {
				continue
			}
			if got := strings.Join(s.ruling(r, &r.Cells[e]), "; "); got != x.want {
				t.Errorf("%s, %s: %q, expected %q", x.record, x.edition, got, x.want)
			}
		}
	}
}

// TestBothLanguages wants wording in both languages for all that can be said.
func TestBothLanguages(t *testing.T) {
	check := func(what string, words ...text) {
		for i, x := range words {
			if x.EN == "" || x.NL == "" {
				t.Errorf("%s %d: no wording in both languages: %+v", what, i, x)
			}
		}
	}
	for _, g := range table.Groups() {
		check(g.String(), groupWords[g.String()])
	}
	for f := table.NoFeature + 1; f < table.FirstFact; f++ {
		words := wordsOf(f)
		if words == nil {
			t.Errorf("feature %d has no wording", f)
		}
		check("feature", words...)
	}
	for name, words := range effectWords.may {
		check(name, words)
	}
}

// TestJSON wants the shape that scripts rely on.
func TestJSON(t *testing.T) {
	out, err := AppendJSON(nil, whole(t), Look{Lang: "en"})
	if err != nil {
		t.Fatal(err)
	}
	var got struct {
		Editions []string
		Rows     []struct {
			ID, Group, Stage, Label, Record string
			Differs, Settled                *bool
			Cells                           map[string]struct {
				Silent                  *bool
				Ruling, Shared, Clauses []string
				Marks                   map[string][]string
			}
		}
		Leads   []map[string]any
		Covered map[string]any
	}
	if err := json.Unmarshal(out, &got); err != nil {
		t.Fatal(err)
	}
	if !slices.Equal(got.Editions, editions(t)) || len(got.Rows) != len(whole(t).Rows) || len(got.Leads) == 0 || got.Covered["whole"] != true {
		t.Errorf("%d editions, %d rows, %d leads, covered %v", len(got.Editions), len(got.Rows), len(got.Leads), got.Covered)
	}
	marks := marksByHand(whole(t))
	met := 0
	for _, r := range got.Rows {
		for name, c := range r.Cells {
			for _, id := range c.Clauses {
				if !slices.Equal(c.Marks[id], marks[name+" "+id]) {
					t.Errorf("%s, %s: %s is marked %q, expected %q", r.ID, name, id, c.Marks[id], marks[name+" "+id])
				}
				met += len(c.Marks[id])
			}
			if c.Silent == nil || c.Ruling == nil || c.Shared == nil || c.Clauses == nil || *c.Silent != (len(c.Ruling) == 0) {
				t.Errorf("%s, %s: %+v", r.ID, name, c)
			}
			for _, s := range c.Shared {
				if !slices.Contains(c.Ruling, s) {
					t.Errorf("%s, %s: %q is shared and not ruled", r.ID, name, s)
				}
			}
		}
		if len(r.Cells) != len(got.Editions) || r.Differs == nil || r.Settled == nil || r.Record == "" {
			t.Errorf("%s: %+v", r.ID, r)
		}
	}
	if met == 0 {
		t.Error("no clause is marked")
	}
}

// TestPaired says what may be required and what may be forbidden of the same suits in one
// sentence, whatever else may be of others.
func TestPaired(t *testing.T) {
	s := speaker{"en", whole(t)}
	lead := func(right law.RightKind, suits table.SuitKind) table.Effect {
		return table.Effect{Kind: table.Lead, On: table.Partner, Right: right, Suits: suits}
	}
	list := []table.Effect{lead(law.RightRequireLead, table.NamedSuit), lead(law.RightForbidLead, table.AnySuit), lead(law.RightForbidLead, table.NamedSuit)}
	got := s.effects(&s.table.Rows[0], list, nil)
	if len(got) != 2 || !strings.HasPrefix(got[0], "declarer may require or forbid the suit named") || !strings.HasPrefix(got[1], "declarer may forbid a suit that he names") {
		t.Errorf("got %q", got)
	}
}

// TestNotAll says of the labels that also hold of other rows that they do.
func TestNotAll(t *testing.T) {
	tb := whole(t)
	s, loose := speaker{"nl", tb}, 0
	for i := range tb.Rows {
		r := &tb.Rows[i]
		if told := strings.HasSuffix(s.label(r), "(niet in al zulke gevallen)"); told == r.Exact {
			t.Errorf("%s: %q, exact: %v", r.ID, s.label(r), r.Exact)
		} else if told {
			loose++
		}
	}
	if loose == 0 || 10*loose > len(tb.Rows) {
		t.Errorf("%d labels of %d are not exact", loose, len(tb.Rows))
	}
}

// TestText wants plain text without escapes, in lines that are not too long.
func TestText(t *testing.T) {
	tb := whole(t)
	w := NewText(tb, Look{Lang: "nl", Width: 80})
	var out []byte
	for _, g := range table.Groups() {
		out = w.AppendGroup(out, slices.DeleteFunc(slices.Clone(tb.Rows), func(r table.Row) bool { return r.Group != g }))
	}
	out = w.AppendEnd(out, tb.Leads)
	for line := range strings.Lines(string(out)) {
		if one := strings.TrimSpace(line); utf8.RuneCountInString(line) > 81 && strings.Contains(one, " ") && !strings.HasPrefix(one, "N: ") {
			t.Errorf("a line of more than 80: %s", one)
		}
	}
	if strings.Contains(string(out), "\x1b") || strings.Contains(string(out), "%!") || strings.Contains(string(out), "%[") {
		t.Error("escapes or unfilled formats in plain text")
	}
	if !strings.Contains(string(out), "N: 1S 1K TD O:pas") || strings.Contains(string(out), " TD E:") {
		t.Error("records in a Dutch table are not in Dutch notation")
	}
	diff := string(AppendDiff(nil, tb, Look{Lang: "en"}))
	if !strings.Contains(diff, "partner must pass once") {
		t.Errorf("the comparison does not tell of the best-known difference:\n%s", diff)
	}
	through := string(AppendTimeline(nil, tb, tb.Rows, Look{Lang: "en"}))
	if !strings.Contains(through, "changed: ") {
		t.Error("nothing has changed through time")
	}
}

// TestUnknownWords says what has no wording yet by its name, and does not stop.
func TestUnknownWords(t *testing.T) {
	tb := whole(t)
	s := speaker{"en", tb}
	r := &tb.Rows[0]
	if got := s.effect(r, &table.Effect{Kind: table.DirectorMay, May: "something_new"}); !strings.Contains(got, "something new") {
		t.Errorf("%q", got)
	}
	if got := s.effect(r, &table.Effect{Kind: table.MayUse, Right: law.RightWhoLeads, Who: table.LHO}); got == "" {
		t.Error("a right without wording says nothing")
	}
}
