package schema

import (
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
governs: {order: [bid_over_seven, insufficient_bid], reading: R2}
facts:
  conventional:
    suits: true
    default: false
    question: {en: "Which suits?", nl: "Welke kleuren?"}
articles:
  - number: "1"
    title: {en: Bids, nl: Het bod}
    clauses:
      # what is insufficient
      - id: "1.p1"
        kind: definition
        topic: bid/sufficient
        says:
          en: >-
            One bid goes
            above another.
          nl: Het ene bod gaat boven het andere.
        cite: art. 1
        provenance: direct
        defines:
          supersedes: |
            level > last_level
              or level == last_level and rank > last_rank
        at: call
        when: {call: bid, level: [1, 2]}
        expr: not supersedes
        then: [{find: insufficient_bid}]

      - id: "1.a"
        kind: rectification
        topic: bid/insufficient
        says: {en: It is cancelled., nl: Het vervalt.}
        cite: art. 1 a
        provenance: direct
        reading: [R1, R2]
        see: "1.p1"
        provisions:
          - at: ruling
            when: {irregularity: insufficient_bid, conventional: false}
            then:
              - cancel
              - must_pass: {who: partner, for: rest}
          - at: ruling
            then: {apply: ["1.p1"]}
            instead_of: ["1.p1"]
        # the end
  - number: assumed
    title: {en: Unsaid, nl: Niet gezegd}
    clauses:
      - id: assumed.rank
        kind: definition
        topic: denomination/rank
        says: {en: Clubs are lowest., nl: Klaveren is het laagst.}
        cite: as elsewhere
        provenance: assumed
        ranks: [C, D, H, S, NT]
`

func loadSmall(t *testing.T) *law.Edition {
	e, problems := Load("small.yaml", []byte(small))
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
	if e.Name != "2000" || !e.Whole || e.Covers.NL != "één artikel" || len(e.Governs) != 2 || e.GovernsReading[0] != "R2" {
		t.Errorf("the head was read as %+v", e)
	}
	if f := e.Facts[0]; f.Name != "conventional" || !f.Suits || f.Pos != placeOf("conventional:") {
		t.Errorf("the fact was read as %+v", f)
	}
	c := e.Clause("1.p1")
	if c.Says.EN != "One bid goes above another." || !c.Operative() || c.Pos != placeOf(`id: "1.p1"`) {
		t.Errorf("the clause was read as %+v", c)
	}
	p := c.Provisions[0]
	if p.Pos != placeOf("call\n        when") || p.At.Text != "call" || p.When[1].Values[1].Pos != placeOf("2]}") {
		t.Errorf("its provision was read as %+v", p)
	}
	if find := p.Then[0]; find.Kind != law.Find || find.Values[0].Text != "insufficient_bid" || find.Pos != placeOf("find:") {
		t.Errorf("its consequence was read as %+v", find)
	}
	a := e.Clause("1.a")
	if must := a.Provisions[0].Then[1]; must.Arg("for") != "rest" || must.Args[0].Name.Text != "who" {
		t.Errorf("must_pass was read as %+v", must)
	}
	if a.See[0].Text != "1.p1" || a.Provisions[1].InsteadOf[0].Text != "1.p1" || !reflect.DeepEqual(a.Readings, []string{"R1", "R2"}) {
		t.Errorf("references were read as %+v", a)
	}
}

// TestEnd holds the last line of each clause.
func TestEnd(t *testing.T) {
	e := loadSmall(t)
	for id, last := range map[string]string{"1.p1": "then: [{find", "1.a": "instead_of:", "assumed.rank": "ranks:"} {
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
	block, line := c.Defines[0].Expr, c.Provisions[0].Expr
	for _, x := range []struct {
		s         law.Source
		line, col int
		want      string
	}{
		{block, 1, 8, "last_level\n"},
		{block, 2, 0, "  or level =="},
		{block, 2, 2, "or level =="},
		{line, 1, 0, "not supersedes"},
		{line, 1, 4, "supersedes\n        then"},
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
	e, problems := Load("small.yaml", []byte("\ufeff"+strings.ReplaceAll(small, "\n", "\r\n")))
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
		e, problems := Load("fuzz.yaml", src)
		lines := len(strings.Split(string(src), "\n"))
		for _, p := range problems {
			if p.Line > lines+1 || p.Message == "" {
				t.Errorf("problem outside the file: %v", p)
			}
		}
		e.Clauses(func(_ *law.Article, c *law.Clause) {
			if c.End < c.Pos.Line || c.End > lines {
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
