package main

import (
	"strings"
	"testing"
)

// TestImprint wants on every page the source of each edition, and what made the page
// and when.
func TestImprint(t *testing.T) {
	record := "N: 1S 1H TD E:2H"
	for _, args := range [][]string{
		{"run", "-e", "1982", record}, {"compare", "-e", "1982", "-e", "1936", record}, {"options", "-e", "1982", record},
		{"timeline", "--record", record}, {"table", "--editions", "1936,1982", "--record", record},
	} {
		_, out, errs := lawc("", append(args, "--format", "html")...)
		for _, want := range []string{"keesboek.com", "2026-11-29", "made by lawc ", about().Date} {
			if !strings.Contains(out, want) {
				t.Errorf("%s: found no %q: %s", args[0], want, errs)
			}
		}
	}
	for _, format := range []string{"markdown", "csv", "json"} {
		_, out, errs := lawc("", "table", "--editions", "1936,1982", "--record", record, "--format", format)
		if !strings.Contains(out, "keesboek.com") || !strings.Contains(out, about().Date) {
			t.Errorf("one row as %s does not tell its sources: %s%s", format, out, errs)
		}
	}
}
