package report

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"lawc/law"
)

// TestPages holds that each code has a page that says how to mend it, and that
// each wrong line shown stands in a faulty file whose problems bear the code.
func TestPages(t *testing.T) {
	files, _ := filepath.Glob("../testdata/problems/*/*.out")
	wrong := map[string]string{}
	for _, file := range files {
		out, _ := os.ReadFile(file)
		src, _ := os.ReadFile(strings.TrimSuffix(file, ".out") + ".yaml")
		for _, c := range law.Codes() {
			if strings.Contains(string(out), "["+c.ID+"]") {
				wrong[c.ID] += string(src)
			}
		}
	}
	for _, lang := range Languages() {
		for _, c := range law.Codes() {
			page := explanation(c.ID, lang)
			if !strings.Contains(page, map[string]string{"en": "To mend it", "nl": "Te verhelpen"}[lang]) || c.Says.In(lang) == "" {
				t.Errorf("the page of %s in %s does not say how to mend it: %q", c.ID, lang, page)
			}
			if example(page) != example(explanation(c.ID, "en")) {
				t.Errorf("the page of %s has another example in %s", c.ID, lang)
			}
			for _, line := range strings.Split(strings.TrimRight(example(page), "\n"), "\n") {
				if !strings.Contains(wrong[c.ID], line) {
					t.Errorf("the page of %s shows %q, which no file that bears the code holds", c.ID, line)
				}
			}
		}
	}
}

// example is what a page shows as wrong.
func example(page string) string {
	_, example, _ := strings.Cut(page, "```\n")
	example, _, _ = strings.Cut(example, "```")
	return example
}

// TestExcerpt holds how a problem looks on a terminal.
func TestExcerpt(t *testing.T) {
	problems := []law.Problem{
		{File: "a.yaml", Pos: law.Pos{Line: 2, Col: 9}, Code: "L012", Clause: "1.a", Message: "unknown word"},
		{File: "a.yaml", Pos: law.Pos{Line: 3, Col: 95}, Severity: law.Warning, Message: "far out"},
		{File: "a.yaml", Severity: law.Note, Message: "no place"},
	}
	source := "one\n  at: é rulings\r\n" + strings.Repeat("0123456789", 12) + "\n"
	got := string(AppendProblems(nil, problems, map[string][]byte{"a.yaml": []byte(source)}, Style{Symbols: true, Width: 60}))
	want := `a.yaml:2:9: error: unknown word [L012] (clause 1.a)
    2 |   at: é rulings
      |         ^
a.yaml:3:95: warning: far out
    3 | 01234567890123456789012345678901234567890123456789
      |                         ^
a.yaml: note: no place
`
	if got != want {
		t.Errorf("got\n%swant\n%s", got, want)
	}
}

func TestAnnotations(t *testing.T) {
	problems := []law.Problem{{File: "a,b.yaml", Pos: law.Pos{Line: 2, Col: 9}, Code: "L012", Clause: "1.a", Message: "50%\nnew"}, {Message: "none", Severity: law.Note}}
	want := "::error file=a%2Cb.yaml,line=2,col=9,title=L012::50%25%0Anew (clause 1.a)\n::notice file=::none\n"
	if got := string(AppendAnnotations(nil, problems)); got != want {
		t.Errorf("got %q, want %q", got, want)
	}
}
