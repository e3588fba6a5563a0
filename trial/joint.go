package trial

import (
	"lawc/auction"
	"lawc/interp"
)

// undecided is a mutant that no case kills and no short record tells from the
// original, although it answers something otherwise or brings something else.
type undecided struct {
	verdict    *Verdict
	program    *interp.Program
	keys       []int
	everywhere bool
	// record tells it from the original; astray says that the two came to
	// different situations though nobody could tell.
	record *auction.Record
	astray bool
}

// jointly decides what is left. Until something that a mutant affects is asked, it
// is where the original is; so one walk of the original serves all mutants, each
// of which takes only the steps that affect it. One that goes astray unseen is
// walked side by side with the original from the start.
func (b *Bench) jointly(open []*undecided) {
	if len(open) > 0 {
		for _, c := range b.Reach.Walks {
			b.follow(open, c.Bounds)
		}
	}
	for _, u := range open {
		if u.record == nil && (u.astray || u.everywhere) {
			u.record = b.sideBySide(u.program)
		}
		if u.verdict.Record = u.record; u.record == nil {
			u.verdict.Fate = Equivalent
		}
		if b.Done != nil {
			b.Done(u.verdict)
		}
	}
}

// follow walks the original and lets each mutant take the steps that affect it.
func (b *Bench) follow(open []*undecided, bounds Bounds) {
	affects := map[int][]int{}
	for i, u := range open {
		for _, k := range u.keys {
			affects[k] = append(affects[k], i)
		}
	}
	w := &Walk{Programs: []*interp.Program{b.Program}, Alphabet: NewAlphabet(bounds, b.Program.Edition), Depth: bounds.Depth}
	w.Prepare = func(x *worker) {
		note := func(a interp.Asked) {
			if x.stepping {
				x.heard = append(x.heard, b.Reach.index[a])
			}
		}
		x.machines[0].Observe, x.machines[0].Supposed = note, note
		for _, u := range open {
			x.others = append(x.others, u.program.NewMachine())
		}
		x.taken = make([]int64, len(open))
	}
	w.Look = func(x *worker, s *Step) bool {
		for _, k := range x.heard {
			for _, i := range affects[k] {
				if x.taken[i] != x.steps && open[i].record == nil && !open[i].astray {
					x.taken[i] = x.steps
					x.take(s, i)
				}
			}
		}
		return true
	}
	w.Asked = func(list []asking) {
		for _, a := range list {
			u := open[a.mutant]
			if u.astray = u.astray || a.astray; !a.astray && u.record == nil {
				r := (&Step{Before: a.before, Item: a.item, walk: w}).Record()
				u.record = &r
			}
		}
	}
	w.Run()
}

// take lets a mutant take the step that the original has taken, and notes if it
// comes out elsewhere.
func (x *worker) take(s *Step, mutant int) {
	m := x.others[mutant]
	m.Reset(auction.North)
	for _, item := range x.path {
		m.Step(&x.walk.Alphabet.Items[item])
	}
	m.Step(&x.walk.Alphabet.Items[s.Item])
	if !alike(s.Machines[0].Result(), m.Result()) {
		x.asked = append(x.asked, asking{mutant: mutant, before: s.Before, item: s.Item})
	} else if s.Machines[0].Key() != m.Key() {
		x.asked = append(x.asked, asking{mutant: mutant, astray: true})
	}
}

// sideBySide walks the original and a mutant together over every record within the
// bounds, and gives a shortest one that tells them apart, or nil if there is none.
func (b *Bench) sideBySide(p *interp.Program) (record *auction.Record) {
	for _, c := range b.Reach.Walks {
		w := &Walk{Programs: []*interp.Program{b.Program, p}, Alphabet: NewAlphabet(c.Bounds, b.Program.Edition), Depth: c.Bounds.Depth}
		w.Look = func(x *worker, s *Step) bool {
			if record != nil {
				return false
			}
			if alike(s.Machines[0].Result(), s.Machines[1].Result()) {
				return true
			}
			x.asked = append(x.asked, asking{before: s.Before, item: s.Item})
			return false
		}
		w.Asked = func(list []asking) {
			if record == nil {
				r := (&Step{Before: list[0].before, Item: list[0].item, walk: w}).Record()
				record = &r
			}
		}
		w.Run()
		if record != nil {
			break
		}
	}
	return record
}
