package report

import (
	"strings"
	"testing"

	"lawc/auction"
	"lawc/law"
)

// trialClause has a condition and a consequence of each sort.
var trialClause = law.Clause{ID: "1.a", Provenance: "inferred", Confidence: "low", Provisions: []law.Provision{{
	At: law.Name{Text: "owed_call"},
	When: []law.Condition{
		{Term: law.Name{Text: "duty"}, Values: []law.Name{{Text: "pass"}}, From: "1"},
		{Term: law.Name{Text: "irregularity"}, Values: []law.Name{{Text: "wrong_board"}, {Text: "bid_over_seven"}}},
		{Term: law.Name{Text: "conventional"}, Values: []law.Name{{Text: "false"}}},
		{Term: law.Name{Text: "now_conventional"}, Values: []law.Name{{Text: "true"}}},
		{Term: law.Name{Text: "closed"}, Values: []law.Name{{Text: "false"}}},
	},
	Exprs: []law.Source{{Text: "misnamed"}},
	Then: []law.Consequence{
		{Kind: law.BringMayNot, Args: []law.Arg{
			{Name: law.Name{Text: "who"}, Values: []law.Name{{Text: "partner"}}}, {Name: law.Name{Text: "calls"}, Values: []law.Name{{Text: "pass"}, {Text: "bid"}}},
			{Name: law.Name{Text: "until"}, Values: []law.Name{{Text: "turn"}}}, {Name: law.Name{Text: "that_bid"}, Values: []law.Name{{Text: "true"}}},
		}},
		{Kind: law.BringDiscretion, Ground: law.Text{EN: "it hurts", NL: "het doet pijn"}, Args: []law.Arg{
			{Name: law.Name{Text: "may"}, Values: []law.Name{{Text: "restrictions"}}}, {Name: law.Name{Text: "if"}, Values: []law.Name{{Text: "damaging"}}},
		}},
	},
}}}

// TestWordsOfClauses holds that what a clause reads and brings is said in words,
// each word as its term or argument has it.
func TestWordsOfClauses(t *testing.T) {
	for lang, want := range map[string][]string{
		"en": {
			"a player makes a call while he owes one", "what the offender owes at his turn: pass", "a call made with the cards of another board or a bid of more than seven",
			"not conventional", "the call now made: conventional", "not so: the auction is closed", "the doubler named another bid than the last one",
			"the offender's partner may not make a pass or a bid at this turn (that bid only)", "the director may decide on restrictions on the offending side, if the other side was damaged: it hurts",
		},
		"nl": {
			"een speler doet een bieding terwijl hij", "wat de overtreder in zijn beurt verplicht is: passen", "een bieding met de kaarten van een ander bord of een bod van meer dan zeven",
			"niet conventioneel", "de bieding die nu wordt gedaan: conventioneel", "niet zo: het bieden is gesloten", "de doubleerder noemde een ander bod",
			"verboden voor de partner van de overtreder: een pas of een bod, in deze beurt (alleen dat bod)", "de arbiter mag besluiten tot beperkingen voor de overtredende partij, als de andere partij is benadeeld en het doet pijn",
		},
	} {
		reader := clauseReader{&law.Edition{Facts: knownFacts}, wordsIn(lang), lang}
		all := ""
		for _, row := range reader.rows(&trialClause) {
			all += row.says + "\n"
		}
		for _, piece := range want {
			if !strings.Contains(all, piece) {
				t.Errorf("%s: found no %q in\n%s", lang, piece, all)
			}
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
	clause := law.Clause{ID: nasty, Topics: []string{nasty}, Says: law.Text{EN: nasty, NL: nasty}, Cite: nasty, Readings: []law.Name{{Text: nasty}}}
	edition := &law.Edition{Name: nasty, Title: law.Text{EN: nasty, NL: nasty}, Articles: []law.Article{{Clauses: []law.Clause{clause}}}}
	r := &law.Result{
		Edition: edition, Record: &record, Turn: law.Nobody, Declarer: law.Nobody,
		Events:  []law.Event{{Clauses: []*law.Clause{&edition.Articles[0].Clauses[0]}}},
		Clauses: []*law.Clause{&edition.Articles[0].Clauses[0]},
	}
	for _, lang := range Languages() {
		page := AppendPageStart(nil, nasty, lang)
		page = AppendHTML(page, r, lang)
		page = AppendComparisonHTML(page, []*law.Result{r, r}, []Link{{nasty, nasty}}, lang)
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
