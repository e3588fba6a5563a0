package main

import (
	"slices"
	"strings"

	"lawc/interp"
	"lawc/law"
)

// throughTime opens the editions that are asked for, by default all, from the oldest to
// the newest.
func throughTime(c *console, asked, files []string, inferred bool) (*library, []*interp.Program, error) {
	l, err := openLibrary(c, files)
	if err != nil {
		return nil, nil, err
	}
	l.inferred = inferred
	if len(asked) == 0 {
		asked = []string{"all"}
	}
	programs, err := l.programs(asked)
	slices.SortStableFunc(programs, func(a, b *interp.Program) int { return strings.Compare(a.Edition.Name, b.Edition.Name) })
	return l, programs, err
}

func editionsOf(programs []*interp.Program) (editions []*law.Edition) {
	for _, p := range programs {
		editions = append(editions, p.Edition)
	}
	return editions
}
