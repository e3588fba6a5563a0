package report

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"lawc/law"
)

// A clauseRow is a line of what a clause provides: under a label, a piece of
// the rule file and what it means.
type clauseRow struct {
	label, text, means string
	// says is the whole piece in words, rather than what is in question.
	says string
}

// A clauseReader puts the clauses of an edition into rows.
type clauseReader struct {
	edition *law.Edition
	words   *words
	lang    string
}

// rows gives what a clause ranks, defines and provides.
func (r *clauseReader) rows(c *law.Clause) (rows []clauseRow) {
	w := &r.words.show
	if len(c.Ranks) > 0 {
		rows = append(rows, clauseRow{label: w.ranks, text: strings.Join(texts(c.Ranks), " < ")})
	}
	for i := range c.Defines {
		rows = append(rows, clauseRow{label: w.defines, text: c.Defines[i].Name.Text})
		rows = append(rows, r.predicate(w.when, c.Defines[i].Expr)...)
	}
	for i := range c.Provisions {
		rows = append(rows, r.provision(&c.Provisions[i])...)
	}
	return rows
}

// provision gives when it is looked at, on what conditions, and what follows.
func (r *clauseReader) provision(v *law.Provision) (rows []clauseRow) {
	w := &r.words.show
	moment := clauseRow{label: w.at, text: v.At.Text}
	if m, known := law.MomentNamed(v.At.Text); known {
		moment.means = m.Says().In(r.lang)
		moment.says = moment.means
	}
	rows = append(rows, moment)
	label := w.when
	for _, cond := range v.When {
		text := cond.Term.Text + ": " + strings.Join(texts(cond.Values), " "+r.words.or+" ")
		if cond.From != "" {
			text += " (" + fmt.Sprintf(w.given, cond.From) + ")"
		}
		rows = append(rows, clauseRow{label, text, r.means(cond.Term.Text), r.says(cond)})
		label = w.and
	}
	for _, expr := range v.Exprs {
		rows = append(rows, r.predicate(label, expr)...)
		label = w.and
	}
	label = w.then
	for i := range v.Then {
		rows = append(rows, r.consequence(label, &v.Then[i]))
		label = w.and
	}
	if len(v.InsteadOf) > 0 {
		rows = append(rows, clauseRow{label: w.insteadOf, text: joined(v.InsteadOf)})
	}
	return rows
}

// predicate gives a predicate and, after it, what its names mean.
func (r *clauseReader) predicate(label string, expr law.Source) (rows []clauseRow) {
	if strings.TrimSpace(expr.Text) == "" {
		return nil
	}
	rows = append(rows, clauseRow{label: label, text: expr.Text})
	for _, name := range identifiers(expr.Text) {
		if means := r.means(name); means != "" {
			rows = append(rows, clauseRow{" ", name, means, means})
		}
	}
	return rows
}

// says writes a condition in words.
func (r *clauseReader) says(cond law.Condition) string {
	name := cond.Term.Text
	holds := len(cond.Values) != 1 || cond.Values[0].Text != "false"
	if f := r.edition.Fact(strings.TrimPrefix(name, law.NowPrefix)); f != nil {
		says := f.No.In(r.lang)
		if holds {
			says = f.Yes.In(r.lang)
		}
		if f.Name != name {
			says = fmt.Sprintf(r.words.page.now, says)
		}
		return says
	}
	means := r.means(name)
	if term := law.TermNamed(name); term != nil && !term.IsTruth() {
		return fmt.Sprintf(r.words.page.is, means, list(r.values(cond.Values, term.Domain), r.words.or))
	}
	if !holds {
		return fmt.Sprintf(r.words.page.not, means)
	}
	return means
}

// values writes the words of a domain as people say them. Numbers, and names of
// clauses, have none and stand as they are.
func (r *clauseReader) values(names []law.Name, domain *law.Domain) []string {
	words := texts(names)
	if domain != nil {
		for i, word := range words {
			words[i] = domain.Says(word).In(r.lang)
		}
	}
	return words
}

// consequence gives a consequence in words, with its arguments.
func (r *clauseReader) consequence(label string, c *law.Consequence) clauseRow {
	return clauseRow{label, consequenceText(c, r.lang), c.Kind.Spec().Says.In(r.lang), r.sentence(c)}
}

// means says what a term, fact or defined name means.
func (r *clauseReader) means(name string) (says string) {
	if term := law.TermNamed(name); term != nil {
		says = term.Says.In(r.lang)
	}
	if f := r.edition.Fact(strings.TrimPrefix(name, law.NowPrefix)); f != nil {
		says = f.Question.In(r.lang)
	}
	r.edition.Clauses(func(_ *law.Article, c *law.Clause) {
		if slices.ContainsFunc(c.Defines, func(d law.Definition) bool { return d.Name.Text == name }) {
			says = r.words.show.see + " " + c.ID
		}
	})
	return says
}

// consequenceText writes a consequence with its arguments.
func consequenceText(c *law.Consequence, lang string) string {
	text := c.Kind.Spec().Name
	if len(c.Values) > 0 {
		text += ": " + joined(c.Values)
	}
	for i, arg := range c.Args {
		text += ":,"[min(i, 1):min(i, 1)+1] + " " + arg.Name.Text + " " + strings.Join(texts(arg.Values), "/")
	}
	if c.Ground.EN != "" {
		text += ", ground " + strconv.Quote(c.Ground.In(lang))
	}
	return text
}
