package report

import (
	"strings"

	"lawc/auction"
	"lawc/internal/layout"
)

// A Style says how text is written.
type Style struct {
	// Lang is "en" or "nl".
	Lang string
	// Symbols writes suits as symbols rather than letters.
	Symbols bool
	// Colour uses the escape sequences of a terminal.
	Colour bool
	// Width is how many columns there are; 80 if it is 0.
	Width int
	// Hints says what may be done next, for somebody at a terminal.
	Hints bool
}

// notation is how calls, cards and seats are spelt.
func (s Style) notation() auction.Notation {
	n, _ := auction.NotationOf(s.Lang)
	return n
}

// seat writes a seat's letter.
func (s Style) seat(seat auction.Seat) string { return s.notation().SeatLetter(seat) }

// record and item write those in the one-line form.
func (s Style) record(r *auction.Record) string { return string(s.notation().AppendRecord(nil, r)) }

func (s Style) item(it *auction.Item) string { return string(s.notation().AppendItem(nil, it)) }

// The looks that text can have on a terminal. Suits have four colours.
const (
	plain  = ""
	bold   = "1"
	dim    = "2"
	struck = "2;9"
	marked = "1;35"
	red    = "31"
)

var suitLooks = [...]string{"32", "33", "31", "34", "", ""}

var suitSymbols = [...]string{"♣", "♦", "♥", "♠"}

// paint gives text a look, where there is colour.
func (s Style) paint(look, text string) string {
	if !s.Colour || look == plain || text == "" {
		return text
	}
	return layout.Paint(look, text)
}

func (s Style) width() int {
	if s.Width == 0 {
		return 80
	}
	return max(s.Width, 40)
}

// call writes a call with its suit as letters or symbol.
func (s Style) call(c auction.Call) string { return s.callIn(c, plain) }

// callIn writes a call; a look other than plain replaces the suit's own.
func (s Style) callIn(c auction.Call, look string) string {
	d := c.Denomination()
	if !s.Symbols || !d.IsSuit() {
		return s.paint(look, s.notation().CallText(c))
	}
	if look == plain {
		look = suitLooks[d]
	}
	return s.paint(look, string(rune('0'+c.Level()))+suitSymbols[d])
}

// cards writes cards with commas between them.
func (s Style) cards(cards []auction.Card) string {
	parts := make([]string, len(cards))
	for i, c := range cards {
		parts[i] = s.notation().CardText(c)
		if s.Symbols {
			parts[i] = s.paint(suitLooks[c.Suit], suitSymbols[c.Suit]+string(rune(s.notation().RankLetter(c.Rank))))
		}
	}
	return strings.Join(parts, ", ")
}

// suit writes a suit as a letter or a symbol.
func (s Style) suit(d auction.Denomination) string {
	if !s.Symbols || !d.IsSuit() {
		return s.notation().SuitLetter(d)
	}
	return s.paint(suitLooks[d], suitSymbols[d])
}
