package auction

import (
	"fmt"
	"strings"
	"testing"
)

// TestHands holds what people type beside the contract's own forms: what has one
// meaning is read.
func TestHands(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{"N: 1S 1H ~ 2H P > 3S X ~XX (1D > 2D)", "N: 1S 1H~2H P>3S X~XX 1D>2D"},
		{"N: 1S, 1H", "N: 1S 1H"}, {"N: 1S,1H , P; 2H,", "N: 1S 1H P 2H"},
		{"N: 1S (2C) P", "N: 1S 2C P"}, {"N: 1S ( 2c!{pause} ) W:(X(2S))! (3h)", "N: 1S 2C{pause} W:X(2S) 3H"},
		{"N: 1C! 2C* P!! TD! E:2D*{pause}!", "N: 1C 2C P TD E:2D{pause}"}, {"N: 1C!>1D! E:X(2S)!", "N: 1C>1D X(2S)"},
		{"N: 1H->2H P-->X 1S=>2S", "N: 1H>2H P>X 1S>2S"}, {"N: 1H→2H P→1S E:→3C", "N: 1H>2H P>1S E:>3C"},
		{"North: 1S", "N: 1S"}, {"NORTH 1S west: 2H SOUTH:P", "N: 1S W:2H S:P"}, {"n 1s p", "N: 1S P"},
		{"N : 1S E :2H", "N: 1S 2H"}, {"N E 1H", "N: E:1H"}, {"N: 1S S 2H", "N: 1S S:2H"},
		{"N: 1S TD E2H w3nt", "N: 1S TD E:2H W:3NT"}, {"N: S2S", "N: S:2S"},
		{"N:\u00a01S\u20091H\u3000P\u200b", "N: 1S 1H P"}, {"N：1S，1H", "N: 1S 1H"}, {"N: 1S – 2S — P", "N: 1S P 2S P P"},
		{"N: 1S 1H director E:2H ARBITER E:accept", "N: 1S 1H TD E:2H TD E:accept"},
		{"N: E:card(KS, 10h, ♠A, 2♦)", "N: E:card(SK,HT,SA,D2)"}, {"N: E:penalty card(KS)", "N: E:penalty-card(SK)"},
		{"N: 1 spade 2hearts 3 D 4 ♣ 5 no trump 6 notrumps 7no-trump", "N: 1S 2H 3D 4C 5NT 6NT 7NT"},
		{"N: 1 N 2 S, P", "N: 1NT 2S P"}, {"N: E:require(hearts) E:forbid(spade)", "N: E:require(H) E:forbid(S)"},
		{"N: 1S all pass", "N: 1S P P P"}, {"N: 1S All-Pass", "N: 1S P P P"}, {"N: no bid 1S NO BID", "N: P 1S P"},
		{"N: 1no trump 2 No Trump", "N: 1NT 2NT"}, {"N: E:card (KS) S:accept (1H) W:ask( review )", "N: E:card(SK) S:accept(1H) W:ask(review)"},
		{"N: 1S {pause} P", "N: 1S{pause} P"}, {"dealer N: 1S", "N: 1S"}, {"Dealer West 1S", "W: 1S"},
		{"N: E:ask(who leads) E:ask(partial review)", "N: E:ask(who-leads) E:ask(partial-review)"},
	} {
		r, err := Parse(c.text)
		if err != nil || r.String() != c.want {
			t.Errorf("%q: got %q and %v, want %q", c.text, r, err, c.want)
		}
	}
}

// TestNearestForm holds what has two meanings, or none: the nearest right form
// is named.
func TestNearestForm(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{"N: P E:->2H", `column 8: found "->2H", which is two things: a pass changed to another call is P>, a change of his earlier call >`},
		{"N: 1S-1H", `column 6: found "-1H" after the item, expected a blank or a comma, as in 1S 1H`},
		{"N: 1S/1H", `column 6: found "/1H" after the item, expected a blank or a comma, as in 1S 1H`},
		{"N: 1H...2H", `column 6: found "...2H" after the item, expected a blank or a comma; did you mean 1H>2H (a change) or 1H~2H (a slip)?`},
		{"N: S1", `column 4: found "S1", expected a call, a verb or TD; did you mean 1S?`},
		{"N: ppp", `column 4: found "ppp", expected a call, a verb or TD; did you mean P P P?`},
		{"N: 1S [2C] P", `column 7: found "[2C]", expected a call, a verb or TD; did you mean 2C?`},
		{"North- 1S", `column 1: found "North-", expected the dealer first, as in "N: 1S P"; did you mean N:?`},
		{"N.1S", `column 1: found "N.1S", expected the dealer first, as in "N: 1S P"; did you mean N:?`},
		{"N: 1S TD (2H)", "column 10: an item after TD must name its seat, as in E:2H"},
		{"N: 1S 1H T.D.", `column 10: found "T.D.", expected a call, a verb or TD; did you mean TD?`},
		{"N: 1SPPP", `column 6: found "PPP" after the item, expected a blank or a comma, as in 1S P P P`},
		{"N: 1SP2S", `column 6: found "P2S" after the item, expected a blank or a comma, as in 1S P 2S`},
		{"N: 1S-P-2S X", `column 6: found "-P-2S" after the item, expected a blank or a comma, as in 1S P 2S`},
		{"N: 1S>", `column 7: found nothing, expected a call: P, X, XX, 1C to 9NT, or ?`},
		{"N: 1S 1H >2H", "column 10: an item that begins with > must name its seat, as in S:>2H"},
		{"N: 1S WP", `column 7: found "WP", expected a call, a verb or TD; did you mean W:P?`},
		{"dealer: 1S", `column 1: found "dealer:", expected the dealer first, as in "N: 1S P"`},
		{"N: 1S,,1H", `column 7: found ",1H", expected a call, a verb or TD`},
		{"N: 1Z,1H", `column 4: found "1Z", expected C, D, H, S or NT after the level`},
		{"N: (TD)", `column 5: found "TD)", expected a call: P, X, XX, 1C to 9NT, or ?`},
		{"N: (1S 1H", `column 4: the bracket that begins here is not closed, expected ")"`},
		{"N: (X(2S){a} 1H", `column 4: the bracket that begins here is not closed, expected ")"`},
		{"N: (1S 1H)", `column 8: found "1H)", expected ")"`},
		{"N: E:card(SK H2", `column 10: the bracket that begins here is not closed, expected ")"`},
		{"Noord: 1S", `column 1: found "Noord" before a colon, expected a seat: N, E, S or W; Dutch is read with --notation nl`},
		{"N: 2 schoppen", `column 4: found "2", expected C, D, H, S or NT after the level; Dutch is read with --notation nl`},
		{"N: 1 S:2H", `column 4: found "1", expected C, D, H, S or NT after the level`},
		{"N: E:lead(H5,H6)", "column 14: found a second card, expected one: the opening lead is one card"},
		{"N: 1S E:penalty", `column 9: found "penalty", expected a call, a verb or TD`},
		{"N", `column 1: found "N", expected the dealer first, as in "N: 1S P"`},
		{"N: 1S W", `column 7: found "W", expected a call, a verb or TD`},
		{"N: 1S{pause}{x}", `column 13: found "{x}" after the item, expected a blank or a comma`}, {"N: TD {x}", "column 7: found facts on TD, expected TD alone"},
	} {
		_, err := Parse(c.text)
		if got, _, _ := strings.Cut(fmt.Sprint(err), "\n"); got != c.want {
			t.Errorf("%q: got\n%v\nwant\n%s", c.text, got, c.want)
		}
	}
	if _, err := Parse("N: 1 klaveren P"); strings.Count(fmt.Sprint(err), "column") != 1 {
		t.Errorf("one fault is told as %v", err)
	}
}
