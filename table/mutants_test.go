package table

import (
	"testing"

	"lawc/auction"
	"lawc/internal/fortest"
	"lawc/interp"
	"lawc/mutate"
)

// TestMutants plants faults in rule files, a sample of them. One that shows in a
// made-up record with one irregularity, from outside the alphabet of which a table is
// made, must show in the table too: as a row in which the faulty edition differs.
func TestMutants(t *testing.T) {
	sample := map[string]int{"1936": 40, "1982": 10}
	if testing.Short() {
		t.Skip("makes tables of many editions")
	}
	if fortest.Complete {
		sample = map[string]int{"1936": 300, "1982": 150, "2017": 100}
	}
	for name, size := range sample {
		program := programsOf(t, name)[0]
		records := madeUp(program, 600)
		all := mutate.Mutants(program.Edition)
		told, shown := 0, 0
		for i := 0; i < len(all); i += max(1, len(all)/size) {
			faulty, problems := interp.Compile(all[i].Edition(program.Edition))
			if len(problems) > 0 {
				continue
			}
			both := []*interp.Program{program, faulty}
			group, r := telling(both, records)
			if r == nil {
				continue
			}
			told++
			// It shows in the group of the irregularity that tells, or in that of another which
			// the fault lets in or keeps out.
			if differs(Make(both, Options{Groups: []Group{group}})) || differs(Make(both, Options{})) {
				shown++
				continue
			}
			t.Errorf("%s %s: %s (%s): %s tells, and no row of %s differs", name, all[i].Clause.ID, all[i].Kind, all[i].Change, r.String(), group)
		}
		t.Logf("%s: of %d mutants, of which a made-up record tells, %d show in the table", name, told, shown)
		if told < size/4 {
			t.Errorf("%s: made-up records tell of %d mutants only", name, told)
		}
	}
}

// TestNoMutant wants no difference between an edition and itself.
func TestNoMutant(t *testing.T) {
	program := programsOf(t, "1936")[0]
	both := []*interp.Program{program, program}
	if _, r := telling(both, madeUp(program, 100)); r != nil || differs(Make(both, Options{Groups: []Group{InsufficientBid, Slip}})) {
		t.Error("an edition differs from itself")
	}
}

func madeUp(p *interp.Program, n int) (list []auction.Record) {
	programs := []*interp.Program{p}
	s := newSampler(programs, Begin(programs, Options{}).Table(), 23)
	for range n {
		list = append(list, s.record())
	}
	return list
}

// telling finds a record of which two editions rule differently at some stage, and
// the group of that.
func telling(both []*interp.Program, records []auction.Record) (Group, *auction.Record) {
	f := NewFinder(both, false)
	for i := range records {
		for _, p := range f.Points(&records[i]) {
			a, b := &p.Rulings[0], &p.Rulings[1]
			if !p.Group.SecondOrder() && p.Rules() && (string(a.appendKey(nil)) != string(b.appendKey(nil)) || string(a.appendLeadKey(nil)) != string(b.appendLeadKey(nil))) {
				return p.Group, &records[i]
			}
		}
	}
	return 0, nil
}

func differs(tb *Table) bool {
	for _, rows := range [2][]Row{tb.Rows, tb.Leads} {
		for i := range rows {
			if rows[i].Differs {
				return true
			}
		}
	}
	return false
}
