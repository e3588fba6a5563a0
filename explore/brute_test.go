package explore

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
	"testing"

	"lawc/auction"
	"lawc/interp"
	"lawc/law"
	"lawc/rules"
	"lawc/schema"
)

// embedded is an edition that comes with lawc, ready to run; as in "1982 -26.a"
// without what a clause provides.
func embedded(t testing.TB, name string) *interp.Program {
	name, without, _ := strings.Cut(name, " -")
	t.Helper()
	src, err := rules.Read(name)
	if err != nil {
		t.Fatal(err)
	}
	edition, problems := schema.Load(rules.File(name), src, rules.Assumed)
	if len(problems) > 0 {
		t.Fatal(problems)
	}
	edition.Clauses(func(_ *law.Article, c *law.Clause) {
		if c.ID == without {
			c.Provisions = nil
		}
	})
	program, problems := interp.Compile(edition)
	if len(problems) > 0 {
		t.Fatal(problems)
	}
	return program
}

// Brute is the differences found by going over all sequences of an alphabet, never
// past a difference, with no notion of situations.
type brute struct {
	a, b     *interp.Program
	alphabet *Alphabet
	bounds   Bounds
	shortest map[string]string
	same     map[*law.Clause]*law.Clause
}

// search extends a record in every way. It looks at all records of one length before
// any longer one, in the order of the alphabet.
func (s *brute) search() {
	layer := [][]uint16{nil}
	for depth := 1; depth <= s.bounds.Depth; depth++ {
		var next [][]uint16
		for _, path := range layer {
			next = s.extend(path, next)
		}
		layer = next
	}
}

func (s *brute) run(path []uint16) []*interp.Machine {
	machines := []*interp.Machine{s.a.NewMachine(), s.b.NewMachine()}
	for _, m := range machines {
		m.Reset(auction.North)
		for _, item := range path {
			m.Step(&s.alphabet.Items[item])
		}
	}
	return machines
}

func (s *brute) extend(path []uint16, next [][]uint16) [][]uint16 {
	before := s.run(path)
	saved := make([]interp.Snapshot, 2)
	for i, m := range before {
		m.Save(&saved[i])
	}
	items := s.alphabet.From(before, nil)
	clean := Clean(before)
	for i := 0; i < len(items); i++ {
		longer := append(slices.Clone(path), items[i])
		machines := s.run(longer)
		if clean {
			items = append(items, s.alphabet.Variants(items[i], machines)...)
		}
		ends := s.alphabet.ends(items[i], machines)
		ra, rb := machines[0].Result(), machines[1].Result()
		if !sameRuling(ra, rb) {
			walk := &Walk{Alphabet: s.alphabet, nodes: []node{{parent: -1}}}
			key := new(narrators).differ(&Step{Machines: machines, Item: items[i], walk: walk}, ra, rb, saved, s.same)
			if _, known := s.shortest[string(key)]; !known {
				s.shortest[string(key)] = recordOf(s.alphabet, longer)
			}
			continue
		}
		if !ends {
			next = append(next, longer)
		}
	}
	return next
}

func recordOf(a *Alphabet, path []uint16) string {
	r := auction.Record{Dealer: auction.North}
	for _, item := range path {
		r.Items = append(r.Items, a.Items[item])
	}
	return r.String()
}

// Thinned takes out of an alphabet what is not wanted.
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
	for item, list := range a.variants {
		a.variants[item] = thin(list)
	}
	return a
}

// TestBruteForce holds the walk, which follows each situation once, to a search that
// knows no situations: the same differences, each with the same shortest record.
func TestBruteForce(t *testing.T) {
	few := map[auction.Call]bool{auction.CallPass: true, auction.CallDouble: true, auction.NewBid(1, auction.Hearts): true}
	for _, x := range []struct {
		name         string
		depth, short int
		wanted       func(auction.Item) bool
	}{
		{"everything", 3, 2, func(auction.Item) bool { return true }},
		{"few calls", 5, 4, func(i auction.Item) bool {
			return i.Action == auction.Accepts || i.Action == auction.Calls && few[i.Call] && !i.HasNamed && i.Facts == nil
		}},
		{"redoubles", 5, 3, func(i auction.Item) bool {
			return i.Action == auction.Annuls || i.Action == auction.Calls && i.Facts == nil && !i.HasNamed &&
				(few[i.Call] && i.Call != auction.CallPass || i.Call == auction.CallRedouble)
		}},
		{"changes", 5, 3, func(i auction.Item) bool {
			return i.Action == auction.Changes && i.First == auction.CallPass || i.Action == auction.ChangesLater || i.Action == auction.Accepts ||
				i.Action == auction.Calls && i.Call == auction.CallPass && i.Facts == nil
		}},
	} {
		for _, pair := range [][2]string{{"1936", "1982"}, {"1963", "1982"}, {"1982", "1997"}, {"1982", "1982 -26.a"}, {"1982", "1982 -35"}, {"1936", "1936 -22.6.c"}} {
			t.Run(x.name+" "+strings.Join(pair[:], " "), func(t *testing.T) {
				a, b := embedded(t, pair[0]), embedded(t, pair[1])
				depth := x.depth
				if testing.Short() {
					depth = x.short
				}
				if strings.Contains(pair[1], " -") { // few differences, so that hardly any way ends early
					depth = min(depth, x.depth-1)
				}
				bounds := Bounds{Levels: 1, Denominations: []auction.Denomination{auction.Hearts, auction.Notrump}, Depth: depth, Irregularities: 2}
				compareBrute(t, a, b, thinned(NewAlphabet(bounds, a.Edition, b.Edition), x.wanted), bounds)
			})
		}
	}
}

// compareBrute compares what the walk finds with what brute force finds.
func compareBrute(t *testing.T, a, b *interp.Program, alphabet *Alphabet, bounds Bounds) {
	t.Helper()
	s := &brute{a: a, b: b, alphabet: alphabet, bounds: bounds, shortest: map[string]string{}}
	s.same = (&Comparison{Clauses: CompareClauses(a.Edition, b.Edition)}).sameClauses()
	s.search()
	want := []string{}
	for key, record := range s.shortest {
		want = append(want, fmt.Sprintf("%s\n%q", record, key))
	}
	got := []string{}
	for _, d := range diffOver(alphabet, a, b, bounds, Watch{}).Differences {
		got = append(got, fmt.Sprintf("%s\n%q", d.Record.String(), d.key))
		if d.Failed {
			t.Errorf("%s does not show its difference", d.Record.String())
		}
	}
	compareSets(t, got, want)
}

func compareSets(t *testing.T, got, want []string) {
	t.Helper()
	slices.SortFunc(got, cmp.Compare)
	slices.SortFunc(want, cmp.Compare)
	shown := 0
	for _, x := range got {
		if !slices.Contains(want, x) && shown < 10 {
			t.Errorf("only the walk finds %s", x)
			shown++
		}
	}
	for _, x := range want {
		if !slices.Contains(got, x) && shown < 20 {
			t.Errorf("only brute force finds %s", x)
			shown++
		}
	}
}
