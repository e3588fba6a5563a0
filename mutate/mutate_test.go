package mutate

import (
	"strings"
	"testing"

	"lawc/auction"
	"lawc/explore"
	"lawc/internal/fortest"
	"lawc/law"
	"lawc/schema"
)

// shortly are bounds small enough for a test.
func shortly() []explore.Bounds {
	return []explore.Bounds{{Levels: 1, Denominations: []auction.Denomination{auction.Spades}, Irregularities: 1, Depth: 5, Later: 2}}
}

// benchOf prepares the mutants of the sound edition, with cases.
func benchOf(t *testing.T, src, cases string) (*Bench, []Mutant) {
	t.Helper()
	p := fortest.Program(t, src)
	list, problems := schema.LoadCases("cases.yaml", []byte(cases))
	if len(problems) > 0 {
		t.Fatal(problems)
	}
	return NewBench(explore.Explore(p, shortly(), 1000, nil), list), Mutants(p.Edition)
}

const soundCases = `cases:
  - name: bid in partner's turn
    record: "N: S:1S TD"
    expect:
      sound:
        clauses: ["1.c"]
        events: [{n: 1, status: cancelled, findings: [call_out_of_rotation]}]
  - name: four passes
    record: "N: P P P P"
    expect:
      sound: {phase: closed}
`

// TestVerdicts decides mutants whose fate is known.
func TestVerdicts(t *testing.T) {
	b, mutants := benchOf(t, fortest.Sound, soundCases)
	got := map[string]Fate{}
	for _, v := range b.Decide(mutants) {
		got[v.Clause.ID+" "+string(v.Kind)+" "+v.Change] = v.Fate
		if v.Fate == Killed && v.Case == nil || v.Fate == Survives && v.Record == nil {
			t.Errorf("%s %s %s: nothing shows that it %s", v.Clause.ID, v.Kind, v.Change, v.Fate)
		}
	}
	for mutant, want := range map[string]Fate{
		"1.c clause dropped ":            Killed,
		"1.c consequence dropped cancel": Killed,
		"1.b condition negated call: pass -> [double, redouble, unknown, bid]": Killed,
		"1.b condition dropped call: pass":                                     Equivalent, // other calls begin the count anew
		"1.c condition dropped its_call: bid":                                  Survives,   // no case has another call
		"1.c consequence dropped must: {do: repeat}":                           Survives,
	} {
		if fate, known := got[mutant]; !known || fate != want {
			t.Errorf("%s: got %s (known: %v), want %s", mutant, fate, known, want)
		}
	}
}

// TestPaste takes over the case that is shown for each survivor: it then dies.
func TestPaste(t *testing.T) {
	b, mutants := benchOf(t, fortest.Sound, soundCases)
	more := strings.Builder{}
	for _, v := range b.Decide(mutants) {
		if v.Fate == Survives {
			more.WriteString(b.Paste(&v))
		}
	}
	b, mutants = benchOf(t, fortest.Sound, soundCases+more.String())
	for _, v := range b.Decide(mutants) {
		if v.Fate == Survives {
			t.Errorf("%s %s %s still survives:\n%s", v.Clause.ID, v.Kind, v.Change, b.Paste(&v))
		}
	}
}

// TestMutantsShareNothingChanged leaves the original as it was.
func TestMutantsShareNothingChanged(t *testing.T) {
	p := fortest.Program(t, fortest.Sound)
	before := written(p.Edition)
	for _, m := range Mutants(p.Edition) {
		if mutant := written(m.Edition(p.Edition)); mutant == before {
			t.Errorf("%s %s %s changes nothing", m.Clause.ID, m.Kind, m.Change)
		}
		if written(p.Edition) != before {
			t.Fatalf("%s %s %s changes the original", m.Clause.ID, m.Kind, m.Change)
		}
	}
}

// written writes what mutants change of an edition.
func written(e *law.Edition) string {
	var b strings.Builder
	e.Clauses(func(_ *law.Article, c *law.Clause) {
		b.WriteString(c.ID)
		for _, p := range c.Provisions {
			b.WriteString("\n  " + p.At.Text + " " + exprs(p.Exprs) + " " + explore.Words(p.InsteadOf))
			for _, w := range p.When {
				b.WriteString(" " + w.Term.Text + "=" + explore.Words(w.Values))
			}
			for i := range p.Then {
				b.WriteString(" " + explore.Describe(&p.Then[i]))
			}
		}
	})
	return b.String()
}

func exprs(list []law.Source) (text string) {
	for _, s := range list {
		text += s.Text + "; "
	}
	return text
}
