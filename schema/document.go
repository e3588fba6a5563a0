package schema

import (
	"bytes"
	"errors"
	"io"
	"strconv"
	"strings"
	"unicode/utf8"

	"gopkg.in/yaml.v3"

	"lawc/law"
)

// document parses a file that holds exactly one document, and gives its root,
// or nil.
func (r *reader) document(src []byte) *yaml.Node {
	roots := r.documents(src)
	switch {
	case len(roots) == 0 && len(r.problems) == 0:
		r.fail(law.CodeDocument, law.Pos{Line: 1, Col: 1}, "the file is empty, expected rules or cases")
	case len(roots) > 1:
		r.fail(law.CodeDocument, place(roots[1]), "a second document begins here, expected one in the file: remove the line --- before it")
	}
	if len(roots) == 0 {
		return nil
	}
	return roots[0]
}

// documents parses a file and gives the root of each of its documents.
func (r *reader) documents(src []byte) (roots []*yaml.Node) {
	if !r.characters(src) {
		return nil
	}
	decoder := yaml.NewDecoder(bytes.NewReader(src))
	for {
		var doc yaml.Node
		err := decoder.Decode(&doc)
		if errors.Is(err, io.EOF) {
			return roots
		}
		if err != nil {
			r.syntax(err)
			return roots
		}
		if root := doc.Content[0]; !isEmpty(root) {
			if r.plain(root) {
				roots = append(roots, root)
			}
		}
	}
}

// characters looks for bytes that are not text, and for line ends that editors
// do not count but YAML does.
func (r *reader) characters(src []byte) bool {
	line, col := 1, 1
	src = bytes.TrimPrefix(src, []byte("\ufeff"))
	for i := 0; i < len(src); {
		c, size := utf8.DecodeRune(src[i:])
		i += size
		what := ""
		switch {
		case size < 2 && (bytes.HasPrefix(src, []byte("\xff\xfe")) || bytes.HasPrefix(src, []byte("\xfe\xff"))):
			what = "UTF-16"
		case c == utf8.RuneError && size < 2:
			what = "a byte that is not UTF-8"
		case c == '\r' && (i == len(src) || src[i] != '\n'):
			what = "a carriage return without a line feed"
		case c < ' ' && c != '\t' && c != '\n' && c != '\r', 0x7f <= c && c < 0xa0, c == 0x2028, c == 0x2029, c == 0xfeff, c == 0xfffe, c == 0xffff:
			what = "the control character U+" + strings.ToUpper(strconv.FormatInt(int64(c)+0x10000, 16)[1:])
		}
		if what != "" {
			r.fail(law.CodeCharacter, law.Pos{Line: line, Col: col}, "found %s, expected text in UTF-8", what)
			return false
		}
		if col++; c == '\n' {
			line, col = line+1, 1
		}
	}
	return true
}

// plain reports what YAML has beyond mappings, lists and scalars: tags, anchors
// and aliases. A document with aliases is not read any further, so that none is
// ever followed.
func (r *reader) plain(n *yaml.Node) bool {
	at, ok := place(n), n.Kind != yaml.AliasNode
	switch rest := r.rest(at); {
	case !ok:
		note := ""
		if !r.aliased {
			r.aliased, note = true, "; what else is wrong is told when there are no aliases"
		}
		r.fail(law.CodeAlias, at, "found the alias *%s, expected the thing itself, written out%s", n.Value, note)
	case n.Anchor != "":
		r.fail(law.CodeAlias, at, "found the anchor &%s, expected none: write each thing out where it belongs", n.Anchor)
	case n.Style&yaml.TaggedStyle != 0 || strings.HasPrefix(rest, "!"):
		r.tagged[n] = true
		r.tag(at, rest)
	}
	for _, child := range n.Content {
		ok = r.plain(child) && ok
	}
	return ok
}

func (r *reader) tag(at law.Pos, rest string) {
	word, next, _ := strings.Cut(rest, " ")
	negated := strings.TrimPrefix(word, "!")
	if negated == "" {
		negated, _, _ = strings.Cut(next, " ")
	}
	hint := ""
	if nameForm.MatchString(negated) {
		hint = ": to negate, write \"not " + negated + "\" in expr, or \"" + negated + ": false\" in when"
	}
	r.fail(law.CodeTag, at, "%s is a YAML tag, expected a plain value%s", word, hint)
}
