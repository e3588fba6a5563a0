package schema

import (
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

// comments writes comments on lines of their own. A blank line is kept above
// each but the first of a mapping or list.
func (p *printer) comments(list []comment, indent int, first bool) {
	for i, c := range list {
		if c.gap && (i > 0 || !first) {
			p.out.WriteByte('\n')
		}
		p.blanks(indent)
		p.out.WriteString(c.text)
		p.out.WriteByte('\n')
	}
}

// above writes what stands above an entry that begins at a node: comments, and
// a blank line where there was one or there has to be one.
func (p *printer) lead(list []comment, n *yaml.Node, indent int, first, gap bool) {
	if gap && !first {
		if len(list) > 0 {
			list[0].gap = true
		} else {
			p.out.WriteByte('\n')
		}
	}
	p.comments(list, indent, first)
	if !(gap && len(list) == 0) && p.blank(n.Line-1) && (len(list) > 0 || !first) {
		p.out.WriteByte('\n')
	}
}

// collection writes the entries of a mapping or list, a line or more each. Where
// it begins within a line the first entry goes on there.
func (p *printer) collection(n *yaml.Node, l *layout, key string, indent int, begun bool) {
	if n.Kind == yaml.SequenceNode {
		p.list(n, l, key, indent, begun)
	} else {
		p.mapping(n, l, indent, begun)
	}
	foot := p.foot[n]
	p.comments(foot, indent, false)
}

func (p *printer) list(n *yaml.Node, l *layout, key string, indent int, begun bool) {
	above := p.above[n]
	delete(p.above, n)
	for i, entry := range n.Content {
		if i > 0 || !begun {
			list := append(above, p.first(entry, l.of(""), key, indent+2)...)
			above = nil
			p.lead(list, entry, indent, i == 0, l != nil && l.manner == apart)
			p.blanks(indent)
		}
		p.out.WriteByte('-')
		p.value(entry, l.of(""), key, indent, true)
	}
}

func (p *printer) mapping(n *yaml.Node, l *layout, indent int, begun bool) {
	above := p.above[n]
	delete(p.above, n)
	for i, pair := range ordered(n, l) {
		key, value := pair[0], pair[1]
		if i > 0 || !begun {
			list := append(above, p.entry(pair, l, indent)...)
			above = nil
			p.lead(list, key, indent, i == 0 && n != p.nodes[0], false)
			p.blanks(indent)
		}
		p.out.WriteString(p.key(key, l, false) + ":")
		p.tail = append(p.tail, p.behind[key]...)
		p.value(value, l.of(key.Value), key.Value, indent, false)
	}
}

// first collects the comments that go above the line on which a node begins.
func (p *printer) first(n *yaml.Node, l *layout, key string, col int) (list []comment) {
	if p.line1(n, l, key, col) != "" || len(n.Content) == 0 {
		return p.within(n)
	}
	list = p.above[n]
	delete(p.above, n)
	if n.Kind == yaml.SequenceNode {
		return append(list, p.first(n.Content[0], l.of(""), key, col+2)...)
	}
	return append(list, p.entry(ordered(n, l)[0], l, col)...)
}

// entry collects the comments that go above the line of a key.
func (p *printer) entry(pair [2]*yaml.Node, l *layout, indent int) []comment {
	key, value := pair[0], pair[1]
	list := p.within(key)
	col := indent + 1 + utf8.RuneCountInString(p.key(key, l, false))
	if len(value.Content) == 0 || p.line1(value, l.of(key.Value), key.Value, col) != "" {
		list = append(list, p.within(value)...)
	}
	return list
}

func (p *printer) key(n *yaml.Node, l *layout, inside bool) string {
	return written(n, l != nil && l.quoted, inside)
}

// value writes what stands under a key, or behind the dash of an entry.
func (p *printer) value(n *yaml.Node, l *layout, key string, indent int, dash bool) {
	col := indent + 1
	if !dash {
		line := p.out.String()
		col = utf8.RuneCountInString(line[strings.LastIndexByte(line, '\n')+1:])
	}
	p.tail = append(p.tail, p.behind[n]...)
	if text := p.line1(n, l, key, col); text != "" || len(n.Content) == 0 {
		if len(n.Content) > 0 {
			if last := lastOf(n); last != n {
				p.tail = append(p.tail, p.behind[last]...)
			}
		}
		p.scalar(n, text, indent, dash)
		return
	}
	if dash {
		p.out.WriteByte(' ')
		p.collection(n, l, key, indent+2, true)
		return
	}
	p.endLine()
	p.collection(n, l, key, indent+2, false)
}

// scalar writes what is on one line, and text over several.
func (p *printer) scalar(n *yaml.Node, text string, indent int, dash bool) {
	head, rest, more := strings.Cut(text, "\n")
	if head != "" {
		p.out.WriteString(" " + head)
	}
	p.endLine()
	if more {
		p.out.WriteString(rest + "\n")
	}
}
