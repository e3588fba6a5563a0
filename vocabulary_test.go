package lawc_test

import (
	"fmt"
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
		fmt.Fprintf(&b, "| `%s` | %s |\n", m, m.Says())
	}
	b.WriteString("\n## Terms\n\nWhat a condition may read: in `when`, and in `expr`.\n\n| term | values | what it says | may be read at |\n| --- | --- | --- | --- |\n")
	for _, term := range law.Terms() {
		fmt.Fprintf(&b, "| `%s` | %s | %s | %s |\n", term.Name, domain(&term), term.Says.EN, momentsOf(term.At))
	}
	b.WriteString("\n## Consequences\n\nWhat a clause may bring: in `then`.\n\n| consequence | arguments | what follows | at |\n| --- | --- | --- | --- |\n")
	for _, c := range law.Consequences() {
		fmt.Fprintf(&b, "| `%s` | %s | %s | %s |\n", c.Name, arguments(c.Params), c.Says.EN, momentsOf(c.At))
	}
	b.WriteString("\n## Findings\n\nThe irregularities, as `irregularity`, `find` and `governs` name them: ")
	b.WriteString(coded(law.Findings()) + ".\n")
	return b.String()
}

// factTable lists the facts with the editions that ask for them.
func factTable(t *testing.T) string {
	asked := map[string][]string{}
	says := map[string]law.Fact{}
	var names []string
	for _, edition := range rules.Names() {
		for _, f := range loaded(t, edition).Facts {
			if asked[f.Name] == nil {
				names, says[f.Name] = append(names, f.Name), f
			}
			asked[f.Name] = append(asked[f.Name], edition)
		}
	}
	slices.Sort(names)
	var b strings.Builder
	b.WriteString("\n## Facts\n\nWhat only a person at the table can know, as a record names it in braces. A rule file declares those it asks\n" +
		"for; they are terms in it.\n\n| fact | values | what is asked | if the record does not say | editions |\n| --- | --- | --- | --- | --- |\n")
	for _, name := range names {
		f := says[name]
		values := "true, false"
		if f.Suits {
			values += ", suits"
		}
		fmt.Fprintf(&b, "| `%s` | %s | %s | %t | %s |\n", name, values, f.Question.EN, f.Default, strings.Join(asked[name], ", "))
	}
	return b.String()
}

func domain(t *law.Term) string {
	switch {
	case t.IsTruth():
		return "true, false"
	case t.IsNumber():
		return fmt.Sprintf("0 to %d", t.Max)
	case slices.Equal(t.Values, law.Findings()):
		return "a finding"
	case slices.Equal(t.Values[1:], law.Findings()):
		return "`" + t.Values[0] + "` or a finding"
	}
	return coded(t.Values)
}

func arguments(params []law.Param) string {
	var list []string
	for _, p := range params {
		values := coded(p.Values)
		switch {
		case p.Ref != "":
			values = "a " + p.Ref
		case slices.Equal(p.Values, law.Findings()):
			values = "a finding"
		}
		if p.Name != "" {
			values = "`" + p.Name + "`: " + values
		}
		if p.Optional {
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
