package report

import (
	"strings"
	"testing"

	"lawc/auction"
	"lawc/internal/fortest"
)

// TestWhichCallMayBeAccepted names the call where a player has several open, and how each
// may be accepted: a call over them speaks to the last.
func TestWhichCallMayBeAccepted(t *testing.T) {
	for _, c := range []struct{ edition, record, lang, want string }{
		{"1982", "N: 1S 1H", "en", "South may accept the call of East, by calling or in so many words"},
		{"1982", "N: 1NT X P 1H W:P", "en", "North may accept 1H by West, in so many words only; North may accept the pass by West, by calling or in so many words"},
		{"1982", "N: 1NT X P 1H W:P", "nl", "Noord mag 1H van West accepteren, alleen met zoveel woorden; Noord mag de pas van West accepteren, door te bieden of met zoveel woorden"},
		{"1982", "N: 8C>1S", "en", "East may accept 8C by North, in so many words only; East may accept 1S by North, by calling or in so many words"},
		// 27 speaks of calling alone, and a call is over the last
		{"1959", "N: 1S 1H>2H", "en", "South may accept 2H by East by calling"},
		// 27.C takes the second call if somebody calls over it
		{"2017", "N: 1S 1H E:P", "en", "South may accept 1H by East, in so many words only"},
		{"2017", "N: 1S 1H W:P E:X", "en", "North may accept the call of West, by calling or in so many words; South may accept the double by East, by calling or in so many words"},
	} {
		r, err := auction.Parse(c.record)
		if err != nil {
			t.Fatal(err)
		}
		var got []string
		for _, said := range sentences(fortest.Embedded(t, c.edition).NewMachine().Run(&r), Style{Lang: c.lang}) {
			if strings.Contains(said.text, " accept ") || strings.Contains(said.text, "accepteren") {
				got = append(got, said.text)
			}
		}
		if text := strings.Join(got, "; "); text != c.want {
			t.Errorf("%s %s: got %q, want %q", c.edition, c.record, text, c.want)
		}
	}
}
