//go:build complete

package main

import (
	"html"
	"lawc/rules"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestDiffForms wants the same of text, JSON and a page: the rows and what each says, the
// rows about leads to which these refer, and what has changed in the clauses; the walk only
// where that is asked for.
func TestDiffForms(t *testing.T) {
	args := []string{"diff", "--topic", "insufficient-bid", "1936", "1982"}
	_, out, _ := lawc("", append(args, "--format", "json")...)
	var d struct {
		Rows, Leads []struct {
			ID, Group, Lead, Sentence string
			Differs                   bool
			Cells                     map[string]struct {
				Silent bool
				Ruling []string
			}
		}
		Whole   bool
		Clauses []struct {
			Kind, Article string
			Words         []string
		}
		Groups, Covered any
	}
	decode(t, out, &d)
	if len(d.Rows) < 5 || len(d.Leads) == 0 || !d.Whole || d.Groups != nil || d.Covered != nil {
		t.Fatalf("got %.300s", out)
	}
	_, text, _ := lawc("", args...)
	text = strings.Join(strings.Fields(text), " ")
	status, page, _ := lawc("", append(args, "--format", "html")...)
	if status != 1 {
		t.Errorf("exit status %d", status)
	}
	for _, r := range append(d.Rows, d.Leads...) {
		if r.Lead == "" && !r.Differs || len(r.Cells["1936"].Ruling)+len(r.Cells["1982"].Ruling) == 0 {
			t.Errorf("got %+v", r)
		}
		folded := r.Cells["1936"].Silent || r.Cells["1982"].Silent || r.Group == "irregular-in-two-ways"
		if !folded && !strings.Contains(text, strings.Join(strings.Fields(r.Sentence), " ")) {
			t.Errorf("the text has no %q", r.Sentence)
		}
		if twoWays := r.Group == "irregular-in-two-ways"; !twoWays && !strings.Contains(page, `<tr id="`+r.ID+`"`) {
			t.Errorf("the page has no %s", r.ID)
		}
	}
	told := 0
	for _, c := range d.Clauses {
		for _, sentence := range c.Words {
			told++
			if !strings.Contains(text, strings.Join(strings.Fields(sentence), " ")) || !strings.Contains(html.UnescapeString(page), sentence) {
				t.Errorf("of %s text or page do not tell %q", c.Article, sentence)
			}
		}
	}
	if told < 5 || strings.Contains(text, "must_pass") {
		t.Errorf("%d changes are told in words", told)
	}
	known := map[string]bool{}
	for _, r := range d.Leads {
		known[r.Lead] = true
	}
	for _, m := range leadSpokenOf.FindAllStringSubmatch(text, -1) {
		if name := m[1]; !known[name] || strings.Count(text, name+" ") == strings.Count(text, "lead: "+name+" ") {
			t.Errorf("%s is spoken of and not told", name)
		}
	}
}

// TestDiffDraftForms says of a draft in each form what the change does: here one value, and a
// clause that is gone.
func TestDiffDraftForms(t *testing.T) {
	src, err := rules.Read("1982")
	if err != nil {
		t.Fatal(err)
	}
	text, gone := string(src), `      - id: "27.fn2"`
	from := strings.Index(text, gone)
	to := from + strings.Index(text[from:], "\n\n") + 1
	text = strings.Replace(text[:from]+text[to:], `with: [bid, pass]`, `with: [bid]`, 1)
	draft := filepath.Join(t.TempDir(), "draft.yaml")
	if err := os.WriteFile(draft, []byte(strings.ReplaceAll(text, `"27.fn2"`, `"27.fn1"`)), 0o644); err != nil {
		t.Fatal(err)
	}
	args := []string{"diff", "--article", "27", "1982", draft}
	const does = "now: the offender must replace the call by a bid; no longer: the offender must replace the call by a bid or a pass"
	for form, want := range map[string][]string{
		"text": {"What your change does", "When the replacement obliges partner to pass, article 26 may add its lead penalties.", does, "must become a sufficient bid"},
		"html": {"<h1>What your change does: 1982, draft.yaml</h1>", "When the replacement obliges partner to pass, article 26 may add its lead penalties.", does, "must become a sufficient bid"},
		"json": {`"draft": true`, `"only_in_a"`, does, "must become a sufficient bid"},
	} {
		status, out, errs := lawc("", append(args, "--format", form)...)
		out = strings.Join(strings.Fields(out), " ")
		for _, w := range want {
			if status != 1 || !strings.Contains(out, w) {
				t.Errorf("%s: exit status %d, %s, found no %q in %.2000s", form, status, errs, w, out)
			}
		}
	}
}
