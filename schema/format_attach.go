package schema

import (
	"strings"

	"gopkg.in/yaml.v3"
)

// Attached comments belong to nodes: above them, behind them on their line, or
// at the foot of a mapping or list.
type attached struct {
	above  map[*yaml.Node][]comment
	behind map[*yaml.Node][]comment
	foot   map[*yaml.Node][]comment
}

// attach finds out to which node each comment belongs.
func (s *scan) attach() *attached {
	a := &attached{map[*yaml.Node][]comment{}, map[*yaml.Node][]comment{}, map[*yaml.Node][]comment{}}
	next := 0
	for _, c := range s.comments {
		for next < len(s.nodes) && before(place(s.nodes[next]), c.Pos) {
			next++
		}
		own := strings.Trim(string([]rune(s.line(c.Line))[:c.Col-1]), " \t-") == ""
		switch {
		case !own && next > 0:
			last := s.nodes[next-1]
			a.behind[last] = append(a.behind[last], c)
		default:
			if n := s.footOf(next, c); n != nil {
				a.foot[n] = append(a.foot[n], c)
			} else {
				n = s.nodes[next]
				a.above[n] = append(a.above[n], c)
			}
		}
	}
	return a
}

// footOf gives the mapping or list at whose foot a comment stands: of those
// that end before the comment the innermost that is not indented further. A
// comment that is not indented further than what comes next belongs to that.
func (s *scan) footOf(next int, c comment) *yaml.Node {
	open := map[*yaml.Node]bool{}
	if next < len(s.nodes) {
		line := s.line(s.nodes[next].Line)
		if c.Col <= 1+len(line)-len(strings.TrimLeft(line, " ")) {
			return nil
		}
		for n := s.nodes[next]; n != nil; n = s.parents[n] {
			open[n] = true
		}
	}
	if next == 0 {
		return nil
	}
	for n := s.nodes[next-1]; n != nil; n = s.parents[n] {
		if n.Kind != yaml.ScalarNode && !open[n] && n.Column <= c.Col && len(n.Content) > 0 {
			return n
		}
	}
	if next == len(s.nodes) {
		return s.nodes[0]
	}
	return nil
}

// within collects and removes the comments above anything in a node.
func (a *attached) within(n *yaml.Node) (list []comment) {
	list = append(list, a.above[n]...)
	delete(a.above, n)
	for _, child := range n.Content {
		list = append(list, a.within(child)...)
	}
	return list
}

// inside reports whether comments stand between the parts of a mapping or list,
// so that it cannot be on one line.
func (a *attached) inside(n *yaml.Node) bool {
	last := lastOf(n)
	var any func(part *yaml.Node) bool
	any = func(part *yaml.Node) bool {
		if len(a.foot[part]) > 0 || part != n && len(a.above[part]) > 0 || part != last && len(a.behind[part]) > 0 {
			return true
		}
		for _, child := range part.Content {
			if any(child) {
				return true
			}
		}
		return false
	}
	return any(n)
}

// lastOf is the last node within a node.
func lastOf(n *yaml.Node) *yaml.Node {
	for len(n.Content) > 0 {
		n = n.Content[len(n.Content)-1]
	}
	return n
}
