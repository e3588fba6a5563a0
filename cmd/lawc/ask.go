package main

import (
	"errors"
	"runtime"

	"github.com/spf13/cobra"

	"lawc/auction"
	"lawc/interp"
	"lawc/law"
	"lawc/notation"
	"lawc/report"
)

// Ask is what the commands that evaluate records have in common: where the
// records are, which editions are meant and how the answer is written.
type ask struct {
	console  *console
	editions []string
	rules    []string
	inferred bool
	files    []string
	jobs     number
	format   *choice
	from     *choice
	notation *choice
	errors   *choice
	// asks: what records do not tell is asked on the terminal.
	asks bool
	// document: the answer as JSON is one document, an array if there are several
	// records.
	document bool
	// sifts: first how many records there are, then those with irregularities alone;
	// every: all of them.
	sifts, every bool
	library      *library // once the editions have been asked for
}

// newAsk adds the flags to a command whose answers have these formats.
func newAsk(c *console, cmd *cobra.Command, formats ...string) *ask {
	a := &ask{
		console: c, format: newChoice(formats...),
		from: newChoice(append([]string{""}, inputFormats()...)...), notation: newChoice("", "en", "nl"),
		errors: newChoice("apart", "inline"),
	}
	a.from.also = map[string]string{"txt": "text", "yml": yamlFormat, "jsonl": string(notation.NDJSON)}
	flags := cmd.Flags()
	flags.StringArrayVarP(&a.files, "file", "f", nil, "read records from `FILE`; - is standard input")
	addEditions(cmd, c, &a.editions, &a.rules)
	addInferred(cmd, &a.inferred)
	flags.VarP(&a.jobs, "jobs", "j", "how many records to evaluate at a time; by default as many as there are processors")
	addChoice(cmd, a.format, "format", "how to write the answer")
	addChoice(cmd, a.from, "from", "how the records are written; by default the file's ending tells")
	addChoice(cmd, a.notation, "notation", "the language in which calls and seats are spelt; by default that of the answer, and English")
	addChoice(cmd, a.errors, "errors", "inline puts an object into the JSON for each record that cannot be read")
	cmd.PreRunE = func(_ *cobra.Command, args []string) error { return a.check(args) }
	return a
}

// check reports what is missing on the command line.
func (a *ask) check(args []string) error {
	if len(args) == 0 && len(a.files) == 0 {
		return errors.New(`found no record, expected one such as "N: 1S 1H TD E:2H", or a file of them: -f FILE`)
	}
	if a.errors.word == "inline" && a.format.word != "json" && a.format.word != "ndjson" {
		return errors.New("--errors inline is for JSON, add --format json or ndjson")
	}
	return notFiles(args)
}

// addEditions adds the flags that say which editions are meant.
func addEditions(cmd *cobra.Command, c *console, editions, rules *[]string) {
	cmd.Flags().StringSliceVarP(editions, "edition", "e", nil, "the `EDITION` to go by, or all; may be given several times; by default "+usualEditions(cmd))
	cmd.Flags().StringArrayVar(rules, "rules", nil, "go by the rule `FILE` in place of the edition of its name")
	refuseNothing(cmd, "a name", "edition")
	cmd.Flags().Lookup("edition").DefValue = ""
	names := append(newLibrary(c).names, "all")
	if err := cmd.RegisterFlagCompletionFunc("edition", severalOf(func(*cobra.Command) []string { return names })); err != nil {
		panic(err) // the flag has just been added
	}
}

// usualEditions says which editions a command goes by unasked.
func usualEditions(cmd *cobra.Command) string {
	switch cmd.Name() {
	case "compare":
		return "those with a clause for what happened"
	case "timeline":
		return "all"
	}
	return "the newest whole one"
}

// addInferred adds the flag that asks for inferred clauses.
func addInferred(cmd *cobra.Command, inferred *bool) {
	cmd.Flags().BoolVar(inferred, "inferred", false, "apply inferred clauses too; an edition with any is then called NAME"+law.InferredSuffix)
}

// programs gives the editions that are meant, and without any word about them
// those that are usual for the command.
func (a *ask) programs(usual ...string) ([]*interp.Program, error) {
	l, err := openLibrary(a.console, a.rules)
	if err != nil {
		return nil, err
	}
	l.inferred, a.library = a.inferred, l
	if len(a.editions) == 0 {
		return l.programs(usual)
	}
	return l.programs(a.editions)
}

func (a *ask) style() report.Style { return a.console.style() }

// spelling is how calls and seats are spelt: as --notation says, and else as the
// language of the answer spells, so that what is printed can be read again.
func (a *ask) spelling() auction.Notation {
	if a.notation.word == "" {
		return a.library.notation(a.console.lang)
	}
	return a.library.notation(a.notation.word)
}

// answer evaluates all records. Each worker gets an evaluator of its own.
func (a *ask) answer(args []string, newEvaluator func() evaluator) error {
	s := &source{
		console: a.console, files: a.files, from: a.from.word,
		notation: a.spelling(), foreign: a.notation.word == "nl",
	}
	s.args = s.pieced(args)
	if a.jobs == 0 {
		a.jobs = number(runtime.GOMAXPROCS(0))
	}
	workers := make([]worker, a.jobs)
	for i := range workers {
		workers[i].eval = newEvaluator()
		if a.errors.word == "inline" {
			workers[i].bad = a.inline
		}
	}
	p := newPrinter(a.console)
	if a.sifts {
		p.sieve = &sieve{lang: a.console.lang}
	}
	if a.document {
		p.documents = &documents{out: a.console.out}
	}
	return p.print(evaluate(s.entries(), workers))
}
