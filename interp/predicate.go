package interp

import (
	"errors"
	"fmt"
	"regexp"
	"slices"
	"strings"

	"github.com/expr-lang/expr"
	"github.com/expr-lang/expr/ast"
	"github.com/expr-lang/expr/file"
	"github.com/expr-lang/expr/vm"

	"lawc/law"
)

// A definition is a predicate that one clause names and others read.
type definition struct {
	name    string
	program *vm.Program
	// reads are the terms and facts that it reads.
	reads []string
}

// words gives every word of a domain a number of its own, so that a predicate
// compares plain ints and a misspelt word is an unknown name.
var words = func() map[string]int {
	numbers := map[string]int{}
	for _, t := range law.Terms() {
		for _, w := range t.Values {
			if _, known := numbers[w]; !known {
				numbers[w] = 100 + len(numbers)
			}
		}
	}
	return numbers
}()

// vocabulary is the prototype against which the predicates of an edition are
// checked: each term, fact, word and definition with a value of its type.
func (c *compiler) vocabulary() map[string]any {
	env := map[string]any{}
	for w, n := range words {
		env[w] = n
	}
	for _, t := range law.Terms() {
		if t.IsTruth() {
			env[t.Name] = false
		} else {
			env[t.Name] = 0
		}
	}
	for _, f := range c.edition.Facts {
		env[f.Name] = false
	}
	for name := range c.definitions {
		env[name] = false
	}
	return env
}

// predicate compiles one predicate and says which names it reads. A fault becomes
// a problem at its exact place.
func (c *compiler) predicate(src law.Source, clause string) (*vm.Program, []string) {
	env := c.vocabulary()
	program, err := expr.Compile(src.Text, expr.Env(env), expr.AsBool(), expr.WarnOnAny(), expr.DisableAllBuiltins())
	if err != nil {
		c.exprProblem(src, clause, err)
		return nil, nil
	}
	v := &visitor{compiler: c, source: src, clause: clause}
	node := program.Node()
	ast.Walk(&node, v)
	return program, v.reads
}

// exprProblem says in lawc's words what expr found wrong.
func (c *compiler) exprProblem(src law.Source, clause string, err error) {
	var at *file.Error
	if !errors.As(err, &at) {
		c.problem(src.At(1, 0), clause, "L103", "this predicate is not a truth value; expected a comparison or a term that is true or false")
		return
	}
	pos := src.At(at.Line, at.Column)
	msg := at.Message
	switch {
	case strings.HasPrefix(msg, "unknown name "):
		name := strings.Fields(strings.TrimPrefix(msg, "unknown name "))[0]
		c.problem(pos, clause, "L101", "unknown term %s%s", name, suggest(name, c.names()))
	case strings.HasPrefix(msg, "invalid operation"), strings.HasPrefix(msg, "operator"):
		c.problem(pos, clause, "L103", "the two sides do not fit together here; compare a term with a value of its domain, and join truth values with and, or, not")
	case strings.Contains(msg, "unexpected token Operator(\"=\")"):
		c.problem(pos, clause, "L104", "found =, expected == for a comparison")
	case strings.Contains(msg, "unexpected token EOF"):
		c.problem(pos, clause, "L104", "this predicate ends too soon; expected a term or a value, or a bracket that closes")
	case unexpected.MatchString(msg):
		c.problem(pos, clause, "L104", "found %s, expected a comparison such as level > 7, or and, or, not between truth values", unexpected.FindStringSubmatch(msg)[1])
	default:
		c.problem(pos, clause, "L104", "this predicate cannot be read: %s", strings.ToLower(firstLine(msg)))
	}
}

// unexpected finds what expr did not expect to find.
var unexpected = regexp.MustCompile(`^unexpected token \w+\("(.*?)"\)`)

func firstLine(s string) string {
	line, _, _ := strings.Cut(s, "\n")
	return line
}

func suggest(name string, among []string) string {
	if near := law.Nearest(name, among); near != "" {
		return fmt.Sprintf(", did you mean %s?", near)
	}
	return ""
}

// names lists what a predicate may say.
func (c *compiler) names() []string {
	var names []string
	for name := range c.vocabulary() {
		names = append(names, name)
	}
	slices.Sort(names) // so that of two names as near the same is suggested every time
	return names
}

// A visitor walks a predicate: it notes the terms it reads and reports words that
// do not belong to the term they are compared with.
type visitor struct {
	compiler *compiler
	source   law.Source
	clause   string
	reads    []string
}

// Visit looks at one node.
func (v *visitor) Visit(node *ast.Node) {
	switch n := (*node).(type) {
	case *ast.IdentifierNode:
		if _, isWord := words[n.Value]; !isWord || v.compiler.isTerm(n.Value) {
			v.reads = append(v.reads, n.Value)
		}
	case *ast.BinaryNode:
		switch n.Operator {
		case "==", "!=", "<", ">", "<=", ">=":
			v.compare(n.Left, n.Right)
			v.compare(n.Right, n.Left)
		case "in", "not in":
			if list, ok := n.Right.(*ast.ArrayNode); ok {
				for _, item := range list.Nodes {
					v.compare(n.Left, item)
				}
			}
		}
	}
}

// compare reports a value that is not in the domain of the term it meets.
func (v *visitor) compare(left, right ast.Node) {
	id, ok := left.(*ast.IdentifierNode)
	if !ok {
		return
	}
	term := law.TermNamed(id.Value)
	if term == nil {
		return
	}
	where := func() law.Pos {
		loc := right.Location()
		line := 1 + strings.Count(string([]rune(v.source.Text)[:loc.From]), "\n")
		col := loc.From - (strings.LastIndex(string([]rune(v.source.Text)[:loc.From]), "\n") + 1)
		return v.source.At(line, col)
	}
	switch r := right.(type) {
	case *ast.IdentifierNode:
		if words[r.Value] != 0 && !v.compiler.isTerm(r.Value) && indexOf(term.Values, r.Value) < 0 {
			v.compiler.problem(where(), v.clause, "L102", "%s is not a value of %s%s%s", r.Value, term.Name,
				suggest(r.Value, term.Values), domain(term))
		}
	case *ast.IntegerNode:
		if !term.IsNumber() || r.Value < 0 || r.Value > term.Max {
			v.compiler.problem(where(), v.clause, "L102", "%d is not a value of %s%s", r.Value, term.Name, domain(term))
		}
	}
}

// domain says what values a term has.
func domain(t *law.Term) string {
	switch {
	case t.IsTruth():
		return "; expected true or false"
	case t.IsNumber():
		return fmt.Sprintf("; expected a number from 0 to %d", t.Max)
	}
	return "; expected one of " + strings.Join(t.Values, ", ")
}

func indexOf(list []string, s string) int {
	for i, x := range list {
		if x == s {
			return i
		}
	}
	return -1
}
