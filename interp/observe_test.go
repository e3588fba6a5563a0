package interp_test

import (
	"reflect"
	"slices"
	"testing"

	"lawc/interp"
	"lawc/law"
)

// observed runs a record and gives what the edition was asked and every sight of
// it.
func observed(t *testing.T, edition, record string) (asked []interp.Asked, sights []interp.Sight, result *law.Result) {
	t.Helper()
	m := load(t, edition).NewMachine()
	m.Observe = func(a interp.Asked) {
		asked = append(asked, a)
		sights = append(sights, m.Look(a)...)
	}
	r := parse(t, record)
	return asked, sights, m.Run(&r)
}

// TestObserve holds that observing changes nothing, that every clause applied is
// seen to apply, and that what applies holds and is not displaced.
func TestObserve(t *testing.T) {
	for _, edition := range editions(t) {
		for _, bench := range benched {
			_, sights, got := observed(t, edition, bench.record)
			record := parse(t, bench.record)
			want := load(t, edition).NewMachine().Run(&record)
			if !reflect.DeepEqual(got.View(), want.View()) {
				t.Errorf("%s, %s: got %v observed, %v otherwise", edition, bench.name, got.View(), want.View())
			}
			for _, c := range got.Clauses {
				if !slices.ContainsFunc(sights, func(s interp.Sight) bool { return s.Applies && s.Clause.ID == c.ID }) && !applied(got, c) {
					t.Errorf("%s, %s: nobody saw %s apply", edition, bench.name, c.ID)
				}
			}
			for _, s := range sights {
				if s.Applies != (s.Held() && len(s.DisplacedBy) == 0) || len(s.Holds) < len(s.Provision.When) {
					t.Errorf("%s, %s: %s has %+v", edition, bench.name, s.Clause.ID, s)
				}
			}
		}
	}
}

// applied reports whether another clause brings what a clause provides.
func applied(r *law.Result, c *law.Clause) bool {
	return slices.ContainsFunc(r.Clauses, func(by *law.Clause) bool {
		return slices.ContainsFunc(by.Provisions, func(p law.Provision) bool {
			return slices.ContainsFunc(p.Then, func(q law.Consequence) bool {
				return q.Kind == law.BringApply && slices.ContainsFunc(q.Values, func(n law.Name) bool { return n.Text == c.ID })
			})
		})
	})
}

// TestSupposed holds that a ruling is not observed before it is given, although
// the machine has looked whether there would be any.
func TestSupposed(t *testing.T) {
	rulings := func(record string) (n int) {
		asked, _, _ := observed(t, "1982", record)
		for _, a := range asked {
			if a.Moment == law.AtRuling || a.Moment == law.AtCalledOver {
				n++
			}
		}
		return n
	}
	if before, after := rulings("N: 1S 1H"), rulings("N: 1S 1H TD"); before != 0 || after != 1 {
		t.Errorf("got %d questions about a ruling before it, %d after; want 0 and 1", before, after)
	}
}

func TestAlone(t *testing.T) {
	for _, test := range []struct {
		holds []bool
		want  int
	}{
		{nil, -1}, {[]bool{true}, -1}, {[]bool{false}, 0}, {[]bool{true, false, true}, 1}, {[]bool{false, false}, -1},
	} {
		s := interp.Sight{Holds: test.holds}
		if got := s.Alone(); got != test.want {
			t.Errorf("%v: got %d, want %d", test.holds, got, test.want)
		}
	}
}

// TestDefiners holds which clauses define what a provision reads, also through
// another definition or a term.
func TestDefiners(t *testing.T) {
	p := load(t, "1982")
	for _, test := range []struct {
		clause string
		want   []string
	}{
		{"19.p1", []string{"19.p1"}},         // a definition of its own
		{"27.a", []string{"18.s2", "18.s4"}}, // the lowest sufficient bid: superseding, and the ranking
		{"17.s3", nil},
	} {
		var got []string
		for i := range p.Edition.Clause(test.clause).Provisions {
			for _, c := range p.Definers(&p.Edition.Clause(test.clause).Provisions[i]) {
				got = append(got, c.ID)
			}
		}
		if !slices.Equal(got, test.want) {
			t.Errorf("%s: got %v, want %v", test.clause, got, test.want)
		}
	}
}
