package report

import (
	"fmt"
	"slices"
	"strings"

	"lawc/differ"
	"lawc/law"
)

// A changeTeller tells in words what has changed between clauses of two editions.
type changeTeller struct {
	before, after clauseReader
	words         *changeWords
}

func newChangeTeller(a, b *law.Edition, lang string) changeTeller {
	w := wordsIn(lang)
	return changeTeller{clauseReader{a, w, lang}, clauseReader{b, w, lang}, &w.change}
}

// sentences tells each difference between two clauses in a sentence of which the clause
// is the subject.
func (t *changeTeller) sentences(change *differ.ClauseChange) []string {
	list := []string{}
	for i := range change.Details {
		d := &change.Details[i]
		if d.Part == differ.PartDefines && (d.A == "" && readsOwn(change.B, d.Term) || d.B == "" && readsOwn(change.A, d.Term)) {
			continue // told where the clause reads it
		}
		for _, text := range t.detail(d) {
			if d.Provision > 0 {
				text = fmt.Sprintf(t.words.one, string(rune('a'+d.Provision-1)), text)
			}
			list = append(list, text)
		}
	}
	return list
}

// readsOwn reports whether a clause reads a name in conditions of its own.
func readsOwn(c *law.Clause, name string) bool {
	return slices.ContainsFunc(c.Provisions, func(v law.Provision) bool {
		return slices.ContainsFunc(v.Exprs, func(e law.Source) bool { return slices.Contains(identifiers(e.Text), name) })
	})
}

// detail tells one difference, a predicate in a sentence for each of its demands.
func (t *changeTeller) detail(d *differ.ClauseDetail) []string {
	if d.Part == differ.PartExpr {
		return t.predicate(d.A, d.B)
	}
	return []string{t.other(d)}
}

// predicate tells what a predicate wants that it did not, and wants no longer.
func (t *changeTeller) predicate(was, is string) (list []string) {
	before := t.before.demands(predicateToken.FindAllString(was, -1), false)
	after := t.after.demands(predicateToken.FindAllString(is, -1), false)
	for _, side := range []struct {
		of, without []demand
		form        func(*changeForms) string
	}{{after, before, func(f *changeForms) string { return f.more }}, {before, after, func(f *changeForms) string { return f.less }}} {
		for _, d := range side.of {
			forms := &t.words.wants
			if d.denied {
				forms = &t.words.holds
			}
			if !slices.Contains(side.without, d) {
				list = append(list, fmt.Sprintf(side.form(forms), d.words))
			}
		}
	}
	return list
}

func (t *changeTeller) other(d *differ.ClauseDetail) string {
	w := t.words
	switch d.Part {
	case differ.PartWhen:
		return t.condition(d.PieceA.Condition, d.PieceB.Condition)
	case differ.PartThen:
		return w.brings.tell(t.before.brings(d.PieceA.Consequence), t.after.brings(d.PieceB.Consequence))
	case differ.PartProvision:
		return w.provides.tell(t.provision(&t.before, d.PieceA.Provision), t.provision(&t.after, d.PieceB.Provision))
	case differ.PartDefines:
		return w.defines.tell(t.before.predicateWords(d.A), t.after.predicateWords(d.B))
	case differ.PartAt:
		return w.moment.tell(t.before.moment(d.A), t.after.moment(d.B))
	case differ.PartKind:
		return w.kind.tell(nameOf(t.before.words.show.kinds, d.A), nameOf(t.after.words.show.kinds, d.B))
	case differ.PartInsteadOf:
		return w.before.tell(d.A, d.B)
	}
	return w.ranks.tell(d.A, d.B)
}

// tell says what is there instead of what was; either may be nothing.
func (f *changeForms) tell(was, is string) string {
	switch {
	case was == "":
		return fmt.Sprintf(f.more, is)
	case is == "":
		return fmt.Sprintf(f.less, was)
	}
	return fmt.Sprintf(f.other, is, was)
}

// condition tells of a condition that has come, gone or changed. Where only the words
// differ for which a term holds, it tells which have come and which have gone.
func (t *changeTeller) condition(was, is *law.Condition) string {
	w := t.words
	switch {
	case was == nil && denied(is):
		return fmt.Sprintf(w.holds.more, t.after.says(affirmed(is)))
	case was == nil:
		return fmt.Sprintf(w.wants.more, t.after.says(*is))
	case is == nil && denied(was):
		return fmt.Sprintf(w.holds.less, t.before.says(affirmed(was)))
	case is == nil:
		return fmt.Sprintf(w.wants.less, t.before.says(*was))
	}
	term := law.TermNamed(is.Term.Text)
	if term == nil || term.IsTruth() {
		return fmt.Sprintf(w.wants.other, t.after.says(*is), t.before.says(*was))
	}
	without := func(list, other []law.Name) string {
		left := slices.DeleteFunc(slices.Clone(list), func(n law.Name) bool { return slices.Contains(texts(other), n.Text) })
		return strings.Join(t.after.values(left, term.Domain), ", ")
	}
	means, come, gone := t.after.means(term.Name), without(is.Values, was.Values), without(was.Values, is.Values)
	switch {
	case gone == "":
		return fmt.Sprintf(w.values.more, means, come)
	case come == "":
		return fmt.Sprintf(w.values.less, means, gone)
	}
	return fmt.Sprintf(w.values.other, means, come, gone)
}

// denied reports whether a condition wants something not to be so; affirmed is the same
// condition the other way round.
func denied(c *law.Condition) bool { return len(c.Values) == 1 && c.Values[0].Text == "false" }

func affirmed(c *law.Condition) law.Condition {
	return law.Condition{Term: c.Term, Values: []law.Name{{Text: "true"}}}
}

// brings says a consequence, if there is one.
func (r *clauseReader) brings(c *law.Consequence) string {
	if c == nil {
		return ""
	}
	return r.sentence(c)
}

// moment says what a moment is.
func (r *clauseReader) moment(name string) string {
	if m, known := law.MomentNamed(name); known {
		return m.Says().In(r.lang)
	}
	return name
}

// provision says the whole of a provision, if there is one.
func (t *changeTeller) provision(r *clauseReader, v *law.Provision) string {
	if v == nil {
		return ""
	}
	var then []string
	for i := range v.Then {
		then = append(then, r.sentence(&v.Then[i]))
	}
	when, brings := r.moment(v.At.Text), strings.Join(then, "; ")
	if conditions := r.conditions(v); len(conditions) > 0 {
		return fmt.Sprintf(t.words.provision, when, strings.Join(conditions, "; "), brings)
	}
	return fmt.Sprintf(t.words.always, when, brings)
}
