package pbn

import (
	"strings"

	"lawc/notation/source"
)

// place is embedded by what has one.
type place = source.Place

// A tokenKind is what sort of token a PBN file is made of.
type tokenKind uint8

const (
	aWord tokenKind = iota
	aString
	opening
	closing
	broken    // what is no token; the text says why
	endOfGame // a line with nothing on it
	endOfFile // the end of the file
)

// A token is a token with its place.
type token struct {
	kind tokenKind
	text string
	place
}

// A scanner gives the tokens of a PBN file. Comments and lines that begin
// with % hold no tokens.
type scanner struct {
	lines *source.Lines
	// at is how far the current line has been read.
	at    int
	ruler source.Ruler
	// table says that rows of a table are being read: there, brackets and
	// comments are ordinary, if forbidden, characters behind the first
	// element of a line.
	table    bool
	midLine  bool
	returned []token
	// spaced says that an empty line stands behind every line; it means
	// nothing then.
	spaced bool
}

// back gives a token back, to be read again.
func (s *scanner) back(t token) { s.returned = append(s.returned, t) }

func (s *scanner) here() place { return source.At(s.lines.Number, s.ruler.Column(s.at)) }

// next gives the next token.
func (s *scanner) next() token {
	if n := len(s.returned); n > 0 {
		t := s.returned[n-1]
		s.returned = s.returned[:n-1]
		return t
	}
	for {
		s.at += source.Indent(s.lines.Text[s.at:])
		if s.at < len(s.lines.Text) {
			if t, ok := s.token(); ok {
				return t
			}
			continue
		}
		if t, ok := s.nextLine(); ok {
			return t
		}
	}
}

// nextLine goes to the next line that is not a directive. It gives a token if
// the line itself says something.
func (s *scanner) nextLine() (token, bool) {
	s.at, s.midLine = 0, false
	more := s.lines.Next()
	if s.spaced && more && s.lines.Number%2 == 0 && source.Indent(s.lines.Text) == len(s.lines.Text) {
		more = s.lines.Next()
	}
	if !more {
		s.lines.Text = ""
		return token{kind: endOfFile, place: source.At(s.lines.Number, 1)}, true
	}
	text := s.lines.Text
	s.ruler = source.Ruler{Line: text}
	switch {
	case s.lines.Long:
		s.at = len(text)
		return token{broken, source.TooLong, source.At(s.lines.Number, 1)}, true
	case strings.HasPrefix(text, "%"):
		s.at = len(text)
	case source.Indent(text) == len(text):
		return token{kind: endOfGame, place: source.At(s.lines.Number, 1)}, true
	}
	return token{}, false
}

// token reads the token that begins here; a comment is none.
func (s *scanner) token() (token, bool) {
	text, here := s.lines.Text[s.at:], s.here()
	if s.table && s.midLine && text[0] != '"' {
		return s.word(here, ""), true
	}
	switch text[0] {
	case ';':
		s.at = len(s.lines.Text)
		return token{}, false
	case '{':
		return s.comment(here)
	case '[':
		s.at++
		return token{opening, "[", here}, true
	case ']':
		s.at++
		return token{closing, "]", here}, true
	case '}':
		s.at++
		return token{aWord, "}", here}, true
	case '"':
		s.midLine = true
		return s.quoted(here), true
	}
	s.midLine = true
	if s.table {
		return s.word(here, ""), true
	}
	return s.word(here, `;{}[]"`), true
}

// word reads up to a blank or one of the characters of end.
func (s *scanner) word(here place, end string) token {
	start, text := s.at, s.lines.Text
	for s.at < len(text) && !source.IsBlank(text[s.at]) && strings.IndexByte(end, text[s.at]) < 0 {
		s.at++
	}
	return token{aWord, text[start:s.at], here}
}

// comment passes over a comment in braces, which may take many lines.
func (s *scanner) comment(here place) (token, bool) {
	for {
		if i := strings.IndexByte(s.lines.Text[s.at:], '}'); i >= 0 {
			s.at += i + 1
			return token{}, false
		}
		s.at = 0
		more := s.lines.Next()
		s.ruler = source.Ruler{Line: s.lines.Text}
		if !more {
			s.lines.Text = ""
			s.ruler = source.Ruler{}
			return token{broken, "the comment that begins here is not closed, expected a }", here}, true
		}
	}
}

// quoted reads a string, in which \" and \\ stand for a quote and a backslash.
func (s *scanner) quoted(here place) token {
	var value strings.Builder
	text := s.lines.Text
	for i := s.at + 1; i < len(text); i++ {
		switch {
		case text[i] == '"':
			s.at = i + 1
			return token{aString, value.String(), here}
		case text[i] == '\\' && i+1 < len(text) && (text[i+1] == '"' || text[i+1] == '\\'):
			i++
			fallthrough
		default:
			value.WriteByte(text[i])
		}
	}
	s.at = len(text)
	return token{broken, "the string that begins here is not closed, expected a quote", here}
}
