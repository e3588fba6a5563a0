package report

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"

	"lawc/differ"
	"lawc/law"
)

func names(words ...string) (list []law.Name) {
	for _, w := range words {
		list = append(list, law.Name{Text: w})
	}
	return list
}

func when(term string, values ...string) law.Condition {
	return law.Condition{Term: law.Name{Text: term}, Values: names(values...)}
}

func mustPass(who, long string) law.Consequence {
	return law.Consequence{Kind: law.BringMustPass, Args: []law.Arg{
		{Name: law.Name{Text: "who"}, Values: names(who)}, {Name: law.Name{Text: "for"}, Values: names(long)},
	}}
}

// changed are two editions of a few clauses, the first of which only has them otherwise.
func changed() (a, b *law.Edition) {
	clause := func(id, topic string, v ...law.Provision) law.Clause {
		return law.Clause{ID: id, Topics: []string{topic}, Kind: "rectification", Says: law.Text{EN: "It says " + id, NL: "Er staat " + id}, Provenance: "direct", Provisions: v}
	}
	ruling, next := law.Name{Text: "ruling"}, law.Name{Text: "next_call"}
	a = &law.Edition{Name: "A", Whole: true, Articles: []law.Article{{Number: "5", Title: law.Text{EN: "Bids", NL: "Boden"}, Clauses: []law.Clause{
		clause("5.a", "one", law.Provision{At: ruling, When: []law.Condition{when("closed", "false"), when("its_call", "bid", "pass")}, Then: []law.Consequence{mustPass("partner", "rest")}}),
		clause("5.b", "two", law.Provision{At: ruling}),
		clause("5.c", "three", law.Provision{At: ruling}),
	}}}}
	b = &law.Edition{Name: "B", Whole: true, Articles: []law.Article{
		{Number: "7", Title: law.Text{EN: "Insufficient bids", NL: "Onvoldoende boden"}, Clauses: []law.Clause{
			clause("7.a", "one",
				law.Provision{At: next, When: []law.Condition{when("misnamed", "true"), when("its_call", "pass", "double")}, Exprs: []law.Source{{Text: "not (level > 3 or on_turn in [lho, rho])"}},
					Then: []law.Consequence{mustPass("partner", "next_turn"), {Kind: law.BringExposesTo, Values: names("9", "7.a")}}},
				law.Provision{At: ruling, Then: []law.Consequence{{Kind: law.BringCancel}}}),
			clause("7.b", "two", law.Provision{At: ruling}),
		}},
		{Number: "9", Title: law.Text{EN: "Leads", NL: "Voorspelen"}, Clauses: []law.Clause{clause("9.a", "four", law.Provision{At: ruling})}},
	}}
	return a, b
}

// TestChangesInWords tells what has changed in clauses without a word of a rule file.
func TestChangesInWords(t *testing.T) {
	a, b := changed()
	c := &differ.Comparison{A: a, B: b, Clauses: differ.CompareClauses(a, b)}
	for lang, want := range map[string][]string{
		"en": {
			"now comes up at this moment: after the ruling on a call that was cancelled, a call has been made that counts; no longer: attention has been drawn and an open irregularity is ruled upon",
			"now also holds where: the auction is closed",
			"now holds for this; the kind of the irregular call; for a change, of the second call; none for a card: a double; no longer: a bid",
			"now also wants: the doubler named another bid than the last one",
			"no longer holds where: “the number of odd tricks of the bid now made; 0 for another call” more than 3",
			"no longer holds where: “whose turn it was when the call was made, as seen from the player who made it: the left-hand opponent or the right-hand opponent”",
			"now: the offender's partner must pass at the next turn; no longer: the offender's partner must pass for the rest of the auction",
			"now also: article 9 (Leads) and 7.a may then apply",
			"now also provides: at this moment: attention has been drawn and an open irregularity is ruled upon; then: the irregular call is cancelled",
		},
		"nl": {
			"komt nu aan de orde op dit ogenblik: na de beslissing over een vervallen bieding is een bieding gedaan die telt; niet langer: er is op gewezen, en over een openstaande onregelmatigheid wordt beslist",
			"geldt nu ook waar: het bieden is gesloten",
			"geldt nu hiervoor; het soort van de onregelmatige bieding; bij een wijziging de tweede; none bij een kaart: een doublet; niet langer: een bod",
			"stelt nu ook als voorwaarde: de doubleerder noemde een ander bod dan het laatste",
			"geldt niet langer waar: “het aantal trekken van het bod dat nu wordt gedaan; 0 voor een andere bieding” meer dan 3",
			"geldt niet langer waar: “wie aan de beurt was toen de bieding werd gedaan, gezien vanuit de speler die haar deed: de linkertegenstander of de rechtertegenstander”",
			"nu: passen is verplicht voor de partner van de overtreder, in de eerstvolgende beurt; niet langer: passen is verplicht voor de partner van de overtreder, tot het einde van het bieden",
			"nu ook: artikel 9 (Voorspelen) en 7.a kan dan gelden",
			"bepaalt nu ook: op dit ogenblik: er is op gewezen, en over een openstaande onregelmatigheid wordt beslist; dan: de onregelmatige bieding wordt geannuleerd",
		},
	} {
		tell := newChangeTeller(a, b, lang)
		if got := tell.sentences(&c.Clauses[0]); !slices.Equal(got, want) {
			t.Errorf("%s: got\n%s\nwant\n%s", lang, strings.Join(got, "\n"), strings.Join(want, "\n"))
		}
	}
}

// TestChangesByArticle names clauses that have another number, have come or have gone by
// the titles of their articles, the same in each form.
func TestChangesByArticle(t *testing.T) {
	a, b := changed()
	c := &differ.Comparison{A: a, B: b, Clauses: differ.CompareClauses(a, b)}
	shown := Shown{Clauses: true}
	text := string(AppendEditionDiff(nil, c, shown, Style{Lang: "en", Width: 1000}))
	for _, want := range []string{
		"Changed\n    Insufficient bids\n      7.a, in A 5.a\n        - now comes up",
		"The same under another number\n    Insufficient bids: 5.b → 7.b\n", "New in B\n    Leads: 9.a\n", "No longer in B\n    Bids: 5.c\n",
	} {
		if !strings.Contains(text, want) {
			t.Errorf("found no %q in\n%s", want, text)
		}
	}
	page := EditionDiffParts(c, shown, "en", func(e *law.Edition, c *law.Clause) string { return "#" + e.Name + c.ID })
	if len(page) != 1 || !strings.Contains(page[0].Body, `<a class=id href="#B7.a">7.a</a>, in A <a class=id href="#A5.a">5.a</a>`) || !strings.Contains(page[0].Body, "<b>Leads</b>: <a class=id href=\"#B9.a\">9.a</a>") {
		t.Errorf("got %+v", page)
	}
	out, err := AppendEditionDiffJSON(nil, c, shown, "nl")
	var got struct {
		Groups  *[]any
		Clauses []struct {
			Kind, Article string
			Words         []string
		}
	}
	if err != nil || json.Unmarshal(out, &got) != nil || got.Groups != nil || len(got.Clauses) != 4 || len(got.Clauses[0].Words) != 9 || got.Clauses[3].Article != "Voorspelen" {
		t.Errorf("%v: got %+v", err, got)
	}
	a.Whole = false
	if text := string(AppendEditionDiff(nil, c, shown, Style{Lang: "en", Width: 1000})); strings.Contains(text, "New in") || !strings.Contains(text, "Only in B; what is known of A holds no such clause") {
		t.Errorf("a source that is not whole is said to lack what was not read:\n%s", text)
	}
	shown.Draft = true
	if text := string(AppendEditionDiff(nil, c, shown, Style{Lang: "nl", Width: 1000})); !strings.Contains(text, "9.a Er staat 9.a") {
		t.Errorf("a draft does not say what is new:\n%s", text)
	}
}

// TestDemands takes a predicate apart where all of it must hold, and nowhere else: "or"
// binds least.
func TestDemands(t *testing.T) {
	_, e := changed()
	e.Articles[0].Clauses[0].Defines = []law.Definition{{Name: law.Name{Text: "shown_or_led"}, Expr: law.Source{Text: "honour or led"}}}
	r := clauseReader{e, wordsIn("en"), "en"}
	honour, led, closed := "“a card exposed was an honour”", "“a card exposed was led before its time”", "“the auction is closed”"
	for predicate, want := range map[string][]demand{
		"honour and led":                  {{honour, false}, {led, false}},
		"honour or led and closed":        {{honour + " or " + led + " and " + closed, false}},
		"(honour or led) and not closed":  {{honour + " or " + led, false}, {closed, true}},
		"not (honour or led and closed)":  {{honour, true}, {led + " and " + closed, true}},
		"not (honour and led)":            {{honour + " and " + led, true}},
		"not (not honour or not led)":     {{honour, false}, {led, false}},
		"not honour and (led and closed)": {{honour, true}, {led, false}, {closed, false}},
		"(honour) or (led)":               {{"(" + honour + ") or (" + led + ")", false}},
		"shown_or_led and closed":         {{honour + " or " + led, false}, {closed, false}},
		"not shown_or_led":                {{honour, true}, {led, true}},
		"closed or shown_or_led":          {{closed + " or (" + honour + " or " + led + ")", false}},
		"cards not in [none, one] and level > 2": {{"not “how many cards the offender has exposed in all: none or one”", false},
			{"“the number of odd tricks of the bid now made; 0 for another call” more than 2", false}},
	} {
		if got := r.demands(predicateToken.FindAllString(predicate, -1), false); !slices.Equal(got, want) {
			t.Errorf("%s: got %v, want %v", predicate, got, want)
		}
	}
}
