package trial

import (
	"cmp"
	"maps"
	"slices"
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

// The kinds of difference: two rulings, or a ruling and a source that says nothing.
const (
	OtherRuling  = "ruling"
	SourceSilent = "silence"
)

// A Comparison is how two editions differ in what they rule.
type Comparison struct {
	A, B *law.Edition
	// Clauses is how the clauses stand to each other, by topic.
	Clauses     []ClauseChange
	Differences []*Difference
	// Situations and Steps say what was covered, Whole that nothing was left out
	// by the bounds.
	Situations int
	Steps      int64
	Whole      bool
	Bounds     Bounds
	// Agreed holds the clauses that applied where both ruled the same.
	Agreed map[*law.Clause]bool
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
	c := &Comparison{A: a.Edition, B: b.Edition, Clauses: CompareClauses(a.Edition, b.Edition), Bounds: bounds, Agreed: map[*law.Clause]bool{}}
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
	count      int
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
		if x.seen[i].key == string(key) {
			x.seen[i].count++
			return false
		}
	}
	x.seen = append(x.seen, sighting{string(key), x.narrators.difference(), s.Before, s.Item, 1})
	return false
}

// Narrators list what a step brings under two editions, and what it brings under
// one only.
type narrators struct {
	sides   [2]narrator
	only    [2][]effectOf
	clauses [2][]*law.Clause
	shared  []*law.Clause
	silence bool
	spare   []effectOf
	agreed  map[*law.Clause]bool
	key     []byte
}

// differ works out a difference, and gives what tells it from others.
func (t *narrators) differ(s *Step, ra, rb *law.Result, before []interp.Snapshot, same map[*law.Clause]*law.Clause) []byte {
	from := s.seer()
	for i, r := range [2]*law.Result{ra, rb} {
		t.sides[i].seer, t.sides[i].before = from, &before[i]
		t.sides[i].tell(r)
	}
	t.silence = (ra.Phase == law.Undecided) != (rb.Phase == law.Undecided)
	t.only[0], t.only[1] = apart(t.sides[0].list, t.sides[1].list, &t.spare)
	for i := range t.only {
		t.clauses[i] = deciding(s.Machines[i].AppendCited(t.clauses[i][:0], &before[i]), t.only[i])
	}
	t.cross(same)
	return t.sign()
}

// cross crosses out clauses that apply under both editions and say the same, unless
// nothing would be left.
func (t *narrators) cross(same map[*law.Clause]*law.Clause) {
	t.shared = t.shared[:0]
	for _, c := range t.clauses[0] {
		if other := same[c]; other != nil && slices.Contains(t.clauses[1], other) {
			t.shared = append(t.shared, c, other)
		}
	}
	if len(t.shared) == len(t.clauses[0])+len(t.clauses[1]) {
		return
	}
	for i := range t.clauses {
		t.clauses[i] = slices.DeleteFunc(t.clauses[i], func(c *law.Clause) bool { return slices.Contains(t.shared, c) })
	}
}

// sign writes what tells a difference from others.
func (t *narrators) sign() []byte {
	key := append(t.key[:0], '0')
	if t.silence {
		key[0] = '1'
	}
	for i := range t.only {
		key = append(key, '\n')
		for j := range t.only[i] {
			key = append(t.only[i][j].appendTo(key), '|')
		}
		for _, c := range t.clauses[i] {
			key = append(append(key, c.ID...), '|')
		}
	}
	t.key = key
	return key
}

// note remembers which clauses have applied where both editions rule the same.
func (t *narrators) note(s *Step, before []interp.Snapshot) {
	for i, m := range s.Machines {
		t.clauses[i] = m.AppendCited(t.clauses[i][:0], &before[i])
		for _, c := range t.clauses[i] {
			if !t.agreed[c] {
				t.agreed[c] = true
			}
		}
	}
}

// difference is what differ has worked out.
func (t *narrators) difference() *Difference {
	d := &Difference{Kind: OtherRuling, A: effects(t.only[0]), B: effects(t.only[1]),
		ClausesA: slices.Clone(t.clauses[0]), ClausesB: slices.Clone(t.clauses[1])}
	if t.silence {
		d.Kind = SourceSilent
	}
	return d
}

func effects(list []effectOf) (bare []Effect) {
	for i := range list {
		bare = append(bare, list[i].Effect)
	}
	return bare
}

// seer is who the effects of a step are told from: the latest offender, or else
// who acted. Where the editions see different offenders it is the first of them
// from the actor on.
func (s *Step) seer() seer {
	actor := s.walk.Alphabet.Items[s.Item].Seat
	for i := range auction.Seats {
		seat := (actor + auction.Seat(i)) & 3
		for _, m := range s.Machines {
			if m.Offender() == law.Player(seat) {
				return seer{seat, Offender}
			}
		}
	}
	return seer{actor, Actor}
}

// deciding lists the clauses that decided: those cited that do more than say what
// is irregular, or else all of them, and those on which the effects rest, in the order of their ids. The
// list of those cited is overwritten.
func deciding(cited []*law.Clause, effects []effectOf) []*law.Clause {
	list := cited
	if slices.ContainsFunc(list, decides) {
		list = slices.DeleteFunc(list, func(c *law.Clause) bool { return !decides(c) })
	}
	for i := range effects {
		if c := effects[i].clause; c != nil && !slices.Contains(list, c) {
			list = append(list, c)
		}
	}
	slices.SortFunc(list, func(a, b *law.Clause) int { return cmp.Compare(a.ID, b.ID) })
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
