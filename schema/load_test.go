package schema

import (
	"io/fs"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"

	"lawc/law"
)

const small = `edition: "2000"
source:
  title: {en: Trial laws, nl: Proefregels}
  text: nowhere
  covers: {en: one article, nl: één artikel}
  whole: true
assumes: trial
governs: {order: [bid_over_seven, insufficient_bid], reading: R2}
facts:
  conventional:
    about: any
    suits: true
    default: false
    question: {en: "Which suits?", nl: "Welke kleuren?"}
    words:
      yes: {en: conventional, nl: conventioneel}
      no: {en: natural, nl: natuurlijk}
      if: {en: it was conventional, nl: zij was conventioneel}
  intended:
    about: change
    default: true
    slip: false
    question: {en: "Meant?", nl: "Bedoeld?"}
    words: {yes: {en: meant, nl: bedoeld}, no: {en: slipped, nl: ontglipt}}
articles:
  - number: "1"
    title: {en: Bids, nl: Het bod}
    given: {irregularity: insufficient_bid, its_call: bid}
    clauses:
      # what is insufficient
      - id: "1.p1"
        kind: definition
        topics: bid/sufficient
        says:
          en: >-
            One bid goes
            above another.
          nl: Het ene bod gaat boven het andere.
        cite: art. 1
        provenance: direct
        defines:
          higher: |
            level > last_level
              or level == last_level and rank > last_rank
        at: call
        given: false
        when: {call: bid, level: [1, 2]}
        expr: not higher
        then: [{find: insufficient_bid}]

      - id: "1.a"
        kind: rectification
        topics: [bid/insufficient, bid/cancelled]
        says: {en: It is cancelled., nl: Het vervalt.}
        cite: art. 1 a
        provenance: quoted
        reading: [R1, R2]
        see: "1.p1"
        at: next_call
        when: {by: [offender, rho], now_conventional: true, its_call: pass}
        expr: conventional or same_denomination
        then:
          - must_pass: {who: partner, for: rest}
          - exposes_to: ["1"]
          - discretion: {may: adjusted_score, if: conventional, when: now, ground: {en: It hurts., nl: Het doet pijn.}}
        instead_of: ["1.p1"]
        # the end
      - id: "1.a.1"
        kind: rectification
        topics: bid/lead
        says: {en: A lead may be forbidden., nl: Een kleur mag worden uitgesloten.}
        cite: art. 1 a 1
        provenance: inferred
        confidence: middling
        part_of: "1.a"
        provisions:
          - when: {by: offender}
            expr: lowest_sufficient
            then:
              - lead: {require: named, at: opening, or: "1.a.1"}
              - lead: {forbid: any, at: first, or: "1.a.1"}
          - then: {apply: ["1.p1"]}
  - number: assumed
    title: {en: Unsaid, nl: Niet gezegd}
    clauses:
      - id: assumed.rank
        kind: definition
        topics: denomination/rank
        says: {en: Clubs are lowest., nl: Klaveren is het laagst.}
        cite: as elsewhere
        provenance: assumed
        ranks: [C, D, H, S, NT]
`

// taken is the file of assumed clauses that the small file takes in: what every
// edition has to say.
const taken = `assumed: trial
title: {en: Unsaid, nl: Niet gezegd}
clauses:
  - id: assumed.rest
    kind: procedure
    topics: auction/rest
    says: {en: The rest., nl: De rest.}
    cite: as elsewhere
    provenance: assumed
    provisions:
      - {at: call, when: {on_turn: lho}, then: [{find: call_out_of_rotation}, {find: inadmissible_double}, {find: inadmissible_redouble}]}
      - {at: counts, when: {passes_in_row: 3}, then: close}
      - {at: closed, then: [contract, passed_out, {declarer: last_bidder}]}
`

func trial(name string) ([]byte, string, error) {
	if name != "trial" {
		return nil, "", fs.ErrNotExist
	}
	return []byte(taken), "assumed/trial.yaml", nil
}

func loadSmall(t *testing.T) *law.Edition {
	e, problems := Load("small.yaml", []byte(small), trial)
	for _, p := range problems {
		t.Error(p)
	}
	return e
}

// placeOf gives the place of a piece of the small file.
func placeOf(piece string) law.Pos {
	i := strings.Index(small, piece)
	line := strings.Count(small[:i], "\n")
	return law.Pos{Line: line + 1, Col: len([]rune(small[strings.LastIndex(small[:i], "\n")+1:i])) + 1}
}

func TestLoad(t *testing.T) {
	e := loadSmall(t)
	if e.Name != "2000" || !e.Whole || e.Covers.NL != "één artikel" || len(e.Governs) != 2 || e.GovernsReading[0].Text != "R2" {
		t.Errorf("the head was read as %+v", e)
	}
	if f := e.Facts[0]; f.Name != "conventional" || !f.Suits || f.Pos != placeOf("conventional:") || f.About != law.AboutAny || f.Slip != law.SlipSilent || f.If.EN != "it was conventional" {
		t.Errorf("the fact was read as %+v", f)
	}
	if f := e.Facts[1]; f.About != law.AboutChange || f.Slip != law.SlipSaysNo || f.Yes.EN != "meant" || f.No.NL != "ontglipt" {
		t.Errorf("the fact was read as %+v", f)
	}
	c := e.Clause("1.p1")
	if c.Says.EN != "One bid goes above another." || !c.Operative() || c.Pos != placeOf(`id: "1.p1"`) || c.File != "small.yaml" {
		t.Errorf("the clause was read as %+v", c)
	}
	p := c.Provisions[0]
	if p.Pos != placeOf("call\n        given") || p.At.Text != "call" || !p.Declines || len(p.When) != 2 || p.When[1].Values[1].Pos != placeOf("2]}") {
		t.Errorf("its provision was read as %+v", p)
	}
	if find := p.Then[0]; find.Kind != law.BringFind || find.Word("") != int(law.InsufficientBid)-1 || find.Pos != placeOf("find:") {
		t.Errorf("its consequence was read as %+v", find)
	}
	a := e.Clause("1.a")
	then := a.Provisions[0].Then
	if must := then[0]; must.Arg("for") != "rest" || must.Word("who") != law.PartyPartner || must.Args[0].Name.Text != "who" {
		t.Errorf("must_pass was read as %+v", must)
	}
	if d := then[2]; d.Word("when") != law.TimeNow || d.Ground.NL != "Het doet pijn." || d.Arg("if") != "conventional" {
		t.Errorf("discretion was read as %+v", d)
	}
	if a.See[0].Text != "1.p1" || a.Provisions[0].InsteadOf[0].Text != "1.p1" || !reflect.DeepEqual(textsOf(a.Readings), []string{"R1", "R2"}) || len(a.Topics) != 2 {
		t.Errorf("references were read as %+v", a)
	}
	if taken := e.Clause("assumed.rest"); taken == nil || taken.File != "assumed/trial.yaml" || taken.Pos.Line != 4 {
		t.Errorf("of the clauses taken in there is %+v", taken)
	}
}

// conditions lists those of a provision, each with where it comes from.
func conditions(p *law.Provision) (list []string) {
	for _, c := range p.When {
		list = append(list, c.From+" "+c.Term.Text+": "+strings.Join(textsOf(c.Values), " "))
	}
	for _, s := range p.Exprs {
		list = append(list, s.From+" "+s.Text)
	}
	return list
}

// TestJoin holds that provisions have the conditions that they share.
func TestJoin(t *testing.T) {
	e := loadSmall(t)
	for _, x := range []struct {
		clause    string
		provision int
		at        string
		want      []string
	}{
		{"1.p1", 0, "call", []string{" call: bid", " level: 1 2", " not higher"}},
		{"1.a", 0, "next_call", []string{"1 irregularity: insufficient_bid", " by: offender rho", " now_conventional: true", " its_call: pass", " conventional or same_denomination"}},
		{"1.a.1", 0, "next_call", []string{"1 irregularity: insufficient_bid", "1.a now_conventional: true", "1.a its_call: pass", " by: offender", "1.a conventional or same_denomination", " lowest_sufficient"}},
		{"1.a.1", 1, "next_call", []string{"1 irregularity: insufficient_bid", "1.a by: offender rho", "1.a now_conventional: true", "1.a its_call: pass", "1.a conventional or same_denomination"}},
	} {
		p := &e.Clause(x.clause).Provisions[x.provision]
		if got := conditions(p); !reflect.DeepEqual(got, x.want) || p.At.Text != x.at {
			t.Errorf("%s at %s holds on\n%q, want\n%q", x.clause, p.At.Text, got, x.want)
		}
	}
}

// TestLacking holds that each thing that an edition cannot do without is missed.
func TestLacking(t *testing.T) {
	for piece, want := range map[string]string{
		"{find: call_out_of_rotation}, ": "who has the turn",
		"{find: inadmissible_double}, ":  "when a double is in order",
		"then: close":                    "when the auction is over",
		", passed_out":                   "when a board is passed out",
		", {declarer: last_bidder}":      "who declares",
	} {
		with := ""
		if strings.HasPrefix(piece, "then") {
			with = "then: undouble"
		}
		src := strings.Replace(taken, piece, with, 1)
		_, problems := Load("small.yaml", []byte(small), func(string) ([]byte, string, error) { return []byte(src), "trial.yaml", nil })
		if len(problems) != 1 || problems[0].Code != law.CodeLacking || !strings.Contains(problems[0].Message, "leaves open "+want) {
			t.Errorf("without %s: %v", piece, problems)
		}
	}
}

// TestReadings holds that a reading that nobody has written down is told.
func TestReadings(t *testing.T) {
	problems := Readings(loadSmall(t), []string{"R2"})
	if len(problems) != 1 || problems[0].Pos != placeOf("R1, R2") || problems[0].Clause != "1.a" {
		t.Errorf("found %v", problems)
	}
}

// TestUnsettled holds that a clause says of its own readings only that they are not
// settled.
func TestUnsettled(t *testing.T) {
	for reading, faults := range map[string]int{"R2": 0, "R3": 1} {
		src := strings.Replace(small, "reading: [R1, R2]", "reading: [R1, R2]\n        unsettled: "+reading, 1)
		e, problems := Load("small.yaml", []byte(src), trial)
		if len(problems) != faults || e.Clause("1.a").Unsettled[0].Text != reading {
			t.Errorf("%s: %v", reading, problems)
		}
	}
}

// TestEnd holds the last line of each clause.
func TestEnd(t *testing.T) {
	e := loadSmall(t)
	for id, last := range map[string]string{"1.p1": "then: [{find", "1.a": "instead_of:", "1.a.1": "- then: {apply", "assumed.rank": "ranks:"} {
		want := placeOf(last).Line
		if id == "1.a" {
			want++ // the comment that follows at once
		}
		if got := e.Clause(id).End; got != want {
			t.Errorf("clause %s ends in line %d, want %d", id, got, want)
		}
	}
}

// TestSourceAt holds that every character of a predicate has its place.
func TestSourceAt(t *testing.T) {
	e := loadSmall(t)
	c := e.Clause("1.p1")
	block, line := c.Defines[0].Expr, c.Provisions[0].Exprs[0]
	for _, x := range []struct {
		s         law.Source
		line, col int
		want      string
	}{
		{block, 1, 8, "last_level\n"},
		{block, 2, 0, "  or level =="},
		{block, 2, 2, "or level =="},
		{line, 1, 0, "not higher"},
		{line, 1, 4, "higher\n        then"},
	} {
		if got, want := x.s.At(x.line, x.col), placeOf(x.want); got != want {
			t.Errorf("%d:%d of %q is at %v, want %v", x.line, x.col, x.s.Text, got, want)
		}
	}
}

func TestBlockForms(t *testing.T) {
	for _, form := range []string{
		"|\n  ééé or\n  b\n",
		"|-\n  ééé or\n  b\n",
		"|2\n    ééé or\n    b\n",
		"| # a comment\n\n  ééé or\n\n  b\n\n",
	} {
		src := "a: " + form
		r := newReader("", []byte(src))
		root := r.document([]byte(src))
		source := r.predicate(root.Content[1])
		if len(r.problems) > 0 {
			t.Errorf("%q: %v", form, r.problems)
			continue
		}
		lines := strings.Split(source.Text, "\n")
		at := source.At(len(lines), strings.Index(lines[len(lines)-1], "b"))
		if got := r.rest(at); got != "b" {
			t.Errorf("%q: b is found at %v, where %q stands", form, at, got)
		}
	}
}

func TestWindowsLineEnds(t *testing.T) {
	e, problems := Load("small.yaml", []byte("\ufeff"+strings.ReplaceAll(small, "\n", "\r\n")), trial)
	if len(problems) > 0 || !reflect.DeepEqual(e, loadSmall(t)) {
		t.Errorf("with CRLF the file reads differently: %v", problems)
	}
}

func TestPrecede(t *testing.T) {
	for _, x := range []struct{ ids, wrong string }{
		{"27.p1.s1 27.p1.s2 27.a 27.b 27.c 27.c.1 27.c.2 27.p2 27.p3 27.fn1 27.fn2", ""},
		{"23.p1 23.a 23.b 23.c.1 23.c.2", ""},
		{"30.A 30.B.1 30.B.2.a 30.B.2.b 30.B.3", ""},
		{"22.3 22.3.a 22.3.b 22.4 22.6.a 22.10", ""},
		{"22.10 22.9", "22.9"},
		{"27.a 27.c.1 27.b 27.d", "27.b"},
		{"27.p2 27.a 27.p1", "27.p1"},
		{"27.c.1 27.c", "27.c"},
		{"27.fn1 27.p1", "27.p1"},
		{"assumed.b assumed.a", ""},
	} {
		so, wrong := map[string]string{}, ""
		for _, id := range strings.Fields(x.ids) {
			if precede(so, id) != "" {
				wrong += id
			}
		}
		if wrong != x.wrong {
			t.Errorf("%s: out of order %q, want %q", x.ids, wrong, x.wrong)
		}
	}
}

// TestManyProblems holds that a list of problems is bounded and says so.
func TestManyProblems(t *testing.T) {
	_, problems := Load("x", []byte("["+strings.Repeat("&a b,", 2*maxProblems)+"]"))
	if last := problems[len(problems)-1]; len(problems) != maxProblems+1 || !strings.Contains(last.Message, "more problems") {
		t.Errorf("%d problems, the last is %v", len(problems), last)
	}
}

func FuzzLoad(f *testing.F) {
	f.Add([]byte(small))
	files, _ := filepath.Glob(filepath.Join("..", "testdata", "problems", "*", "*.yaml"))
	for _, file := range files {
		src, err := os.ReadFile(file)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(src)
	}
	f.Fuzz(func(t *testing.T, src []byte) {
		e, problems := Load("fuzz.yaml", src, trial)
		lines := len(strings.Split(string(src), "\n"))
		for _, p := range problems {
			if p.File == "fuzz.yaml" && p.Line > lines+1 || p.Message == "" {
				t.Errorf("problem outside the file: %v", p)
			}
		}
		e.Clauses(func(_ *law.Article, c *law.Clause) {
			if c.End < c.Pos.Line || c.File == "fuzz.yaml" && c.End > lines {
				t.Errorf("clause %s from line %d to %d of %d", c.ID, c.Pos.Line, c.End, lines)
			}
		})
	})
}

func BenchmarkLoad(b *testing.B) {
	src, err := os.ReadFile(filepath.Join("..", "rules", "1982.yaml"))
	if err != nil {
		b.Fatal(err)
	}
	for b.Loop() {
		Load("1982.yaml", src)
	}
}
