package schema

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"lawc/law"
)

// TestNewEdition holds that a rule file to begin with is in order and laid out.
func TestNewEdition(t *testing.T) {
	src := NewEdition("1949")
	if _, problems := Load("x.yaml", src); len(problems) > 0 {
		t.Error(problems)
	}
	if out, problems := Format("x.yaml", src); string(out) != string(src) || len(problems) > 0 {
		t.Errorf("laid out it becomes\n%s%v", out, problems)
	}
}

// TestAddClause holds that a new clause lands in its article and in order, and
// that nothing else changes.
func TestAddClause(t *testing.T) {
	files, _ := filepath.Glob(filepath.Join("..", "rules", "*.yaml"))
	for _, file := range files {
		src, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		e, _ := Load(file, src)
		before := clauseIDs(e)
		for _, id := range []string{before[0] + ".z", before[2] + ".z", "99", "assumed.nothing"} {
			out, problems := AddClause(file, src, id)
			if problems != nil {
				t.Errorf("%s: adding %s: %v", file, id, problems)
				continue
			}
			with, _ := Load(file, out)
			at := slices.Index(clauseIDs(with), id)
			if at < 0 || !slices.Equal(slices.Delete(clauseIDs(with), at, at+1), before) {
				t.Errorf("%s: %s lands at %d of %d", file, id, at, len(before))
			}
			if strings.Count(string(out), "#") < strings.Count(string(src), "#") {
				t.Errorf("%s: a comment is lost", file)
			}
		}
		if _, problems := AddClause(file, src, before[0]); len(problems) != 1 || problems[0].Code != law.CodeTwice {
			t.Errorf("%s: adding %s again: %v", file, before[0], problems)
		}
	}
}

func clauseIDs(e *law.Edition) (ids []string) {
	e.Clauses(func(_ *law.Article, c *law.Clause) { ids = append(ids, c.ID) })
	return ids
}
