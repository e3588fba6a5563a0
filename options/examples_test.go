package options

import (
	"os"
	"slices"
	"strings"
	"testing"
)

// TestExamples holds scripts against worked examples: each line of an example must be
// said, to whom it names, in that order.
func TestExamples(t *testing.T) {
	src, err := os.ReadFile("testdata/examples.txt")
	if err != nil {
		t.Fatal(err)
	}
	count := 0
	for _, block := range strings.Split(string(src), "\n== ")[1:] {
		head, rest, _ := strings.Cut(block, "\n")
		edition, text, _ := strings.Cut(head, " ")
		for _, part := range strings.Split(rest, "-- ")[1:] {
			lang, body, _ := strings.Cut(part, "\n")
			count++
			t.Run(edition+"/"+text+"/"+lang, func(t *testing.T) {
				x := under(t, edition)
				holdsExample(t, x.Script(x.At(record(t, text))), lang, body)
			})
		}
	}
	if count < 24 {
		t.Errorf("%d examples were read, expected two languages of at least twelve", count)
	}
}

// holdsExample holds one script against the lines of an example.
func holdsExample(t *testing.T, lines []Line, lang, body string) {
	next := 0
	for _, want := range strings.Split(strings.TrimSpace(body), "\n") {
		if strings.HasPrefix(want, "#") || strings.TrimSpace(want) == "" {
			continue
		}
		if never, banned := strings.CutPrefix(want, "! "); banned {
			if slices.ContainsFunc(lines, func(l Line) bool { return strings.Contains(l.Text.In(lang), never) }) {
				t.Errorf("%q is said", never)
			}
			continue
		}
		who, text, _ := strings.Cut(want, " | ")
		at := slices.IndexFunc(lines[next:], func(l Line) bool {
			return l.Audience().In(lang) == who && strings.Contains(l.Text.In(lang), text)
		})
		if at < 0 {
			t.Errorf("%s is not told %q in its place", who, text)
			continue
		}
		next += at + 1
	}
	if t.Failed() {
		t.Log("\n" + spoken(lines, lang))
	}
}

func spoken(lines []Line, lang string) string {
	var b strings.Builder
	for i := range lines {
		b.WriteString(lines[i].Audience().In(lang) + " | " + lines[i].Text.In(lang) + "\n")
	}
	return b.String()
}
