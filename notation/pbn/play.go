package pbn

import (
	"strings"

	"lawc/auction"
	"lawc/notation/source"
)

// A play is a play section while it is being read: four columns from the
// player who led first, a trick a row.
type play struct {
	trump auction.Denomination
	// trick holds the cards of the row so far, leader its column, -1 when it
	// cannot be told.
	trick  []auction.Card
	leader int
	// next is the column of "+": -1 as long as there is none, and four once
	// its row is full.
	next int
	over bool
}

// checkPlay looks at where the play is to be continued: "+" stands there once,
// and no card may have been played behind it.
func (g *game) checkPlay() {
	contract := strings.TrimLeft(strings.ToUpper(g.tags["Contract"].value), "1234567")
	trump, _ := source.Denomination(contract)
	p := play{trump: trump, next: -1}
	if trump == auction.NoDenomination {
		p.leader = -1
	}
	for _, t := range g.play.tokens {
		for _, m := range marks(t) {
			if p.over {
				return
			}
			if complaint := p.mark(m); complaint != "" {
				g.fail(m.Fault(complaint))
				return
			}
		}
	}
}

// mark takes up a mark; a complaint ends the reading.
func (p *play) mark(m mark) (complaint string) {
	switch m.kind {
	case markStar:
		p.over = true
	case markIrregular:
		if strings.EqualFold(m.text, "^L") {
			p.leader = -1 // whose lead it was is not told
		}
	case markPlus:
		if p.next >= 0 {
			return "found a second +, expected one where the play goes on"
		}
		p.next = len(p.trick)
		p.put(auction.Card{})
	case markCall:
		card := readCard(m.text)
		if p.next >= 0 && card != (auction.Card{}) && p.late(len(p.trick)) {
			return "found the card " + m.text + " behind the + in the order of play"
		}
		p.put(card)
	}
	return ""
}

// late reports whether a card in a column was played after the one that "+"
// stands for.
func (p *play) late(column int) bool {
	return p.next == 4 || p.leader >= 0 && (column-p.leader)&3 > (p.next-p.leader)&3
}

// put fills a column, and finds the next leader at the end of a row.
func (p *play) put(card auction.Card) {
	p.trick = append(p.trick, card)
	if len(p.trick) < 4 {
		return
	}
	if p.leader >= 0 {
		p.leader = p.winner()
	}
	p.trick = p.trick[:0]
	if p.next >= 0 {
		p.next = 4
	}
}

// winner is the column that won the trick, or -1 when it is not complete.
func (p *play) winner() int {
	best := p.leader
	for i, card := range p.trick {
		top := p.trick[best]
		if card == (auction.Card{}) {
			return -1
		}
		higher := card.Suit == top.Suit && strings.IndexByte(ranks, card.Rank) > strings.IndexByte(ranks, top.Rank)
		if higher || card.Suit == p.trump && top.Suit != p.trump {
			best = i
		}
	}
	return best
}

const ranks = "23456789TJQKA"

// readCard reads such as SK. Anything else, as a dash, is no card.
func readCard(text string) auction.Card {
	text = strings.ToUpper(text)
	if len(text) != 2 || strings.IndexByte(ranks, text[1]) < 0 {
		return auction.Card{}
	}
	suit, size := source.Denomination(text[:1])
	if size == 0 || !suit.IsSuit() {
		return auction.Card{}
	}
	return auction.Card{Suit: suit, Rank: text[1]}
}
