package main

import (
	"fmt"
	"slices"

	"gopkg.in/yaml.v3"
)

// A vocabulary is the file, in its own order: the order of words is that of the
// constants made from them.
type vocabulary struct {
	Moments      list[moment]
	Domains      list[domain]
	Findings     list[finding]
	Terms        list[term]
	Consequences list[consequence]
}

// A text is wording in both languages.
type text struct{ EN, NL string }

// A word is one of a domain; TakesIn are those that it stands for together.
type word struct {
	EN, NL  string
	TakesIn []string `yaml:"takes_in"`
}

type moment struct{ Says text }

// A domain is its words, or the name of the findings.
type domain struct {
	alias string
	words list[word]
}

type finding struct {
	Found, EN, NL string
	Needed        text
}

type term struct {
	Of     string
	Domain string
	Max    int
	At     []string
	Says   text
}

type consequence struct {
	Value   *param
	Args    list[param]
	At      []string
	Settles settling
	Acts    *bool
	Needed  text
	// Sentence says it with its arguments.
	Sentence text
	Says     text
}

// A param is the argument of a consequence; a bare word is the name of its
// domain.
type param struct {
	Domain, Ref, Default        string
	Truth, Text, List, Optional bool
	// Mutual: what it refers to has to refer back.
	Mutual bool
	// Says is the wording of a truth value that holds.
	Says text
}

// A named is an entry of a mapping.
type named[T any] struct {
	name  string
	line  int
	value T
}

// A list is a mapping whose order matters.
type list[T any] []named[T]

func (l *list[T]) UnmarshalYAML(node *yaml.Node) error {
	if node.Kind != yaml.MappingNode {
		return fmt.Errorf("line %d: found a value, expected a mapping", node.Line)
	}
	for i := 0; i < len(node.Content); i += 2 {
		entry := named[T]{name: node.Content[i].Value, line: node.Content[i].Line}
		if err := node.Content[i+1].Decode(&entry.value); err != nil {
			return err
		}
		*l = append(*l, entry)
	}
	return nil
}

func (v *vocabulary) UnmarshalYAML(node *yaml.Node) error {
	type plain vocabulary
	return strict(node, (*plain)(v), "moments", "domains", "findings", "terms", "consequences")
}

func (t *text) UnmarshalYAML(node *yaml.Node) error {
	type plain text
	return strict(node, (*plain)(t), "en", "nl")
}

func (w *word) UnmarshalYAML(node *yaml.Node) error {
	type plain word
	return strict(node, (*plain)(w), "en", "nl", "takes_in")
}

func (m *moment) UnmarshalYAML(node *yaml.Node) error {
	type plain moment
	return strict(node, (*plain)(m), "says")
}

func (d *domain) UnmarshalYAML(node *yaml.Node) error {
	if node.Kind == yaml.ScalarNode {
		return node.Decode(&d.alias)
	}
	return node.Decode(&d.words)
}

func (f *finding) UnmarshalYAML(node *yaml.Node) error {
	type plain finding
	return strict(node, (*plain)(f), "found", "needed", "en", "nl")
}

func (t *term) UnmarshalYAML(node *yaml.Node) error {
	type plain term
	return strict(node, (*plain)(t), "of", "domain", "max", "at", "says")
}

func (c *consequence) UnmarshalYAML(node *yaml.Node) error {
	type plain consequence
	return strict(node, (*plain)(c), "value", "args", "at", "settles", "acts", "needed", "sentence", "says")
}

func (p *param) UnmarshalYAML(node *yaml.Node) error {
	if node.Kind == yaml.ScalarNode {
		return node.Decode(&p.Domain)
	}
	type plain param
	return strict(node, (*plain)(p), "domain", "ref", "default", "truth", "text", "list", "optional", "mutual", "says")
}

// strict decodes a mapping that has no other keys than these.
func strict(node *yaml.Node, into any, keys ...string) error {
	for i := 0; node.Kind == yaml.MappingNode && i < len(node.Content); i += 2 {
		if key := node.Content[i]; !slices.Contains(keys, key.Value) {
			return fmt.Errorf("line %d: found key %s, expected one of %v", key.Line, key.Value, keys)
		}
	}
	return node.Decode(into)
}
