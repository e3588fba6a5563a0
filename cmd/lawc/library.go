package main

import (
	"fmt"
	"os"
	"slices"
	"strings"

	"lawc/internal/shipped"
	"lawc/interp"
	"lawc/law"
	"lawc/rules"
	"lawc/schema"
)

// A library holds the editions at hand: those that come with lawc and, in
// front of them, those of the user's own files. An edition is read when it is
// first asked for, and compiled when records are to be run.
type library struct {
	console *console
	names   []string // from the oldest to the newest
	own     []string // those of names that come from files of the user's
	read    map[string]*law.Edition
	// inferred says that editions are applied with their inferred clauses.
	inferred bool
}

func newLibrary(c *console) *library {
	return &library{console: c, names: rules.Names(), read: map[string]*law.Edition{}}
}

// openLibrary gives the editions at hand, those of the user's rule files
// included.
func openLibrary(c *console, files []string) (*library, error) {
	l := newLibrary(c)
	for _, file := range files {
		if err := l.take(file); err != nil {
			return nil, err
		}
	}
	return l, nil
}

// take adds the edition of a rule file, in the place of the one of that name.
func (l *library) take(file string) error {
	src, err := os.ReadFile(file)
	if err != nil {
		return plainly(err, file, "a rule file")
	}
	edition, problems := schema.Load(file, src, schema.Beside(file), rules.Assumed)
	if len(problems) > 0 {
		return l.refuse(problems)
	}
	l.read[edition.Name] = edition
	l.own = append(l.own, edition.Name)
	if at, found := slices.BinarySearch(l.names, edition.Name); !found {
		l.names = slices.Insert(l.names, at, edition.Name)
	}
	return nil
}

// refuse tells what is wrong with a rule file.
func (l *library) refuse(problems []law.Problem) error {
	l.console.tell(problems)
	return faulty
}

// edition reads an edition. A name may ask for its inferred clauses too.
func (l *library) edition(name string) (*law.Edition, error) {
	if e := l.read[name]; e != nil {
		return e, nil
	}
	if base, asks := strings.CutSuffix(name, law.InferredSuffix); asks && slices.Contains(l.names, base) {
		return l.withInferred(base)
	}
	if !slices.Contains(l.names, name) {
		return nil, l.unknown(name)
	}
	e, problems, err := shipped.Open(name)
	if err != nil {
		return nil, err
	}
	if len(problems) > 0 {
		return nil, l.refuse(problems)
	}
	l.read[name] = e
	return e, nil
}

// withInferred gives an edition as it is with its inferred clauses.
func (l *library) withInferred(name string) (*law.Edition, error) {
	e, err := l.edition(name)
	if err != nil {
		return nil, err
	}
	if !e.HasInferred() {
		return nil, fmt.Errorf("edition %s has no inferred clauses, leave out %s", name, law.InferredSuffix)
	}
	with := e.WithInferred()
	l.read[with.Name] = with
	return with, nil
}

func (l *library) unknown(name string) error {
	all := strings.Join(l.names, ", ")
	if name == "" {
		return fmt.Errorf("found nothing in the place of an edition, expected one of %s, or all", all)
	}
	if base, _, asks := strings.Cut(name, "+"); asks && slices.Contains(l.names, base) {
		if _, err := l.withInferred(base); err != nil {
			return fmt.Errorf("unknown edition %q: %w", name, err)
		}
		return fmt.Errorf("unknown edition %q, did you mean %s?", name, base+law.InferredSuffix)
	}
	near := law.Nearest(name, l.names)
	for _, n := range l.names {
		if strings.HasSuffix(n, name) {
			near = n
		}
	}
	if near != "" {
		return fmt.Errorf("unknown edition %q, did you mean %s? (there are %s)", name, near, all)
	}
	return fmt.Errorf("unknown edition %q, expected one of %s, or all", name, all)
}

// editions gives the editions that were asked for, each once: by name, or all,
// or else the user's own, or else the newest whole one.
func (l *library) editions(asked []string) (editions []*law.Edition, err error) {
	switch {
	case slices.Contains(asked, "all"):
		asked = l.names
	case len(asked) == 0 && len(l.own) > 0:
		asked = l.own
	case len(asked) == 0:
		return l.newestWhole()
	}
	for _, name := range asked {
		e, err := l.edition(name)
		if err != nil {
			return nil, err
		}
		if !slices.Contains(editions, e) {
			editions = append(editions, e)
		}
	}
	return editions, l.unused(editions)
}

// unused complains of a rule file whose edition is not among those meant.
func (l *library) unused(editions []*law.Edition) error {
	for _, name := range l.own {
		if !slices.ContainsFunc(editions, func(e *law.Edition) bool { return e.File == l.read[name].File }) {
			return fmt.Errorf("edition %s of %s is not among those run, add -e %s or leave -e out", name, l.read[name].File, name)
		}
	}
	return nil
}

// sideBySide names the editions that a table shows unasked, those of the user's own
// files among them, and those that it leaves out.
func (l *library) sideBySide() (unasked, leftOut []string, err error) {
	all, err := l.editions([]string{"all"})
	if err != nil {
		return nil, nil, err
	}
	_, fragments := law.SideBySide(all)
	for _, e := range all {
		if slices.Contains(fragments, e) && !slices.Contains(l.own, e.Name) {
			leftOut = append(leftOut, e.Name)
		} else {
			unasked = append(unasked, e.Name)
		}
	}
	return unasked, leftOut, nil
}

// newestWhole gives the newest edition whose source covers all that an auction
// can run into.
func (l *library) newestWhole() ([]*law.Edition, error) {
	for _, name := range slices.Backward(l.names) {
		e, err := l.edition(name)
		if err != nil {
			return nil, err
		}
		if e.Whole {
			return []*law.Edition{e}, nil
		}
	}
	return nil, fmt.Errorf("no edition is whole, say which one is meant: --edition %s", strings.Join(l.names, ", "))
}

// programs gives the editions that were asked for, ready to run.
func (l *library) programs(asked []string) (programs []*interp.Program, err error) {
	editions, err := l.editions(asked)
	if err != nil {
		return nil, err
	}
	for _, e := range editions {
		if l.inferred {
			e = e.WithInferred()
		}
		p, problems := interp.Compile(e)
		if len(problems) > 0 {
			return nil, l.refuse(problems)
		}
		programs = append(programs, p)
	}
	return programs, nil
}

// everyProgram gives all editions, and those that have inferred clauses once
// more with them: cases may name either.
func (l *library) everyProgram() ([]*interp.Program, error) {
	editions, err := l.editions([]string{"all"})
	if err != nil {
		return nil, err
	}
	names := slices.Clone(l.names)
	for _, e := range editions {
		if e.HasInferred() {
			names = append(names, e.Name+law.InferredSuffix)
		}
	}
	return l.programs(names)
}

// throughTime gives the editions that are asked for, by default all, from the oldest to
// the newest.
func (l *library) throughTime(asked []string) ([]*interp.Program, error) {
	if len(asked) == 0 {
		asked = []string{"all"}
	}
	programs, err := l.programs(asked)
	slices.SortStableFunc(programs, func(a, b *interp.Program) int { return strings.Compare(a.Edition.Name, b.Edition.Name) })
	return programs, err
}

func editionsOf(programs []*interp.Program) (editions []*law.Edition) {
	for _, p := range programs {
		editions = append(editions, p.Edition)
	}
	return editions
}
