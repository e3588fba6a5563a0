package options

import (
	"testing"

	"lawc/auction"
)

// TestDid says of each thing done what it was: a bid only where it was one.
func TestDid(t *testing.T) {
	for _, c := range []struct{ item, en, nl string }{
		{"1H", "North bid 1H", "Noord bood 1H"},
		{"P", "North passed", "Noord paste"},
		{"X", "North doubled", "Noord doubleerde"},
		{"XX", "North redoubled", "Noord redoubleerde"},
		{"?", "North made a call that nobody knows", "Noord bood iets wat geen bieding is"},
		{"1H>2H", "North bid 1H and then 2H", "Noord bood 1H en daarna 2H"},
		{"P~1H", "North passed and then bid 1H", "Noord paste en bood daarna 1H"},
		{"1H>P", "North bid 1H and then passed", "Noord bood 1H en paste daarna"},
		{"P>X", "North passed and then doubled", "Noord paste en doubleerde daarna"},
		{"1S N:>P", "North passed", "Noord paste"},
		{"E:1S N:accept", "North accepted in words", "Noord accepteerde met woorden"},
		{"E:1S N:accept(1S)", "North accepted 1S in words", "Noord accepteerde 1S met woorden"},
		{"N:ask(repeat)", "North asked something", "Noord vroeg iets"},
		{"N:card(SK)", "North let the king of spades be seen", "Noord liet schoppenheer zien"},
	} {
		r, err := auction.Parse("N: " + c.item)
		if err != nil {
			t.Fatal(err)
		}
		got := didText(&r.Items[len(r.Items)-1])
		if got.EN != c.en || got.NL != c.nl {
			t.Errorf("%s: got %q and %q, want %q and %q", c.item, got.EN, got.NL, c.en, c.nl)
		}
	}
}
