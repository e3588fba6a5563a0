package main

import (
	"encoding/json"
	"html"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"lawc/internal/fortest"
	"lawc/rules"
)

// TestDiffGroups finds what it is known for, and every group on the page too.
func TestDiffGroups(t *testing.T) {
	fortest.TakesLong(t)
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

// TestDiffNames tells two editions of one name apart, whichever is the draft, and two drafts
// in files of one name.
func TestDiffNames(t *testing.T) {
	src, err := rules.Read("1982")
	if err != nil {
		t.Fatal(err)
	}
	folder := t.TempDir()
	draft, other := filepath.Join(folder, "draft.yaml"), filepath.Join(folder, "older", "draft.yaml")
	if err := os.Mkdir(filepath.Dir(other), 0o755); err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{draft, other} {
		if err := os.WriteFile(name, src, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	for _, x := range []struct{ args, names []string }{
		{[]string{"1982", draft}, []string{"1982", "draft.yaml"}},
		{[]string{draft, "1982"}, []string{"draft.yaml", "1982"}},
		{[]string{draft, other}, []string{draft, other}},
		{[]string{"1936", draft}, []string{"1936", "1982"}},
		{[]string{"1982", "1982"}, []string{"1982", "1982"}},
	} {
		d := &differed{console: newConsole(nil, io.Discard, io.Discard)}
		programs, err := d.programs(x.args)
		if err != nil {
			t.Fatal(err)
		}
		if a, b := programs[0].Edition.Name, programs[1].Edition.Name; a != x.names[0] || b != x.names[1] {
			t.Errorf("%q: named %s and %s", x.args, a, b)
		}
	}
}
