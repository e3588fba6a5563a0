package main

import (
	"slices"
	"strings"

	"lawc/interp"
	"lawc/law"
)

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
