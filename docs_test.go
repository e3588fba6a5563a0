package lawc_test

import (
	"cmp"
	"fmt"
	"maps"
	"os"
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

// What is generated in a document stands between these.
const (
	begins = "<!-- generated: go test . -update -->\n"
	ends   = "<!-- end -->\n"
)

// TestDocuments holds the generated parts of the documents to what they are
// made from.
func TestDocuments(t *testing.T) {
	for file, made := range map[string]string{
		"README.md":           briefTable(t),
		"docs/editions.md":    editionTable(t, "en"),
		"docs/nl/editions.md": editionTable(t, "nl"),
		"docs/terms.md":       vocabulary("en"),
		"docs/nl/terms.md":    vocabulary("nl"),
		"docs/facts.md":       factTable(t, "en"),
		"docs/nl/facts.md":    factTable(t, "nl"),
		"docs/api.md":         addresses(t),
		"docs/readings.md":    readingTable(t),
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

// TestDutchDocuments holds each page in Dutch to the English one: as many headings, the
// same commands, the same rows of tables, and what is shown of files word for word.
func TestDutchDocuments(t *testing.T) {
	files, err := filepath.Glob("docs/nl/*.md")
	if err != nil || len(files) == 0 {
		t.Fatal("no pages in Dutch", err)
	}
	for _, file := range files {
		dutch, english := readFile(t, file), readFile(t, filepath.Join("docs", filepath.Base(file)))
		if *update {
			if dutch = withBlocksOf(dutch, english); os.WriteFile(file, []byte(dutch), 0o644) != nil {
				t.Fatal(file)
			}
		}
		if got, want := frame(dutch), frame(english); !slices.Equal(got, want) {
			for i := range max(len(got), len(want)) {
				if i >= len(got) || i >= len(want) || got[i] != want[i] {
					t.Errorf("%s differs from the English page: got\n%q\nwant\n%q", file, got[min(i, len(got)):min(i+1, len(got))], want[min(i, len(want)):min(i+1, len(want))])
					break
				}
			}
		}
	}
}

// frame is what a page has in any language: the depths of its headings, the commands and
// the files that it shows, and of each row of a table what its first cell has as code.
func frame(page string) (list []string) {
	code := regexp.MustCompile("`[^`]*`")
	info, inside := "", false
	for line := range strings.Lines(page) {
		line = strings.TrimSuffix(line, "\n")
		switch fence, isFence := strings.CutPrefix(line, "```"); {
		case isFence:
			info, inside = fence, !inside
			list = append(list, line)
		case inside && (info == "console" && strings.HasPrefix(line, "$ ") || strings.HasPrefix(info, "yaml")):
			list = append(list, line)
		case inside:
		case strings.HasPrefix(line, "#"):
			list = append(list, line[:strings.LastIndex(line, "#")+1])
		case strings.HasPrefix(line, "|"):
			first, _, _ := strings.Cut(line[1:], " | ")
			if words := code.FindAllString(first, -1); words != nil {
				list = append(list, "| "+strings.Join(words, " "))
			}
		}
	}
	return list
}

// withBlocksOf gives a page with what another shows of files.
func withBlocksOf(page, other string) string {
	parts, others := strings.Split(page, "\n```"), strings.Split(other, "\n```")
	for i := 1; i < len(parts) && len(parts) == len(others); i += 2 {
		if strings.HasPrefix(others[i], "yaml") {
			parts[i] = others[i]
		}
	}
	return strings.Join(parts, "\n```")
}

// editionTable tells what each edition covers.
func editionTable(t *testing.T, lang string) string {
	var b strings.Builder
	b.WriteString(map[string]string{
		"en": "| edition | the source covers | direct | of them operative | quoted | inferred | assumed | cases |\n",
		"nl": "| editie | de bron omvat | direct | daarvan werkzaam | aangehaald | afgeleid | aangenomen | gevallen |\n",
	}[lang] + "| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: |\n")
	eachEdition(t, func(e *law.Edition, n map[string]int) {
		fmt.Fprintf(&b, "| %s | %s | %d | %d | %d | %d | %d | %d |\n", e.Name, e.Covers.In(lang), n["direct"], n["operative"], n["quoted"], n["inferred"], n["assumed"], n["cases"])
	})
	return b.String()
}

// briefTable tells of each edition in a few words what there is.
func briefTable(t *testing.T) string {
	var b strings.Builder
	b.WriteString("| edition | what it covers | clauses | cases |\n| --- | --- | ---: | ---: |\n")
	eachEdition(t, func(e *law.Edition, n map[string]int) {
		covers, _, _ := strings.Cut(e.Covers.EN, ";")
		covers, _, _ = strings.Cut(covers, ". ")
		fmt.Fprintf(&b, "| [%s](%s) | %s | %d | %d |\n", e.Name, rules.File(e.Name), covers, n["direct"]+n["quoted"]+n["inferred"], n["cases"])
	})
	return b.String()
}

// eachEdition counts the clauses of each edition by how they are known, and its cases.
func eachEdition(t *testing.T, row func(e *law.Edition, count map[string]int)) {
	cases := casesOf(t)
	for _, name := range rules.Names() {
		e := loaded(t, name)
		count := map[string]int{"cases": cases[name]}
		e.Clauses(func(_ *law.Article, c *law.Clause) {
			count[c.Provenance]++
			if c.Provenance == "direct" && c.Operative() {
				count["operative"]++
			}
		})
		row(e, count)
	}
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

// readingTable lists the readings with the clauses that rest on them.
func readingTable(t *testing.T) string {
	texts, cited := readingTexts(t), citedReadings(t)
	var b strings.Builder
	b.WriteString("| reading | what the rule files take the texts to say | clauses that rest on it |\n| --- | --- | --- |\n")
	for _, name := range readingNames(texts) {
		fmt.Fprintf(&b, "| %s | %s | %s |\n", name, texts[name], strings.Join(cited[name], ", "))
	}
	return b.String()
}

// readingNames orders readings by number, those of the older codes first.
func readingNames(texts map[string]string) []string {
	return slices.SortedFunc(maps.Keys(texts), func(a, b string) int {
		return cmp.Or(-strings.Compare(a[:1], b[:1]), cmp.Compare(len(a), len(b)), strings.Compare(a, b))
	})
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
			cited[reading.Text] = append(cited[reading.Text], name+" governs")
		}
		e.Clauses(func(_ *law.Article, c *law.Clause) {
			if e.Inherited(c) {
				return // told of the edition in which it stands
			}
			for _, reading := range c.Readings {
				where := name + " " + c.ID
				if slices.ContainsFunc(c.Unsettled, func(n law.Name) bool { return n.Text == reading.Text }) {
					where += " (not settled)"
				}
				cited[reading.Text] = append(cited[reading.Text], where)
			}
		})
	}
	return cited
}
