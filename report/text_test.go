package report

import (
	"bytes"
	"flag"
	"os"
	"regexp"
	"strings"
	"testing"

	"lawc/internal/layout"
	"lawc/law"
)

var update = flag.Bool("update", false, "rewrite the golden files")

// TestTextOfExamples holds the text of the hand-written results, in both
// languages, to a golden file.
func TestTextOfExamples(t *testing.T) {
	var got []byte
	for _, line := range examples(t) {
		r := decode(t, line)
		for _, lang := range Languages() {
			got = append(AppendText(got, r, Style{Lang: lang}), '\n')
			got = append(AppendComparison(got, []*law.Result{r}, Style{Lang: lang}), '\n')
		}
	}
	const golden = "../testdata/report/rulings.txt"
	if *update {
		if err := os.WriteFile(golden, got, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(golden)
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(got, want) {
		t.Errorf("the text has changed; go test ./report -update rewrites %s\ngot\n%s", golden, got)
	}
}

var escape = regexp.MustCompile("\x1b\\[[0-9;]*m")

func TestTerminalTextSaysTheSame(t *testing.T) {
	letters := strings.NewReplacer("♣", "C", "♦", "D", "♥", "H", "♠", "S")
	for _, line := range examples(t) {
		r := decode(t, line)
		want := string(AppendText(nil, r, Style{}))
		got := string(AppendText(nil, r, Style{Symbols: true, Colour: true}))
		if got = letters.Replace(escape.ReplaceAllString(got, "")); got != want {
			t.Errorf("got\n%s\nwant\n%s", got, want)
		}
	}
}

func TestTextKeepsWithinWidth(t *testing.T) {
	for _, width := range []int{60, 80, 120} {
		for _, line := range examples(t) {
			text := string(AppendText(nil, decode(t, line), Style{Width: width}))
			for i, row := range strings.Split(text, "\n") {
				if i > 1 && layout.Columns(row) > width { // the record itself is not broken
					t.Errorf("got a line of %d columns, want at most %d: %s", layout.Columns(row), width, row)
				}
			}
		}
	}
}

func TestHTMLIsEscaped(t *testing.T) {
	r := decode(t, examples(t)[0])
	r.Record.ID = "<script>&"
	r.Edition.Title.EN = "a < b"
	page := string(AppendPageEnd(AppendHTML(AppendPageStart(nil, "<run>", "en"), r, "en")))
	for _, raw := range []string{"<script>", "a < b", "<run>"} {
		if strings.Contains(page, raw) {
			t.Errorf("got %q unescaped in\n%s", raw, page)
		}
	}
}

// TestLabelled keeps a label that fills its column apart from the text beside it.
func TestLabelled(t *testing.T) {
	p := printer{words: wordsIn("en")}
	p.labelled("assumed.rotation~", "The dealer calls first.")
	p.labelled("17.s2", "He does.")
	if got := string(p.buf); got != "    assumed.rotation~ The dealer calls first.\n    17.s2           He does.\n" {
		t.Errorf("got %q", got)
	}
}
