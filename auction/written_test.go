package auction

import "testing"

// TestDutchWriting writes records in Dutch and reads them back.
func TestDutchWriting(t *testing.T) {
	for text, want := range map[string]string{
		"N: 1S 1H TD E:2H P P P":         "N: 1S 1H TD O:2H pas pas pas",
		"S: 1NT X XX 1C~1D":              "Z: 1SA dbl rdbl 1K~1R",
		"N: 1C>2C{conventional=C+D}":     "N: 1K>2K{conventional=K+R}",
		"N: 1S E:card(SK,HQ,CJ,DT) TD":   "N: 1S O:card(SH,HV,KB,RT) TD",
		"W: 1S ? 9C S:X(2H) E:accept(?)": "W: 1S ? 9K dbl(2H) O:accept(?)",
		"N: 1S P P P S:require(C)":       "N: 1S pas pas pas Z:require(K)",
	} {
		r, err := Parse(text)
		if err != nil {
			t.Errorf("%s: %v", text, err)
			continue
		}
		got := string(Dutch.AppendRecord(nil, &r))
		if got != want {
			t.Errorf("%s: got %q, want %q", text, got, want)
		}
		back, err := Dutch.Parse(got)
		if err != nil || back.String() != r.String() {
			t.Errorf("%s: read back as %v (%v)", got, back, err)
		}
	}
}

// TestDutchCards reads every card back that is written in Dutch.
func TestDutchCards(t *testing.T) {
	for d := Clubs; d.IsSuit(); d++ {
		for _, rank := range []byte("AKQJT98765432") {
			text := "N: P N:card(" + Dutch.CardText(Card{d, rank}) + ")"
			r, err := Dutch.Parse(text)
			if err != nil || r.Items[1].Cards[0] != (Card{d, rank}) {
				t.Errorf("%s: got %v (%v), want %v", text, r, err, Card{d, rank})
			}
		}
	}
}
