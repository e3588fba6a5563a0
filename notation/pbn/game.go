package pbn

import (
	"fmt"
	"strings"
	"unicode/utf8"

	"lawc/notation/source"
)

// A game is one game of a file while it is being read.
type game struct {
	tags  map[string]tag
	notes []note
	// auction and play are the tokens of those sections.
	auction, play section
	tables        []*table
	// section is the one that is being read, if any.
	section *section
	faults  []source.Fault
	// auctionFaults are those that make the auction worth nothing.
	auctionFaults []source.Fault
	warnings      []source.Fault
}

// A section is a tag with the tokens that follow it.
type section struct {
	tag    tag
	tokens []token
	// full says that there are more tokens than are kept.
	full bool
}

// A tag is the value of a tag pair and the place of its name.
type tag struct {
	value string
	place
	given bool
}

// A note is the text of a footnote, in the section in which it stands.
type note struct {
	text    string
	section *section
	place
}

// maxTokens is how many tokens a section can have; longer ones are reported.
const maxTokens = 20000

func newGame() *game { return &game{tags: map[string]tag{}} }

func (g *game) fail(f source.Fault)        { g.faults = source.AddFault(g.faults, f) }
func (g *game) failAuction(f source.Fault) { g.auctionFaults = source.AddFault(g.auctionFaults, f) }

// add puts a token into the section that is being read.
func (g *game) add(t token) {
	fail := g.fail
	if g.section == &g.auction {
		fail = g.failAuction
	}
	switch {
	case t.kind == broken:
		fail(t.Fault(t.text))
	case g.section == nil:
		fail(t.Fault("found " + source.Describe(t.text) + " outside a tag, a comment and a section"))
	case g.section.full:
	case len(g.section.tokens) == maxTokens:
		g.section.full = true
		fail(t.Fault(fmt.Sprintf("the section is too long, expected at most %d tokens", maxTokens)))
	default:
		g.section.tokens = append(g.section.tokens, t)
	}
}

// noted is the section to which a note belongs that stands here.
func (g *game) noted() *section {
	switch {
	case g.play.tag.given:
		return &g.play
	case g.auction.tag.given:
		return &g.auction
	}
	return nil
}

// isTable reports whether the rows of a table follow a tag of this name.
func isTable(name string) bool { return name != "Table" && strings.HasSuffix(name, "Table") }

// latin1 makes text valid, if it is not: PBN files are written in ISO 8859-1.
func latin1(text string) string {
	if utf8.ValidString(text) {
		return text
	}
	runes := make([]rune, len(text))
	for i := range len(text) {
		runes[i] = rune(text[i])
	}
	return string(runes)
}
