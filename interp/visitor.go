package interp

import (
	"fmt"
	"slices"
	"strings"

	"github.com/expr-lang/expr/ast"

	"lawc/law"
)

// A visitor walks a predicate: it notes the terms it reads and reports words that
// do not belong to the term they are compared with.
type visitor struct {
	compiler *compiler
	source   law.Source
	clause   string
	reads    []reading
}

// Visit looks at one node.
func (v *visitor) Visit(node *ast.Node) {
	switch n := (*node).(type) {
	case *ast.IdentifierNode:
		if _, isWord := words[n.Value]; !isWord || v.compiler.isTerm(n.Value) {
			v.reads = append(v.reads, reading{n.Value, within(v.source, n.Location().From)})
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
	where := func() law.Pos { return within(v.source, right.Location().From) }
	switch r := right.(type) {
	case *ast.IdentifierNode:
		if words[r.Value] != 0 && !v.compiler.isTerm(r.Value) && !slices.Contains(term.Values(), r.Value) {
			v.compiler.problem(where(), v.clause, "L102", "%s is not a value of %s%s%s", r.Value, term.Name,
				suggest(r.Value, term.Values()), domain(term))
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
	return "; expected one of " + strings.Join(t.Values(), ", ")
}
