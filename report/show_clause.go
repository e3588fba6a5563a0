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
	p := clausePrinter{printer{buf, w, s}, c}
	title := ""
	e.Clauses(func(a *law.Article, other *law.Clause) {
		if other == c {
			title = a.Title.In(s.Lang)
		}
	})
	p.line("%s  %s  %s", s.paint(bold, clauseID(c)), title, s.paint(dim, fmt.Sprintf("(%s, %s:%d)", e.Name, fileOf(e, c), c.Pos.Line)))
	p.line("")
	p.text(c.Says.In(s.Lang))
	p.line("")
	p.labelled(w.show.kind, p.kind(c))
	p.labelled(w.show.topic, strings.Join(c.Topics, ", "))
	p.labelled(w.show.cite, c.Cite+" ("+w.provenance(c)+")")
	p.labelled(w.show.reading, w.readings(c))
	p.labelled(w.show.see, joined(c.See))
	p.labelled(w.show.partOf, c.PartOf.Text)
	p.labelled(w.show.inert, c.Inert.In(s.Lang))
	reader := clauseReader{e, w, s.Lang}
	for _, r := range reader.rows(c) {
		if r.label == w.show.at {
			p.line("")
		}
		p.row(r)
	}
	if by := references(e, c); by != nil {
		p.line("")
		p.labelled(w.show.referredBy, strings.Join(by, ", "))
	}
	return p.buf
}

type clausePrinter struct {
	printer
	clause *law.Clause
}

// fileOf is the file in which a clause stands.
func fileOf(e *law.Edition, c *law.Clause) string {
	if c.File == "" {
		return e.File
	}
	return c.File
}

// provenance says how a clause is known and, if it is inferred, how surely.
func (w *words) provenance(c *law.Clause) string {
	says := c.Provenance
	if name, known := w.show.provenance[c.Provenance]; known {
		says = name
	}
	if c.Confidence != "" {
		says = fmt.Sprintf(w.show.sure, says, w.show.confidence[c.Confidence])
	}
	return says
}

// readings names the readings on which a clause rests, those with a mark that are
// not settled.
func (w *words) readings(c *law.Clause) string {
	list := texts(c.Readings)
	for i := range list {
		if slices.ContainsFunc(c.Unsettled, func(n law.Name) bool { return n.Text == list[i] }) {
			list[i] += " (" + w.show.unsettled + ")"
		}
	}
	return strings.Join(list, ", ")
}

// row appends a row, its meaning in brackets. A moment is told with a colon.
func (p *clausePrinter) row(r clauseRow) {
	switch {
	case r.means == "":
	case r.label == p.words.show.at:
		r.text += ": " + r.means
	default:
		r.text += p.style.paint(dim, " ("+r.means+")")
	}
	p.labelled(r.label, r.text)
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
	if named(from.See) || from.PartOf.Text == to.ID || slices.ContainsFunc(from.Defines, func(d law.Definition) bool {
		return slices.ContainsFunc(identifiers(d.Expr.Text), reads)
	}) {
		return true
	}
	return slices.ContainsFunc(from.Provisions, func(v law.Provision) bool {
		return named(v.InsteadOf) ||
			slices.ContainsFunc(v.When, func(cond law.Condition) bool { return reads(cond.Term.Text) }) ||
			slices.ContainsFunc(v.Exprs, func(s law.Source) bool { return slices.ContainsFunc(identifiers(s.Text), reads) }) ||
			slices.ContainsFunc(v.Then, func(c law.Consequence) bool {
				return slices.ContainsFunc(c.Kind.Spec().Params, func(p law.Param) bool { return p.Ref != "" && p.Ref != "fact" && named(c.ArgValues(p.Name)) })
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
