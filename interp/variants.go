package interp

import (
	"slices"

	"github.com/expr-lang/expr/ast"
	"github.com/expr-lang/expr/parser"

	"lawc/law"
)

// A Variant is a predicate with one change.
type Variant struct {
	// From is the part that was changed, To what stands there now.
	From, To string
	Text     string
}

// Variants lists the predicates that differ from a well-formed one in one place: the
// other joining word, one side of a joined pair left out, a comparison turned round,
// another value of the same domain, a value left out of a list, a truth value
// negated.
func Variants(text string) (list []Variant) {
	tree, err := parser.Parse(text)
	if err != nil {
		return nil // Compile says so
	}
	var places []*ast.Node
	root := tree.Node
	gather(&root, &places)
	for _, at := range places {
		was := *at
		for _, now := range variantsOf(was) {
			*at = now
			list = append(list, Variant{was.String(), now.String(), root.String()})
		}
		*at = was
	}
	return list
}

// gather lists the places of a predicate at which it is joined or compares.
func gather(at *ast.Node, places *[]*ast.Node) {
	*places = append(*places, at)
	switch n := (*at).(type) {
	case *ast.UnaryNode:
		gather(&n.Node, places)
	case *ast.BinaryNode:
		if joins(n.Operator) {
			gather(&n.Left, places)
			gather(&n.Right, places)
		}
	}
}

func joins(operator string) bool {
	return operator == "and" || operator == "or" || operator == "&&" || operator == "||"
}

// turned are the comparisons that hold where others do not.
var turned = map[string]string{"==": "!=", "!=": "==", "<": ">=", ">": "<=", "<=": ">", ">=": "<", "in": "not in"}

func variantsOf(node ast.Node) (list []ast.Node) {
	switch n := node.(type) {
	case *ast.UnaryNode:
		return append(list, n.Node)
	case *ast.IdentifierNode:
		return append(list, &ast.UnaryNode{Operator: "not", Node: n})
	case *ast.BinaryNode:
		if joins(n.Operator) {
			other := "and"
			if n.Operator == "and" || n.Operator == "&&" {
				other = "or"
			}
			return append(list, n.Left, n.Right, &ast.BinaryNode{Operator: other, Left: n.Left, Right: n.Right})
		}
		if t := turned[n.Operator]; t == "not in" {
			list = append(list, &ast.UnaryNode{Operator: "not", Node: n})
		} else if t != "" {
			list = append(list, &ast.BinaryNode{Operator: t, Left: n.Left, Right: n.Right})
		}
		return append(list, otherValues(n)...)
	}
	return nil
}

// otherValues compares a term with the next value of its domain.
func otherValues(n *ast.BinaryNode) (list []ast.Node) {
	id, ok := n.Left.(*ast.IdentifierNode)
	if !ok || law.TermNamed(id.Value) == nil {
		return nil
	}
	domain := law.TermNamed(id.Value)
	switch right := n.Right.(type) {
	case *ast.IdentifierNode:
		if i := slices.Index(domain.Values(), right.Value); i >= 0 {
			next := &ast.IdentifierNode{Value: domain.Values()[(i+1)%domain.Size()]}
			list = append(list, &ast.BinaryNode{Operator: n.Operator, Left: n.Left, Right: next})
		}
	case *ast.IntegerNode:
		if right.Value < domain.Max {
			list = append(list, &ast.BinaryNode{Operator: n.Operator, Left: n.Left, Right: &ast.IntegerNode{Value: right.Value + 1}})
		}
		if right.Value > 0 {
			list = append(list, &ast.BinaryNode{Operator: n.Operator, Left: n.Left, Right: &ast.IntegerNode{Value: right.Value - 1}})
		}
	case *ast.ArrayNode:
		for i := range right.Nodes {
			var rest []ast.Node
			rest = append(append(rest, right.Nodes[:i]...), right.Nodes[i+1:]...)
			if len(rest) > 0 {
				list = append(list, &ast.BinaryNode{Operator: n.Operator, Left: n.Left, Right: &ast.ArrayNode{Nodes: rest}})
			}
		}
	}
	return list
}
