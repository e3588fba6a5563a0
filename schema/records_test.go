package schema

import (
	"fmt"
	"strings"
	"testing"

	"lawc/auction"
	"lawc/law"
)

// readRecords gives the good records of a file, and all problems.
func readRecords(notation auction.Notation, name string, src []byte) (list []auction.Record, problems []law.Problem) {
	for _, e := range ReadEntries(notation, name, src) {
		if len(e.Problems) == 0 {
			list = append(list, e.Record)
		}
		problems = append(problems, e.Problems...)
	}
	return list, problems
}

// TestRecordForms holds that a record reads alike in every form.
func TestRecordForms(t *testing.T) {
	const want = "N: 1S 1H TD E:2H{damaging} P>X card(W,SK)"
	for _, src := range []string{
		`"N: 1S 1H TD E:2H{damaging} P>X W:card(SK)"`,
		"|\n  N: 1S 1H\n  TD E:2H{damaging} P>X\n  W:card(SK)",
		`{record: "N: 1S 1H TD E:2H{damaging} P>X W:card(SK)"}`,
		"dealer: N\nauction: 1S 1H TD E:2H{damaging} P>X W:card(SK)",
		"dealer: N\nauction:\n  - 1S\n  - 1H\n  - TD\n  - {seat: E, call: 2H, facts: {damaging: true}}\n  - P>X\n  - W:card(SK)",
		"dealer: n\nauction: [1s, {call: 1H}, TD, 'E:2H{damaging}', {call: pass>x}, {seat: W, call: card(SK)}]",
	} {
		list, problems := readRecords(auction.English, "x.yaml", []byte(src))
		if len(problems) > 0 || len(list) != 1 {
			t.Errorf("%s\nreads as %d records with problems %v", src, len(list), problems)
			continue
		}
		if got := list[0].String(); got != strings.Replace(want, "card(W,SK)", "W:card(SK)", 1) {
			t.Errorf("%s\nreads as %s, want %s", src, got, want)
		}
	}
}

// TestGoodRecordsKept holds that one bad record does not spoil the others.
func TestGoodRecordsKept(t *testing.T) {
	const src = `- {id: a, record: "N: 1S"}
- {id: b, record: "N: 1Z"}
- {board: "3", dealer: E, auction: [P, 1C]}
---
N: 1S P
---
"S: P P P P"
`
	list, problems := readRecords(auction.English, "x.yaml", []byte(src))
	var ids []string
	for _, r := range list {
		ids = append(ids, r.ID+"="+r.String())
	}
	if got, want := strings.Join(ids, "; "), "a=N: 1S; 3=E: P 1C; =S: P P P P"; got != want {
		t.Errorf("read %s, want %s", got, want)
	}
	if len(problems) != 2 || problems[0].Line != 2 || problems[0].Col != 23 || problems[1].Line != 5 {
		t.Errorf("problems %v", problems)
	}
}

// TestEntries holds that nothing is lost or counted twice.
func TestEntries(t *testing.T) {
	const src = "- 'N: 1S'\n- {record: 'N: 1Z', id: !x a}\n-\n- 'N: 1H'\n"
	got := ""
	for _, e := range ReadEntries(auction.English, "x.yaml", []byte(src)) {
		switch {
		case e.Aside:
			got += " aside"
		case len(e.Problems) > 0:
			got += " bad"
		default:
			got += " good"
		}
	}
	if got != " aside good bad bad good" {
		t.Errorf("entries:%s", got)
	}
}

// TestPieces holds that what is no YAML spoils no other record either, and what
// is taken apart for that.
func TestPieces(t *testing.T) {
	for src, want := range map[string]string{
		"- 'N: 1S'\n- {id: [\n# x\n- 'N: 1H'\n":             "good bad:2 good",
		"'N: 1S'\n---\n# x\n\n---\n[\n---\n- 'N: 1H'\n- *x": "good bad:6 good bad:9",
		"dealer: N\nauction:\n- 1S\n- 'x\n":                 "aside:4",
		"record: N: 1S":                                     "aside:1",
	} {
		got := ""
		for _, e := range ReadEntries(auction.English, "x.yaml", []byte(src)) {
			switch {
			case e.Aside:
				got += fmt.Sprint(" aside:", e.Problems[0].Line)
			case len(e.Problems) > 0:
				got += fmt.Sprint(" bad:", e.Problems[0].Line)
			default:
				got += " good"
			}
		}
		if got[1:] != want {
			t.Errorf("%q: got %s, want %s", src, got[1:], want)
		}
	}
}

func TestDutchRecords(t *testing.T) {
	list, problems := readRecords(auction.Dutch, "x.yaml", []byte("dealer: Z\nauction: 1K pas dbl"))
	if len(problems) > 0 || len(list) != 1 || list[0].String() != "S: 1C P X" {
		t.Errorf("read %v, problems %v", list, problems)
	}
}

// TestLongLine holds that a file of one long line is read in a time that grows
// with its length only.
func TestLongLine(t *testing.T) {
	src := "é: [" + strings.Repeat("{record: 'N: 1S 1Ö'},", 20000) + "]"
	if _, problems := readRecords(auction.English, "x.yaml", []byte(src)); len(problems) == 0 {
		t.Error("no problem")
	}
	src = "[" + strings.Repeat("{record: 'N: 1S é'},", 20000) + "]"
	if _, problems := readRecords(auction.English, "x.yaml", []byte(src)); len(problems) != 20000 {
		t.Errorf("%d problems", len(problems))
	}
}
