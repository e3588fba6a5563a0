package inwords

import (
	"encoding/csv"
	"html"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"lawc/law"
)

// about is what writes in these tests.
var about = About{Version: "v9.8", Commit: "c0ffee", Date: "2001-02-03"}

// TestToBeQuoted wants, in every form, what an article needs to cite it: what wrote it
// and when, and of each edition who published it and when its text was read.
func TestToBeQuoted(t *testing.T) {
	tb := whole(t)
	look := Look{Lang: "en", About: about, Width: 1 << 20}
	page, err := AppendHTML(nil, tb, look)
	data, err2 := AppendJSON(nil, tb, look)
	if err != nil || err2 != nil {
		t.Fatal(err, err2)
	}
	for form, out := range map[string][]byte{
		"text": NewText(tb, look).AppendEnd(nil, nil), "markdown": NewMarkdown(tb, look).AppendEnd(nil, nil),
		"csv": NewCSV(tb, look).AppendEnd(nil, nil), "html": page, "json": data,
	} {
		want := []string{about.Version, about.Commit, about.Date}
		for _, e := range tb.Editions {
			if e.Year == 0 || e.Read == "" {
				t.Errorf("edition %s does not tell its year, or when it was read", e.Name)
			}
			want = append(want, e.Title.EN, e.Publisher, strconv.Itoa(e.Year), e.SourceText, e.Read)
		}
		for _, text := range want {
			if !strings.Contains(string(out), text) {
				t.Errorf("%s: found no %q", form, text)
			}
		}
	}
}

// TestPage wants one page that is small, fetches nothing, and in which every link
// leads somewhere.
func TestPage(t *testing.T) {
	for _, lang := range []string{"en", "nl"} {
		page, err := AppendHTML(nil, whole(t), Look{Lang: lang})
		if err != nil {
			t.Fatal(err)
		}
		if len(page) > 500_000 {
			t.Errorf("the page is %d bytes, expected less than 500 kB", len(page))
		}
		anchors := map[string]bool{}
		for _, m := range regexp.MustCompile(`\bid="([^"]*)"`).FindAllSubmatch(page, -1) {
			if anchors[string(m[1])] {
				t.Errorf("id %s stands twice", m[1])
			}
			anchors[string(m[1])] = true
		}
		links := regexp.MustCompile(`href="([^"]*)"`).FindAllSubmatch(page, -1)
		for _, m := range links {
			target, inside := strings.CutPrefix(string(m[1]), "#")
			if inside != (string(m[1]) != "data:,") || inside && !anchors[target] {
				t.Errorf("link to %s leads nowhere", m[1])
			}
		}
		if len(links) < 300 || strings.Contains(string(page), "://") {
			t.Errorf("%d links; or something is fetched", len(links))
		}
	}
}

// TestPaste wants tables of equal width.
func TestPaste(t *testing.T) {
	tb := whole(t)
	c := NewCSV(tb, Look{Lang: "en"})
	records, err := csv.NewReader(strings.NewReader(string(c.AppendEnd(c.AppendGroup(c.AppendHead(nil), tb.Rows), tb.Leads)))).ReadAll()
	if err != nil || len(records) < len(tb.Rows)+len(tb.Leads) {
		t.Errorf("%d lines of CSV, %v", len(records), err)
	}
	m := NewMarkdown(tb, Look{Lang: "nl", Unfolded: true})
	pipes := -1
	for _, line := range strings.Split(string(m.table(nil, m.lines(tb.Rows, &m.Look))), "\n") {
		n := strings.Count(strings.ReplaceAll(line, `\|`, ""), "|")
		if line != "" && pipes >= 0 && n != pipes {
			t.Errorf("%d cells, expected %d: %s", n, pipes, line)
		}
		pipes = n
		if line == "" {
			pipes = -1
		}
	}
}

// TestPageCells: a clause that was not read in its own text, or that rests on a reading
// which is not settled, says so in each cell; what the editions share is set apart only
// where they differ beside it, and what is left then is never blank.
func TestPageCells(t *testing.T) {
	tb := whole(t)
	page, err := AppendHTML(nil, tb, Look{Lang: "en"})
	if err != nil {
		t.Fatal(err)
	}
	marks := map[string]bool{}
	for e := range tb.Editions {
		tb.Editions[e].Clauses(func(_ *law.Article, c *law.Clause) {
			link := `<a href="#` + anchor(tb.Editions[e].Name, c) + `">`
			for _, m := range regexp.MustCompile(regexp.QuoteMeta(link)+`([^<]*)</a>`).FindAllStringSubmatch(string(page), -1) {
				text := html.UnescapeString(m[1])
				want := c.ID + map[string]string{"quoted": `"`, "inferred": "^", "assumed": "~"}[c.Provenance]
				if len(c.Unsettled) > 0 {
					want += "?"
				}
				if text != want {
					t.Errorf("%s: got %q, want %q", link, text, want)
				}
				marks[strings.TrimPrefix(text, c.ID)] = true
			}
		})
	}
	for _, mark := range []string{"", `"`, "^", "?"} {
		if !marks[mark] {
			t.Errorf("no clause bears %q", mark)
		}
	}
	for _, m := range regexp.MustCompile(`<td><i>([^<]*)</i> ([^<]*)`).FindAllStringSubmatch(string(page), -1) {
		if m[2] == "" {
			t.Errorf("nothing stands beside %q", m[1])
		}
	}
	said := 0
	for _, row := range regexp.MustCompile(`(?s)<tr id=.*?</tr>`).FindAllString(string(page), -1) {
		apart := len(regexp.MustCompile(`<td><i>`).FindAllString(row, -1))
		alone := strings.Count(row, "</i> "+fixed.nothingElse.EN)
		said += alone
		if apart > 0 && alone == apart {
			t.Errorf("all editions share all of it, and are set apart: %.200s", row)
		}
	}
	if said == 0 {
		t.Error("no edition has nothing else to say")
	}
}
