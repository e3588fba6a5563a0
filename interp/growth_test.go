package interp

import (
	"os"
	"strings"
	"testing"

	"lawc/auction"
	"lawc/rules"
	"lawc/schema"
)

// patterns make records that go on for ever: something is done again and again.
var patterns = []struct{ edition, beginning, again string }{
	{"1982", "N: 1S", "TD E:P"},
	{"1982", "N: 1S", "N:P TD N:>7C"},
	{"1982", "N: 1S X XX", "S:X(2H) N:2H TD N:>7C"},
	{"1982", "N: 7NT X XX", "TD W:1C>XX{pause}"},
	{"1982", "N: 1NT", "S:1S S:P>1C{pause} TD W:7C E:2H>8C{pause}"},
	{"1936", "N: 7NT X XX", "TD W:1C S:2H{simultaneous} N:X 1S"},
	{"1936", "N: 7NT X XX", "P E:?"},
	{"2017", "N: 1S", "1H TD E:P"},
	{"2017", "N: 1S", "E:1H>1D TD"},
	{"2017", "N: 1S P P P", "E:X TD"},
	{"2017", "N: P", "E:card(SK) TD S:P W:1C TD"},
	{"2017", "N: 1S", "E:P S:X W:P TD"},
	{"2017", "N: 1C", "E:1S{wrong_board} S:P W:P TD"},
	{"2017", "N: 1C P", "E:>1D{inadvertent} N:>1D{inadvertent} N:P TD"},
}

// TestGrowth holds that twice as long a record takes no more than about twice the
// work: nothing looks through what grows with the record, changes of one and the same
// call apart, which may cost the calls since it each time. The log, the entries and
// the irregularities in play count as work too.
func TestGrowth(t *testing.T) {
	for _, p := range patterns {
		m := machineOf(t, p.edition)
		short, long := workOf(t, m, p.beginning, p.again, 200), workOf(t, m, p.beginning, p.again, 400)
		if long > 2*short+short/5 {
			t.Errorf("%s, %s and %s again and again: %d of work for 200 times, %d for 400", p.edition, p.beginning, p.again, short, long)
		}
	}
}

func workOf(t *testing.T, m *Machine, beginning, again string, times int) (work int) {
	t.Helper()
	r, err := auction.Parse(beginning + strings.Repeat(" "+again, times))
	if err != nil {
		t.Fatalf("%s %s: %v", beginning, again, err)
	}
	m.Reset(r.Dealer)
	for i := range r.Items {
		m.Step(&r.Items[i])
		work += len(m.active) + len(m.ruled) + len(m.rights) + len(m.bans) + len(m.withdrawn)
	}
	return work + m.work + len(m.notes) + len(m.pool) + len(m.entries)
}

func machineOf(t *testing.T, name string) *Machine {
	t.Helper()
	src, err := os.ReadFile("../rules/" + name + ".yaml")
	if err != nil {
		t.Fatal(err)
	}
	e, problems := schema.Load(name+".yaml", src, rules.Assumed)
	if len(problems) > 0 {
		t.Fatal(problems)
	}
	p, problems := Compile(e)
	if len(problems) > 0 {
		t.Fatal(problems)
	}
	return p.NewMachine()
}
