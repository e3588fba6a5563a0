package notation

import (
	"fmt"
	"strings"
	"unicode/utf8"
)

// readPBN reads PBN 2.1 in its import form, and the dirt of real files as far
// as it can be understood. A game without an auction is no record.
func readPBN(l *lines, out *output) {
	r := pbnReader{scan: pbnScanner{lines: l}, out: out, said: map[string]bool{}, last: map[string]string{}}
	r.game = newGame()
	for !out.stopped {
		t := r.scan.next()
		switch t.kind {
		case pbnEnd:
			r.endGame()
			return
		case pbnEndGame:
			r.endGame()
		case pbnOpen:
			r.tag(t)
		default:
			r.game.add(t)
		}
	}
}

// A pbnReader gathers games.
type pbnReader struct {
	scan pbnScanner
	out  *output
	game *game
	// said holds the warnings that are given once a file.
	said map[string]bool
	// last are the values of the tags so far, which a later game may take
	// over; dealer is the last game's.
	last map[string]string
}

// A game is one game of a file while it is being read.
type game struct {
	tags  map[string]tag
	notes []note
	// auction and play are the tokens of those sections.
	auction, play section
	tables        []*table
	// section is the one that is being read, if any.
	section *section
	faults  []Fault
	// auctionFaults are those that make the auction worth nothing.
	auctionFaults []Fault
	warnings      []Fault
}

// A section is a tag with the tokens that follow it.
type section struct {
	tag    tag
	tokens []pbnToken
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

func (g *game) fail(f Fault)        { g.faults = addFault(g.faults, f) }
func (g *game) failAuction(f Fault) { g.auctionFaults = addFault(g.auctionFaults, f) }

// add puts a token into the section that is being read.
func (g *game) add(t pbnToken) {
	fail := g.fail
	if g.section == &g.auction {
		fail = g.failAuction
	}
	switch {
	case t.kind == pbnBroken:
		fail(t.fault(t.text))
	case g.section == nil:
		fail(t.fault("found " + describe(t.text) + " outside a tag, a comment and a section"))
	case g.section.full:
	case len(g.section.tokens) == maxTokens:
		g.section.full = true
		fail(t.fault(fmt.Sprintf("the section is too long, expected at most %d tokens", maxTokens)))
	default:
		g.section.tokens = append(g.section.tokens, t)
	}
}

// tag reads a tag pair whose bracket has been opened.
func (r *pbnReader) tag(open pbnToken) {
	r.scan.table = false
	var parts [3]pbnToken
	for i, kind := range [...]pbnKind{pbnWord, pbnString, pbnClose} {
		t := r.scan.next()
		if t.kind == kind {
			parts[i] = t
			continue
		}
		if t.kind == pbnBroken {
			r.game.fail(t.fault(t.text))
		} else {
			r.game.fail(t.fault("found " + t.describe() + ", expected a tag, as in [Dealer \"N\"]"))
		}
		r.skipTag(t)
		return
	}
	r.take(parts[0].text, tag{parts[1].text, parts[0].place, true})
}

// skipTag goes on behind a tag that could not be read because of a token: past
// the closing bracket, or up to the next line.
func (r *pbnReader) skipTag(t pbnToken) {
	for line := t.line; t.kind != pbnClose; t = r.scan.next() {
		if t.line != line || t.kind == pbnOpen || t.kind == pbnEndGame || t.kind == pbnEnd {
			r.scan.back(t)
			return
		}
	}
}

func (t pbnToken) describe() string {
	if t.kind == pbnEnd || t.kind == pbnEndGame {
		return "the end of the game"
	}
	return describe(t.text)
}

// take takes up a tag pair. The first of a name counts.
func (r *pbnReader) take(name string, t tag) {
	g := r.game
	if name == "Note" {
		g.notes = append(g.notes, note{t.value, g.noted(), t.place})
		return
	}
	if _, twice := g.tags[name]; twice {
		g.section = nil
		if isSection(name) {
			g.section = &section{tag: t} // read, and passed over
		}
		return
	}
	t.value = r.inherited(name, t)
	g.tags[name] = t
	switch {
	case name == "Auction":
		g.section = &g.auction
	case name == "Play":
		g.section = &g.play
	case isSection(name):
		rows := &table{name: name}
		g.tables = append(g.tables, rows)
		g.section = &rows.section
		r.scan.table = true
	default:
		g.section = nil
		return
	}
	g.section.tag = t
}

// isSection reports whether tokens follow a tag of this name.
func isSection(name string) bool {
	return name == "Auction" || name == "Play" || name != "Table" && strings.HasSuffix(name, "Table")
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

// inherited resolves "#", the value of the game before, and "##text", a value
// for this game and those after it.
func (r *pbnReader) inherited(name string, t tag) string {
	value := t.value
	switch {
	case !strings.HasPrefix(value, "#"):
	case neverInherited[name]:
		fault := t.fault("found " + describe(value) + " as " + name + ", expected a value of the game's own")
		if ofAuction[name] {
			r.game.failAuction(fault)
		} else {
			r.game.fail(fault)
		}
		return ""
	case value == "#":
		value = r.last[name]
	default:
		value = strings.TrimPrefix(value, "##")
	}
	if _, known := r.last[name]; known || len(r.last) < maxNames {
		r.last[name] = value
	}
	return value
}

// maxNames bounds how many tags are remembered from game to game.
const maxNames = 256

// neverInherited are the tags that may not refer to another game, and
// ofAuction those of them without which an auction cannot be read.
var (
	neverInherited = map[string]bool{"Dealer": true, "Vulnerable": true, "Deal": true, "Declarer": true,
		"Contract": true, "Auction": true, "Play": true}
	ofAuction = map[string]bool{"Dealer": true, "Declarer": true, "Contract": true, "Auction": true}
)

// endGame checks the game and hands it on.
func (r *pbnReader) endGame() {
	g := r.game
	r.game, r.scan.table = newGame(), false
	g.checkTags()
	for _, t := range g.tables {
		t.check(g)
	}
	g.checkPlay()
	if g.auction.tag.given {
		r.endAuction(g)
	} else {
		g.faults = append(g.faults, g.auctionFaults...)
	}
	r.out.aside(g.faults...)
}

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
