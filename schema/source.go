package schema

import (
	"sort"
	"strings"
	"unicode/utf8"

	"gopkg.in/yaml.v3"

	"lawc/law"
)

// predicate reads an expression. Two forms only are admitted, since in these
// every character of the text has its exact place in the file: one plain line,
// and a block that begins with |.
func (r *reader) predicate(n *yaml.Node) law.Source {
	const form = "on one line or as a block after |"
	text := r.text(n)
	if text == "" {
		return law.Source{}
	}
	source, exact := r.source(n)
	switch rest := r.rest(place(n)); {
	case n.Style == yaml.SingleQuotedStyle || n.Style == yaml.DoubleQuotedStyle:
		r.fail(law.CodeExprForm, place(n), "found a predicate in quotes, expected it without them, %s", form)
	case n.Style == yaml.FoldedStyle:
		r.fail(law.CodeExprForm, place(n), "found a predicate after >, expected | in its place")
	case !exact:
		r.fail(law.CodeExprForm, place(n), "found a predicate over several lines, expected it %s", form)
	case n.Style == 0 && strings.HasPrefix(strings.TrimSpace(strings.TrimPrefix(rest, text)), "#"):
		r.fail(law.CodeExprForm, place(n), "a comment cuts this predicate short, expected none on its line: put it on a line above")
	default:
		return source
	}
	return law.Source{}
}

// source gives a text with the places of its lines. They are not exact where
// the text is not written in the file as it is read: then the place is where it
// begins.
func (r *reader) source(n *yaml.Node) (s law.Source, exact bool) {
	s.Text = strings.TrimRight(n.Value, "\n")
	at := place(n)
	s.Lines = []law.Pos{at}
	switch n.Style {
	case yaml.LiteralStyle:
		return r.block(n, s)
	case yaml.SingleQuotedStyle, yaml.DoubleQuotedStyle:
		rest := r.rest(at)
		if rest == "" || !strings.HasPrefix(rest[1:], s.Text+rest[:1]) {
			return s, false
		}
		s.Lines[0].Col++
		return s, true
	case 0:
		return s, strings.HasPrefix(r.rest(at), s.Text)
	}
	return s, false
}

// block finds the lines of a block in the file. Each is the end of the file's
// own line; what is longer there is its indentation.
func (r *reader) block(n *yaml.Node, s law.Source) (law.Source, bool) {
	lines := strings.Split(s.Text, "\n")
	places := make([]law.Pos, len(lines))
	for i, text := range lines {
		line := r.line(n.Line + 1 + i)
		if !strings.HasSuffix(line, text) {
			return s, false
		}
		indent := utf8.RuneCountInString(line) - utf8.RuneCountInString(text)
		places[i] = law.Pos{Line: n.Line + 1 + i, Col: indent + 1}
	}
	s.Lines = places
	return s, true
}

// end gives the last line of a mapping that begins at n: the last one before
// the indentation goes back.
func (r *reader) end(n *yaml.Node) int {
	last := lastLine(n)
	if n.Style&yaml.FlowStyle != 0 {
		return last
	}
	for i := last + 1; i <= len(r.lines); i++ {
		text := strings.TrimLeft(r.line(i), " ")
		indent := len(r.line(i)) - len(text)
		switch {
		case strings.TrimSpace(text) == "":
		case text[0] == '#' && last != i-1:
		case text[0] != '#' && indent < n.Column-1:
			return last
		default:
			last = i
		}
	}
	return last
}

// lastLine is the line on which the last node within n begins.
func lastLine(n *yaml.Node) int {
	last := n.Line
	if len(n.Content) > 0 {
		last = max(last, lastLine(n.Content[len(n.Content)-1]))
	}
	return last
}

// A measured text knows the place in the file of each of its characters.
type measured struct {
	law.Source
	// ends counts the characters up to and with the end of each line; nil when
	// only the place where the text begins is known.
	ends []int
}

func (r *reader) measure(n *yaml.Node) (m measured) {
	var exact bool
	m.Source, exact = r.source(n)
	if !exact {
		return m
	}
	chars := 0
	for line := range strings.SplitSeq(m.Text, "\n") {
		chars += utf8.RuneCountInString(line) + 1
		m.ends = append(m.ends, chars)
	}
	return m
}

// character gives the place of a character, counted from 0.
func (m *measured) character(char int) law.Pos {
	line := sort.SearchInts(m.ends, char+1)
	if char < 0 || line == len(m.ends) {
		return m.At(1, 0)
	}
	if line > 0 {
		char -= m.ends[line-1]
	}
	return m.At(line+1, char)
}
