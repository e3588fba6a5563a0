package table

import (
	"lawc/auction"
	"lawc/interp"
	"lawc/law"
)

// A walker holds a record that grows and shrinks, and where each edition stands in
// it. Every step is one of the ordinary interpreter.
type walker struct {
	facts    *factTable
	machines []*interp.Machine
	items    []auction.Item
	// levels are the places before the first item and after each item.
	levels []level
	// wanted is, for each item, the facts that some edition had to take for granted.
	wanted []uint32
}

// A level is where the editions stand after some items. The place of an edition is saved
// when the record first goes on from there, until when its machine is there: most steps
// are tried and taken back, and never go on.
type level struct {
	saved   []interp.Snapshot
	isSaved []bool
	at      []standing
	// waits: a call waits for the one that it is to follow.
	waits bool
}

func newWalker(programs []*interp.Program, facts *factTable) *walker {
	w := &walker{facts: facts}
	for _, p := range programs {
		w.machines = append(w.machines, p.NewMachine())
	}
	w.room(0)
	return w
}

// room makes room for a level.
func (w *walker) room(n int) *level {
	for len(w.levels) <= n {
		n := len(w.machines)
		w.levels = append(w.levels, level{saved: make([]interp.Snapshot, n), isSaved: make([]bool, n), at: make([]standing, n)})
		w.wanted = append(w.wanted, 0)
	}
	return &w.levels[n]
}

// begin starts a record anew. The dealer is North: what is ruled is told by how
// players sit from one another.
func (w *walker) begin() {
	w.items = w.items[:0]
	l := w.room(0)
	l.waits = false
	for e, m := range w.machines {
		m.Reset(auction.North)
		l.isSaved[e] = false
		l.at[e].keep(m.Result())
	}
}

// here is where the editions stand after the latest item.
func (w *walker) here() []standing { return w.levels[len(w.items)].at }

// before is where they stood before it.
func (w *walker) before() []standing { return w.levels[len(w.items)-1].at }

// step takes an item.
func (w *walker) step(item auction.Item) {
	n := len(w.items)
	w.items = append(w.items, item)
	next := w.room(n + 1)
	was := &w.levels[n]
	next.waits, w.wanted[n] = false, 0
	for e, m := range w.machines {
		if was.at[e].silent {
			next.at[e].copy(&was.at[e])
			continue
		}
		if was.isSaved[e] {
			m.Restore(&was.saved[e])
		} else {
			m.Save(&was.saved[e])
			was.isSaved[e] = true
		}
		m.Step(&w.items[n])
		if next.isSaved[e] = m.Waits(); next.isSaved[e] { // a result makes the call that waits
			m.Save(&next.saved[e])
			next.waits = true
		}
		r := m.Result()
		next.at[e].keep(r)
		for _, a := range r.Assumed {
			if f := w.facts.index(a.Fact); f >= 0 {
				w.wanted[a.N-1] |= 1 << f
			}
		}
	}
}

// back takes the latest item back.
func (w *walker) back() { w.items = w.items[:len(w.items)-1] }

// found is all that any edition found irregular in an item.
func (w *walker) found(item int) (set law.FindingSet) {
	for _, s := range w.here() {
		if item < len(s.events) {
			set |= s.events[item].findings
		}
	}
	return set
}

// irregular reports whether some edition finds the latest item irregular, but for a
// replacement that a duty does not allow, for a player skipped, and for an
// acceptance that is not allowed.
func (w *walker) irregular() bool {
	n := len(w.items) - 1
	pardoned := law.FindingSet(0).With(law.FailureToComply).With(law.SkippedPlayer)
	if w.items[n].Action == auction.Accepts {
		pardoned = pardoned.With(law.DisallowedRequest)
	}
	return w.found(n)&^pardoned != 0
}

// turns lists whose turn it is under the editions that are not silent.
func (w *walker) turns() (list []auction.Seat) {
	seen := [4]bool{}
	for _, s := range w.here() {
		if !s.silent && s.turn != law.Nobody && !seen[s.turn] {
			seen[s.turn] = true
			list = append(list, auction.Seat(s.turn))
		}
	}
	return list
}

// phase reports whether some edition that is not silent has come to a phase.
func (w *walker) phase(p law.Phase) bool {
	for _, s := range w.here() {
		if !s.silent && s.phase == p {
			return true
		}
	}
	return false
}

// counted are the calls that count after n items, under the first edition that is not silent.
func (w *walker) counted(n int) []law.Counted {
	at := w.levels[n].at
	for e := range at {
		if !at[e].silent {
			return at[e].calls
		}
	}
	return at[0].calls
}

// try takes an item, does something there and takes it back. It reports whether
// the item is one that no edition finds irregular.
func (w *walker) try(item auction.Item, do func()) bool {
	w.step(item)
	defer w.back()
	if w.irregular() {
		return false
	}
	do()
	return true
}
