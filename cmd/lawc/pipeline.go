package main

import (
	"iter"
	"sync"

	"lawc/auction"
)

// An evaluator appends what becomes of a record, and reports whether anything but a
// lawful auction was found in it. It belongs to one worker.
type evaluator func(out []byte, r *auction.Record) (_ []byte, irregular bool)

// A batch is some entries in a row on their way through a worker.
type batch struct {
	entries []entry
	// out is what the records gave; cuts are the places in it at which the
	// problems of the entries belong.
	out  []byte
	cuts []int
	// irregular says of which entries something irregular was found.
	irregular []bool
	done      chan struct{}
}

// A worker evaluates the records of batches.
type worker struct {
	eval evaluator
	// bad appends what stands in the place of a record that could not be read;
	// nil for nothing.
	bad func(out []byte, e *entry) []byte
}

// maxBatch is how many entries a batch holds at most. The first ones are
// smaller, so that the first results come at once.
const maxBatch = 256

// evaluate sends entries through workers and yields the batches in the order of the input. However long the input is, only
// a few batches are held at a time.
func evaluate(entries iter.Seq[entry], workers []worker) iter.Seq[*batch] {
	return func(yield func(*batch) bool) {
		work := make(chan *batch)
		inOrder := make(chan *batch, 2*len(workers))
		enough := make(chan struct{})
		defer close(enough)
		for _, w := range workers {
			go func() {
				for b := range work {
					b.run(w)
				}
			}()
		}
		go func() {
			defer close(inOrder)
			defer close(work)
			for b := range batches(entries) {
				select {
				case inOrder <- b:
				case <-enough:
					return
				}
				select {
				case work <- b:
				case <-enough:
					return
				}
			}
		}()
		for b := range inOrder {
			<-b.done
			if !yield(b) {
				return
			}
			*b = batch{entries: b.entries[:0], out: b.out[:0], cuts: b.cuts[:0], irregular: b.irregular[:0]}
			spare.Put(b)
		}
	}
}

// spare are batches that have been written: most of what a long run would throw
// away is their room for results.
var spare sync.Pool

// batches gathers entries.
func batches(entries iter.Seq[entry]) iter.Seq[*batch] {
	return func(yield func(*batch) bool) {
		size := 1
		b := newBatch(size)
		for e := range entries {
			b.entries = append(b.entries, e)
			if len(b.entries) < size {
				continue
			}
			if !yield(b) {
				return
			}
			size = min(2*size, maxBatch)
			b = newBatch(size)
		}
		if len(b.entries) > 0 {
			yield(b)
		}
	}
}

func newBatch(size int) *batch {
	if b, ok := spare.Get().(*batch); ok {
		b.done = make(chan struct{})
		return b
	}
	return &batch{entries: make([]entry, 0, size), done: make(chan struct{})}
}

// run evaluates the records of a batch.
func (b *batch) run(w worker) {
	defer close(b.done)
	for i := range b.entries {
		e := &b.entries[i]
		b.cuts = append(b.cuts, len(b.out))
		irregular := false
		switch {
		case e.silent:
		case len(e.problems) == 0:
			b.out, irregular = w.eval(b.out, &e.record)
		case e.lost > 0 && w.bad != nil:
			b.out, e.told = w.bad(b.out, e), true
		}
		b.irregular = append(b.irregular, irregular)
	}
}

// of gives what an entry gave.
func (b *batch) of(i int) []byte {
	end := len(b.out)
	if i+1 < len(b.cuts) {
		end = b.cuts[i+1]
	}
	return b.out[b.cuts[i]:end]
}
