package main

import (
	"strings"
	"testing"
)

// TestTimelineRows begins with the rows of a topic that a kind of irregularity is named
// after, and of others where that is asked for; in text alone.
func TestTimelineRows(t *testing.T) {
	both := []string{"timeline", "-e", "1936", "-e", "1982"}
	for _, x := range []struct {
		args []string
		want string
	}{
		{[]string{"insufficient-bid"}, "1982    changed: director may adjust [27.a]"},
		{[]string{"illegal-call/called-over"}, ""},
		{[]string{"--rows", "illegal-call/called-over"}, "1936    ruled on here first: stands"},
		{[]string{"--format", "json", "insufficient-bid"}, ""},
	} {
		out := printed(t, append(both, x.args...)...)
		if has := strings.Contains(out, "What is ruled: "); has != (x.want != "") || !strings.Contains(out, x.want) {
			t.Errorf("%q:\n%s", x.args, out)
		}
	}
}
