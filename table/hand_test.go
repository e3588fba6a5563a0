package table

import (
	"slices"
	"testing"
)

// byHand are the rows of tables made by hand from the books: what differs between
// the oldest edition and the first whole one, and what the newer ones make of the
// same situations. Each must be found by its record, at the stage named.
var byHand = []struct {
	record string
	stage  Stage
}{
	// an insufficient bid made good at the lowest level, higher, by a pass, by a double
	{"N: 1S 1H TD E:2H", OffenderCalled}, {"N: 1S 1H TD E:3H", OffenderCalled}, {"N: 1S 1H TD E:P", OffenderCalled}, {"N: 1S 1H TD E:X", OffenderCalled},
	// may it be accepted in so many words
	{"N: 1S 1H S:accept", Accepted}, {"N: 1S 1H P", Accepted},
	// passes out of turn
	{"N: E:P TD", Ruled}, {"N: S:P TD", Ruled}, {"W: 1H S:P TD", Ruled}, {"N: 1S S:P TD", Ruled}, {"N: 1S W:P TD", Ruled},
	// bids out of turn, and what the next player does
	{"N: E:1H TD N:P", NextCalled}, {"N: E:1H TD N:1S E:2H", OffenderCalled}, {"N: S:1H TD", Ruled}, {"N: P W:1H TD", Ruled},
	{"E: S:1S TD E:1D S:1S", OffenderCalled}, {"E: S:1S TD E:1D P", OffenderCalled}, {"E: 3S N:X TD", Ruled},
	// doubles of partner's bid, and on top of his double
	{"N: 1S P X TD", Ruled}, {"N: 1S P X P", Accepted}, {"N: 1S X P X TD", Ruled}, {"S: 1H P X TD", Ruled},
	// a bid of eight, ruled upon and called over
	{"N: 8C TD", Ruled}, {"N: 8C P", Accepted}, {"S: 8C TD", Ruled},
	// a player who must pass
	{"N: 1S 1H TD E:3H P 4S TD", Ruled}, {"N: 1S 1H TD E:3H P 4S P", Accepted},
	// words, slips, second thoughts
	{"N: 1S X(1H) TD", Ruled}, {"N: 1S>2S{inadvertent,pause} TD", Ruled}, {"N: 1S~2S", Made}, {"N: 1S>2S TD", Ruled}, {"S: 3D>3NT TD", Ruled}, {"S: 3D>3NT W:accept", Accepted},
	{"N: 1S>2S{misinformed}", Made}, {"S: 2S P S:>2H{inadvertent}", Made}, {"S: 1S S:2S TD", Ruled}, {"W: 2S 1H>2H TD", Ruled},
	// a pass by which somebody is skipped
	{"N: P S:P P P", Closed}, {"W: P 1H P P N:P E:P", Accepted},
	// cards and questions
	{"N: E:card(SK) TD", Ruled}, {"N: E:card(H2) TD", Ruled}, {"N: E:led(H2) TD", Ruled}, {"N: E:ask(explanation)", Made},
	// other situations of the newer books
	{"S: 1C 1S 1H TD N:X", OffenderCalled}, {"N: 1S 1H TD E:2D", OffenderCalled}, {"E: S:1S TD E:P", NextCalled}, {"W: 1S P S:1H TD", Ruled},
	{"N: 1S P P P E:X TD", Ruled},
}

// TestByHand finds every row of the tables made by hand.
func TestByHand(t *testing.T) {
	for _, editions := range [][]string{oldAndNew, sideBySide(t), recent} {
		if !wanted(editions) {
			continue
		}
		tb, programs := tableOf(t, editions...)
		f := NewFinder(programs, false)
		for _, x := range byHand {
			r := parsed(t, x.record)
			points := f.Points(&r)
			if len(points) == 0 {
				t.Errorf("%v: %s has no stage", editions, x.record)
				continue
			}
			last := points[len(points)-1]
			for i := len(points) - 1; i > 0 && !last.Rules(); i-- {
				last = points[i-1]
			}
			row := tb.Row(&last)
			// Newer editions may have less to say: then an earlier stage is the row.
			if row == nil || slices.Equal(editions, oldAndNew) && last.Stage != x.stage {
				t.Errorf("%v: %s, stage %s of %s: row %v, expected one at %s", editions, x.record, last.Stage, last.Group, row != nil, x.stage)
			}
		}
	}
}

// TestHere names the clauses that decide at a stage: those too that bore on a call before it,
// and none that bore on others alone.
func TestHere(t *testing.T) {
	for _, x := range []struct{ record, decides, before string }{
		{"N: 1S 1H TD E:2H", "27.a", "27.p1.s2"},
		// 31.a.2 says what the next player's bid opens, and what the offender's call costs.
		{"N: E:1H TD N:1S P", "31.a.2", "29.s1"},
		{"N: 1S P W:X TD S:2H P", "32.b.2", "29.s1"},
	} {
		r := parsed(t, x.record)
		_, row := Find(programsOf(t, "1982"), &r, Options{})
		if row == nil {
			t.Fatalf("%s has no row", x.record)
		}
		if here := names(row.Cells[0].Here); !slices.Contains(here, x.decides) || slices.Contains(here, x.before) {
			t.Errorf("%s: %v, expected %s among them and %s not", x.record, here, x.decides, x.before)
		}
	}
}

// TestMute leaves an edition silent on what it does not know, whatever it cites for the same
// call: a bid that undoes a double does so with the cards of any board.
func TestMute(t *testing.T) {
	r := parsed(t, "N: 1S X 1NT{wrong_board} TD")
	_, row := Find(programsOf(t, "1936", "1982", "2017"), &r, Options{})
	if row == nil {
		t.Fatalf("%s has no row", r.String())
	}
	for e, silent := range []bool{true, true, false} {
		if row.Cells[e].Silent != silent {
			t.Errorf("edition %d is silent: %v, expected %v", e, row.Cells[e].Silent, silent)
		}
	}
}
