package main

import (
	"bytes"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// TestTimelineRows begins with the rows of a topic, in each form; those about leads to
// which they refer are told too.
func TestTimelineRows(t *testing.T) {
	both := []string{"timeline", "-e", "1936", "-e", "1982"}
	for _, x := range []struct {
		args []string
		want string
	}{
		{[]string{"insufficient-bid"}, "1982    changed: director may adjust [27.a]"},
		{[]string{"insufficient-bid"}, "\n  L1 insufficient bid, offender has called"},
		{[]string{"--rows=false", "insufficient-bid"}, ""},
		{[]string{"illegal-call/called-over"}, "1936    ruled on here first: stands"},
	} {
		out := printed(t, append(both, x.args...)...)
		if has := strings.Contains(out, "What is ruled: "); has != (x.want != "") || !strings.Contains(out, x.want) {
			t.Errorf("%q:\n%s", x.args, out)
		}
	}
	type row struct {
		Record  string
		Through map[string]string
	}
	var d struct {
		Topic       string
		Rows, Leads []row
		Steps       []struct{ Edition string }
	}
	decode(t, printed(t, append(both, "--format", "json", "insufficient-bid/lowest-same-denomination")...), &d)
	if len(d.Rows) == 0 || d.Rows[0].Record != "N: 1S 1C TD E:2C" || d.Rows[0].Through["1936"] != "first" || d.Rows[0].Through["1982"] != "changed" || len(d.Steps) != 2 {
		t.Errorf("got %+v", d)
	}
	page := printed(t, append(both, "--format", "html", "insufficient-bid/lowest-same-denomination")...)
	cell := regexp.MustCompile(`<td role="cell" data-column="1982"><div><b class="changed">changed</b>: director may adjust <a class="id" href="table.html#c-1982-27.a">27.a</a></div></td>`)
	if !cell.MatchString(page) {
		t.Errorf("the page does not tell that 1982 changed it:\n%.3000s", page)
	}
}

// TestTimelineDocument holds that a timeline is one document, and several are an array.
func TestTimelineDocument(t *testing.T) {
	both := []string{"timeline", "-e", "1936", "-e", "1982", "--rows=false", "--format", "json"}
	type named struct{ Topic, Record string }
	for _, x := range []struct {
		args []string
		want []named
	}{
		{[]string{"bid/form", "bid/supersedes"}, []named{{Topic: "bid/form"}, {Topic: "bid/supersedes"}}},
		{[]string{"skipped-player"}, nil},
		{[]string{"bid"}, []named{{Topic: "bid/form"}, {Topic: "bid/supersedes"}, {Topic: "bid/sufficient"}}},
		{[]string{"N: 1S", "N: 2S"}, []named{{Record: "N: 1S"}, {Record: "N: 2S"}}},
	} {
		out := printed(t, append(both, x.args...)...)
		if x.want == nil { // there is one topic of that name
			var one named
			if decode(t, out, &one); one.Topic != "skipped-player/turn-restored" {
				t.Errorf("%q: got %s", x.args, out)
			}
			continue
		}
		var list []named
		if decode(t, out, &list); !slices.Equal(list, x.want) {
			t.Errorf("%q: got %v", x.args, list)
		}
	}
	if status, out, errs := lawc("", append(both, "bid/form", "bid/frm")...); status != 2 || out != "" || !strings.Contains(errs, "did you mean bid/form?") {
		t.Errorf("an unknown topic: %d, %q, %s", status, out, errs)
	}
}

// TestTimelineInterrupted writes what there is, says that it is not all, and says nothing
// of silence.
func TestTimelineInterrupted(t *testing.T) {
	for form, says := range map[string]string{"text": "was not looked at", "json": `"whole": false`, "html": "was not looked at"} {
		out, errs := new(bytes.Buffer), new(bytes.Buffer)
		c := newConsole(strings.NewReader(""), out, errs)
		x := &timed{console: c, rows: true, format: newChoice(form), notation: newChoice("en"), stop: func() bool { return true }}
		if err := x.answer(programsOf(t, "1963", "1982"), []string{"insufficient-bid/accepted"}); err != interrupted || !strings.Contains(strings.Join(strings.Fields(out.String()), " "), says) || !strings.Contains(errs.String(), "not all") {
			t.Errorf("%s: %v, %s%s", form, err, errs, out)
		}
	}
}

// TestTimelineRecord takes what is a record for one.
func TestTimelineRecord(t *testing.T) {
	if a, b := printed(t, "timeline", "N: 1S 1H TD E:2H"), printed(t, "timeline", "--record", "N: 1S 1H TD E:2H"); a != b {
		t.Errorf("as a word:\n%s\nwith --record:\n%s", a, b)
	}
	if status, _, errs := lawc("", "timeline", "N: 1S", "bid/form"); status != 2 || !strings.Contains(errs, "expected one of the two") {
		t.Errorf("exit status %d: %s", status, errs)
	}
	if out := printed(t, "timeline", "--lang", "nl", "N: 1K 1R"); !strings.HasPrefix(out, "N: 1K 1R\n") {
		t.Errorf("what is said in Dutch is not read in Dutch:\n%s", out)
	}
}

// TestShowTopicAnywhere shows a topic that the usual edition does not have.
func TestShowTopicAnywhere(t *testing.T) {
	var only string
	for _, e := range programsOf(t, "1936", "1963", "1982", "1997", "2007") {
		for _, topic := range topicsIn(e.Edition) {
			if !slices.Contains(topicsIn(programsOf(t, "2017")[0].Edition), topic) {
				only = topic
			}
		}
	}
	if only == "" {
		t.Skip("the newest edition has every topic")
	}
	if out := printed(t, "show", only); !strings.Contains(out, only) {
		t.Errorf("%s:\n%s", only, out)
	}
	if out := printed(t, "show", "--cite", "bibtex", only); !strings.Contains(out, "@inbook{") {
		t.Errorf("%s:\n%s", only, out)
	}
}
