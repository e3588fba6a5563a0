package main

import (
	"errors"
	"fmt"
	"math/big"
	"os"
	"regexp"
	"strings"

	"lawc/cases"
	"lawc/law"
	"lawc/report"
)

// printCoverage writes what the cases cover, to a file if one is named.
func (t *tested) printCoverage(list []*cases.Coverage) error {
	style := t.console.style()
	if t.coverageFile != "" {
		style = report.Style{Lang: t.console.lang}
	}
	var out []byte
	var err error
	switch t.coverage.word {
	case "json":
		out, err = report.AppendCoverageJSON(nil, list)
	case "html":
		out = report.AppendCoveragePage(nil, list, t.console.lang)
	default:
		out = report.AppendCoverage(nil, list, style)
	}
	switch {
	case err != nil:
		return err
	case t.coverageFile == "":
		_, err = t.console.out.Write(out)
		return err
	}
	if err := os.WriteFile(t.coverageFile, out, 0o644); err != nil {
		return plainly(err, t.coverageFile, "a file that coverage can be written to")
	}
	return nil
}

// shortfall tells of each edition that is covered less than was asked for, and of
// every clause that is missing there.
func (t *tested) shortfall(list []*cases.Coverage) (problems []law.Problem) {
	if t.failUnder.text == "" {
		return nil
	}
	for _, c := range list {
		covered, operative := c.Covered()
		if t.failUnder.reachedBy(covered, operative) {
			continue
		}
		problems = append(problems, law.Problem{File: c.Edition.File, Message: fmt.Sprintf(
			"edition %s: %d of %d operative clauses are covered, expected %s at least; not covered:", c.Edition.Name, covered, operative, t.failUnder.text)})
		problems = append(problems, report.CoverageProblems(c, t.console.lang)...)
	}
	return problems
}

// A fraction is a flag that takes a part of a whole, exactly as it is written.
type fraction struct {
	text  string
	value big.Rat
}

var fractionForm = regexp.MustCompile(`^([0-9]{1,9}(\.[0-9]{1,9})?)%$|^[0-9]{1,9}/[0-9]{1,9}$`)

// String gives the fraction as it was written.
func (f *fraction) String() string { return f.text }

// Type names the form in help.
func (f *fraction) Type() string { return "FRACTION" }

// Set reads a percentage or a fraction.
func (f *fraction) Set(text string) error {
	number, percent := strings.CutSuffix(text, "%")
	ok := fractionForm.MatchString(text)
	if ok {
		_, ok = f.value.SetString(number)
	}
	if percent {
		f.value.Mul(&f.value, big.NewRat(1, 100))
	}
	if !ok || f.value.Cmp(big.NewRat(1, 1)) > 0 {
		return errors.New("expected a part of the whole, such as 95%, 99.5% or 19/20")
	}
	f.text = text
	return nil
}

// reachedBy compares part of whole with the fraction. Nothing is rounded.
func (f *fraction) reachedBy(part, whole int) bool {
	if whole == 0 {
		return true
	}
	return big.NewRat(int64(part), int64(whole)).Cmp(&f.value) >= 0
}
