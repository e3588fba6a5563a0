package trial

import (
	"maps"
	"sync"

	"lawc/auction"
	"lawc/interp"
	"lawc/law"
)

// A Difference is one way in which two editions rule differently: what each does,
// by which clauses, the shortest record that shows it, and in how many situations
// it does.
type Difference struct {
	// Kind is OtherRuling or SourceSilent.
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

// The kinds of difference: two rulings, or a ruling and a source that says nothing;
// or two rulings that come after an earlier difference.
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
	// Situations and Steps say what was covered, Whole that nothing was left out
	// by the bounds.
	Situations int
	Steps      int64
	Whole      bool
	Bounds     Bounds
	// Agreed holds the clauses that applied where both ruled the same.
	Agreed map[*law.Clause]bool

	programs [2]*interp.Program
}

// Rulings gives what the two editions make of a record.
func (c *Comparison) Rulings(r *auction.Record) (list []*law.Result) {
	for _, p := range c.programs {
		list = append(list, p.NewMachine().Run(r))
	}
	return list
}

// A Watch hears of a comparison while it is under way. Either may be nil.
type Watch struct {
	// Progress hears of each finished length of record.
	Progress func(depth, situations, waiting int, steps int64)
	// Found hears of each new difference, shortest records first.
	Found func(*Difference)
}

// Diff walks two editions together over every record within bounds, never past
// the first difference on a way.
//
// A short ladder of bids stands for the whole. What an edition reads of bids is
// which of two supersedes the other, whether the denominations are the same, a suit
// or notrump, whether a bid is the lowest that would do, and whether its level is
// over seven: nothing that depends on how high a ladder goes. Three levels hold an
// insufficient bid, the lowest bid that would do and a higher one, in the same
// denomination and in another, above some bid; the test against a longer ladder
// finds the same groups.
func Diff(a, b *interp.Program, bounds Bounds, watch Watch) *Comparison {
	return diffOver(NewAlphabet(bounds, a.Edition, b.Edition), a, b, bounds, watch)
}

func diffOver(alphabet *Alphabet, a, b *interp.Program, bounds Bounds, watch Watch) *Comparison {
	c := &Comparison{A: a.Edition, B: b.Edition, Clauses: CompareClauses(a.Edition, b.Edition), Bounds: bounds, Agreed: map[*law.Clause]bool{},
		programs: [2]*interp.Program{a, b}}
	walk := &Walk{Programs: []*interp.Program{a, b}, Alphabet: alphabet, Depth: bounds.Depth,
		Given: true, Progress: watch.Progress}
	groups := map[string]*Difference{}
	same := c.sameClauses()
	walk.Look = func(x *worker, s *Step) bool { return x.agree(s, same) }
	walk.Merge = func(list []sighting) {
		for _, x := range list {
			g := groups[x.key]
			if g == nil {
				g = x.difference
				g.key = x.key
				g.Record = (&Step{Before: x.before, Item: x.item, walk: walk}).Record()
				g.Failed = !reproduces(a, b, &g.Record)
				groups[x.key] = g
				c.Differences = append(c.Differences, g)
				if watch.Found != nil {
					watch.Found(g)
				}
			}
			g.Situations += x.count
		}
	}
	var agreed []map[*law.Clause]bool
	var one sync.Mutex
	walk.Prepare = func(x *worker) {
		x.narrators.agreed = map[*law.Clause]bool{}
		one.Lock()
		defer one.Unlock()
		agreed = append(agreed, x.narrators.agreed)
	}
	walk.Run()
	for _, clauses := range agreed {
		maps.Copy(c.Agreed, clauses)
	}
	c.Situations, c.Steps, c.Whole = walk.Situations, walk.Steps, walk.Whole
	c.lookBehind(alphabet, a, b)
	return c
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

// A sighting is a difference as a worker came upon it.
type sighting struct {
	key        string
	difference *Difference
	before     int32
	item       uint16
	// count is in how many situations, the last of them included.
	count int
	last  int32
}

// agree reports whether both editions say the same after a step, and otherwise
// notes the difference.
func (x *worker) agree(s *Step, same map[*law.Clause]*law.Clause) bool {
	ra, rb := s.Machines[0].Result(), s.Machines[1].Result()
	if sameRuling(ra, rb) {
		x.narrators.note(s, x.saved)
		return true
	}
	key := x.narrators.differ(s, ra, rb, x.saved, same)
	for i := range x.seen {
		if seen := &x.seen[i]; seen.key == string(key) {
			if seen.last != s.Before {
				seen.count++
			}
			seen.last = s.Before
			return false
		}
	}
	x.seen = append(x.seen, sighting{string(key), x.narrators.difference(), s.Before, s.Item, 1, s.Before})
	return false
}

// reproduces reads a record as it is printed, runs it through both editions in the
// ordinary way and reports whether they differ on it, and on nothing shorter.
func reproduces(a, b *interp.Program, r *auction.Record) bool {
	read, err := auction.Parse(r.String())
	if err != nil || len(read.Items) != len(r.Items) {
		return false
	}
	ma, mb := a.NewMachine(), b.NewMachine()
	if sameRuling(ma.Run(&read), mb.Run(&read)) {
		return false
	}
	for n := range read.Items {
		shorter := auction.Record{Dealer: read.Dealer, Items: read.Items[:n]}
		if !sameRuling(ma.Run(&shorter), mb.Run(&shorter)) {
			return false
		}
	}
	return true
}
