package interp_test

import (
	"fmt"
	"maps"
	"reflect"
	"strings"
	"testing"

	"lawc/auction"
	"lawc/interp"
)

// One happening can be written in several ways, and what follows from it does not
// depend on which. The grid: beginnings after which somebody is on turn, some with
// something open or owed, by pairs of calls.

var beginnings = []string{
	"N:", "N: P", "N: 1H", "N: 1H P", "N: 1H X", "N: 1H P P", "N: 1H X XX", "N: P P P", "N: 1H P 2H P P",
	"N: 1S 1H TD", "N: E:1H TD", "N: S:P TD", "N: 1H E:card(SK) TD", "N: 1S 1H TD E:P P", "N: 1S 1H TD E:2H",
}

var spelled = []string{"P", "X", "XX", "1C", "1S", "2H", "2NT", "7NT", "8C"}

// what follows from a record, without the names of the items that brought it about.
func what(p *interp.Program, t *testing.T, text string) map[string]any {
	t.Helper()
	r, err := auction.Parse(text)
	if err != nil {
		t.Fatalf("%s: %v", text, err)
	}
	view := p.NewMachine().Run(&r).View()
	for _, key := range []string{"record", "id", "events", "clauses", "assumed"} {
		delete(view, key)
	}
	for _, gap := range view["not_covered"].([]any) {
		delete(gap.(map[string]any), "n")
	}
	return view
}

// seatOf is the player on turn after a beginning.
func seatOf(p *interp.Program, t *testing.T, beginning string) (auction.Seat, bool) {
	v := what(p, t, beginning)
	letter, ok := v["turn"].(string)
	if !ok || v["phase"] != "open" {
		return 0, false
	}
	return auction.SeatOf(rune(letter[0]))
}

// grid calls f with the player on turn for each beginning and pair of calls.
func grid(t *testing.T, p *interp.Program, f func(beginning string, seat auction.Seat, a, b string)) {
	for _, beginning := range beginnings {
		seat, ok := seatOf(p, t, beginning)
		if !ok {
			continue
		}
		for _, a := range spelled {
			for _, b := range spelled {
				if a != b {
					f(beginning, seat, a, b)
				}
			}
		}
	}
}

// TestSlipSpellings holds that a slip put right at once and in an item of its own end
// alike, and as if only the second call had been made.
func TestSlipSpellings(t *testing.T) {
	for _, edition := range []string{"1982", "2017"} {
		p := load(t, edition)
		grid(t, p, func(beginning string, s auction.Seat, a, b string) {
			left := s.Left()
			for _, after := range []string{"", " TD", fmt.Sprintf(" %v:P", left)} {
				once := fmt.Sprintf("%s %v:%s~%s%s", beginning, s, a, b, after)
				apart := fmt.Sprintf("%s %v:%s %v:>%s{inadvertent,pause=false}%s", beginning, s, a, s, b, after)
				alone := fmt.Sprintf("%s %v:%s%s", beginning, s, b, after)
				same(t, p, once, apart)
				same(t, p, once, alone)
			}
		})
	}
}

// TestAcceptedChange holds that a change that is called over ends as if the second
// call had been made first, but for what the first told; and that words and a call
// accept alike.
func TestAcceptedChange(t *testing.T) {
	for _, edition := range []string{"1982", "2017"} {
		p := load(t, edition)
		grid(t, p, func(beginning string, s auction.Seat, a, b string) {
			if what(p, t, fmt.Sprintf("%s %v:%s", beginning, s, a))["turn"] == s.String() {
				return // the first call was cancelled at once: the second is no change of it
			}
			if edition != "1982" && what(p, t, fmt.Sprintf("%s %v:%s", beginning, s, a))["phase"] == "pending" {
				return // later editions have laws of their own for a call put in the place of an illegal one
			}
			change := fmt.Sprintf("%s %v:%s>%s", beginning, s, a, b)
			if !acceptable(p, t, change, s.Left()) || !acceptsWords(p, t, change, s.Left()) {
				return
			}
			over := fmt.Sprintf("%s %v:P", change, s.Left())
			same(t, p, over, fmt.Sprintf("%s %v:%s %v:P", beginning, s, b, s.Left()), "rights", "discretion")
			same(t, p, over, fmt.Sprintf("%s %v:accept %v:P", change, s.Left(), s.Left()))
			same(t, p, change+fmt.Sprintf(" %v:P", s.Left()), fmt.Sprintf("%s %v:%s %v:>%s %v:P", beginning, s, a, s, b, s.Left()))
		})
	}
}

// acceptable reports whether seat may accept by calling the call that is changed to,
// and nothing else is open that he could accept.
func acceptable(p *interp.Program, t *testing.T, record string, seat auction.Seat) bool {
	rights, _ := what(p, t, record)["rights"].([]any)
	n := 0
	for _, r := range rights {
		if m := r.(map[string]any); m["right"] == "accept" && m["holder"] == seat.String() {
			n++
		}
	}
	return n == 1
}

// acceptsWords reports whether his word settles all that is open.
func acceptsWords(p *interp.Program, t *testing.T, record string, seat auction.Seat) bool {
	return what(p, t, fmt.Sprintf("%s %v:accept", record, seat))["phase"] == "open"
}

func same(t *testing.T, p *interp.Program, a, b string, but ...string) {
	t.Helper()
	x, y := what(p, t, a), what(p, t, b)
	for _, key := range but {
		delete(x, key)
		delete(y, key)
	}
	if reflect.DeepEqual(x, y) {
		return
	}
	var differ []string
	for key := range maps.Keys(x) {
		if !reflect.DeepEqual(x[key], y[key]) {
			differ = append(differ, fmt.Sprintf("%s: %v, %v", key, x[key], y[key]))
		}
	}
	t.Errorf("%s: %q and %q differ\n\t%s", p.Edition.Name, a, b, strings.Join(differ, "\n\t"))
}
