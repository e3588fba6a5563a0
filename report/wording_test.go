package report

import (
	"strings"
	"testing"

	"lawc/auction"
	"lawc/internal/layout"
	"lawc/internal/shipped"
	"lawc/interp"
	"lawc/law"
)

// ruled gives what a shipped edition makes of a record. A name may ask for inferred
// clauses.
func ruled(t *testing.T, name, record string) *law.Result {
	t.Helper()
	base, inferred := strings.CutSuffix(name, law.InferredSuffix)
	edition, problems, err := shipped.Open(base)
	if err != nil || len(problems) > 0 {
		t.Fatal(err, problems)
	}
	if inferred {
		edition = edition.WithInferred()
	}
	program, problems := interp.Compile(edition)
	if program == nil {
		t.Fatal(problems)
	}
	r, err := auction.Parse(record)
	if err != nil {
		t.Fatal(err)
	}
	return program.NewMachine().Run(&r)
}

// TestSentences holds that what happened is told as a director would, in both languages.
func TestSentences(t *testing.T) {
	for _, test := range []struct{ edition, record, lang, want string }{
		{"2017", "N: 1S 1H TD E:P P P", "en", "East passes instead."},
		{"2017", "N: 1S 1H TD E:P P P", "en", "West had to pass for the rest of the auction. [27.B.2]"},
		{"2017", "N: 1S 1H TD E:P P P", "nl", "West moest verder blijven passen. [27.B.2]"},
		{"2017", "N: 1S 1H TD E:2H", "nl", "Oost biedt in plaats daarvan 2H."},
		{"2017", "N: 1S N:>2S", "en", "Assumed of the change of 1S to 2S by North, as the record does not say: meant and not misinformed."},
		{"2017", "N: 1S N:>2S", "nl", "Aangenomen van de wijziging van 1S in 2S door Noord, want het verslag zegt het niet: bedoeld en niet verkeerd ingelicht."},
		{"1982", "N: 1S 1H{inadvertent} TD", "en", "Told, not needed: inadvertent (1H by East)."},
		{"1982", "N: 1S 1H{damaging} TD E:2H", "en", "Told of 1H by East: harmful to the other side."},
		{"1982", "N: 1S 1H{damaging} TD E:2H", "nl", "Gezegd van 1H van Oost: schadelijk voor de andere partij."},
		{"1982", "N: 1S 1H{inadvertent} TD", "nl", "Gezegd, niet nodig: inadvertent (1H van Oost)."},
		{"1982", "N: 1D 1NT P 1C TD W:P", "nl", "Moet Oost uitkomen, dan mag de leider een kleur noemen en eisen of verbieden dat Oost daarin uitkomt."},
		{"1982", "N: 1S 1H TD E:P P P", "nl", "Is West voor het eerst aan slag, dan mag de leider eisen of verbieden dat West in harten voorspeelt."},
		{"2017", "N: 1NT>2NT TD", "nl", "1SA, door Noord gewijzigd in 2SA,"},
		{"1963+inferred", "N: 1S 1H TD E:2H", "en", "it is cancelled, but the source of this edition has no clause for what that leads to. [18.s3, 27.p1.s2^]\nEast bids 2H instead."},
	} {
		text := strings.Join(Ruling(ruled(t, test.edition, test.record), Style{Lang: test.lang}), "\n")
		if !strings.Contains(text, test.want) {
			t.Errorf("%s %s: got\n%s\nwant %q", test.edition, test.record, text, test.want)
		}
	}
}

// TestCounted holds that a call which counts is not said to have been left alone.
func TestCounted(t *testing.T) {
	r := ruled(t, "1963+inferred", "N: 1S 1H TD E:2H P")
	text := string(AppendComparison(nil, []*law.Result{r, ruled(t, "1982", "N: 1S 1H TD E:2H P")}, Style{Lang: "en"}))
	for _, want := range []string{"S:P          not looked at", "auction      1S 2H  "} {
		if !strings.Contains(text, want) {
			t.Errorf("there is no %q in\n%s", want, text)
		}
	}
}

// TestHint holds that the next step is told at a terminal only, while a ruling is awaited.
func TestHint(t *testing.T) {
	for _, test := range []struct {
		record string
		hints  bool
		want   bool
	}{{"N: 1S 1H", true, true}, {"N: 1S 1H", false, false}, {"N: 1S 1H TD", true, false}} {
		text := string(AppendText(nil, ruled(t, "2017", test.record), Style{Lang: "en", Hints: test.hints}))
		if got := strings.Contains(text, "Say TD when the director is called; lawc options lists the choices."); got != test.want {
			t.Errorf("%+v: got\n%s", test, text)
		}
	}
}

// TestMarks holds that each way in which a clause is known has a mark of its own, and
// each mark that is used a line.
func TestMarks(t *testing.T) {
	seen := map[string]bool{}
	for _, provenance := range law.Provenances() {
		c := law.Clause{ID: "1.a", Provenance: provenance}
		if seen[clauseID(&c)] {
			t.Errorf("%s has the mark of another", provenance)
		}
		seen[clauseID(&c)] = true
		lines := string(AppendMarks(nil, []*law.Clause{&c}, Style{Lang: "nl"}))
		if got := strings.Contains(lines, "    "+c.Mark()+" "); got != (provenance != "direct") {
			t.Errorf("%s: got %q", provenance, lines)
		}
	}
	text := string(AppendText(nil, ruled(t, "1936", "N: 1S 1H"), Style{Lang: "en"}))
	if !strings.Contains(text, "[assumed.sufficient~]") || !strings.Contains(text, "    ~ assumed: ") || strings.Contains(text, "^ inferred") {
		t.Errorf("got\n%s", text)
	}
}

// TestStacked holds that editions that do not fit beside each other stand under each
// other, and that nothing is lost by it.
func TestStacked(t *testing.T) {
	var rs []*law.Result
	for _, name := range []string{"1936", "1982", "1997", "2007", "2017"} {
		rs = append(rs, ruled(t, name, "N: 1NT P 3NT P P P"))
	}
	for _, width := range []int{40, 60, 80, 200} {
		text := string(AppendComparison(nil, rs, Style{Lang: "en", Width: width}))
		for _, line := range strings.Split(text, "\n")[1:] {
			if layout.Columns(line) > width {
				t.Errorf("width %d: got %q", width, line)
			}
		}
		for _, r := range rs {
			if !strings.Contains(text, r.Edition.Name) {
				t.Errorf("width %d: there is no %s", width, r.Edition.Name)
			}
		}
		if stacked := strings.Contains(text, "    1982: 17.s3"); stacked != (width < 100) {
			t.Errorf("width %d: stacked %v\n%s", width, stacked, text)
		}
	}
}

// TestDocument writes Markdown as text.
func TestDocument(t *testing.T) {
	const page = "# A page\n\nSome *words* and `code` with a [link](x.md),\non two lines.\n\n- an entry\n  that goes on\n\n" +
		"<!-- a remark -->\n| a | b |\n| --- | --- |\n| `x|y` | é |\n\n```\n  as it is\n```\n"
	const want = "A page\n\nSome words and code with a link, on two lines.\n\n- an entry that goes on\n\na    b\nx|y  é\n\n      as it is\n"
	if got := string(AppendDocument(nil, page, Style{Lang: "en"})); got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
}
