package lawc_test

import (
	"go/ast"
	"go/token"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"gopkg.in/yaml.v3"

	"lawc/law"
	"lawc/rules"
	"lawc/schema"
)

// readings is how many interpretations the rule files may rest on: R1, R2 and so on
// for the older codes, M1 and so on for the newer ones, each explained in
// docs/readings.yaml.
const readings = 71

// uncited says why no clause cites a reading.
var uncited = map[string]string{
	"R36": "what is left when nothing covers a change is how a result is told",
	"M32": "how sure an inferred clause is stands in the clause itself",
	"M33": "which edition is meant when none is named is the command's matter",
	"M34": "whose turn it is while something is open follows from who may settle it",
	"M35": "what an undetermined result keeps is how a result is told",
}

// TestInventory holds the rule files to the clauses that the sources have:
// these and no others, beside those that a file owns up to having added.
func TestInventory(t *testing.T) {
	var inventory map[string][]struct{ ID, Kind string }
	if err := yaml.Unmarshal([]byte(readFile(t, "testdata/inventory.yaml")), &inventory); err != nil {
		t.Fatal(err)
	}
	for _, name := range rules.Names() {
		want := map[string]string{}
		for _, row := range inventory[name] {
			want[row.ID] = row.Kind
		}
		inventoried := len(want) > 0 // an edition is a file, and needs nothing else
		loaded(t, name).Clauses(func(_ *law.Article, c *law.Clause) {
			kind, there := want[c.ID]
			delete(want, c.ID)
			switch {
			case strings.HasPrefix(c.ID, "assumed.") != (c.Provenance == "assumed"):
				t.Errorf("%s %s: provenance %s", name, c.ID, c.Provenance)
			case inventoried && there != (c.Provenance == "direct"):
				t.Errorf("%s %s: provenance %s, in the inventory: %v", name, c.ID, c.Provenance, there)
			case there && kind != c.Kind:
				t.Errorf("%s %s: kind %s, in the inventory %s", name, c.ID, c.Kind, kind)
			}
		})
		for id := range want {
			t.Errorf("%s %s is in the inventory, but not in the rule file", name, id)
		}
	}
}

// TestReadings wants every reading that is cited to exist, and every one that
// exists to be cited or to have a word here.
func TestReadings(t *testing.T) {
	explained := readingTexts(t)
	if len(explained) != readings {
		t.Errorf("docs/readings.yaml explains %d readings, expected %d", len(explained), readings)
	}
	cited := citedReadings(t)
	for reading, clauses := range cited {
		if explained[reading] == "" {
			t.Errorf("%v cite %s, which docs/readings.yaml does not explain", clauses, reading)
		}
	}
	for reading := range explained {
		if _, excused := uncited[reading]; excused == (cited[reading] != nil) {
			t.Errorf("reading %s: cited by %v, and excused from that: %v", reading, cited[reading], excused)
		}
	}
}

// TestUnsettled wants, of each reading that a clause says is not settled, a case that
// says so too: it shows what is in dispute.
func TestUnsettled(t *testing.T) {
	said := 0
	for _, name := range rules.Names() {
		e := loaded(t, name)
		e.Clauses(func(_ *law.Article, c *law.Clause) {
			for _, reading := range c.Unsettled {
				said++
				if !e.Inherited(c) && !disputed(t, name, regexp.MustCompile(`\b`+reading.Text+`\b`)) {
					t.Errorf("%s %s: %s is not settled, and no case with settled: false names it", name, c.ID, reading.Text)
				}
			}
		})
	}
	if said == 0 {
		t.Error("every reading is said to be settled")
	}
}

// disputed reports whether a case of an edition that is not settled gives a reason.
func disputed(t *testing.T, edition string, reason *regexp.Regexp) bool {
	files, err := filepath.Glob("testdata/cases/" + edition + "/*.yaml")
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range files {
		list, _ := schema.LoadCases(file, []byte(readFile(t, file)))
		if slices.ContainsFunc(list, func(c law.Case) bool { return c.Unsettled && reason.MatchString(c.Why) }) {
			return true
		}
	}
	return false
}

// TestTopics wants topics that read like matter/aspect, and no two that are
// one apart by a slip of the pen.
func TestTopics(t *testing.T) {
	form := regexp.MustCompile(`^[a-z]+(-[a-z]+)*/[a-z]+(-[a-z]+)*$`)
	var topics []string
	for _, name := range rules.Names() {
		loaded(t, name).Clauses(func(_ *law.Article, c *law.Clause) {
			for _, topic := range c.Topics {
				if !form.MatchString(topic) {
					t.Errorf("%s %s: topic %q, expected the form matter/aspect", name, c.ID, topic)
				}
				if slices.Contains(topics, topic) {
					continue
				}
				for _, other := range topics {
					if strings.ReplaceAll(other, "s", "") == strings.ReplaceAll(topic, "s", "") {
						t.Errorf("%s %s: topic %q, but also %q", name, c.ID, topic, other)
					}
				}
				topics = append(topics, topic)
			}
		})
	}
}

// TestNoLawInGo keeps editions, clauses and articles out of the Go files: no
// literal may name one. Comments may give examples.
func TestNoLawInGo(t *testing.T) {
	year := regexp.MustCompile(`\b(19|20)\d\d\b`)
	clause := regexp.MustCompile(`\b[1-9]\d\.([a-zA-Z]|\d+\.|(p|s|fn)\d)|\b(article|art\.|law|rule) \d`)
	for file, syntax := range sources(t) {
		ast.Inspect(syntax, func(n ast.Node) bool {
			literal, ok := n.(*ast.BasicLit)
			if ok && literal.Kind != token.CHAR && (year.MatchString(literal.Value) || clause.MatchString(literal.Value)) {
				t.Errorf("%s: names law in %s, which is for a rule file to do", file, literal.Value)
			}
			return true
		})
	}
}
