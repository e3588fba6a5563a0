package main

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// written writes the page of a command into a folder.
func written(t *testing.T, folder, name string, args ...string) string {
	t.Helper()
	status, out, errs := lawc("", append(args, "--format", "html")...)
	if status > 1 {
		t.Fatal(errs)
	}
	file := filepath.Join(folder, name)
	if err := os.WriteFile(file, []byte(out), 0o644); err != nil {
		t.Fatal(err)
	}
	return out
}

// TestLinksToTable follows every link of a comparison and of a timeline to the page of the
// table: the row or the clause stands there.
func TestLinksToTable(t *testing.T) {
	table := printed(t, "table", "--editions", "1936,1982", "--format", "html", "insufficient-bid")
	for _, args := range [][]string{
		{"compare", "-e", "1936", "-e", "1982", "N: 1S 1H TD E:2H"},
		{"timeline", "-e", "1936", "-e", "1982", "insufficient-bid"},
		{"timeline", "-e", "1936", "-e", "1982", "N: 1S 1H TD E:2H"},
	} {
		page := printed(t, append(args, "--format", "html")...)
		links := regexp.MustCompile(`href="table.html#([^"]*)"`).FindAllStringSubmatch(page, -1)
		if len(links) < 2 {
			t.Errorf("%v: %d links", args, len(links))
		}
		for _, m := range links {
			if !strings.Contains(table, `id="`+m[1]+`"`) {
				t.Errorf("%v: the table has no %s", args, m[1])
			}
		}
		if other := printed(t, append(args, "--format", "html", "--table", "https://example.org/t")...); !strings.Contains(other, `href="https://example.org/t#`) {
			t.Errorf("%v: does not lead where the table is said to be", args)
		}
	}
}

// TestComparePageOrder has the clauses first, then the rows on which the editions differ.
func TestComparePageOrder(t *testing.T) {
	page := printed(t, "compare", "-e", "1936", "-e", "1982", "--format", "html", "N: 1S 1H TD E:2H")
	table, _, _ := strings.Cut(page[strings.Index(page, "<table class=side"):], "</table>")
	rows := regexp.MustCompile(`<tr role=row( class=differ)?>`).FindAllString(table, -1)
	differ, last := 0, 0
	for i, row := range rows[1:] { // the first is the head
		if strings.Contains(row, "differ") {
			differ, last = differ+1, i
		}
	}
	if differ < 2 || last != differ || !strings.Contains(table, `href="#`) {
		t.Errorf("%d rows differ, the last of them stands in place %d:\n%s", differ, last, table)
	}
}
