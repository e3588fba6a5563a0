package lawc_test

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"lawc/auction"
	"lawc/interp"
	"lawc/law"
)

const lifePage = "docs/life.md"

var (
	momentRow = regexp.MustCompile("(?m)^\\| `([a-z_]+)` \\|.*\\| (.*) \\|$")
	stepTaken = regexp.MustCompile("(?m)^[0-9]\\. `([a-z_]+)`")
)

// TestLifeOfAnIrregularity holds the page to the program: its table has every moment,
// with the consequences that only some moments have, and its steps are those that are taken.
func TestLifeOfAnIrregularity(t *testing.T) {
	page := readFile(t, lifePage)
	var rows []string
	for _, row := range momentRow.FindAllStringSubmatch(page, -1) {
		moment, ok := law.MomentNamed(row[1])
		if !ok {
			continue
		}
		rows = append(rows, row[1])
		for _, c := range law.Consequences() {
			if named := strings.Contains(row[2], "`"+c.Name+"`"); c.At != 0 && named != c.At.Has(moment) {
				t.Errorf("%s: at %s, %s named: %v, expected %v", lifePage, moment, c.Name, named, !named)
			}
		}
	}
	if !slices.Equal(rows, law.MomentNames()) {
		t.Errorf("%s: found rows for %v, expected %v", lifePage, rows, law.MomentNames())
	}
	var told []string
	for _, s := range stepTaken.FindAllStringSubmatch(page, -1) {
		told = append(told, s[1])
	}
	record := "N: 1S 1H TD E:2C"
	taken := asked(t, "2017", record)
	if n := len(told); n == 0 || n > len(taken) || !slices.Equal(told, taken[len(taken)-n:]) || !strings.Contains(page, record) {
		t.Errorf("%s: found the steps %v, expected the last of %v", lifePage, told, taken)
	}
}

// asked lists the moments at which an edition is asked on a record.
func asked(t *testing.T, edition, text string) (moments []string) {
	m, r := compiled(t, edition).NewMachine(), parsed(t, text)
	m.Observe = func(a interp.Asked) { moments = append(moments, a.Moment.String()) }
	m.Reset(r.Dealer)
	for i := range r.Items {
		if r.Items[i].Action == auction.Attention {
			moments = nil
		}
		m.Step(&r.Items[i])
	}
	return moments
}
