package schema

import (
	"regexp"
	"slices"
	"strings"

	"gopkg.in/yaml.v3"

	"lawc/law"
)

var placeholder = regexp.MustCompile(`‹(.*?)›`)

// bare is a skeleton without the signs around what is to be filled in.
func bare(skeleton string) string { return placeholder.ReplaceAllString(skeleton, "$1") }

// placeholders are what skeletons leave to be filled in.
var placeholders = func() (list []string) {
	for _, found := range placeholder.FindAllStringSubmatch(editionSkeleton+articleSkeleton+clauseSkeleton, -1) {
		list = append(list, found[1])
	}
	return list
}()

// Placeholders notes each text of a rule file that is still what a file or a clause
// to begin with has there. Of a file that is no YAML it says nothing; others have.
func Placeholders(name string, src []byte) []law.Problem {
	var root yaml.Node
	if yaml.Unmarshal(src, &root) != nil {
		return nil
	}
	r := newReader(name, src)
	r.unfilled(&root)
	for i := range r.problems {
		r.problems[i].Severity = law.Note
	}
	return r.done()
}

func (r *reader) unfilled(n *yaml.Node) {
	if id := idOf(n); id != "" {
		r.clause = id
		defer func() { r.clause = "" }()
	}
	if n.Kind == yaml.ScalarNode && slices.Contains(placeholders, strings.TrimSpace(n.Value)) {
		r.fail(law.CodePlaceholder, place(n), "found the placeholder %q, expected what belongs there", n.Value)
	}
	for _, child := range n.Content {
		r.unfilled(child)
	}
}
