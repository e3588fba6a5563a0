package notation

import (
	"fmt"
	"strings"
	"testing"

	"lawc/auction"
)

// game1 is a game with that dealer, first column and calls, on one line.
func game1(dealer, first, calls string) string {
	return fmt.Sprintf("[Dealer %q] [Auction %q] %s", dealer, first, calls)
}

func TestPBNCalls(t *testing.T) {
	for _, c := range []struct{ dealer, first, calls, want string }{
		{"N", "N", "1C 1d 1NT x xx pass ap", "line 1|N: 1C 1D 1NT X XX P P P"},
		{"N", "N", "AP", "line 1|N: P P P P"},
		{"N", "N", "Pass Pass AP", "line 1|N: P P P P"},
		{"N", "W", "- 1S AP", "line 1|N: 1S P P P"},
		{"W", "N", "- - - 1S AP", "line 1|W: 1S P P P"},
		{"W", "W", "1D ^I 1C", "line 1|W: 1D 1C E:accept"},
		{"W", "W", "^S 1D", "line 1|W: N:1D E:accept"},
		{"W", "W", "1D ^S 2D", "line 1|W: 1D E:2D S:accept"},
		{"W", "W", "1D ^S^I1C", "line 1|W: 1D E:1C S:accept"},
		{"W", "W", "1D ^S ^S 2D 3C", "line 1|W: 1D S:2D 3C"},
		{"N", "W", "- ^S 1D ^I 1C 4S ^I 3NT ^S ^S X 5H X AP", "line 1|N: E:1D 1C 4S 3NT E:accept W:X 5H X P P P"},
		{"N", "N", "1D=1= 2NT?$13=2= 3S! {why} 4S ; end\n* \n[Note \"1:a\"][Note \"2:b\"]", "line 1|N: 1D 2NT 3S 4S"},
		{"N", "N", "1S Pass +", "line 1|N: 1S P"},
		{"N", "N", "1N 2N P 4C* 4D*",
			`line 1|N: 1NT 2NT P 4C 4D warning 1:28: found 1N, took it for 1NT (said once a file)` +
				` warning 1:31: found 2N, took it for 2NT (said once a file) warning 1:34: found P, took it for Pass (said once a file)` +
				` warning 1:38: found * behind a call, took it for an alert (said once a file)`},
		{"N", "N", "1S Pass Pass Pass Pass", "line 1|N: 1S P P P P warning 1:46: found Pass after the passes that end the auction"},
		{"N", "N", "1S ^S Pass Pass Pass Pass", "line 1|N: 1S S:P P P P"},
		{"N", "N", "1D ^I 1S", `bad 1:34: found "1S" after ^I, but it is sufficient: leave ^I out`},
		{"N", "N", "1D 1C", "line 1|N: 1D 1C warning 1:31: found 1C after 1D, which is not enough"},
		{"N", "N", "1D Pass X", "line 1|N: 1D P X warning 1:36: found X with nothing for it to double"},
		{"N", "N", "1D X Pass XX", "line 1|N: 1D X P XX warning 1:38: found XX with nothing for it to double"},
		{"N", "N", "X", "line 1|N: X warning 1:28: found X with nothing for it to double"},
		{"N", "W", "1D", `bad 1:28: found "1D" in the column of W, expected the first call in that of the dealer, N`},
		{"N", "W", "- - 1D", `bad 1:30: found "-", expected a call: a dash stands only before the dealer's, or for a call not yet made`},
		{"N", "N", "6S Pass + +", `bad 1:38: found "+" after +, expected no more calls`},
		{"N", "N", "6S * Pass", `bad 1:33: found "Pass" after *, expected no more calls`},
		{"N", "N", "AC XS 5D=1 2X 8C", `bad 1:28: found "AC", expected a call: Pass, X, XX, AP, or a level with C, D, H, S or NT` +
			` 1:31: found "XS", expected a call: Pass, X, XX, AP, or a level with C, D, H, S or NT` +
			` 1:36: found "=1", expected a call: Pass, X, XX, AP, or a level with C, D, H, S or NT` +
			` 1:39: found "2X", expected a call: Pass, X, XX, AP, or a level with C, D, H, S or NT`},
		{"N", "N", "1S XS Pass Pass Pass", `bad 1:31: found "XS", expected a call: Pass, X, XX, AP, or a level with C, D, H, S or NT`},
		{"N", "N", "1S Pass 1Y 1D X Pass AP", `bad 1:36: found "1Y", expected a call: Pass, X, XX, AP, or a level with C, D, H, S or NT`},
		{"N", "N", "7NT 8C", "line 1|N: 7NT 8C warning 1:32: found 8C, which is over seven"},
		{"N", "N", "1S Pass -", "line 1|N: 1S P"}, {"N", "N", "1S Pass - -", "line 1|N: 1S P"}, {"N", "W", "- 1S -", "line 1|N: 1S"},
		{"N", "N", "1S - Pass", `bad 1:31: found "-", expected a call: a dash stands only before the dealer's, or for a call not yet made`},
		{"N", "N", "1D ^S", "bad 1:31: found ^S or ^I at the end, expected a call behind it"},
		{"N", "N", "1D ^R", `bad 1:31: found "^R", expected ^I or ^S among calls`},
		{"N", "N", "1D ^I Pass", `bad 1:34: found "Pass" after ^I, expected an insufficient bid`},
		{"#", "N", "1D", `bad 1:9: found "#" as Dealer, expected a value of the game's own` +
			" warning 1:15: found no dealer, took it from the Auction tag"},
		{"Q", "N", "1D", `bad 1:9: found "Q" as Dealer, expected N, E, S or W`},
		{"", "N", "1D", "line 1|N: 1D warning 1:14: found no dealer, took it from the Auction tag"},
		{"", "N", "- 1D", "line 1|E: 1D warning 1:14: found no dealer, took it from the Auction tag"},
		{"", "", "1D", `bad 1:14: found no dealer, expected one, as in [Dealer "N"]`},
		{"N", "", "1D", "line 1|N: 1D"},
	} {
		if got := tellText(PBN, game1(c.dealer, c.first, c.calls)); got != c.want+"\n" {
			t.Errorf("%s %s %s:\ngot  %swant %s", c.dealer, c.first, c.calls, got, c.want)
		}
	}
}

// TestPBNRemarks wants each fault in what is said about calls told, and the
// calls read all the same.
func TestPBNRemarks(t *testing.T) {
	for _, calls := range []string{
		"1C !!!", "1D ! !", "1H ! $3", "1NT $7", "2C $256", "2D $a", "1C =a=", "1C =44=", "1C =1=", "1C =0=",
		"1C =1= =2= [Note \"1:a\"]", "1C [Note \"1:a\"]", "1C [Note \"33:a\"]", "! 1C",
	} {
		got := tellText(PBN, game1("N", "N", calls))
		if !strings.HasPrefix(got, "line 1|N: ") || strings.Count(got, "aside") != 1 {
			t.Errorf("%s: got\n%swant the record and an error", calls, got)
		}
	}
}

func TestPBNOutcome(t *testing.T) {
	for _, c := range []struct {
		calls, contract, declarer string
		good                      bool
	}{
		{"1C AP", "1C", "S", true}, {"1C AP", "1C", "^N", true}, {"1C AP", "", "?", true}, {"1C AP", "?", "", true},
		{"1C AP", "1C", "N", false}, {"1C AP", "1C", "W", false}, {"1C AP", "1C", "^S", false},
		{"1C AP", "1D", "S", false}, {"1C AP", "Pass", "S", false}, {"1C AP", "1CX", "S", false},
		{"1C X AP", "1C", "S", false}, {"1C X AP", "1CX", "S", true},
		{"3NT X XX AP", "3NR", "S", true}, {"3NT AP", "3N", "S", true}, {"3NT AP", "3nt", "s", true},
		{"1H Pass 2H AP", "2H", "S", true}, {"1H Pass 2H AP", "2H", "N", false},
		{"AP", "Pass", "", true}, {"AP", "1C", "S", false}, {"1C +", "6NT", "E", true},
	} {
		in := fmt.Sprintf("[Contract %q] [Declarer %q] %s", c.contract, c.declarer, game1("S", "S", c.calls))
		got := tellText(PBN, in)
		if !strings.HasPrefix(got, "line 1|S: ") {
			t.Errorf("%s: got\n%s, want the record, whatever the tags say", in, got)
		}
		if good := !strings.Contains(got, "warning"); good != c.good {
			t.Errorf("%s: got\n%s", in, got)
		}
	}
	got := tellText(PBN, `[Dealer "N"] [Declarer "S"] [Contract "1C"] [Auction "N"] 1C AP`)
	if !strings.Contains(got, "with 2 more passes before the first call they would agree") {
		t.Errorf("got %s, want an offer of two passes", got)
	}
}

// TestPBNFile holds what is between and around games.
func TestPBNFile(t *testing.T) {
	check(t, PBN, []struct{ in, want string }{
		{"% PBN 2.1\r\n[Board \"1\"]\r\n[Dealer \"N\"]\r\n[Auction \"N\"]\r\n1S AP\r\n\r\n% x\r\n[Board \"2\"]\r\n[Auction \"\"]\r\n1H AP\r\n",
			"1|N: 1S P P P\n2|N: 1H P P P warning 9:2: found no dealer, took that of the game before, N"},
		{"[ Board\n\"a \\\"b\\\" \xe9\"\n] { a\n\n% } [Dealer\"E\"][Auction\"E\"]1S{x}AP", "a \"b\" é|E: 1S P P P"},
		{"[Board \"##7\"]\n[Dealer \"N\"]\n[Auction \"N\"]\nAP\n\n[Board \"#\"]\n[Dealer \"N\"]\n[Auction \"N\"]\nAP", "7|N: P P P P\n7|N: P P P P"},
		{"[Dealer \"N\"]\n[Dealer \"S\"]\n[Auction \"N\"]\n1S\n[Auction \"N\"]\n1H", "line 3|N: 1S\nbad 5:2: found a second Auction in one game, expected one; an empty line begins a game"},
		{"[Dealer \"N\"]\n[Auction \"N\"]\n1S } 2H", `bad 3:4: found "}", expected a call: Pass, X, XX, AP, or a level with C, D, H, S or NT`},
		{"[Dealer \"N\"]\n}\n[Auction \"N\"]\n1S", "line 3|N: 1S\n" + `aside 2:1: found "}" outside a tag, a comment and a section; all is passed over up to the next tag`},
		{"[Dealer N]\n[Auction \"N\"]\n1S", "line 2|N: 1S warning 2:2: found no dealer, took it from the Auction tag\n" + `aside 1:9: found "N", expected a tag, as in [Dealer "N"]`},
		{"[Board \"1\"]\n[Dealer \"N\"]\n[Auction \"N\"]\n1S AP\n[Board \"2\"]\n[Dealer \"E\"]\n[Auction \"E\"]\n1H Pass Pass Pass AP", `1|N: 1S P P P` + "\n" +
			`2|E: 1H P P P warning 5:2: found Board again behind the auction, took it for the next game; an empty line begins a game warning 8:19: board 2: found AP, though all have passed already`},
		{"[Dealer \"N\"\n[Auction \"N\"]\n1S", "line 2|N: 1S\naside 1:1: the bracket [ that begins here is not closed, expected a ]"},
		{"[Dealer \"N\"]\n[Auction \"N\"]\n1S { open\n\n[Dealer", "bad 3:4: the comment that begins here is not closed, expected a }"},
		{"[Event \"Cup\"]\n[Dealer \"N\"]\n[Auction \"N\"]\n1S 2H\n\nTotal 12\nof 21 } x\n\nmore\n\n[Event \"#\"][Board \"?\"]\n[Dealer \"E\"]\n[Auction \"E\"]\nPass",
			"Cup, line 3|N: 1S 2H\n" + `aside 6:1: found "Total" outside a tag, a comment and a section; all is passed over up to the next tag` + "\nCup, line 13|E: P"},
		{"[Board \"7\"]\n[Dealer \"N\"]\n[Declarer \"E\"]\n[Contract \"2H\"]\n[Auction \"N\"]\n1H AP\n\n[Board \"8\"]\n[Dealer \"N\"]\n[Auction \"N\"]\n1H 1D AP",
			`7|N: 1H P P P warning 4:11: board 7: found "2H" as Contract, but the calls give 1H` + "\n8|N: 1H 1D P P P warning 11:4: board 8: found 1D after 1H, which is not enough"},
		{"[Board \"1\"]\r\n\r\n[Dealer \"N\"]\r\n\r\n[Auction \"N\"]\r\n\r\n1S 2H\r\n\r\n\r\n\r\n[Board \"2\"]\r\n\r\n[Dealer \"N\"]\r\n\r\n[Auction \"N\"]\r\n\r\nAP 1Y\r\n\r\n",
			"1|N: 1S 2H warning 2:1: found an empty line behind every line, passed them over\n" + `bad 17:4: found "1Y" after AP, expected no more calls`},
		{"[Board \"1\"]\n\n{ no game }\n", "silent 1:2\naside 3:1: found no auction, expected a game with an Auction tag and calls"},
		{"[Dealer \"N\"]\n[Auction \"N\"]\n\x00", `bad 3:1: found "\x00", expected a call: Pass, X, XX, AP, or a level with C, D, H, S or NT`},
	})
}

func TestPBNDeclared(t *testing.T) {
	in := `[Contract "2SX"] [Declarer "W"] ` + game1("W", "W", "2S X AP")
	for entry := range Read(PBN, strings.NewReader(in), auction.English) {
		if want := (Declared{Contract: "2SX", Declarer: "W"}); entry.Declared != want {
			t.Errorf("got %v, want %v", entry.Declared, want)
		}
	}
}
