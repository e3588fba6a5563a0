package notation

import "strings"

// A pbnKind is what sort of token a PBN file is made of.
type pbnKind uint8

const (
	pbnWord pbnKind = iota
	pbnString
	pbnOpen
	pbnClose
	pbnBroken  // what is no token; the text says why
	pbnEndGame // a line with nothing on it
	pbnEnd     // the end of the file
)

// A pbnToken is a token with its place.
type pbnToken struct {
	kind pbnKind
	text string
	place
}

// A pbnScanner gives the tokens of a PBN file. Comments and lines that begin
// with % hold no tokens.
type pbnScanner struct {
	lines *lines
	// at is how far the current line has been read.
	at    int
	ruler ruler
	// table says that rows of a table are being read: there, brackets and
	// comments are ordinary, if forbidden, characters behind the first
	// element of a line.
	table    bool
	midLine  bool
	returned []pbnToken
}

// back gives a token back, to be read again.
func (s *pbnScanner) back(t pbnToken) { s.returned = append(s.returned, t) }

func (s *pbnScanner) here() place { return place{s.lines.number, s.ruler.column(s.at)} }

// next gives the next token.
func (s *pbnScanner) next() pbnToken {
	if n := len(s.returned); n > 0 {
		t := s.returned[n-1]
		s.returned = s.returned[:n-1]
		return t
	}
	for {
		s.at += indent(s.lines.text[s.at:])
		if s.at < len(s.lines.text) {
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
func (s *pbnScanner) nextLine() (pbnToken, bool) {
	s.at, s.midLine = 0, false
	if !s.lines.next() {
		s.lines.text = ""
		return pbnToken{kind: pbnEnd, place: place{s.lines.number, 1}}, true
	}
	text := s.lines.text
	s.ruler = ruler{line: text}
	switch {
	case s.lines.long:
		s.at = len(text)
		return pbnToken{pbnBroken, tooLong, place{s.lines.number, 1}}, true
	case strings.HasPrefix(text, "%"):
		s.at = len(text)
	case indent(text) == len(text):
		return pbnToken{kind: pbnEndGame, place: place{s.lines.number, 1}}, true
	}
	return pbnToken{}, false
}

// token reads the token that begins here; a comment is none.
func (s *pbnScanner) token() (pbnToken, bool) {
	text, here := s.lines.text[s.at:], s.here()
	if s.table && s.midLine && text[0] != '"' {
		return s.word(here, ""), true
	}
	switch text[0] {
	case ';':
		s.at = len(s.lines.text)
		return pbnToken{}, false
	case '{':
		return s.comment(here)
	case '[':
		s.at++
		return pbnToken{pbnOpen, "[", here}, true
	case ']':
		s.at++
		return pbnToken{pbnClose, "]", here}, true
	case '}':
		s.at++
		return pbnToken{pbnWord, "}", here}, true
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
func (s *pbnScanner) word(here place, end string) pbnToken {
	start, text := s.at, s.lines.text
	for s.at < len(text) && !isBlank(text[s.at]) && strings.IndexByte(end, text[s.at]) < 0 {
		s.at++
	}
	return pbnToken{pbnWord, text[start:s.at], here}
}

// comment passes over a comment in braces, which may take many lines.
func (s *pbnScanner) comment(here place) (pbnToken, bool) {
	for {
		if i := strings.IndexByte(s.lines.text[s.at:], '}'); i >= 0 {
			s.at += i + 1
			return pbnToken{}, false
		}
		s.at = 0
		more := s.lines.next()
		s.ruler = ruler{line: s.lines.text}
		if !more {
			s.lines.text = ""
			s.ruler = ruler{}
			return pbnToken{pbnBroken, "the comment that begins here is not closed, expected a }", here}, true
		}
	}
}

// quoted reads a string, in which \" and \\ stand for a quote and a backslash.
func (s *pbnScanner) quoted(here place) pbnToken {
	var value strings.Builder
	text := s.lines.text
	for i := s.at + 1; i < len(text); i++ {
		switch {
		case text[i] == '"':
			s.at = i + 1
			return pbnToken{pbnString, value.String(), here}
		case text[i] == '\\' && i+1 < len(text) && (text[i+1] == '"' || text[i+1] == '\\'):
			i++
			fallthrough
		default:
			value.WriteByte(text[i])
		}
	}
	s.at = len(text)
	return pbnToken{pbnBroken, "the string that begins here is not closed, expected a quote", here}
}
