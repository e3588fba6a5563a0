package table

import "lawc/law"

// An Effect is one thing that an edition rules at a stage and that is new there.
// It speaks of players by where they sit from the offender. Which fields have a
// meaning follows from Kind.
type Effect struct {
	Kind EffectKind
	// Who does, owes or holds it, and on whom.
	Who, On Role
	Status  law.Status
	Lasting law.Duration
	Duty    law.DutyKind
	Calls   law.KindSet
	Right   law.RightKind
	// Rest: for the rest of the auction; ThatBid: over one bid only; Opening: at the
	// opening lead only.
	Rest, ThatBid, Opening bool
	// Suits is of which suits a lead may be required or forbidden.
	Suits SuitKind
	// Doubled is how often a contract is doubled.
	Doubled int8
	// May is what the director may do, Now whether at once.
	May string
	Now bool
}

// An EffectKind is what an effect is about.
type EffectKind uint8

// The kinds of effect, in the order in which a cell tells them.
const (
	// Fate: what became of the irregular call; NewFate: of the call just made.
	Fate EffectKind = iota
	NewFate
	EarlierFate
	LaterCancelled
	NotPermitted
	Granted
	Refused
	Owes
	MustPass
	MayNot
	MayUse
	DirectorMay
	// Lead is a right about leads, which the lead table tells.
	Lead
	OnTurn
	Contracted
	PassedOut
)

// A Role is a player as seen from the offender.
type Role int8

// The roles. OtherSide is whoever of the side that did not offend.
const (
	NoRole Role = iota - 1
	Offender
	LHO
	Partner
	RHO
	OtherSide
)

// A SuitKind is which suits a right about leads concerns.
type SuitKind uint8

// The kinds of suits: any that the holder names, the one that the call withdrawn
// named, those to which it was tied by agreement, those that it did not show.
const (
	AnySuit SuitKind = iota
	NamedSuit
	TiedSuit
	NotShown
)

// appendTo appends the effect as bytes, those of equal effects being equal.
func (e *Effect) appendTo(b []byte) []byte {
	flags := byte(0)
	for i, set := range [...]bool{e.Rest, e.ThatBid, e.Opening} {
		if set {
			flags |= 1 << i
		}
	}
	b = append(b, byte(e.Kind), byte(e.Who+1), byte(e.On+1), flags, byte(e.Status), byte(e.Lasting), byte(e.Duty),
		byte(e.Calls), byte(e.Right), byte(e.Suits), byte(e.Doubled))
	b = append(b, e.May...)
	if e.Now {
		b = append(b, '~') // after that which is not at once
	}
	return append(b, ';')
}
