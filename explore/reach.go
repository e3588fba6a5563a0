package explore

import (
	"lawc/auction"
	"lawc/interp"
	"lawc/law"
)

// A Reach is everything that an edition is asked by some records, each once, with a
// record that leads to it. What an edition rules is a function of its answers to
// these; so two editions that answer all of them alike rule alike on all those
// records.
type Reach struct {
	Program *interp.Program
	// Keys are in the order in which they were met, shortest records first within
	// each walk.
	Keys []Key
	// Gaps are the findings for which the edition turned out to have no clause.
	Gaps []Unanswered
	// Walks say what was covered, Sample what records made at random asked beside.
	Walks  []Covered
	Sample Sampled

	index map[interp.Asked]int32
	gaps  map[law.FindingSet]bool
}

// A Key is something asked.
type Key struct {
	interp.Asked
	// Supposed: it was only asked whether a ruling would find a clause, or the
	// call could be accepted.
	Supposed bool
	shows    shower
}

// Record leads to the key.
func (k *Key) Record() auction.Record { return k.shows.Record() }

// A shower gives the record on which something was met.
type shower interface{ Record() auction.Record }

// A written record is one that somebody wrote.
type written struct{ record *auction.Record }

func (w written) Record() auction.Record { return *w.record }

// Unanswered is findings for which an edition has no clause.
type Unanswered struct {
	Findings []string
	Record   auction.Record
	// Chance: only a record made at random came upon them.
	Chance bool
}

// Covered is one walk within bounds: how many places it met, and by how many steps
// from one to the next.
type Covered struct {
	Bounds Bounds
	Places int
	Steps  int64
	Whole  bool
}

// mostPlaces is when a walk is given up: under a faulty edition there may be no end to
// them. What was covered then says that it is not the whole.
const mostPlaces = 500_000

// Explore walks an edition within each of the bounds, and then takes records made at
// random through it.
func Explore(p *interp.Program, bounds []Bounds, sample int, progress Progress) *Reach {
	r := &Reach{Program: p, index: map[interp.Asked]int32{}, gaps: map[law.FindingSet]bool{}}
	for _, b := range bounds {
		r.walk(b, progress)
	}
	r.sample(sample)
	return r
}

// A listener is what a worker of the walk has heard asked that was new to it.
type listener struct {
	*Reach
	machine *interp.Machine
	heard   []asking
	unheard []gap
	// since is how many of heard were there before the step, the way to which is
	// not known until it has been taken.
	since int
	mine  map[interp.Asked]bool // to whether it was really asked
	// lately is what has been heard, by its sum.
	lately [1 << 10]struct {
		interp.Asked
		is, supposed bool
	}
}

type asking struct {
	interp.Asked
	supposed bool
	way      Way
}

type gap struct {
	set law.FindingSet
	way Way
}

// walk walks within one set of bounds.
func (r *Reach) walk(b Bounds, progress Progress) {
	w := &Walk[*listener]{Program: r.Program, Alphabet: NewAlphabet(b, r.Program), Depth: b.Depth, Limit: mostPlaces, Progress: progress}
	w.State = func(m *interp.Machine) *listener {
		l := &listener{Reach: r, machine: m, mine: map[interp.Asked]bool{}}
		m.Observe = func(a interp.Asked) { l.hear(a, false) }
		m.Supposed = func(a interp.Asked) { l.hear(a, true) }
		return l
	}
	w.Arrive = func(l *listener, way Way) {
		l.machine.Result() // asks who may accept what is open
		l.on(way)
	}
	w.Look = func(l *listener, s *Step) bool {
		l.on(s.Way)
		if s.Machine.Ended() {
			l.unheard = append(l.unheard, gap{gapsOf(s.Machine), s.Way})
		}
		return true
	}
	w.Collect = (*listener).collect
	w.Run()
	r.Walks = append(r.Walks, Covered{b, w.Places, w.Steps, w.Whole})
}

// hear notes what is new to the worker. Most has been asked a moment ago.
func (l *listener) hear(a interp.Asked, supposed bool) {
	late := &l.lately[a.Sum()%uint32(len(l.lately))]
	if late.is && late.Asked == a && (supposed || !late.supposed) {
		return
	}
	late.Asked, late.is, late.supposed = a, true, supposed
	if at, known := l.index[a]; known && (supposed || !l.Keys[at].Supposed) {
		return
	}
	if asked, known := l.mine[a]; known && (supposed || asked) {
		return
	}
	l.mine[a] = !supposed
	l.heard = append(l.heard, asking{Asked: a, supposed: supposed})
}

// on notes the way on which the latest was heard.
func (l *listener) on(way Way) {
	for i := range l.heard[l.since:] {
		l.heard[l.since+i].way = way
	}
	l.since = len(l.heard)
}

// collect hands over what was heard, to be taken in the order of the walk.
func (l *listener) collect() func() {
	heard, unheard := l.heard, l.unheard
	l.heard, l.unheard, l.since = nil, nil, 0
	if len(heard)+len(unheard) == 0 {
		return nil
	}
	return func() {
		for i := range heard {
			l.add(heard[i].Asked, heard[i].supposed, heard[i].way)
		}
		for i := range unheard {
			l.unanswered(unheard[i].set, unheard[i].way)
		}
	}
}

// add takes something asked, unless it is known by now. It reports whether it was
// new.
func (r *Reach) add(a interp.Asked, supposed bool, shows shower) bool {
	at, known := r.index[a]
	switch {
	case !known:
		r.index[a] = int32(len(r.Keys))
		r.Keys = append(r.Keys, Key{a, supposed, shows})
	case !supposed && r.Keys[at].Supposed:
		r.Keys[at].Supposed, r.Keys[at].shows = false, shows
	}
	return !known
}

func gapsOf(m *interp.Machine) (set law.FindingSet) {
	for _, g := range m.Gaps() {
		set = set.With(g.Finding)
	}
	return set
}

func (r *Reach) unanswered(set law.FindingSet, shows shower) {
	if set == 0 || r.gaps[set] {
		return
	}
	r.gaps[set] = true
	_, chance := shows.(drawn)
	u := Unanswered{Record: shows.Record(), Chance: chance}
	set.ForEach(func(f law.Finding) { u.Findings = append(u.Findings, f.String()) })
	r.Gaps = append(r.Gaps, u)
}

// Add runs a record and takes what it asks. It lists the numbers of all that was
// asked, each once.
func (r *Reach) Add(m *interp.Machine, record *auction.Record) (asked []int) {
	asked, _ = r.take(m, record, written{record})
	return asked
}

// take runs a record, and says how much of what it asks is new.
func (r *Reach) take(m *interp.Machine, record *auction.Record, shows shower) (asked []int, fresh int) {
	seen := map[int32]bool{}
	note := func(supposed bool) func(interp.Asked) {
		return func(a interp.Asked) {
			if r.add(a, supposed, shows) {
				fresh++
			}
			if at := r.index[a]; !seen[at] {
				seen[at] = true
				asked = append(asked, int(at))
			}
		}
	}
	m.Observe, m.Supposed = note(false), note(true)
	m.Run(record)
	m.Observe, m.Supposed = nil, nil
	return asked, fresh
}
