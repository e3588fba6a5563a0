//go:build complete

package main

import (
	"slices"
	"testing"
)

// TestTimelineSilence judges by what an edition rules, and not by its headings.
func TestTimelineSilence(t *testing.T) {
	for _, x := range []struct {
		topic  string
		silent []string
		rules  []string
	}{
		// 22.2 of 1936 lets any improper call stand that the left-hand opponent calls over,
		// who may be the player on turn. What was read of 1963 ends before such calls.
		{"call-out-of-rotation/player-on-turn-calls", []string{"1963"}, []string{"1936"}},
		// Exposed cards are neither in rule 22 of 1936 nor in articles 17 to 22 of 1963.
		{"exposed-card/honour-or-several", []string{"1936", "1963"}, nil},
	} {
		var d struct {
			Steps []struct {
				Edition        string
				Silent, Judged bool
				RulesBy        *[]string `json:"rules_by"`
			}
		}
		decode(t, printed(t, "timeline", "--rows", "-e", "1936", "-e", "1963", "-e", "1982", "--format", "json", x.topic), &d)
		var silent, rules []string
		for _, s := range d.Steps {
			if !s.Judged {
				t.Errorf("%s: %s is not judged", x.topic, s.Edition)
			}
			if s.Silent {
				silent = append(silent, s.Edition)
			}
			if s.RulesBy != nil {
				rules = append(rules, s.Edition)
			}
		}
		if !slices.Equal(silent, x.silent) || !slices.Equal(rules, x.rules) {
			t.Errorf("%s: %v are silent, %v rule by other clauses", x.topic, silent, rules)
		}
	}
}
