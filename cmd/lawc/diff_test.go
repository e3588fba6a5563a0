package main

import (
	"encoding/json"
	"html"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"lawc/rules"
)

// TestDiffGroups finds what it is known for, and every group on the page too.
func TestDiffGroups(t *testing.T) {
	status, out, errs := lawc("", "diff", "--depth", "2", "--format", "json", "1936", "1982")
	if status != 1 {
		t.Fatalf("exit status %d: %s", status, errs)
	}
	var d struct {
		A, B   string
		Groups []struct {
			A, B       []string
			ClausesA   []string `json:"clauses_a"`
			Kind       string
			Record     string
			Situations int
			Reproduced bool
		}
		Covered struct {
			Situations, Transitions int
			Walks                   []struct {
				Whole bool
				Depth int
			}
		}
	}
	if err := json.Unmarshal([]byte(out), &d); err != nil {
		t.Fatal(err)
	}
	if d.A != "1936" || d.B != "1982" || len(d.Covered.Walks) != 1 || d.Covered.Walks[0].Depth != 2 || d.Covered.Walks[0].Whole || d.Covered.Transitions < 1000 {
		t.Errorf("covered %+v", d.Covered)
	}
	_, page, _ := lawc("", "diff", "--depth", "2", "--format", "html", "1936", "1982")
	known := false
	for _, g := range d.Groups {
		known = known || g.Record == "N: X TD" && g.Kind == "ruling" && strings.Contains(strings.Join(g.A, " "), "must pass for the rest")
		if !g.Reproduced || g.Situations == 0 || len(g.A)+len(g.B) == 0 {
			t.Errorf("group %+v", g)
		}
		if !strings.Contains(page, ">"+html.EscapeString(g.Record)+"<") {
			t.Errorf("%s is not on the page", g.Record)
		}
	}
	if !known {
		t.Error("does not find what is known of a double out of nowhere")
	}
}

// TestDiffDraft compares an edition with a draft of it: a file of the user's own.
func TestDiffDraft(t *testing.T) {
	src, err := rules.Read("1982")
	if err != nil {
		t.Fatal(err)
	}
	draft := filepath.Join(t.TempDir(), "draft.yaml")
	write := func(text string) {
		if err := os.WriteFile(draft, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	write(string(src))
	if status, out, errs := lawc("", "diff", "--depth", draftDepth, "--levels", "1", "1982", draft); status != 0 {
		t.Errorf("a copy: exit status %d\n%s%s", status, out, errs)
	}
	write(strings.ReplaceAll(string(src), "for: rest", "for: next_turn"))
	status, out, _ := lawc("", "diff", "--depth", draftDepth, "--levels", "1", "1982", draft)
	if status != 1 || !strings.Contains(out, "draft.yaml") || !strings.Contains(out, "his partner must pass for the rest of the auction") {
		t.Errorf("a shorter penalty: exit status %d\n%s", status, out)
	}
}

// TestDiffTrouble says what is wrong with a command line.
func TestDiffTrouble(t *testing.T) {
	for _, x := range []struct{ args, says string }{
		{"diff 1936", "expected two"},
		{"diff 1936 1983", "did you mean 1963"},
		{"diff 1936 nowhere.yaml", "nowhere.yaml"},
		{"diff --topic insuficient-bid 1936 1982", "did you mean insufficient-bid"},
		{"diff --article 99 1936 1982", "unknown article"},
		{"diff --levels 9 1936 1982", "--levels"},
		{"diff --only words 1936 1982", "expected clauses, behaviour"},
	} {
		status, _, errs := lawc("", strings.Fields(x.args)...)
		if status != 2 || !strings.Contains(errs, x.says) {
			t.Errorf("%s: exit status %d, %s", x.args, status, errs)
		}
	}
}

// TestDiffRows begins with the rows of the table, those asked for, and walks only
// where that is asked for.
func TestDiffRows(t *testing.T) {
	src, err := rules.Read("1982")
	if err != nil {
		t.Fatal(err)
	}
	draft := filepath.Join(t.TempDir(), "draft.yaml")
	if err := os.WriteFile(draft, []byte(strings.ReplaceAll(string(src), "for: rest", "for: next_turn")), 0o644); err != nil {
		t.Fatal(err)
	}
	for _, x := range []struct {
		args        []string
		status      int
		want, never string
	}{
		{[]string{"1936", "1982"}, 1, "1936: partner must pass once; 1982: director may adjust (N: 1S 1C TD E:2C)", "Looked at"},
		{[]string{"--record", "N: 1S 1H TD E:2H", "1936", "1982"}, 1, "director may adjust (N: 1S 1C TD E:2C)", "(N: 1S 1C TD)"},
		{[]string{"--topic", "skipped-player", "1936", "1982"}, 1, "\nskipped player\n", "\ninsufficient bid\n"},
		{[]string{"--only", "behaviour", "1936", "1982"}, 1, "Rights about leads", "in the clauses"},
		{[]string{"--only", "clauses", "1936", "1982"}, 1, "now: the offender must replace the call by a bid or a pass; no longer: the offender must replace the call by a bid", "What they rule differently"},
		{[]string{"1982", "1982"}, 0, "Nothing: they rule the same", "Every way"},
		{[]string{"--record", "N: 1S P P P", "1936", "1982"}, 0, "Nothing: they rule the same", "Every way"},
		{[]string{"--lang", "nl", "1982", draft}, 1, "Wat uw wijziging doet", "Looked at"},
		{[]string{"--lang", "nl", "1982", draft}, 1, "nu: passen is verplicht voor de partner van de overtreder, in de eerstvolgende beurt; niet langer:", "must_pass"},
		{[]string{"--depth", "2", "--levels", "1", "1982", draft}, 1, "Every way in which they rule differently", "What they rule differently"},
	} {
		status, out, errs := lawc("", append([]string{"diff"}, x.args...)...)
		words := strings.Join(strings.Fields(out), " ")
		if strings.Contains(x.want, "\n") {
			words = out
		}
		if status != x.status || errs != "" || !strings.Contains(words, x.want) || strings.Contains(words, x.never) {
			t.Errorf("%q: exit status %d, %s\n%s", x.args, status, errs, out)
		}
	}
}

// TestDiffRecord asks for the row of a record: one that has a row, one that nobody
// rules on, and two that cannot be read.
func TestDiffRecord(t *testing.T) {
	for _, test := range []struct {
		args   []string
		status int
		want   string
	}{
		{[]string{"N: 1S 1H TD E:2H"}, 1, "partner must pass"},
		{[]string{"N: 1S P"}, 0, "Nothing: they rule the same"},
		{[]string{"N: 1Z"}, 2, "record:1:4: found \"1Z\""},
		{[]string{"--notation", "nl", "Z: 1K P"}, 0, "Nothing: they rule the same"},
		{[]string{"Z: 1K P"}, 2, "record:1:1: found \"Z\""},
	} {
		args := append([]string{"diff", "1936", "1982", "--only", "behaviour", "--record"}, test.args[len(test.args)-1])
		status, out, errs := lawc("", append(args, test.args[:len(test.args)-1]...)...)
		if status != test.status || !strings.Contains(out+errs, test.want) {
			t.Errorf("%s: exit status %d, expected %d with %q in it:\n%s%s", test.args, status, test.status, test.want, out, errs)
		}
	}
}
