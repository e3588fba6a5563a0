package main

import (
	"errors"
	"path/filepath"
	"slices"

	"github.com/spf13/cobra"

	"lawc/cases"
	"lawc/law"
	"lawc/report"
)

const testHelp = `Test runs case files: records with what each edition must make of them. Of a case
that fails it shows the record, the first key that differs, and the clauses that
decided. Of one that is not settled it says in a line what became of it, and does
not count it. Where directories are run it says of each edition which operative
clauses the cases do not cover.

A clause is covered when a case that names it in what it expects (under clauses,
or as the clause of an event, a right, a duty, a ban or a discretion) applies it;
one that only defines, when an applied clause reads what it defines. --coverage
gives the reason for every gap, and the outcomes of conditions that were not seen.

With --mutate it changes the clauses instead, of --edition or else of the editions
that the cases speak of, one thing at a time: a condition is dropped, negated or
asks for another value, a consequence or one of its arguments is dropped or another,
an instead_of or a clause is gone; two clauses, findings or denominations change
places, a default is the other. A change is killed by a case that then fails, or
found to make no difference to any record within the bounds it tells, nor to those
made at random, or it survives, and a case that would kill it is shown.

Without arguments it runs what is in ` + usualCases + `. The exit status is 1 if a case
fails or coverage falls short, and 2 if there is no case to run, or a file cannot
be read or names something that does not exist.

  lawc test
  lawc test --run 'double' --rules my-rules.yaml my-cases.yaml
  lawc test --coverage html --coverage-file coverage.html --fail-under 95%
  lawc test --format junit > lawc.xml
  lawc test --mutate --clause '*.a'`

// usualCases is where cases are looked for when no file is named.
const usualCases = "testdata/cases"

// Tested is which cases to run, and how.
type tested struct {
	console      *console
	rules        []string
	format       *choice
	pattern      string
	coverage     *choice
	coverageFile string
	failUnder    fraction
	mutating     mutating
	whole        bool // whole suites are run
}

func newTest(c *console) *cobra.Command {
	t := &tested{console: c, format: newChoice("text", "json", "junit"), coverage: newChoice("", "text", "json", "html")}
	cmd := &cobra.Command{
		Use:   "test [FILE or DIR...]",
		Short: "Run case files",
		Long:  testHelp,
		RunE:  func(_ *cobra.Command, args []string) error { return doTest(t, args) },
	}
	flags := cmd.Flags()
	flags.StringArrayVar(&t.rules, "rules", nil, "go by the rule `FILE` in place of the edition of its name")
	flags.StringVar(&t.pattern, "run", "", "run only cases whose file/name matches the regular expression `PATTERN`")
	flags.StringVar(&t.coverageFile, "coverage-file", "", "write coverage to `FILE`; its ending tells how, unless --coverage does")
	flags.Var(&t.failUnder, "fail-under", "fail if less than this `FRACTION` of the operative clauses of an edition is covered, as in 95% or 19/20")
	flags.BoolVar(&t.mutating.on, "mutate", false, "change clauses one by one, and tell which changes no case notices")
	flags.StringArrayVar(&t.mutating.editions, "edition", nil, "with --mutate: change clauses of this `EDITION` only")
	flags.StringArrayVar(&t.mutating.clauses, "clause", nil, "with --mutate: change only clauses whose id matches `PATTERN`, as in '*.a'")
	addChoice(cmd, t.format, "format", "how to write the outcome")
	addChoice(cmd, t.coverage, "coverage", "tell what the cases cover, and why not the rest")
	return cmd
}

func doTest(t *tested, args []string) error {
	if err := t.settleCoverage(); err != nil {
		return err
	}
	if !t.mutating.on && len(t.mutating.editions)+len(t.mutating.clauses) > 0 {
		return errors.New("--edition and --clause say what --mutate changes: add it, or leave them out")
	}
	l, err := openLibrary(t.console, t.rules)
	if err != nil {
		return err
	}
	programs, err := l.everyProgram()
	if err != nil {
		return err
	}
	t.elsewhereTested()
	if len(args) == 0 {
		args = []string{usualCases}
	}
	t.whole = t.pattern == "" && slices.ContainsFunc(args, isDirectory)
	list, problems, err := t.load(args)
	if err != nil {
		return err
	}
	if t.mutating.on && len(problems) == 0 {
		return t.mutate(programs, list)
	}
	outcome := try(list, problems, cases.NewSuite(programs...))
	law.SortProblems(outcome.Problems)
	t.console.tell(outcome.Problems)
	if err := t.print(outcome); err != nil {
		return err
	}
	short := t.shortfall(outcome.Coverage)
	t.console.tell(short)
	switch {
	case len(outcome.Problems) > 0:
		return faulty
	case len(outcome.Failures())+len(short) > 0:
		return failed
	}
	return nil
}

// settleCoverage decides how coverage is written. It goes to a file of its own
// unless it is text after text, since one would spoil the other.
func (t *tested) settleCoverage() error {
	if t.coverageFile != "" && t.coverage.word == "" {
		t.coverage.word = "text"
		switch filepath.Ext(t.coverageFile) {
		case ".json":
			t.coverage.word = "json"
		case ".html", ".htm":
			t.coverage.word = "html"
		}
	}
	if t.coverageFile == "" && t.coverage.word != "" && (t.coverage.word != "text" || t.format.word != "text") {
		return errors.New("the outcome and the coverage would be written into each other, expected --coverage-file FILE with --coverage " + t.coverage.word)
	}
	return nil
}

// print writes the outcome, and coverage if it is asked for.
func (t *tested) print(outcome *report.Trial) error {
	out, err := t.outcome(outcome)
	if err != nil {
		return err
	}
	if _, err := t.console.out.Write(out); err != nil || t.coverage.word == "" {
		return err
	}
	return t.printCoverage(outcome.Coverage)
}

func (t *tested) outcome(outcome *report.Trial) ([]byte, error) {
	switch t.format.word {
	case "json":
		return report.AppendTrialJSON(nil, outcome)
	case "junit":
		return report.AppendJUnit(nil, outcome, t.console.lang)
	}
	brief := *outcome
	switch {
	case t.coverage.word != "" && t.coverageFile == "":
		brief.Coverage = nil // it follows at length
	case t.coverage.word == "" && !t.whole:
		brief.Coverage = nil // a few cases are not meant to cover an edition
	}
	return report.AppendTrial(nil, &brief, t.console.style()), nil
}
