package auction

import (
	"fmt"
	"strings"
	"unicode/utf8"
)

// This file finds the nearest right form for what cannot be read, where there
// is one that is near.

// unknown complains of a word that is neither a call nor a verb.
func (p *parser) unknown(start int, word string) {
	_, meant := Dutch.callNamed(word)
	_, seat := Dutch.SeatNamed(word)
	hint := p.dutchHint(meant || seat && len(word) > 1)
	if hint == "" {
		hint = didYouMean(p.nearest(start, word))
	}
	p.fail(start, "found %s, expected a call, a verb or TD%s", p.found(start), hint)
}

// nearest gives what a word in the place of an item was most likely meant for,
// or nothing.
func (p *parser) nearest(start int, word string) string {
	found := p.text[start:p.end(start)]
	if strings.EqualFold(strings.ReplaceAll(found, ".", ""), verbs[Attention]) {
		return verbs[Attention]
	}
	if d, size := p.notation.denomination(found); size > 0 && len(found) == size+1 && isDigit(found[size]) {
		return found[size:] + d.String()
	}
	if bare := strings.Trim(found, `[]<>"'`); bare != found && bare != "" {
		other := parser{text: bare, notation: p.notation}
		if call := other.call(); other.faults == nil && other.at == len(bare) {
			return call.String()
		}
	}
	if len(word) > 1 && len(word) < 5 && strings.Trim(word, "pP") == "" {
		return strings.TrimSpace(strings.Repeat("P ", len(word)))
	}
	if len(word) < 2 {
		return ""
	}
	if seat, ok := p.notation.SeatNamed(word[:1]); ok {
		if call, ok := p.notation.callNamed(word[1:]); ok {
			return seat.String() + ":" + call.String()
		}
	}
	if len(word) == 2 {
		return ""
	}
	return Nearest(word, append([]string{"pass", "double", "redouble", "all pass"}, verbs[Attention:]...)...)
}

// dealerHint says how the dealer is written, if a seat stands here with something else
// than a colon behind it.
func (p *parser) dealerHint(at int) string {
	found := p.text[at:p.end(at)]
	word := found[:len(found)-len(strings.TrimLeftFunc(found, func(c rune) bool { return c < utf8.RuneSelf && isLetter(byte(c)) }))]
	seat, ok := p.notation.SeatNamed(word)
	if !ok || word == found {
		return ""
	}
	return didYouMean(seat.String() + ":")
}

func didYouMean(form string) string {
	if form == "" {
		return ""
	}
	return "; did you mean " + form + "?"
}

// behind complains of what stands directly behind an item.
func (p *parser) behind(it *Item) {
	rest := p.text[p.at:p.end(p.at)]
	joint := rest[:strings.IndexFunc(rest+"1", func(c rune) bool {
		return c < utf8.RuneSelf && (isLetter(byte(c)) || isDigit(byte(c)))
	})]
	next := p.calls(rest[len(joint):])
	hint := ""
	switch {
	case it.Action != Calls || next == nil:
	case strings.Trim(joint, ".…") == "" && joint != "":
		hint = fmt.Sprintf("; did you mean %[1]v>%[2]v (a change) or %[1]v~%[2]v (a slip)?", it.Call, next[0])
	default:
		hint = ", as in " + it.Call.String()
		for _, call := range next {
			hint += " " + call.String()
		}
	}
	p.fail(p.at, "found %s after the item, expected a blank or a comma%s", p.found(p.at), hint)
}

// calls reads calls that run together, with dashes or slashes between them or nothing;
// none, if there is anything else among them.
func (p *parser) calls(text string) (list []Call) {
	words := strings.FieldsFunc(text, func(c rune) bool { return c == '-' || c == '/' })
	for _, word := range words {
		if strings.Trim(word, "pP") == "" {
			for range word {
				list = append(list, CallPass)
			}
			continue
		}
		other := parser{text: word, notation: p.notation}
		for other.at < len(word) && other.faults == nil {
			list = append(list, other.call())
		}
		if other.faults != nil {
			return nil
		}
	}
	return list
}

// dutchHint says that what was found is Dutch, if that is what was meant.
func (p *parser) dutchHint(meant bool) string {
	if p.notation.dutch || !meant {
		return ""
	}
	return "; Dutch is read with --notation nl"
}

func (p *parser) dutchSuitHint() string {
	_, here := p.notation.denominationAfter(p.text[p.at:])
	_, meant := Dutch.denominationAfter(p.text[p.at:])
	return p.dutchHint(here == 0 && meant > 0)
}
