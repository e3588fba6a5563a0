package main

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"lawc/internal/fortest"
	"lawc/rules"
)

// TestTableFragments leaves editions of which only a fragment was read out of the table
// unless they are named, and says so above it, and how to have them.
func TestTableFragments(t *testing.T) {
	unasked := fortest.SideBySide(t)
	fragments := slices.DeleteFunc(rules.Names(), func(n string) bool { return slices.Contains(unasked, n) })
	if len(fragments) == 0 {
		t.Skip("no edition is a fragment")
	}
	left := strings.Join(fragments, ", ")
	for lang, says := range map[string]string{"en": "Left out, since", "nl": "Weggelaten, omdat"} {
		for _, format := range []string{"text", "markdown", "csv", "html"} {
			_, out, errs := lawc("", "table", "--lang", lang, "--format", format, "misnamed-double")
			plain := strings.Join(strings.Fields(out), " ")
			if !strings.Contains(plain, says) || !strings.Contains(plain, left+". ") || !strings.Contains(plain, "--editions") {
				t.Errorf("%s, %s: not told that %s are left out: %s%s", lang, format, left, out, errs)
			}
			if format == "csv" != strings.HasPrefix(out, "id,") || (format == "text" || format == "markdown") && !strings.HasPrefix(out, says) {
				t.Errorf("%s, %s: the table begins with %.80q", lang, format, out)
			}
		}
	}
	if _, out, _ := lawc("", "table", "--format", "json", "misnamed-double"); !strings.Contains(out, `"left_out": [`) {
		t.Errorf("data do not say what is left out:\n%.400s", out)
	}
	for _, named := range []string{"all", strings.Join(rules.Names(), ",")} {
		_, out, errs := lawc("", "table", "--editions", named, "--format", "csv", "misnamed-double")
		head, _, _ := strings.Cut(out, "\n")
		for _, name := range fragments {
			if !strings.Contains(head, ","+name+",") || strings.Contains(out, "Left out") {
				t.Errorf("--editions %s: %s %s", named, head, errs)
			}
		}
	}
}

// TestTableOwnFragment shows a fragment of the user's own: he has named it.
func TestTableOwnFragment(t *testing.T) {
	src, err := os.ReadFile(filepath.Join("..", "..", "rules", fortest.SideBySide(t)[0]+".yaml"))
	if err != nil {
		t.Fatal(err)
	}
	text := strings.Replace(string(src), "\n  covers:", "\n  fragment: true\n  covers:", 1)
	text = strings.Replace(text, "edition: \""+fortest.SideBySide(t)[0], "edition: \"mine", 1)
	file := filepath.Join(t.TempDir(), "mine.yaml")
	if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	_, out, errs := lawc("", "table", "--rules", file, "--format", "csv", "misnamed-double")
	if head, _, _ := strings.Cut(out, "\n"); !strings.Contains(head, ",mine,") {
		t.Errorf("%s%s", head, errs)
	}
}
