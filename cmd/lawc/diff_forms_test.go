package main

import (
	"bytes"
	"regexp"
	"strings"
	"sync/atomic"
	"testing"

	"lawc/differ"
	"lawc/explore"
	"lawc/internal/fortest"
)

// leadSpokenOf is how a row about leads is spoken of.
var leadSpokenOf = regexp.MustCompile(`lead: (L[0-9]+)`)

// TestDiffSilence: where both sources say nothing the editions do not differ.
func TestDiffSilence(t *testing.T) {
	fortest.TakesLong(t)
	_, out, _ := lawc("", "diff", "--all", "--depth", "3", "--levels", "1", "--format", "json", "1963", "1982")
	var d struct {
		Groups []struct {
			Record, Kind string
		}
		Rows []struct {
			Record string
			Cells  map[string]struct{ Silent bool }
		}
	}
	decode(t, out, &d)
	if len(d.Groups) == 0 || len(d.Rows) == 0 {
		t.Fatalf("got %.300s", out)
	}
	for _, r := range d.Rows {
		if r.Cells["1963"].Silent && r.Cells["1982"].Silent {
			t.Errorf("%s: both are silent", r.Record)
		}
	}
	for _, g := range d.Groups {
		_, both, _ := lawc("", "compare", "-e", "1963", "-e", "1982", "--format", "json", g.Record)
		var c struct{ Editions []struct{ Phase string } }
		decode(t, both, &c)
		if silent := "undetermined"; c.Editions[0].Phase == silent && c.Editions[1].Phase == silent {
			t.Errorf("%s: both are silent", g.Record)
		}
		if (g.Kind == "silence") != (c.Editions[0].Phase == "undetermined" || c.Editions[1].Phase == "undetermined") {
			t.Errorf("%s is of the kind %s", g.Record, g.Kind)
		}
	}
}

// TestDiffInterrupted stops a comparison while it makes rows, and while it walks: what has
// been found is written, and that it is not all.
func TestDiffInterrupted(t *testing.T) {
	for _, x := range []struct {
		form string
		says string
	}{{"text", "this is not all"}, {"json", `"whole": false`}, {"html", "this is not all"}} {
		out, errs := new(bytes.Buffer), new(bytes.Buffer)
		c := newConsole(strings.NewReader(""), out, errs)
		d := &differed{console: c, only: newChoice(""), format: newChoice(x.form), all: true, stop: func() bool { return true }}
		programs, err := d.programs([]string{"1936", "1982"})
		if err != nil {
			t.Fatal(err)
		}
		if err := d.answer(programs, nil); err != interrupted || !strings.Contains(out.String(), x.says) || !strings.Contains(errs.String(), "not all") {
			t.Errorf("%s: %v, %s%.300s", x.form, err, errs, out)
		}
	}
	var asked atomic.Int32
	walk := differ.Watch{Stop: func() bool { return asked.Add(1) > 40 }}
	p := programsOf(t, "1936", "1982")
	if c := differ.Diff(p[0], p[1], explore.UsualBounds(), walk); !c.Stopped || c.Walks[0].Whole || len(c.Failed()) > 0 {
		t.Errorf("stopped: %t, %d ways found", c.Stopped, len(c.Differences))
	}
}
