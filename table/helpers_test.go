package table

import (
	"slices"
	"testing"

	"lawc/auction"
	"lawc/internal/fortest"
	"lawc/interp"
	"lawc/rules"
)

// programsOf compiles editions, those whose source is whole or not.
func programsOf(t testing.TB, names ...string) (list []*interp.Program) {
	t.Helper()
	for _, name := range names {
		list = append(list, fortest.Embedded(t, name))
	}
	return list
}

// there reports whether all editions are among those that come with lawc.
func there(names ...string) bool {
	return !slices.ContainsFunc(names, func(n string) bool { return !slices.Contains(rules.Names(), n) })
}

func parsed(t testing.TB, text string) auction.Record {
	t.Helper()
	r, err := auction.Parse(text)
	if err != nil {
		t.Fatalf("%s: %v", text, err)
	}
	return r
}

// oldAndNew are the two editions that are compared most, the oldest and the first whole
// one; recent are those by which people may have played today.
var (
	oldAndNew = []string{"1936", "1982"}
	recent    = []string{"1997", "2007", "2017"}
)

// wanted reports whether a table of these editions is to be made: one of the recent ones
// alone only where tests take all the time that they want.
func wanted(editions []string) bool {
	return there(editions...) && (fortest.Complete || !slices.Equal(editions, recent))
}

// sideBySide are the editions of the whole table; under the race detector two do.
func sideBySide(t testing.TB) []string {
	t.Helper()
	if testing.Short() {
		return oldAndNew
	}
	return fortest.SideBySide(t)
}

// tableOf makes the table of editions, once for each list of them.
func tableOf(t testing.TB, names ...string) (*Table, []*interp.Program) {
	t.Helper()
	key := ""
	for _, n := range names {
		key += n + " "
	}
	if made[key] == nil {
		programs := programsOf(t, names...)
		made[key] = &tabled{Make(programs, Options{}), programs}
	}
	return made[key].table, made[key].programs
}

type tabled struct {
	table    *Table
	programs []*interp.Program
}

var made = map[string]*tabled{}
