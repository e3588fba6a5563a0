// Package explore goes over every record that can be made within bounds, and says
// what an edition is asked on the way and what its clauses mean together.
package explore

import (
	"runtime"
	"sync"
	"sync/atomic"

	"lawc/auction"
	"lawc/interp"
)

// A Walk goes over every record that can be made of an alphabet of items under one
// edition, shortest records first. Records that come to the same place are followed
// once. A second edition may be taken along: where it has come to the same place as
// the first, and is asked nothing that it may answer otherwise, it has nothing to do.
//
// T is what a user of the walk keeps; each worker has one of its own.
type Walk[T any] struct {
	Program  *interp.Program
	Alphabet *Alphabet
	// Beside is the edition taken along, nil if there is none. Parted makes, for
	// each worker, what reports whether it may answer something otherwise than the
	// first; without it the two are taken to differ from the start.
	Beside *interp.Program
	Parted func() func(interp.Asked) bool
	// Depth bounds the number of items in a record; 0 is no bound.
	Depth int
	// Limit, unless it is 0, ends the walk once there are more places.
	Limit int
	// State makes a worker's own T, given the machine that takes its steps.
	State func(*interp.Machine) T
	// Arrive, if any, is called at each place from which steps are taken.
	Arrive func(T, Way)
	// Results: what a result asks belongs to the step that leads to it.
	Results bool
	// Look is called after every step. It reports whether to go on from there.
	Look func(T, *Step) bool
	// Given, if any, tells places apart by more than what may still matter.
	Given func(T) uint64
	// Collect takes out of T what a worker has found on some places. What it gives
	// back, if anything, is called in the order of these places, one at a time.
	Collect func(T) func()
	// Stop, if any, is asked whether somebody wants no more, from several goroutines at once.
	Stop func() bool
	// Progress, if any, hears of each finished length of record.
	Progress Progress

	tree    *tree
	visited map[fingerprint]struct{}
	cut     atomic.Bool
	// Places and Steps count what was covered.
	Places int
	Steps  int64
	// Whole reports, after Run, that nothing was left out by Depth or Limit.
	Whole bool
}

// Progress hears how far a walk has come: the length of record that is finished, the
// places reached, those of them from which it goes on, and the steps taken.
type Progress func(depth, places, waiting int, steps int64)

// A fingerprint stands for a place under both editions.
type fingerprint [2]uint64

// A tree is the places reached, each as the way to it: an earlier one and an item.
type tree struct {
	alphabet *Alphabet
	nodes    []node
}

type node struct {
	parent int32
	item   uint16
	depth  uint8
	// apart: the edition taken along is at another place than the first.
	apart bool
}

// root is where every record begins.
const root = 0

// Run walks until nothing new is found, or to the bounds.
func (w *Walk[T]) Run() {
	w.visited = map[fingerprint]struct{}{}
	w.tree = &tree{w.Alphabet, []node{{parent: -1, apart: w.Beside != nil && w.Parted == nil}}}
	workers := make([]*worker[T], runtime.GOMAXPROCS(0))
	for i := range workers {
		workers[i] = w.newWorker()
	}
	for from, depth := 0, 1; from < len(w.tree.nodes); depth++ {
		if w.Limit > 0 && len(w.tree.nodes) > w.Limit || w.stopped() {
			w.cut.Store(true)
			break
		}
		to := len(w.tree.nodes)
		w.level(workers, from, to)
		from = to
		if w.Progress != nil {
			w.Progress(depth, len(w.tree.nodes), len(w.tree.nodes)-to, w.Steps)
		}
	}
	w.Places, w.Whole = len(w.tree.nodes), !w.cut.Load()
	w.visited = nil
}

// stopped reports whether somebody wants no more.
func (w *Walk[T]) stopped() bool { return w.Stop != nil && w.Stop() }

// A haul is what a worker brings back from a chunk of places.
type haul struct {
	found []arrival
	tell  func()
}

// An arrival is a place that a worker has come to and not seen before.
type arrival struct {
	at   fingerprint
	node node
}

// level takes every place of one depth a step further. What the workers find is put
// together in order, so that a walk comes out the same every time.
func (w *Walk[T]) level(workers []*worker[T], from, to int) {
	const chunk = 64
	chunks := (to - from + chunk - 1) / chunk
	hauls := make([]haul, chunks)
	next := make(chan int, chunks)
	for c := range chunks {
		next <- c
	}
	close(next)
	var group sync.WaitGroup
	for _, x := range workers[:min(len(workers), chunks)] {
		group.Add(1)
		go func() {
			defer group.Done()
			for c := range next {
				if w.stopped() {
					continue
				}
				for n := from + c*chunk; n < min(from+(c+1)*chunk, to); n++ {
					x.expand(int32(n))
				}
				hauls[c].found, x.found = x.found, nil
				if w.Collect != nil {
					hauls[c].tell = w.Collect(x.state)
				}
			}
		}()
	}
	group.Wait()
	for _, x := range workers {
		w.Steps += x.steps
		x.steps = 0
	}
	for _, h := range hauls {
		if h.tell != nil {
			h.tell()
		}
		for _, f := range h.found {
			if _, seen := w.visited[f.at]; !seen {
				w.visited[f.at] = struct{}{}
				w.tree.nodes = append(w.tree.nodes, f.node)
			}
		}
	}
}

// path lists the items that lead to a node.
func (t *tree) path(n int32, list []uint16) []uint16 {
	depth := int(t.nodes[n].depth)
	for range depth {
		list = append(list, 0)
	}
	for i := depth - 1; i >= 0; i-- {
		list[i], n = t.nodes[n].item, t.nodes[n].parent
	}
	return list
}

// A Step is one item taken from a place.
type Step struct {
	// Machine is the first edition's after the step, Beside that of the edition
	// taken along, or nil where that is at the same place by the same answers.
	Machine, Beside *interp.Machine
	// Was and BesideWas are where they were before it.
	Was, BesideWas *interp.Snapshot
	Way
}

// A Way is how a walk came somewhere: an item after an earlier place.
type Way struct {
	tree   *tree
	before int32
	item   uint16
}

// Before tells the places before steps apart.
func (w Way) Before() int32 { return w.before }

// Several reports whether the step took several items as one.
func (w Way) Several() bool { return w.tree.alphabet.three[w.item] != nil }

// Item is the last item of the way.
func (w Way) Item() *auction.Item { return &w.tree.alphabet.Items[w.item] }

// EachBefore calls f for the items that lead to the place before the step.
func (w Way) EachBefore(f func(*auction.Item)) {
	for _, item := range w.tree.path(w.before, nil) {
		w.tree.alphabet.each(item, f)
	}
}

// EachLast calls f for the items of the step.
func (w Way) EachLast(f func(*auction.Item)) { w.tree.alphabet.each(w.item, f) }

// Record is the record of a way, its last item included.
func (w Way) Record() auction.Record {
	r := auction.Record{Dealer: auction.North}
	add := func(item *auction.Item) { r.Items = append(r.Items, *item) }
	w.EachBefore(add)
	w.EachLast(add)
	return r
}
