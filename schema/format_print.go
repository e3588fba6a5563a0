package schema

import (
	"slices"
	"strings"
	"unicode/utf8"

	"gopkg.in/yaml.v3"
)

// A printer writes a file in the one layout.
type printer struct {
	*scan
	*attached
	out strings.Builder
	// tail are the comments behind what has been written on this line.
	tail []comment
	// lost says that two comments would have to share a line.
	lost bool
}

// A spot is where a value goes: behind the key or dash that opens it.
type spot struct {
	layout *layout
	// key is the key under which the value, or the list of it, stands.
	key string
	// indent is how far the line is indented, and col how long it is so far.
	indent, col int
	// over says that the value stands over lines whatever else is so.
	over bool
}

// behindKey gives the spot behind a key in a mapping that is indented so far.
func (p *printer) behindKey(key *yaml.Node, l *layout, indent int) spot {
	col := indent + utf8.RuneCountInString(p.key(key, l, false)) + 1
	return spot{layout: l.of(key.Value), key: key.Value, indent: indent, col: col}
}

// entry gives the spot behind a dash of a list that opens at a spot.
func (at spot) entry(indent int) spot {
	return spot{layout: at.layout.of(""), key: at.key, indent: indent, col: indent + 1}
}

// endLine ends a line, with the comment behind it.
func (p *printer) endLine() {
	for i, c := range p.tail {
		p.lost = p.lost || i > 0
		p.out.WriteString(" " + c.text)
	}
	p.tail = nil
	p.out.WriteByte('\n')
}

func (p *printer) blanks(n int) { p.out.WriteString(strings.Repeat(" ", n)) }

// comments writes comments on lines of their own. A blank line above one is
// kept, except where a mapping or list begins.
func (p *printer) comments(list []comment, indent int, first bool) {
	for i, c := range list {
		if c.gap && (i > 0 || !first) {
			p.out.WriteByte('\n')
		}
		p.blanks(indent)
		p.out.WriteString(c.text + "\n")
	}
}

// lead writes what stands above the line on which a node begins: comments, and
// a blank line where there was one or where there has to be one.
func (p *printer) lead(above []comment, n *yaml.Node, indent int, first, gap bool) {
	if gap && !first && len(above) > 0 {
		above[0].gap = true
	}
	p.comments(above, indent, first)
	below := p.blank(n.Line-1) && p.begins(n)
	if len(above) > 0 && below || len(above) == 0 && !first && (gap || below) {
		p.out.WriteByte('\n')
	}
}

// begins reports whether a node is the first thing on its line.
func (p *printer) begins(n *yaml.Node) bool {
	line := []rune(p.line(n.Line))
	return strings.Trim(string(line[:min(n.Column-1, len(line))]), " \t-") == ""
}

// entries writes the entries of a mapping or list, a line or more each. Where
// it begins within a line the first entry goes on there.
func (p *printer) entries(n *yaml.Node, at spot, indent int, begun bool) {
	above := p.above[n]
	delete(p.above, n)
	if n.Kind == yaml.SequenceNode {
		p.list(n, at.entry(indent), above, begun, at.layout != nil && at.layout.manner == apart)
	} else {
		p.mapping(n, at.layout, above, indent, begun)
	}
	p.comments(p.foot[n], indent, false)
}

func (p *printer) list(n *yaml.Node, at spot, above []comment, begun, gap bool) {
	for i, entry := range n.Content {
		if i > 0 || !begun {
			p.lead(append(above, p.first(entry, at)...), entry, at.indent, i == 0, gap)
			p.blanks(at.indent)
			above = nil
		}
		p.out.WriteByte('-')
		if p.isBlock(entry, at) {
			p.out.WriteByte(' ')
			p.tail = append(p.tail, p.behind[entry]...)
			p.entries(entry, at, at.indent+2, true)
			continue
		}
		p.short(entry, at)
	}
}

func (p *printer) mapping(n *yaml.Node, l *layout, above []comment, indent int, begun bool) {
	over := p.unlike(n, l, indent)
	for i, pair := range ordered(n, l) {
		key, value := pair[0], pair[1]
		at := p.behindKey(key, l, indent)
		at.over = over
		if i > 0 || !begun {
			first := i == 0 && n != p.nodes[0]
			p.lead(append(above, p.entry(key, value, at)...), key, indent, first, false)
			p.blanks(indent)
			above = nil
		}
		p.out.WriteString(p.key(key, l, false) + ":")
		p.tail = append(p.tail, p.behind[key]...)
		if p.isBlock(value, at) {
			p.tail = append(p.tail, p.behind[value]...)
			p.endLine()
			p.entries(value, at, indent+2, false)
			continue
		}
		p.short(value, at)
	}
}

// unlike reports whether some value of a mapping has to stand over lines, so
// that all of them do where they are to be alike.
func (p *printer) unlike(n *yaml.Node, l *layout, indent int) bool {
	return l != nil && l.alike && slices.ContainsFunc(ordered(n, l), func(pair [2]*yaml.Node) bool {
		return p.isBlock(pair[1], p.behindKey(pair[0], l, indent))
	})
}

// short writes what begins on the line of its key or dash and ends it.
func (p *printer) short(n *yaml.Node, at spot) {
	text, _ := p.line1(n, at)
	head, rest, more := strings.Cut(text, "\n")
	if head != "" {
		p.out.WriteString(" " + head)
	}
	p.tail = append(p.tail, p.behind[n]...)
	if last := lastOf(n); last != n {
		p.tail = append(p.tail, p.behind[last]...)
	}
	p.endLine()
	if more {
		p.out.WriteString(rest + "\n")
	}
}

// first collects the comments that go above the line on which an entry of a list
// begins.
func (p *printer) first(n *yaml.Node, at spot) []comment {
	if !p.isBlock(n, at) {
		return p.within(n)
	}
	list := p.above[n]
	delete(p.above, n)
	if n.Kind == yaml.SequenceNode {
		return append(list, p.first(n.Content[0], at.entry(at.indent+2))...)
	}
	pair := ordered(n, at.layout)[0]
	behind := p.behindKey(pair[0], at.layout, at.indent+2)
	behind.over = p.unlike(n, at.layout, at.indent+2)
	return append(list, p.entry(pair[0], pair[1], behind)...)
}

// entry collects the comments that go above the line of a key.
func (p *printer) entry(key, value *yaml.Node, at spot) []comment {
	list := p.within(key)
	if !p.isBlock(value, at) {
		list = append(list, p.within(value)...)
	}
	return list
}
