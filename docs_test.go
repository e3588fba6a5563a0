package lawc_test

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"gopkg.in/yaml.v3"

	"lawc/law"
	"lawc/rules"
	"lawc/schema"
	"lawc/trial"
)

// What is generated in a document stands between these.
const (
	begins = "<!-- generated: go test . -update -->\n"
	ends   = "<!-- end -->\n"
)

// TestDocuments holds the generated parts of the documents to what they are
// made from.
func TestDocuments(t *testing.T) {
	for file, made := range map[string]string{
		"README.md":        editionTable(t),
		"docs/terms.md":    vocabulary(),
		"docs/readings.md": readingTable(t),
	} {
		text := readFile(t, file)
		before, rest, ok := strings.Cut(text, begins)
		_, after, ok2 := strings.Cut(rest, ends)
		if !ok || !ok2 {
			t.Fatalf("%s: found no lines %q and %q", file, begins, ends)
		}
		want := before + begins + made + ends + after
		if *update {
			if err := os.WriteFile(file, []byte(want), 0o644); err != nil {
				t.Fatal(err)
			}
		} else if text != want {
			t.Errorf("%s: the generated part is out of date; go test . -update writes it", file)
		}
	}
}

// TestCasesInDocuments runs the cases that CONTRIBUTING shows.
func TestCasesInDocuments(t *testing.T) {
	const file = "CONTRIBUTING.md"
	suite := trial.NewSuite(everyEdition(t)...)
	blocks := strings.Split(readFile(t, file), "```yaml\n")[1:]
	if len(blocks) == 0 {
		t.Fatal("no cases in " + file)
	}
	for _, block := range blocks {
		block, _, _ = strings.Cut(block, "```")
		cases, problems := schema.LoadCases(file, []byte(block))
		for i := range cases {
			outcomes, more := suite.Run(&cases[i])
			problems = append(problems, more...)
			for _, o := range outcomes {
				if o.Failed() {
					t.Errorf("%s: %s, %s: %+v", file, cases[i].Name, o.Edition.Name, o.Mismatches)
				}
			}
		}
		if len(problems) > 0 {
			t.Error(problems)
		}
	}
}

// editionTable tells what each edition covers.
func editionTable(t *testing.T) string {
	var b strings.Builder
	b.WriteString("| edition | the source covers | clauses | of them operative | added: assumed | added: inferred | cases |\n")
	b.WriteString("| --- | --- | ---: | ---: | ---: | ---: | ---: |\n")
	cases := casesOf(t)
	for _, name := range rules.Names() {
		e := loaded(t, name)
		count := map[string]int{}
		e.Clauses(func(_ *law.Article, c *law.Clause) {
			count[c.Provenance]++
			if c.Provenance == "direct" && c.Operative() {
				count["operative"]++
			}
		})
		fmt.Fprintf(&b, "| [%s](%s) | %s | %d | %d | %d | %d | %d |\n", name, rules.File(name), e.Covers.EN,
			count["direct"], count["operative"], count["assumed"], count["inferred"], cases[name])
	}
	return b.String()
}

// casesOf counts the cases that say what an edition must make of a record.
func casesOf(t *testing.T) map[string]int {
	files, err := filepath.Glob("testdata/cases/*/*.yaml")
	if err != nil || len(files) == 0 {
		t.Fatal("no case files", err)
	}
	count := map[string]int{}
	for _, file := range files {
		cases, problems := schema.LoadCases(file, []byte(readFile(t, file)))
		if len(problems) > 0 {
			t.Fatal(problems)
		}
		for _, c := range cases {
			for _, x := range c.Expect {
				count[strings.TrimSuffix(x.Edition.Text, law.InferredSuffix)]++
			}
		}
	}
	return count
}

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

// readingTable lists the readings with the clauses that rest on them.
func readingTable(t *testing.T) string {
	texts, cited := readingTexts(t), citedReadings(t)
	var b strings.Builder
	b.WriteString("| reading | what the rule files take the texts to say | clauses that rest on it |\n| --- | --- | --- |\n")
	for i := range readings {
		name := fmt.Sprintf("R%d", i+1)
		fmt.Fprintf(&b, "| %s | %s | %s |\n", name, texts[name], strings.Join(cited[name], ", "))
	}
	return b.String()
}

func readingTexts(t *testing.T) (texts map[string]string) {
	if err := yaml.Unmarshal([]byte(readFile(t, "docs/readings.yaml")), &texts); err != nil {
		t.Fatal(err)
	}
	return texts
}

// citedReadings maps each reading to the clauses that cite it.
func citedReadings(t *testing.T) map[string][]string {
	cited := map[string][]string{}
	for _, name := range rules.Names() {
		e := loaded(t, name)
		for _, reading := range e.GovernsReading {
			cited[reading] = append(cited[reading], name+" governs")
		}
		e.Clauses(func(_ *law.Article, c *law.Clause) {
			for _, reading := range c.Readings {
				cited[reading] = append(cited[reading], name+" "+c.ID)
			}
		})
	}
	return cited
}
