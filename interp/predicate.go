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
	name string
	tree *tree
	// source is what its clause says.
	source law.Source
	// names are what it names, definitions among them; reads are the terms and
	// facts that it comes down to.
	names []reading
	reads []string
}

// A reading is a name in a predicate, with its place.
type reading struct {
	name string
	pos  law.Pos
}

// An expression is a predicate ready to be asked.
type expression struct {
	source law.Source
	tree   *tree // nil if it is faulty
	reads  []reading
}

// words gives every word of a domain a number of its own, so that a predicate
// compares plain ints and a misspelt word is an unknown name.
var words = func() map[string]int {
	numbers := map[string]int{}
	for _, t := range law.Terms() {
		for _, w := range t.Values() {
			if _, known := numbers[w]; !known {
				numbers[w] = 100 + len(numbers)
			}
		}
	}
	return numbers
}()

// env is the prototype against which the predicates of an edition are checked: each
// term, fact, word and definition with a value of its type. It is made when expr is
// first wanted, and grows with the definitions.
func (c *compiler) env() map[string]any {
	if c.prototype == nil {
		c.prototype = map[string]any{}
		for w, n := range words {
			c.prototype[w] = n
		}
		for _, t := range law.Terms() {
			c.prototype[t.Name] = asExpr(t.Name, 0)
		}
		for i := range c.edition.Facts {
			f := &c.edition.Facts[i]
			c.prototype[f.Name] = false
			if f.About == law.AboutAny {
				c.prototype[nowPrefix+f.Name] = false
			}
		}
	}
	for name := range c.definitions {
		c.prototype[name] = false
	}
	return c.prototype
}

// An asker runs predicates on one set of values after another.
type asker struct {
	env map[string]any
	vm  vm.VM
}

func newAsker() *asker {
	a := &asker{env: map[string]any{}}
	for w, n := range words {
		a.env[w] = n
	}
	return a
}

// holds asks a predicate. After a clean Compile it cannot fail; what cannot be
// worked out does not hold.
func (a *asker) holds(program *vm.Program) bool {
	holds, err := a.vm.Run(program, a.env)
	return err == nil && holds == true
}

// predicate makes a predicate ready and says which names it reads. A fault becomes a
// problem at its exact place: it is expr that finds it.
func (c *compiler) predicate(src law.Source, clause string) expression {
	if t, reads := c.grow(src); t != nil {
		return expression{src, t, reads}
	}
	program, err := expr.Compile(src.Text, expr.Env(c.env()), expr.AsBool(), expr.WarnOnAny(), expr.DisableAllBuiltins())
	if err != nil {
		c.exprProblem(src, clause, err)
		return expression{source: src}
	}
	v := &visitor{compiler: c, source: src, clause: clause}
	node := program.Node()
	ast.Walk(&node, v)
	return expression{src, c.whole(program, v.reads), v.reads}
}

// whole is a predicate that cannot be taken apart, as one leaf.
func (c *compiler) whole(program *vm.Program, reads []reading) *tree {
	names := c.spread(reads)
	slices.Sort(names)
	names = slices.Compact(names)
	ask, needed := newAsker(), c.needed(reads)
	return &tree{names: names, holds: func(values []int) bool {
		for i, name := range names {
			ask.env[name] = asExpr(name, values[i])
		}
		for _, d := range needed {
			ask.env[d.name] = d.tree.holdsFor(func(name string) int { return values[slices.Index(names, name)] })
		}
		return ask.holds(program)
	}}
}

// asExpr is a value as predicates see it.
func asExpr(name string, value int) any {
	term := law.TermNamed(name)
	switch {
	case term == nil || term.IsTruth():
		return value == 1
	case term.IsNumber():
		return value
	}
	return words[term.Values()[value]]
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
	for name := range c.env() {
		names = append(names, name)
	}
	slices.Sort(names) // so that of two names as near the same is suggested every time
	return names
}
