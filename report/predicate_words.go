package report

import (
	"fmt"
	"regexp"
	"slices"
	"strings"

	"lawc/law"
)

// predicateToken is a name, a number or a sign of a predicate.
var predicateToken = regexp.MustCompile(`\w+|[=!<>]=|[][()<>,]`)

// predicateWords says a predicate in words, each term of it between quotation marks.
// Names that clauses define are told by what they stand for.
func (r *clauseReader) predicateWords(predicate string) string {
	return r.tokenWords(predicateToken.FindAllString(predicate, -1))
}

func (r *clauseReader) tokenWords(tokens []string) string {
	p := predicateReader{clauseReader: r, tokens: tokens}
	for p.at < len(p.tokens) {
		p.next()
	}
	return strings.NewReplacer("( ", "(", " )", ")").Replace(strings.Join(p.said, " "))
}

// A demand is one of several things that a predicate wants together, in words; denied, if
// it wants that not to be so.
type demand struct {
	words  string
	denied bool
}

// demands takes a predicate apart: into what it wants together and, of what it wants not
// to be so in any way, each way. What clauses define is taken apart too.
func (r *clauseReader) demands(tokens []string, denied bool) (list []demand) {
	all, any := splitAt(tokens, "and"), splitAt(tokens, "or")
	parts := all
	if denied { // not in any of these ways: "or" binds least
		parts = any
	}
	last := len(tokens) - 1
	switch {
	case last < 0:
		return nil
	case len(parts) > 1 && (denied || len(any) == 1):
		for _, part := range parts {
			list = append(list, r.demands(part, denied)...)
		}
		return list
	case len(all)+len(any) > 2:
	case tokens[0] == "not":
		return r.demands(tokens[1:], !denied)
	case tokens[0] == "(" && closes(tokens) == last:
		return r.demands(tokens[1:last], denied)
	case last == 0 && r.definition(tokens[0]) != "":
		return r.demands(predicateToken.FindAllString(r.definition(tokens[0]), -1), denied)
	}
	return []demand{{r.tokenWords(tokens), denied}}
}

// splitAt splits tokens at a word that stands in no brackets.
func splitAt(tokens []string, word string) (parts [][]string) {
	depth, from := 0, 0
	for i, token := range tokens {
		switch {
		case token == "(":
			depth++
		case token == ")":
			depth--
		case token == word && depth == 0:
			parts, from = append(parts, tokens[from:i]), i+1
		}
	}
	return append(parts, tokens[from:])
}

// closes gives the place of the bracket that closes the first.
func closes(tokens []string) int {
	depth := 0
	for i, token := range tokens {
		switch token {
		case "(":
			depth++
		case ")":
			if depth--; depth == 0 {
				return i
			}
		}
	}
	return -1
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
