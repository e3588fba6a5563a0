package lawc_test

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"lawc/law"
	"lawc/rules"
)

// vocabulary lists all that a rule file may say.
func vocabulary() string {
	var b strings.Builder
	b.WriteString("## Moments\n\nWhen a provision is looked at: `at`.\n\n| moment | when |\n| --- | --- |\n")
	for m := range law.Moment(law.Moments) {
		fmt.Fprintf(&b, "| `%s` | %s |\n", m, m.Says().EN)
	}
	b.WriteString("\n## Terms\n\nWhat a condition may read: in `when`, in `given` and in `expr`. *Of* says which call a term tells of: the\n" +
		"irregular one as things stood `then`, the one made `now`, one `withdrawn`, or how things stand at the `table`.\n\n" +
		"| term | of | values | what it says | may be read at |\n| --- | --- | --- | --- | --- |\n")
	for _, term := range law.Terms() {
		fmt.Fprintf(&b, "| `%s` | %s | %s | %s | %s |\n", term.Name, term.Of, valuesOf(&term), term.Says.EN, momentsOf(term.At))
	}
	b.WriteString("\n## Consequences\n\nWhat a clause may bring: in `then`.\n\n| consequence | arguments | what follows | at |\n| --- | --- | --- | --- |\n")
	for _, c := range law.Consequences() {
		fmt.Fprintf(&b, "| `%s` | %s | %s | %s |\n", c.Name, arguments(c.Params), c.Says.EN, momentsOf(c.At))
	}
	b.WriteString("\n## Findings\n\nThe irregularities, as `irregularity`, `find` and `governs` name them. Those that are *plain* follow from the record\n" +
		"and the standing alone; the others are found by clauses.\n\n| finding | what it is | found by |\n| --- | --- | --- |\n")
	for _, name := range law.Findings() {
		f, by := law.FindingNamed(name), "clauses"
		if f.Plain() {
			by = "plain"
		}
		fmt.Fprintf(&b, "| `%s` | %s | %s |\n", name, f.Words().EN, by)
	}
	return b.String()
}

// factTable lists the facts with the editions that ask for them, each with its own
// question.
func factTable(t *testing.T) string {
	type asking struct{ about, question string }
	said := map[string][]asking{}
	by := map[string]map[asking][]string{}
	forms := map[string]string{}
	for _, edition := range rules.Names() {
		for _, f := range loaded(t, edition).Facts {
			q := asking{f.About.String(), f.Question.EN}
			if by[f.Name] == nil {
				by[f.Name] = map[asking][]string{}
			}
			if by[f.Name][q] == nil {
				said[f.Name] = append(said[f.Name], q)
			}
			by[f.Name][q] = append(by[f.Name][q], edition)
			forms[f.Name] = "`" + f.Name + "`"
			if f.Suits {
				forms[f.Name] += ", `" + f.Name + "=H+S`"
			}
			if f.Default {
				forms[f.Name] += " (taken to be so)"
			}
			if f.Evident {
				forms[f.Name] += " (plain to see)"
			}
		}
	}
	var b strings.Builder
	b.WriteString("| fact | told of | what is asked | editions |\n| --- | --- | --- | --- |\n")
	for _, name := range slices.Sorted(maps.Keys(said)) {
		form := forms[name]
		for _, q := range said[name] {
			fmt.Fprintf(&b, "| %s | `%s` | %s | %s |\n", form, q.about, q.question, strings.Join(by[name][q], ", "))
			form = ""
		}
	}
	return b.String()
}

func valuesOf(t *law.Term) string {
	switch {
	case t.IsTruth():
		return "true, false"
	case t.IsNumber():
		return fmt.Sprintf("0 to %d", t.Max)
	}
	return words(t.Domain)
}

// words lists the words of a domain.
func words(d *law.Domain) string {
	switch names := d.Names(); {
	case slices.Equal(names, law.Findings()):
		return "a finding"
	case slices.Equal(names[1:], law.Findings()):
		return "`" + names[0] + "` or a finding"
	default:
		return coded(names)
	}
}

func arguments(params []law.Param) string {
	var list []string
	for _, p := range params {
		values := "wording in both languages"
		switch {
		case p.Ref != "":
			values = "a " + p.Ref
		case p.Truth:
			values = "`true`"
		case p.Domain != nil:
			values = words(p.Domain)
		}
		if p.Name != "" {
			values = "`" + p.Name + "`: " + values
		}
		switch {
		case p.Default != "":
			values += " (`" + p.Default + "` if left out)"
		case p.Optional:
			values += " (optional)"
		}
		list = append(list, values)
	}
	return strings.Join(list, "; ")
}

func coded(words []string) string { return "`" + strings.Join(words, "`, `") + "`" }

func momentsOf(set law.MomentSet) string {
	var names []string
	for m := range law.Moment(law.Moments) {
		if set.Has(m) {
			names = append(names, m.String())
		}
	}
	if len(names) == 0 || len(names) == law.Moments {
		return "any moment"
	}
	return strings.Join(names, ", ")
}
