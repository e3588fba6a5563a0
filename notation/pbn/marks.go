package pbn

import (
	"strconv"
	"strings"
	"unicode/utf8"

	"lawc/notation/source"
)

// A markKind is what a piece of an auction section says.
type markKind uint8

const (
	markCall      markKind = iota // letters, digits and dashes
	markIrregular                 // ^I, ^S, ^R or ^L
	markSuffix                    // ! ? !! ?? !? ?!
	markNAG                       // $13
	markNote                      // =1=
	markStar                      // * : no more calls
	markGlued                     // * behind a call: an alert, in some files
	markPlus                      // + : to be continued
	markOther
)

// A mark is a piece of a token of an auction or play section.
type mark struct {
	kind markKind
	text string
	place
}

// marks takes a token apart: marks need no blanks between them.
func marks(t token) []mark {
	if t.kind != aWord {
		return []mark{{markOther, t.text, t.place}}
	}
	all := make([]mark, 0, 2)
	columns := source.Ruler{Line: t.text}
	for at := 0; at < len(t.text); {
		kind, size := firstMark(t.text[at:], len(all) > 0 && all[len(all)-1].kind == markCall)
		all = append(all, mark{kind, t.text[at : at+size], source.At(t.Line, t.Col+columns.Column(at)-1)})
		at += size
	}
	return all
}

// firstMark says what stands at the beginning of text and how many bytes it
// takes.
func firstMark(text string, behindCall bool) (kind markKind, size int) {
	rest := func(of string) int { return len(text) - len(strings.TrimLeft(text[1:], of)) }
	switch text[0] {
	case '^':
		if len(text) > 1 {
			_, size = utf8.DecodeRuneInString(text[1:])
			return markIrregular, 1 + size
		}
	case '!', '?':
		return markSuffix, rest("!?")
	case '$':
		return markNAG, rest(callLetters)
	case '=':
		if end := strings.IndexByte(text[1:], '='); end >= 0 {
			return markNote, end + 2
		}
	case '*':
		if behindCall {
			return markGlued, 1
		}
		return markStar, 1
	case '+':
		return markPlus, 1
	default:
		if strings.IndexByte(callLetters, text[0]) >= 0 {
			return markCall, rest(callLetters)
		}
	}
	return markOther, len(text)
}

// callLetters are what a call or a card is written with.
const callLetters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-"

// number reads the digits of a mark such as $13 or =1=, within limits.
func (m mark) number(least, most int) (int, bool) {
	n, err := strconv.Atoi(strings.Trim(m.text, "$="))
	return n, err == nil && least <= n && n <= most
}

// A remarks counts what has been said about one call: PBN allows one suffix and
// one note.
type remarks struct{ suffixes, notes int }

// add takes up a mark that belongs to the call before it. It returns a
// complaint when the mark may not stand there.
func (r *remarks) add(m mark) (complaint string) {
	switch m.kind {
	case markSuffix:
		r.suffixes++
		if len(m.text) > 2 {
			return "found the suffix " + source.Describe(m.text) + ", expected one of ! ? !! ?? !? ?!"
		}
	case markNAG:
		n, ok := m.number(0, 255)
		switch {
		case !ok:
			return "found " + source.Describe(m.text) + ", expected $ and a number from 0 to 255"
		case 7 <= n && n <= 12 || n == 14:
			return "found " + m.text + ", which belongs to the play, not to a call"
		case 1 <= n && n <= 6:
			r.suffixes++
		}
	case markNote:
		r.notes++
		if _, ok := m.number(1, 32); !ok {
			return "found " + source.Describe(m.text) + ", expected a note from =1= to =32="
		}
	}
	switch {
	case r.suffixes > 1:
		return "found " + m.text + " after another suffix, expected one to a call"
	case r.notes > 1:
		return "found " + m.text + " after another note, expected one to a call"
	}
	return ""
}
