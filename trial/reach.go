package trial

import (
	"slices"
	"strconv"
	"strings"

	"lawc/auction"
	"lawc/interp"
	"lawc/law"
)

// A Reach is everything that an edition is asked by the records within some bounds,
// each once, with a shortest record that leads to it. What an edition rules is a
// function of its answers to these; so two editions that answer all of them alike
// rule alike on all those records.
type Reach struct {
	Program *interp.Program
	// Keys are in the order of the walk, shortest records first.
	Keys []Key
	// Gaps are the findings for which the edition turned out to have no clause.
	Gaps []Unanswered
	// Walks say what was covered.
	Walks []Covered

	index map[interp.Asked]int
	gaps  map[string]bool
}

// A Key is something asked.
type Key struct {
	interp.Asked
	Record auction.Record
	// Supposed: it was only asked whether a ruling would find a clause, or the
	// call could be accepted.
	Supposed bool
}

// Unanswered is findings for which an edition has no clause.
type Unanswered struct {
	Findings []string
	Record   auction.Record
}

// Covered is one walk within bounds: how many situations it met, and by how many
// steps from one to the next.
type Covered struct {
	Bounds     Bounds
	Situations int
	Steps      int64
	Whole      bool
}

// UsualBounds are the bounds within which editions are explored unless others are
// asked for: records of any length with one irregularity and another as its last
// item, and short ones with two and more bids.
func UsualBounds() []Bounds {
	ladder := []auction.Denomination{auction.Spades, auction.Notrump}
	return []Bounds{
		{Levels: 1, Denominations: ladder, Irregularities: 1},
		{Levels: 2, Denominations: ladder, Irregularities: 2, Depth: 4},
	}
}

// Progress hears how far a walk has come.
type Progress func(depth, situations, waiting int, steps int64)

// Explore walks an edition within each of the bounds.
func Explore(p *interp.Program, bounds []Bounds, progress Progress) *Reach {
	r := &Reach{Program: p, index: map[interp.Asked]int{}, gaps: map[string]bool{}}
	for _, b := range bounds {
		r.walk(b, progress)
	}
	return r
}

// asking is a key as a worker came upon it.
type asking struct {
	interp.Asked
	supposed bool
	before   int32
	item     uint16
	gap      []law.Gap
	// mutant came out elsewhere than the original, astray if nobody could tell.
	mutant int
	astray bool
}

// walk walks within one set of bounds.
func (r *Reach) walk(b Bounds, progress Progress) {
	w := &Walk{Programs: []*interp.Program{r.Program}, Alphabet: NewAlphabet(b, r.Program.Edition), Depth: b.Depth, Limit: mostSituations, Progress: progress}
	w.Prepare = func(x *worker) {
		note := r.notes(x)
		x.machines[0].Observe = func(a interp.Asked) { note(a, false) }
		x.machines[0].Supposed = func(a interp.Asked) { note(a, true) }
	}
	w.Look = func(x *worker, s *Step) bool {
		if s.Machines[0].Ended() {
			x.asked = append(x.asked, asking{before: s.Before, item: s.Item, gap: slices.Clone(s.Machines[0].Gaps())})
		}
		return true
	}
	w.Asked = func(list []asking) {
		for i := range list {
			r.take(w, &list[i])
		}
	}
	w.Run()
	r.Walks = append(r.Walks, Covered{b, w.Situations, w.Steps, w.Whole})
}

// notes gives a function that notes for a worker what is new to it.
func (r *Reach) notes(x *worker) func(interp.Asked, bool) {
	mine := map[interp.Asked]bool{} // to whether it was really asked
	return func(a interp.Asked, supposed bool) {
		if at, known := r.index[a]; known && (supposed || !r.Keys[at].Supposed) {
			return
		}
		if asked, known := mine[a]; known && (supposed || asked) {
			return
		}
		mine[a] = !supposed
		x.asked = append(x.asked, asking{Asked: a, supposed: supposed, before: x.before, item: x.item})
	}
}

// take adds what a worker found, unless it is known by now.
func (r *Reach) take(w *Walk, a *asking) {
	record := func() auction.Record { return (&Step{Before: a.before, Item: a.item, walk: w}).Record() }
	if a.gap != nil {
		r.unanswered(a.gap, record)
		return
	}
	r.add(a.Asked, a.supposed, record)
}

func (r *Reach) add(a interp.Asked, supposed bool, record func() auction.Record) {
	at, known := r.index[a]
	switch {
	case !known:
		r.index[a] = len(r.Keys)
		r.Keys = append(r.Keys, Key{a, record(), supposed})
	case !supposed && r.Keys[at].Supposed:
		r.Keys[at].Supposed, r.Keys[at].Record = false, record()
	}
}

func (r *Reach) unanswered(gaps []law.Gap, record func() auction.Record) {
	var names []string
	key := ""
	for _, g := range gaps {
		names = append(names, g.Finding.String())
		key += g.Finding.String() + " "
	}
	if !r.gaps[key] {
		r.gaps[key] = true
		r.Gaps = append(r.Gaps, Unanswered{names, record()})
	}
}

// Add runs a record that is not of the walks and takes what it asks. It lists all
// that was asked.
func (r *Reach) Add(m *interp.Machine, record *auction.Record) (asked []interp.Asked) {
	seen := map[interp.Asked]bool{}
	note := func(supposed bool) func(interp.Asked) {
		return func(a interp.Asked) {
			r.add(a, supposed, func() auction.Record { return *record })
			if !seen[a] {
				seen[a] = true
				asked = append(asked, a)
			}
		}
	}
	m.Observe, m.Supposed = note(false), note(true)
	m.Run(record)
	return asked
}

// mostSituations is when a walk is given up: under a faulty edition there may be no
// end to them. What was covered then says that it is not the whole.
const mostSituations = 500_000

// ShortBounds are those of a first look: short records with one denomination.
func ShortBounds() []Bounds {
	return []Bounds{{Levels: 1, Denominations: []auction.Denomination{auction.Spades}, Irregularities: 1, Depth: 4}}
}

// Words says in words which records the bounds take in.
func (b Bounds) Words() string {
	var bids []string
	for _, d := range b.Denominations {
		bids = append(bids, d.String())
	}
	text := "bids of level 1"
	if b.Levels > 1 {
		text += " to " + strconv.Itoa(b.Levels)
	}
	text += " in " + strings.Join(bids, " and ") + " and one of 8"
	switch {
	case b.Irregularities == 1:
		text += ", one irregularity and another as the last item"
	case b.Irregularities > 1:
		text += ", " + strconv.Itoa(b.Irregularities) + " irregularities and another as the last item"
	}
	if b.Depth > 0 {
		return text + ", up to " + strconv.Itoa(b.Depth) + " items"
	}
	return text + ", any number of items"
}
