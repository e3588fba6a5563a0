package report

import (
	"strings"
	"testing"

	"lawc/auction"
	"lawc/law"
)

// TestValuesHaveWords holds that whatever a condition can ask for and a
// consequence can bring is said in words on a page, in either language.
func TestValuesHaveWords(t *testing.T) {
	said := func(where string, values []string) {
		for _, value := range values {
			if english.page.values[value] == "" || dutch.page.values[value] == "" {
				t.Errorf("%s: there are no words for %s", where, value)
			}
		}
	}
	for _, term := range law.Terms() {
		said(term.Name, term.Values)
	}
	for _, spec := range law.Consequences() {
		for _, param := range spec.Params {
			said(spec.Name, param.Values)
		}
	}
}

// TestPageEscapes puts markup where users may put text.
func TestPageEscapes(t *testing.T) {
	const nasty = `"><script>alert(1)</script>♥`
	record, err := auction.Parse("N: 1S")
	if err != nil {
		t.Fatal(err)
	}
	record.ID = nasty
	clause := law.Clause{ID: nasty, Topic: nasty, Says: law.Text{EN: nasty, NL: nasty}, Cite: nasty, Readings: []string{nasty}}
	edition := &law.Edition{Name: nasty, Title: law.Text{EN: nasty, NL: nasty}, Articles: []law.Article{{Clauses: []law.Clause{clause}}}}
	r := &law.Result{
		Edition: edition, Record: &record, Turn: law.Nobody, Declarer: law.Nobody,
		Events:  []law.Event{{Clauses: []*law.Clause{&edition.Articles[0].Clauses[0]}}},
		Clauses: []*law.Clause{&edition.Articles[0].Clauses[0]},
	}
	for _, lang := range Languages() {
		page := AppendPageStart(nil, nasty, lang)
		page = AppendHTML(page, r, lang)
		page = AppendComparisonHTML(page, []*law.Result{r, r}, lang)
		page = AppendTopicsHTML(page, []string{nasty}, []*law.Edition{edition}, lang)
		if text := string(AppendPageEnd(page)); strings.Contains(text, "<script") {
			t.Errorf("the page holds markup that was text: %.300q", text[max(0, strings.Index(text, "<script")-100):])
		}
	}
}

// TestSuits holds that a suit has its colour together with the level or rank
// beside it.
func TestSuits(t *testing.T) {
	for text, want := range map[string]string{
		"1♥ by East":  `<span class="suit h">1♥</span> by East`,
		"♠K, ♦T":      `<span class="suit s">♠K</span>, <span class="suit d">♦T</span>`,
		"W ♣ & 1NT":   `W <span class="suit c">♣</span> &amp; 1NT`,
		"[8♣]":        `[<span class="suit c">8♣</span>]`,
		"♠ And so on": `<span class="suit s">♠</span> And so on`,
	} {
		if got := withSuits(text); got != want {
			t.Errorf("%s: got %s, want %s", text, got, want)
		}
	}
}
