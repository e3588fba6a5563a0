package report

import (
	"encoding/xml"
	"fmt"
	"slices"
	"strings"

	"lawc/cases"
)

// The parts of JUnit's form that other programs read: a suite for each case
// file, in it a test for each edition of which a case expects anything.
type (
	junitSuites struct {
		XMLName  xml.Name      `xml:"testsuites"`
		Name     string        `xml:"name,attr"`
		Tests    int           `xml:"tests,attr"`
		Failures int           `xml:"failures,attr"`
		Errors   int           `xml:"errors,attr"`
		Skipped  int           `xml:"skipped,attr"`
		Suites   []*junitSuite `xml:"testsuite"`
	}
	junitSuite struct {
		Name     string      `xml:"name,attr"`
		Tests    int         `xml:"tests,attr"`
		Failures int         `xml:"failures,attr"`
		Errors   int         `xml:"errors,attr"`
		Skipped  int         `xml:"skipped,attr"`
		Cases    []junitCase `xml:"testcase"`
	}
	junitCase struct {
		Name    string      `xml:"name,attr"`
		Class   string      `xml:"classname,attr"`
		File    string      `xml:"file,attr"`
		Line    int         `xml:"line,attr"`
		Failure *junitFault `xml:"failure"`
		Error   *junitFault `xml:"error"`
		Skipped *junitNote  `xml:"skipped"`
	}
	junitNote struct {
		Message string `xml:"message,attr"`
	}
	junitFault struct {
		Message string `xml:"message,attr"`
		Type    string `xml:"type,attr"`
		Text    string `xml:",chardata"`
	}
)

// AppendJUnit appends the outcomes, and the problems as errors, in the form that
// servers of continuous integration read.
func AppendJUnit(buf []byte, t *Trial, lang string) ([]byte, error) {
	all := junitSuites{Name: "lawc test"}
	for i := range t.Outcomes {
		o := &t.Outcomes[i]
		c := newJunitCase(o)
		if o.Failed() {
			c.Failure = junitFailure(o, lang)
		}
		all.add(o.Case.File, c)
	}
	for i := range t.Unsettled {
		o, w := &t.Unsettled[i], &wordsIn(lang).trial
		c := newJunitCase(o)
		c.Skipped = &junitNote{w.unsettled + " " + inShort(w, o)}
		all.add(o.Case.File, c)
	}
	for _, p := range t.Problems {
		c := junitCase{Name: fmt.Sprintf("%s:%d:%d", p.File, p.Line, p.Col), Class: p.File, File: p.File, Line: p.Line}
		c.Error = &junitFault{p.Message, p.Code, p.String()}
		all.add(p.File, c)
	}
	text, err := xml.MarshalIndent(all, "", "  ")
	if err != nil {
		return buf, fmt.Errorf("cannot write the outcome: %w", err)
	}
	return append(append(append(buf, xml.Header...), text...), '\n'), nil
}

func newJunitCase(o *cases.Outcome) junitCase {
	return junitCase{Name: o.Case.Name + " (" + o.Edition.Name + ")", Class: o.Edition.Name, File: o.Case.File, Line: o.Case.Pos.Line}
}

// add puts a test into the suite of its file.
func (all *junitSuites) add(file string, c junitCase) {
	at := slices.IndexFunc(all.Suites, func(s *junitSuite) bool { return s.Name == file })
	if at < 0 {
		at = len(all.Suites)
		all.Suites = append(all.Suites, &junitSuite{Name: file})
	}
	s := all.Suites[at]
	s.Cases = append(s.Cases, c)
	s.Tests, all.Tests = s.Tests+1, all.Tests+1
	if c.Failure != nil {
		s.Failures, all.Failures = s.Failures+1, all.Failures+1
	}
	if c.Skipped != nil {
		s.Skipped, all.Skipped = s.Skipped+1, all.Skipped+1
	}
	if c.Error != nil {
		s.Errors, all.Errors = s.Errors+1, all.Errors+1
	}
}

func junitFailure(o *cases.Outcome, lang string) *junitFault {
	w := wordsIn(lang)
	first := o.Mismatches[0]
	p := printer{nil, w, Style{Lang: lang}}
	p.failure(o)
	message := fmt.Sprintf("%s: %s %s, %s %s", first.Key, w.trial.got, first.Got, w.trial.want, first.Want)
	return &junitFault{message, "mismatch", strings.TrimSpace(string(p.buf))}
}
