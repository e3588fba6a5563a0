package mutate

import (
	"maps"
	"slices"

	"lawc/auction"
	"lawc/explore"
	"lawc/interp"
	"lawc/law"
)

// undecided is a mutant that no case kills and no record at hand tells from the
// original, although it answers something otherwise or brings something else.
type undecided struct {
	verdict    *Verdict
	program    *interp.Program
	keys       []int
	everywhere bool
	// record tells it from the original; astray says that the two came to different
	// places though nobody could tell.
	record *auction.Record
	astray bool
}

// jointly decides what is left. Until something that a mutant affects is asked, it is
// where the original is; so one walk of the original serves all mutants, each of which
// takes only the steps that affect it. One that goes astray unseen is taken along on a
// walk of its own.
func (b *Bench) jointly(open []*undecided) {
	if len(open) > 0 {
		b.together = map[law.FindingSet]bool{}
		for _, c := range b.Reach.Walks {
			b.follow(open, c.Bounds)
		}
	}
	for _, u := range open {
		if u.record == nil && (u.astray || u.everywhere) && !b.neverTogether(u.verdict.findings) {
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

// A follower lets mutants take the steps that affect them.
type follower struct {
	bench *Bench
	open  []*undecided
	// heard is what the step has asked that affects any mutant, as the mutants it affects.
	heard [][]int
	// accepting: what affects them is also asked of who may accept what is open. told
	// are the places of which a result has said so.
	accepting bool
	told      map[interp.Key]struct{}
	others    []other
	steps     int64
	ends      []end
	// found are the findings of single items, nil if nobody wants them.
	found map[law.FindingSet]bool
}

// other is the machine of a mutant, saved at the place from which steps are taken.
type other struct {
	machine *interp.Machine
	saved   interp.Snapshot
	at      int32
	taken   int64
}

// An end is where a mutant came out elsewhere than the original, or went astray.
type end struct {
	mutant int
	astray bool
	way    explore.Way
}

// follow walks the original and lets each mutant take the steps that affect it.
func (b *Bench) follow(open []*undecided, bounds explore.Bounds) {
	affects, ordered := map[interp.Asked][]int{}, false
	var asking [law.Moments]bool
	for i, u := range open {
		ordered = ordered || u.verdict.findings != 0
		for _, k := range u.keys {
			asked := b.Reach.Keys[k].Asked
			affects[asked] = append(affects[asked], i)
			asking[asked.Moment] = true
		}
	}
	w := &explore.Walk[*follower]{Program: b.Program, Alphabet: explore.NewAlphabet(bounds, b.Program), Depth: bounds.Depth}
	w.State = func(m *interp.Machine) *follower {
		f := &follower{bench: b, open: open, others: make([]other, len(open)), accepting: asking[law.AtCalledOver], told: map[interp.Key]struct{}{}}
		if ordered {
			f.found = map[law.FindingSet]bool{}
		}
		for i := range f.others {
			f.others[i].at = -1
		}
		note := func(a interp.Asked) {
			if !asking[a.Moment] {
				return
			}
			if mutants := affects[a]; mutants != nil {
				f.heard = append(f.heard, mutants)
			}
		}
		m.Observe, m.Supposed = note, note
		return f
	}
	w.Look = (*follower).look
	w.Collect = (*follower).collect
	w.Run()
}

// look lets the mutants that the step affects take it too. What was heard on the way
// to the place affects them as well, but that has been looked at.
func (f *follower) look(s *explore.Step) bool {
	f.steps++
	if s.Machine.Waits() || f.accepting && s.Machine.Active() > 0 && f.isNew(s.Machine.Key()) {
		s.Machine.Result() // asks who may accept what is open
	}
	var was *law.Result
	var at interp.Key
	for _, mutants := range f.heard {
		for _, i := range mutants {
			if o := &f.others[i]; o.taken != f.steps && f.open[i].record == nil && !f.open[i].astray {
				if o.taken = f.steps; was == nil {
					was, at = s.Machine.Result(), s.Machine.Key() // the result ends the wait of a call
				}
				f.take(s, i, was, at)
			}
		}
	}
	f.heard = f.heard[:0]
	if f.found != nil {
		f.found[s.Machine.Found()] = true
	}
	return true
}

// isNew reports whether a place has not been met: what a result asks is the same
// wherever places are.
func (f *follower) isNew(place interp.Key) bool {
	_, known := f.told[place]
	f.told[place] = struct{}{}
	return !known
}

// neverTogether reports whether of two findings, which stand next to each other in the
// order by which they govern, no item has both: then their order makes no difference.
func (b *Bench) neverTogether(findings law.FindingSet) bool {
	if findings == 0 {
		return false
	}
	for set := range b.together {
		if set&findings == findings {
			return false
		}
	}
	return true
}

// take lets a mutant take the step that the original has taken, and notes if it comes
// out elsewhere than with what that was and where it was at.
func (f *follower) take(s *explore.Step, mutant int, was *law.Result, at interp.Key) {
	o := &f.others[mutant]
	if o.machine == nil {
		o.machine = f.open[mutant].program.NewMachine()
	}
	if o.at != s.Before() {
		o.at = s.Before()
		o.machine.Reset(auction.North)
		s.EachBefore(o.machine.Step)
		o.machine.Save(&o.saved)
	}
	o.machine.Restore(&o.saved)
	s.EachLast(o.machine.Step)
	alike := explore.Alike(was, o.machine.Result())
	if at != o.machine.Key() {
		f.ends = append(f.ends, end{mutant, true, s.Way})
	}
	if !alike {
		f.ends = append(f.ends, end{mutant, false, s.Way})
	}
}

// collect hands over which mutants came out elsewhere.
func (f *follower) collect() func() {
	ends, found := f.ends, maps.Clone(f.found)
	f.ends = nil
	clear(f.found)
	if len(ends)+len(found) == 0 {
		return nil
	}
	return func() {
		maps.Copy(f.bench.together, found)
		for _, e := range ends {
			u := f.open[e.mutant]
			if u.astray = u.astray || e.astray; !e.astray && u.record == nil {
				r := e.way.Record()
				u.record = &r
			}
		}
	}
}

// sideBySide walks the original and a mutant together over every record within the
// bounds, and gives a shortest one that tells them apart, or nil if there is none.
//
// The longest records are left out: they were walked with the others as far as the
// mutant is where the original is.
func (b *Bench) sideBySide(p *interp.Program) (record *auction.Record) {
	b.Beside++
	for _, c := range b.Reach.Walks[:max(1, len(b.Reach.Walks)-1)] {
		w := &explore.Walk[*[]explore.Way]{Program: b.Program, Beside: p, Parted: explore.Parting(b.Program, p),
			Alphabet: explore.NewAlphabet(c.Bounds, b.Program), Depth: c.Bounds.Depth}
		w.State = func(*interp.Machine) *[]explore.Way { return new([]explore.Way) }
		w.Look = func(found *[]explore.Way, s *explore.Step) bool {
			if record != nil || s.Beside == nil || explore.Alike(s.Machine.Result(), s.Beside.Result()) {
				return record == nil
			}
			*found = append(*found, s.Way)
			return false
		}
		w.Collect = func(found *[]explore.Way) func() {
			list := slices.Clone(*found)
			*found = (*found)[:0]
			if len(list) == 0 {
				return nil
			}
			return func() {
				if record == nil {
					r := list[0].Record()
					record = &r
				}
			}
		}
		w.Run()
		if record != nil {
			break
		}
	}
	return record
}
