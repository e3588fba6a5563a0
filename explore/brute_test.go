package explore

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"lawc/auction"
	"lawc/internal/fortest"
	"lawc/interp"
	"lawc/law"
	"lawc/rules"
	"lawc/schema"
)

// without is an edition that comes with lawc, as in "1982 -26.a" without what a clause
// provides.
func without(t *testing.T, name string) *interp.Program {
	t.Helper()
	name, less, _ := strings.Cut(name, " -")
	src, err := rules.Read(name)
	if err != nil {
		t.Fatal(err)
	}
	edition, problems := schema.Load(rules.File(name), src, rules.Assumed)
	edition.Clauses(func(_ *law.Article, c *law.Clause) {
		if c.ID == less {
			c.Provisions = nil
		}
	})
	return fortest.Compiled(t, edition, problems)
}

// thinned takes out of an alphabet what is not wanted.
func thinned(a *Alphabet, wanted func(auction.Item) bool) *Alphabet {
	thin := func(list []uint16) []uint16 {
		return slices.DeleteFunc(list, func(item uint16) bool { return !wanted(a.Items[item]) })
	}
	for _, s := range auction.Seats {
		for _, lists := range []*[4][]uint16{&a.calls, &a.changes, &a.others, &a.later, &a.cards, &a.asks} {
			lists[s] = thin(lists[s])
		}
	}
	a.accepts = thin(a.accepts)
	for kind, list := range a.uses {
		a.uses[kind] = thin(list)
	}
	for item, list := range a.told {
		a.told[item] = slices.DeleteFunc(list, func(v variant) bool { return !wanted(a.Items[v.item]) })
	}
	return a
}

// otherwise says in what two results differ as far as that follows from the place and the
// step alone; "" if they rule the same.
func otherwise(a, b *law.Result) string {
	if SameRuling(a, b) {
		return ""
	}
	text := ""
	for _, r := range []*law.Result{a, b} {
		text += fmt.Sprint(r.Phase, r.Turn, r.Contract, r.Doubled, r.Declarer, r.PassedOut, r.MustPass, r.Events[len(r.Events)-1].Status, "; ")
	}
	return text
}

// brute goes over all sequences of an alphabet, never past a difference, with no notion
// of places.
func brute(a, b *interp.Program, alphabet *Alphabet, depth int) []string {
	kinds := map[string]bool{}
	layer := [][]uint16{nil}
	for range depth {
		var next [][]uint16
		for _, path := range layer {
			next = extend(a, b, alphabet, path, next, kinds)
		}
		layer = next
	}
	return sorted(kinds)
}

func run(alphabet *Alphabet, path []uint16, programs ...*interp.Program) (machines []*interp.Machine) {
	for _, p := range programs {
		m := p.NewMachine()
		m.Reset(auction.North)
		for _, item := range path {
			alphabet.each(item, m.Step)
		}
		machines = append(machines, m)
	}
	return machines
}

func extend(a, b *interp.Program, alphabet *Alphabet, path []uint16, next [][]uint16, kinds map[string]bool) [][]uint16 {
	before := run(alphabet, path, a, b)
	items, trying := alphabet.From(before, nil), alphabet.tries(before)
	for i := 0; i < len(items); i++ {
		longer := append(slices.Clone(path), items[i])
		machines := run(alphabet, longer, a, b)
		items = append(items, alphabet.variants(items[i], trying, machines)...)
		ends := alphabet.ends(items[i], machines)
		if kind := otherwise(machines[0].Result(), machines[1].Result()); kind != "" {
			kinds[kind] = true
		} else if !ends {
			next = append(next, longer)
		}
	}
	return next
}

func sorted(kinds map[string]bool) []string {
	list := []string{}
	for kind := range kinds {
		list = append(list, kind)
	}
	slices.Sort(list)
	return list
}

// walked walks two editions together, taking the second along only where they part if
// that is asked for.
func walked(a, b *interp.Program, alphabet *Alphabet, depth int, parted func() func(interp.Asked) bool) []string {
	kinds := map[string]bool{}
	w := &Walk[*[]string]{Program: a, Beside: b, Parted: parted, Alphabet: alphabet, Depth: depth}
	w.State = func(*interp.Machine) *[]string { return new([]string) }
	w.Look = func(found *[]string, s *Step) bool {
		if s.Beside == nil {
			return true
		}
		kind := otherwise(s.Machine.Result(), s.Beside.Result())
		if kind != "" {
			*found = append(*found, kind)
		}
		return kind == ""
	}
	w.Collect = func(found *[]string) func() {
		list := *found
		*found = nil
		return func() {
			for _, kind := range list {
				kinds[kind] = true
			}
		}
	}
	w.Run()
	return sorted(kinds)
}

// TestBruteForce holds the walk, which follows each place once, to a search that knows
// no places: the same differences. And a walk that takes the other edition along only
// where they part finds the same as one that asks both throughout.
func TestBruteForce(t *testing.T) {
	few := map[auction.Call]bool{auction.CallPass: true, auction.CallDouble: true, auction.NewBid(1, auction.Spades): true}
	for i, x := range []struct {
		name   string
		depth  int
		wanted func(auction.Item) bool
	}{
		{"everything", 2, func(auction.Item) bool { return true }},
		{"few calls", 4, func(i auction.Item) bool {
			return i.Action == auction.Accepts || i.Action == auction.Calls && few[i.Call] && !i.HasNamed && i.Facts == nil
		}},
		{"changes", 3, func(i auction.Item) bool {
			return i.Action == auction.Changes && i.First == auction.CallPass || i.Action == auction.ChangesLater || i.Action == auction.Accepts ||
				i.Action == auction.Calls && i.Call == auction.CallPass && i.Facts == nil
		}},
	} {
		for j, pair := range [][2]string{{"1936", "1963"}, {"1982", "1997"}, {"1982", "1982 -26.a"}, {"1982", "1982 -35"}, {"1936", "1936 -22.6.c"}, {"1963", "1963 -18.s3"}} {
			if (i+j)%fortest.Every(3) > 0 {
				continue
			}
			t.Run(x.name+" "+strings.Join(pair[:], " "), func(t *testing.T) {
				a, b := without(t, pair[0]), without(t, pair[1])
				bounds := Bounds{Levels: 1, Denominations: []auction.Denomination{auction.Spades, auction.Notrump}, Depth: x.depth, Irregularities: 2, Later: 3}
				want := brute(a, b, thinned(NewAlphabet(bounds, a, b), x.wanted), x.depth)
				got := walked(a, b, thinned(NewAlphabet(bounds, a, b), x.wanted), x.depth, nil)
				compare(t, "the walk", got, want)
				if parted := Parting(a, b); parted != nil {
					lazy := walked(a, b, thinned(NewAlphabet(bounds, a, b), x.wanted), x.depth, parted)
					compare(t, "the walk of one", lazy, want)
				}
			})
		}
	}
}

func compare(t *testing.T, who string, got, want []string) {
	t.Helper()
	if !slices.Equal(got, want) {
		t.Errorf("%s finds %d kinds of difference, brute force %d:\n%q\n%q", who, len(got), len(want), got, want)
	}
}
