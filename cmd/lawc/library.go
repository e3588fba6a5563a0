package main

import (
	"fmt"
	"os"
	"slices"
	"strings"

	"lawc/interp"
	"lawc/law"
	"lawc/rules"
	"lawc/schema"
)

// A library holds the editions at hand: those that come with lawc and, in
// front of them, those of the user's own files. An edition is read when it is
// first asked for.
type library struct {
	console *console
	names   []string // from the oldest to the newest
	own     []string // those of names that come from files of the user's
	loaded  map[string]*interp.Program
}

func newLibrary(c *console) *library {
	return &library{console: c, names: rules.Names(), loaded: map[string]*interp.Program{}}
}

// take adds the edition of a rule file, in the place of the one of that name.
func (l *library) take(file string) error {
	src, err := os.ReadFile(file)
	if err != nil {
		return plainly(err, file, "a rule file")
	}
	program, err := l.compile(file, src)
	if err != nil {
		return err
	}
	name := program.Edition.Name
	l.loaded[name] = program
	l.own = append(l.own, name)
	if at, found := slices.BinarySearch(l.names, name); !found {
		l.names = slices.Insert(l.names, at, name)
	}
	return nil
}

// program gives an edition ready to run.
func (l *library) program(name string) (*interp.Program, error) {
	if p := l.loaded[name]; p != nil {
		return p, nil
	}
	if !slices.Contains(l.names, name) {
		return nil, l.unknown(name)
	}
	src, err := rules.Read(name)
	if err != nil {
		return nil, err
	}
	p, err := l.compile(rules.File(name), src)
	if err == nil {
		l.loaded[name] = p
	}
	return p, err
}

func (l *library) unknown(name string) error {
	all := strings.Join(l.names, ", ")
	if near := law.Nearest(name, l.names); near != "" {
		return fmt.Errorf("unknown edition %q, did you mean %s? (there are %s)", name, near, all)
	}
	return fmt.Errorf("unknown edition %q, expected one of %s, or all", name, all)
}

// compile reads a rule file. What is wrong with it is told at once.
func (l *library) compile(file string, src []byte) (*interp.Program, error) {
	edition, problems := schema.Load(file, src)
	if len(problems) == 0 {
		var program *interp.Program
		if program, problems = interp.Compile(edition); len(problems) == 0 {
			return program, nil
		}
	}
	l.console.tell(problems)
	return nil, faulty
}

// programs gives the editions that were asked for: by name, or all, or else
// the user's own, or else the newest whole one.
func (l *library) programs(asked []string) ([]*interp.Program, error) {
	switch {
	case slices.Contains(asked, "all"):
		asked = l.names
	case len(asked) == 0 && len(l.own) > 0:
		asked = l.own
	case len(asked) == 0:
		return l.newestWhole()
	}
	var programs []*interp.Program
	for _, name := range asked {
		p, err := l.program(name)
		if err != nil {
			return nil, err
		}
		if !slices.Contains(programs, p) {
			programs = append(programs, p)
		}
	}
	return programs, nil
}

// newestWhole gives the newest edition whose source covers all that an auction
// can run into.
func (l *library) newestWhole() ([]*interp.Program, error) {
	for _, name := range slices.Backward(l.names) {
		p, err := l.program(name)
		if err != nil {
			return nil, err
		}
		if p.Edition.Whole {
			return []*interp.Program{p}, nil
		}
	}
	return nil, fmt.Errorf("no edition is whole, say which one is meant: --edition %s", strings.Join(l.names, ", "))
}
