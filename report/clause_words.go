package report

import (
	"fmt"
	"regexp"

	"lawc/law"
)

var (
	// pieceLeftOut is a piece of a sentence that falls out with its argument.
	pieceLeftOut = regexp.MustCompile(`\[[^][]*\]`)
	argumentName = regexp.MustCompile(`\{(\w*)\}`)
)

// sentence says a consequence with its arguments, as the vocabulary has it, and on what
// it depends.
func (r *clauseReader) sentence(c *law.Consequence) string {
	spec := c.Kind.Spec()
	if len(spec.Params) == 0 {
		return spec.Says.In(r.lang)
	}
	text := pieceLeftOut.ReplaceAllStringFunc(spec.Sentence.In(r.lang), func(piece string) string {
		name := argumentName.FindStringSubmatch(piece)[1]
		if len(c.ArgValues(name)) == 0 || spec.Param(name).Truth && c.Word(name) == 0 {
			return ""
		}
		return piece[1 : len(piece)-1]
	})
	text = argumentName.ReplaceAllStringFunc(text, func(name string) string {
		return r.argument(c, spec.Param(name[1:len(name)-1]))
	})
	return r.words.provided(text, c.Arg("if"), c.Ground, r.edition)
}

// argument says the value of an argument, or what is taken where it is left out.
func (r *clauseReader) argument(c *law.Consequence, p *law.Param) string {
	values := c.ArgValues(p.Name)
	switch {
	case p.Truth:
		return p.Says.In(r.lang)
	case p.Ref != "":
		return r.references(values)
	case len(values) == 0:
		return p.Domain.Says(p.Default).In(r.lang)
	}
	return list(r.values(values, p.Domain), r.words.or)
}

// references names clauses, and articles by their titles.
func (r *clauseReader) references(names []law.Name) string {
	named := texts(names)
	for i, name := range named {
		for j := range r.edition.Articles {
			if a := &r.edition.Articles[j]; a.Number == name {
				named[i] = fmt.Sprintf(r.words.change.article, name, a.Title.In(r.lang))
			}
		}
	}
	return list(named, r.words.and)
}

// conditions says all conditions of a provision, one after another.
func (r *clauseReader) conditions(v *law.Provision) (list []string) {
	for _, c := range v.When {
		list = append(list, r.says(c))
	}
	for _, e := range v.Exprs {
		if text := r.predicateWords(e.Text); text != "" {
			list = append(list, text)
		}
	}
	return list
}
