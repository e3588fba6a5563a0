package trial

import (
	"cmp"
	"slices"
	"strings"

	"lawc/auction"
	"lawc/interp"
	"lawc/law"
)

// A Difference is one way in which two editions rule differently: what each does,
// by which clauses, the shortest record that shows it, and in how many situations
// it does.
type Difference struct {
	// Kind is "ruling", or "silence" when the source of one says nothing.
	Kind               string
	A, B               []string
	ClausesA, ClausesB []string
	Record             auction.Record
	Situations         int
	// Failed: the ordinary interpreter does not bear the record out, which is a
	// fault of this program.
	Failed bool
}

// A Comparison is how two editions differ in what they rule.
type Comparison struct {
	A, B        *law.Edition
	Differences []*Difference
	// Situations and Steps say what was covered, Whole that nothing was left out
	// by the bounds.
	Situations int
	Steps      int64
	Whole      bool
	Bounds     Bounds
}

// Diff walks two editions together over every record of the alphabet, never past
// the first difference on a way. Found hears of each new difference as it comes.
func Diff(a, b *interp.Program, bounds Bounds, progress func(depth, situations, waiting int, steps int64), found func(*Difference)) *Comparison {
	c := &Comparison{A: a.Edition, B: b.Edition, Bounds: bounds}
	walk := &Walk{Programs: []*interp.Program{a, b}, Alphabet: NewAlphabet(bounds), Depth: bounds.Depth, Progress: progress}
	groups := map[string]*Difference{}
	walk.Look = func(w *worker, s *Step) bool {
		ra, rb := s.Machines[0].Result(), s.Machines[1].Result()
		if sameRuling(ra, rb) {
			return true
		}
		w.differ(s, ra, rb)
		return false
	}
	walk.Merge = func(list []sighting) {
		for _, x := range list {
			g := groups[x.key]
			if g == nil {
				g = x.difference
				g.Record = (&Step{Before: x.before, Item: x.item, walk: walk}).Record()
				g.Failed = !reproduces(a, b, &g.Record)
				groups[x.key] = g
				c.Differences = append(c.Differences, g)
				if found != nil {
					found(g)
				}
			}
			g.Situations += x.count
		}
	}
	walk.Run()
	c.Situations, c.Steps, c.Whole = walk.Situations, walk.Steps, walk.Whole
	slices.SortStableFunc(c.Differences, func(x, y *Difference) int { return cmp.Compare(len(x.Record.Items), len(y.Record.Items)) })
	return c
}

// A sighting is a difference as a worker came upon it.
type sighting struct {
	key        string
	difference *Difference
	before     int32
	item       uint16
	count      int
}

// differ notes a difference.
func (x *worker) differ(s *Step, ra, rb *law.Result) {
	from := s.Machines[0].Offender()
	if from == law.Nobody {
		from = s.Machines[1].Offender()
	}
	d := &Difference{Kind: "ruling", A: behaviour(ra, rb, from, &x.saved[0]), B: behaviour(rb, ra, from, &x.saved[0]),
		ClausesA: ids(s.Machines[0].CitedSince(&x.saved[0])), ClausesB: ids(s.Machines[1].CitedSince(&x.saved[1]))}
	if (ra.Phase == law.Undecided) != (rb.Phase == law.Undecided) {
		d.Kind = "silence"
	}
	key := strings.Join([]string{d.Kind, strings.Join(d.A, "|"), strings.Join(d.B, "|"), strings.Join(d.ClausesA, " "), strings.Join(d.ClausesB, " ")}, "\n")
	for i := range x.seen {
		if x.seen[i].key == key {
			x.seen[i].count++
			return
		}
	}
	x.seen = append(x.seen, sighting{key, d, s.Before, s.Item, 1})
}

// ids names the clauses that decided: those that do more than say what is
// irregular.
func ids(clauses []*law.Clause) (list []string) {
	for _, c := range clauses {
		if decides(c) {
			list = append(list, c.ID)
		}
	}
	slices.Sort(list)
	return list
}

// decides reports whether a clause brings anything but findings.
func decides(c *law.Clause) bool {
	for i := range c.Provisions {
		for j := range c.Provisions[i].Then {
			if k := c.Provisions[i].Then[j].Kind; k != law.Find && k != law.Excuse && k != law.Refer {
				return true
			}
		}
	}
	return false
}

// reproduces runs a record through both editions in the ordinary way and reports
// whether they differ on it, and on nothing shorter.
func reproduces(a, b *interp.Program, r *auction.Record) bool {
	ma, mb := a.NewMachine(), b.NewMachine()
	if sameRuling(ma.Run(r), mb.Run(r)) {
		return false
	}
	shorter := *r
	shorter.Items = r.Items[:len(r.Items)-1]
	return sameRuling(ma.Run(&shorter), mb.Run(&shorter))
}
