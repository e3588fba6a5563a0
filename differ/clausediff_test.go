package differ

import (
	"fmt"
	"strings"
	"testing"

	"lawc/law"
	"lawc/schema"
)

// variant is a small edition, after some replacements in its text.
func variant(t *testing.T, replacements ...string) *law.Edition {
	t.Helper()
	const text = `edition: mini
source:
  title: {en: t, nl: t}
  text: t
  covers: {en: t, nl: t}
articles:
  - number: "1"
    title: {en: t, nl: t}
    clauses:
      - id: "1.a"
        kind: rectification
        topics: [x/cancelled]
        says: {en: cancelled, nl: vervalt}
        cite: art. 1 a
        provenance: direct
        provisions:
          - at: ruling
            when: {irregularity: [insufficient_bid, change_of_call], on_turn: partner}
            then: [cancel, {must_pass: {who: partner, for: rest}}]
          - at: ruling
            when: {irregularity: exposed_card}
            expr: honour or led
            then: {apply: "1.b"}
      - id: "1.b"
        kind: definition
        topics: [x/ranks]
        says: {en: ranks, nl: rang}
        cite: art. 1 b
        provenance: direct
        ranks: [C, D, H, S, NT]
`
	edition, problems := schema.Load("mini.yaml", []byte(strings.NewReplacer(replacements...).Replace(text)))
	for _, p := range problems {
		if p.Code != law.CodeLacking {
			t.Fatal(p)
		}
	}
	return edition
}

// TestCompareClauses changes one thing in an edition at a time: the comparison
// names that thing and nothing else.
func TestCompareClauses(t *testing.T) {
	for _, test := range []struct {
		name, want   string
		replacements []string
	}{
		{"nothing", "same; same", nil},
		{"the order of values and of consequences", "same; same", []string{
			"[insufficient_bid, change_of_call]", "[change_of_call, insufficient_bid]",
			"[cancel, {must_pass: {who: partner, for: rest}}]", "[{must_pass: {who: partner, for: rest}}, cancel]"}},
		{"words", "same reworded; same", []string{"en: cancelled", "en: void"}},
		{"a number, and the reference to it", "same; renumbered", []string{`"1.b"`, `"1.c"`}},
		{"a condition", "changed when on_turn partner > lho; same", []string{"on_turn: partner", "on_turn: lho"}},
		{"a condition that goes", "changed when on_turn partner > ; same", []string{", on_turn: partner", ""}},
		{"a moment, and what cannot be so then", "changed at  ruling > called_over; same", []string{
			"at: ruling\n            when: {irregularity: exposed", "at: called_over\n            when: {irregularity: exposed"}},
		{"a predicate", "changed expr  honour or led > honour; same", []string{"honour or led", "honour"}},
		{"a consequence", "changed then  must_pass: who partner, for rest > must_pass: who partner, for next_turn; same",
			[]string{"for: rest", "for: next_turn"}},
		{"another consequence", "changed then  cancel > stand; same", []string{"[cancel,", "[stand,"}},
		{"a topic", "only_in_a; same; only_in_b", []string{"x/cancelled", "x/void"}},
		{"the kind", "changed kind  rectification > acceptance; same", []string{"rectification", "acceptance"}},
		{"the ranks", "same; changed ranks  C, D, H, S, NT > D, C, H, S, NT", []string{"[C, D,", "[D, C,"}},
		{"a provision fewer", "changed provisions  at ruling; irregularity: exposed_card; honour or led; then apply: x/ranks > ; same",
			[]string{"          - at: ruling\n            when: {irregularity: exposed_card}\n            expr: honour or led\n            then: {apply: \"1.b\"}\n", ""}},
	} {
		t.Run(test.name, func(t *testing.T) {
			a, b := variant(t), variant(t, test.replacements...)
			got := told(CompareClauses(a, b))
			if want := strings.ReplaceAll(test.want, "apply: x/ranks", "apply: 1.b"); got != want {
				t.Errorf("got  %s\nwant %s", got, want)
			}
			mirrors(t, CompareClauses(a, b), CompareClauses(b, a))
		})
	}
}

func told(changes []ClauseChange) string {
	var parts []string
	for _, c := range changes {
		text := c.Kind.String()
		if c.Reworded {
			text += " reworded"
		}
		for _, d := range c.Details {
			text += fmt.Sprintf(" %s %s %s > %s", d.Part, d.Term, d.A, d.B)
		}
		parts = append(parts, text)
	}
	return strings.Join(parts, "; ")
}

// mirrors holds that a comparison the other way round says the same.
func mirrors(t *testing.T, there, back []ClauseChange) {
	t.Helper()
	turned := map[ChangeKind]ChangeKind{OnlyInA: OnlyInB, OnlyInB: OnlyInA}
	find := func(list []ClauseChange, topic string, a, b *law.Clause) *ClauseChange {
		for i := range list {
			if list[i].Topic == topic && list[i].A == a && list[i].B == b {
				return &list[i]
			}
		}
		return nil
	}
	if len(there) != len(back) {
		t.Errorf("got %d changes there and %d back", len(there), len(back))
	}
	for _, c := range there {
		other := find(back, c.Topic, c.B, c.A)
		kind, turns := turned[c.Kind]
		if !turns {
			kind = c.Kind
		}
		if other == nil || other.Kind != kind || len(other.Details) != len(c.Details) || other.Reworded != c.Reworded {
			t.Errorf("%s: %v there, %v back", c.Topic, c, other)
			continue
		}
	}
}

// TestCompareEditions compares the editions with each other: every clause is
// told, once for each clause that it stands against, an edition is the same as itself, and either way round says the
// same.
func TestCompareEditions(t *testing.T) {
	for _, a := range programs(t) {
		for _, b := range programs(t) {
			changes := CompareClauses(a.Edition, b.Edition)
			seen, paired := map[*law.Clause]int{}, map[[2]*law.Clause]bool{}
			for _, c := range changes {
				seen[c.A]++
				seen[c.B]++
				if pair := [2]*law.Clause{c.A, c.B}; paired[pair] {
					t.Errorf("%s: %v is told twice", c.Topic, pair)
				} else {
					paired[pair] = true
				}
				if a.Edition.Name == b.Edition.Name && c.Kind != SameClause {
					t.Errorf("%s: clause %s differs from itself: %v", a.Edition.Name, c.A.ID, c.Details)
				}
			}
			for _, e := range []*law.Edition{a.Edition, b.Edition} {
				e.Clauses(func(_ *law.Article, c *law.Clause) {
					if seen[c] < 1 {
						t.Errorf("%s against %s: clause %s of %s is told %d times", a.Edition.Name, b.Edition.Name, c.ID, e.Name, seen[c])
					}
				})
			}
			mirrors(t, changes, CompareClauses(b.Edition, a.Edition))
		}
	}
}
