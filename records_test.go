package lawc_test

import (
	"regexp"
	"strings"
	"testing"

	"lawc/auction"
	"lawc/schema"
)

const recordsPage = "docs/records.md"

var (
	spelling = regexp.MustCompile("(?m)^\\| `([^`]+)` \\| `([^`]+)` \\|$")
	happened = regexp.MustCompile("(?m)^\\| `([^`]+)` \\| [^`]")
	asYAML   = regexp.MustCompile("(?s)```yaml\n(.*?)```")
)

// TestRecordsPage reads every record that the page shows: those in two spellings
// are the same record, all others are as they are printed.
func TestRecordsPage(t *testing.T) {
	page := readFile(t, recordsPage)
	before, dutch, ok := strings.Cut(page, "\n## Dutch\n")
	pairs := spelling.FindAllStringSubmatch(before, -1)
	foreign := spelling.FindAllStringSubmatch(dutch, -1)
	if !ok || len(pairs) == 0 || len(foreign) == 0 {
		t.Fatalf("%s: found no records in two spellings", recordsPage)
	}
	for _, pair := range pairs {
		readAs(t, auction.English, pair[1], pair[2])
	}
	for _, pair := range foreign {
		readAs(t, auction.Dutch, pair[1], pair[2])
	}
	others := happened.FindAllStringSubmatch(before, -1)
	if len(others) == 0 {
		t.Fatalf("%s: found no records with what happened", recordsPage)
	}
	for _, row := range others {
		readAs(t, auction.English, row[1], row[1])
	}
	for _, block := range asYAML.FindAllStringSubmatch(page, -1) {
		for _, e := range schema.ReadEntries(auction.English, recordsPage, []byte(block[1])) {
			if len(e.Problems) > 0 || e.Record.String() != "N: 1S 1H TD E:2H{damaging}" {
				t.Errorf("%s: the record as a mapping is read as %v (%v)", recordsPage, e.Record, e.Problems)
			}
		}
	}
}

func readAs(t *testing.T, n auction.Notation, written, want string) {
	t.Helper()
	r, err := n.Parse(written)
	if err != nil || r.String() != want {
		t.Errorf("%s: %s is read as %v, expected %s (%v)", recordsPage, written, r, want, err)
	}
}
