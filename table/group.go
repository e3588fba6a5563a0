package table

import (
	"slices"

	"lawc/auction"
	"lawc/law"
)

// A Group is a kind of irregularity, as a reader would look it up.
type Group uint8

// The groups, in the order of the table.
const (
	InsufficientBid Group = iota
	PassOutOfRotation
	BidOutOfRotation
	DoubleOutOfRotation
	InadmissibleDouble
	BidOverSeven
	UnknownCall
	ChangeOfCall
	Slip
	Misinformation
	MisnamedDouble
	RequiredToPass
	AfterTheClose
	SkippedPlayer
	Cards
	Requests
	WrongBoard
	Simultaneous
	SlipAndMore
	OtherCall
	TwoWays
	// Second is an irregularity that comes after the ruling on another, and a call by
	// the player on turn before one that is irregular has been ruled upon.
	Second
	groups
)

var groupNames = [groups]string{
	"insufficient-bid", "pass-out-of-rotation", "bid-out-of-rotation", "double-out-of-rotation",
	"inadmissible-double", "bid-over-seven", "unknown-call", "change-of-call", "slip", "misinformation",
	"misnamed-double", "required-to-pass", "after-the-close", "skipped-player", "cards", "requests",
	"wrong-board", "simultaneous-calls", "slip-and-more", "other-call", "irregular-in-two-ways", "second-irregularity",
}

// String gives the group's name in ids and on the command line.
func (g Group) String() string { return groupNames[g] }

// Groups lists all groups in the order of the table.
func Groups() (list []Group) {
	for g := range groups {
		list = append(list, g)
	}
	return list
}

// GroupNamed finds a group by its name.
func GroupNamed(name string) (Group, bool) {
	i := slices.Index(groupNames[:], name)
	return Group(max(i, 0)), i >= 0
}

// SecondOrder reports whether the group is made only where irregularities that come
// together with another are asked for.
func (g Group) SecondOrder() bool { return g == Simultaneous || g == SlipAndMore || g == Second }

// A Stage is how far an incident has come.
type Stage uint8

// The stages. NoStage is a step that is none: a pass on the way to the close.
const (
	NoStage Stage = iota
	Made
	Accepted
	Ruled
	NextCalled
	OffenderCalled
	Closed
	stages
)

var stageNames = [stages]string{"", "made", "accepted", "ruled", "next-player", "offender", "closed"}

// String gives the stage's name in ids.
func (s Stage) String() string { return stageNames[s] }

// groupOf gives the group of an irregular act by all that any edition found in it.
func groupOf(act *auction.Item, found law.FindingSet, facts *factTable) Group {
	if g, ok := groupByTold(act, found, facts); ok {
		return g
	}
	switch act.Action {
	case auction.ShowsCard, auction.LeadsCard:
		return Cards
	case auction.Calls, auction.Changes, auction.ChangesLater:
	default:
		return Requests
	}
	switch {
	case found.Has(law.CallWhileRequiredToPass) && count(found) > 1:
		return SlipAndMore
	case count(found) > 1:
		return TwoWays
	}
	if g, known := groupByFinding(found); known {
		return g
	}
	switch {
	case act.Action != auction.Calls:
		return ChangeOfCall
	case !found.Has(law.CallOutOfRotation):
		return OtherCall
	case act.Call == auction.CallPass:
		return PassOutOfRotation
	case act.Call.IsBid():
		return BidOutOfRotation
	}
	return DoubleOutOfRotation
}

// groupByTold gives the group of an act that is more than the one call: a change, a
// slip, a call of which something is told that makes it another irregularity.
func groupByTold(act *auction.Item, found law.FindingSet, facts *factTable) (Group, bool) {
	g, told := facts.group(act)
	besides := found &^ law.FindingSet(0).With(law.ChangeOfCall)
	change := act.Action.IsCall() && act.Action != auction.Calls
	switch {
	case told && g == Simultaneous:
		return g, true
	case besides != 0 && act.Action == auction.ChangesLater,
		act.Action == auction.Calls && found.Has(law.ChangeOfCall) && found.Has(law.CallAfterClose),
		told && g == WrongBoard && found != law.FindingSet(0).With(law.WrongBoard):
		return SlipAndMore, true
	case besides == 0 && act.Action == auction.Slips:
		return Slip, true
	case besides != 0 && change && (count(besides) > 1 || besides.Has(law.CallOutOfRotation)),
		besides != 0 && (act.Action == auction.Slips || told && (g == Slip || g == Misinformation)):
		return SlipAndMore, true
	case change && besides != 0:
		return TwoWays, true
	}
	return g, told
}

func groupByFinding(found law.FindingSet) (Group, bool) {
	for _, x := range [...]struct {
		finding law.Finding
		group   Group
	}{
		{law.InsufficientBid, InsufficientBid}, {law.InadmissibleDouble, InadmissibleDouble},
		{law.InadmissibleRedouble, InadmissibleDouble}, {law.BidOverSeven, BidOverSeven},
		{law.CallWhileRequiredToPass, RequiredToPass}, {law.CallAfterClose, AfterTheClose}, {law.ChangeOfCall, ChangeOfCall},
		{law.UnrecognisedCall, UnknownCall}, {law.MisnamedDouble, MisnamedDouble},
	} {
		if found.Has(x.finding) {
			return x.group, true
		}
	}
	return OtherCall, false
}

// count says in how many ways a call is irregular.
func count(found law.FindingSet) (n int) {
	found.ForEach(func(law.Finding) { n++ })
	return n
}
