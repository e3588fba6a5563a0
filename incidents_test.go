package lawc_test

import (
	"fmt"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"lawc/auction"
	"lawc/interp"
	"lawc/law"
	"lawc/report"
	"lawc/schema"
)

const incidentsCases = "testdata/cases/across/incidents.yaml"

// The page of incidents, by language.
var files = map[tongue]string{"en": "docs/incidents.md", "nl": "docs/nl/incidents.md"}

// An incident of the page: its record, and the edition in force when it happened.
var incident = regexp.MustCompile("(?m)^`(.+)`, (?:under the laws of|volgens de spelregels van) ([0-9]{4})\\.\n\n" +
	regexp.QuoteMeta(begins) + "((?s).*?)" + regexp.QuoteMeta(ends))

// TestIncidents holds the rulings of the page to what the editions say, and its
// records to the cases that were worked out by hand.
func TestIncidents(t *testing.T) {
	for in, file := range files {
		in.incidents(t, file)
	}
}

func (in tongue) incidents(t *testing.T, file string) {
	page, programs := readFile(t, file), everyEdition(t)
	var records []string
	made := incident.ReplaceAllStringFunc(page, func(block string) string {
		parts := incident.FindStringSubmatch(block)
		records = append(records, parts[1])
		return strings.Replace(block, begins+parts[3], begins+in.rulings(programs, parsed(t, parts[1]), parts[2]), 1)
	})
	if n := strings.Count(page, "\n## "); n != len(records) || n == 0 {
		t.Fatalf("%s: %d headings, %d records with a place for their rulings", file, n, len(records))
	}
	cases, problems := schema.LoadCases(incidentsCases, []byte(readFile(t, incidentsCases)))
	if len(problems) > 0 {
		t.Fatal(problems)
	}
	for i, c := range cases {
		if text := parsed(t, records[min(i, len(records)-1)]); len(cases) != len(records) || text.String() != c.Record.String() {
			t.Fatalf("%s: found %d records, expected those of %s; number %d is %s", file, len(records), incidentsCases, i+1, c.Record.String())
		}
	}
	if *update {
		if err := os.WriteFile(file, []byte(made), 0o644); err != nil {
			t.Fatal(err)
		}
	} else if made != page {
		t.Errorf("%s: the rulings are out of date; go test . -run TestIncidents -update writes them", file)
	}
}

// rulings gives what the edition in force said of a record, sentence by sentence,
// and what the others say: those that say it alike together.
func (in tongue) rulings(programs []*interp.Program, r auction.Record, inForce string) string {
	var b strings.Builder
	var names []string
	said, clauses := map[string][]string{}, map[string]string{}
	for _, p := range slices.Backward(programs) {
		result, name := p.NewMachine().Run(&r), p.Edition.Name
		if name == inForce {
			for i, sentence := range in.sentences(result) {
				fmt.Fprintf(&b, "%d. %s\n", i+1, sentence)
			}
			b.WriteString("\n")
		}
		names = append(names, name)
		said[name], clauses[name] = in.inShort(result), under(result)
	}
	for len(names) > 0 {
		alike := func(n string) bool { return slices.Equal(said[n], said[names[0]]) }
		text, of := strings.Join(said[names[0]], " "), ""
		for _, name := range names {
			switch {
			case !alike(name):
			case name == inForce:
				text = in.say("the same.", "hetzelfde.")
			default:
				of += ", **" + name + "**" + clauses[name]
			}
		}
		if of != "" {
			fmt.Fprintf(&b, "- %s: %s\n", of[2:], text)
		}
		names = slices.DeleteFunc(slices.Clone(names), alike)
	}
	return b.String()
}

var cited = regexp.MustCompile(` \[[^]]*\]$`)

// inShort gives the sentences of a ruling as editions can share them: no clauses,
// nothing of what was taken for granted, and of the score only the clauses (see under).
func (in tongue) inShort(r *law.Result) (said []string) {
	short := *r
	short.Assumed, short.Discretion = nil, nil
	for _, sentence := range in.sentences(&short) {
		if !strings.HasSuffix(sentence, in.say("is not looked at.", "is niet bekeken.")) {
			said = append(said, cited.ReplaceAllString(sentence, ""))
		}
	}
	if said == nil {
		return []string{in.say("the calls stand.", "de biedingen blijven staan.")}
	}
	return said
}

var numbered = regexp.MustCompile(`(?m)^ *[0-9]+\. (.*)$`)

// sentences gives a ruling as lawc run prints it.
func (in tongue) sentences(r *law.Result) (list []string) {
	for _, line := range numbered.FindAllSubmatch(report.AppendText(nil, r, report.Style{Lang: string(in), Width: 1 << 16}), -1) {
		list = append(list, string(line[1]))
	}
	return list
}

// under lists the clauses by which something was ruled, not those that only describe
// a correct auction, and behind them those by which the score may be adjusted.
func under(r *law.Result) string {
	var ruled, score []string
	for _, d := range r.Discretion {
		score = append(score, d.Clause.ID)
	}
	for _, c := range r.Clauses {
		if c.Kind != "definition" && c.Kind != "procedure" && c.Provenance != "assumed" && !slices.Contains(score, c.ID) {
			ruled = append(ruled, c.ID)
		}
	}
	switch text := strings.Join(ruled, ", "); {
	case score != nil:
		return " (" + strings.TrimPrefix(text+"; score "+strings.Join(score, ", "), "; ") + ")"
	case text != "":
		return " (" + text + ")"
	}
	return ""
}
