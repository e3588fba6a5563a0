package main

import (
	"bytes"
	"errors"
	"io"
	"os"
	"slices"

	"github.com/spf13/cobra"

	"lawc/law"
	"lawc/report"
	"lawc/schema"
)

const fmtHelp = `Fmt lays out rule files and case files in the one layout: keys in their usual
order, two blanks of indentation, a blank line between articles, clauses and
cases, quotes where they are needed, long text broken into lines. Comments stay,
and what a file says stays the same: where it would not, the file is left alone.

Without a flag it prints the result. Without files it reads standard input.

  lawc fmt -d rules
  lawc fmt -w my-rules.yaml my-cases.yaml`

// Formatting is which files to lay out, and what to do with the result.
type formatting struct {
	console     *console
	diff, write bool
}

func newFmt(c *console) *cobra.Command {
	f := &formatting{console: c}
	cmd := &cobra.Command{
		Use:   "fmt [FILE or DIR...]",
		Short: "Lay out rule files and case files",
		Long:  fmtHelp,
		RunE:  func(_ *cobra.Command, args []string) error { return doFmt(f, args) },
	}
	cmd.Flags().BoolVarP(&f.diff, "diff", "d", false, "show what would change; the exit status is 1 if anything would")
	cmd.Flags().BoolVarP(&f.write, "write", "w", false, "write the result to the file")
	return cmd
}

func doFmt(f *formatting, args []string) error {
	if len(args) == 0 {
		args = []string{"-"}
	}
	if f.write && slices.Contains(args, "-") {
		return errors.New("found -w with standard input, expected files to write to")
	}
	files, err := yamlFiles(args)
	if err != nil {
		return err
	}
	var problems []law.Problem
	changed := false
	for _, file := range files {
		differs, some, err := f.file(file)
		if err != nil {
			return err
		}
		changed = changed || differs
		problems = append(problems, some...)
	}
	f.console.tell(problems)
	switch {
	case len(problems) > 0:
		return faulty
	case changed && f.diff:
		return failed
	}
	return nil
}

// file lays out one file and reports whether that changes it.
func (f *formatting) file(file string) (changed bool, problems []law.Problem, err error) {
	src, name, err := f.console.readFile(file)
	if err != nil {
		return false, []law.Problem{{File: name, Message: err.Error()}}, nil
	}
	out, problems := schema.Format(name, src)
	if len(problems) > 0 {
		return false, problems, nil
	}
	changed = !bytes.Equal(out, src)
	if changed && f.write {
		if err := os.WriteFile(file, out, 0o644); err != nil {
			return false, nil, err
		}
	}
	switch {
	case f.diff && changed:
		_, err = f.console.out.Write(report.AppendDiff(nil, name, string(src), string(out), f.console.style()))
	case !f.diff && !f.write:
		_, err = f.console.out.Write(out)
	}
	return changed, nil, err
}

// readFile reads a file, or standard input for "-", and gives the name by which
// problems call it.
func (c *console) readFile(file string) (src []byte, name string, err error) {
	if file == "-" {
		src, err = io.ReadAll(c.in)
		return src, "stdin", err
	}
	src, err = os.ReadFile(file)
	if err != nil {
		err = reason(err)
	}
	return src, file, err
}
