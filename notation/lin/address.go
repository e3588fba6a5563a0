package lin

import (
	"net/url"
	"strings"

	"lawc/auction"
	"lawc/notation/source"
)

// IsAddress reports whether a text is an address: of the hand viewer with an auction in
// it, or any other, of which reading says what it lacks.
func IsAddress(text string) bool {
	_, ok := viewer(text)
	return ok || onTheWeb(text)
}

// onTheWeb reports whether a text begins as addresses do.
func onTheWeb(text string) bool {
	scheme, _, found := strings.Cut(strings.TrimSpace(text), "://")
	return found && (strings.EqualFold(scheme, "http") || strings.EqualFold(scheme, "https"))
}

// A parameter is a part of an address, as it stands there.
type parameter struct {
	name, value string
	// at is the byte of the line at which the value begins.
	at int
}

// viewer takes an address apart into its parameters. There is an auction in it
// if it holds a whole board in LIN, or calls alone.
func viewer(line string) (parameters []parameter, ok bool) {
	start := strings.IndexByte(line, '?') + 1
	if start == 0 || strings.ContainsAny(strings.TrimLeft(line[:start], " \t"), "| ") {
		return nil, false
	}
	line = strings.TrimRight(line, " \t\"'>)")
	for at := start; at < len(line); {
		end := len(line)
		name, rest, found := strings.Cut(line[at:], "=")
		whole := name == "lin" && strings.Contains(rest, "|") // not encoded: an & is part of a name
		if i := strings.IndexAny(line[at:], "& #"); i >= 0 && !whole {
			end = at + i
		}
		if found && len(name) < end-at {
			value := at + len(name) + 1
			parameters = append(parameters, parameter{strings.TrimPrefix(name, "amp;"), line[value:end], value})
			ok = ok || name == "lin" || name == "a" || name == "amp;a"
		}
		if at = end + 1; end < len(line) && line[end] != '&' {
			break // a comment, or what follows an address in a sentence
		}
	}
	return parameters, ok
}

// decoded gives a value in plain text, and whether it was so already.
func (p parameter) decoded() (text string, plain bool) {
	text, err := url.QueryUnescape(p.value)
	if err != nil {
		return p.value, true
	}
	return text, text == p.value
}

// address reads a board from an address.
func (r *reader) address(parameters []parameter) {
	for _, p := range parameters {
		if p.name == "lin" {
			text, _ := p.decoded()
			if r.text = strings.TrimSpace(text); !strings.HasSuffix(r.text, "|") {
				r.text += "|"
			}
			r.shift = p.at
			r.pairs()
			return
		}
	}
	r.endBoard()
	r.endValue()
	for _, p := range parameters {
		r.parameter(p)
	}
	if b := &r.board; !b.hasDealer && len(b.faults) == 0 {
		r.fail(source.At(r.row, 1), "found no dealer, expected one, as in d=n")
	}
	r.endBoard()
}

// parameter takes up what an address without LIN says of the board.
func (r *reader) parameter(p parameter) {
	text, plain := p.decoded()
	r.at, r.shift = r.place(p.at), 0
	b := &r.board
	switch p.name {
	case "b":
		b.name = strings.TrimSpace(text)
	case "d":
		seat, ok := auction.English.SeatNamed(strings.TrimSpace(text))
		if !ok {
			r.fail(r.at, "found "+source.Describe(text)+" as the dealer, expected n, e, s or w")
		}
		b.dealer, b.hasDealer = seat, true
	case "a":
		r.broken = !plain
		b.called, b.at = true, r.at
		r.calls(withoutNotes(text))
		r.broken = false
	}
}

// noAuction complains of an address without an auction.
func (r *reader) noAuction() {
	r.endBoard()
	r.endValue()
	r.board.called, r.board.at = true, source.At(r.row, 1+source.Indent(r.text))
	r.fail(r.board.at, "found an address without an auction, expected one of a hand viewer, with lin= or with d= and a=")
	r.endBoard()
}

// withoutNotes puts blanks in the place of what is said about calls in brackets.
func withoutNotes(calls string) string {
	depth := 0
	return strings.Map(func(c rune) rune {
		switch {
		case c == '(':
			depth++
		case c == ')' && depth > 0:
			depth--
		case depth == 0:
			return c
		}
		return ' '
	}, calls)
}
