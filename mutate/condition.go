package mutate

import (
	"slices"
	"strings"

	"lawc/explore"
	"lawc/interp"
	"lawc/law"
)

// conditions mutates the entries of when.
func (g *breeder) conditions(p *law.Provision) {
	for i := range p.When {
		w := &p.When[i]
		if w.From != "" && !g.lends {
			continue // it is mutated where it stands
		}
		text := w.Term.Text + ": " + explore.Words(w.Values)
		g.add(DropCondition, w.Term.Pos, text, func(p *law.Provision) { p.When = slices.Delete(slices.Clone(p.When), i, i+1) })
		domain := domainOf(w.Term.Text)
		set := func(kind Mutation, values []law.Name) {
			g.add(kind, w.Term.Pos, text+" -> "+explore.Words(values), func(p *law.Provision) {
				p.When = slices.Clone(p.When)
				p.When[i].Values = values
			})
		}
		others := slices.DeleteFunc(slices.Clone(domain), func(v string) bool { return among(w.Values, v) })
		if len(others) > 0 {
			set(NegateCondition, namesOf(others, w.Term.Pos))
		}
		if len(others) == 1 && len(w.Values) == 1 {
			continue // the other value is the negation
		}
		for j, v := range w.Values {
			if next := following(domain, v.Text, others); next != "" {
				values := slices.Clone(w.Values)
				values[j].Text = next
				set(OtherValue, values)
			}
		}
	}
}

// predicate mutates what stands under expr.
func (g *breeder) predicate(p *law.Provision) {
	for i := range p.Exprs {
		e := &p.Exprs[i]
		if e.From != "" {
			continue
		}
		pos, text := e.At(1, 0), flat(e.Text)
		g.add(DropCondition, pos, text, func(p *law.Provision) { p.Exprs = slices.Delete(slices.Clone(p.Exprs), i, i+1) })
		set := func(kind Mutation, change, now string) {
			g.add(kind, pos, change, func(p *law.Provision) {
				p.Exprs = slices.Clone(p.Exprs)
				p.Exprs[i].Text = now
			})
		}
		set(NegateCondition, text, "not ("+e.Text+")")
		for _, v := range interp.Variants(e.Text) {
			set(ChangePredicate, v.From+" -> "+v.To, v.Text)
		}
	}
}

// domainOf lists the values of a term or fact; only words and truth values.
func domainOf(name string) []string {
	t := law.TermNamed(name)
	switch {
	case t == nil || t.IsTruth():
		return []string{"true", "false"}
	case t.IsNumber():
		var list []string
		for n := 0; n <= t.Max; n++ {
			list = append(list, string(rune('0'+n)))
		}
		return list
	}
	return t.Values()
}

func among(list []law.Name, word string) bool {
	return slices.ContainsFunc(list, func(n law.Name) bool { return n.Text == word })
}

// following is the first of others that comes after a value in its domain, going
// round.
func following(domain []string, value string, others []string) string {
	at := slices.Index(domain, value)
	for i := range domain {
		if next := domain[(at+1+i)%len(domain)]; slices.Contains(others, next) {
			return next
		}
	}
	return ""
}

func namesOf(words []string, pos law.Pos) (list []law.Name) {
	for _, w := range words {
		list = append(list, law.Name{Text: w, Pos: pos})
	}
	return list
}

func flat(text string) string { return strings.Join(strings.Fields(text), " ") }
