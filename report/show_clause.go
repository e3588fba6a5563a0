package report

import (
	"fmt"
	"slices"
	"strings"

	"lawc/law"
)

// AppendClause appends everything about a clause: what it says, where it stands
// in the book and in its file, its conditions and consequences in words, and
// the clauses that refer to it.
func AppendClause(buf []byte, e *law.Edition, c *law.Clause, s Style) []byte {
	w := wordsIn(s.Lang)
	p := clausePrinter{printer{buf, w, s}, e, c}
	title := ""
	e.Clauses(func(a *law.Article, other *law.Clause) {
		if other == c {
			title = a.Title.In(s.Lang)
		}
	})
	p.line("%s  %s  %s", s.paint(bold, c.ID), title, s.paint(dim, fmt.Sprintf("(%s, %s:%d)", e.Name, e.File, c.Pos.Line)))
	p.line("")
	p.text(c.Says.In(s.Lang))
	p.line("")
	p.labelled(w.show.kind, p.kind(c))
	p.labelled(w.show.topic, c.Topic)
	p.labelled(w.show.cite, c.Cite+" ("+p.provenance()+")")
	p.labelled(w.show.reading, strings.Join(c.Readings, ", "))
	p.labelled(w.show.see, joined(c.See))
	p.labelled(w.show.inert, c.Inert.In(s.Lang))
	p.labelled(w.show.ranks, strings.Join(texts(c.Ranks), " < "))
	for i := range c.Defines {
		p.labelled(w.show.defines, c.Defines[i].Name.Text)
		p.predicate(w.show.when, c.Defines[i].Expr)
	}
	for i := range c.Provisions {
		p.line("")
		p.provision(&c.Provisions[i])
	}
	if by := references(e, c); by != nil {
		p.line("")
		p.labelled(w.show.referredBy, strings.Join(by, ", "))
	}
	return p.buf
}

type clausePrinter struct {
	printer
	edition *law.Edition
	clause  *law.Clause
}

func (p *clausePrinter) provenance() string {
	if name, known := p.words.show.provenance[p.clause.Provenance]; known {
		return name
	}
	return p.clause.Provenance
}

// provision appends when it is looked at, on what conditions, and what follows.
func (p *clausePrinter) provision(v *law.Provision) {
	w := &p.words.show
	moment := v.At.Text
	if m, known := law.MomentNamed(moment); known {
		moment += ": " + w.moments[m]
	}
	p.labelled(w.at, moment)
	label := w.when
	for _, cond := range v.When {
		p.labelled(label, p.condition(cond))
		label = w.and
	}
	p.predicate(label, v.Expr)
	label = w.then
	for i := range v.Then {
		p.labelled(label, p.consequence(&v.Then[i]))
		label = w.and
	}
	p.labelled(w.insteadOf, joined(v.InsteadOf))
}

// condition writes a condition and, after it, what its term means.
func (p *clausePrinter) condition(cond law.Condition) string {
	text := cond.Term.Text + ": " + strings.Join(texts(cond.Values), " "+p.words.or+" ")
	return text + p.means(cond.Term.Text)
}

// predicate appends a predicate and, after it, what its names mean.
func (p *clausePrinter) predicate(label string, expr law.Source) {
	if strings.TrimSpace(expr.Text) == "" {
		return
	}
	p.labelled(label, expr.Text)
	for _, name := range identifiers(expr.Text) {
		if means := p.means(name); means != "" {
			p.labelled(" ", name+means)
		}
	}
}

// means says what a term, fact or defined name means, in brackets.
func (p *clausePrinter) means(name string) string {
	says := ""
	if term := law.TermNamed(name); term != nil {
		says = term.Says.In(p.style.Lang)
	}
	for i := range p.edition.Facts {
		if f := &p.edition.Facts[i]; f.Name == name {
			says = f.Question.In(p.style.Lang)
		}
	}
	p.edition.Clauses(func(_ *law.Article, c *law.Clause) {
		for i := range c.Defines {
			if c.Defines[i].Name.Text == name {
				says = p.words.show.see + " " + c.ID
			}
		}
	})
	if says == "" {
		return ""
	}
	return p.style.paint(dim, " ("+says+")")
}

// consequence writes a consequence with its arguments and its meaning.
func (p *clausePrinter) consequence(c *law.Consequence) string {
	spec := c.Kind.Spec()
	text := spec.Name
	if len(c.Values) > 0 {
		text += ": " + joined(c.Values)
	}
	for i, arg := range c.Args {
		text += ":,"[min(i, 1):min(i, 1)+1] + " " + arg.Name.Text + " " + strings.Join(texts(arg.Values), "/")
	}
	return text + p.style.paint(dim, " ("+spec.Says.In(p.style.Lang)+")")
}

// references lists the clauses that refer to one: that point to it, displace
// it, apply it, offer it as a choice, or read a name that it defines.
func references(e *law.Edition, c *law.Clause) (ids []string) {
	e.Clauses(func(_ *law.Article, other *law.Clause) {
		if other != c && refersTo(other, c) {
			ids = append(ids, other.ID)
		}
	})
	return ids
}

func refersTo(from, to *law.Clause) bool {
	named := func(names []law.Name) bool {
		return slices.ContainsFunc(names, func(n law.Name) bool { return n.Text == to.ID })
	}
	reads := func(word string) bool {
		return slices.ContainsFunc(to.Defines, func(d law.Definition) bool { return d.Name.Text == word })
	}
	if named(from.See) || slices.ContainsFunc(from.Defines, func(d law.Definition) bool {
		return slices.ContainsFunc(identifiers(d.Expr.Text), reads)
	}) {
		return true
	}
	return slices.ContainsFunc(from.Provisions, func(v law.Provision) bool {
		return named(v.InsteadOf) ||
			slices.ContainsFunc(v.When, func(cond law.Condition) bool { return reads(cond.Term.Text) }) ||
			slices.ContainsFunc(identifiers(v.Expr.Text), reads) ||
			slices.ContainsFunc(v.Then, func(c law.Consequence) bool {
				return c.Kind == law.Apply && named(c.Values) || named(c.ArgValues("choice"))
			})
	})
}

// identifiers lists the names in a predicate, each once.
func identifiers(predicate string) (list []string) {
	for _, word := range strings.FieldsFunc(predicate, func(r rune) bool {
		return r != '_' && (r < 'a' || r > 'z') && (r < '0' || r > '9')
	}) {
		if !slices.Contains(list, word) {
			list = append(list, word)
		}
	}
	return list
}
