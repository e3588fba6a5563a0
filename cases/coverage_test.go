package cases

import (
	"fmt"
	"strings"
	"testing"

	"lawc/internal/fortest"
	"lawc/law"
	"lawc/schema"
)

// gappy is an edition with a clause for each kind of gap.
const gappy = `edition: gappy
source:
  title: {en: A code with gaps, nl: Regels met gaten}
  text: made for this test
  covers: {en: whose turn it is, nl: wie aan de beurt is}
articles:
  - number: "1"
    title: {en: Turn, nl: Beurt}
    clauses:
      - {id: "1.a", kind: definition, topics: [t/a], says: {en: a, nl: a}, cite: a, provenance: direct, defines: {early: on_turn != offender}}
      - {id: "1.b", kind: definition, topics: [t/b], says: {en: b, nl: b}, cite: b, provenance: direct, defines: {late: on_turn == nobody}}
      - id: "1.c"
        kind: procedure
        topics: [t/c]
        says: {en: c, nl: c}
        cite: c
        provenance: direct
        at: call
        expr: early
        then:
          - find: call_out_of_rotation
      - id: "1.d"
        kind: rectification
        topics: [t/d]
        says: {en: d, nl: d}
        cite: d
        provenance: direct
        at: ruling
        when: {irregularity: call_out_of_rotation}
        then:
          - cancel
      - id: "1.e"
        kind: rectification
        topics: [t/e]
        says: {en: e, nl: e}
        cite: e
        provenance: direct
        at: ruling
        when: {irregularity: call_out_of_rotation}
        then:
          - cancel
        instead_of: ["1.d"]
      - id: "1.f"
        kind: rectification
        topics: [t/f]
        says: {en: f, nl: f}
        cite: f
        provenance: direct
        at: ruling
        when: {irregularity: call_out_of_rotation, its_call: bid, on_turn: [lho, partner]}
        then:
          - must_pass: {who: partner, for: next_turn}
      - id: "1.g"
        kind: procedure
        topics: [t/g]
        says: {en: g, nl: g}
        cite: g
        provenance: direct
        at: closed
        when: {anyone_had_bid: true}
        then:
          - contract
`

// tried runs cases of the edition with gaps: a record and what is expected.
func tried(t *testing.T, cases ...string) (*Suite, []Outcome) {
	t.Helper()
	s := NewSuite(fortest.Program(t, gappy))
	var outcomes []Outcome
	for i := 0; i < len(cases); i += 2 {
		src := fmt.Sprintf("cases: [{name: case %d, record: %q, expect: {gappy: %s}}]", i, cases[i], cases[i+1])
		list, problems := schema.LoadCases("x.yaml", []byte(src))
		if len(problems) > 0 {
			t.Fatal(problems)
		}
		some, problems := s.Run(&list[0])
		if len(problems) > 0 {
			t.Fatal(problems)
		}
		outcomes = append(outcomes, some...)
	}
	return s, outcomes
}

func TestGaps(t *testing.T) {
	s, outcomes := tried(t, "N: S:P TD", `{turn: "N", clauses: ["1.c"]}`, "N: P P", `{phase: open}`)
	var got []string
	for _, o := range outcomes {
		if o.Failed() {
			t.Fatal(o.Mismatches)
		}
	}
	c := s.Coverage()[0]
	for _, gap := range c.Clauses {
		line := gap.Clause.ID + " " + gap.Gap.String()
		if gap.At != nil {
			for _, by := range gap.At.By {
				line += " " + by.ID
			}
			for _, w := range gap.At.Wanting() {
				line += fmt.Sprintf(" [%s %d/%d %d]", w.Text, w.Failed, gap.At.Asked, w.Alone)
			}
		}
		got = append(got, line)
	}
	const want = `1.a covered
1.b unread
1.c covered [early 1/2 1]
1.d displaced 1.e
1.e unchecked
1.f never_true [its_call: bid 1/1 1]
1.g never_reached`
	if text := strings.Join(got, "\n"); text != want {
		t.Errorf("got:\n%s\nwant:\n%s", text, want)
	}
	if covered, all := c.Covered(); covered != 2 || all != 7 || len(c.Gaps()) != 5 {
		t.Errorf("got %d of %d covered", covered, all)
	}
	for i := range c.Clauses {
		if id := c.Clauses[i].Clause.ID; id == "1.a" || id == "1.d" {
			c.Clauses[i].Clause.Provenance = law.ProvenanceAssumed
		}
	}
	covered, own := c.Covered()
	if assumed, all := c.Assumed(); covered != 1 || own != 5 || assumed != 1 || all != 2 {
		t.Errorf("got %d of %d own clauses covered and %d of %d assumed, want 1 of 5 and 1 of 2", covered, own, assumed, all)
	}
}

// TestOutcomes holds that an outcome of a condition counts only while the others
// hold.
func TestOutcomes(t *testing.T) {
	shown := func(cases ...string) string {
		s, _ := tried(t, cases...)
		c := s.Coverage()[0]
		var words []string
		for i := range c.Clauses {
			for _, p := range c.Clauses[i].Provisions {
				for _, cond := range p.Conditions {
					if c.Clauses[i].Clause.ID == "1.f" {
						words = append(words, fmt.Sprint(count(cond.True), count(cond.False)))
					}
				}
			}
		}
		return strings.Join(words, ", ")
	}
	const pass, bidLHO, bidRHO = "N: S:P TD", "N: S:1H TD", "N: E:P TD"
	for _, test := range []struct {
		records []string
		want    string
	}{
		{[]string{pass}, "0 0, 0 1, 0 0"},
		{[]string{bidLHO}, "1 0, 1 0, 1 0"},
		{[]string{pass, bidLHO}, "1 0, 1 1, 1 0"},
		{[]string{bidRHO}, "0 0, 0 0, 0 0"}, // two conditions fail together
	} {
		var cases []string
		for _, r := range test.records {
			cases = append(cases, r, "{phase: open}")
		}
		if got := shown(cases...); got != test.want {
			t.Errorf("%v: got %s, want %s", test.records, got, test.want)
		}
	}
}

// TestNamed holds what checks a clause: naming it where something is expected, in
// a case that applies it.
func TestNamed(t *testing.T) {
	for _, test := range []struct {
		record, expect string
		want           Gap
	}{
		{"N: S:P TD", `{clauses: ["1.e"]}`, NoGap},
		{"N: S:P TD", `{events: [{n: 1, clauses: ["1.e"]}]}`, NoGap},
		{"N: S:P TD", `{turn: "N"}`, Unchecked},
		{"N: S:P TD", `{turn: "N", without: {clauses: ["1.e"]}}`, Unchecked}, // and it fails
		{"N: S:P", `{phase: pending}`, NeverReached},                         // a ruling that was not asked for
	} {
		s, _ := tried(t, test.record, test.expect)
		for _, c := range s.Coverage()[0].Clauses {
			if c.Clause.ID == "1.e" && c.Gap != test.want {
				t.Errorf("%s %s: got %v, want %v", test.record, test.expect, c.Gap, test.want)
			}
		}
	}
}

// TestNotDecided holds that a case that names a clause that was not applied fails,
// and says what kept the clause.
func TestNotDecided(t *testing.T) {
	_, outcomes := tried(t, "N: S:P TD", `{clauses: ["1.c", "1.d", "1.f", "1.g", "1.b"]}`)
	var got []string
	for _, m := range outcomes[0].Mismatches {
		got = append(got, m.Clause+" "+m.Why.Gap.String())
	}
	if text := strings.Join(got, ", "); text != "1.d displaced, 1.f never_true, 1.g never_reached, 1.b unread" {
		t.Error("got", text)
	}
	var decided []string
	for _, c := range outcomes[0].Clauses {
		decided = append(decided, c.ID)
	}
	if text := strings.Join(decided, " "); text != "1.c 1.e" {
		t.Error("decided by", text)
	}
}

// TestCoverageOfEditions holds that only editions of which something is expected
// are covered, each by its own cases.
func TestCoverageOfEditions(t *testing.T) {
	cases, problems := schema.LoadCases("x.yaml", []byte(`cases: [{name: closed, record: "N: P P P P", expect: {"1982": {passed_out: true, clauses: ["22.a"]}}}]`))
	if len(problems) > 0 {
		t.Fatal(problems)
	}
	s := NewSuite(programs(t)...)
	if outcomes, problems := s.Run(&cases[0]); len(problems) > 0 || len(outcomes) != 1 || outcomes[0].Failed() {
		t.Fatal(outcomes, problems)
	}
	all := s.Coverage()
	if len(all) != 1 || all[0].Edition.Name != "1982" {
		t.Fatal("got", len(all), "editions")
	}
	for _, c := range all[0].Clauses {
		if want := map[string]Gap{"22.a": NoGap, "22.b": NeverTrue, "31.c": NeverReached}; c.Gap != want[c.Clause.ID] && want[c.Clause.ID] != 0 {
			t.Errorf("%s: got %v, want %v", c.Clause.ID, c.Gap, want[c.Clause.ID])
		}
		if len(c.Provisions) == 0 && c.Gap != NoGap && c.Gap != Unread {
			t.Errorf("%s only defines, got %v", c.Clause.ID, c.Gap)
		}
	}
}
