package schema

import (
	"strings"

	"gopkg.in/yaml.v3"

	"lawc/law"
)

// A field is a key that a mapping may hold: how its value is read into a T, and
// how it is described to an editor.
type field[T any] struct {
	name string
	// need says that the key may not be left out.
	need  bool
	says  string
	shape shape
	read  func(r *reader, n *yaml.Node, to *T)
}

const (
	needed = true
	maybe  = false
)

func names[T any](fields []field[T]) []string {
	list := make([]string, len(fields))
	for i, f := range fields {
		list[i] = f.name
	}
	return list
}

// object reads a mapping by its table of fields, in the order of the table. It
// gives the keys that were there, misspelt ones among them as what they were
// likely meant for; nil if there was no mapping.
func object[T any](r *reader, n *yaml.Node, what string, fields []field[T], to *T) map[string]law.Pos {
	known := names(fields)
	pairs, ok := r.pairs(n, what, known)
	if !ok {
		return nil
	}
	values := make(map[string]*yaml.Node, len(pairs))
	keys := make(map[string]law.Pos, len(pairs))
	for _, p := range pairs {
		keys[p.key.Text] = p.key.Pos
		values[p.key.Text] = p.value
	}
	for _, p := range pairs {
		if contains(known, p.key.Text) {
			continue
		}
		r.fail(law.CodeUnknownKey, p.key.Pos, "unknown key %s in %s%s", quote(p.key.Text), what, instead(p.key.Text, known))
		meant := law.Nearest(p.key.Text, known)
		if _, there := keys[meant]; !there {
			keys[meant] = p.key.Pos
		}
	}
	for _, f := range fields {
		value, there := values[f.name]
		switch {
		case there && isEmpty(value):
			r.fail(law.CodeEmpty, keys[f.name], "%s has no value, expected %s", f.name, f.says)
		case there:
			f.read(r, value, to)
		case f.need && keys[f.name].Line == 0:
			r.fail(law.CodeMissingKey, place(n), "%s has no %s, expected %s", what, f.name, f.says)
		}
	}
	return keys
}

// A pair is a key and its value.
type pair struct {
	key   law.Name
	value *yaml.Node
}

// pairs gives the keys and values of a mapping, each key once. The keys are
// those that it may hold; nil where the file chooses its own names.
func (r *reader) pairs(n *yaml.Node, what string, keys []string) (list []pair, ok bool) {
	if n.Kind != yaml.MappingNode {
		example := ""
		if len(keys) > 0 {
			example = " with " + strings.Join(keys[:min(3, len(keys))], ", ")
		}
		r.fail(law.CodeShape, place(n), "found %s, expected a mapping%s for %s", found(n), example, what)
		return nil, false
	}
	seen := map[string]int{}
	for i := 0; i+1 < len(n.Content); i += 2 {
		key := n.Content[i]
		if key.Kind != yaml.ScalarNode {
			r.fail(law.CodeShape, place(key), "found %s as a key, expected a word", found(key))
			continue
		}
		if line, twice := seen[key.Value]; twice {
			r.fail(law.CodeDoubledKey, place(key), "key %s stands twice in %s, first in line %d", quote(key.Value), what, line)
			continue
		}
		seen[key.Value] = key.Line
		if key.Tag != "!!str" && key.Style&yaml.TaggedStyle == 0 {
			r.fail(law.CodeQuotes, place(key), "found the key %s without quotes, expected a text: write \"%s\"", key.Value, key.Value)
			if keys != nil {
				continue
			}
		}
		list = append(list, pair{law.Name{Text: key.Value, Pos: place(key)}, n.Content[i+1]})
	}
	return list, true
}

func contains(list []string, word string) bool {
	for _, one := range list {
		if one == word {
			return true
		}
	}
	return false
}
