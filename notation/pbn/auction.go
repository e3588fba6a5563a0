package pbn

import (
	"strings"

	"lawc/auction"
	"lawc/notation/source"
)

// A auctionReader is an auction section while it is being read.
type auctionReader struct {
	reader *reader
	game   *game
	dealer auction.Seat
	turn   auction.Seat
	// before is how many dashes must stand before the dealer's call.
	before int
	// skipped counts the ^S since the last call, and skippedAt is the place of
	// the last; insufficient is the place of an ^I since then.
	skipped                 int
	skippedAt, insufficient place
	// ended is what said that no calls follow: "+", "*" or "AP".
	ended string
	// open is a dash in the place of the next call.
	open mark
	// unread says that a call could not be read, so that nobody can tell how
	// those behind it fit in.
	unread   bool
	standing source.Standing
	items    []auction.Item
	calls    int
	// accepts is who has to accept the last call, if it was irregular.
	accepts   auction.Seat
	irregular bool
	// anySkipped says that somebody was; then nobody can say here whether
	// three passes end the auction.
	anySkipped bool
	// anyOdd says that a call fits neither rules nor marks. What became of it
	// is not told.
	anyOdd  bool
	remarks remarks
	notes   map[int]place
}

// endAuction makes a record of the game's auction section. A section without
// calls is none.
func (r *reader) endAuction(g *game) {
	a := auctionReader{reader: r, game: g, notes: map[int]place{}}
	a.start()
	a.read()
	if a.calls == 0 && len(g.auctionFaults) == 0 {
		r.out.Silent(g.auction.tag.place)
		return
	}
	a.finish()
	if len(g.auctionFaults) == 0 {
		a.checkNotes()
		a.checkOutcome()
	}
	r.out.Put(source.Entry{
		Record:   auction.Record{ID: g.id(), Dealer: a.dealer, Items: a.items},
		Line:     g.auction.tag.Line,
		Col:      g.auction.tag.Col,
		Errors:   g.auctionFaults,
		Warnings: g.warnings,
		Declared: source.Declared{Contract: latin1(g.tags["Contract"].value), Declarer: latin1(g.tags["Declarer"].value)},
	})
}

// start finds out who dealt, and whose the first column is.
func (a *auctionReader) start() {
	g := a.game
	dealer, dealt := a.seat("Dealer")
	first, known := a.seat("Auction")
	switch {
	case dealt && !known:
		first = dealer
	case !dealt && known:
		a.warn(g.auction.tag.place, "found no dealer, took it from the Auction tag")
		dealer = first
		for _, t := range g.auction.tokens {
			if t.text != "-" {
				break
			}
			dealer = dealer.Left()
		}
	case !dealt:
		last, ok := auction.SeatOf(firstLetter(a.reader.last["Dealer"]))
		if !ok {
			g.failAuction(g.auction.tag.Fault(`found no dealer, expected one, as in [Dealer "N"]`))
		} else {
			a.warn(g.auction.tag.place, "found no dealer, took that of the game before, "+last.String())
		}
		dealer, first = last, last
	}
	a.dealer, a.turn, a.before = dealer, first, int(dealer-first)&3
}

// seat reads the seat of a tag. Empty and "?" are none.
func (a *auctionReader) seat(name string) (auction.Seat, bool) {
	t := a.game.tags[name]
	value := strings.TrimSpace(t.value)
	if !t.given || value == "" || value == "?" {
		return auction.North, false
	}
	seat, ok := auction.SeatOf(firstLetter(value))
	if !ok || len(value) > 1 {
		a.game.failAuction(t.wrong("found " + source.Describe(value) + " as " + name + ", expected N, E, S or W"))
		return auction.North, true
	}
	return seat, true
}

func firstLetter(text string) rune {
	for _, letter := range text {
		return letter
	}
	return 0
}

// read goes through the marks of the section.
func (a *auctionReader) read() {
	for _, token := range a.game.auction.tokens {
		for _, m := range marks(token) {
			if !a.mark(m) {
				return
			}
		}
	}
}

// mark takes up a mark, and reports whether reading goes on.
func (a *auctionReader) mark(m mark) bool {
	switch m.kind {
	case markSuffix, markNAG, markNote:
		a.remark(m)
	case markGlued:
		a.warnOnce("*", m.place, "found * behind a call, took it for an alert")
	case markCall, markIrregular, markStar, markPlus:
		if a.ended != "" {
			a.fail(m, "after "+a.ended+", expected no more calls")
			return false
		}
		a.onward(m)
	default:
		a.unreadable(m)
	}
	return true
}

// unreadable complains of what is no call, and takes it for one.
func (a *auctionReader) unreadable(m mark) {
	a.fail(m, ", expected a call: Pass, X, XX, AP, or a level with C, D, H, S or NT")
	a.unread = true
}

// onward takes up a mark that stands in the place of a call.
func (a *auctionReader) onward(m mark) {
	lower := strings.ToLower(m.text)
	switch {
	case m.kind == markPlus || m.kind == markStar:
		a.ended = m.text
	case lower == "-" || lower == "--":
		a.dash(m)
	default:
		if a.open.text != "" {
			a.fail(a.open, ", expected a call: a dash stands only before the dealer's, or for a call not yet made")
			a.open, a.unread = mark{}, true
		}
		a.checkColumn(m)
		switch {
		case m.kind == markIrregular:
			a.irregularity(m, lower)
		case lower == "ap":
			a.allPass(m)
		default:
			a.call(m)
		}
	}
}

// dash takes up a dash: a column before the dealer's, or the place of a call not
// yet made.
func (a *auctionReader) dash(m mark) {
	switch {
	case a.before > 0:
		a.before--
	case a.open.text == "":
		a.open = m
		return
	}
	a.turn = a.turn.Left()
}

// checkColumn complains once when the first call is not in the dealer's column.
func (a *auctionReader) checkColumn(m mark) {
	if a.before != 0 {
		a.fail(m, " in the column of "+a.turn.String()+", expected the first call in that of the dealer, "+a.dealer.String())
		a.before, a.turn = 0, a.dealer
	}
}

func (a *auctionReader) fail(m mark, expected string) {
	a.game.failAuction(m.Fault("found " + source.Describe(m.text) + spaced(expected)))
}

// spaced puts a blank before words that carry a sentence on.
func spaced(text string) string {
	if text == "" || text[0] == ',' || text[0] == ' ' {
		return text
	}
	return " " + text
}

func (a *auctionReader) warn(at place, msg string) {
	a.game.warnings = append(a.game.warnings, at.Fault(msg))
}

func (a *auctionReader) warnOnce(key string, at place, msg string) {
	if !a.reader.said[key] {
		a.reader.said[key] = true
		a.warn(at, msg+" (said once a file)")
	}
}
