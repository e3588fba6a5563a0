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
	for _, arg := range args {
		e, err := d.edition(l, arg)
		if err != nil {
			return nil, err
		}
		if d.inferred {
			e = e.WithInferred()
		}
		if len(programs) == 1 && programs[0].Edition.Name == e.Name && arg != args[0] {
			named := *e
			named.Name = filepath.Base(arg)
			e, d.draft = &named, true
		}
		p, problems := interp.Compile(e)
		if len(problems) > 0 {
			return nil, l.refuse(problems)
		}
		programs = append(programs, p)
	}
	return programs, nil
}

// edition reads an edition of that name or, where the word looks like one, from a
// file.
func (d *differed) edition(l *library, arg string) (*law.Edition, error) {
	if !slices.Contains([]string{".yaml", ".yml"}, filepath.Ext(arg)) && !strings.ContainsRune(arg, filepath.Separator) {
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
