package options

import (
	"encoding/json"
	"strings"
	"testing"

	"lawc/auction"
	"lawc/law"
)

func TestQuestions(t *testing.T) {
	for _, c := range []struct {
		edition, record string
		// want is, for each question, the item, the fact, and what its answers lead to: of
		// the one that is taken for granted first.
		want []string
	}{
		{"1982", "N: 1C 1H>2H", []string{
			"2 inadvertent: 2H is cancelled. West must pass for the rest of the auction. | 2H counts instead of 1H.",
			"2 misinformed: 2H is cancelled. West must pass for the rest of the auction. | 2H counts instead of 1H.",
		}},
		{"1982", "N: 1S 1H TD E:3C", []string{
			"2 conventional: If East and West defend, at West's first lead declarer may ask for or forbid hearts. | Nothing more.",
		}},
		{"2017", "N: 1S 1H TD E:2C", []string{
			"4 comparable: West must pass for the rest of the auction, and if East and West defend, at West's first lead declarer may forbid one suit that East has not shown. | Nothing now, though the director may give an adjusted score after the play.",
			"4 contained: West must pass for the rest of the auction, and if East and West defend, at West's first lead declarer may forbid one suit that East has not shown. | Nothing now, though the director may give an adjusted score after the play.",
		}},
		// Of a change, the first call has facts of its own.
		{"2007", "N: 1S 1H>2D{contained=false,inadvertent=false,misinformed=false} TD", []string{
			"2 first conventional: If East and West defend, at West's first lead declarer may ask for or forbid hearts, unless shown since. | If East and West defend, at West's first lead declarer may forbid any one suit.",
		}},
		{"2007", "N: 1S 1H{conventional}>2D{contained=false,inadvertent=false,misinformed=false} TD", nil},
		// What the record tells is not asked.
		{"2017", "N: 1S 1H TD E:2C{comparable}", nil},
		{"1982", "N: 1S P P P", nil},
	} {
		x := under(t, c.edition)
		got := []string{}
		for _, q := range x.Questions(x.At(record(t, c.record))) {
			name := q.Fact.Name
			if q.First {
				name = "first " + name
			}
			got = append(got, string(rune('1'+q.Item))+" "+name+": "+joined(q.Answers[0].Leads).EN+" | "+joined(q.Answers[1].Leads).EN)
		}
		if strings.Join(got, "\n") != strings.Join(c.want, "\n") {
			t.Errorf("%s %s:\ngot  %s\nwant %s", c.edition, c.record, strings.Join(got, "\n     "), strings.Join(c.want, "\n     "))
		}
	}
}

func TestAsking(t *testing.T) {
	for _, c := range []struct {
		record  string
		further bool
		replies []string
		want    string
	}{
		{"N: 1C 1H>2H", false, []string{"", ""}, "N: 1C 1H>2H"},
		{"N: 1C 1H>2H TD", false, []string{"y", "", ""}, "N: 1C 1H>2H{inadvertent} TD"},
		{"N: 1C 1H>2H TD", false, []string{"N", "niet"}, "N: 1C 1H>2H{inadvertent=false} TD"},
		{"N: 1C 1H>2H TD", false, []string{"bedoeld", "nee"}, "N: 1C 1H>2H{inadvertent=false,misinformed=false} TD"},
		{"N: 1S 1H TD E:3C", false, []string{"s+d"}, "N: 1S 1H{conventional=D+S} TD E:3C"},
		{"N: 1S 1H TD", false, nil, "N: 1S 1H TD"},
		{"N: 1S 1H TD", true, []string{"y"}, "N: 1S 1H{conventional} TD"},
	} {
		a := Ask([]*Explorer{under(t, "1982")}, record(t, c.record), c.further)
		replies := c.replies
		for p, found := a.Next(); found; p, found = a.Next() {
			if len(replies) == 0 {
				break
			}
			complaint := a.Answer(&p, replies[0], auction.English)
			if unread := replies[0] == "niet"; unread != (complaint.EN != "") {
				t.Errorf("%s: %q gives the complaint %q", c.record, replies[0], complaint.EN)
			}
			replies = replies[1:]
		}
		if got := a.Record().String(); got != c.want || len(replies) > 0 && replies[0] != "" {
			t.Errorf("%s: got %s with %q left, want %s", c.record, got, replies, c.want)
		}
	}
}

// TestAskingUnderSeveral puts one question once, with what each edition makes of it.
func TestAskingUnderSeveral(t *testing.T) {
	a := Ask([]*Explorer{under(t, "1982"), under(t, "2017")}, record(t, "N: 1C 1H>2H TD"), false)
	p, found := a.Next()
	if !found || strings.Join(p.Editions, " ") != "1982 2017" {
		t.Fatalf("asked under %v", p.Editions)
	}
	text := strings.Join(p.Lines(Form{Lang: "en"}), "\n")
	for _, want := range []string{"East bid 1H and then 2H.", "1982: yes, not meant: 2H counts instead of 1H.", "2017: no, meant: ", "[y or n; enter for: no, meant]"} {
		if !strings.Contains(text, want) {
			t.Errorf("%q is not in\n%s", want, text)
		}
	}
	if text := strings.Join(p.Lines(Form{Lang: "nl"}), "\n"); !strings.Contains(text, "[j of n; enter voor: nee, bedoeld]") {
		t.Errorf("in Dutch:\n%s", text)
	}
}

func TestOutlook(t *testing.T) {
	for _, c := range []struct{ edition, record, en, nl string }{
		{"1982", "W: 1C E:1D TD",
			"East's next call: if North bids or doubles, diamonds again: West must pass at the next turn, once. " +
				"East's next call: if North bids or doubles, any other call: West must pass for the rest of the auction, and if East and West defend, " +
				"at West's first lead declarer may ask for or forbid diamonds. East's next call: if North passes: East must repeat 1D; nothing more.",
			"De volgende bieding van Oost: als Noord een bod doet of doubleert, opnieuw ruiten: West moet de eerstvolgende beurt passen, één keer."},
		{"1982", "N: 1S 1H TD E:2H", "", ""},
		{"1982", "N: 1S", "", ""},
	} {
		x := under(t, c.edition)
		got := joined(x.OutlookOf(x.At(record(t, c.record)).Result))
		if got.EN != c.en || !strings.HasPrefix(got.NL, c.nl) {
			t.Errorf("%s %s: got %q and %q", c.edition, c.record, got.EN, got.NL)
		}
	}
}

func TestWritten(t *testing.T) {
	x := under(t, "2017")
	sheet := x.Sheet(record(t, "N: 1S 1H"))
	text, err := AppendJSON(nil, &sheet, Form{Lang: "nl"}, func(buf []byte, r *law.Result) []byte {
		view, _ := json.Marshal(r.View())
		return append(buf, view...)
	})
	if err != nil {
		t.Fatal(err)
	}
	var back struct {
		Result  map[string]any
		Options []struct {
			Seat   *string
			Says   string
			Items  []string
			Record string
			Then   []struct {
				Items []string
				Facts []struct{ Fact, Record string }
			}
		}
		Questions []any
		Script    []struct {
			Slot, Audience, Text string
			Clauses              []string
		}
	}
	if err := json.Unmarshal(text, &back); err != nil {
		t.Fatal(err)
	}
	if len(back.Options) != 4 || back.Options[0].Says != "accepteert met woorden" || back.Options[0].Items[0] != "accept" || back.Options[0].Record != "N: 1S 1H S:accept" {
		t.Errorf("options are %+v", back.Options)
	}
	if then := back.Options[3].Then; len(then) == 0 || then[0].Items[0] != "2H" || then[0].Facts[0].Record != "N: 1S 1H TD E:2H{lower_available}" {
		t.Errorf("what follows the ruling is %+v", then)
	}
	if len(back.Script) < 10 || back.Script[0].Slot != "stop" || back.Script[0].Audience != "ALLEN" {
		t.Errorf("script is %+v", back.Script)
	}
	page := string(AppendPageEnd(AppendHTML(AppendPageStart(nil, Form{Lang: "nl"}), &sheet, Form{Lang: "nl"})))
	for _, want := range []string{`<html lang="nl">`, "Zuid: accepteert met woorden", "<cite>27.A.1</cite>", "Wat de arbiter zegt"} {
		if !strings.Contains(page, want) {
			t.Errorf("the page has no %s", want)
		}
	}
}
