package interp

import (
	"slices"

	"github.com/expr-lang/expr/ast"
	"github.com/expr-lang/expr/parser"

	"lawc/law"
)

// A predicate is taken apart: parts joined by and, or and not, and leaves that each
// compare a term or two. A leaf is a small table over the values of what it reads, and
// small it stays whatever it is joined to. What cannot be taken apart (a clause may say
// anything that expr understands) is one leaf.

// A tree is a predicate, or a part of one.
type tree struct {
	op          joint
	left, right *tree
	// Of a leaf: what it reads, and whether it holds for their values: places in
	// their domains.
	names []string
	holds func(values []int) bool
}

// A joint is how the parts of a tree are joined.
type joint uint8

const (
	leaf joint = iota
	both
	either
	neither // not left
)

// A grower takes a predicate apart and notes what it reads.
type grower struct {
	*compiler
	source law.Source
	reads  []reading
}

// grow takes a predicate apart, or gives nil if it is not made of the words alone.
func (c *compiler) grow(src law.Source) (*tree, []reading) {
	parsed, err := parser.Parse(src.Text)
	if err != nil {
		return nil, nil
	}
	g := &grower{compiler: c, source: src}
	t := g.tree(parsed.Node)
	return t, g.reads
}

func (g *grower) tree(node ast.Node) *tree {
	switch n := node.(type) {
	case *ast.IdentifierNode:
		return g.truth(n)
	case *ast.UnaryNode:
		if n.Operator == "not" || n.Operator == "!" {
			return joined(neither, g.tree(n.Node), nil)
		}
	case *ast.BinaryNode:
		switch n.Operator {
		case "and", "&&":
			return joined(both, g.tree(n.Left), g.tree(n.Right))
		case "or", "||":
			return joined(either, g.tree(n.Left), g.tree(n.Right))
		}
		return g.comparison(n)
	}
	return nil
}

// joined joins parts, unless one of them could not be taken apart.
func joined(op joint, left, right *tree) *tree {
	if left == nil || right == nil && op != neither {
		return nil
	}
	return &tree{op: op, left: left, right: right}
}

// truth is a truth value: a term, a fact or a definition.
func (g *grower) truth(n *ast.IdentifierNode) *tree {
	if d := g.definitions[n.Value]; d != nil {
		g.note(n)
		return d.tree
	}
	term := law.TermNamed(n.Value)
	if fact, _ := g.fact(n.Value); fact < 0 && (term == nil || !term.IsTruth()) {
		return nil
	}
	g.note(n)
	return &tree{names: []string{n.Value}, holds: func(v []int) bool { return v[0] == 1 }}
}

// note notes a name that is read, with its place.
func (g *grower) note(n *ast.IdentifierNode) {
	g.reads = append(g.reads, reading{n.Value, within(g.source, n.Location().From)})
}

// comparison compares a term with words or numbers of its domain, or two numbers.
func (g *grower) comparison(n *ast.BinaryNode) *tree {
	left, ok := n.Left.(*ast.IdentifierNode)
	if !ok {
		return nil
	}
	term := law.TermNamed(left.Value)
	if term == nil || term.IsTruth() {
		return nil
	}
	if list, is := n.Right.(*ast.ArrayNode); is && n.Operator == "in" {
		return g.among(left, term, list)
	}
	compare := comparisons[n.Operator]
	if compare == nil || !term.IsNumber() && n.Operator != "==" && n.Operator != "!=" {
		return nil
	}
	if right, is := n.Right.(*ast.IdentifierNode); is {
		if other := law.TermNamed(right.Value); other != nil && other.IsNumber() && term.IsNumber() {
			g.note(left)
			g.note(right)
			return &tree{names: []string{left.Value, right.Value}, holds: func(v []int) bool { return compare(v[0], v[1]) }}
		}
	}
	value := placeOf(term, n.Right)
	if value < 0 {
		return nil
	}
	g.note(left)
	return &tree{names: []string{left.Value}, holds: func(v []int) bool { return compare(v[0], value) }}
}

// among looks whether a term has one of several values.
func (g *grower) among(left *ast.IdentifierNode, term *law.Term, list *ast.ArrayNode) *tree {
	var values []int
	for _, item := range list.Nodes {
		v := placeOf(term, item)
		if v < 0 {
			return nil
		}
		values = append(values, v)
	}
	g.note(left)
	return &tree{names: []string{left.Value}, holds: func(v []int) bool { return slices.Contains(values, v[0]) }}
}

var comparisons = map[string]func(a, b int) bool{
	"==": func(a, b int) bool { return a == b }, "!=": func(a, b int) bool { return a != b },
	"<": func(a, b int) bool { return a < b }, ">": func(a, b int) bool { return a > b },
	"<=": func(a, b int) bool { return a <= b }, ">=": func(a, b int) bool { return a >= b },
}

// placeOf is the place of a value in the domain of a term, or -1.
func placeOf(term *law.Term, node ast.Node) int {
	switch n := node.(type) {
	case *ast.IdentifierNode:
		return slices.Index(term.Values(), n.Value)
	case *ast.IntegerNode:
		if term.IsNumber() && n.Value >= 0 && n.Value <= term.Max {
			return n.Value
		}
	}
	return -1
}

// holdsFor asks a tree about values by name.
func (t *tree) holdsFor(value func(name string) int) bool {
	switch t.op {
	case both:
		return t.left.holdsFor(value) && t.right.holdsFor(value)
	case either:
		return t.left.holdsFor(value) || t.right.holdsFor(value)
	case neither:
		return !t.left.holdsFor(value)
	}
	values := make([]int, len(t.names))
	for i, name := range t.names {
		values[i] = value(name)
	}
	return t.holds(values)
}

// A bound is a tree for the slots of a moment: its leaves are tables.
type bound struct {
	op          joint
	left, right *bound
	slots       []int
	strides     []int
	table       []uint64
}

// holds looks a predicate up for the values of a moment's slots.
func (b *bound) holds(v *values) bool {
	switch b.op {
	case both:
		return b.left.holds(v) && b.right.holds(v)
	case either:
		return b.left.holds(v) || b.right.holds(v)
	case neither:
		return !b.left.holds(v)
	}
	at := 0
	for i, s := range b.slots {
		at += int(v[s]) * b.strides[i]
	}
	return b.table[at/64]>>(at%64)&1 != 0
}

// may says what a predicate can be where only some slots are known.
func (b *bound) may(known func(slot int) bool, v *values) (hold, fail bool) {
	switch b.op {
	case both:
		h1, f1 := b.left.may(known, v)
		h2, f2 := b.right.may(known, v)
		return h1 && h2, f1 || f2
	case either:
		h1, f1 := b.left.may(known, v)
		h2, f2 := b.right.may(known, v)
		return h1 || h2, f1 && f2
	case neither:
		h, f := b.left.may(known, v)
		return f, h
	}
	for _, s := range b.slots {
		if !known(s) {
			return true, true
		}
	}
	holds := b.holds(v)
	return holds, !holds
}
