package interp_test

import (
	"testing"

	"lawc/law"
)

// TestOnce takes records that give the same thing twice over: a card led a second time,
// two calls withdrawn that showed the same suit, a change that is one in two ways.
func TestOnce(t *testing.T) {
	for _, test := range []struct {
		edition, record string
		rights, gaps    int
	}{
		{"1982", "S: TD E:led(D4) E:led(D4) TD", 1, 0},
		{"1997", "S: TD S:1H{conventional=H+S}>1H TD S:1S", 2, 0},
		{"1982", "W: 3NT P>? X~2C", 0, 1},
		{"1936", "N: 2NT TD N:2NT>P{inadvertent} 3NT", 0, 1},
	} {
		r := parse(t, test.record)
		got := load(t, test.edition).NewMachine().Run(&r)
		if (got.Phase == law.Undecided) != (test.gaps > 0) {
			t.Errorf("%s %s: phase %v with %d gaps", test.edition, test.record, got.Phase, test.gaps)
		}
		if len(got.Rights) != test.rights || len(got.NotCovered) != test.gaps {
			t.Errorf("%s %s: %d rights and %d gaps, expected %d and %d", test.edition, test.record, len(got.Rights), len(got.NotCovered), test.rights, test.gaps)
		}
	}
}
