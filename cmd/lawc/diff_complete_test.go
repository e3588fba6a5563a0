//go:build complete

package main

import (
	"lawc/rules"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

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
	if status, out, errs := lawc("", "diff", "--depth", "4", "--levels", "1", "1982", draft); status != 0 {
		t.Errorf("a copy: exit status %d\n%s%s", status, out, errs)
	}
	write(strings.ReplaceAll(string(src), "for: rest", "for: next_turn"))
	status, out, _ := lawc("", "diff", "--depth", "4", "--levels", "1", "1982", draft)
	if status != 1 || !strings.Contains(out, "draft.yaml") || !strings.Contains(out, "his partner must pass for the rest of the auction") {
		t.Errorf("a shorter penalty: exit status %d\n%s", status, out)
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

// TestDiffUnseen changes in a draft what no row of the table shows: the whole comparison is
// made then, unasked, and that of a record looks at the record itself.
func TestDiffUnseen(t *testing.T) {
	src, err := rules.Read("1982")
	if err != nil {
		t.Fatal(err)
	}
	before, after, found := strings.Cut(string(src), `id: "39.p2"`)
	if !found || !strings.Contains(after, "- cancel_with_later") {
		t.Fatal("1982 has no such clause any more")
	}
	draft := filepath.Join(t.TempDir(), "draft.yaml")
	text := before + `id: "39.p2"` + strings.Replace(after, "- cancel_with_later", "- cancel", 1)
	if err := os.WriteFile(draft, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	status, out, errs := lawc("", "diff", "--only", "behaviour", "1982", draft)
	if status != 1 || !strings.Contains(out, "N: P P P P P P") {
		t.Errorf("exit status %d\n%s%s", status, out, errs)
	}
	for record, want := range map[string]int{"N: P P P P P P": 1, "N: 1S P P P": 0} {
		status, out, errs := lawc("", "diff", "--only", "behaviour", "--record", record, "1982", draft)
		if status != want || strings.Contains(out, "rule otherwise") != (want == 1) {
			t.Errorf("%s: exit status %d\n%s%s", record, status, out, errs)
		}
	}
}
