package schema

import (
	"strconv"
	"strings"

	"gopkg.in/yaml.v3"

	"lawc/law"
)

// text reads a text. What YAML takes for a number, a truth value or a date has
// to be quoted, so that every reader sees the same: 1.10 is not 1.1.
func (r *reader) text(n *yaml.Node) string {
	switch {
	case r.tagged[n]: // told already
	case n.Kind != yaml.ScalarNode:
		r.fail(law.CodeShape, place(n), "found %s, expected a text", found(n))
	case strings.TrimSpace(n.Value) == "":
		r.fail(law.CodeEmpty, place(n), "found nothing, expected a text")
	case n.Tag != "!!str":
		r.fail(law.CodeQuotes, place(n), "found %s without quotes, expected a text: write \"%s\"", n.Value, n.Value)
	default:
		return strings.TrimRight(n.Value, "\n")
	}
	return ""
}

// name reads a text and keeps its place.
func (r *reader) name(n *yaml.Node) law.Name { return law.Name{Text: r.text(n), Pos: place(n)} }

// word reads one of a closed set of words; it gives an empty name for another.
func (r *reader) word(n *yaml.Node, among []string) law.Name {
	name := r.name(n)
	if name.Text != "" && !contains(among, name.Text) {
		r.fail(law.CodeWord, name.Pos, "unknown word %s%s", quote(name.Text), instead(name.Text, among))
		name.Text = ""
	}
	return name
}

// truth reads true or false.
func (r *reader) truth(n *yaml.Node) (value, ok bool) {
	if !isTruth(n) {
		r.fail(law.CodeShape, place(n), "found %s, expected true or false, without quotes", found(n))
		return false, false
	}
	return n.Value == "true", true
}

func isTruth(n *yaml.Node) bool {
	return n.Kind == yaml.ScalarNode && n.Style == 0 && (n.Value == "true" || n.Value == "false")
}

// number gives a whole number that was written in the usual way.
func number(n *yaml.Node) (value int, ok bool) {
	value, err := strconv.Atoi(n.Value)
	return value, err == nil && n.Kind == yaml.ScalarNode && n.Style == 0 && strconv.Itoa(value) == n.Value
}

// each reads a list with at least one entry; a single value is as good as a
// list of one.
func (r *reader) each(n *yaml.Node, read func(*yaml.Node)) {
	if n.Kind != yaml.SequenceNode {
		read(n)
		return
	}
	r.list(n, "entries", read)
}

// list reads a list with at least one entry.
func (r *reader) list(n *yaml.Node, of string, read func(*yaml.Node)) {
	switch {
	case n.Kind != yaml.SequenceNode:
		r.fail(law.CodeShape, place(n), "found %s, expected a list of %s", found(n), of)
	case len(n.Content) == 0:
		r.fail(law.CodeEmpty, place(n), "found an empty list, expected %s", of)
	}
	if n.Kind != yaml.SequenceNode {
		return
	}
	for _, entry := range n.Content {
		if isEmpty(entry) {
			r.fail(law.CodeEmpty, place(entry), "found an entry without a value among %s", of)
			continue
		}
		read(entry)
	}
}

// names reads texts, each once, with the reader of one.
func (r *reader) names(n *yaml.Node, read func(*yaml.Node) law.Name) (list []law.Name) {
	seen := map[string]bool{}
	r.each(n, func(entry *yaml.Node) {
		name := read(entry)
		switch {
		case name.Text == "":
		case seen[name.Text]:
			r.fail(law.CodeTwice, name.Pos, "%s stands twice in the list", quote(name.Text))
		default:
			seen[name.Text] = true
			list = append(list, name)
		}
	})
	return list
}

// wording reads a text in both languages.
func (r *reader) wording(n *yaml.Node, what string) (text law.Text) {
	object(r, n, what, wordingFields, &text)
	return text
}

var wordingFields = []field[law.Text]{
	{"en", needed, "the English wording", aText, func(r *reader, n *yaml.Node, t *law.Text) { t.EN = r.text(n) }},
	{"nl", needed, "the Dutch wording", aText, func(r *reader, n *yaml.Node, t *law.Text) { t.NL = r.text(n) }},
}
