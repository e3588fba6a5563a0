package lawc

import (
	"errors"
	"fmt"
	"os"
	"slices"

	"lawc/auction"
	"lawc/internal/shipped"
	"lawc/interp"
	"lawc/law"
	"lawc/options"
	"lawc/report"
	"lawc/rules"
	"lawc/schema"
)

// An Edition is one code of laws, ready to rule. It never changes and may be used by
// many goroutines at once.
type Edition struct{ program *interp.Program }

// A Ruling is what an edition makes of a record: the keys of the JSON as fields.
type Ruling = law.Result

// A Machine takes a record item by item, as a game goes on. Reuse it for one record
// after another; do not share it between goroutines.
type Machine = interp.Machine

// Editions lists the names of the editions that come with lawc, oldest first.
func Editions() []string { return rules.Names() }

// Open gives an edition that comes with lawc by its name, such as "1982"; the newest
// whole one for "". An unknown name is an error that lists those there are.
func Open(name string) (*Edition, error) {
	if name == "" {
		return newestWhole()
	}
	edition, problems, err := shipped.Open(name)
	if err != nil {
		return nil, fmt.Errorf("%w: %v", err, Editions())
	}
	return compiled(edition, problems)
}

func newestWhole() (*Edition, error) {
	for _, name := range slices.Backward(Editions()) {
		if e, err := Open(name); err != nil || e.program.Edition.Whole {
			return e, err
		}
	}
	return nil, errors.New("no edition is whole")
}

// Load reads an edition from a rule file's text; file is its name in what is wrong
// with it. The error joins one for each fault, each with its place.
func Load(file string, src []byte) (*Edition, error) {
	edition, problems := schema.Load(file, src, schema.Beside(file), rules.Assumed)
	return compiled(edition, problems)
}

func compiled(edition *law.Edition, problems []law.Problem) (*Edition, error) {
	if len(problems) > 0 {
		return nil, joined(problems)
	}
	program, problems := interp.Compile(edition)
	if program == nil {
		return nil, joined(problems)
	}
	return &Edition{program}, nil
}

// LoadFile is Load for a file by its path.
func LoadFile(path string) (*Edition, error) {
	src, err := os.ReadFile(path)
	if err != nil {
		return nil, err
	}
	return Load(path, src)
}

func joined(problems []law.Problem) error {
	var list []error
	for _, p := range problems {
		list = append(list, errors.New(p.String()))
	}
	return errors.Join(list...)
}

// Name is the edition's name.
func (e *Edition) Name() string { return e.program.Edition.Name }

// Laws gives the edition as data: its articles, clauses, facts and source.
func (e *Edition) Laws() *law.Edition { return e.program.Edition }

// Rule rules on a record in the one-line form, such as "N: 1S 1H TD E:2H". An error
// says what cannot be read and in which column.
func (e *Edition) Rule(record string) (*Ruling, error) {
	r, err := auction.Parse(record)
	if err != nil {
		return nil, err
	}
	return e.RuleOn(&r), nil
}

// RuleOn rules on a record. The ruling is the caller's own.
func (e *Edition) RuleOn(r *auction.Record) *Ruling { return e.NewMachine().Run(r) }

// NewMachine makes a machine for the edition: Reset begins a record, Step takes its
// next item, Result says how it stands.
func (e *Edition) NewMachine() *Machine { return e.program.NewMachine() }

// JSON writes a ruling as lawc run --format ndjson does, one object.
func JSON(r *Ruling) []byte { return report.AppendJSON(nil, r) }

// Sentences words a ruling in English ("en") or Dutch ("nl"), as it is read out.
func Sentences(r *Ruling, lang string) []string {
	return report.Ruling(r, report.Style{Lang: lang})
}

// Explain tells of a clause what lawc show does, in English ("en") or Dutch ("nl"): what
// it says, its conditions and consequences in words, its source, and what refers to it.
func (e *Edition) Explain(clause, lang string) (string, error) {
	c := e.Laws().Clause(clause)
	if c == nil {
		return "", fmt.Errorf("edition %s has no clause %q", e.Name(), clause)
	}
	return string(report.AppendClause(nil, e.Laws(), c, report.Style{Lang: lang})), nil
}

// Options are what may follow a record: the choices of each player and what they lead to,
// the questions that only people at the table can answer, and what the director says, to
// whom and in which order; all of it in English and Dutch.
type Options = options.Sheet

// Options tells what may follow a record in the one-line form.
func (e *Edition) Options(record string) (*Options, error) {
	r, err := auction.Parse(record)
	if err != nil {
		return nil, err
	}
	sheet := options.New(e.program).Sheet(&r)
	return &sheet, nil
}

// OptionsJSON writes options as lawc options --format json does.
func OptionsJSON(o *Options, lang string) ([]byte, error) {
	return options.AppendJSON(nil, o, options.Form{Lang: lang}, report.AppendJSON)
}

// A Comparison is what several editions make of one record.
type Comparison struct {
	Rulings []*Ruling
	// Differ are the keys of the rulings that are not the same in all.
	Differ []string
}

// Compare rules on one record under several editions.
func Compare(record string, editions ...*Edition) (*Comparison, error) {
	r, err := auction.Parse(record)
	if err != nil {
		return nil, err
	}
	c := &Comparison{}
	for _, e := range editions {
		c.Rulings = append(c.Rulings, e.RuleOn(&r))
	}
	c.Differ = law.Differing(c.Rulings)
	return c, nil
}
