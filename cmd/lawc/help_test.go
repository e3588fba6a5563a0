package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"lawc/docs"
)

// TestHelpTopics prints every page of the book.
func TestHelpTopics(t *testing.T) {
	for _, topic := range append(docs.Pages(), "topics", "rules", "Records", "fact") {
		out := printed(t, "help", topic)
		for _, line := range strings.Split(out, "\n") {
			if strings.HasPrefix(line, "|") || strings.HasPrefix(line, "#") || strings.HasPrefix(line, "```") || strings.Contains(line, "<!--") {
				t.Errorf("%s: got the Markdown %q", topic, line)
			}
		}
	}
	for topic, want := range map[string]string{"recrods": "did you mean records?", "rnu": "did you mean run?", "xyzzyx": "lawc help topics"} {
		if status, _, errs := lawc("", "help", topic); status != 2 || !strings.Contains(errs, want) {
			t.Errorf("help %s: got %d, %q", topic, status, errs)
		}
	}
}

// TestManual writes the manual twice: it depends on nothing but the commands.
func TestManual(t *testing.T) {
	first, second := filepath.Join(t.TempDir(), "man"), t.TempDir()
	printed(t, "help", "--man", first)
	t.Setenv("LANG", "en_US.UTF-8")
	printed(t, "help", "--man", second)
	files, err := os.ReadDir(first)
	if err != nil || len(files) < 10 {
		t.Fatalf("got %d pages (%v)", len(files), err)
	}
	for _, f := range files {
		a, _ := os.ReadFile(filepath.Join(first, f.Name()))
		b, _ := os.ReadFile(filepath.Join(second, f.Name()))
		if string(a) != string(b) || !strings.HasPrefix(string(a), ".TH LAWC") || !strings.Contains(string(a), "\n.SH NAME\n") {
			t.Errorf("%s: got %.60q and %.60q", f.Name(), a, b)
		}
	}
}

// TestCompletion holds that names in the editions are completed where they are asked.
func TestCompletion(t *testing.T) {
	for line, want := range map[string]string{
		"show ": "27.B.1.a", "show -e 1982 ": "27.p1.s2", "timeline ": "insufficient-bid/lowest-same-denomination",
		"check --explain ": "L012", "diff ": "1982", "help ": "records", "run --format ": "csv", "run -e ": "2017",
		"table ": "insufficient-bid", "table --editions ": "1936", "schema ": "cases", "diff --article ": "27",
	} {
		args := append([]string{"__complete"}, strings.Fields(line)...)
		if out := printed(t, append(args, "")...); !strings.Contains("\n"+out, "\n"+want+"\n") {
			t.Errorf("%q: %s is not among %.200q", line, want, out)
		}
	}
}

// TestSchema prints every schema.
func TestSchema(t *testing.T) {
	for _, name := range schemaNames() {
		var schema map[string]any
		decode(t, printed(t, "schema", name), &schema)
		if schema["$schema"] == nil || schema["title"] == nil {
			t.Errorf("%s: got the keys of %v", name, schema["title"])
		}
	}
	if status, _, errs := lawc("", "schema", "edtion"); status != 2 || !strings.Contains(errs, "did you mean edition?") {
		t.Errorf("got %d, %q", status, errs)
	}
}
