package schema

import (
	"fmt"
	"strings"
	"unicode/utf8"

	"gopkg.in/yaml.v3"

	"lawc/auction"
	"lawc/law"
)

// maxProblems is how many problems of one file are listed.
const maxProblems = 1000

// A reader walks the nodes of one file and collects what is wrong.
type reader struct {
	file string
	// lines are those of the file, without line ends.
	lines    []string
	problems []law.Problem
	notation auction.Notation
	// clause is the id of the clause being read, or "".
	clause string
	// facts are those that the edition declares, by name.
	facts map[string]*law.Fact
	// tagged are the nodes that have been told to bear a tag.
	tagged map[*yaml.Node]bool
	// aliased says that an alias has been met and told.
	aliased bool
	// items are the places of the items of the record being read.
	items []law.Pos
	// references, those that may lead to articles too, and words of conditions
	// that are no terms are looked up when the whole file has been read.
	references, openings, strangers []reference
	// inherits is what the edition takes in from others.
	inherits []inheritance
	// at and offset remember how far rest has counted on its line.
	at     law.Pos
	offset int
}

func newReader(name string, src []byte) *reader {
	lines := strings.Split(string(src), "\n")
	for i, line := range lines {
		lines[i] = strings.TrimSuffix(line, "\r")
	}
	return &reader{file: name, lines: lines, tagged: map[*yaml.Node]bool{}}
}

func (r *reader) fail(code string, at law.Pos, format string, args ...any) {
	r.problems = append(r.problems, law.Problem{
		File: r.file, Pos: at, Code: code, Clause: r.clause, Message: fmt.Sprintf(format, args...),
	})
}

// done gives the problems, sorted by place and bounded in number.
func (r *reader) done() []law.Problem {
	law.SortProblems(r.problems)
	if more := len(r.problems) - maxProblems; more > 0 {
		r.problems = append(r.problems[:maxProblems], law.Problem{
			File: r.file, Message: fmt.Sprintf("%d more problems are not listed", more),
		})
	}
	return r.problems
}

// line gives a line of the file, counted from 1, or "".
func (r *reader) line(n int) string {
	if n < 1 || n > len(r.lines) {
		return ""
	}
	return r.lines[n-1]
}

// rest gives what stands on the line from a place on. It counts on from where
// it was last, so that a long line costs no more than many short ones.
func (r *reader) rest(at law.Pos) string {
	line := r.line(at.Line)
	if at.Line != r.at.Line || at.Col < r.at.Col {
		r.at, r.offset = law.Pos{Line: at.Line, Col: 1}, 0
	}
	for r.at.Col < at.Col && r.offset < len(line) {
		_, size := utf8.DecodeRuneInString(line[r.offset:])
		r.offset += size
		r.at.Col++
	}
	if r.at.Col < at.Col {
		return ""
	}
	return line[r.offset:]
}

func place(n *yaml.Node) law.Pos { return law.Pos{Line: n.Line, Col: n.Column} }

// isEmpty reports whether nothing at all was written.
func isEmpty(n *yaml.Node) bool {
	return n.Kind == yaml.ScalarNode && n.Style == 0 && n.Value == ""
}

// found describes what stands at a node, for messages.
func found(n *yaml.Node) string {
	switch {
	case n.Kind == yaml.MappingNode:
		return "a mapping"
	case n.Kind == yaml.SequenceNode:
		return "a list"
	case isEmpty(n):
		return "nothing"
	}
	return quote(n.Value)
}

// quote puts a text between quotes, shortened if it is long.
func quote(text string) string {
	const most = 40
	n := 0
	for end := range text {
		if n++; n > most {
			text = text[:end] + "..."
			break
		}
	}
	return fmt.Sprintf("%q", text)
}

// instead says what a word that is not known may have been meant for: the
// nearest, and the whole choice if that is short, or is all there is to say.
func instead(word string, among []string) string {
	var s string
	nearest := law.Nearest(word, among)
	if len(among) <= 14 || nearest == "" && len(among) <= 24 {
		s = ", expected " + oneOf(among)
	}
	if nearest != "" {
		s += ", did you mean " + nearest + "?"
	}
	return s
}

// oneOf lists words as "a, b or c".
func oneOf(words []string) string {
	last := len(words) - 1
	if last < 1 {
		return strings.Join(words, "")
	}
	return strings.Join(words[:last], ", ") + " or " + words[last]
}
