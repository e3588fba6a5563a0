package schema

import (
	"gopkg.in/yaml.v3"

	"lawc/law"
)

var provisionFields = []field[law.Provision]{
	{"at", maybe, "the moment at which the provision is looked at", moments(), func(r *reader, n *yaml.Node, p *law.Provision) {
		p.At = r.word(n, law.MomentNames())
	}},
	{"given", maybe, "false where what the article gives need not hold", shape{"const": false}, func(r *reader, n *yaml.Node, p *law.Provision) {
		value, ok := r.truth(n)
		p.Declines = ok && !value
		if ok && value {
			r.fail(law.CodeExclusive, place(n), "found given: true, expected false, or the key left out where what the article gives must hold")
		}
	}},
	{"when", maybe, "what must hold: each term has the value, or one of the values", conditionsShape, func(r *reader, n *yaml.Node, p *law.Provision) {
		p.When = r.readConditions(n, "when")
	}},
	{"expr", maybe, "a predicate that must hold too, on one line or as a block after |", aText, func(r *reader, n *yaml.Node, p *law.Provision) {
		if source := r.predicate(n); source.Text != "" {
			p.Exprs = []law.Source{source}
		}
	}},
	{"then", maybe, "what follows", shape{"type": []string{"array", "object", "string"}}, func(r *reader, n *yaml.Node, p *law.Provision) {
		r.each(n, func(entry *yaml.Node) {
			if c, ok := r.readConsequence(entry); ok {
				p.Then = append(p.Then, c)
			}
		})
	}},
	{"instead_of", maybe, "clauses that this one displaces when both would apply", oneOrMore(anID), func(r *reader, n *yaml.Node, p *law.Provision) {
		p.InsteadOf = r.names(n, func(n *yaml.Node) law.Name {
			name := r.reference(n)
			if name.Text == r.clause && name.Text != "" {
				r.fail(law.CodeReference, name.Pos, "the clause cannot displace itself")
			}
			return name
		})
	}},
}

// checkProvision asks for the keys that a provision cannot do without. They may
// be left out of a clause that only defines or has a list of provisions; the
// moment also of one that is part of another.
func (r *reader) checkProvision(n *yaml.Node, keys map[string]law.Pos, c *law.Clause) {
	for _, f := range provisionFields {
		asked := f.name == "then" || f.name == "at" && c.PartOf.Text == ""
		if _, there := keys[f.name]; !there && keys != nil && asked {
			r.fail(law.CodeMissingKey, place(n), "the provision has no %s, expected %s", f.name, f.says)
		}
	}
}

// moments describes the moments, each with its sentence.
func moments() shape {
	s := oneWord{}
	for m := range law.Moment(law.Moments) {
		s.add(m.String(), m.Says().EN)
	}
	return s.shape()
}

// readConditions reads a mapping from terms to values.
func (r *reader) readConditions(n *yaml.Node, what string) (list []law.Condition) {
	pairs, ok := r.pairs(n, what, nil)
	if ok && len(pairs) == 0 {
		r.fail(law.CodeEmpty, place(n), "found no condition, expected terms with values: leave %s out where none is needed", what)
	}
	for _, p := range pairs {
		if isEmpty(p.value) {
			r.fail(law.CodeEmpty, p.key.Pos, "%s has no value", quote(p.key.Text))
			continue
		}
		term := r.term(p.key.Text)
		if term == nil {
			r.strangers = append(r.strangers, reference{p.key, r.clause})
			continue
		}
		values := r.names(p.value, func(n *yaml.Node) law.Name { return r.value(n, term) })
		list = append(list, law.Condition{Term: p.key, Values: values})
	}
	return list
}

// term looks up what a condition may read, a fact among them, or gives nil.
func (r *reader) term(name string) *law.Term {
	if term := law.TermNamed(name); term != nil {
		return term
	}
	return r.factTerm(name)
}

// termNames lists what a condition may read.
func (r *reader) termNames() (list []string) {
	for _, t := range law.Terms() {
		list = append(list, t.Name)
	}
	return append(list, r.factTerms()...)
}

func momentsOf(set law.MomentSet) (list []string) {
	for m := range law.Moment(law.Moments) {
		if set.Has(m) {
			list = append(list, m.String())
		}
	}
	return list
}

// value reads a value of a term's domain.
func (r *reader) value(n *yaml.Node, term *law.Term) (name law.Name) {
	name.Pos = place(n)
	switch {
	case r.tagged[n]: // told already
		return name
	case n.Kind != yaml.ScalarNode:
		r.fail(law.CodeShape, name.Pos, "found %s, expected a value of %s", found(n), term.Name)
		return name
	case term.IsTruth():
		if !isTruth(n) {
			r.fail(law.CodeValue, name.Pos, "found %s, expected true or false for %s, without quotes", found(n), term.Name)
			return name
		}
	case term.IsNumber():
		if v, ok := number(n); !ok || v < 0 || v > term.Max {
			r.fail(law.CodeValue, name.Pos, "found %s, expected a number from 0 to %d for %s", found(n), term.Max, term.Name)
			return name
		}
	case !contains(term.Values(), n.Value):
		r.fail(law.CodeValue, name.Pos, "found %s for %s%s", found(n), term.Name, instead(n.Value, term.Values()))
		return name
	}
	name.Text = n.Value
	return name
}
