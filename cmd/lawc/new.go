package main

import (
	"errors"
	"fmt"
	"os"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"lawc/rules"
	"lawc/schema"
)

const skeletonHelp = `New writes a rule file or a clause to begin with: complete in form, with
placeholders where the law goes. They are printed, or written to a file.

  lawc new edition NAME -o my-rules.yaml
  lawc new edition NAME --assumes correct-procedure
  lawc new clause ID
  lawc new clause ID -o my-rules.yaml`

func newNew(c *console) *cobra.Command {
	cmd := &cobra.Command{
		Use:   "new",
		Short: "Write a rule file or a clause to begin with",
		Long:  skeletonHelp,
	}
	cmd.AddCommand(newNewEdition(c), newNewClause(c))
	return cmd
}

func newNewEdition(c *console) *cobra.Command {
	var file string
	assumes := rules.AssumedNames()
	cmd := &cobra.Command{
		Use:   "edition NAME",
		Short: "Write a rule file to begin with",
		Args:  one("the name of an edition, as in lawc new edition NAME"),
		RunE: func(_ *cobra.Command, args []string) error {
			if !schema.IsEditionName(args[0]) {
				return fmt.Errorf("found the edition %q, expected letters, digits, - and . only, as in my-house, and not all", args[0])
			}
			if slices.Contains(rules.Names(), args[0]) {
				return fmt.Errorf("found the edition %q, which comes with lawc, expected a name of its own, as in %s-house", args[0], args[0])
			}
			for _, name := range assumes {
				if known := rules.AssumedNames(); !slices.Contains(known, name) {
					return fmt.Errorf("unknown assumed clauses %q, expected %s", name, strings.Join(known, ", "))
				}
			}
			src := schema.NewEdition(args[0], assumes...)
			if file == "" || file == "-" {
				_, err := c.out.Write(src)
				return err
			}
			return create(file, src)
		},
	}
	flags := cmd.Flags()
	flags.StringVarP(&file, "output", "o", "", "write to `FILE`, which must not be there yet")
	flags.StringSliceVar(&assumes, "assumes", assumes, "take in these assumed clauses, by `NAME`; none with --assumes=")
	return cmd
}

func newNewClause(c *console) *cobra.Command {
	var file string
	cmd := &cobra.Command{
		Use:   "clause ID",
		Short: "Write a clause to begin with",
		Args:  one("the id of a clause, as in lawc new clause ID"),
		RunE:  func(_ *cobra.Command, args []string) error { return doNewClause(c, args[0], file) },
	}
	flags := cmd.Flags()
	flags.StringVarP(&file, "into", "o", "", "put it into the rule `FILE`, where the order of the book wants it")
	flags.StringVarP(&file, "edition", "e", "", "the same")
	if err := flags.MarkHidden("edition"); err != nil {
		panic(err) // the flag has just been added
	}
	return cmd
}

func doNewClause(c *console, id, file string) error {
	if !schema.IsClauseID(id) {
		return fmt.Errorf("found the id %q, expected parts joined by dots, as in 1.p1.s2, 1.6.c or assumed.rotation", id)
	}
	if file == "" {
		_, err := fmt.Fprint(c.out, schema.NewClause(id))
		return err
	}
	src, err := os.ReadFile(file)
	if err != nil {
		return plainly(err, file, "a rule file")
	}
	out, problems := schema.AddClause(file, src, id, schema.Beside(file), rules.Assumed)
	if len(problems) > 0 {
		c.tell(problems)
		return faulty
	}
	if err := os.WriteFile(file, out, 0o644); err != nil {
		return plainly(err, file, "a file that can be written")
	}
	e, _ := schema.Load(file, out, schema.Beside(file), rules.Assumed)
	c.sayf("%s:%d: clause %s is here now, with placeholders; fill them in, and lawc check %s tells what is wrong\n", file, e.Clause(id).Pos.Line, id, file)
	return nil
}

// create writes a file that is not there yet.
func create(file string, src []byte) error {
	f, err := os.OpenFile(file, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o644)
	if err != nil {
		return plainly(err, file, "a file that is not there yet")
	}
	_, err = f.Write(src)
	return errors.Join(err, f.Close())
}

// one asks for exactly one argument.
func one(what string) cobra.PositionalArgs {
	return func(_ *cobra.Command, args []string) error {
		if len(args) != 1 {
			return fmt.Errorf("found %d arguments, expected %s", len(args), what)
		}
		return nil
	}
}
