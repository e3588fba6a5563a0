package law

import (
	"slices"

	"lawc/auction"
)

// A Phase is how far an auction has come under an edition.
type Phase uint8

// The phases.
const (
	Open Phase = iota
	// Pending: an irregularity awaits acceptance or ruling.
	Pending
	Closed
	// Undecided: the edition has no clause for what happened.
	Undecided
)

var phaseNames = [...]string{"open", "pending", "closed", "undetermined"}

// String gives the phase's name in results.
func (p Phase) String() string { return phaseNames[p] }

// A Status is what became of one item of the record.
type Status uint8

// The statuses.
const (
	Stands Status = iota
	AwaitsRuling
	Cancelled
	Replaced
	TreatedAsPass
	Noted
)

var statusNames = [...]string{"stands", "pending", "cancelled", "replaced", "treated_as_pass", "noted"}

// String gives the status's name in results.
func (s Status) String() string { return statusNames[s] }

// A Result is what one edition makes of one record. Its slices belong to the
// machine that filled it and are overwritten by its next record.
type Result struct {
	Edition *Edition
	Record  *auction.Record
	Phase   Phase
	Turn    Player
	Auction []Counted
	// Contract is the last bid of a closed auction; a pass if there is none.
	Contract  auction.Call
	Doubled   int
	Declarer  Player
	PassedOut bool
	Events    []Event
	// Clauses are the clauses applied, each once, in order of first use.
	Clauses  []*Clause
	MustPass [4]Duration
	// MustPassBy is the clause that laid it on each player, if known.
	MustPassBy [4]*Clause
	MayNot     []Ban
	Must       []Duty
	Rights     []Right
	Discretion []DiscretionOf
	Assumed    []Assumption
	NotCovered []Gap
	// Served is for how long each player had to pass at most, where he need not any
	// more, and ServedBy the clause that laid it on him, if known. They are no part of
	// the result as data.
	Served   [4]Duration
	ServedBy [4]*Clause
	// Unneeded are the facts told of which nothing was asked. They are no part of
	// the result as data.
	Unneeded []Told
}

// Irregular reports whether anything was found that is not as it should be, or a call
// did not stand as it was made.
func (r *Result) Irregular() bool {
	return slices.ContainsFunc(r.Events, func(e Event) bool {
		return e.Findings != 0 || e.Status != Stands && e.Status != Noted
	})
}

// A Told is a fact that a record tells of an item.
type Told struct {
	// N is the number of the item, from 1.
	N    int
	Fact string
}

// A Player is a seat, or nobody.
type Player int8

// Nobody is no player.
const Nobody Player = -1

// A Counted is a call that counts.
type Counted struct {
	Seat auction.Seat
	Call auction.Call
	// Implied: the law supplied the call.
	Implied bool
	// OutOfTurn: it was made by another player than the one on turn.
	OutOfTurn bool
	// Event is the index of the item that made it, or -1 if implied.
	Event int32
}

// An Event is one item of the record with its fate.
type Event struct {
	Status   Status
	Findings FindingSet
	Clauses  []*Clause
}

// A Duration is how long somebody must pass, a word of the domain obligation.
type Duration uint8

// String gives the duration's name in results.
func (d Duration) String() string { return domains[domainObligation].Words[d].Name }

// A Ban is calls that a player may not make.
type Ban struct {
	Seat auction.Seat
	// Calls is a set of kinds of call, by bit.
	Calls KindSet
	// Rest: for the rest of the auction rather than for one turn.
	Rest bool
	// Bid is the one bid over which the ban holds; a pass if it is general.
	Bid    auction.Call
	Clause *Clause
}

// A KindSet is a set of kinds of call.
type KindSet uint8

// With adds k.
func (s KindSet) With(k auction.Kind) KindSet { return s | 1<<k }

// Has reports whether k is in the set.
func (s KindSet) Has(k auction.Kind) bool { return s&(1<<k) != 0 }

// A Duty is what a player owes at his coming turn.
type Duty struct {
	Seat auction.Seat
	Do   DutyKind
	// Call is the call to be repeated.
	Call auction.Call
	// With is the kinds of call that may replace the one cancelled.
	With   KindSet
	Clause *Clause
}

// A DutyKind is what a duty asks, a word of the domain duty.
type DutyKind uint8

// String gives the duty's name in results.
func (d DutyKind) String() string { return domains[domainDuty].Words[d].Name }

// A RightKind is a right that somebody has, a word of the domain right.
type RightKind uint8

// String gives the right's name in results.
func (r RightKind) String() string { return domains[domainRight].Words[r].Name }

// IsLead reports whether the right is about a lead.
func (r RightKind) IsLead() bool { return r == RightRequireLead || r == RightForbidLead }

// A Right is what somebody may still choose.
type Right struct {
	Kind RightKind
	// Holder is a seat, or Nobody for "declarer".
	Holder Player
	On     Player
	Suits  auction.Suits
	// Opening: it bears on the opening lead only, rather than on the first lead.
	Opening bool
	// CallOnly: an irregular call may be accepted by calling, not in so many
	// words.
	CallOnly bool
	// Call is the irregular call that may be accepted; WordsOnly: in so many words, since a
	// call speaks to another that its maker has made in the same turn. The same clause may
	// let one before it be accepted in words: Earlier, if HasEarlier says so.
	Call, Earlier         auction.Call
	WordsOnly, HasEarlier bool
	// Cards is the card of the right to make it a penalty card.
	Cards  []auction.Card
	Clause *Clause
}

// Equal reports whether another right is the same, by the same clause.
func (r Right) Equal(other Right) bool {
	return r.Kind == other.Kind && r.Holder == other.Holder && r.On == other.On && r.Suits == other.Suits &&
		r.Opening == other.Opening && r.CallOnly == other.CallOnly && r.Clause == other.Clause && slices.Equal(r.Cards, other.Cards)
}

// A DiscretionOf is what the director may do.
type DiscretionOf struct {
	May string
	If  string
	// Now: it is looked at at once, rather than after the play.
	Now bool
	// Ground is the reason that the clause states; empty where it states none.
	Ground Text
	Clause *Clause
}

// An Assumption is a fact that was not given and whose default mattered.
type Assumption struct {
	// N is the number of the item, from 1.
	N     int
	Fact  string
	Value bool
}

// A Gap is a finding for which the edition has no clause.
type Gap struct {
	N       int
	Finding Finding
}
