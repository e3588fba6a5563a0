package options

import (
	"encoding/json"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"lawc/auction"
	"lawc/law"
	"lawc/schema"
)

// said lists choices as "seat: words", those that follow set in.
func said(choices []Choice, lang string) (list []string) {
	for i := range choices {
		c := &choices[i]
		list = append(list, c.title().In(lang))
		for _, then := range said(c.Then, lang) {
			list = append(list, "  "+then)
		}
	}
	return list
}

func TestChoices(t *testing.T) {
	for _, c := range []struct {
		edition, record string
		want            []string
	}{
		{"1982", "N: 1S 1H", []string{
			"South: accepts in words", "South: any legal call", "South: anything else", "The director is called.",
			"  East: 2H", "  East: any higher heart bid", "  East: any other sufficient bid", "  East: a pass",
			"  East: a double or a redouble", "  East: anything else",
		}},
		// Whoever may let the other side go unpunished is asked, the auction closed or not.
		{"1982", "N: 1S P P P E:2H", []string{"South: accepts in words", "South: any call", "The director is called."}},
		// Two calls of one player await a ruling: it is said which is meant.
		{"1982", "N: 1NT X P 1H W:P", []string{
			"North: accepts pass in words", "North: accepts 1H in words", "North: any sufficient bid or a redouble", "North: a pass",
			"North: anything else", "The director is called.", "  West: 2H", "  West: any higher heart bid",
			"  West: any other sufficient bid", "  West: a pass", "  West: a double or a redouble", "  West: anything else",
		}},
		// Of the player on turn it matters whether he passes: 31.a and 31.d.
		{"1982", "N: E:1H TD", []string{
			"North: any sufficient bid", "  East: hearts again", "  East: any other call", "  East: anything else", "North: a pass",
			"North: anything else",
		}},
		{"2017", "N: 1S 1H TD", []string{
			"East: 2H", "East: any other sufficient bid or a pass", "East: a double", "East: a redouble", "East: anything else",
		}},
		{"1982", "N: 1S", []string{"East: any legal call", "East: anything else"}},
		{"1982", "N: 1S P P P", nil},
	} {
		x := under(t, c.edition)
		if got := said(x.Choices(x.At(record(t, c.record))), "en"); !slices.Equal(got, c.want) {
			t.Errorf("%s %s:\ngot  %s\nwant %s", c.edition, c.record, strings.Join(got, " | "), strings.Join(c.want, " | "))
		}
	}
}

// TestSamples holds every choice against its sample record, run from its beginning: a
// place brought back and taken on must be the place of that record. No call stands in
// two choices of one player, and no two choices have the same words.
func TestSamples(t *testing.T) {
	for _, edition := range []string{"1982", "2017"} {
		x, other := under(t, edition), under(t, edition)
		for _, r := range caseRecords(t, edition, 7) {
			samples(t, x, other, x.Choices(x.At(r)))
		}
	}
}

func samples(t *testing.T, x, other *Explorer, choices []Choice) {
	calls, titles := map[string]bool{}, map[string]bool{}
	for i := range choices {
		c := &choices[i]
		for j := range c.Moves {
			m := &c.Moves[j]
			if key := m.Item.Seat.String() + m.Item.String(); m.Item.Action == auction.Calls && calls[key] {
				t.Errorf("%v: %s stands in two choices", m.Place.Record, key)
			} else {
				calls[key] = true
			}
		}
		if title := c.title().EN; titles[title] {
			t.Errorf("%v: %q twice", c.Record(), title)
		} else {
			titles[title] = true
		}
		again := view2(other.At(record(t, c.Record().String())).Result)
		if got := view2(c.First().Place.Result); got != again {
			t.Errorf("%v:\ngot  %s\nwant %s", c.Record(), got, again)
		}
		samples(t, x, other, c.Then)
	}
}

// view2 is a result without the name that only its input gives it.
func view2(r *law.Result) string {
	v := r.View()
	delete(v, "id")
	text, _ := json.Marshal(v)
	return string(text)
}

// caseRecords gives every n-th record of an edition's cases.
func caseRecords(t *testing.T, edition string, n int) (list []*auction.Record) {
	files, err := filepath.Glob("../testdata/cases/" + edition + "/*.yaml")
	if err != nil || len(files) == 0 {
		t.Fatalf("no cases of %s: %v", edition, err)
	}
	count := 0
	for _, file := range files {
		src, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		cases, _ := schema.LoadCases(file, src)
		for i := range cases {
			if count++; count%n == 0 {
				list = append(list, &cases[i].Record)
			}
		}
	}
	return list
}
