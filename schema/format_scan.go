package schema

import (
	"regexp"
	"strings"
	"unicode/utf8"

	"gopkg.in/yaml.v3"

	"lawc/law"
)

// A comment is a comment with the place where it stands.
type comment struct {
	law.Pos
	text string
	// gap says that a blank line stands above it.
	gap bool
}

// A scan knows where everything in a file begins and ends.
type scan struct {
	*reader
	// nodes are all nodes, keys among them, in the order of the file.
	nodes []*yaml.Node
	// parents are the mappings and lists in which nodes stand.
	parents map[*yaml.Node]*yaml.Node
	// ends are the places just after scalars.
	ends map[*yaml.Node]law.Pos
	// comments are all comments.
	comments []comment
}

func newScan(r *reader, root *yaml.Node) *scan {
	s := &scan{reader: r, parents: map[*yaml.Node]*yaml.Node{}, ends: map[*yaml.Node]law.Pos{}}
	s.visit(root, nil, 0)
	s.findComments()
	return s
}

// visit takes note of a node that stands in something indented so far.
func (s *scan) visit(n, parent *yaml.Node, indent int) {
	s.nodes = append(s.nodes, n)
	s.parents[n] = parent
	switch {
	case n.Kind == yaml.ScalarNode:
		s.ends[n] = s.endOf(n, indent)
	case n.Style&yaml.FlowStyle == 0:
		indent = n.Column
	}
	for _, child := range n.Content {
		s.visit(child, n, indent)
	}
}

// endOf finds the place just after a scalar.
func (s *scan) endOf(n *yaml.Node, indent int) law.Pos {
	switch n.Style {
	case yaml.LiteralStyle, yaml.FoldedStyle:
		return s.blockEnd(n, indent)
	case yaml.DoubleQuotedStyle, yaml.SingleQuotedStyle:
		return s.closing(n)
	}
	return s.plainEnd(n)
}

// blockEnd finds the line after the text of a block, which is indented further
// than what it stands in: as far as its first line, or less if | says so.
func (s *scan) blockEnd(n *yaml.Node, indent int) law.Pos {
	last, least := n.Line, 0
	for i := n.Line + 1; i <= len(s.lines); i++ {
		text := strings.TrimLeft(s.line(i), " ")
		at := len(s.line(i)) - len(text)
		if text == "" {
			continue
		}
		if least == 0 {
			least = indent
			if !indicated.MatchString(s.rest(place(n))) {
				least = max(indent, at)
			}
		}
		if at < least {
			break
		}
		last = i
	}
	return law.Pos{Line: last + 1, Col: 1}
}

// indicated is the head of a block that says how far its text is indented.
var indicated = regexp.MustCompile(`^[|>][-+]?[1-9]`)

// closing finds the place after the quote that closes a scalar.
func (s *scan) closing(n *yaml.Node) law.Pos {
	at := place(n)
	text := s.rest(at)
	quote, skip := text[0], 1
	for {
		for i := skip; i < len(text); i++ {
			switch {
			case text[i] == '\\' && quote == '"':
				i++
			case text[i] == quote && quote == '\'' && strings.HasPrefix(text[i+1:], "'"):
				i++
			case text[i] == quote:
				return law.Pos{Line: at.Line, Col: at.Col + utf8.RuneCountInString(text[:i+1])}
			}
		}
		if at.Line++; at.Line > len(s.lines) {
			return at
		}
		text, skip, at.Col = s.line(at.Line), 0, 1
	}
}

// plainEnd follows the words of a plain scalar, perhaps over several lines.
func (s *scan) plainEnd(n *yaml.Node) law.Pos {
	at := place(n)
	if n.Value == "" {
		return at
	}
	text := s.rest(at)
	for i, word := range strings.Fields(n.Value) {
		trimmed := strings.TrimLeft(text, " \t")
		for i > 0 && trimmed == "" && at.Line < len(s.lines) {
			at = law.Pos{Line: at.Line + 1, Col: 1}
			text = s.line(at.Line)
			trimmed = strings.TrimLeft(text, " \t")
		}
		at.Col += len(text) - len(trimmed)
		text = strings.TrimPrefix(trimmed, word)
		at.Col += utf8.RuneCountInString(word)
	}
	return at
}

// findComments finds what stands after # outside of scalars.
func (s *scan) findComments() {
	next := 0
	var scalars []*yaml.Node
	for _, n := range s.nodes {
		if n.Kind == yaml.ScalarNode {
			scalars = append(scalars, n)
		}
	}
	for i := 1; i <= len(s.lines); i++ {
		col := 1
		text := s.line(i)
		for text != "" {
			at := law.Pos{Line: i, Col: col}
			for next < len(scalars) && !before(at, s.ends[scalars[next]]) {
				next++
			}
			if next < len(scalars) && s.covers(scalars[next], at) {
				end := s.ends[scalars[next]]
				if end.Line > i {
					break
				}
				text = s.rest(end)
				col = end.Col
				continue
			}
			if text[0] == '#' {
				s.comments = append(s.comments, comment{at, strings.TrimRight(text, " \t"), s.blank(i - 1)})
				break
			}
			_, size := utf8.DecodeRuneInString(text)
			text = text[size:]
			col++
		}
	}
}

// covers reports whether a place is within a scalar. What stands on the line
// on which a block begins is not its text, a comment for one.
func (s *scan) covers(n *yaml.Node, at law.Pos) bool {
	if n.Style == yaml.LiteralStyle || n.Style == yaml.FoldedStyle {
		return at.Line > n.Line
	}
	return !before(at, place(n)) && before(at, s.ends[n])
}

func (s *scan) blank(line int) bool {
	return line >= 1 && line <= len(s.lines) && strings.Trim(s.line(line), " \t") == ""
}

// before reports whether a place stands before another.
func before(a, b law.Pos) bool { return a.Line < b.Line || a.Line == b.Line && a.Col < b.Col }
