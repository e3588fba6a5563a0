package report

import (
	"fmt"
	"slices"
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
		moment.means, moment.says = w.moments[m], w.moments[m]
	}
	rows = append(rows, moment)
	label := w.when
	for _, cond := range v.When {
		text := cond.Term.Text + ": " + strings.Join(texts(cond.Values), " "+r.words.or+" ")
		rows = append(rows, clauseRow{label, text, r.means(cond.Term.Text), r.says(cond)})
		label = w.and
	}
	rows = append(rows, r.predicate(label, v.Expr)...)
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
	means := r.means(cond.Term.Text)
	if term := law.TermNamed(cond.Term.Text); term != nil && !term.IsTruth() {
		return fmt.Sprintf(r.words.page.is, means, list(r.values(cond.Values), r.words.or))
	}
	if len(cond.Values) == 1 && cond.Values[0].Text == "false" {
		return fmt.Sprintf(r.words.page.not, means)
	}
	return means
}

// values writes values as people say them. Numbers, and names of clauses and
// facts, stand as they are.
func (r *clauseReader) values(names []law.Name) []string {
	words := texts(names)
	for i, word := range words {
		if said, known := r.words.page.values[word]; known {
			words[i] = said
		}
	}
	return words
}

// consequence gives a consequence in words, with its arguments.
func (r *clauseReader) consequence(label string, c *law.Consequence) clauseRow {
	means := c.Kind.Spec().Says.In(r.lang)
	parts := r.values(c.Values)
	for _, arg := range c.Args {
		if arg.Name.Text != "if" {
			parts = append(parts, list(r.values(arg.Values), r.words.or))
		}
	}
	says := means
	if len(parts) > 0 {
		says = fmt.Sprintf(r.words.page.is, means, strings.Join(parts, ", "))
	}
	if fact := c.Arg("if"); fact != "" {
		says = fmt.Sprintf(r.words.ruling.onlyIf, says, r.condition(fact))
	}
	return clauseRow{label, consequenceText(c), means, says}
}

// condition says a fact as a condition, or else as the edition asks for it.
func (r *clauseReader) condition(fact string) string {
	if known, ok := r.words.facts[fact]; ok {
		return known.condition
	}
	return r.means(fact)
}

// means says what a term, fact or defined name means.
func (r *clauseReader) means(name string) (says string) {
	if term := law.TermNamed(name); term != nil {
		says = term.Says.In(r.lang)
	}
	for i := range r.edition.Facts {
		if f := &r.edition.Facts[i]; f.Name == name {
			says = f.Question.In(r.lang)
		}
	}
	r.edition.Clauses(func(_ *law.Article, c *law.Clause) {
		if slices.ContainsFunc(c.Defines, func(d law.Definition) bool { return d.Name.Text == name }) {
			says = r.words.show.see + " " + c.ID
		}
	})
	return says
}

// consequenceText writes a consequence with its arguments.
func consequenceText(c *law.Consequence) string {
	text := c.Kind.Spec().Name
	if len(c.Values) > 0 {
		text += ": " + joined(c.Values)
	}
	for i, arg := range c.Args {
		text += ":,"[min(i, 1):min(i, 1)+1] + " " + arg.Name.Text + " " + strings.Join(texts(arg.Values), "/")
	}
	return text
}
