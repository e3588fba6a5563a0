package report

import (
	"fmt"
	"regexp"
	"slices"
	"strings"

	"lawc/law"
)

var (
	// pieceLeftOut is a piece of a sentence that falls out with its argument.
	pieceLeftOut = regexp.MustCompile(`\[[^][]*\]`)
	argumentName = regexp.MustCompile(`\{(\w*)\}`)
	// predicateToken is a name, a number or a sign of a predicate.
	predicateToken = regexp.MustCompile(`\w+|[=!<>]=|[][()<>,]`)
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
	list := texts(names)
	for i, name := range list {
		for j := range r.edition.Articles {
			if a := &r.edition.Articles[j]; a.Number == name {
				list[i] = fmt.Sprintf(r.words.change.article, name, a.Title.In(r.lang))
			}
		}
	}
	return strings.Join(list, ", ")
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

// predicateWords says a predicate in words, each term of it between quotation marks.
// Names that clauses define are told by what they stand for.
func (r *clauseReader) predicateWords(predicate string) string {
	p := predicateReader{clauseReader: r, tokens: predicateToken.FindAllString(predicate, -1)}
	for p.at < len(p.tokens) {
		p.next()
	}
	return strings.NewReplacer("( ", "(", " )", ")").Replace(strings.Join(p.said, " "))
}

// A predicateReader puts a predicate into words, one token after another.
type predicateReader struct {
	*clauseReader
	tokens []string
	at     int
	said   []string
}

// take gives the next token, or nothing behind the last.
func (p *predicateReader) take() (token string) {
	if p.at < len(p.tokens) {
		token = p.tokens[p.at]
	}
	p.at++
	return token
}

// follows reports whether certain tokens come next, and takes them.
func (p *predicateReader) follows(tokens ...string) bool {
	if end := p.at + len(tokens); end > len(p.tokens) || !slices.Equal(p.tokens[p.at:end], tokens) {
		return false
	}
	p.at += len(tokens)
	return true
}

func (p *predicateReader) next() {
	w := &p.words.predicate
	switch token := p.take(); token {
	case "(", ")":
		p.said = append(p.said, token)
	case "and":
		p.said = append(p.said, p.words.and)
	case "or":
		p.said = append(p.said, p.words.or)
	case "not":
		p.said = append(p.said, w.not)
	default:
		p.said = append(p.said, p.name(token))
	}
}

// name says a name with what it is compared with, if it is compared with anything.
func (p *predicateReader) name(name string) string {
	w := &p.words.predicate
	term := law.TermNamed(name)
	among := func() string { return p.quoted(fmt.Sprintf(p.words.page.is, p.means(name), p.among(term))) }
	switch {
	case p.follows("in"):
		return among()
	case p.follows("not", "in"):
		return w.not + " " + among()
	case p.follows("=="):
		return p.compared(name, p.take(), w.same)
	case p.follows("!="):
		return p.compared(name, p.take(), w.other)
	case p.follows(">"):
		return p.compared(name, p.take(), w.more)
	case term != nil || p.edition.Fact(strings.TrimPrefix(name, law.NowPrefix)) != nil:
		return p.quoted(p.says(law.Condition{Term: law.Name{Text: name}, Values: []law.Name{{Text: "true"}}}))
	}
	if stands := p.definition(name); stands != "" {
		return "(" + p.predicateWords(stands) + ")"
	}
	return name
}

// compared says that a term has a value, or how it stands to another term.
func (p *predicateReader) compared(name, with, form string) string {
	w := &p.words.predicate
	if law.TermNamed(with) != nil {
		return fmt.Sprintf(form, p.quoted(p.means(name)), p.quoted(p.means(with)))
	}
	term := law.TermNamed(name)
	if term == nil || form == w.more {
		return fmt.Sprintf(form, p.quoted(p.means(name)), with)
	}
	text := p.quoted(fmt.Sprintf(p.words.page.is, p.means(name), p.values([]law.Name{{Text: with}}, term.Domain)[0]))
	if form == w.other {
		return w.not + " " + text
	}
	return text
}

// among takes a list in brackets and says its values.
func (p *predicateReader) among(term *law.Term) string {
	var names []law.Name
	for token := p.take(); token != "" && token != "]"; token = p.take() {
		if token != "[" && token != "," {
			names = append(names, law.Name{Text: token})
		}
	}
	var domain *law.Domain
	if term != nil {
		domain = term.Domain
	}
	return list(p.values(names, domain), p.words.or)
}

func (p *predicateReader) quoted(text string) string { return "“" + text + "”" }

// definition gives the predicate to which a clause of the edition gives a name.
func (r *clauseReader) definition(name string) (predicate string) {
	r.edition.Clauses(func(_ *law.Article, c *law.Clause) {
		for i := range c.Defines {
			if c.Defines[i].Name.Text == name {
				predicate = c.Defines[i].Expr.Text
			}
		}
	})
	return predicate
}
