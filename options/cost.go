package options

import (
	"fmt"
	"slices"
	"strings"

	"lawc/auction"
	"lawc/law"
)

// A Cost is one thing that a choice brings: one of its parts is there.
type Cost struct {
	// Pass: Seat must pass for For.
	Pass bool
	Seat auction.Seat
	For  law.Duration

	Duty       *law.Duty
	Ban        *law.Ban
	Right      *law.Right
	Discretion *law.DiscretionOf

	Clause *law.Clause
	// id tells costs apart, see key.
	id string
}

// costs are what holds after a choice and did not before it.
func costs(before, after *Place) []Cost { return more(after.holds, before.holds) }

// more are the costs that are not among others.
func more(list, others []Cost) (left []Cost) {
	for _, c := range list {
		if !slices.ContainsFunc(others, func(o Cost) bool { return o.id == c.id }) {
			left = append(left, c)
		}
	}
	return left
}

// standing is all that holds under a result. That somebody may accept something is
// no cost.
func standing(r *law.Result) (list []Cost) {
	for _, s := range auction.Seats {
		if d := r.MustPass[s]; d != law.ObligationFree {
			list = appendCost(list, Cost{Pass: true, Seat: s, For: d, Clause: r.MustPassBy[s]})
		}
	}
	for i := range r.Must {
		list = appendCost(list, Cost{Duty: &r.Must[i], Clause: r.Must[i].Clause})
	}
	for i := range r.MayNot {
		list = appendCost(list, Cost{Ban: &r.MayNot[i], Clause: r.MayNot[i].Clause})
	}
	for i := range r.Rights {
		if r.Rights[i].Kind != law.RightAccept {
			list = appendCost(list, Cost{Right: &r.Rights[i], Clause: r.Rights[i].Clause})
		}
	}
	for i := range r.Discretion {
		list = appendCost(list, Cost{Discretion: &r.Discretion[i], Clause: r.Discretion[i].Clause})
	}
	return list
}

// appendCost adds a cost, once: a right that several clauses give is one.
func appendCost(list []Cost, c Cost) []Cost {
	c.id = c.key()
	for i := range list {
		if list[i].id == c.id {
			return list
		}
	}
	return append(list, c)
}

// key tells costs apart. The suits of a lead right are those of the moment, and
// another call leaves others; what tells rights apart is how the suits hang
// together with what was shown.
func (c *Cost) key() string {
	switch {
	case c.Pass:
		return fmt.Sprint("pass ", c.Seat, c.For)
	case c.Duty != nil:
		return fmt.Sprint("duty ", c.Duty.Seat, c.Duty.Do, c.Duty.With, c.Duty.Call)
	case c.Ban != nil:
		return fmt.Sprint("ban ", c.Ban.Seat, c.Ban.Calls, c.Ban.Rest, c.Ban.Bid)
	case c.Right != nil:
		r := c.Right
		return fmt.Sprint("right ", r.Kind, r.Holder, r.On, r.Opening, over(r), r.Cards)
	case c.Discretion != nil:
		d := c.Discretion
		return fmt.Sprint("may ", d.May, d.If, d.Now, d.Ground)
	}
	return ""
}

func keyOf(list []Cost) string {
	keys := make([]string, len(list))
	for i := range list {
		keys[i] = list[i].id
	}
	slices.Sort(keys)
	return strings.Join(keys, "; ")
}

// over is how the suits of a lead right are named, as its clause has it, and -1
// for another right.
func over(r *law.Right) int {
	if !r.Kind.IsLead() {
		return -1
	}
	if r.Clause == nil {
		return law.SuitsNamed
	}
	arg := "require"
	if r.Kind == law.RightForbidLead {
		arg = "forbid"
	}
	for i := range r.Clause.Provisions {
		for j := range r.Clause.Provisions[i].Then {
			q := &r.Clause.Provisions[i].Then[j]
			if q.Kind == law.BringLead && q.Arg(arg) != "" && (q.Arg("at") == leadAt(r)) {
				return q.Word(arg)
			}
		}
	}
	return law.SuitsNamed
}

func leadAt(r *law.Right) string {
	names := law.DomainNamed("lead_at").Names()
	if r.Opening {
		return names[law.LeadAtOpening]
	}
	return names[law.LeadAtFirst]
}

// weight orders costs as a player feels them: who must pass, and for how long,
// before what may happen at a lead, and that before what the director keeps back.
func weight(list []Cost, offender auction.Seat) (w int) {
	const kept, lead, owed = 1, 1 << 5, 1 << 9
	const partnerOnce, himselfOnce, capped, rest = 1 << 10, 1 << 11, 3 << 10, 1 << 12
	for i := range list {
		c := &list[i]
		switch {
		case c.Pass && c.For == law.ObligationRest:
			w += rest
		case c.Pass && c.Seat == offender:
			w += himselfOnce
		case c.Pass:
			w += partnerOnce
		case c.Ban != nil, c.Duty != nil:
			w += owed
		case c.Discretion != nil && c.Discretion.If == "":
			w += capped
		case c.Discretion != nil:
			w += kept
		default:
			w += lead
		}
	}
	return w
}

// clausesOf lists the clauses from which costs come, each once.
func clausesOf(list []Cost) (clauses []*law.Clause) {
	for i := range list {
		if c := list[i].Clause; c != nil && !slices.Contains(clauses, c) {
			clauses = append(clauses, c)
		}
	}
	return clauses
}
