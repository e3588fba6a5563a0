package lawc_test

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"lawc/internal/messages"
	"lawc/law"
	"lawc/rules"
)

// A tongue writes the generated tables of one language.
type tongue string

func (in tongue) say(en, nl string) string { return law.Text{EN: en, NL: nl}.In(string(in)) }

// table begins a table under a heading.
func (in tongue) table(heading, text, columns string) string {
	rule := strings.Repeat(" --- |", strings.Count(columns, "|")-1)
	return "## " + heading + "\n\n" + text + "\n\n" + columns + "\n|" + rule + "\n"
}

// vocabulary lists all that a rule file may say.
func vocabulary(in tongue) string {
	var b strings.Builder
	b.WriteString(in.table(in.say("Moments", "Momenten"),
		in.say("When a provision is looked at: `at`.", "Wanneer een bepaling wordt bekeken: `at`."),
		in.say("| moment | when |", "| moment | wanneer |")))
	for m := range law.Moment(law.Moments) {
		fmt.Fprintf(&b, "| `%s` | %s |\n", m, m.Says().In(string(in)))
	}
	b.WriteString("\n" + in.table(in.say("Terms", "Termen"),
		in.say("What a condition may read: in `when`, in `given` and in `expr`. *Of* says which call a term tells of: the\n"+
			"irregular one as things stood `then`, the one made `now`, one `withdrawn`, or how things stand at the `table`.",
			"Wat een voorwaarde mag lezen: in `when`, in `given` en in `expr`. *Van* zegt over welke bieding een term iets vertelt: de\n"+
				"onregelmatige zoals het toen stond (`then`), de bieding van nu (`now`), een teruggenomen (`withdrawn`), of hoe het aan tafel staat (`table`)."),
		in.say("| term | of | values | what it says | may be read at |", "| term | van | waarden | wat hij zegt | te lezen bij |")))
	for _, term := range law.Terms() {
		fmt.Fprintf(&b, "| `%s` | %s | %s | %s | %s |\n", term.Name, term.Of, in.valuesOf(&term), term.Says.In(string(in)), in.momentsOf(term.At))
	}
	b.WriteString("\n" + in.table(in.say("Consequences", "Gevolgen"),
		in.say("What a clause may bring: in `then`.", "Wat een clausule mag meebrengen: in `then`."),
		in.say("| consequence | arguments | what follows | at |", "| gevolg | argumenten | wat er volgt | bij |")))
	for _, c := range law.Consequences() {
		fmt.Fprintf(&b, "| `%s` | %s | %s | %s |\n", c.Name, in.arguments(c.Params), c.Says.In(string(in)), in.momentsOf(c.At))
	}
	b.WriteString("\n" + in.table(in.say("Findings", "Bevindingen"),
		in.say("The irregularities, as `irregularity`, `find` and `governs` name them. Those that are *plain* follow from the record\n"+
			"and the standing alone; the others are found by clauses.",
			"De onregelmatigheden, zoals `irregularity`, `find` en `governs` ze noemen. Die welke *vanzelf* blijken volgen alleen uit het\n"+
				"verslag en de stand; de andere worden door clausules gevonden."),
		in.say("| finding | what it is | found by |", "| bevinding | wat het is | blijkt |")))
	for _, name := range law.Findings() {
		f, by := law.FindingNamed(name), in.say("clauses", "uit clausules")
		if f.Plain() {
			by = in.say("plain", "vanzelf")
		}
		fmt.Fprintf(&b, "| `%s` | %s | %s |\n", name, f.Words().In(string(in)), by)
	}
	return b.String()
}

// factTable lists the facts with the editions that ask for them, each with its own
// question.
func factTable(t *testing.T, in tongue) string {
	type asking struct{ about, question string }
	said := map[string][]asking{}
	by := map[string]map[asking][]string{}
	forms := map[string]string{}
	for _, edition := range rules.Names() {
		for _, f := range loaded(t, edition).Facts {
			q := asking{f.About.String(), f.Question.In(string(in))}
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
				forms[f.Name] += in.say(" (taken to be so)", " (aangenomen)")
			}
			if f.Evident {
				forms[f.Name] += in.say(" (plain to see)", " (duidelijk te zien)")
			}
		}
	}
	var b strings.Builder
	b.WriteString(in.say("| fact | told of | what is asked | editions |", "| feit | gaat over | wat er wordt gevraagd | edities |") + "\n| --- | --- | --- | --- |\n")
	for _, name := range slices.Sorted(maps.Keys(said)) {
		form := forms[name]
		for _, q := range said[name] {
			fmt.Fprintf(&b, "| %s | `%s` | %s | %s |\n", form, q.about, q.question, strings.Join(by[name][q], ", "))
			form = ""
		}
	}
	return b.String()
}

func (in tongue) valuesOf(t *law.Term) string {
	switch {
	case t.IsTruth():
		return "true, false"
	case t.IsNumber():
		return fmt.Sprintf(in.say("0 to %d", "0 tot en met %d"), t.Max)
	}
	return in.words(t.Domain)
}

// words lists the words of a domain.
func (in tongue) words(d *law.Domain) string {
	switch names := d.Names(); {
	case slices.Equal(names, law.Findings()):
		return in.say("a finding", "een bevinding")
	case slices.Equal(names[1:], law.Findings()):
		return "`" + names[0] + "` " + in.say("or a finding", "of een bevinding")
	default:
		return coded(names)
	}
}

func (in tongue) arguments(params []law.Param) string {
	var list []string
	for _, p := range params {
		values := in.say("wording in both languages", "tekst in beide talen")
		switch {
		case p.Ref != "":
			values = in.say("a ", "een ") + messages.In(string(in), p.Ref)
		case p.Truth:
			values = "`true`"
		case p.Domain != nil:
			values = in.words(p.Domain)
		}
		if p.Name != "" {
			values = "`" + p.Name + "`: " + values
		}
		switch {
		case p.Default != "":
			values += " (`" + p.Default + "` " + in.say("if left out", "als het is weggelaten") + ")"
		case p.Optional:
			values += in.say(" (optional)", " (hoeft niet)")
		}
		list = append(list, values)
	}
	return strings.Join(list, "; ")
}

func coded(words []string) string { return "`" + strings.Join(words, "`, `") + "`" }

func (in tongue) momentsOf(set law.MomentSet) string {
	var names []string
	for m := range law.Moment(law.Moments) {
		if set.Has(m) {
			names = append(names, m.String())
		}
	}
	if len(names) == 0 || len(names) == law.Moments {
		return in.say("any moment", "elk moment")
	}
	return strings.Join(names, ", ")
}
