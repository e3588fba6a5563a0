package options

import (
	"regexp"
	"strings"
	"testing"

	"lawc/internal/fortest"
	"lawc/law"
)

// unspeakable is what no sentence that is read out may hold: a format gone wrong, a gap
// where a word is missing, a name of the program's own.
var unspeakable = regexp.MustCompile(`%!|%[\[s]|  | [,.;:)]|\( |_|\.\.|: *$|\bnil\b|[{}<>]`)

var (
	notDutch   = regexp.MustCompile(`\b(the|must|may|North|East|South|pass|double|redouble|\d(NT|C|D))\b`)
	notEnglish = regexp.MustCompile(`\b(het|moet|mag|Noord|Oost|Zuid|een|doublet|\dSA)\b`)
)

// TestSpeakable looks at every sentence about many records under every edition: it can
// be read aloud, in the language it is in.
func TestSpeakable(t *testing.T) {
	for _, edition := range []string{"1936", "1963", "1982", "1997", "2007", "2017"} {
		x := under(t, edition)
		for _, r := range caseRecords(t, edition, 4*fortest.Every(4)) {
			sheet := x.Sheet(r)
			for i := range sheet.Lines {
				spoken := sheet.Lines[i].Text
				speakable(t, edition, r.String(), spoken)
				if finish(spoken.EN) != spoken.EN || finish(spoken.NL) != spoken.NL {
					t.Errorf("%s %v: no sentence: %q", edition, r, spoken.EN)
				}
			}
			titles(t, edition, r.String(), sheet.Choices)
			for _, said := range x.Outlook(x.At(r)) {
				speakable(t, edition, r.String(), said)
				toNobody(t, edition, r.String(), said)
			}
			for i := range sheet.Questions {
				for _, a := range sheet.Questions[i].Answers {
					speakable(t, edition, r.String(), joined(a.Leads))
				}
			}
		}
	}
}

func titles(t *testing.T, edition, record string, choices []Choice) {
	for i := range choices {
		speakable(t, edition, record, choices[i].title())
		toNobody(t, edition, record, choices[i].title())
		for _, told := range choices[i].told() {
			speakable(t, edition, record, told)
			toNobody(t, edition, record, told)
		}
		titles(t, edition, record, choices[i].Then)
	}
}

// addressing are words that address somebody, or that somebody says of himself.
var addressing = regexp.MustCompile(`\b([Yy]ours?|[Yy]ou|I|me|[Uu]|[Uu]w|[Ii]k)\b`)

// toNobody holds that what is said in a report addresses nobody; only what the director
// says at the table does.
func toNobody(t *testing.T, edition, record string, text law.Text) {
	t.Helper()
	for _, s := range []string{text.EN, text.NL} {
		if word := addressing.FindString(s); word != "" {
			t.Errorf("%s %s: %q addresses somebody: %q", edition, record, word, s)
		}
	}
}

func speakable(t *testing.T, edition, record string, text law.Text) {
	t.Helper()
	for _, s := range []string{text.EN, text.NL} {
		if strings.TrimSpace(s) == "" || unspeakable.MatchString(s) {
			t.Errorf("%s %s: cannot be read out: %q", edition, record, s)
		}
	}
	if found := notDutch.FindString(text.NL); found != "" {
		t.Errorf("%s %s: %s in Dutch: %q", edition, record, found, text.NL)
	}
	if found := notEnglish.FindString(text.EN); found != "" {
		t.Errorf("%s %s: %s in English: %q", edition, record, found, text.EN)
	}
}
