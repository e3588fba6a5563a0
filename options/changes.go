package options

import (
	"slices"

	"lawc/auction"
	"lawc/law"
)

// A change is a call that somebody might change if a fact were so, in an auction in
// which nothing has gone wrong yet.
type change struct {
	seat auction.Seat
	// item is the index of the call.
	item int
	fact *law.Fact
	// move is an example of the change; where it is too late nothing can be changed.
	move    Move
	allowed bool
}

// changes lists the latest calls that might be changed, of each player and by each
// fact that there is about changes.
func (x *Explorer) changes(p *Place) (list []change) {
	for i := range x.edition.Facts {
		f := &x.edition.Facts[i]
		if f.About != law.AboutChange || f.Slip == law.SlipSaysNo {
			continue
		}
		for n := p.last(); n >= 0 && n > p.last()-len(auction.Seats); n-- {
			it := &p.Record.Items[n]
			if !it.Action.IsCall() || p.Result.Events[n].Status != law.Stands || p.calledLater(n) {
				continue
			}
			c := change{seat: it.Seat, item: n, fact: f}
			c.move, c.allowed = x.changed(p, n, f)
			list = append(list, c)
		}
	}
	return list
}

// calledLater reports whether the player of item n has made a later call.
func (p *Place) calledLater(n int) bool {
	return slices.ContainsFunc(p.Record.Items[n+1:], func(it auction.Item) bool {
		return it.Action.IsCall() && it.Seat == p.Record.Items[n].Seat
	})
}

// changed tries to change a call to another that is in order then.
func (x *Explorer) changed(p *Place, n int, f *law.Fact) (Move, bool) {
	for _, call := range everyCall {
		it := auction.Item{Seat: p.Record.Items[n].Seat, Action: auction.ChangesLater, Call: call}
		it = tell(it, auction.Fact{Name: f.Name, Value: "true"})
		if m := x.bare(p, it); m.found() == 0 && m.status() == law.Stands && call != p.Record.Items[n].Call {
			return m, true
		}
	}
	return Move{}, false
}

// alters tells what may be changed in an auction that is in order, should the director
// have been called because a fact is so.
func (s *script) alters() {
	w := &scriptWords
	for _, c := range s.x.changes(s.here) {
		call := theCall(s.here.Record.Items[c.item].Call)
		if !c.allowed {
			s.say(SlotRefused, one(c.seat), sentence(fill(w.tooLate, call, c.fact.Yes)), nil)
			continue
		}
		l := s.say(SlotAsk, one(c.seat), sentence(c.fact.Question), nil)
		l.Away = true
		text := fill(w.mayChange, c.fact.Yes, call)
		if t := s.all().costs(c.move.Costs); t.EN != "" {
			text = sentences(text, fill(w.ifHeDoes, t))
		}
		l = s.say(SlotOffer, one(c.seat), sentence(text), c.move.cited())
		l.Record = c.move.Place.Record
	}
}

// cited are the clauses that the move brought in.
func (m *Move) cited() []*law.Clause { return cited(m.Place.Result, m.Place.last()) }
