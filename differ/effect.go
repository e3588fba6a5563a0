package differ

import (
	"lawc/auction"
	"lawc/law"
)

// An Effect is one thing that a step of a record brings under an edition and that
// players can tell. It speaks of players by where they sit from the offender, so
// that like rulings are alike. Which fields have a meaning follows from Aspect.
type Effect struct {
	Aspect Aspect
	// Who does, owes or holds it, and on whom.
	Who, On Role
	// Earlier: it befalls an earlier call than the latest.
	Earlier bool
	Status  law.Status
	Phase   law.Phase
	// Finding is what the edition has no clause for.
	Finding law.Finding
	Lasting law.Duration
	Duty    law.DutyKind
	Calls   law.KindSet
	Right   law.RightKind
	// Opening: at the opening lead only; Named: in suits that are named; Rest: for
	// the rest of the auction; ThatBid: over one bid only.
	Opening, Named, Rest, ThatBid bool
	// Count is how many passes were supplied, or how often a contract is doubled.
	Count int8
	// May is what the director may do, If the fact on which it depends.
	May, If string
}

// An Aspect is what an effect is about.
type Aspect uint8

// The aspects.
const (
	// CallFate: what became of a call.
	CallFate Aspect = iota
	Supplied
	Stage
	OnTurn
	Contracted
	PassedOut
	MustPass
	Owes
	MayNot
	MayUse
	DirectorMay
	// Otherwise: the same in kind, of another call, suit or card.
	Otherwise
)

// A Role is a player as a ruling sees him.
type Role int8

// The roles. Actor is who did what happened, where there is no offender.
const (
	NoRole Role = iota - 1
	Offender
	LHO
	Partner
	RHO
	Declarer
	Actor
)

// An effectOf is an effect and the clause it rests on, if it is known.
type effectOf struct {
	Effect
	clause *law.Clause
}

// appendTo appends the effect as bytes, those of equal effects being equal.
func (e *Effect) appendTo(b []byte) []byte {
	flags := byte(0)
	for i, set := range [...]bool{e.Earlier, e.Opening, e.Named, e.Rest, e.ThatBid} {
		if set {
			flags |= 1 << i
		}
	}
	b = append(b, byte(e.Aspect), byte(e.Who), byte(e.On), flags, byte(e.Status), byte(e.Phase), byte(e.Finding),
		byte(e.Lasting), byte(e.Duty), byte(e.Calls), byte(e.Right), byte(e.Count))
	return append(append(append(b, e.May...), ' '), e.If...)
}

// A seer says where players sit from one of them.
type seer struct {
	from auction.Seat
	self Role
}

func (s seer) role(p law.Player) Role {
	if p == law.Nobody {
		return NoRole
	}
	if r := Role(s.from.Seen(auction.Seat(p))); r != Offender {
		return r
	}
	return s.self
}
