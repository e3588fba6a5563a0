package schema

import (
	"slices"
	"strings"
	"testing"

	"lawc/law"
	"lawc/rules"
)

// TestNewEdition holds that a rule file to begin with is in order and laid out.
func TestNewEdition(t *testing.T) {
	src := NewEdition("1949", "correct-procedure")
	e, problems := Load("x.yaml", src, rules.Assumed)
	if len(problems) > 0 {
		t.Error(problems)
	}
	if own := e.Articles[0].Clauses; len(own) != 1 || own[0].Operative() {
		t.Errorf("a clause that nobody has filled in is live: %+v", own)
	}
	if _, problems := Load("x.yaml", NewEdition("1949")); len(problems) != 1 || problems[0].Code != law.CodeLacking {
		t.Errorf("that says nothing of correct procedure: %v", problems)
	}
	if out, problems := Format("x.yaml", src); string(out) != string(src) || len(problems) > 0 {
		t.Errorf("laid out it becomes\n%s%v", out, problems)
	}
}

// TestAddClause holds that a new clause lands in its article and in order, and
// that nothing else changes.
func TestAddClause(t *testing.T) {
	src := []byte(small)
	e := loadSmall(t)
	before := clauseIDs(e)
	for _, id := range []string{"1.p1.z", "1.a.z", "1.b", "0", "99", "assumed.nothing"} {
		out, problems := AddClause("small.yaml", src, id, trial)
		if problems != nil {
			t.Errorf("adding %s: %v", id, problems)
			continue
		}
		with, _ := Load("small.yaml", out, trial)
		at := slices.Index(clauseIDs(with), id)
		if at < 0 || !slices.Equal(slices.Delete(clauseIDs(with), at, at+1), before) {
			t.Errorf("%s lands at %d of %d", id, at, len(before))
		}
		if strings.Count(string(out), "#") < strings.Count(small, "#") {
			t.Error("a comment is lost")
		}
	}
	if _, problems := AddClause("small.yaml", src, before[0], trial); len(problems) != 1 || problems[0].Code != law.CodeTwice {
		t.Errorf("adding %s again: %v", before[0], problems)
	}
}

func clauseIDs(e *law.Edition) (ids []string) {
	e.Clauses(func(_ *law.Article, c *law.Clause) { ids = append(ids, c.ID) })
	return ids
}
