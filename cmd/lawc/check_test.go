package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"lawc/law"
	"lawc/rules"
)

// checked runs lawc check and gives what it prints to each stream.
func checked(args ...string) (out, errs string, exit int) {
	var o, e bytes.Buffer
	exit = run(append([]string{"check", "--quick"}, args...), nil, &o, &e)
	return o.String(), e.String(), exit
}

// TestCheckProblems holds what lawc check prints about each faulty file of
// testdata/problems to the lines in the file beside it. What the readers alone
// say about rules and cases is held in schema; here it must be among what is
// said.
func TestCheckProblems(t *testing.T) {
	seen := map[string]bool{law.CodeLayout: true} // which lawc fmt gives
	faults := 0
	for _, kind := range []string{"rules", "cases", "conditions", "names"} {
		t.Run(kind, func(t *testing.T) {
			t.Chdir(filepath.Join("..", "..", "testdata", "problems", kind))
			files, _ := filepath.Glob("*.yaml")
			faults += len(files)
			for _, file := range files {
				args := []string{file}
				if strings.HasPrefix(file, "topic") || strings.HasPrefix(file, "placeholder") { // notes alone
					args = append(args, "--notes")
				}
				got, _, exit := checked(args...)
				if exit != int(failed) && len(args) == 1 {
					t.Errorf("%s: exit status %d, want %d", file, exit, failed)
				}
				holdLines(t, strings.TrimSuffix(file, ".yaml")+".out", got, kind == "conditions" || kind == "names")
				for _, c := range law.Codes() {
					seen[c.ID] = seen[c.ID] || strings.Contains(got, "["+c.ID+"]")
				}
			}
		})
	}
	for _, c := range law.Codes() {
		if !seen[c.ID] && c.ID < law.CodeDead { // what clauses mean together has tests of its own
			t.Errorf("no file shows code %s: %s", c.ID, c.Says.EN)
		}
	}
	if faults < 60 {
		t.Errorf("%d faults, want 60 at least", faults)
	}
}

// holdLines compares what was printed with a file: exactly, or else each line of
// the file must be there.
func holdLines(t *testing.T, file, got string, exactly bool) {
	t.Helper()
	if *update && exactly {
		if err := os.WriteFile(file, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if exactly && got != string(want) {
		t.Errorf("%s differs; go test ./cmd/lawc -update rewrites it\ngot\n%swant\n%s", file, got, want)
	}
	lines := strings.Split(got, "\n")
	for _, line := range strings.Split(string(want), "\n") {
		if !slices.Contains(lines, line) {
			t.Errorf("%s: not told: %s\ngot\n%s", file, line, got)
		}
	}
}

// TestWatch holds that a file is checked again when it has been saved.
func TestWatch(t *testing.T) {
	file := filepath.Join(t.TempDir(), "rules.yaml")
	save := func(text string) {
		if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	var out, errs bytes.Buffer
	save("edition: [")
	k := &checking{console: &console{out: &out, errs: &errs}, format: newChoice("text")}
	looks := 0
	err := k.watchFiles([]string{file}, func() bool {
		if looks++; looks == 2 {
			save("edition: mine\n")
		}
		return looks < 4
	})
	if err != nil {
		t.Fatal(err)
	}
	if n := strings.Count(errs.String(), "checked"); n != 2 {
		t.Errorf("checked %d times, want 2:\n%s", n, errs.String())
	}
	if !strings.Contains(out.String(), "[L001]") || !strings.Contains(out.String(), "[L007]") {
		t.Errorf("told\n%s", out.String())
	}
}

// TestCheckFormats holds that what is machine-readable stays so when nothing is
// wrong, and that the editions give nothing but notes.
func TestCheckFormats(t *testing.T) {
	for _, format := range []string{"json", "sarif", "github"} {
		out, _, exit := checked("--format", format)
		if valid := json.Valid([]byte(out)); exit != 0 || valid != (format != "github") {
			t.Errorf("--format %s: exit status %d\n%s", format, exit, out)
		}
	}
}

// TestCheckReadings tells of a reading that nobody has written down, and takes one that
// stands in the checkout of the file.
func TestCheckReadings(t *testing.T) {
	src, err := rules.Read("1936")
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	file := filepath.Join(dir, "rules", "1936.yaml")
	if err := errors.Join(os.Mkdir(filepath.Dir(file), 0o755), os.Mkdir(filepath.Join(dir, "docs"), 0o755),
		os.WriteFile(file, bytes.Replace(src, []byte("reading: ["), []byte("reading: [R990, "), 1), 0o644)); err != nil {
		t.Fatal(err)
	}
	if status, out, _ := lawc("", "check", "--quick", file); status != 1 || !strings.Contains(out, `unknown reading "R990", expected one of docs/readings.yaml`) {
		t.Errorf("exit status %d: %s", status, out)
	}
	if err := os.WriteFile(filepath.Join(dir, "docs", "readings.yaml"), []byte("R990: As is said here.\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	if status, out, _ := lawc("", "check", "--quick", file); status != 0 {
		t.Errorf("exit status %d: %s", status, out)
	}
}

// TestSameLineElsewhere holds that a problem is told though another file has one in the
// line of the same number.
func TestSameLineElsewhere(t *testing.T) {
	t.Chdir(t.TempDir())
	for name, text := range map[string]string{
		"theirs.yaml": `assumed: theirs
title: {en: Theirs, nl: Van hen}
clauses:
  - id: "assumed.it"
    kind: procedure
    topics: [auction/rotation]
    says: {en: it, nl: het}
    cite: it
    provenance: assumed
    at: call
    expr: nonsense
    then: [{find: call_out_of_rotation}]
`,
		"mine.yaml": `edition: mine
source:
  title: {en: Mine, nl: Van mij}
  text: made for this test
  covers: {en: it, nl: het}
assumes: [theirs]
articles:
  - number: "1"
    title: {en: It, nl: Het}
    clauses: []
    colour: red
`} {
		if err := os.WriteFile(name, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	out, _, exit := checked("mine.yaml")
	if exit != int(failed) || !strings.Contains(out, "mine.yaml:11:5:") || !strings.Contains(out, "theirs.yaml:11:11: unknown term nonsense") {
		t.Errorf("exit status %d\n%s", exit, out)
	}
}
