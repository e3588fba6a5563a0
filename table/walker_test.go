package table

import (
	"reflect"
	"testing"

	"lawc/auction"
	"lawc/explore"
	"lawc/law"
)

// TestWalker takes records made at random step by step, tries something else on the way and
// takes it back: each edition must stand where it stands when the record is run by itself.
func TestWalker(t *testing.T) {
	programs := programsOf(t, "1936", "1982", "2017")
	var editions []*law.Edition
	for _, p := range programs {
		editions = append(editions, p.Edition)
	}
	w := newWalker(programs, factsOf(editions))
	for e, p := range programs {
		random := explore.NewRandom(p, 3)
		for n := range 400 {
			r := random.Record(n)
			r.Dealer = auction.North
			w.begin()
			for i, item := range r.Items {
				if i%3 == 2 {
					w.step(auction.Item{Action: auction.Attention})
					w.back()
				}
				w.step(item)
			}
			var want standing
			want.keep(p.NewMachine().Run(&r))
			got := w.here()[e]
			if want.silent && got.silent {
				continue
			}
			if !reflect.DeepEqual(told(&got), told(&want)) {
				t.Errorf("%s, %v:\ngot  %+v\nwant %+v", p.Edition.Name, r, got, want)
			}
		}
	}
}

// told is what a standing says, whatever memory it has been kept in.
func told(s *standing) (c standing) {
	c.copy(s)
	return c
}
