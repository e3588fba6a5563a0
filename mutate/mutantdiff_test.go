//go:build complete

package mutate

import (
	"testing"

	"lawc/auction"
	"lawc/differ"
	"lawc/explore"
	"lawc/internal/fortest"
	"lawc/interp"
	"lawc/law"
)

// TestMutantsAreDifferences holds the two uses of exploration to each other: a mutant
// that is called equivalent rules as its original does, and one that a short record
// tells from it by what it rules shows up as a difference.
func TestMutantsAreDifferences(t *testing.T) {
	p := fortest.Embedded(t, "1936")
	const depth = 3
	bounds := explore.UsualBounds()[:1]
	equivalent, differing := 0, 0
	for _, v := range NewBench(explore.Explore(p, explore.UsualBounds(), sample, nil), nil).Decide(Mutants(p.Edition)) {
		if v.Fate != Equivalent && (v.Fate != Survives || len(v.Record.Items) > depth) {
			continue
		}
		mutant, problems := interp.Compile(v.Edition(p.Edition))
		if len(problems) > 0 {
			t.Fatal(problems)
		}
		found := len(differ.Diff(p, mutant, bounds, differ.Watch{}).Differences)
		switch {
		case v.Fate == Equivalent:
			equivalent++
			if found > 0 {
				t.Errorf("%s, %s (%s): called equivalent, and yet %d differences", v.Clause.ID, v.Kind, v.Change, found)
			}
		case !explore.SameRuling(p.NewMachine().Run(v.Record), mutant.NewMachine().Run(v.Record)) && within(v.Record):
			differing++
			if found == 0 {
				t.Errorf("%s, %s (%s): %q is ruled otherwise, and yet no difference is found", v.Clause.ID, v.Kind, v.Change, v.Record)
			}
		}
	}
	if equivalent == 0 || differing < 20 {
		t.Errorf("looked at %d equivalent and %d differing mutants only", equivalent, differing)
	}
}

// within reports whether a record is of plain calls that the short walk makes.
func within(r *auction.Record) bool {
	for i := range r.Items {
		item := &r.Items[i]
		if item.Action > auction.Accepts || item.Action != auction.Calls && item.Action.IsCall() || item.Facts != nil || item.Call.IsBid() && item.Call.Level() > 2 {
			return false
		}
	}
	return true
}

// TestNoMutantSurvives decides all mutants of every edition: none survives. And it takes
// those that are called equivalent through 10,000 more records made at random, of other
// numbers than those that decided: none differs.
func TestNoMutantSurvives(t *testing.T) {
	cases := fortest.Cases(t)
	for _, name := range fortest.EveryName(t) {
		p := fortest.Embedded(t, name)
		decided := Mutate(p, cases, func(*law.Clause) bool { return true }, func(int) {}, func() {})
		for i, paste := range decided.Pastes {
			t.Errorf("%s: %d of %d survive:\n%s", name, i+1, len(decided.Pastes), paste)
		}
		random := explore.NewRandom(p, otherSeed+1, recordsOf(cases, name)...)
		var records []auction.Record
		for n := range 10_000 {
			records = append(records, random.Record(n))
		}
		equivalent := refute(t, p, decided.Verdicts, records)
		t.Logf("%s: %d killed, %d equivalent", name, decided.Count(Killed, ""), equivalent)
	}
}

// refute looks for records on which mutants called equivalent rule otherwise after all, and
// counts these mutants.
func refute(t *testing.T, p *interp.Program, verdicts []Verdict, records []auction.Record) (equivalent int) {
	was, is := p.NewMachine(), map[*Verdict]*interp.Machine{}
	for i := range verdicts {
		if v := &verdicts[i]; v.Fate == Equivalent {
			mutant, problems := interp.Compile(v.Edition(p.Edition))
			if len(problems) > 0 {
				t.Fatal(problems)
			}
			is[v] = mutant.NewMachine()
		}
	}
	equivalent = len(is)
	for i := range records {
		result := was.Run(&records[i])
		for v, mutant := range is {
			if !explore.Alike(result, mutant.Run(&records[i])) {
				t.Errorf("%s: %s, %s (%s) is called equivalent, but not on %q", p.Edition.Name, v.Clause.ID, v.Kind, v.Change, records[i].String())
				delete(is, v)
			}
		}
	}
	return equivalent
}

// recordsOf lists the records of the cases that speak of an edition.
func recordsOf(cases []law.Case, edition string) (list []auction.Record) {
	for i := range cases {
		for _, x := range cases[i].Expect {
			if x.Edition.Text == edition {
				list = append(list, cases[i].Record)
			}
		}
	}
	return list
}
