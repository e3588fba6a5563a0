package main

import (
	"fmt"

	"lawc/differ"
)

// firstShown is how many differences are told as they are found.
const firstShown = 20

// A diffViewer shows somebody at a terminal how far a comparison has come, and the
// first differences as they are found.
type diffViewer struct {
	console *console
	watched bool
	showing bool
	count   int
}

func newDiffViewer(c *console) *diffViewer {
	return &diffViewer{console: c, watched: isTerminal(c.errs)}
}

func (v *diffViewer) progress(depth, situations, waiting int, steps int64) {
	if !v.watched {
		return
	}
	v.clear()
	v.showing = true
	v.console.sayf("records of %s, %s, %d to go on from, %s", count(depth, "item"), count(situations, "situation"), waiting, count(v.count, "difference"))
}

func (v *diffViewer) found(d *differ.Difference) {
	v.count++
	if !v.watched || v.count > firstShown {
		return
	}
	v.clear()
	v.console.sayf("found: %s\n", d.Record.String())
}

func (v *diffViewer) clear() {
	if v.showing {
		fmt.Fprint(v.console.errs, "\r\x1b[K")
		v.showing = false
	}
}
