package notation

import (
	"strings"
	"testing"

	"lawc/auction"
	"lawc/notation/pbn"
	"lawc/notation/source"
)

// TestWritePBN reads what it writes.
func TestWritePBN(t *testing.T) {
	for _, c := range []struct{ record, contract, declarer, want string }{
		{"N: 1S P 2S P P P", "2S", "N", "1S Pass 2S Pass\r\nPass Pass\r\n"},
		{"N: P P P P", "Pass", "", "Pass Pass Pass Pass\r\n"},
		{"N: 1D 1C S:accept", "", "", "1D ^I 1C\r\n"},
		{"N: E:1D 1C 4S 3NT E:accept W:X 5H X P P P", "5HX", "^S", "^S 1D ^I 1C 4S\r\n^I 3NT ^S ^S X\r\n5H X Pass Pass\r\nPass\r\n"},
	} {
		record, err := auction.Parse(c.record)
		if err != nil {
			t.Fatal(err)
		}
		game := pbn.Game{ID: `a "b" \`, Dealer: record.Dealer, Declared: source.Declared{Contract: c.contract, Declarer: c.declarer}}
		for _, it := range record.Items {
			if it.Action.IsCall() {
				game.Calls = append(game.Calls, it)
			}
		}
		var text strings.Builder
		if err := pbn.Write(&text, game); err != nil {
			t.Fatal(err)
		}
		if _, calls, _ := strings.Cut(text.String(), "[Auction \"N\"]\r\n"); calls != c.want+"\r\n" {
			t.Errorf("%s: got %q, want %q", c.record, calls, c.want)
		}
		if got, want := tellText(PBN, text.String()), game.ID+"|"+c.record+"\n"; got != want {
			t.Errorf("read back as %s, want %s", got, want)
		}
	}
	for _, record := range []string{"N: ?", "N: 8C", "N: X", "N: 1S P X"} {
		r, err := auction.Parse(record)
		if err != nil {
			t.Fatal(err)
		}
		if err := pbn.Write(&strings.Builder{}, pbn.Game{Dealer: r.Dealer, Calls: r.Items}); err == nil {
			t.Errorf("%s was written, want an error", record)
		}
	}
}
