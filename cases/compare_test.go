package cases

import (
	"fmt"
	"strings"
	"testing"

	"lawc/auction"
	"lawc/law"
)

// made is a result made by hand: 1S, an insufficient 1H by East cancelled, and
// North's 2S out of rotation let stand.
func made() (law.Case, *law.Result) {
	record, err := auction.Parse("N: 1S 1H TD E:P N:2S")
	if err != nil {
		panic(err)
	}
	clauses := []*law.Clause{{ID: "18.s3"}, {ID: "27.c"}, {ID: "27.c.1"}}
	return law.Case{Record: record}, &law.Result{
		Edition: &law.Edition{Name: "1982"},
		Record:  &record,
		Phase:   law.Closed,
		Turn:    law.Nobody,
		Auction: []law.Counted{
			{Seat: auction.North, Call: auction.NewBid(1, auction.Spades)},
			{Seat: auction.East, Call: auction.CallPass},
			{Seat: auction.North, Call: auction.NewBid(2, auction.Spades), OutOfTurn: true},
		},
		Contract: auction.NewBid(2, auction.Spades), Doubled: 1, Declarer: law.Player(auction.North),
		Events: []law.Event{
			{}, {Status: law.Cancelled, Findings: law.FindingSet(0).With(law.InsufficientBid), Clauses: clauses[:1]},
			{Status: law.Noted}, {Clauses: clauses[1:]}, {},
		},
		Clauses:    clauses,
		MustPass:   [4]law.Duration{auction.West: law.ObligationRest},
		Rights:     []law.Right{{Kind: law.RightRequireLead, Holder: law.Nobody, On: law.Player(auction.West), Suits: auction.Suits(0).With(auction.Hearts).With(auction.Spades), Clause: clauses[2]}},
		Must:       []law.Duty{{Seat: auction.East, Do: law.DutyReplace, With: law.KindSet(0).With(auction.Bid).With(auction.Pass), Clause: clauses[1]}},
		MayNot:     []law.Ban{{Seat: auction.East, Calls: law.KindSet(0).With(auction.Double), Clause: clauses[1]}},
		Discretion: []law.DiscretionOf{{May: "adjusted_score", If: "damaging", Clause: clauses[1]}},
		Assumed:    []law.Assumption{{N: 2, Fact: "inadvertent"}},
	}
}

type (
	m = map[string]any
	l = []any
)

func TestCheck(t *testing.T) {
	for _, x := range []struct {
		key   string
		value any
		// wrong is what is told as got and want, "" when the value agrees.
		wrong string
	}{
		{"phase", "closed", ""},
		{"phase", "open", "closed, want open"},
		{"turn", nil, ""},
		{"turn", "S", "null, want S"},
		{"auction", "1S P N:2S", ""},
		{"auction", "1S P 2S", "1S P N:2S, want 1S P 2S"},
		{"auction", "1S P", "1S P N:2S, want 1S P"},
		{"auction", "", `1S P N:2S, want ""`},
		{"contract", "2SX by N", ""},
		{"contract", "2S by N", "2SX by N, want 2S by N"},
		{"contract", "passed out", "2SX by N, want passed out"},
		{"contract", nil, "2SX by N, want null"},
		{"passed_out", false, ""},
		{"must_pass", m{"W": "rest"}, ""},
		{"must_pass", m{}, "{W: rest}, want {}"},
		{"must_pass", m{"W": "rest", "E": "rest"}, "{W: rest}, want {E: rest, W: rest}"},
		{"clauses", l{"27.c", "18.s3"}, ""},
		{"clauses", l{"27.c", "27.b"}, `[18.s3, 27.c, 27.c.1], want 27.b`},
		{"clauses", l{}, `[18.s3, 27.c, 27.c.1], want []`},
		{"events", l{m{"n": 2, "seat": "E", "item": "1H", "status": "cancelled", "clauses": l{"18.s3"}, "findings": l{"insufficient_bid"}}}, ""},
		{"events", l{m{"status": "noted", "seat": nil}}, ""},
		{"events", l{m{"n": 4, "clauses": l{"27.c.1"}}}, ""},
		{"events", l{m{"n": 4, "clauses": l{}}}, "[{n: 4, clauses: [27.c, 27.c.1]}], want {n: 4, clauses: []}"},
		{"events", l{m{"n": 2, "findings": l{}}}, "[{n: 2, findings: [insufficient_bid]}], want {n: 2, findings: []}"},
		{"rights", l{m{"holder": "declarer", "suits": l{"S", "H"}, "lead": "first", "clause": "27.c.1"}}, ""},
		{"rights", l{m{"right": "require_lead", "suits": l{"H"}}}, "[{right: require_lead, suits: [H, S]}], want {right: require_lead, suits: [H]}"},
		{"rights", l{m{"right": "accept"}}, "[{right: require_lead}], want {right: accept}"},
		{"must", l{m{"seat": "E", "do": "replace", "with": l{"pass", "bid"}}}, ""},
		{"may_not", l{m{"calls": l{"X"}, "until": "turn"}}, ""},
		{"may_not", l{m{"calls": l{"X"}, "bid": "1S"}}, "[{calls: [X]}], want {calls: [X], bid: 1S}"},
		{"discretion", l{m{"may": "adjusted_score", "by": "director", "if": "damaging"}}, ""},
		{"assumed", l{m{"n": 2, "fact": "inadvertent", "value": false}}, ""},
		{"assumed", l{m{"n": 1, "fact": "inadvertent"}}, "[], want {n: 1, fact: inadvertent}"},
		{"not_covered", l{}, ""},
		{"record", "N: 1S 1H TD E:P N:2S", ""},
	} {
		c, got := made()
		want := []law.Expected{{Key: law.Name{Text: x.key}, Value: x.value}}
		if told := tell(Check(c, law.Expectation{Want: want}, got)); told != x.wrong {
			t.Errorf("%s %v: told %q, want %q", x.key, x.value, told, x.wrong)
		}
	}
}

func TestCheckWithout(t *testing.T) {
	for _, x := range []struct {
		key   string
		value any
		wrong string
	}{
		{"clauses", l{"27.b", "27.a"}, ""},
		{"clauses", l{"27.b", "27.c"}, "[18.s3, 27.c, 27.c.1], want not 27.c"},
		{"rights", l{m{"right": "accept"}}, ""},
		{"rights", l{m{"on": "W"}}, "[{on: W}], want not {on: W}"},
		{"events", l{m{"n": 1, "status": "cancelled"}}, ""},
		{"phase", "open", ""},
		{"phase", "closed", "closed, want not closed"},
		{"auction", "1S P 2S", ""},
		{"must_pass", m{"E": "rest"}, ""},
		{"must_pass", m{"W": "rest"}, "{W: rest}, want not {W: rest}"},
	} {
		c, got := made()
		without := []law.Expected{{Key: law.Name{Text: x.key}, Value: x.value}}
		if told := tell(Check(c, law.Expectation{Without: without}, got)); told != x.wrong {
			t.Errorf("without %s %v: told %q, want %q", x.key, x.value, told, x.wrong)
		}
	}
}

func tell(list []Mismatch) string {
	var words []string
	for _, one := range list {
		words = append(words, fmt.Sprintf("%s, want %s", one.Got, one.Want))
	}
	return strings.Join(words, "; ")
}

// TestPlaces holds that a mismatch points at the entry, or else at the value.
func TestPlaces(t *testing.T) {
	c, got := made()
	list := Check(c, law.Expectation{Want: []law.Expected{
		{Key: law.Name{Text: "clauses", Pos: law.Pos{Line: 1, Col: 1}}, Value: l{"27.c", "27.b"}, Entries: []law.Pos{{Line: 1, Col: 2}, {Line: 1, Col: 8}}},
		{Key: law.Name{Text: "phase", Pos: law.Pos{Line: 2, Col: 9}}, Value: "open"},
	}}, got)
	if len(list) != 2 || list[0].Pos != (law.Pos{Line: 1, Col: 8}) || list[1].Pos != (law.Pos{Line: 2, Col: 9}) {
		t.Errorf("mismatches at %v", list)
	}
}

func TestShortAuction(t *testing.T) {
	_, got := made()
	if short := ShortAuction(got); short != "1S P N:2S" {
		t.Errorf("the auction is written %s", short)
	}
	got.Auction = got.Auction[:0]
	if short := ShortAuction(got); short != "" {
		t.Errorf("an empty auction is written %q", short)
	}
}
