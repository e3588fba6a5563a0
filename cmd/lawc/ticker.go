package main

import "fmt"

// A ticker shows somebody at a terminal how far something long has come, in a line that is
// written over.
type ticker struct {
	console          *console
	watched, showing bool
}

func newTicker(c *console) *ticker { return &ticker{console: c, watched: isTerminal(c.errs)} }

// sayf says how far it is now.
func (t *ticker) sayf(format string, args ...any) {
	if t.watched {
		t.clear()
		t.console.sayf(format, args...)
		t.showing = true
	}
}

// clear takes the line away.
func (t *ticker) clear() {
	if t.showing {
		fmt.Fprint(t.console.errs, "\r\x1b[K")
		t.showing = false
	}
}

// walked says how far a walk through the records of an edition has come.
func (t *ticker) walked(file string) func(depth, places, waiting int, steps int64) {
	return func(depth, places, _ int, _ int64) {
		t.sayf("checking %s: records of %s, %s", file, count(depth, "item"), count(places, "situation"))
	}
}
