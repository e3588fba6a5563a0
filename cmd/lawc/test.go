package main

import (
	"fmt"
	"io/fs"
	"os"
	"path/filepath"

	"github.com/spf13/cobra"

	"lawc/interp"
	"lawc/law"
	"lawc/report"
	"lawc/schema"
	"lawc/trial"
)

const testHelp = `Test runs case files: records with what each edition must make of them. It shows
where a result is not what a case expects, and lists the operative clauses that
no case exercises. The exit status is 1 if a case fails, and 2 if a file cannot
be read or names something that does not exist.

Without arguments it runs what is in ` + usualCases + `.

  lawc test
  lawc test --rules my-rules.yaml my-cases.yaml`

// usualCases is where cases are looked for when no file is named.
const usualCases = "testdata/cases"

// Tested is which cases to run, and how.
type tested struct {
	console      *console
	rules        []string
	format, lang *choice
	problems     []law.Problem
	seen         map[string]bool
}

func newTest(c *console) *cobra.Command {
	t := &tested{console: c, format: newChoice("text", "json"), lang: newLanguage(), seen: map[string]bool{}}
	cmd := &cobra.Command{
		Use:   "test [FILE or DIR...]",
		Short: "Run case files",
		Long:  testHelp,
		RunE:  func(_ *cobra.Command, args []string) error { return doTest(t, args) },
	}
	cmd.Flags().StringArrayVar(&t.rules, "rules", nil, "go by the rule `FILE` in place of the edition of its name")
	addChoice(cmd, t.format, "format", "how to write the outcome")
	addChoice(cmd, t.lang, "lang", "the language of the outcome")
	return cmd
}

func doTest(t *tested, args []string) error {
	l, err := openLibrary(t.console, t.rules)
	if err != nil {
		return err
	}
	programs, err := l.programs([]string{"all"})
	if err != nil {
		return err
	}
	if len(args) == 0 {
		args = []string{usualCases}
	}
	cases, err := t.load(args)
	if err != nil {
		return err
	}
	outcome := t.try(cases, trial.NewSuite(programs...), programs)
	law.SortProblems(t.problems)
	t.console.tell(t.problems)
	if err := t.print(outcome); err != nil {
		return err
	}
	switch {
	case len(t.problems) > 0:
		return faulty
	case len(outcome.Failures) > 0:
		return failed
	}
	return nil
}

// load reads the case files of all arguments. Cases that cannot be read are
// problems; the others are given.
func (t *tested) load(args []string) (cases []law.Case, err error) {
	files := 0
	for _, arg := range args {
		err := filepath.WalkDir(arg, func(path string, d fs.DirEntry, err error) error {
			if err != nil {
				return plainly(err, path, "a case file, or a directory of them")
			}
			ending := filepath.Ext(path)
			if d.IsDir() || path != arg && ending != ".yaml" && ending != ".yml" {
				return nil
			}
			src, err := os.ReadFile(path)
			if err != nil {
				return plainly(err, path, "a case file")
			}
			files++
			some, problems := schema.LoadCases(path, src)
			t.problems = append(t.problems, problems...)
			cases = append(cases, some...)
			return nil
		})
		if err != nil {
			return nil, err
		}
	}
	if files == 0 {
		return nil, fmt.Errorf("found no case file in %v, expected files ending in .yaml", args)
	}
	return cases, nil
}

// try runs the cases.
func (t *tested) try(cases []law.Case, suite *trial.Suite, programs []*interp.Program) *report.Trial {
	outcome := &report.Trial{}
	for i := range cases {
		fared, problems := suite.Run(&cases[i])
		t.problems = append(t.problems, problems...)
		if len(problems) == 0 {
			outcome.Cases++
		}
		for _, o := range fared {
			outcome.Expectations++
			t.seen[o.Edition] = true
			if o.Failed() {
				outcome.Failures = append(outcome.Failures, o)
			}
		}
	}
	for _, p := range programs {
		if name := p.Edition.Name; t.seen[name] {
			outcome.Idle = append(outcome.Idle, report.IdleClauses{Edition: name, Clauses: suite.Idle(name)})
		}
	}
	return outcome
}

func (t *tested) print(outcome *report.Trial) error {
	out := report.AppendTrial(nil, outcome, t.console.style(t.lang.word))
	if t.format.word == "json" {
		var err error
		if out, err = report.AppendTrialJSON(nil, outcome); err != nil {
			return err
		}
	}
	_, err := t.console.out.Write(out)
	return err
}
