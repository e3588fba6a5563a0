package table

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"lawc/internal/fortest"
)

// TestOneGroup wants the same rows of a group whether it is made alone or with all others,
// in the lives of which it may come about.
func TestOneGroup(t *testing.T) {
	lists := [][]string{{"1936", "1959"}}
	if fortest.Complete {
		lists = append(lists, oldAndNew, []string{"1982", "1975"}, fortest.SideBySide(t))
	}
	for _, editions := range lists {
		if !there(editions...) {
			continue
		}
		tb, programs := tableOf(t, editions...)
		for g := range needs {
			if g.SecondOrder() {
				continue
			}
			alone := Make(programs, Options{Groups: []Group{g}})
			told := func(tb *Table) (list []string) {
				for _, r := range slices.Concat(tb.Rows, tb.Leads) {
					if r.Group == g {
						list = append(list, fmt.Sprint(r.ID, r.Label, r.Exact))
					}
				}
				return list
			}
			if got, want := told(alone), told(tb); !slices.Equal(got, want) {
				t.Errorf("%v: %s alone has\n%s\nand in the whole table\n%s", editions, g, strings.Join(got, "\n"), strings.Join(want, "\n"))
			}
		}
	}
}
