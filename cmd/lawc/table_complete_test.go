//go:build complete

package main

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// TestTableTopics takes kinds of irregularity and topics of clauses, and helps with
// others.
func TestTableTopics(t *testing.T) {
	_, out, _ := lawc("", "table", "insufficient-bid/lowest-same-denomination")
	if !strings.Contains(out, "N: 1S 1C TD E:2C") || strings.Contains(out, "pass out of rotation") {
		t.Errorf("a topic of clauses:\n%s", out)
	}
	for arg, want := range map[string]string{"insuficient-bid": "did you mean insufficient-bid?", "zzz": "lawc table --list"} {
		status, _, errs := lawc("", "table", arg)
		if status != 2 || !strings.Contains(errs, want) {
			t.Errorf("%s: exit status %d: %s", arg, status, errs)
		}
	}
	if status, out, _ := lawc("", "table", "--list"); status != 0 || !strings.Contains(out, "skipped-player") {
		t.Errorf("exit status %d: %s", status, out)
	}
}

// TestTableLeads prints each row about leads that is spoken of, whatever is left out.
func TestTableLeads(t *testing.T) {
	for _, args := range [][]string{
		{"--differences", "--editions", "1982,1997", "insufficient-bid"},
		{"--editions", "1936,1982", "insufficient-bid/other-sufficient-bid"},
		{"--editions", "1936,1982", "--record", "N: 1S 1H TD E:P"},
	} {
		for format, told := range map[string]string{"text": "\n  %s ", "markdown": "| %s ", "csv": ",%s,", "html": ">%s "} {
			out := printed(t, append(append([]string{"table"}, args...), "--format", format)...)
			spoken := leadSpokenOf.FindAllStringSubmatch(regexp.MustCompile(`</?a[^>]*>`).ReplaceAllString(out, ""), -1)
			if len(spoken) == 0 {
				t.Errorf("%v as %s: no row about leads is spoken of", args, format)
			}
			for _, m := range spoken {
				if !strings.Contains(out, fmt.Sprintf(told, m[1])) {
					t.Errorf("%v as %s: %s is spoken of and not told", args, format, m[1])
				}
			}
		}
		var data struct {
			Leads []struct{ Lead string }
		}
		text := printed(t, append(append([]string{"table"}, args...), "--format", "json")...)
		decode(t, text, &data)
		for _, m := range leadSpokenOf.FindAllStringSubmatch(text, -1) {
			if !slices.ContainsFunc(data.Leads, func(l struct{ Lead string }) bool { return l.Lead == m[1] }) {
				t.Errorf("%v as json: %s is spoken of and not told", args, m[1])
			}
		}
	}
}

// TestTablePageOfAll wants the page of every edition to be small too, in both languages.
func TestTablePageOfAll(t *testing.T) {
	for _, lang := range []string{"en", "nl"} {
		if page := printed(t, "table", "--lang", lang, "--editions", "all", "--format", "html"); len(page) >= 500_000 {
			t.Errorf("%s: the page is %d bytes, expected less than 500 kB", lang, len(page))
		}
	}
}
