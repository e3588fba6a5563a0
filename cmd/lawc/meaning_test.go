package main

import (
	"bytes"
	"path/filepath"
	"strings"
	"testing"

	"lawc/law"
)

// TestMeaningProblems holds that what exploring tells of each file of
// testdata/problems/meaning has the line of its one fault in it.
func TestMeaningProblems(t *testing.T) {
	t.Chdir(filepath.Join("..", "..", "testdata", "problems", "meaning"))
	files, _ := filepath.Glob("*.yaml")
	seen := map[string]bool{}
	for _, file := range files {
		var out, errs bytes.Buffer
		run([]string{"check", "--notes", file}, nil, &out, &errs)
		holdLines(t, strings.TrimSuffix(file, ".yaml")+".out", out.String(), false)
		for _, c := range law.Codes() {
			seen[c.ID] = seen[c.ID] || strings.Contains(out.String(), "["+c.ID+"]")
		}
	}
	for _, code := range []string{law.CodeDead, law.CodeConflict, law.CodeUnanswered, law.CodeIdleCondition, law.CodeIdleEdge} {
		if !seen[code] {
			t.Errorf("no file shows code %s", code)
		}
	}
}
