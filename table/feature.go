package table

// A Feature is something that can be told of an incident without running it: what
// a label speaks of. Its value 0 is that there is nothing to tell.
type Feature uint8

// The features. Those up to the stage of which they tell, coarse ones first, are
// what a label chooses from.
const (
	NoFeature Feature = iota
	MustPassFor
	TurnOf
	PartnersOrLHO
	CallIs
	Acts
	Doubling
	AnyCall
	AnyBid
	LastBidBy
	LastBidOf
	PartnerBidLast
	LastAction
	OpponentsBid
	SideBid
	PartnerDoubled
	Names
	FirstIs
	FirstActs
	ChangeTo
	Form
	CalledSince
	PartnerSince
	SmallCard
	HowManyCards
	Honour
	LedCard
	RequestIs
	Asker
	WhenAsked
	WasInsufficient
	WasOutOfTurn
	WasInadmissible
	WasChange
	WasTooHigh
	WasDoubling
	FirstIrregular
	SecondIrregular
	Prior
	WasClosed
	PassesBefore
	LastActionBy
	Conventional
	TiedTo
	AcceptedHow
	AcceptedBy
	NextIs
	NextActs
	NextBy
	StillSufficient
	OwnIs
	OwnActs
	OwnDoubles
	Cheapest
	KeepsDenomination
	SameDenomination
	SameAsFirst
	Lowest
	Again
	InShown
	OwnConventional
	OwnTold
	AfterRefusal
	Side
	LastBidStands
	// FirstFact is where the facts begin that are truth values: for each fact four
	// features, of the act, the call over it, the next player's and the offender's.
	FirstFact
)

// positions is of how many items a fact can be told.
const positions = 4

// yes and no are the values of a feature that is a truth value.
const (
	yes = 1
	no  = 2
)

func truth(b bool) uint8 {
	if b {
		return yes
	}
	return no
}

// A vector is the value of each feature.
type vector []uint8
