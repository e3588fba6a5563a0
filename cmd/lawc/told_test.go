package main

import (
	"bytes"
	"encoding/json"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"

	"lawc/internal/fortest"
	"lawc/law"
	"lawc/options"
	"lawc/report"
	"lawc/schema"
)

// toldCases reads the records of all case files.
func toldCases(t *testing.T) (list []law.Case) {
	files, err := filepath.Glob("../../testdata/cases/*/*.yaml")
	if err != nil || len(files) == 0 {
		t.Fatalf("found %d case files (%v)", len(files), err)
	}
	for _, file := range files {
		src, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		some, problems := schema.LoadCases(file, src)
		if len(problems) > 0 {
			t.Fatal(problems)
		}
		list = append(list, some...)
	}
	return list
}

// TestEveryCaseCanBeTold writes the results of all cases in every form and
// language: nothing may be left without words, and the JSON is what the result
// holds.
func TestEveryCaseCanBeTold(t *testing.T) {
	programs, err := newLibrary(&console{errs: os.Stderr}).programs([]string{"all"})
	if err != nil {
		t.Fatal(err)
	}
	machines := machinesOf(programs)
	results := make([]*law.Result, len(machines))
	explorer := options.New(programs[0])
	for i, c := range toldCases(t) {
		if i%fortest.Every(5) > 0 {
			continue
		}
		for j, m := range machines {
			results[j] = m.Run(&c.Record)
			sameAsView(t, results[j])
		}
		var text []byte
		for _, lang := range report.Languages() {
			style := report.Style{Lang: lang, Symbols: true}
			for _, r := range results {
				text = report.AppendText(text, r, style)
			}
			text = report.AppendComparison(text, results, style)
			if i%fortest.Every(15) == 0 { // a page tells what the text tells, with every clause in full
				for _, r := range results {
					text = report.AppendHTML(text, r, lang)
				}
				text = report.AppendComparisonHTML(text, results, nil, lang)
			}
			if i%(5*fortest.Every(5)) == 0 {
				sheet := explorer.Sheet(&c.Record)
				text = options.AppendChoices(text, &sheet, options.Form{Lang: lang})
			}
		}
		for _, wrong := range []string{"%!", "<nil>", "  .", " ,"} {
			if at := bytes.Index(text, []byte(wrong)); at >= 0 {
				t.Errorf("%s: got %q in %q", c.Record, wrong, text[max(0, at-80):min(len(text), at+80)])
			}
		}
	}
}

func sameAsView(t *testing.T, r *law.Result) {
	t.Helper()
	viewed, err := json.Marshal(r.View())
	if err != nil {
		t.Fatal(err)
	}
	var got, want any
	for _, one := range []struct {
		text []byte
		into *any
	}{{report.AppendJSON(nil, r), &got}, {viewed, &want}} {
		if err := json.Unmarshal(one.text, one.into); err != nil {
			t.Fatal(err)
		}
	}
	if !reflect.DeepEqual(got, want) {
		t.Errorf("%s: got %v, want %v", r.Record, got, want)
	}
}

// TestExamples holds the command to the results that were worked out by hand,
// byte for byte.
func TestExamples(t *testing.T) {
	text, err := os.ReadFile("../../testdata/examples.ndjson")
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range strings.Split(strings.TrimSpace(string(text)), "\n") {
		var example struct{ Edition, Record string }
		if err := json.Unmarshal([]byte(want), &example); err != nil {
			t.Fatal(err)
		}
		_, got, errs := lawc("", "run", "-e", example.Edition, "--format", "ndjson", example.Record)
		if got != want+"\n" {
			t.Errorf("%s\ngot  %s\nwant %s", errs, got, want)
		}
	}
}
