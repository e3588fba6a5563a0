package auction

import "strings"

// How a notation writes what it reads.

var (
	dutchDenominations = [...]string{"K", "R", "H", "S", "SA", ""}
	dutchSeats         = [...]string{"N", "O", "Z", "W"}
)

// CallText writes a call: P, X, XX, 1C, or pas, dbl, rdbl, 1K.
func (n Notation) CallText(c Call) string {
	if !n.dutch {
		return c.String()
	}
	switch {
	case c.IsBid():
		return c.String()[:1] + dutchDenominations[c.Denomination()]
	case c == CallPass:
		return "pas"
	case c == CallDouble:
		return "dbl"
	case c == CallRedouble:
		return "rdbl"
	}
	return c.String()
}

// SeatLetter writes a seat: N E S W, or N O Z W.
func (n Notation) SeatLetter(s Seat) string {
	if n.dutch {
		return dutchSeats[s&3]
	}
	return s.String()
}

// SuitLetter writes a denomination: C D H S NT, or K R H S SA.
func (n Notation) SuitLetter(d Denomination) string {
	if n.dutch {
		return dutchDenominations[d]
	}
	return d.String()
}

// SuitsText writes suits in the order of the letters, as in H+S.
func (n Notation) SuitsText(set Suits) string {
	var parts []string
	for d := Clubs; d.IsSuit(); d++ {
		if set.Has(d) {
			parts = append(parts, n.SuitLetter(d))
		}
	}
	return strings.Join(parts, "+")
}

// RankLetter writes a rank: A K Q J, or A H V B, and T 9 8 as they are.
func (n Notation) RankLetter(rank byte) byte {
	if n.dutch {
		switch rank {
		case 'K':
			return 'H'
		case 'Q':
			return 'V'
		case 'J':
			return 'B'
		}
	}
	return rank
}

// CardText writes a card, as in SK.
func (n Notation) CardText(c Card) string {
	return n.SuitLetter(c.Suit) + string(rune(n.RankLetter(c.Rank)))
}
