package main

import (
	"os"
	"path/filepath"
	"slices"
	"strings"

	"lawc/interp"
	"lawc/law"
	"lawc/rules"
	"lawc/schema"
)

// programs gives the two editions, by name or from a file. Two of one name are told
// apart by where they come from.
func (d *differed) programs(args []string) (programs []*interp.Program, err error) {
	l, err := openLibrary(d.console, d.rules)
	if err != nil {
		return nil, err
	}
	var editions []*law.Edition
	for _, arg := range args {
		e, err := d.edition(l, arg)
		if err != nil {
			return nil, err
		}
		if d.inferred {
			e = e.WithInferred()
		}
		editions = append(editions, e)
	}
	if args[0] != args[1] && editions[0].Name == editions[1].Name {
		d.draft = true
		tellApart(editions, args)
	}
	for _, e := range editions {
		p, problems := interp.Compile(e)
		if len(problems) > 0 {
			return nil, l.refuse(problems)
		}
		programs = append(programs, p)
	}
	return programs, nil
}

// tellApart names the editions that are read from files by these: by all of what was asked
// for, where the last part of it is the same in both.
func tellApart(editions []*law.Edition, args []string) {
	short := filepath.Base(args[0]) != filepath.Base(args[1])
	for i, arg := range args {
		if !isFile(arg) {
			continue
		}
		named := *editions[i]
		if named.Name = arg; short {
			named.Name = filepath.Base(arg)
		}
		editions[i] = &named
	}
}

// isFile reports whether a word looks like a rule file rather than the name of an edition.
func isFile(arg string) bool {
	return slices.Contains([]string{".yaml", ".yml"}, filepath.Ext(arg)) || strings.ContainsRune(arg, filepath.Separator)
}

// edition reads an edition of that name or, where the word looks like one, from a
// file.
func (d *differed) edition(l *library, arg string) (*law.Edition, error) {
	if !isFile(arg) {
		return l.edition(arg)
	}
	src, err := os.ReadFile(arg)
	if err != nil {
		return nil, plainly(err, arg, "a rule file, or one of "+strings.Join(rules.Names(), ", "))
	}
	e, problems := schema.Load(arg, src, schema.Beside(arg), rules.Assumed)
	if len(problems) > 0 {
		return nil, l.refuse(problems)
	}
	return e, nil
}
