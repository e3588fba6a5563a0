package auction

import (
	"fmt"
	"slices"
	"strings"
	"unicode/utf8"
)

// allPass is AP while it is being read; it never stands in a record.
const allPass Action = 1 << 7

// The limits of one record. The longest lawful auction has 319 calls.
const (
	maxText   = 1 << 20
	maxFaults = 20
)

// Parse reads a record in the one-line form, in English notation. What cannot
// be read is told as Errors.
func Parse(text string) (Record, error) { return English.Parse(text) }

// Parse reads a record in the one-line form. What cannot be read is told as
// Errors.
func (n Notation) Parse(text string) (Record, error) {
	p := n.parser(text)
	if len(text) > maxText {
		p.fail(0, "found a record of %d bytes, expected at most %d", len(text), maxText)
		return Record{}, p.err()
	}
	b := n.builder(p.dealer())
	p.items(&b)
	if p.faults != nil {
		return Record{}, p.err()
	}
	return b.record, nil
}

// HasDealer reports whether a text begins as a record does.
func (n Notation) HasDealer(text string) bool {
	p := n.parser(text)
	p.dealer()
	return p.faults == nil
}

// A parser goes through a text once, from left to right.
type parser struct {
	text     string
	at       int
	notation Notation
	faults   Errors
	// before is how many faults there were before the item being read.
	before int
	// closing is the bracket that would end what is being read, or 0; opened is
	// where that began.
	closing byte
	opened  int
	// counted bytes of the text are chars characters.
	counted, chars int
}

func (n Notation) parser(text string) parser { return parser{text: plainly(text), notation: n} }

func (p *parser) err() error {
	if p.faults == nil {
		return nil
	}
	// What fails in two ways at one place has failed once.
	return slices.CompactFunc(p.faults, func(a, b *SyntaxError) bool { return a.Col == b.Col })
}

// faulty reports whether the item being read has a fault.
func (p *parser) faulty() bool { return len(p.faults) > p.before }

// fail notes a fault at a place in the text.
func (p *parser) fail(at int, format string, args ...any) {
	p.faults = append(p.faults, &SyntaxError{Col: p.col(at), Msg: fmt.Sprintf(format, args...)})
}

// col is the column of a place, which must not lie within a character.
func (p *parser) col(at int) int {
	if at < p.counted {
		p.counted, p.chars = 0, 0
	}
	p.chars += utf8.RuneCountInString(p.text[p.counted:at])
	p.counted = at
	return p.chars + 1
}

// dealer reads the dealer and his colon.
func (p *parser) dealer() Seat {
	p.skipBlanks()
	start := p.at
	if word := p.word(); !strings.EqualFold(word, "dealer") {
		p.at = start
	}
	p.skipBlanks()
	seat, named, ok := p.seat()
	if ok && (!named || p.at == len(p.text) && !strings.Contains(p.text, ":")) {
		p.at = start
		p.fail(p.at, "found %s, expected the dealer first, as in \"N: 1S P\"%s", p.found(p.at), p.dealerHint(p.at))
	}
	return seat
}

// seat reads a seat, if one stands here, and the blanks after it. A colon is
// usual behind it, but no call is called as a seat, so that a blank does, or
// the bid itself. It is not ok, and has complained, when what stands before a
// colon is no seat.
func (p *parser) seat() (seat Seat, named, ok bool) {
	end := p.at
	for end < len(p.text) && isLetter(p.text[end]) {
		end++
	}
	if end == p.at {
		return North, false, true
	}
	word, at := p.text[p.at:end], p.at
	seat, known := p.notation.SeatNamed(word)
	if !known && (end == len(p.text) || p.text[end] != ':') {
		return North, false, true
	}
	p.at = end
	p.skipBlanks()
	switch {
	case p.take(':'):
		if !known {
			_, meant := Dutch.SeatNamed(word)
			p.fail(at, "found %s before a colon, expected a seat: N, E, S or W%s", quote(word), p.dutchHint(meant))
		}
	case p.at == end && !p.bidHere():
		p.at = at
		return North, false, true
	}
	p.skipBlanks()
	return seat, true, known
}

// bidHere reports whether a level and a denomination stand here.
func (p *parser) bidHere() bool {
	if p.at == len(p.text) || !isDigit(p.text[p.at]) {
		return false
	}
	_, size := p.notation.denomination(p.text[p.at+1:])
	return size > 0
}

// items reads items up to the end of the text.
func (p *parser) items(b *Builder) {
	var known Part
	for p.skipBlanks(); p.at < len(p.text); p.skipBlanks() {
		if len(p.faults) >= maxFaults {
			p.fail(p.at, "reading stops here after %d errors", maxFaults)
			return
		}
		if b.record.Items == nil {
			b.record.Items = make([]Item, 0, p.guess())
		}
		p.part(b, &known)
	}
}

// guess is about how many items the rest of the text holds, so that most
// records are allocated once.
func (p *parser) guess() int {
	n := 1
	for i := p.at; i < len(p.text) && n < 64; i++ {
		if p.text[i] == ' ' {
			n++
		}
	}
	return n
}

// part reads one item, of which seat and facts may be known already, and
// gives it to the builder.
func (p *parser) part(b *Builder, known *Part) {
	start := p.at
	p.before = len(p.faults)
	it := b.room()
	it.Col = p.col(start)
	if !known.HasSeat && len(known.Facts) == 0 && p.plainly(it) {
		if p.nextItem(); b.place(it, false) == "" {
			return
		}
		p.at, it.Call = start, 0 // what is wrong is said below
	}
	seat, named, _ := p.seat()
	if named && known.HasSeat {
		p.fail(start, "found the seat twice, expected it here or beside the call")
	}
	if known.HasSeat {
		seat, named = known.Seat, true
	}
	it.Seat = seat
	p.action(it)
	if !p.faulty() {
		p.facts(it, known.Facts)
	}
	if !p.faulty() && p.at < len(p.text) && !isBlank(p.text[p.at]) && !isComma(p.text[p.at]) {
		p.behind(it)
	}
	if !p.faulty() {
		p.nextItem()
		if complaint := b.place(it, named); complaint == "" {
			return
		} else if p.fail(start, "%s", complaint); it.Action != Attention {
			b.skip(seat, named)
		}
		*it = Item{}
		return
	}
	*it = Item{}
	p.skipItem(start)
	b.skip(seat, named)
}
