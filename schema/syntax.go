package schema

import (
	"regexp"
	"strconv"
	"strings"
	"unicode/utf8"

	"lawc/law"
)

// The YAML parser knows at most the line of what it cannot read, and not always
// the right one. What goes wrong most often is therefore looked for in the text.

var (
	syntaxLine   = regexp.MustCompile(`^line (\d+): `)
	unknownAlias = regexp.MustCompile(`^unknown anchor '(.*)' referenced`)
)

// syntax reports what the YAML parser says.
func (r *reader) syntax(err error) {
	message := strings.TrimPrefix(err.Error(), "yaml: ")
	at := law.Pos{Line: 1}
	if m := syntaxLine.FindStringSubmatch(message); m != nil {
		at.Line, _ = strconv.Atoi(m[1])
		message = message[len(m[0]):]
	}
	at.Line = min(at.Line, max(len(r.lines), 1))
	if r.named(message, at.Line) {
		return
	}
	where := "; look at this line and the one before it"
	at.Col = r.column(at.Line, len(r.line(at.Line))-len(strings.TrimLeft(r.line(at.Line), " \t")))
	if strings.HasPrefix(message, "mapping values are not allowed") {
		at.Col = r.colon(at.Line)
		where = "; a text with a colon needs quotes"
	}
	r.fail(law.CodeSyntax, at, "this cannot be read as YAML: %s%s", message, where)
}

// named reports a fault whose cause and place are found in the text.
func (r *reader) named(message string, line int) bool {
	var s sketch
	for i := range r.lines {
		s.line(r, i+1)
	}
	alias := unknownAlias.FindStringSubmatch(message)
	switch {
	case alias != nil:
		r.fail(law.CodeSyntax, s.alias(alias[1]), "found the alias *%s, expected the thing itself, written out", alias[1])
	case s.quote != law.Pos{} && strings.Contains(message, "end of stream"):
		r.fail(law.CodeSyntax, s.quote, "the quote that begins here is not closed")
	case r.tab(message, line):
	case strings.Contains(message, "start any token") && s.sign != law.Pos{}:
		r.fail(law.CodeSyntax, s.sign, "found %s, with which no text begins in YAML, expected it in quotes", quote(r.rest(s.sign)[:1]))
	case strings.HasPrefix(message, "did not find expected") && s.unclosed() != law.Pos{}:
		bracket := r.rest(s.unclosed())[:1]
		r.fail(law.CodeSyntax, s.unclosed(), "the bracket %s that begins here is not closed, expected a %s", bracket, closers[bracket[0]])
	case strings.HasPrefix(message, "did not find expected") && s.mark != law.Pos{}:
		r.fail(law.CodeSyntax, s.mark, "found %s, which means something of its own in YAML, expected it in quotes", quote(r.rest(s.mark)[:1]))
	case strings.HasPrefix(message, "did not find expected") && s.stray != law.Pos{}:
		r.fail(law.CodeSyntax, s.stray, "found %s, which closes no bracket", r.rest(s.stray)[:1])
	default:
		return false
	}
	return true
}

// tab reports a tab in the indentation at a line or beside it.
func (r *reader) tab(message string, line int) bool {
	if !strings.Contains(message, "tab") && !strings.Contains(message, "start any token") {
		return false
	}
	for i := max(line-1, 1); i <= line+1; i++ {
		text := r.line(i)
		indent := text[:len(text)-len(strings.TrimLeft(text, " \t"))]
		if at := strings.IndexByte(indent, '\t'); at >= 0 && len(indent) < len(text) {
			r.fail(law.CodeSyntax, law.Pos{Line: i, Col: at + 1}, "found a tab in the indentation, expected blanks")
			return true
		}
	}
	return false
}

// column counts the characters of a line up to a byte, from 1.
func (r *reader) column(line, at int) int { return utf8.RuneCountInString(r.line(line)[:at]) + 1 }

// colon is the column of the colon that YAML did not expect: the second one
// where there are two.
func (r *reader) colon(line int) int {
	text := r.line(line)
	first := strings.Index(text, ":")
	if second := strings.Index(text[first+1:], ": "); first >= 0 && second >= 0 {
		first += 1 + second
	}
	return r.column(line, max(first, 0))
}

var closers = map[byte]string{'[': "]", '{': "}"}

// A sketch is what a text has of brackets and quotes, as far as that can be told
// without reading it.
type sketch struct {
	open []law.Pos // brackets that are open, with
	kind []byte    // what they are
	// mismatched is a bracket that another kind closes; stray is one that
	// closes none, and sign one of those with which no text may begin.
	// A mark is one that means something else where a text would begin.
	mismatched, stray, sign, mark law.Pos
	quote                         law.Pos // where a quotation begins that is open
	by                            byte    // what would close it
	closed                        bool    // a bracket has been closed just before
	aliases                       map[string]law.Pos
}

// line takes up a line.
func (s *sketch) line(r *reader, number int) {
	text := r.line(number)
	begins := true // something begins here, rather than goes on
	at := law.Pos{Line: number}
	for i := 0; i < len(text); i++ {
		c := text[i]
		if utf8.RuneStart(c) {
			at.Col++
		}
		switch {
		case s.by != 0:
			if c == '\\' && s.by == '"' && i+1 < len(text) { // the next is no quote
				i++
				at.Col++
			} else if c == s.by {
				s.by, s.quote = 0, law.Pos{}
			}
			begins = false
			continue
		case c == ' ' || c == '\t':
			continue
		case c == '#' && (i == 0 || text[i-1] == ' ' || text[i-1] == '\t'):
			return
		case (c == '"' || c == '\'') && begins:
			s.quote, s.by = at, c
		case c == '*' && begins:
			s.note(text[i+1:], at)
		case strings.IndexByte("@`%", c) >= 0 && begins && s.sign == law.Pos{}:
			s.sign = at
		case begins && s.mark == law.Pos{} && (c == '?' && len(s.open) > 0 || c == '>' && foldsNothing(text[i+1:])):
			s.mark = at
		default:
			s.bracket(c, at, begins)
		}
		blank := i+1 == len(text) || text[i+1] == ' '
		begins = strings.IndexByte("[{,", c) >= 0 && (begins || len(s.open) > 0) || strings.IndexByte(":-?", c) >= 0 && blank
	}
}

// foldsNothing reports whether text stands behind the sign of a folded text, which
// begins in the next line.
func foldsNothing(text string) bool {
	text, _, _ = strings.Cut(text, "#")
	return strings.Trim(text, "+-123456789 \t") != ""
}

// note keeps where an alias stands first.
func (s *sketch) note(text string, at law.Pos) {
	name := text
	if i := strings.IndexAny(text, " \t,]}"); i >= 0 {
		name = text[:i]
	}
	if s.aliases == nil {
		s.aliases = map[string]law.Pos{}
	}
	if _, known := s.aliases[name]; !known {
		s.aliases[name] = at
	}
}

func (s *sketch) alias(name string) law.Pos {
	if at, known := s.aliases[name]; known {
		return at
	}
	return law.Pos{Line: 1, Col: 1}
}

// bracket takes up a character that may be a bracket. Outside of brackets only
// one that begins something is.
func (s *sketch) bracket(c byte, at law.Pos, begins bool) {
	last := len(s.open) - 1
	behind := s.closed
	s.closed = false
	switch {
	case (c == '[' || c == '{') && (begins || last >= 0):
		s.open, s.kind = append(s.open, at), append(s.kind, c)
	case c != ']' && c != '}':
	case last < 0:
		if s.stray == (law.Pos{}) && (begins || behind) {
			s.stray = at
		}
	default:
		if closers[s.kind[last]] != string(c) && s.mismatched == (law.Pos{}) {
			s.mismatched = s.open[last]
		}
		s.open, s.kind = s.open[:last], s.kind[:last]
		s.closed = true
	}
}

// unclosed is the place of the bracket that is not closed, if there is one.
func (s *sketch) unclosed() law.Pos {
	if s.mismatched == (law.Pos{}) && len(s.open) > 0 {
		return s.open[len(s.open)-1]
	}
	return s.mismatched
}
