package main

import (
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"regexp"
	"regexp/syntax"

	"lawc/cases"
	"lawc/law"
	"lawc/report"
	"lawc/schema"
)

// load reads the case files of all arguments, and gives those cases that are to be
// run. Cases that cannot be read are problems.
func (t *tested) load(args []string) (cases []law.Case, problems []law.Problem, err error) {
	chosen, err := casePattern(t.pattern)
	if err != nil {
		return nil, nil, err
	}
	files, err := yamlFiles(args)
	if err != nil {
		return nil, nil, err
	}
	all := 0
	for _, file := range files {
		name, src, err := t.console.readAll(file)
		if err != nil {
			return nil, nil, plainly(err, name, "a case file")
		}
		some, faults := schema.LoadCases(name, src)
		problems = append(problems, faults...)
		all += len(some)
		for _, c := range some {
			if chosen.MatchString(filepath.ToSlash(name) + "/" + c.Name) {
				cases = append(cases, c)
			}
		}
	}
	switch {
	case len(cases) > 0 || len(problems) > 0:
		return cases, problems, nil
	case all > 0:
		return nil, nil, fmt.Errorf("no case to run: --run %q matches none of %s, expected a pattern for file/name", t.pattern, count(all, "case"))
	}
	return nil, nil, fmt.Errorf("no case to run: found none in %s", count(len(files), "file"))
}

// casePattern reads the pattern that chooses cases.
func casePattern(pattern string) (*regexp.Regexp, error) {
	chosen, err := regexp.Compile(pattern)
	var fault *syntax.Error
	if errors.As(err, &fault) {
		return nil, fmt.Errorf("--run %q: %s in %q, expected a regular expression", pattern, fault.Code, fault.Expr)
	}
	return chosen, err
}

// readAll reads a file, or standard input for "-", and gives it a name.
func (c *console) readAll(file string) (name string, src []byte, err error) {
	if file == "-" {
		src, err = io.ReadAll(c.in)
		return "stdin", src, err
	}
	src, err = os.ReadFile(file)
	return file, src, err
}

// try runs the cases.
func try(cases []law.Case, problems []law.Problem, suite *cases.Suite) *report.Trial {
	t := &report.Trial{Problems: problems}
	for i := range cases {
		fared, problems := suite.Run(&cases[i])
		t.Problems = append(t.Problems, problems...)
		switch {
		case len(problems) > 0:
		case cases[i].Unsettled:
			t.Unsettled = append(t.Unsettled, fared...)
		default:
			t.Cases++
			t.Outcomes = append(t.Outcomes, fared...)
		}
	}
	t.Coverage = suite.Coverage()
	return t
}
