package options

import (
	"strings"
	"testing"
)

// TestSymbols writes bids as their cards show them, and nothing else.
func TestSymbols(t *testing.T) {
	for _, test := range [][3]string{
		{"en", "2H, or 1NT; then 7S. 3D", "2♥, or 1NT; then 7♠. 3♦"}, {"nl", "2K of 1SA: 3R", "2♣ of 1SA: 3♦"}, {"en", "A12C 4HS 1982", "A12C 4HS 1982"},
	} {
		if got := WithSymbols(test[1], test[0]); got != test[2] {
			t.Errorf("%s: %q became %q", test[0], test[1], got)
		}
	}
}

// TestChoicesWithSymbols writes the choices with the symbols of the suits, and the record
// with its letters, since it is to be typed.
func TestChoicesWithSymbols(t *testing.T) {
	sheet := under(t, "2017").Sheet(record(t, "N: 1S 1H"))
	text := string(AppendChoices(nil, &sheet, Form{Lang: "en", Symbols: true}))
	if !strings.Contains(text, "\nN: 1S 1H\n") || !strings.Contains(text, "East: 2♥\n") || strings.Contains(text, "1H counts") {
		t.Errorf("got\n%s", text)
	}
}
