package interp_test

import (
	"fmt"
	"slices"
	"testing"

	"lawc/auction"
	"lawc/law"
)

// TestWhoIsBound forbids a call to, and asks one of, each party that a rule file can name:
// in the place of the offender of 1982, 32.a and 36.p1.s1.
func TestWhoIsBound(t *testing.T) {
	who := []string{"offender", "partner", "both", "lho"}
	for _, c := range []struct {
		was, becomes, record string
		bound                func(*law.Result) []auction.Seat
		want                 []string
	}{
		{"may_not: {who: offender, ", "may_not: {who: %s, ", "N: P 1H N:X TD", func(r *law.Result) (seats []auction.Seat) {
			for _, b := range r.MayNot {
				seats = append(seats, b.Seat)
			}
			return seats
		}, []string{"[N]", "[S]", "[N S]", "[E]"}},
		{"must: {do: replace}", "must: {who: %s, do: replace}", "N: 1C P X TD", func(r *law.Result) (seats []auction.Seat) {
			for _, d := range r.Must {
				seats = append(seats, d.Seat)
			}
			return seats
		}, []string{"[S]", "[N]", "[N S]", "[W]"}},
	} {
		record := parse(t, c.record)
		for i, who := range who {
			p := changed(t, "1982", c.was, fmt.Sprintf(c.becomes, who))
			bound := c.bound(p.NewMachine().Run(&record))
			slices.Sort(bound)
			if got := fmt.Sprint(bound); got != c.want[i] {
				t.Errorf("%s, %s: got %s, want %s", c.was, who, got, c.want[i])
			}
		}
	}
}
