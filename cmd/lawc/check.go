package main

import (
	"fmt"
	"os"
	"slices"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"lawc/law"
	"lawc/report"
)

const checkHelp = `Check looks for faults in rule files and case files: in their form, in the
conditions of clauses, in the names that cases use; and in what the clauses of an
edition mean together, which it finds by going through all records within bounds.
What is accepted of that stands in a certificate, in a folder certificates beside
the rule file; --accept writes it, with the bounds and how much was covered, and
keeps those records of case files read with it without which more would be remarked.
Of a copy of an edition that comes with lawc, what is accepted there is taken to be,
until it has a certificate of its own. All are told together, in the order of their
places, each with a code that --explain tells more about. Without files it checks the
editions that come with lawc.

The exit status is 1 if there are errors or warnings, and 2 if a file cannot be
read. Notes fail nothing; they are shown with --notes.

  lawc check
  lawc check my-rules.yaml my-cases.yaml
  lawc check --explain L012
  lawc check --accept my-rules.yaml
  lawc check --watch my-rules.yaml`

// Checking is which files to check, and how to tell what is wrong.
type checking struct {
	console      *console
	format       *choice
	notes, watch bool
	quick        bool
	accept       bool
	explain      string
}

func newCheck(c *console) *cobra.Command {
	k := &checking{console: c, format: newChoice("text", "json", "sarif", "github")}
	cmd := &cobra.Command{
		Use:   "check [FILE or DIR...]",
		Short: "Check rule files and case files",
		Long:  checkHelp,
		RunE:  func(_ *cobra.Command, args []string) error { return doCheck(k, args) },
	}
	flags := cmd.Flags()
	flags.BoolVar(&k.notes, "notes", false, "show notes too")
	flags.BoolVar(&k.watch, "watch", false, "check again whenever a file is saved, until interrupted")
	flags.BoolVar(&k.quick, "quick", false, "look at form and conditions only, not at what clauses mean together")
	flags.BoolVar(&k.accept, "accept", false, "write the certificate of each edition, in which what is remarked on is accepted")
	flags.StringVar(&k.explain, "explain", "", "tell more about the problems with this `CODE`, or all")
	addChoice(cmd, k.format, "format", "how to write what is wrong")
	return cmd
}

func doCheck(k *checking, args []string) error {
	switch {
	case k.explain != "":
		return k.explainCode(k.explain)
	case k.watch && len(args) == 0:
		return fmt.Errorf("found --watch without a file, expected files to watch")
	case k.watch && slices.Contains(args, "-"):
		return fmt.Errorf("found --watch with standard input, expected files to watch")
	case k.watch:
		return k.watchFiles(args, func() bool { return true })
	}
	return k.once(args)
}

// once checks the files and tells what is wrong.
func (k *checking) once(args []string) error {
	files, err := yamlFiles(args)
	if err != nil {
		return err
	}
	checker := newChecker(k.console)
	checker.quick, checker.accept = k.quick, k.accept
	problems := checker.check(files)
	notes, unfilled := 0, 0
	if !k.notes {
		problems = slices.DeleteFunc(problems, func(p law.Problem) bool {
			if p.Severity != law.Note {
				return false
			}
			if notes++; p.Code == law.CodePlaceholder {
				unfilled++
			}
			return true
		})
	}
	if err := k.print(problems, checker); err != nil {
		return err
	}
	k.console.tell(checker.unreadable)
	if unfilled > 0 {
		k.console.sayf("%d of the notes are placeholders that lawc new wrote, still to be filled in\n", unfilled)
	}
	for _, message := range checker.wanting {
		k.console.sayf("%s\n", message)
	}
	if k.format.word == "text" && checker.files() > 0 {
		k.console.sayf("%s\n", report.CheckSummary(checker.files(), problems, notes))
	}
	switch {
	case len(checker.unreadable) > 0:
		return faulty
	case slices.ContainsFunc(problems, func(p law.Problem) bool { return p.Severity != law.Note }):
		return failed
	}
	return nil
}

func (k *checking) print(problems []law.Problem, checker *checker) (err error) {
	var out []byte
	switch k.format.word {
	case "text":
		out = report.AppendProblems(nil, k.console.translated(problems), checker.sources, k.console.style())
	case "json":
		out, err = report.AppendProblemsJSON(nil, problems)
	case "sarif":
		out, err = report.AppendSARIF(nil, problems, build())
	case "github":
		out = report.AppendAnnotations(nil, problems)
	}
	if err == nil {
		_, err = k.console.out.Write(out)
	}
	return err
}

// explainCode prints the page about a code, or all pages.
func (k *checking) explainCode(code string) error {
	var out []byte
	var ids []string
	for _, c := range law.Codes() {
		ids = append(ids, c.ID)
		if code == "all" || strings.EqualFold(code, c.ID) {
			out = report.AppendExplanation(apart(out), c, k.console.style())
		}
	}
	if out == nil {
		hint := ", lawc check --explain all tells of all"
		if near := law.Nearest(strings.ToUpper(code), ids); near != "" {
			hint = ", did you mean " + near + "?"
		}
		return fmt.Errorf("unknown code %q%s", code, hint)
	}
	_, err := k.console.out.Write(out)
	return err
}

// pollEvery is how often files are looked at for changes.
const pollEvery = 300 * time.Millisecond

// watchFiles checks the files, and again whenever one of them has changed, as
// long as more says so.
func (k *checking) watchFiles(args []string, more func() bool) error {
	last := ""
	for {
		if now := stamps(args); now != last {
			if last != "" {
				fmt.Fprintln(k.console.errs, "----")
			}
			last = now
			if err := k.once(args); err != nil {
				if _, told := err.(status); !told {
					k.console.sayf("lawc: %v\n", err)
				}
			}
		}
		if !more() {
			return nil
		}
		time.Sleep(pollEvery)
	}
}

// stamps says when each file was last written, and how long it is.
func stamps(args []string) string {
	files, err := yamlFiles(args)
	if err != nil {
		return err.Error()
	}
	var b strings.Builder
	for _, file := range files {
		if info, err := os.Stat(file); err == nil {
			fmt.Fprintln(&b, file, info.ModTime().UnixNano(), info.Size())
		} else {
			fmt.Fprintln(&b, file, reason(err))
		}
	}
	return b.String()
}
