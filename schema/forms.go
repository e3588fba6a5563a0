package schema

import (
	"gopkg.in/yaml.v3"

	"lawc/law"
)

// A form is how a value of a result is written in a case: it gives the value as
// JSON would hold it.
type form struct {
	shape shape
	read  func(r *reader, n *yaml.Node) (value any, ok bool)
}

// A keyForm is a key of a result, or of an entry of one of its lists.
type keyForm struct {
	key, says string
	form
}

var (
	textForm  = stringForm(aText, func(r *reader, n *yaml.Node) string { return r.text(n) })
	seatForm  = wordForm("N", "E", "S", "W")
	truthForm = form{aTruth, func(r *reader, n *yaml.Node) (any, bool) { return untyped(r.truth(n)) }}
	itemForm  = form{aNumber(1, 1<<20), func(r *reader, n *yaml.Node) (any, bool) {
		value, ok := number(n)
		if !ok || value < 1 {
			r.fail(law.CodeExpected, place(n), "found %s, expected the number of an item, from 1", found(n))
		}
		return value, ok && value >= 1
	}}
	clauseForm = stringForm(anID, func(r *reader, n *yaml.Node) string {
		id := r.text(n)
		if id != "" && !idForm.MatchString(id) {
			r.fail(law.CodeID, place(n), "found %s, expected the id of a clause, as in 1.p1.s2 or assumed.rotation", quote(id))
			return ""
		}
		return id
	})
)

func untyped[T any](value T, ok bool) (any, bool) { return value, ok }

func stringForm(s shape, read func(*reader, *yaml.Node) string) form {
	return form{s, func(r *reader, n *yaml.Node) (any, bool) {
		text := read(r, n)
		return text, text != ""
	}}
}

func wordForm(words ...string) form {
	return stringForm(aWord(words...), func(r *reader, n *yaml.Node) string { return r.word(n, words).Text })
}

// orNull admits null beside another form.
func orNull(f form) form {
	return form{shape{"anyOf": []any{f.shape, shape{"type": "null"}}}, func(r *reader, n *yaml.Node) (any, bool) {
		if n.Kind == yaml.ScalarNode && n.Tag == "!!null" {
			return nil, true
		}
		return f.read(r, n)
	}}
}

// listForm is a list, perhaps empty, of one form.
func listForm(of form) form {
	return form{shape{"type": "array", "items": of.shape}, func(r *reader, n *yaml.Node) (any, bool) {
		return readList(r, n, of)
	}}
}

func readList(r *reader, n *yaml.Node, of form) (any, bool) {
	if n.Kind != yaml.SequenceNode {
		r.fail(law.CodeShape, place(n), "found %s, expected a list", found(n))
		return nil, false
	}
	list, all := []any{}, true
	for _, entry := range n.Content {
		value, ok := any(nil), false
		if isEmpty(entry) {
			r.fail(law.CodeEmpty, place(entry), "found an entry without a value")
		} else {
			value, ok = of.read(r, entry)
		}
		list, all = append(list, value), all && ok
	}
	return list, all
}

// entryForm is a mapping of which any keys may be given.
func entryForm(what string, keys []keyForm) form {
	var fields []field[map[string]any]
	for _, k := range keys {
		fields = append(fields, field[map[string]any]{k.key, maybe, k.says, k.shape, func(r *reader, n *yaml.Node, to *map[string]any) {
			if value, ok := k.read(r, n); ok {
				(*to)[k.key] = value
			}
		}})
	}
	return form{mapping(fields), func(r *reader, n *yaml.Node) (any, bool) {
		before := len(r.problems)
		entry := map[string]any{}
		keys := object(r, n, what, fields, &entry)
		if keys != nil && len(keys) == 0 {
			r.fail(law.CodeEmpty, place(n), "found an entry without keys, expected one at least")
		}
		return entry, len(r.problems) == before
	}}
}
