// Package differ compares editions: how their clauses stand to each other, and every
// way in which they rule differently.
package differ

import (
	"lawc/auction"
	"lawc/explore"
	"lawc/interp"
	"lawc/law"
)

// A Difference is one way in which two editions rule differently: what each does, by
// which clauses, the shortest record that shows it, and in how many places it does.
type Difference struct {
	// Kind is OtherRuling, SourceSilent or Behind.
	Kind               string
	A, B               []Effect
	ClausesA, ClausesB []*law.Clause
	Record             auction.Record
	Situations         int
	// Failed: the ordinary interpreter does not bear the record out, which is a
	// fault of this program.
	Failed bool
	key    string
}

// The kinds of difference: two rulings, or a ruling and a source that says nothing; or
// two rulings that come after an earlier difference.
const (
	Behind       = "behind"
	OtherRuling  = "ruling"
	SourceSilent = "silence"
)

// A Comparison is how two editions differ in what they rule.
type Comparison struct {
	A, B *law.Edition
	// Clauses is how the clauses stand to each other, by topic.
	Clauses     []ClauseChange
	Differences []*Difference
	// Behind shows, for changed clauses that apply only after an earlier difference,
	// a record on which both apply.
	Behind []*Difference
	// Walks say what was covered.
	Walks []explore.Covered
	// Stopped: somebody wanted no more, and this is not all.
	Stopped bool
	// Agreed holds the clauses that applied where both ruled the same.
	Agreed map[*law.Clause]bool

	programs [2]*interp.Program
	same     map[*law.Clause]*law.Clause
	groups   map[string]*Difference
	watch    Watch
	// throughout: both editions are asked at every step.
	throughout bool
}

// Rulings gives what the two editions make of a record.
func (c *Comparison) Rulings(r *auction.Record) (list []*law.Result) {
	for _, p := range c.programs {
		list = append(list, p.NewMachine().Run(r))
	}
	return list
}

// A Watch hears of a comparison while it is under way. Any of it may be nil.
type Watch struct {
	// Progress hears of each finished length of record.
	Progress explore.Progress
	// Found hears of each new difference, shortest records of a walk first.
	Found func(*Difference)
	// Stop is asked whether somebody wants no more, from several goroutines at once.
	Stop func() bool
}

// Diff walks two editions together over every record within bounds, never past the
// first difference on a way. Where they share most clauses one is walked, and the
// other taken along only where something is asked that it answers otherwise.
func Diff(a, b *interp.Program, bounds []explore.Bounds, watch Watch) *Comparison {
	c := newComparison(a, b)
	c.watch = watch
	for _, x := range bounds {
		c.walk(x, explore.NewAlphabet(x, a, b))
	}
	if c.Stopped = watch.Stop != nil && watch.Stop(); !c.Stopped {
		c.lookBehind()
	}
	return c
}

func newComparison(a, b *interp.Program) *Comparison {
	c := &Comparison{A: a.Edition, B: b.Edition, Clauses: CompareClauses(a.Edition, b.Edition), Agreed: map[*law.Clause]bool{},
		programs: [2]*interp.Program{a, b}, groups: map[string]*Difference{}}
	c.same = c.sameClauses()
	return c
}

// walk compares within one set of bounds.
func (c *Comparison) walk(b explore.Bounds, alphabet *explore.Alphabet) {
	w := &explore.Walk[*watcher]{Program: c.programs[0], Beside: c.programs[1], Alphabet: alphabet, Depth: b.Depth, Progress: c.watch.Progress, Stop: c.watch.Stop}
	if !c.throughout {
		w.Parted = explore.Parting(c.programs[0], c.programs[1])
	}
	w.State = func(*interp.Machine) *watcher { return &watcher{comparison: c, agreed: map[*law.Clause]bool{}} }
	w.Look = (*watcher).agree
	w.Given = func(x *watcher) uint64 { return x.given }
	w.Collect = (*watcher).collect
	w.Run()
	c.Walks = append(c.Walks, explore.Covered{Bounds: b, Places: w.Places, Steps: w.Steps, Whole: w.Whole})
}

// sameClauses maps clauses of A to those of B that provide the same.
func (c *Comparison) sameClauses() map[*law.Clause]*law.Clause {
	same := map[*law.Clause]*law.Clause{}
	for _, x := range c.Clauses {
		if x.Kind == SameClause || x.Kind == Renumbered {
			same[x.A] = x.B
		}
	}
	return same
}

// add takes a difference, or the places of one that is known.
func (c *Comparison) add(s *sighting) {
	g := c.groups[s.key]
	switch {
	case g == nil:
		g = s.difference
		g.key, g.Record = s.key, s.way.Record()
		c.groups[s.key] = g
		c.Differences = append(c.Differences, g)
	case len(g.Record.Items) > 1:
		// A later walk may know a shorter record.
		if r := s.way.Record(); len(r.Items) < len(g.Record.Items) {
			g.Record = r
		}
	}
	g.Situations += s.count
	if g == s.difference {
		g.Failed = !reproduces(c.programs[0], c.programs[1], &g.Record)
		if c.watch.Found != nil {
			c.watch.Found(g)
		}
	}
}

// reproduces reads a record as it is printed, runs it through both editions in the
// ordinary way and reports whether they differ on it, and on nothing shorter.
func reproduces(a, b *interp.Program, r *auction.Record) bool {
	read, err := auction.Parse(r.String())
	if err != nil || len(read.Items) != len(r.Items) {
		return false
	}
	ma, mb := a.NewMachine(), b.NewMachine()
	if explore.SameRuling(ma.Run(&read), mb.Run(&read)) {
		return false
	}
	for n := range read.Items {
		shorter := auction.Record{Dealer: read.Dealer, Items: read.Items[:n]}
		if !explore.SameRuling(ma.Run(&shorter), mb.Run(&shorter)) {
			return false
		}
	}
	return true
}
