package schema

import (
	"sort"
	"strings"
	"unicode/utf8"

	"gopkg.in/yaml.v3"
)

// ordered gives the keys and values of a mapping in the order of its layout. A
// mapping with a key that is not known, or twice there, stays as it is.
func ordered(n *yaml.Node, l *layout) (pairs [][2]*yaml.Node) {
	rank := map[string]int{}
	known := l != nil && l.order != nil
	if known {
		for i, key := range l.order {
			rank[key] = i
		}
	}
	seen := map[string]bool{}
	for i := 0; i+1 < len(n.Content); i += 2 {
		key := n.Content[i].Value
		_, listed := rank[key]
		known = known && listed && !seen[key]
		seen[key] = true
		pairs = append(pairs, [2]*yaml.Node{n.Content[i], n.Content[i+1]})
	}
	if known {
		sort.SliceStable(pairs, func(i, j int) bool { return rank[pairs[i][0].Value] < rank[pairs[j][0].Value] })
	}
	return pairs
}

func (p *printer) key(n *yaml.Node, l *layout, inside bool) string {
	return written(n, l != nil && l.quoted, inside)
}

// isBlock reports whether a mapping or list has its entries on lines of their
// own at a spot.
func (p *printer) isBlock(n *yaml.Node, at spot) bool {
	_, ok := p.line1(n, at)
	return !ok
}

// line1 gives a value as it stands at a spot; it is not ok if its entries have
// to stand on lines of their own.
func (p *printer) line1(n *yaml.Node, at spot) (text string, ok bool) {
	switch {
	case n.Kind == yaml.ScalarNode:
		return p.text(n, at), true
	case len(n.Content) == 0:
		return p.brackets(n, at.layout, at.key)
	case at.over, at.layout != nil && at.layout.manner >= overLines, p.inside(n):
		return "", false
	case n.Style&yaml.FlowStyle == 0 && (at.layout == nil || at.layout.manner == asIs):
		return "", false
	}
	text, ok = p.brackets(n, at.layout, at.key)
	return text, ok && at.col+1+utf8.RuneCountInString(text) <= width
}

// brackets writes a mapping or list on one line, if it can be.
func (p *printer) brackets(n *yaml.Node, l *layout, key string) (string, bool) {
	var parts []string
	if n.Kind == yaml.SequenceNode {
		for _, entry := range n.Content {
			text, ok := p.part(entry, l.of(""), key)
			if !ok {
				return "", false
			}
			parts = append(parts, text)
		}
		return "[" + strings.Join(parts, ", ") + "]", true
	}
	for _, pair := range ordered(n, l) {
		text, ok := p.part(pair[1], l.of(pair[0].Value), pair[0].Value)
		if !ok {
			return "", false
		}
		parts = append(parts, p.key(pair[0], l, true)+": "+text)
	}
	return "{" + strings.Join(parts, ", ") + "}", true
}

// part writes what stands between brackets.
func (p *printer) part(n *yaml.Node, l *layout, key string) (string, bool) {
	if n.Kind == yaml.ScalarNode {
		return written(n, contains(inQuotes, key), true), !strings.Contains(n.Value, "\n")
	}
	if l != nil && l.manner >= overLines && len(n.Content) > 0 {
		return "", false
	}
	return p.brackets(n, l, key)
}

// text gives a scalar as it stands at a spot: on one line, or over several if
// it is long or was a block.
func (p *printer) text(n *yaml.Node, at spot) string {
	indent := strings.Repeat(" ", at.indent+2)
	switch block := n.Style == yaml.LiteralStyle || n.Style == yaml.FoldedStyle; {
	case n.Tag != "!!str":
		return written(n, contains(inQuotes, at.key), false)
	case contains(running, at.key) && paragraph(n.Value):
		text := written(n, false, false)
		switch {
		case strings.HasSuffix(n.Value, "\n"):
			return ">" + filled(n.Value, indent)
		case at.col+1+utf8.RuneCountInString(text) > width:
			return ">-" + filled(n.Value, indent)
		}
		return text
	case block:
		return p.again(n, indent)
	}
	return written(n, contains(inQuotes, at.key), false)
}

// again writes a block line by line as it is, indented so far.
func (p *printer) again(n *yaml.Node, indent string) string {
	head, _, _ := strings.Cut(p.rest(place(n)), "#")
	head = strings.Map(func(c rune) rune {
		if strings.ContainsRune("|>+-", c) {
			return c
		}
		return -1
	}, head)
	lines := p.lines[n.Line:min(p.ends[n].Line-1, len(p.lines))]
	base := margin(lines)
	if own := margin(strings.Split(n.Value, "\n")); own > 0 {
		base -= own
		head = head[:1] + "2" + head[1:]
	}
	var b strings.Builder
	b.WriteString(head)
	for _, line := range lines {
		b.WriteByte('\n')
		if len(line) > base {
			b.WriteString(indent + line[base:])
		}
	}
	return b.String()
}

// margin is how far the first line that is not blank is indented.
func margin(lines []string) int {
	for _, line := range lines {
		if text := strings.TrimLeft(line, " "); text != "" {
			return len(line) - len(text)
		}
	}
	return 0
}
