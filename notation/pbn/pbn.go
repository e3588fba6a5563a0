package pbn

import (
	"strings"

	"lawc/auction"
	"lawc/notation/source"
)

// Read reads PBN 2.1 in its import form, and the dirt of real files as far
// as it can be understood. A game without an auction is no record.
func Read(l *source.Lines, out *source.Output) {
	r := reader{scan: scanner{lines: l}, out: out, said: map[string]bool{}, last: map[string]string{}}
	r.game = newGame()
	if r.scan.spaced = doubleSpaced(l); r.scan.spaced {
		r.game.warnings = []source.Fault{source.At(2, 1).Fault("found an empty line behind every line, passed them over")}
	}
	for !out.Stopped {
		t := r.scan.next()
		switch t.kind {
		case endOfFile:
			r.endGame()
			return
		case endOfGame:
			r.endGame()
		case opening:
			r.tag(t.place)
		default:
			r.game.add(t)
		}
	}
}

// doubleSpaced reports whether an input begins with an empty line behind every line,
// as copying does to some files: then no game would hold more than one line. It
// is taken to be so if an Auction tag has its calls behind an empty line.
func doubleSpaced(l *source.Lines) bool {
	l.In.Peek(1)
	beginning, _ := l.In.Peek(l.In.Buffered()) // no more, or a pipe would be waited for
	lines := strings.Split(string(beginning), "\n")
	apart := false
	for i := 0; i+1 < len(lines); i += 2 {
		if strings.TrimSpace(lines[i+1]) != "" && i+2 < len(lines) {
			return false
		}
		if tag := strings.TrimSpace(lines[i]); strings.HasPrefix(tag, "[Auction ") && i+2 < len(lines) {
			next := strings.TrimSpace(lines[i+2])
			apart = apart || strings.HasSuffix(tag, "]") && next != "" && next[0] != '['
		}
	}
	return apart
}

// A reader gathers games.
type reader struct {
	scan scanner
	out  *source.Output
	game *game
	// said holds the warnings that are given once a file.
	said map[string]bool
	// last are the values of the tags so far, which a later game may take
	// over.
	last map[string]string
}

// tag reads a tag pair whose bracket has been opened.
func (r *reader) tag(open place) {
	r.scan.table = false
	var parts [3]token
	for i, kind := range [...]tokenKind{aWord, aString, closing} {
		t := r.scan.next()
		if t.kind == kind {
			parts[i] = t
			continue
		}
		switch {
		case t.kind == broken:
			r.game.fail(t.Fault(t.text))
		case kind == closing:
			r.game.fail(open.Fault("the bracket [ that begins here is not closed, expected a ]"))
			r.scan.back(t)
			r.take(parts[0].text, tag{parts[1].text, parts[0].place, parts[1].place, true})
			return
		default:
			r.game.fail(t.Fault("found " + t.describe() + ", expected a tag, as in [Dealer \"N\"]"))
		}
		r.skipTag(t)
		return
	}
	r.take(parts[0].text, tag{parts[1].text, parts[0].place, parts[1].place, true})
}

// skipTag goes on behind a tag that could not be read because of a token: past
// the closing bracket, or up to the next line.
func (r *reader) skipTag(t token) {
	for line := t.Line; t.kind != closing; t = r.scan.next() {
		if t.Line != line || t.kind == opening || t.kind == endOfGame || t.kind == endOfFile {
			r.scan.back(t)
			return
		}
	}
}

func (t token) describe() string {
	if t.kind == endOfFile || t.kind == endOfGame {
		return "the end of the game"
	}
	return source.Describe(t.text)
}

// take takes up a tag pair. The first of a name counts.
func (r *reader) take(name string, t tag) {
	g := r.game
	g.section, g.loose = nil, false
	if name == "Note" {
		g.notes = append(g.notes, note{t.value, g.noted(), t.place})
		return
	}
	_, twice := g.tags[name]
	if twice && beginsGame[name] && g.auction.tag.given {
		r.endGame()
		g, twice = r.game, false
		g.warnings = append(g.warnings, t.Fault("found "+name+" again behind the auction, took it for the next game; an empty line begins a game"))
	}
	if !twice {
		t.value = r.inherited(name, t)
		g.tags[name] = t
	}
	switch r.scan.table = isTable(name); {
	case twice && name == "Auction":
		g.more = append(g.more, t.Fault("found a second Auction in one game, expected one; an empty line begins a game"))
		fallthrough
	case twice && (name == "Play" || r.scan.table):
		g.section = &section{}
	case name == "Auction":
		g.section = &g.auction
	case name == "Play":
		g.section = &g.play
	case r.scan.table:
		rows := &table{name: name}
		g.tables = append(g.tables, rows)
		g.section = &rows.section
	}
	if g.section != nil {
		g.section.tag = t
	}
}

// beginsGame are the tags that, given again, show that a game has ended without
// an empty line.
var beginsGame = map[string]bool{"Event": true, "Site": true, "Date": true, "Board": true, "Dealer": true, "Deal": true}

// inherited resolves "#", the value of the game before, and "##text", a value
// for this game and those after it.
func (r *reader) inherited(name string, t tag) string {
	value := t.value
	switch {
	case !strings.HasPrefix(value, "#"):
	case neverInherited[name]:
		fault := t.wrong("found " + source.Describe(value) + " as " + name + ", expected a value of the game's own")
		switch name {
		case "Dealer", "Auction":
			r.game.failAuction(fault)
		case "Declarer", "Contract":
			r.game.warnings = append(r.game.warnings, fault)
		default:
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

// neverInherited are the tags that may not refer to another game.
var neverInherited = map[string]bool{"Dealer": true, "Vulnerable": true, "Deal": true, "Declarer": true,
	"Contract": true, "Auction": true, "Play": true}

// endGame checks the game and hands it on.
func (r *reader) endGame() {
	g := r.game
	r.game, r.scan.table = newGame(), false
	r.game.loose = g.loose
	g.checkTags()
	for _, t := range g.tables {
		t.check(g)
	}
	g.checkPlay()
	if g.auction.tag.given {
		r.endAuction(g)
	} else {
		g.faults = append(g.faults, g.auctionFaults...)
		for _, name := range []string{"Board", "Deal"} {
			if board := g.tags[name]; board.given {
				r.out.Silent(board.place)
				break
			}
		}
	}
	for _, fault := range g.more {
		r.out.Put(source.Entry{Record: auction.Record{ID: g.id()}, Line: fault.Line, Col: fault.Col, Errors: []source.Fault{fault}})
	}
	r.out.Aside(g.faults...)
}
