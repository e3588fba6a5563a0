package mutate

import (
	"slices"

	"lawc/explore"
	"lawc/law"
)

// merelyTold are consequences from which nothing follows: they tell a reader where he
// stands.
func merelyTold(k law.ConsequenceKind) bool {
	return !k.Spec().Acts
}

// consequences mutates what the provision brings.
func (g *breeder) consequences(p *law.Provision) {
	for i := range p.Then {
		q := &p.Then[i]
		if merelyTold(q.Kind) {
			continue
		}
		g.add(DropConsequence, q.Pos, explore.Describe(q), func(p *law.Provision) { p.Then = slices.Delete(slices.Clone(p.Then), i, i+1) })
		for _, param := range q.Kind.Spec().Params {
			if param.Name == "" {
				g.values(q, i, &param)
			} else {
				g.argument(q, i, &param)
			}
		}
	}
}

// set adds a mutant in which a consequence is changed.
func (g *breeder) set(kind Mutation, q *law.Consequence, i int, change func(*law.Consequence)) {
	now := *q
	change(&now)
	g.add(kind, q.Pos, explore.Describe(q)+" -> "+explore.Describe(&now), func(p *law.Provision) {
		p.Then = slices.Clone(p.Then)
		p.Then[i] = now
	})
}

// values mutates the plain value, or list of values, of a consequence.
func (g *breeder) values(q *law.Consequence, i int, param *law.Param) {
	for _, values := range otherLists(q.Values, param) {
		g.set(OtherArgument, q, i, func(c *law.Consequence) { c.Values = values })
	}
}

// argument mutates a named argument of a consequence.
func (g *breeder) argument(q *law.Consequence, i int, param *law.Param) {
	at := slices.IndexFunc(q.Args, func(a law.Arg) bool { return a.Name.Text == param.Name })
	if at < 0 {
		return
	}
	if param.Optional {
		g.set(DropArgument, q, i, func(c *law.Consequence) { c.Args = slices.Delete(slices.Clone(c.Args), at, at+1) })
	}
	for _, values := range otherLists(q.Args[at].Values, param) {
		g.set(OtherArgument, q, i, func(c *law.Consequence) {
			c.Args = slices.Clone(c.Args)
			c.Args[at].Values = values
		})
	}
}

// otherLists gives what may stand in the place of the values of a parameter: for
// a list one value less or one more, for a word another of a few, or the next of
// many.
func otherLists(values []law.Name, param *law.Param) (lists [][]law.Name) {
	if param.List {
		for i := range values {
			if len(values) > 1 {
				lists = append(lists, slices.Delete(slices.Clone(values), i, i+1))
			}
		}
	}
	if len(values) == 0 || param.Ref != "" {
		return lists
	}
	others := slices.DeleteFunc(slices.Clone(valuesOf(param)), func(v string) bool { return among(values, v) })
	if len(others) == 0 {
		return lists
	}
	pos := values[0].Pos
	next := following(valuesOf(param), values[len(values)-1].Text, others)
	switch {
	case param.List:
		lists = append(lists, append(slices.Clone(values), law.Name{Text: next, Pos: pos}))
	case len(valuesOf(param)) > 5:
		lists = append(lists, namesOf([]string{next}, pos))
	default:
		for _, v := range others {
			lists = append(lists, namesOf([]string{v}, pos))
		}
	}
	return lists
}

// valuesOf lists the words that a parameter can have.
func valuesOf(p *law.Param) []string {
	switch {
	case p.Truth:
		return []string{"true", "false"}
	case p.Domain == nil:
		return nil
	}
	return p.Domain.Names()
}
