package differ

import (
	"lawc/auction"
	"lawc/interp"
	"lawc/law"
)

// A narrator lists what a step has brought.
type narrator struct {
	seer
	before *interp.Snapshot
	list   []effectOf
}

func (t *narrator) add(e Effect, c *law.Clause) {
	if !brings(t.list, &e) {
		t.list = append(t.list, effectOf{e, c})
	}
}

// tell appends everything about a result that players can tell apart.
func (t *narrator) tell(r *law.Result) {
	t.list = t.list[:0]
	t.calls(r)
	stage := Effect{Aspect: Stage, Phase: r.Phase, Who: NoRole, On: NoRole}
	if r.Phase == law.Undecided && len(r.NotCovered) > 0 {
		stage.Finding = r.NotCovered[0].Finding
	}
	t.add(stage, nil)
	t.add(Effect{Aspect: OnTurn, Who: t.role(r.Turn), On: NoRole}, nil)
	switch {
	case r.PassedOut:
		t.add(Effect{Aspect: PassedOut, Who: NoRole, On: NoRole}, nil)
	case r.Contract.IsBid():
		t.add(Effect{Aspect: Contracted, Who: t.role(r.Declarer), On: NoRole, Count: int8(r.Doubled)}, nil)
	}
	t.owed(r)
	for i := range r.Rights {
		x := &r.Rights[i]
		t.add(t.right(x), x.Clause)
	}
	for _, d := range r.Discretion {
		t.add(Effect{Aspect: DirectorMay, Who: NoRole, On: NoRole, May: d.May, If: d.If}, d.Clause)
	}
}

// right tells of a right. Who may accept or annul a call is told from its maker.
func (t *narrator) right(x *law.Right) Effect {
	e := Effect{Aspect: MayUse, Who: Declarer, On: t.role(x.On), Right: x.Kind, Opening: x.Opening, Named: x.Suits != 0}
	switch {
	case x.Holder == law.Nobody:
	case x.On != law.Nobody && (x.Kind == law.RightAccept || x.Kind == law.RightAnnul):
		e.Who, e.On = seer{auction.Seat(x.On), Offender}.role(x.Holder), Offender
		e.Earlier = auction.Seat(x.On) != t.from
	default:
		e.Who = t.role(x.Holder)
	}
	return e
}

// calls tells what became of the calls whose status the step changed, and which
// passes it supplied.
func (t *narrator) calls(r *law.Result) {
	for n := range r.Events {
		status := r.Events[n].Status
		was, had := t.before.Status(n)
		if had && was == status || !had && status == law.Noted {
			continue
		}
		t.add(Effect{Aspect: CallFate, Who: NoRole, On: NoRole, Earlier: had, Status: status}, nil)
	}
	supplied := -t.before.Implied()
	for i := range r.Auction {
		if r.Auction[i].Implied {
			supplied++
		}
	}
	if supplied > 0 {
		t.add(Effect{Aspect: Supplied, Who: NoRole, On: NoRole, Count: int8(supplied)}, nil)
	}
}

// owed tells who must and must not do what.
func (t *narrator) owed(r *law.Result) {
	for i := range auction.Seats {
		seat := (t.from + auction.Seat(i)) & 3
		if d := r.MustPass[seat]; d != law.ObligationFree {
			t.add(Effect{Aspect: MustPass, Who: t.role(law.Player(seat)), On: NoRole, Lasting: d}, r.MustPassBy[seat])
		}
	}
	for _, d := range r.Must {
		t.add(Effect{Aspect: Owes, Who: t.role(law.Player(d.Seat)), On: NoRole, Duty: d.Do, Calls: d.With}, d.Clause)
	}
	for _, b := range r.MayNot {
		t.add(Effect{Aspect: MayNot, Who: t.role(law.Player(b.Seat)), On: NoRole, Calls: b.Calls, Rest: b.Rest, ThatBid: b.Bid.IsBid()}, b.Clause)
	}
}

// apart takes out of two lists of effects what is in both, and what only follows
// from the rest: how far the auction has come, and whose turn it is, where the
// calls and the rights say it already. The lists are overwritten.
func apart(a, b []effectOf, spare *[]effectOf) (onlyA, onlyB []effectOf) {
	all := append((*spare)[:0], a...)
	*spare = all
	without := func(list, other []effectOf) []effectOf {
		return keep(list, func(e *effectOf) bool { return !brings(other, &e.Effect) })
	}
	onlyA = without(a, b)
	onlyB = without(b, all)
	silentA, silentB := some(onlyA, isSilence), some(onlyB, isSilence)
	switch {
	case silentA && !silentB:
		return keep(onlyA, isStage), telling(onlyB, some(onlyB, matters))
	case silentB && !silentA:
		return telling(onlyA, some(onlyA, matters)), keep(onlyB, isStage)
	}
	more := some(onlyA, matters) || some(onlyB, matters)
	onlyA, onlyB = telling(onlyA, more), telling(onlyB, more)
	if len(onlyA)+len(onlyB) == 0 {
		other := effectOf{Effect: Effect{Aspect: Otherwise, Who: NoRole, On: NoRole}}
		return append(onlyA, other), append(onlyB, other)
	}
	return onlyA, onlyB
}

// telling leaves out the stages and turns where there is anything else.
func telling(list []effectOf, more bool) []effectOf {
	if more {
		return keep(list, matters)
	}
	return list
}

func matters(e *effectOf) bool {
	return e.Aspect != OnTurn && (e.Aspect != Stage || e.Phase == law.Closed)
}

func isStage(e *effectOf) bool { return e.Aspect == Stage }

func isSilence(e *effectOf) bool { return e.Aspect == Stage && e.Phase == law.Undecided }

func brings(list []effectOf, e *Effect) bool {
	for i := range list {
		if list[i].Effect == *e {
			return true
		}
	}
	return false
}

func some(list []effectOf, wanted func(*effectOf) bool) bool {
	for i := range list {
		if wanted(&list[i]) {
			return true
		}
	}
	return false
}

// keep keeps what is wanted of a list, in its place.
func keep(list []effectOf, wanted func(*effectOf) bool) []effectOf {
	kept := list[:0]
	for i := range list {
		if wanted(&list[i]) {
			kept = append(kept, list[i])
		}
	}
	return kept
}
