package schema

import (
	"regexp"
	"slices"
	"sort"
	"strings"

	"gopkg.in/yaml.v3"

	"lawc/law"
)

// Format gives a rule file or case file in the one layout: keys in the order of
// the tables that read them, two blanks of indentation, one blank line between
// articles, clauses and cases, names and what might be taken for something else
// in quotes, long text filled. Comments stay. What it says is the same; if it
// were not, the file is left alone and the problem says so. A file that is not
// YAML has the problems that Load would tell.
func Format(name string, src []byte) ([]byte, []law.Problem) {
	r := newReader(name, src)
	root := r.document(src)
	if root == nil || len(r.problems) > 0 || !r.canFormat(root) {
		return nil, r.done()
	}
	p := &printer{scan: newScan(r, root)}
	p.attached = p.attach()
	l := editionLayout
	switch {
	case hasKey(root, "cases"):
		l = caseFileLayout
	case hasKey(root, assumed):
		l = assumedLayout
	}
	p.entries(root, spot{layout: l}, 0, false)
	out := strings.TrimLeft(p.out.String(), "\n")
	if again := newReader(name, []byte(out)); p.lost || !p.same(root, again.document([]byte(out)), again) {
		r.fail(law.CodeLayout, law.Pos{}, "this file cannot be laid out without changing what it says or losing a comment; it is left as it is: write what is unusual in it in a plainer way")
		return nil, r.done()
	}
	return []byte(out), nil
}

// IsCases reports whether a file is a case file rather than a rule file.
func IsCases(src []byte) bool {
	var doc yaml.Node
	if err := yaml.Unmarshal(src, &doc); err != nil || len(doc.Content) == 0 {
		return casesKey.Match(src)
	}
	return hasKey(doc.Content[0], "cases")
}

// IsAssumed reports whether a file is one of assumed clauses, which editions take in.
func IsAssumed(src []byte) bool {
	var doc yaml.Node
	return yaml.Unmarshal(src, &doc) == nil && len(doc.Content) > 0 && hasKey(doc.Content[0], assumed)
}

// casesKey tells a case file when it is not even YAML.
var casesKey = regexp.MustCompile(`(?m)^["']?cases["']?\s*:`)

func hasKey(root *yaml.Node, key string) bool {
	return slices.ContainsFunc(ordered(root, nil), func(pair [2]*yaml.Node) bool { return pair[0].Value == key })
}

// deepest is how many mappings and lists may stand in each other.
const deepest = 50

// canFormat reports a file of another kind.
func (r *reader) canFormat(root *yaml.Node) bool {
	switch {
	case root.Kind != yaml.MappingNode:
		r.fail(law.CodeShape, place(root), "found %s, expected a rule file or a case file, with edition or cases at the top", found(root))
	case !hasKey(root, "edition") && !hasKey(root, "cases") && !hasKey(root, assumed):
		r.fail(law.CodeShape, place(root), "found a file without edition or cases at the top, expected a rule file or a case file")
	case depth(root) > deepest:
		r.fail(law.CodeShape, place(root), "found mappings and lists in each other, more than %d deep, expected a rule file or a case file", deepest)
	}
	return len(r.problems) == 0
}

func depth(n *yaml.Node) (most int) {
	for _, child := range n.Content {
		most = max(most, 1+depth(child))
	}
	return most
}

// same reports whether a file written anew says the same with the same comments.
func (p *printer) same(was, is *yaml.Node, r *reader) bool {
	if is == nil || len(r.problems) > 0 || !equal(was, is) {
		return false
	}
	return slices.Equal(commentTexts(p.scan.comments), commentTexts(newScan(r, is).comments))
}

func commentTexts(comments []comment) (list []string) {
	for _, c := range comments {
		list = append(list, c.text)
	}
	sort.Strings(list)
	return list
}

// equal reports whether two nodes mean the same. The order of keys means
// nothing; quotes may have been put around what no reader of ours takes without.
func equal(a, b *yaml.Node) bool {
	if a.Kind != b.Kind || a.Tag != b.Tag && !(misread(a) && b.Tag == "!!str") || a.Value != b.Value || len(a.Content) != len(b.Content) {
		return false
	}
	x, y := a.Content, b.Content
	if a.Kind == yaml.MappingNode {
		x, y = byKey(a), byKey(b)
	}
	return slices.EqualFunc(x, y, equal)
}

// byKey gives the keys and values of a mapping, sorted by key.
func byKey(n *yaml.Node) (list []*yaml.Node) {
	pairs := ordered(n, nil)
	sort.SliceStable(pairs, func(i, j int) bool { return pairs[i][0].Value < pairs[j][0].Value })
	for _, pair := range pairs {
		list = append(list, pair[:]...)
	}
	return list
}
