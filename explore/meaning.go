package explore

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"lawc/auction"
	"lawc/cases"
	"lawc/interp"
	"lawc/law"
)

// A Remark on the meaning of an edition is a problem, with what shows it.
type Remark struct {
	law.Problem
	// Says is the remark without record, bounds or place, by which it is known again.
	Says string
	// Record shows it; nil where there is nothing to show.
	Record *auction.Record
	// Chance: it was come upon by chance, so a change elsewhere may bring it to light.
	Chance bool
}

// Explored is an edition with what exploration tells of its meaning.
type Explored struct {
	Edition *law.Edition
	Walks   []Covered
	Sample  Sampled
	// Asked is how many different things the edition was asked.
	Asked int
	// Apart is in how many of the records made at random some clause fares as in no
	// record within the bounds.
	Apart   int
	Remarks []Remark
	// Witnesses are those of the records that somebody wrote, and of those made at random,
	// which show what none of the others does and no walk: of all that were given no more
	// are needed.
	Witnesses []*auction.Record
	ways      map[uint64]bool
}

// Meaning looks at what the clauses of an edition mean together, on everything that
// the records of a reach ask of it: clauses that nothing brings into play, clauses that
// contradict each other, findings that nothing answers, conditions and instead_of edges
// that never matter. Records that people wrote may refute what the reach alone would
// have it say.
func Meaning(r *Reach, records []auction.Record) *Explored {
	e := &Explored{Edition: r.Program.Edition, Walks: r.Walks, Sample: r.Sample, Asked: len(r.Keys)}
	m := r.Program.NewMachine()
	for i := range records {
		r.Add(m, &records[i])
	}
	x := &explorer{reach: r, edition: e.Edition, seen: map[*law.Provision]*cases.ProvisionCoverage{},
		ways: map[uint64]bool{}, apart: map[int]bool{}, applies: map[*law.Provision]bool{}, matters: map[stake]bool{}, known: map[pair]bool{}, kept: map[string]bool{}, owner: owners(r.Program.Edition)}
	x.look()
	x.dead()
	x.unanswered()
	x.idle()
	slices.SortStableFunc(x.remarks, func(a, b Remark) int {
		return cmp.Or(cmp.Compare(a.Line, b.Line), cmp.Compare(a.Col, b.Col))
	})
	e.Remarks, e.Witnesses, e.Apart, e.ways = x.remarks, x.witnesses, len(x.apart), x.ways
	return e
}

// An explorer collects remarks on one edition.
type explorer struct {
	reach   *Reach
	edition *law.Edition
	// seen is how every provision fared on all that was really asked, applies those
	// that applied to any of it.
	seen    map[*law.Provision]*cases.ProvisionCoverage
	applies map[*law.Provision]bool
	// matters holds what has been seen to make a difference.
	matters map[stake]bool
	known   map[pair]bool
	owner   map[*law.Provision]*law.Clause
	remarks []Remark
	// ways are those in which the clauses fare, apart the numbers of the records made
	// at random that show one of them first.
	ways  map[uint64]bool
	apart map[int]bool
	// key is what is looked at, witnesses are the records kept, known by their text.
	key       *Key
	kept      map[string]bool
	witnesses []*auction.Record
}

// shows notes that what is looked at shows something new. If no walk led there, the record
// that did is one to keep: after a change of the edition others are made at random.
func (x *explorer) shows() {
	if _, walked := x.key.shows.(Way); walked {
		return
	}
	record := x.key.Record()
	if text := record.String(); !x.kept[text] {
		x.kept[text] = true
		x.witnesses = append(x.witnesses, &record)
	}
}

func (x *explorer) remark(severity law.Severity, code string, pos law.Pos, clause, says, where string, record *auction.Record) {
	message := says + where
	if record != nil {
		message += fmt.Sprintf(", as in %q", record)
	}
	x.remarks = append(x.remarks, Remark{law.Problem{File: x.edition.FileOf(clause), Pos: pos, Severity: severity, Code: code, Clause: clause, Message: message}, says, record, false})
}

// owners says of each provision which clause it is in.
func owners(e *law.Edition) map[*law.Provision]*law.Clause {
	list := map[*law.Provision]*law.Clause{}
	e.Clauses(func(_ *law.Article, c *law.Clause) {
		for i := range c.Provisions {
			list[&c.Provisions[i]] = c
		}
	})
	return list
}

// look goes over all that was asked.
func (x *explorer) look() {
	for m := range law.Moments {
		for _, p := range x.reach.Program.Provisions(law.Moment(m)) {
			x.seen[p] = cases.NewProvisionCoverage(p)
		}
	}
	machine := x.reach.Program.NewMachine()
	for i := range x.reach.Keys {
		k := &x.reach.Keys[i]
		x.key = k
		sights := machine.Look(k.Asked)
		x.fares(sights)
		x.differences(sights)
		if k.Supposed {
			continue
		}
		var applying []*interp.Sight
		for j := range sights {
			s := &sights[j]
			x.seen[s.Provision].See(s)
			if s.Applies {
				if !x.applies[s.Provision] {
					x.applies[s.Provision] = true
					x.shows()
				}
				applying = append(applying, s)
			}
		}
		x.conflicts(k, applying)
	}
}

// fares notes how the clauses fare on what is looked at. All that is remarked follows
// from that.
func (x *explorer) fares(sights []interp.Sight) {
	way := wayOf(x.key.Moment, sights)
	if d, drawn := x.key.shows.(drawn); drawn && !x.ways[way] {
		x.apart[d.number] = true
	}
	x.ways[way] = true
}

// wayOf stands for how clauses fare: which apply, which are displaced, and of which just
// one condition does not hold.
func wayOf(m law.Moment, sights []interp.Sight) uint64 {
	way := uint64(m) + 1
	for i := range sights {
		s := &sights[i]
		fares := uint64(s.Alone() + 3)
		switch {
		case s.Applies:
			fares = 0
		case s.Held():
			fares = 1
		}
		way = (way ^ fares) * 0x9e3779b97f4a7c15
		way ^= way >> 29
	}
	return way
}

// bounds says where it was looked in vain.
func (x *explorer) bounds() string {
	depth := 0
	for _, w := range x.reach.Walks {
		depth = max(depth, w.Bounds.Depth)
		if w.Bounds.Depth == 0 {
			return fmt.Sprintf(" (in no record within the bounds, nor in %d made at random)", x.reach.Sample.Records)
		}
	}
	return fmt.Sprintf(" (in no record of up to %d items within the bounds, nor in %d made at random)", depth, x.reach.Sample.Records)
}

// dead remarks on provisions that never apply, with the reason.
func (x *explorer) dead() {
	where := x.bounds()
	x.edition.Clauses(func(_ *law.Article, c *law.Clause) {
		if x.broughtByOthers(c) {
			return
		}
		for i := range c.Provisions {
			p := &c.Provisions[i]
			if why, mend := x.reason(p); why != "" {
				x.remark(law.Warning, law.CodeDead, p.At.Pos, c.ID, "nothing brings this into play: "+why, where+"; "+mend, nil)
			}
		}
	})
}

// broughtByOthers reports whether a clause that applies brings what c brings.
func (x *explorer) broughtByOthers(c *law.Clause) bool {
	return slices.ContainsFunc(Referring(x.edition, c), func(by *law.Clause) bool {
		for i := range by.Provisions {
			if x.applies[&by.Provisions[i]] {
				return true
			}
		}
		return false
	})
}

// unanswered remarks on findings for which there is no clause.
func (x *explorer) unanswered() {
	severity := law.Note
	if x.edition.Whole {
		severity = law.Warning
	}
	for _, g := range x.reach.Gaps {
		x.remark(severity, law.CodeUnanswered, law.Pos{Line: 1, Col: 1}, "", "no clause says what follows from "+strings.Join(g.Findings, " and "), "", &g.Record)
		x.remarks[len(x.remarks)-1].Chance = g.Chance
	}
}
