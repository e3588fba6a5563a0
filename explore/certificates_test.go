//go:build complete

package explore

import (
	"strings"
	"testing"

	"lawc/auction"
	"lawc/internal/fortest"
	"lawc/law"
	"lawc/rules"
	"lawc/schema"
)

// TestCertificates holds the committed certificates to what exploration says now, and
// that to the records of the cases: none shows what is denied.
func TestCertificates(t *testing.T) {
	for _, name := range rules.Names() {
		src, err := rules.Certificate(name)
		if err != nil {
			t.Error(err)
			continue
		}
		text, err := rules.Read(name)
		if err != nil {
			t.Fatal(err)
		}
		edition, problems := schema.Load(rules.File(name), text, rules.Assumed)
		p := fortest.Compiled(t, edition.WithInferred(), problems)
		r := Explore(p, UsualBounds(), UsualSample, nil)
		x := Meaning(r, Certified(src))
		for _, problem := range x.Compare("rules/certificates/"+name+".yaml", src) {
			if problem.Severity != law.Note {
				t.Error(problem)
			}
		}
		// What is remarked is so within the bounds that it states. Of what lies outside
		// them the cases are a sample, with longer records than any that is explored.
		left := Meaning(r, recordsOf(t, name)).Remarks
		for _, remark := range x.Remarks {
			if remark.Code != law.CodeUnanswered && !says(left, remark) {
				t.Errorf("%s: a case refutes %s: %s", name, remark.Clause, remark.Says)
			}
		}
	}
}

func says(list []Remark, r Remark) bool {
	for i := range list {
		if list[i].Clause == r.Clause && list[i].Says == r.Says {
			return true
		}
	}
	return false
}

// recordsOf lists the records of the cases of an edition.
func recordsOf(t *testing.T, edition string) (list []auction.Record) {
	for _, c := range fortest.Cases(t) {
		for _, x := range c.Expect {
			if strings.TrimSuffix(x.Edition.Text, law.InferredSuffix) == edition {
				list = append(list, c.Record)
			}
		}
	}
	return list
}

// TestOutside measures what the bounds leave out, by records made at random with other
// numbers than the sample. What is remarked follows from how the clauses fare: in at most
// one in fifty does some clause fare as in no walk and no record of the sample. What they
// ask, word for word, is new more often; mutants are told apart by that.
func TestOutside(t *testing.T) {
	for _, name := range rules.Names() {
		p := fortest.Embedded(t, name)
		r := Explore(p, UsualBounds(), UsualSample, nil)
		x := Meaning(r, nil)
		random, m, look := NewRandom(p, sampleSeed+1), p.NewMachine(), p.NewMachine()
		asking, apart, asked := 0, 0, len(r.Keys)
		const records = 10_000
		for n := range records {
			record := random.Record(n)
			before := len(r.Keys)
			r.Add(m, &record)
			fresh := false
			for _, k := range r.Keys[before:] {
				fresh = fresh || !x.ways[wayOf(k.Moment, look.Look(k.Asked))]
			}
			asking, apart = asking+truth(len(r.Keys) > before), apart+truth(fresh)
		}
		t.Logf("%s: %d asked, %d ways of faring; of %d records in the sample %d ask what no walk does and %d show a way that none does; of %d others %d ask what neither does and %d show a way that neither does",
			name, asked, len(x.ways), r.Sample.Records, r.Sample.Outside, x.Apart, records, asking, apart)
		if apart > records/50 || asking > records*27/100 { // measured: at most 14 and 268 of 1,000
			t.Errorf("%s: of %d records %d show a new way of faring and %d ask something new", name, records, apart, asking)
		}
	}
}

func truth(b bool) int {
	if b {
		return 1
	}
	return 0
}
