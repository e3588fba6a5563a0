package main

import (
	"encoding/csv"
	"encoding/json"
	"slices"
	"strings"
	"testing"
)

type compared struct {
	Record   string
	Editions []struct {
		Edition, Phase string
	}
	Differ []string
	Error  *inputError
}

// TestCompareDocument holds that a comparison is one document, and several are an array.
func TestCompareDocument(t *testing.T) {
	var one compared
	decode(t, printed(t, "compare", "--format", "json", "N: 1S 1H TD E:2H"), &one)
	if one.Record != "N: 1S 1H TD E:2H" || len(one.Editions) < 3 || !slices.Contains(one.Differ, "clauses") {
		t.Errorf("got %+v", one)
	}
	for _, e := range one.Editions {
		if e.Phase == "undetermined" {
			t.Errorf("%s is undetermined, and there all the same", e.Edition)
		}
	}
	var list []compared
	decode(t, printed(t, "compare", "--format", "json", "-e", "1982", "N: 1S", "N: P"), &list)
	if len(list) != 2 || list[1].Record != "N: P" || list[1].Differ == nil || len(list[1].Differ) != 0 {
		t.Errorf("got %+v", list)
	}
	lines := strings.Split(strings.TrimSpace(printed(t, "compare", "--format", "ndjson", "N: 1S", "N: P", "N: X")), "\n")
	if len(lines) != 3 {
		t.Errorf("got %d lines, want 3", len(lines))
	}
	for _, line := range lines {
		decode(t, line, &compared{})
	}
}

// TestCompareWithFaults holds that the answer is an array as soon as there are two
// records, whether or not both can be read.
func TestCompareWithFaults(t *testing.T) {
	for _, test := range []struct {
		args []string
		want []string // records, "" for an error
	}{
		{[]string{"--errors", "inline", "N: 1S", "N: Q"}, []string{"N: 1S", ""}},
		{[]string{"--errors", "inline", "N: Q", "N: 1S"}, []string{"", "N: 1S"}},
		{[]string{"N: Q", "N: 1S"}, []string{"N: 1S"}},
		{[]string{"N: 1S", "N: Q"}, []string{"N: 1S"}},
		{[]string{"N: Q", "N: Q"}, nil},
	} {
		status, out, _ := lawc("", append([]string{"compare", "--format", "json"}, test.args...)...)
		var list []compared
		decode(t, out, &list)
		var got []string
		for _, c := range list {
			got = append(got, c.Record)
			if (c.Record == "") != (c.Error != nil) {
				t.Errorf("%q: got %+v", test.args, c)
			}
		}
		if status != 2 || !slices.Equal(got, test.want) {
			t.Errorf("%q: got %d, %q, want 2, %q", test.args, status, got, test.want)
		}
	}
	if _, out, _ := lawc("", "compare", "--format", "json", "N: Q"); out != "" {
		t.Errorf("got %q, want nothing", out)
	}
}

// TestCSV reads results back as a spreadsheet does.
func TestCSV(t *testing.T) {
	status, out, errs := lawc(`{"id": "a \"b\", c", "record": "N: 1S 1H TD E:P"}`+"\n", "run", "-e", "all", "--format", "csv", "--from", "ndjson", "-f", "-")
	if status != 0 {
		t.Fatal(errs)
	}
	rows, err := csv.NewReader(strings.NewReader(out)).ReadAll()
	if err != nil {
		t.Fatal(err)
	}
	if want := len(newLibrary(nil).names) + 1; len(rows) != want || strings.Count(out, "\r\n") != want {
		t.Fatalf("got %d rows, want %d, each ending in CR LF:\n%s", len(rows), want, out)
	}
	column := func(name string) int { return slices.Index(rows[0], name) }
	for _, row := range rows[1:] {
		if row[column("id")] != `a "b", c` || row[column("record")] != "N: 1S 1H TD E:P" {
			t.Errorf("got %q", row)
		}
	}
	for _, name := range []string{"edition", "phase", "turn", "auction", "contract", "doubled", "declarer", "passed_out", "clauses",
		"must_pass", "must", "may_not", "rights", "discretion", "assumed", "not_covered"} {
		if column(name) < 0 {
			t.Errorf("there is no column %s", name)
		}
	}
}

func decode(t *testing.T, text string, into any) {
	t.Helper()
	if err := json.Unmarshal([]byte(text), into); err != nil {
		t.Fatalf("%v in %q", err, text)
	}
}
