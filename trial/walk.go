package trial

import (
	"encoding/binary"
	"hash/maphash"
	"runtime"
	"slices"
	"sync"

	"lawc/auction"
	"lawc/interp"
)

// A Walk goes over every record that can be made of an alphabet of items, under
// one edition or two side by side, shortest records first. Records that come to
// the same situation, under each edition, are followed once.
type Walk struct {
	Programs []*interp.Program
	Alphabet *Alphabet
	// Depth bounds the number of items in a record; 0 is no bound.
	Depth int
	// Given tells situations apart also by what has been given so far and bears no
	// longer on what is ruled: a result lists it.
	Given bool
	// Limit, unless it is 0, ends the walk once there are more situations.
	Limit int
	// Look is called for every step, by several workers at once, with the
	// machines after it. It reports whether to go on from there.
	Look func(w *worker, s *Step) bool
	// Merge is given what the workers have seen, in the order of the situations.
	Merge func([]sighting)
	// Prepare, if any, is given each new worker, and Asked what its machines were
	// asked for the first time, in the order of the situations.
	Prepare func(*worker)
	Asked   func([]asking)
	// Progress, if any, hears of each finished length of record.
	Progress func(depth, situations, waiting int, steps int64)

	nodes   []node
	visited map[uint128]struct{}
	seeds   [2]maphash.Seed
	// Situations and Steps count what was covered.
	Situations int
	Steps      int64
	// Whole reports, after Run, that nothing was left out by Depth.
	Whole bool
}

// A Step is one item taken from a situation.
type Step struct {
	Machines []*interp.Machine
	// Before is the node of the situation, Item the item of the alphabet.
	Before int32
	Item   uint16
	walk   *Walk
}

type uint128 [2]uint64

// A node is a situation reached, as the way to it: an earlier one and an item.
type node struct {
	parent int32
	item   uint16
	depth  uint16
}

// found is a situation that a worker has come to and not seen before.
type found struct {
	key  uint128
	node node
}

// Run walks until nothing new is found, or to the depth.
func (w *Walk) Run() {
	w.visited = map[uint128]struct{}{}
	w.seeds = [2]maphash.Seed{maphash.MakeSeed(), maphash.MakeSeed()}
	w.nodes = []node{{parent: -1}}
	w.Whole = true
	for from, depth := 0, 1; from < len(w.nodes); depth++ {
		if w.Depth > 0 && depth > w.Depth || w.Limit > 0 && len(w.nodes) > w.Limit {
			w.Whole = false
			break
		}
		to := len(w.nodes)
		w.level(from, to, uint16(depth))
		from = to
		if w.Progress != nil {
			w.Progress(depth, len(w.nodes), len(w.nodes)-to, w.Steps)
		}
	}
	w.Situations = len(w.nodes)
}

// level takes every situation of one depth a step further. What the workers find
// is put together in order, so that a walk comes out the same every time.
func (w *Walk) level(from, to int, depth uint16) {
	const chunk = 64
	chunks := (to - from + chunk - 1) / chunk
	results := make([]haul, chunks)
	next := make(chan int, chunks)
	for c := range chunks {
		next <- c
	}
	close(next)
	workers := runtime.GOMAXPROCS(0)
	steps := make([]int64, workers)
	var group sync.WaitGroup
	for id := range workers {
		group.Add(1)
		go func() {
			defer group.Done()
			x := w.newWorker()
			for c := range next {
				for n := from + c*chunk; n < min(from+(c+1)*chunk, to); n++ {
					x.expand(int32(n), depth)
				}
				results[c] = haul{x.found, x.seen, x.asked}
				x.found, x.seen, x.asked = nil, nil, nil
			}
			steps[id] = x.steps
		}()
	}
	group.Wait()
	for _, n := range steps {
		w.Steps += n
	}
	for _, h := range results {
		if w.Merge != nil && len(h.seen) > 0 {
			w.Merge(h.seen)
		}
		if len(h.asked) > 0 {
			w.Asked(h.asked)
		}
		for _, f := range h.found {
			if _, seen := w.visited[f.key]; !seen {
				w.visited[f.key] = struct{}{}
				w.nodes = append(w.nodes, f.node)
			}
		}
	}
}

// A haul is what a worker brings back from a chunk of situations.
type haul struct {
	found []found
	seen  []sighting
	asked []asking
}

// A worker has machines of its own.
type worker struct {
	walk      *Walk
	machines  []*interp.Machine
	saved     []interp.Snapshot
	buf       []byte
	narrators narrators
	held      []interp.Snapshot
	waiting   bool
	path      []uint16
	items     []uint16
	found     []found
	seen      []sighting
	asked     []asking
	steps     int64
	// before and item are the step that is being taken, if one is.
	before   int32
	item     uint16
	stepping bool
	// heard is what was asked in this step; others and taken are for those who
	// take the same step by other machines.
	heard  []int
	others []*interp.Machine
	taken  []int64
}

func (w *Walk) newWorker() *worker {
	x := &worker{walk: w, saved: make([]interp.Snapshot, len(w.Programs))}
	for _, p := range w.Programs {
		x.machines = append(x.machines, p.NewMachine())
	}
	if w.Prepare != nil {
		w.Prepare(x)
	}
	return x
}

// expand tries every item from a situation.
func (x *worker) expand(n int32, depth uint16) {
	w := x.walk
	x.stepping = false
	x.path = w.path(n, x.path[:0])
	for i, m := range x.machines {
		m.Reset(auction.North)
		for _, item := range x.path {
			m.Step(&w.Alphabet.Items[item])
		}
		m.Save(&x.saved[i])
	}
	x.items = w.Alphabet.From(x.machines, x.items[:0])
	clean := Clean(x.machines)
	for at := 0; at < len(x.items); at++ {
		item := x.items[at]
		x.before, x.item, x.stepping, x.heard = n, item, true, x.heard[:0]
		for i, m := range x.machines {
			m.Restore(&x.saved[i])
			m.Step(&w.Alphabet.Items[item])
		}
		x.steps++
		if clean {
			x.items = append(x.items, w.Alphabet.Variants(item, x.machines)...)
		}
		x.hold()
		if w.Look != nil && !w.Look(x, &Step{x.machines, n, item, w}) {
			continue
		}
		x.holdOn()
		if w.Alphabet.ends(item, x.machines) {
			continue
		}
		x.meet(node{n, item, depth})
	}
}

// hold remembers where the machines are if a call waits for the one it is to follow:
// to take a result ends that wait. HoldOn puts them back there.
func (x *worker) hold() {
	x.waiting = slices.ContainsFunc(x.machines, (*interp.Machine).Waits)
	if !x.waiting {
		return
	}
	x.held = slices.Grow(x.held[:0], len(x.machines))[:len(x.machines)]
	for i, m := range x.machines {
		m.Save(&x.held[i])
	}
}

func (x *worker) holdOn() {
	if !x.waiting {
		return
	}
	for i, m := range x.machines {
		m.Restore(&x.held[i])
	}
}

// meet notes the situation that the machines are in, if it is new.
func (x *worker) meet(n node) {
	x.buf = x.buf[:0]
	for _, m := range x.machines {
		k := m.Key()
		x.buf = binary.LittleEndian.AppendUint64(binary.LittleEndian.AppendUint64(x.buf, k[0]), k[1])
		if x.walk.Alphabet.bounds.Irregularities > 0 {
			x.buf = append(x.buf, byte(m.Irregularities()))
		}
	}
	key := uint128{maphash.Bytes(x.walk.seeds[0], x.buf), maphash.Bytes(x.walk.seeds[1], x.buf)}
	if _, seen := x.walk.visited[key]; !seen {
		x.found = append(x.found, found{key, n})
	}
}

// path lists the items that lead to a node.
func (w *Walk) path(n int32, list []uint16) []uint16 {
	depth := int(w.nodes[n].depth)
	for range depth {
		list = append(list, 0)
	}
	for i := depth - 1; i >= 0; i-- {
		list[i], n = w.nodes[n].item, w.nodes[n].parent
	}
	return list
}

// Record is the record of a step, its last item included.
func (s *Step) Record() auction.Record {
	r := auction.Record{Dealer: auction.North}
	for _, item := range s.walk.path(s.Before, nil) {
		r.Items = append(r.Items, s.walk.Alphabet.Items[item])
	}
	r.Items = append(r.Items, s.walk.Alphabet.Items[s.Item])
	return r
}
