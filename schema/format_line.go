package schema

import (
	"fmt"
	"sort"
	"strings"
	"unicode/utf8"

	"gopkg.in/yaml.v3"
)

// ordered gives the keys and values of a mapping in the order of its layout. A
// mapping with a key that is not known, or twice there, stays as it is.
func ordered(n *yaml.Node, l *layout) (pairs [][2]*yaml.Node) {
	rank := map[string]int{}
	if l != nil {
		for i, key := range l.order {
			rank[key] = i
		}
	}
	seen := map[string]bool{}
	known := l != nil && l.order != nil
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

// line1 gives a value as it stands behind its key or dash, which end in column
// col; "" if each of its entries has to stand on a line of its own.
func (p *printer) line1(n *yaml.Node, l *layout, key string, col int) string {
	if n.Kind == yaml.ScalarNode {
		return p.text(n, key, col)
	}
	if len(n.Content) > 0 {
		switch {
		case l != nil && l.manner >= overLines, p.inside(n):
			return ""
		case n.Style&yaml.FlowStyle == 0 && (l == nil || l.manner == asIs):
			return ""
		}
	}
	text, ok := p.brackets(n, l, key)
	if !ok || len(n.Content) > 0 && col+1+utf8.RuneCountInString(text) > width {
		return ""
	}
	return text
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
		parts = append(parts, strings.TrimSuffix(p.key(pair[0], l, true)+": "+text, " "))
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

// text gives a scalar as it stands behind its key or dash.
func (p *printer) text(n *yaml.Node, key string, col int) string {
	line := p.line(p.lineOf(col))
	_ = line
	indent := p.indent(col)
	switch block := n.Style == yaml.LiteralStyle || n.Style == yaml.FoldedStyle; {
	case n.Tag != "!!str":
		return n.Value
	case contains(running, key) && paragraph(n.Value):
		text := written(n, false, false)
		if !strings.HasSuffix(n.Value, "\n") && col+1+utf8.RuneCountInString(text) <= width {
			return text
		}
		return foldedHead(n) + filled(n.Value, indent)
	case block:
		return p.again(n, indent)
	}
	return written(n, contains(inQuotes, key), false)
}

func foldedHead(n *yaml.Node) string {
	if strings.HasSuffix(n.Value, "\n") {
		return ">"
	}
	return ">-"
}

// again writes a block as it is, indented so far.
func (p *printer) again(n *yaml.Node, indent int) string {
	head, _, _ := strings.Cut(p.rest(place(n)), "#")
	head = strings.TrimRight(head, " \t")
	end := p.ends[n].Line
	lines := p.lines[n.Line:min(end-1, len(p.lines))]
	least := -1
	for _, line := range lines {
		text := strings.TrimLeft(line, " ")
		if at := len(line) - len(text); text != "" && (least < 0 || at < least) {
			least = at
		}
	}
	text := strings.Trim(head, "0123456789")
	if strings.ContainsAny(head, "123456789") {
		text = fmt.Sprintf("%s2%s", head[:1], strings.Trim(head[1:], "0123456789"))
	}
	for _, line := range lines {
		text += "\n"
		if strings.Trim(line, " \t") != "" {
			text += strings.Repeat(" ", indent) + line[least:]
		}
	}
	return text
}
