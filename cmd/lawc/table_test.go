package main

import (
	"bytes"
	"encoding/json"
	"slices"
	"strings"
	"testing"

	"lawc/auction"
	"lawc/internal/fortest"
	"lawc/table"
)

// TestTableFormats wants the same rows whatever the format.
func TestTableFormats(t *testing.T) {
	status, out, errs := lawc("", "table", "--editions", "1936,1982", "--format", "json", "insufficient-bid")
	if status != 0 || errs != "" {
		t.Fatalf("exit status %d: %s", status, errs)
	}
	var got struct {
		Editions []string
		Rows     []struct{ ID, Group, Record string }
		About    struct{ Date string }
	}
	if err := json.Unmarshal([]byte(out), &got); err != nil {
		t.Fatal(err)
	}
	if !slices.Equal(got.Editions, []string{"1936", "1982"}) || len(got.Rows) < 5 || got.About.Date == "" {
		t.Fatalf("%+v", got)
	}
	for _, format := range []string{"text", "markdown", "csv", "html"} {
		status, out, errs := lawc("", "table", "--editions", "1982,1936", "--format", format, "insufficient-bid")
		if status != 0 || errs != "" {
			t.Errorf("%s: exit status %d: %s", format, status, errs)
		}
		for _, r := range got.Rows {
			if !strings.Contains(out, r.Record) {
				t.Errorf("%s has no %s", format, r.Record)
			}
		}
	}
}

// TestTableRecord finds the row of a record, finished or not, and says when there is
// none.
func TestTableRecord(t *testing.T) {
	for _, x := range []struct {
		record string
		status int
		want   string
	}{
		{"N: 1S 1H TD E:2H", 0, "partner must pass once"},
		{"N: 1S 1H TD E:2H P P P", 0, "partner must pass once"},
		{"E: 1S 1H TD S:2H", 0, "partner must pass once"},
		{"N: 1S W:P TD E:P", 0, "L1"},
		{"N: 1S P P P", 1, ""},
		{"N: 1S 1", 2, ""},
	} {
		status, out, errs := lawc("", "table", "--editions", "1936,1982", "--record", x.record)
		if status != x.status || !strings.Contains(out, x.want) || (errs == "") != (status == 0) {
			t.Errorf("%s: exit status %d, %s%s", x.record, status, out, errs)
		}
	}
	_, out, _ := lawc("", "table", "--format", "json", "--lang", "nl", "--record", "N: 1S 1H TD")
	var row struct {
		ID    string
		Cells map[string]struct{ Ruling []string }
	}
	if err := json.Unmarshal([]byte(out), &row); err != nil || len(row.Cells) != len(fortest.SideBySide(t)) || row.Cells["1982"].Ruling[0] != "vervalt" {
		t.Errorf("%v: %s", err, out)
	}
}

// TestTableAsked takes a record in the place of a topic for one, and refuses what has no
// meaning together, or is empty as an unset variable of a shell leaves it.
func TestTableAsked(t *testing.T) {
	const record = "N: 1S 1H TD"
	asked := printed(t, "table", "--record", record)
	for _, args := range [][]string{{record}, strings.Fields(record)} {
		if out := printed(t, append([]string{"table"}, args...)...); out != asked {
			t.Errorf("%q: %s", args, out)
		}
	}
	for _, x := range []struct {
		args []string
		want string
	}{
		{[]string{"table", record, "--record", record}, "found 2 records, expected one"},
		{[]string{"table", record, "insufficient-bid"}, "expected one of the two"},
		{[]string{"table", "--record", record, "--covered"}, "found --record and --covered"},
		{[]string{"table", "--record", record, "--differences"}, "found --record and --differences"},
		{[]string{"table", "--list", "cards"}, "found --list and a topic"},
		{[]string{"table", "--editions", ""}, "found nothing, expected a name"},
		{[]string{"table", "--editions", "1936,,1982"}, "found nothing in the place of an edition"},
		{[]string{"table", "--record", ""}, "found nothing, expected a record"},
		{[]string{"diff", "1936", "1982", "--record", ""}, "found nothing, expected a record"},
		{[]string{"diff", "1936", "1982", "--topic", ""}, "found nothing, expected a name"},
		{[]string{"diff", "1936", "1982", "--only", "clauses", "--all"}, "found --only clauses and --all"},
		{[]string{"diff", "1936", "1982", "--only", "clauses", "--depth", "2"}, "found --only clauses and --depth"},
		{[]string{"timeline", ""}, `unknown topic "", lawc timeline lists them`},
	} {
		if status, out, errs := lawc("", x.args...); status != 2 || out != "" || !strings.Contains(errs, x.want) {
			t.Errorf("%q: exit status %d, %s%s", x.args, status, errs, out)
		}
	}
	for form, says := range map[string]string{"text": "No row of the table", "markdown": "No row of the table", "csv": "No row of the table", "html": "No row of the table", "json": `"rows": []`} {
		args := []string{"table", "--editions", "1963", "--format", form}
		if out := printed(t, append(args, "misinformation/own-misunderstanding")...); !strings.Contains(out, says) {
			t.Errorf("%s: does not say that there is no row:\n%.400s", form, out)
		}
		if out := printed(t, append(args, "misnamed-double")...); strings.Contains(out, says) {
			t.Errorf("%s: says that there is no row:\n%.400s", form, out)
		}
	}
}

// TestTableRecordInterrupted says neither that there is no row nor that it is all.
func TestTableRecordInterrupted(t *testing.T) {
	errs := new(bytes.Buffer)
	c := newConsole(strings.NewReader(""), new(bytes.Buffer), errs)
	x := &tabled{console: c, record: "N: P>1C TD", format: newChoice("text"), notation: newChoice("en"), library: newLibrary(c)}
	stop := table.Options{Stop: func() bool { return true }}
	programs := programsOf(t, "2007", "2017")
	if err := x.row(programs, stop); err != interrupted || !strings.Contains(errs.String(), "not all") || strings.Contains(errs.String(), "no row") {
		t.Errorf("%v: %s", err, errs)
	}
	r, err := auction.Parse(x.record)
	if err != nil {
		t.Fatal(err)
	}
	d := &differed{console: c, at: &r, stop: stop.Stop}
	if d.rows(programs).Covered.Whole {
		t.Error("an interrupted comparison of one record is taken for all of it")
	}
}

// TestTableCovered tells how many made-up records have a row.
func TestTableCovered(t *testing.T) {
	fortest.TakesLong(t)
	status, out, errs := lawc("", "table", "--covered", "--editions", "1936,1982")
	if status != 0 || !strings.Contains(out, "have no row: 0.") {
		t.Errorf("exit status %d: %s%s", status, out, errs)
	}
}
