package main

import (
	"os"
	"os/exec"
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
	for _, lang := range []string{"en", "nl"} {
		index := printed(t, "help", "topics", "--lang", lang)
		for _, name := range docs.Pages() {
			if !strings.Contains(index, " "+name+" ") {
				t.Errorf("the name of %s is not in\n%s", name, index)
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

// TestCompletionBegun completes what has been begun, in lists with commas too, and nothing
// else: zsh is slow with what does not fit.
func TestCompletionBegun(t *testing.T) {
	for line, want := range map[string]string{
		"show 27.b.1": "27.B.1\n27.B.1.a\n27.B.1.b\n", "table --editions 1936,198": "1936,1982\n1936,1987\n", "compare -e 2007,20": "2007,2017\n",
		"diff 201": "2017\n", "check --explain L00": "L001\nL002\nL003\nL004\nL005\nL006\nL007\nL008\nL009\n", "help fac": "facts\n",
	} {
		out := printed(t, append([]string{"__complete"}, strings.Fields(line)...)...)
		if got := out[:strings.LastIndex(out, ":")]; got != want {
			t.Errorf("%q: got %q, want %q", line, got, want)
		}
	}
}

// TestCompletionInQuotes holds that the scripts of cobra are still those in which words
// with an open quote are provided for, and, where there is a bash, that it reads ours.
func TestCompletionInQuotes(t *testing.T) {
	for shell, pairs := range quoted {
		for _, flags := range [][]string{nil, {"--no-descriptions"}} {
			script := printed(t, append([]string{"completion", shell}, flags...)...)
			for i := 0; i < len(pairs); i += 2 {
				if strings.Count(script, pairs[i+1]) != 1 {
					t.Errorf("%s: there is no\n%s", shell, pairs[i+1])
				}
			}
			if path, err := exec.LookPath(shell); err == nil {
				check := exec.Command(path, "-n")
				check.Stdin = strings.NewReader(script)
				if said, err := check.CombinedOutput(); err != nil {
					t.Errorf("%s: %v: %s", shell, err, said)
				}
			}
		}
	}
}

// TestCompletionOfFacts holds that facts are completed wherever a record is written: quoted
// or not, with the editions asked for and the user's own, and their values.
func TestCompletionOfFacts(t *testing.T) {
	t.Chdir("../..")
	house := filepath.Join(t.TempDir(), "house.yaml")
	text, err := os.ReadFile("testdata/problems/conditions/topic-alone.yaml")
	if err == nil {
		err = os.WriteFile(house, []byte(strings.Replace(string(text), "  pause:", "  muttered:", 1)), 0o644)
	}
	if err != nil {
		t.Fatal(err)
	}
	for _, test := range []struct {
		args       []string
		want, none string
	}{
		{[]string{"run", "N: 1S 1H{con"}, "N: 1S 1H{conventional", "N: 1S 1H{comparable"},
		{[]string{"run", "N:", "1S", "1H{pause,com"}, "1H{pause,comparable", "1H{pause,conventional"},
		{[]string{"N:", "1S", "1H{com"}, "1H{comparable", "1H{pause"},
		{[]string{"N: 1S{"}, "N: 1S{pause", "run"},
		{[]string{"run", "-e", "1982", "1H{"}, "1H{pause", "1H{comparable"},
		{[]string{"run", "--rules", house, "-e", "2000", "1H{"}, "1H{muttered", "1H{pause"},
		{[]string{"compare", "1H{conventional="}, "1H{conventional=H", "1H{conventional=true"},
		{[]string{"options", "1H{conventional=H+"}, "1H{conventional=H+S", "1H{conventional=H+H"},
		{[]string{"table", "--record", "N: 1S{pause="}, "N: 1S{pause=false", "N: 1S{pause=H"},
		{[]string{"timeline", "--record", "N: 1S{pause}>2S{mis"}, "N: 1S{pause}>2S{misinformed", "N: 1S{pause}>2S{pause"},
		{[]string{"diff", "--record", "N: 1S{wrong"}, "N: 1S{wrong_board", "N: 1S{pause"},
		{[]string{"run", "1H{pause}"}, "", "1H{pause}pause"},
	} {
		out := "\n" + printed(t, append([]string{"__complete"}, test.args...)...)
		if test.want != "" && !strings.Contains(out, "\n"+test.want+"\n") || strings.Contains(out, "\n"+test.none) {
			t.Errorf("%q: expected %q and no %q in%s", test.args, test.want, test.none, out)
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
