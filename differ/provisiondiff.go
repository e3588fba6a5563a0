package differ

import (
	"slices"
	"strings"

	"lawc/law"
)

// provisions compares what two clauses provide: those that are alike in both
// are set aside, the others are compared in order.
func (c *clauseComparer) provisions(a, b []law.Provision) (list []ClauseDetail) {
	restA, restB := pointers(a), pointers(b)
	for _, p := range pointers(a) {
		if at := slices.IndexFunc(restB, func(q *law.Provision) bool { return len(c.provision(p, q)) == 0 }); at >= 0 {
			restB = slices.Delete(restB, at, at+1)
			restA = slices.DeleteFunc(restA, func(q *law.Provision) bool { return q == p })
		}
	}
	both := min(len(restA), len(restB))
	for i := range both {
		for _, d := range c.provision(restA[i], restB[i]) {
			if both > 1 {
				d.Provision = i + 1
			}
			list = append(list, d)
		}
	}
	for _, p := range restA[both:] {
		list = append(list, ClauseDetail{Part: PartProvision, A: provisionText(p), PieceA: Piece{Provision: p}})
	}
	for _, p := range restB[both:] {
		list = append(list, ClauseDetail{Part: PartProvision, B: provisionText(p), PieceB: Piece{Provision: p}})
	}
	return list
}

func pointers(provisions []law.Provision) []*law.Provision {
	list := make([]*law.Provision, len(provisions))
	for i := range provisions {
		list[i] = &provisions[i]
	}
	return list
}

// provision compares two provisions: the moment, each condition by its term,
// the predicate, and the consequences.
func (c *clauseComparer) provision(a, b *law.Provision) (list []ClauseDetail) {
	list = append(list, differ(PartAt, "", a.At.Text, b.At.Text)...)
	list = append(list, differByName(PartWhen, conditions(a), conditions(b))...)
	list = append(list, differ(PartExpr, "", predicates(a), predicates(b))...)
	list = append(list, c.consequences(a.Then, b.Then)...)
	if !slices.Equal(sortedTopics(c.a, a.InsteadOf), sortedTopics(c.b, b.InsteadOf)) {
		list = append(list, ClauseDetail{Part: PartInsteadOf, A: listed(a.InsteadOf), B: listed(b.InsteadOf)})
	}
	return list
}

func predicates(p *law.Provision) string {
	var list []string
	for _, e := range p.Exprs {
		list = append(list, predicate(e))
	}
	return strings.Join(list, " and ")
}

func conditions(p *law.Provision) (list []named) {
	for i := range p.When {
		c := &p.When[i]
		values := wordsOf(c.Values)
		slices.Sort(values)
		list = append(list, named{c.Term.Text, strings.Join(values, " | "), c})
	}
	return list
}

// consequences compares what follows, in any order: what only one of the two
// brings is set against what only the other brings.
func (c *clauseComparer) consequences(a, b []law.Consequence) (list []ClauseDetail) {
	restB := slices.Clone(b)
	var restA []law.Consequence
	for i := range a {
		key := consequenceKey(&a[i], c.a)
		at := slices.IndexFunc(restB, func(other law.Consequence) bool { return consequenceKey(&other, c.b) == key })
		if at < 0 {
			restA = append(restA, a[i])
			continue
		}
		restB = slices.Delete(restB, at, at+1)
	}
	return setAgainst(restA, restB)
}

// setAgainst pairs consequences of the same kind, then what is left in order.
func setAgainst(a, b []law.Consequence) []ClauseDetail {
	list := make([]ClauseDetail, max(len(a), len(b)))
	second := func(d *ClauseDetail, c *law.Consequence) {
		d.Part, d.B, d.PieceB.Consequence = PartThen, consequenceText(c), c
	}
	var left []int
	for i := range a {
		list[i] = ClauseDetail{Part: PartThen, A: consequenceText(&a[i]), PieceA: Piece{Consequence: &a[i]}}
		at := slices.IndexFunc(b, func(other law.Consequence) bool { return other.Kind == a[i].Kind })
		if at < 0 {
			left = append(left, i)
			continue
		}
		c := b[at]
		second(&list[i], &c)
		b = slices.Delete(b, at, at+1)
	}
	for i := len(a); i < len(list); i++ {
		left = append(left, i)
	}
	for i := range b {
		second(&list[left[i]], &b[i])
	}
	return slices.DeleteFunc(list, func(d ClauseDetail) bool { return d.A == d.B })
}

// consequenceText writes a consequence as a rule file does, on one line.
func consequenceText(c *law.Consequence) string { return writeConsequence(c, nil) }

// consequenceKey is the same with the topics of clauses in place of their ids.
func consequenceKey(c *law.Consequence, topics map[string]string) string {
	return writeConsequence(c, topics)
}

func writeConsequence(c *law.Consequence, topics map[string]string) string {
	text := c.Kind.Spec().Name
	if len(c.Values) > 0 {
		text += ": " + strings.Join(replaced(topics, c.Values), ", ")
	}
	for i := range c.Args {
		sep := ", "
		if i == 0 {
			sep = ": "
		}
		text += sep + c.Args[i].Name.Text + " " + strings.Join(replaced(topics, c.Args[i].Values), " | ")
	}
	return text
}

// replaced puts the topics of clauses in place of their ids.
func replaced(topics map[string]string, names []law.Name) []string {
	list := wordsOf(names)
	for i, id := range list {
		if topic := topics[id]; topic != "" {
			list[i] = topic
		}
	}
	return list
}

func sortedTopics(topics map[string]string, names []law.Name) []string {
	list := replaced(topics, names)
	slices.Sort(list)
	return list
}

// provisionText writes a provision on one line.
func provisionText(p *law.Provision) string {
	parts := []string{"at " + p.At.Text}
	for _, c := range conditions(p) {
		parts = append(parts, c.name+": "+c.text)
	}
	if text := predicates(p); text != "" {
		parts = append(parts, text)
	}
	for i := range p.Then {
		parts = append(parts, "then "+consequenceText(&p.Then[i]))
	}
	return strings.Join(parts, "; ")
}
