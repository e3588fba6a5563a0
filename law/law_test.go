package law

import (
	"slices"
	"testing"
)

func TestProblemSaysWhatIsKnown(t *testing.T) {
	for _, c := range []struct {
		p    Problem
		want string
	}{
		{Problem{File: "a.yaml", Pos: Pos{3, 7}, Message: "no", Clause: "9.z"}, "a.yaml:3:7: no (clause 9.z)"},
		{Problem{File: "a.yaml", Pos: Pos{3, 0}, Message: "no"}, "a.yaml:3: no"},
		{Problem{Message: "no"}, "no"},
	} {
		if got := c.p.String(); got != c.want {
			t.Errorf("got %q, want %q", got, c.want)
		}
	}
}

func TestProblemsAreSortedByPlace(t *testing.T) {
	ps := []Problem{{File: "b", Pos: Pos{1, 1}}, {File: "a", Pos: Pos{2, 1}}, {File: "a", Pos: Pos{1, 9}}, {File: "a", Pos: Pos{1, 2}}}
	SortProblems(ps)
	var got []Pos
	for _, p := range ps {
		got = append(got, p.Pos)
	}
	if want := []Pos{{1, 2}, {1, 9}, {2, 1}, {1, 1}}; !slices.Equal(got, want) {
		t.Errorf("got %v, want %v", got, want)
	}
}

func TestSourceFindsThePlaceOfEachLine(t *testing.T) {
	s := Source{Text: "a or\nb", Lines: []Pos{{4, 12}, {5, 12}}}
	if got, want := s.At(2, 0), (Pos{5, 12}); got != want {
		t.Errorf("second line: got %v, want %v", got, want)
	}
	if got, want := s.At(1, 2), (Pos{4, 14}); got != want {
		t.Errorf("first line: got %v, want %v", got, want)
	}
	if got, want := s.At(9, 9), (Pos{4, 12}); got != want {
		t.Errorf("a line that is not there: got %v, want %v", got, want)
	}
}

func TestFindingSet(t *testing.T) {
	s := FindingSet(0).With(ChangeOfCall).With(InsufficientBid)
	if !s.Has(ChangeOfCall) || s.Has(BidOverSeven) || s.Only(ChangeOfCall) {
		t.Errorf("%b does not hold exactly the two", s)
	}
	var got []Finding
	s.ForEach(func(f Finding) { got = append(got, f) })
	if want := []Finding{InsufficientBid, ChangeOfCall}; !slices.Equal(got, want) {
		t.Errorf("got %v, want %v", got, want)
	}
	if n := len(Findings()); n != int(findingCount)-1 {
		t.Errorf("%d names of findings, %d findings", n, findingCount-1)
	}
}

// TestVocabularyIsWhole holds the tables of words to each other.
func TestVocabularyIsWhole(t *testing.T) {
	seen := map[string]bool{}
	for _, term := range Terms() {
		if seen[term.Name] {
			t.Errorf("term %s stands twice", term.Name)
		}
		seen[term.Name] = true
		if term.Says.EN == "" || term.Says.NL == "" || term.At == 0 {
			t.Errorf("term %s lacks a sentence or a moment", term.Name)
		}
	}
	for k, spec := range Consequences() {
		if int(spec.Kind) != k || spec.Name == "" || spec.Says.EN == "" || spec.Says.NL == "" {
			t.Errorf("consequence %d (%s) is not whole", k, spec.Name)
		}
	}
	for m := Moment(0); int(m) < Moments; m++ {
		if m.String() == "" || m.Says().NL == "" {
			t.Errorf("moment %d has no name or sentence", m)
		}
	}
}
