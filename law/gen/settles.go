package main

import (
	"fmt"
	"slices"
	"strings"

	"gopkg.in/yaml.v3"
)

// A settling is the sides that a consequence takes. One word is the matter alone.
type settling []stand

type stand struct {
	Matter string
	Of     []string
	Whose  string
	By     []string
	Is     string
	Not    bool
	Alone  bool
}

func (s *settling) UnmarshalYAML(node *yaml.Node) error {
	if node.Kind == yaml.ScalarNode {
		*s = settling{{Matter: node.Value}}
		return nil
	}
	type plain settling
	return node.Decode((*plain)(s))
}

func (s *stand) UnmarshalYAML(node *yaml.Node) error {
	if node.Kind == yaml.ScalarNode {
		s.Matter = node.Value
		return nil
	}
	type plain stand
	return strict(node, (*plain)(s), "matter", "of", "whose", "by", "is", "not", "alone")
}

// plainValue is what an argument without a name is called here.
const plainValue = "value"

// checkSettles holds the sides that a consequence takes to its arguments.
func checkSettles(c *named[consequence]) error {
	for i := range c.value.Settles {
		s := &c.value.Settles[i]
		if s.Matter == "" {
			return fmt.Errorf("line %d: what %s settles has no matter, expected 'matter'", c.line, c.name)
		}
		for _, arg := range slices.Concat(s.Of, s.By) {
			if !slices.ContainsFunc(c.value.params(), func(p named[param]) bool { return p.name == argument(arg) }) {
				return fmt.Errorf("line %d: what %s settles names %s, which it does not take", c.line, c.name, arg)
			}
		}
		if s.Not && len(s.By) != 1 {
			return fmt.Errorf("line %d: what %s denies is not said, expected one argument in 'by'", c.line, c.name)
		}
	}
	return nil
}

// argument is the name of an argument as the tables have it.
func argument(name string) string {
	if name == plainValue {
		return ""
	}
	return name
}

// settles writes the sides that a consequence takes.
func (p *printer) settles(list settling) {
	if len(list) == 0 {
		return
	}
	p.f("Settles: []Stand{")
	for _, s := range list {
		fields := []string{fmt.Sprintf("Matter: %q", s.Matter)}
		for _, f := range []struct {
			name string
			args []string
		}{{"Of", s.Of}, {"By", s.By}} {
			if len(f.args) > 0 {
				fields = append(fields, f.name+": []string{"+quoted(f.args, argument)+"}")
			}
		}
		for _, f := range [][2]string{{"Whose", s.Whose}, {"Is", s.Is}} {
			if f[1] != "" {
				fields = append(fields, fmt.Sprintf("%s: %q", f[0], f[1]))
			}
		}
		if s.Not {
			fields = append(fields, "Not: true")
		}
		if s.Alone {
			fields = append(fields, "Alone: true")
		}
		p.f("{%s},", strings.Join(fields, ", "))
	}
	p.f("},")
}

func quoted(words []string, as func(string) string) string {
	list := make([]string, len(words))
	for i, w := range words {
		list[i] = fmt.Sprintf("%q", as(w))
	}
	return strings.Join(list, ", ")
}

// parts writes the words of a domain that take in others.
func (p *printer) parts(words list[word]) {
	var list []string
	for _, w := range words {
		if len(w.value.TakesIn) > 0 {
			list = append(list, fmt.Sprintf("%q: {%s}", w.name, quoted(w.value.TakesIn, argument)))
		}
	}
	if len(list) == 0 {
		p.f("}, nil},")
		return
	}
	p.f("}, map[string][]string{%s}},", strings.Join(list, ", "))
}
