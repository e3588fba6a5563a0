package main

import (
	"encoding/json"
	"encoding/xml"
	"errors"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// TestFractions compares exactly, whatever a number would be rounded to.
func TestFractions(t *testing.T) {
	for _, test := range []struct {
		text        string
		part, whole int
		reached     bool
	}{
		{"95%", 95, 100, true},
		{"95%", 9499999, 10000000, false},
		{"95%", 19, 20, true},
		{"19/20", 94, 99, false},
		{"99.5%", 199, 200, true},
		{"99.5%", 198, 199, false},
		{"1/3", 1, 3, true},
		{"33.333333333%", 1, 3, true},
		{"33.333333334%", 1, 3, false},
		{"100%", 999999, 1000000, false},
		{"100%", 7, 7, true},
		{"0%", 0, 7, true},
		{"100%", 0, 0, true}, // there is nothing to cover
	} {
		var f fraction
		if err := f.Set(test.text); err != nil {
			t.Fatal(err)
		}
		if got := f.reachedBy(test.part, test.whole); got != test.reached || f.String() != test.text {
			t.Errorf("%d of %d reaches %s: got %v, want %v", test.part, test.whole, test.text, got, test.reached)
		}
	}
	for _, text := range []string{"", "95", "0.95", "101%", "20/19", "1/0", "-5%", "5 %", "1e2%", "%", "/", "1/2%", "½", "9999999999%"} {
		var f fraction
		if err := f.Set(text); err == nil || f.text != "" {
			t.Errorf("%q was taken for %s", text, f.value.String())
		}
	}
}

// TestCoverageFiles reads what is written about some cases: JSON and HTML hold the
// same clauses as the text, and the page is whole.
func TestCoverageFiles(t *testing.T) {
	dir := t.TempDir()
	write := func(name string) string {
		file := filepath.Join(dir, name)
		if status, _, errs := lawc("", "test", "../../testdata/cases/1936", "--coverage-file", file); status > 1 { // that all pass is for another test
			t.Fatal(status, errs)
		}
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		return string(text)
	}
	text, page := write("coverage.txt"), write("coverage.html")
	var all struct {
		Editions []struct {
			Edition, File                               string
			Covered, Operative, Outcomes, Outcomes_seen int
			Assumed                                     struct{ Covered, Operative int }
			Clauses                                     []struct{ Clause, Gap, Reason string }
		}
	}
	if err := json.Unmarshal([]byte(write("coverage.json")), &all); err != nil || len(all.Editions) == 0 {
		t.Fatal(err)
	}
	for _, e := range all.Editions {
		covered := 0
		for _, c := range e.Clauses {
			if c.Gap == "covered" {
				covered++
			} else if c.Reason == "" || !strings.Contains(text, ": "+c.Clause) {
				t.Errorf("%s: the text does not say why %s is not covered", e.Edition, c.Clause)
			}
			if !slices.ContainsFunc([]string{"", "^", "~", "&#34;"}, func(mark string) bool { return strings.Contains(page, ">"+c.Clause+mark+"<") }) {
				t.Errorf("%s: the page does not hold %s", e.Edition, c.Clause)
			}
		}
		if covered != e.Covered+e.Assumed.Covered || len(e.Clauses) != e.Operative+e.Assumed.Operative || e.Outcomes_seen > e.Outcomes {
			t.Errorf("%s: got %d of %d clauses, %d of %d outcomes, but %d covered of %d", e.Edition, e.Covered, e.Operative, e.Outcomes_seen, e.Outcomes, covered, len(e.Clauses))
		}
	}
	if !strings.HasPrefix(page, "<!DOCTYPE html>") || strings.Count(page, "<details") != strings.Count(page, "</details>") || !strings.HasSuffix(page, "</html>\n") {
		t.Errorf("the page is not whole: %.80q ... %q", page, page[len(page)-80:])
	}
}

// TestJUnit holds that what is written is XML whatever a case is called, and that
// problems are errors in it.
func TestJUnit(t *testing.T) {
	cases := `cases:
  - {name: "<&\" ]]> \u0001 é", record: "N: P P P P", expect: {"1982": {passed_out: false}}}
  - {name: bad, record: "N: 1Z", expect: {"1982": {passed_out: false}}}
`
	status, out, _ := lawc(cases, "test", "--format", "junit", "-")
	if status != 2 || !strings.Contains(out, `failures="1" errors="1"`) || !strings.Contains(out, "stdin:3:") {
		t.Errorf("got exit status %d and %s", status, out)
	}
	decoder := xml.NewDecoder(strings.NewReader(out))
	for {
		if _, err := decoder.Token(); errors.Is(err, io.EOF) {
			break
		} else if err != nil {
			t.Fatal(err, out)
		}
	}
}

// TestYAMLRecordsWhereTheyStand holds that a bad record of a YAML file is reported
// between its neighbours and counted.
func TestYAMLRecordsWhereTheyStand(t *testing.T) {
	records := "- 'N: 1S P P P'\n- 'N: 1S 1Y'\n- 'N: P P P P'\n- {dealer: N}\n"
	status, out, errs := lawc(records, "run", "--from", "yaml", "--format", "ndjson", "-")
	if lines := strings.Count(out, "\n"); status != 2 || lines != 2 || !strings.HasSuffix(errs, "2 records evaluated, 2 not read, 2 errors\n") {
		t.Errorf("got exit status %d, %d results and %q", status, lines, errs)
	}
}
