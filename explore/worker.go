package explore

import (
	"lawc/auction"
	"lawc/interp"
)

// A worker takes steps with machines of its own.
type worker[T any] struct {
	walk  *Walk[T]
	state T
	// first and beside are the editions, second unused where there is but one.
	first, beside traveller
	// parting: the step being taken has asked something on which the two may part.
	parting bool
	path    []uint16
	items   []uint16
	found   []arrival
	steps   int64
}

// A traveller is a machine that comes to a place and takes steps from there.
type traveller struct {
	machine *interp.Machine
	saved   interp.Snapshot
	// at is the place that is saved, or -1.
	at int32
	// held is where a step has led, kept while a result is taken: that ends the
	// wait of a call for the one it is to follow.
	held  interp.Snapshot
	holds bool
}

func (w *Walk[T]) newWorker() *worker[T] {
	x := &worker[T]{walk: w, first: traveller{machine: w.Program.NewMachine(), at: -1}}
	if w.Beside != nil {
		x.beside = traveller{machine: w.Beside.NewMachine(), at: -1}
	}
	if w.State != nil {
		x.state = w.State(x.first.machine)
	}
	if w.Parted != nil {
		w.Results = true
		parted := w.Parted()
		note := func(a interp.Asked) { x.parting = x.parting || parted(a) }
		x.first.machine.Observe, x.first.machine.Supposed = note, note
	}
	return x
}

// come takes a traveller to a place and saves it.
func (t *traveller) come(to *tree, place int32, path []uint16) {
	if t.at == place {
		return
	}
	t.machine.Reset(auction.North)
	for _, item := range path {
		to.alphabet.each(item, t.machine.Step)
	}
	t.machine.Save(&t.saved)
	t.at = place
}

// step takes an item from the place that is saved.
func (t *traveller) step(a *Alphabet, item uint16) {
	t.machine.Restore(&t.saved)
	a.each(item, t.machine.Step)
	if t.holds = t.machine.Waits(); t.holds {
		t.machine.Save(&t.held)
	}
}

// goOn brings the machine back to where the step has led.
func (t *traveller) goOn() {
	if t.holds {
		t.machine.Restore(&t.held)
	}
}

// expand tries every item from a place.
func (x *worker[T]) expand(n int32) {
	w := x.walk
	place := w.tree.nodes[n]
	x.path = w.tree.path(n, x.path[:0])
	x.first.come(w.tree, n, x.path)
	if place.apart {
		x.beside.come(w.tree, n, x.path)
	}
	if w.Arrive != nil && n != root {
		w.Arrive(x.state, Way{w.tree, place.parent, place.item})
	}
	among := x.among(place.apart)
	x.items = w.Alphabet.From(among, x.items[:0])
	trying := w.Alphabet.tries(among)
	for at := 0; at < len(x.items); at++ {
		item := x.items[at]
		step, apart := x.take(n, item, place.apart)
		among := x.among(apart)
		x.items = append(x.items, w.Alphabet.variants(item, trying, among)...)
		if w.Look != nil && !w.Look(x.state, step) {
			continue
		}
		x.first.goOn()
		if apart {
			x.beside.goOn()
		}
		if w.Depth > 0 && int(place.depth)+1 == w.Depth {
			w.cut.Store(true)
		} else if !w.Alphabet.ends(item, among) {
			x.arrive(node{n, item, place.depth + 1, apart})
		}
	}
}

// among lists the machines at the place.
func (x *worker[T]) among(apart bool) []*interp.Machine {
	if apart {
		return []*interp.Machine{x.first.machine, x.beside.machine}
	}
	return []*interp.Machine{x.first.machine}
}

// take takes one step, and reports whether the edition taken along comes out at
// another place.
func (x *worker[T]) take(n int32, item uint16, apart bool) (*Step, bool) {
	w := x.walk
	x.parting = false
	x.first.step(w.Alphabet, item)
	x.steps++
	if m := x.first.machine; w.Results && m.Active() > 0 {
		m.Result() // asks who may accept what is open
	}
	step := &Step{Machine: x.first.machine, Was: &x.first.saved, Way: Way{w.tree, n, item}}
	if !apart && !x.parting {
		return step, false
	}
	x.beside.come(w.tree, n, x.path)
	x.beside.step(w.Alphabet, item)
	step.Beside, step.BesideWas = x.beside.machine, &x.beside.saved
	return step, apart || x.first.machine.Key() != x.beside.machine.Key()
}

// arrive notes the place that the machines have come to, if it is new.
func (x *worker[T]) arrive(n node) {
	w := x.walk
	at := fingerprint(x.first.machine.Key())
	mix := func(more uint64) {
		at[0] = (at[0] ^ more) * 0x9e3779b97f4a7c15
		at[1] = (at[1] + at[0] + more) * 0xbf58476d1ce4e5b9
	}
	if n.apart {
		key := x.beside.machine.Key()
		mix(key[0])
		mix(key[1])
	}
	if w.Alphabet.bounds.Irregularities > 0 {
		mix(uint64(x.first.machine.Irregularities()))
	}
	if w.Given != nil {
		mix(w.Given(x.state))
	}
	if int(n.depth) <= w.Alphabet.bounds.Later && x.first.machine.Irregularities() == 0 {
		// What a later change goes back to is not part of the place.
		for _, c := range x.first.machine.Result().Auction {
			mix(uint64(c.Call)<<2 | uint64(c.Seat))
		}
	}
	if _, seen := w.visited[at]; !seen {
		x.found = append(x.found, arrival{at, n})
	}
}
