package pbn

import (
	"fmt"
	"io"
	"strings"

	"lawc/auction"
	"lawc/notation/source"
)

// A Game is what a PBN file can hold of an auction: the calls that count, by
// whoever made them, and the outcome.
type Game struct {
	ID     string
	Dealer auction.Seat
	// Calls are taken by Seat and Call alone.
	Calls    []auction.Item
	Declared source.Declared
}

// Write writes a game in the export form of PBN, as little of it as an
// auction needs. A call out of rotation and an insufficient bid are marked as
// accepted. PBN cannot hold a call that it knows no word or mark for; then
// nothing is written, and the error says which it is.
func Write(w io.Writer, g Game) error {
	var calls []string
	var standing source.Standing
	turn := g.Dealer
	for _, it := range g.Calls {
		for ; turn != it.Seat; turn = turn.Left() {
			calls = append(calls, "^S")
		}
		word := it.Call.String()
		switch {
		case it.Call == auction.CallUnknown || it.Call.Level() > 7 || doubles(it.Call) && standing.Odd(it.Seat, it.Call) != "":
			return fmt.Errorf("found %v by %v, expected a call that PBN has a word and a mark for", it.Call, it.Seat)
		case it.Call == auction.CallPass:
			word = "Pass"
		case it.Call.IsBid() && !standing.Sufficient(it.Call):
			word = "^I " + word
		}
		calls = append(calls, word)
		standing.Add(it.Seat, it.Call)
		turn = it.Seat.Left()
	}
	var text strings.Builder
	escape := strings.NewReplacer(`\`, `\\`, `"`, `\"`)
	for _, tag := range [][2]string{
		{"Board", g.ID}, {"Dealer", g.Dealer.String()},
		{"Declarer", g.Declared.Declarer}, {"Contract", g.Declared.Contract}, {"Auction", g.Dealer.String()},
	} {
		fmt.Fprintf(&text, "[%s \"%s\"]\r\n", tag[0], escape.Replace(tag[1]))
	}
	for i, call := range calls {
		text.WriteString(call)
		if i%4 == 3 || i == len(calls)-1 {
			text.WriteString("\r\n")
		} else {
			text.WriteByte(' ')
		}
	}
	text.WriteString("\r\n")
	_, err := io.WriteString(w, text.String())
	return err
}

func doubles(call auction.Call) bool {
	return call == auction.CallDouble || call == auction.CallRedouble
}
