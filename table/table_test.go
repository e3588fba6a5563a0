package table

import (
	"slices"
	"strings"
	"sync/atomic"
	"testing"

	"lawc/auction"
	"lawc/internal/fortest"
	"lawc/law"
)

// TestBounds holds the table to a size that can be read.
func TestBounds(t *testing.T) {
	for _, x := range []struct {
		editions              []string
		rows, withTwo, labels int
		leads                 int
	}{
		{oldAndNew, 60, 90, 90, 90},
		{recent, 70, 120, 65, 90},
		{sideBySide(t), 120, 180, 65, 90},
	} {
		if !wanted(x.editions) {
			continue
		}
		tb, _ := tableOf(t, x.editions...)
		rows, two, short := 0, 0, 0
		for i := range tb.Rows {
			switch r := &tb.Rows[i]; {
			case !r.Differs:
			case r.Group == TwoWays:
				two++
			default:
				rows++
				if len(r.Label) == 1 && len(r.Label[0]) <= 4 {
					short++
				}
			}
		}
		leads := leadsWithoutSuits(tb)
		t.Logf("%v: %d rows differ, %d more in two ways, %d labels of one conjunction; %d rows about leads, %d suits left out", x.editions, rows, two, short, len(tb.Leads), leads)
		if rows > x.rows || rows+two > x.withTwo || leads > x.leads || rows == 0 {
			t.Errorf("%v: %d rows, %d with two ways, %d about leads, expected at most %d, %d and %d", x.editions, rows, rows+two, leads, x.rows, x.withTwo, x.leads)
		}
		if 100*short < x.labels*rows {
			t.Errorf("%v: %d labels of %d are one conjunction of at most four, expected %d %%", x.editions, short, rows, x.labels)
		}
	}
}

func leadsWithoutSuits(tb *Table) int {
	seen := map[string]bool{}
	for i := range tb.Leads {
		r := &tb.Leads[i]
		if r.Group == TwoWays {
			continue
		}
		key := []byte{byte(r.Group), byte(r.Stage)}
		for e := range r.Cells {
			var list []Effect
			for _, x := range r.Cells[e].Leads {
				x.Suits = AnySuit
				list = append(list, x)
			}
			key = appendEffects(key, r.Cells[e].Silent, sorted(list))
		}
		seen[string(key)] = true
	}
	return len(seen)
}

// TestTruth runs every record of the table again, each edition by itself.
func TestTruth(t *testing.T) {
	tb, programs := tableOf(t, sideBySide(t)...)
	if len(tb.Covered.Failed) > 0 || !tb.Covered.Whole {
		t.Errorf("covered: %+v", tb.Covered)
	}
	for i := range tb.Rows {
		r := &tb.Rows[i]
		for e, p := range programs {
			result, c := p.NewMachine().Run(&r.Record), &r.Cells[e]
			if !slices.Equal(result.Clauses, c.Clauses) {
				t.Errorf("%s, %s: clauses %v, in the table %v", r.ID, p.Edition.Name, names(result.Clauses), names(c.Clauses))
			}
			refused := len(c.Effects) == 1 && c.Effects[0].Kind == NotPermitted
			if result.Phase == law.Undecided && !c.Silent && !refused {
				t.Errorf("%s, %s: the result is undetermined, the cell is not blank", r.ID, p.Edition.Name)
			}
		}
	}
}

func names(clauses []*law.Clause) (ids []string) {
	for _, c := range clauses {
		ids = append(ids, c.ID)
	}
	return ids
}

// TestRandom looks for the rows of made-up records from outside the alphabet.
func TestRandom(t *testing.T) {
	n := 3000
	if fortest.Complete {
		n = 40000
	}
	for _, editions := range [][]string{oldAndNew, sideBySide(t)} {
		tb, programs := tableOf(t, editions...)
		s := Sample(programs, tb, n, 7)
		t.Logf("%v: %d of %d stages have no row", editions, s.Without, s.Stages)
		if s.Stages < n/3 || s.Share() > 0.02 {
			t.Errorf("%v: %d of %d stages of %d records have no row, expected at most 2 %%:\n%s", editions, s.Without, s.Stages, s.Records, strings.Join(s.Missing, "\n"))
		}
	}
}

// TestLabels wants a made-up record of which a label holds to fall into the row of
// that label.
func TestLabels(t *testing.T) {
	tb, programs := tableOf(t, oldAndNew...)
	s := newSampler(programs, tb, 11)
	right, wrong := 0, 0
	var examples []string
	for range 4000 {
		r := s.record()
		for _, p := range s.finder.Points(&r) {
			for i := range tb.Rows {
				row := &tb.Rows[i]
				if row.Group != p.Group || row.Stage != p.Stage || !row.Exact || !slices.ContainsFunc(row.Label, func(c Conjunction) bool { return c.holds(p.v) }) {
					continue
				}
				if tb.Row(&p) == row {
					right++
				} else if wrong++; len(examples) < 20 {
					examples = append(examples, row.ID+" holds of "+auction.Record{Items: r.Items[:p.N]}.String())
				}
			}
		}
	}
	t.Logf("%d right, %d wrong", right, wrong)
	if right < 1000 || 50*wrong > right {
		t.Errorf("%d labels lead to their row, %d do not:\n%s", right, wrong, strings.Join(examples, "\n"))
	}
}

// TestIDs wants ids to be different, to be the same whatever editions are shown, and
// fit for an address.
func TestIDs(t *testing.T) {
	two, _ := tableOf(t, oldAndNew...)
	all, _ := tableOf(t, sideBySide(t)...)
	byRecord := map[string]string{}
	for _, tb := range []*Table{two, all} {
		seen := map[string]bool{}
		for _, rows := range [][]Row{tb.Rows, tb.Leads} {
			for i := range rows {
				r := &rows[i]
				key := r.Group.String() + r.Stage.String() + r.Record.String() + strings.Repeat("!", min(r.Number, 1))
				if seen[r.ID] || byRecord[key] != "" && byRecord[key] != r.ID || strings.Trim(r.ID, "abcdefghijklmnopqrstuvwxyz0123456789-.") != "" {
					t.Errorf("id %s of %s", r.ID, r.Record.String())
				}
				seen[r.ID], byRecord[key] = true, r.ID
			}
		}
	}
}

// TestOrder wants groups, stages, and in these what differs first.
func TestOrder(t *testing.T) {
	tb, _ := tableOf(t, sideBySide(t)...)
	for i := 1; i < len(tb.Rows); i++ {
		a, b := &tb.Rows[i-1], &tb.Rows[i]
		if a.Group > b.Group || a.Group == b.Group && a.Stage > b.Stage || a.Group == b.Group && a.Stage == b.Stage && !a.Differs && b.Differs {
			t.Errorf("%s stands before %s", a.ID, b.ID)
		}
	}
}

// TestStop wants what there is when somebody stops.
func TestStop(t *testing.T) {
	programs := programsOf(t, oldAndNew...)
	var stop atomic.Bool
	tb := Begin(programs, Options{Stop: stop.Load}).Make(func(rows, _ []Row) { stop.Store(len(rows) > 0) })
	if len(tb.Rows) == 0 || tb.Covered.Whole {
		t.Errorf("%d rows, whole: %v", len(tb.Rows), tb.Covered.Whole)
	}
}

// TestSplit wants each alternative of a label as a row, and the ids that were there
// to stay.
func TestSplit(t *testing.T) {
	programs := programsOf(t, oldAndNew...)
	groups := []Group{Requests, Cards}
	whole, split := Make(programs, Options{Groups: groups}), Make(programs, Options{Groups: groups, Split: true})
	if len(split.Rows) <= len(whole.Rows) {
		t.Errorf("%d rows split into %d", len(whole.Rows), len(split.Rows))
	}
	for i := range whole.Rows {
		if !slices.ContainsFunc(split.Rows, func(r Row) bool { return r.ID == whole.Rows[i].ID }) {
			t.Errorf("%s is gone", whole.Rows[i].ID)
		}
	}
	for i := range split.Rows {
		r := &split.Rows[i]
		if len(r.Label) != 1 {
			t.Errorf("%s still has %d alternatives", r.ID, len(r.Label))
		}
		// one may always ask to hear a call again, whatever else depends on the asker
		if r.Record.String() == "N: E:ask(repeat)" && !r.Exact {
			t.Errorf("the label of %s is said to hold of others", r.ID)
		}
	}
}

// TestSecond finds second irregularities where they are asked for, and only there.
func TestSecond(t *testing.T) {
	fortest.TakesLong(t)
	programs := programsOf(t, oldAndNew...)
	for _, text := range []string{"N: 1S W:P{simultaneous} TD", "N: S:1C TD N:P W:1D TD", "N: 1S S:P E:P TD"} {
		r := parsed(t, text)
		if _, row := Find(programs, &r, Options{Second: true}); row == nil {
			t.Errorf("%s has no row with second irregularities", text)
		}
	}
}
