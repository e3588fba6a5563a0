package interp

import (
	"os"
	"strings"
	"testing"

	"lawc/auction"
	"lawc/law"
	"lawc/rules"
	"lawc/schema"
)

type pattern struct{ edition, beginning, again string }

// patterns make records that go on for ever: something is done again and again.
var patterns = []pattern{
	{"1982", "N: 1S", "TD E:P"},
	{"1982", "N: 1S", "N:P TD N:>7C"},
	{"1982", "N: 1S X XX", "S:X(2H) N:2H TD N:>7C"},
	{"1982", "N: 7NT X XX", "TD W:1C>XX{pause}"},
	{"1936", "N: 7NT X XX", "TD W:1C S:2H{simultaneous} N:X 1S"},
	{"1936", "N: 7NT X XX", "P E:?"},
	{"1982", "N: 1S", "1H TD E:2C>2D TD W:P N:P"},
	{"1982", "N: 1S", "E:card(SK) TD"},
	{"2017", "N: 1S", "1H TD E:P"},
	{"2017", "N: 1S", "E:1H>1D TD"},
	{"2017", "N: 1S P P P", "E:X TD"},
	{"2017", "N: P", "E:card(SK) TD S:P W:1C TD"},
	{"2017", "N: 1S", "E:P S:X W:P TD"},
	{"2017", "N: 1C", "E:1S{wrong_board} S:P W:P TD"},
	{"2017", "N: 1C P", "E:>1D{inadvertent} N:>1D{inadvertent} N:P TD"},
	{"2017", "N: 1C P P 1D", "N:>P W:>1D{inadvertent} N:1D{inadvertent}"},
	{"2017", "N: 1C P P 1D", "S:2C{over_first} E:1H{misinformed} W:1C S:>P"},
}

// changed are those in which one and the same call is changed again and again: East's,
// which South accepts each time, and which comes to a pass.
var changed = []pattern{
	{"1982", "N: 1NT", "S:1S S:P>1C{pause} TD W:7C E:2H>8C{pause}"},
}

// TestGrowth holds that twice as long a record takes no more than about twice the
// work: nothing looks through what grows with the record, changes of one and the same
// call apart, which may cost the calls since it each time. The log, the entries and
// the irregularities in play count as work too.
func TestGrowth(t *testing.T) {
	for _, p := range patterns {
		grows(t, p, 2)
	}
	for _, p := range changed {
		grows(t, p, 4)
	}
}

func grows(t *testing.T, p pattern, times int) {
	m := machineOf(t, p.edition)
	short, long := workOf(t, m, p.beginning, p.again, 200), workOf(t, m, p.beginning, p.again, 400)
	if long > times*short+short/5 {
		t.Errorf("%s, %s and %s again and again: %d of work for 200 times, %d for 400", p.edition, p.beginning, p.again, short, long)
	}
}

// TestEnds takes records in which one change led to another without end: each must
// come to one, and say of a call still waiting that the auction is not open.
func TestEnds(t *testing.T) {
	for _, r := range []struct{ edition, text string }{
		{"2017", "N: 1C>1D W:P N:P E:P"},
		{"2017", "N: S:1NT>1D E:1C{wrong_board} W:1H>1H N:1D E:2D E:3H{misinformed} E:1NT E:1C"},
		{"2017", "N: 1C P W:1D N:1C>1D E:>1D{misinformed} S:1C E:P{inadvertent} S:2C{over_first}"},
		{"2017", "N: 1C S:P W:1D N:>P{inadvertent} E:X W:P~1C N:P E:lead(H5)"},
		{"2017", "N: 1C P P 1D" + strings.Repeat(" S:P{inadvertent} N:>1D{misinformed}", 30)},
		{"2017", "N: 1C W:1C>1D S:1C N:1C>1D S:2H W:1C E:accept"},
		{"2017", "N: 1C W:1D N:1C>1D W:X S:P N:>P TD"},
		{"2017", "N: 1C P" + strings.Repeat(" S:P>8C E:XX W:accept S:1D{inadvertent} TD", 5)},
		{"2017", "N: S:1NT S:1H E:1H{wrong_board} W:1C{wrong_board} W:accept TD"},
		{"1982", "N: P>X{simultaneous} S:card(SK) S:X~X E:accept W:1D~1D W:1C S:accept E:1H"},
		{"1982", "N: S:2C>8C{wrong_board} E:1C{wrong_board} E:7NT N:XX{inadvertent} W:2C>1D W:X{wrong_board} TD"},
		{"1982", "N: 1C P S:P W:1D N:>1D{misinformed} E:>1D{misinformed} W:P>8C N:P W:>1D{misinformed}"},
		{"1982", "N: 1C P P P W:1D{inadvertent}" + strings.Repeat(" E:8C TD S:1C S:1D{inadvertent} W:1D{inadvertent}", 3) + " E:8C TD S:1C"},
	} {
		record, err := auction.Parse(r.text)
		if err != nil {
			t.Fatal(err)
		}
		res := machineOf(t, r.edition).Run(&record)
		for _, e := range res.Events {
			if e.Status == law.AwaitsRuling && res.Phase == law.Open {
				t.Errorf("%s, %s: the auction is open, and a call still waits", r.edition, r.text)
			}
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
