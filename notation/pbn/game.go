package pbn

import (
	"fmt"
	"strconv"
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
	// loose says that what stands outside all sections has been reported, up
	// to the next tag.
	loose bool
	// section is the one that is being read, if any.
	section *section
	faults  []source.Fault
	// auctionFaults are those that make the auction worth nothing.
	auctionFaults []source.Fault
	warnings      []source.Fault
	// more are auctions beyond the first, which are not read.
	more []source.Fault
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
	// at is the place of the value.
	at    place
	given bool
}

// wrong is a fault of the value.
func (t tag) wrong(msg string) source.Fault { return t.at.Fault(msg) }

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
	case g.section == nil && g.loose:
	case g.section == nil:
		g.loose = true
		fail(t.Fault("found " + source.Describe(t.text) + " outside a tag, a comment and a section; all is passed over up to the next tag"))
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

// id tells which game this is: its board or, without one, the event and the
// line at which the auction begins.
func (g *game) id() string {
	if board := strings.TrimSpace(latin1(g.tags["Board"].value)); !unknown(board) {
		return board
	}
	line := "line " + strconv.Itoa(g.auction.tag.Line)
	if event := strings.TrimSpace(latin1(g.tags["Event"].value)); !unknown(event) {
		return event + ", " + line
	}
	return line
}

// called begins a message about a game that has a board.
func (g *game) called() string {
	if board := strings.TrimSpace(latin1(g.tags["Board"].value)); !unknown(board) {
		return "board " + board + ": "
	}
	return ""
}
