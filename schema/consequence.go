package schema

import (
	"gopkg.in/yaml.v3"

	"lawc/law"
)

// readConsequence reads a word, or a mapping from one word to its arguments.
func (r *reader) readConsequence(n *yaml.Node) (c law.Consequence, ok bool) {
	name, arguments := law.Name{Text: n.Value, Pos: place(n)}, (*yaml.Node)(nil)
	if n.Kind != yaml.ScalarNode {
		pairs, ok := r.pairs(n, "a consequence", nil)
		if !ok {
			return c, false
		}
		if len(pairs) != 1 {
			r.fail(law.CodeShape, place(n), "found %d keys, expected one consequence with its arguments, each consequence an entry of its own", len(pairs))
			return c, false
		}
		name, arguments = pairs[0].key, pairs[0].value
	}
	spec := law.ConsequenceNamed(name.Text)
	if spec == nil {
		r.fail(law.CodeConsequence, name.Pos, "unknown consequence %s%s", quote(name.Text), instead(name.Text, consequenceNames()))
		return c, false
	}
	c.Kind, c.Pos = spec.Kind, name.Pos
	r.arguments(arguments, spec, &c)
	return c, true
}

func consequenceNames() (list []string) {
	for _, spec := range law.Consequences() {
		list = append(list, spec.Name)
	}
	return list
}

// arguments reads what follows the name of a consequence; n is nil where
// nothing does.
func (r *reader) arguments(n *yaml.Node, spec *law.ConsequenceSpec, c *law.Consequence) {
	params := spec.Params
	switch {
	case n == nil || isEmpty(n):
		for i := range params {
			if !params[i].MayBeLeftOut() {
				r.fail(law.CodeArgument, c.Pos, "%s stands alone, expected its arguments: %s", spec.Name, example(spec))
				return
			}
		}
		if n != nil {
			r.fail(law.CodeArgument, c.Pos, "%s has no arguments, expected the word alone, without a colon", spec.Name)
		}
	case len(params) == 0:
		r.fail(law.CodeArgument, place(n), "found %s, expected no arguments: write %s alone", found(n), spec.Name)
	case params[0].Name == "":
		c.Values = r.argument(n, &params[0])
	default:
		object(r, n, spec.Name, argumentFields(params), c)
	}
	if c.Kind == law.BringLead && (c.Arg("require") == "") == (c.Arg("forbid") == "") {
		r.fail(law.CodeArgument, c.Pos, "found a lead with require and forbid both or neither, expected one of them")
	}
}

// example shows how a consequence is written.
func example(spec *law.ConsequenceSpec) string {
	if spec.Params[0].Name == "" {
		return spec.Name + ": " + sample(&spec.Params[0])
	}
	s := ""
	for i := range spec.Params {
		if p := &spec.Params[i]; !p.MayBeLeftOut() {
			if s != "" {
				s += ", "
			}
			s += p.Name + ": " + sample(p)
		}
	}
	return spec.Name + ": {" + s + "}"
}

func sample(p *law.Param) string {
	switch {
	case p.Ref != "" && p.List:
		return `["1.a"]`
	case p.Ref != "":
		return "a " + p.Ref
	case p.Truth:
		return "true"
	case p.Text:
		return "{en: ..., nl: ...}"
	case p.List:
		return "[" + p.Domain.Words[0].Name + "]"
	}
	return p.Domain.Words[0].Name
}

// argumentFields makes the table of a consequence's named arguments.
func argumentFields(params []law.Param) (list []field[law.Consequence]) {
	for i := range params {
		p := &params[i]
		list = append(list, field[law.Consequence]{p.Name, !p.MayBeLeftOut(), argumentSays(p), argumentShape(p), func(r *reader, n *yaml.Node, c *law.Consequence) {
			if p.Text {
				c.Ground = r.wording(n, p.Name)
				return
			}
			c.Args = append(c.Args, law.Arg{Name: law.Name{Text: p.Name, Pos: place(n)}, Values: r.argument(n, p)})
		}})
	}
	return list
}

func argumentSays(p *law.Param) string {
	says := ""
	switch {
	case p.Ref != "":
		says = "the name of a " + p.Ref
	case p.Truth:
		says = "true, or left out"
	case p.Text:
		says = "wording in both languages"
	case p.List:
		says = "one or more of " + oneOf(p.Domain.Names())
	default:
		says = oneOf(p.Domain.Names())
	}
	if p.Default != "" {
		says += "; " + p.Default + " where it is left out"
	}
	return says
}

// argument reads the value of one argument.
func (r *reader) argument(n *yaml.Node, p *law.Param) []law.Name {
	if n.Kind == yaml.SequenceNode && !p.List {
		r.fail(law.CodeArgument, place(n), "found a list, expected one value")
		return nil
	}
	return r.names(n, func(n *yaml.Node) law.Name {
		switch {
		case p.Ref == "fact":
			return r.factName(n)
		case p.Ref != "":
			return r.referenceTo(n, p.Ref)
		case p.Truth:
			if value, ok := r.truth(n); ok && !value {
				r.fail(law.CodeArgument, place(n), "found false, expected true: leave %s out otherwise", p.Name)
			}
			return law.Name{Text: "true", Pos: place(n)}
		}
		name := r.name(n)
		if name.Text != "" && p.Domain.Index(name.Text) < 0 {
			r.fail(law.CodeArgument, name.Pos, "unknown value %s%s", quote(name.Text), instead(name.Text, p.Domain.Names()))
			name.Text = ""
		}
		return name
	})
}

func (r *reader) factName(n *yaml.Node) law.Name {
	name := r.name(n)
	if _, known := r.facts[name.Text]; !known && name.Text != "" {
		var declared []string
		for fact := range r.facts {
			declared = append(declared, fact)
		}
		r.fail(law.CodeReference, name.Pos, "unknown fact %s, expected one that the file declares under facts%s", quote(name.Text), didYouMean(name.Text, declared))
		name.Text = ""
	}
	return name
}
