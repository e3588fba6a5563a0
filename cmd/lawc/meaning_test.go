package main

import (
	"bytes"
	"path/filepath"
	"strings"
	"testing"

	"lawc/internal/fortest"
	"lawc/law"
	"lawc/rules"
)

// TestMeaningProblems holds that what exploring tells of each file of
// testdata/problems/meaning has the line of its one fault in it.
func TestMeaningProblems(t *testing.T) {
	fortest.TakesLong(t)
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

// TestCopyWithoutCertificate holds that a copy of an edition, under another name, is told
// once that it has no certificate, and nothing that is accepted of the edition; and that
// one with a certificate of its own is told nothing.
func TestCopyWithoutCertificate(t *testing.T) {
	names := []string{"1963"}
	if fortest.Complete {
		names = rules.Names()
	}
	for _, name := range names {
		t.Run(name, func(t *testing.T) { checkCopy(t, name) })
	}
}

func checkCopy(t *testing.T, name string) {
	t.Chdir(t.TempDir())
	text, err := rules.Read(name)
	if err != nil {
		t.Fatal(err)
	}
	writeFile(t, "house.yaml", strings.Replace(string(text), `edition: "`+name+`"`, `edition: "house"`, 1))
	wanting := "house.yaml has no certificate beside it: as a copy of edition " + name + " it is held to what is accepted there; lawc check --accept house.yaml writes its own\n"
	exit, out, errs := lawc("", "check", "house.yaml")
	if exit != int(fine) || out != "" || strings.Count(errs, wanting) != 1 {
		t.Errorf("got %d\n%s%s", exit, out, errs)
	}
	if exit, _, errs := lawc("", "check", "--accept", "house.yaml"); exit != int(fine) {
		t.Errorf("got %d\n%s", exit, errs)
	}
	if exit, out, errs := lawc("", "check", "house.yaml"); exit != int(fine) || out != "" || strings.Contains(errs, "certificate") {
		t.Errorf("got %d\n%s%s", exit, out, errs)
	}
}
