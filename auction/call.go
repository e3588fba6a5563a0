package auction

// A Denomination is what a bid proposes to play in. The order of the constants
// is that of notation only; how denominations rank is for an edition to say.
type Denomination uint8

// The denominations.
const (
	Clubs Denomination = iota
	Diamonds
	Hearts
	Spades
	Notrump
	// NoDenomination is that of a call that names none.
	NoDenomination
)

var denominationNames = [...]string{"C", "D", "H", "S", "NT", ""}

// String gives C, D, H, S or NT, and nothing for NoDenomination.
func (d Denomination) String() string { return denominationNames[d] }

// IsSuit reports whether d is one of the four suits.
func (d Denomination) IsSuit() bool { return d < Notrump }

// Suits is a set of suits.
type Suits uint8

// With adds d, if it is a suit.
func (s Suits) With(d Denomination) Suits {
	if !d.IsSuit() {
		return s
	}
	return s | 1<<d
}

// Has reports whether d is in the set.
func (s Suits) Has(d Denomination) bool { return d.IsSuit() && s&(1<<d) != 0 }

// A Kind is what sort of call was made.
type Kind uint8

// The kinds of call. Unknown is a call that no code of laws knows.
const (
	Pass Kind = iota
	Double
	Redouble
	Unknown
	Bid
)

// A Call is a pass, a double, a redouble, a bid or a call the code does not
// know. It need not be lawful: eight clubs can be called, and ruled upon. The
// zero Call is a pass.
type Call uint8

// The calls that are not bids.
const (
	CallPass     Call = Call(Pass)
	CallDouble   Call = Call(Double)
	CallRedouble Call = Call(Redouble)
	CallUnknown  Call = Call(Unknown)
)

// MaxLevel is the highest number of odd tricks that a record can name. Levels
// over seven can be said at a table and are then ruled upon.
const MaxLevel = 9

// NewBid is the bid of level odd tricks (1 to MaxLevel) in d.
func NewBid(level int, d Denomination) Call { return Call(Bid) + Call((level-1)*5) + Call(d) }

// Kind says what sort of call c is.
func (c Call) Kind() Kind {
	if c >= Call(Bid) {
		return Bid
	}
	return Kind(c)
}

// IsBid reports whether c names a level and a denomination.
func (c Call) IsBid() bool { return c >= Call(Bid) }

// Level is the number of odd tricks of a bid, and 0 for any other call.
func (c Call) Level() int {
	if !c.IsBid() {
		return 0
	}
	return int(c-Call(Bid))/5 + 1
}

// Denomination is that of a bid, and NoDenomination for any other call.
func (c Call) Denomination() Denomination {
	if !c.IsBid() {
		return NoDenomination
	}
	return Denomination((c - Call(Bid)) % 5)
}

var callNames = func() (names [int(Bid) + MaxLevel*5]string) {
	names[CallPass], names[CallDouble], names[CallRedouble], names[CallUnknown] = "P", "X", "XX", "?"
	for level := 1; level <= MaxLevel; level++ {
		for d := Clubs; d <= Notrump; d++ {
			names[NewBid(level, d)] = string(rune('0'+level)) + d.String()
		}
	}
	return names
}()

// String writes the call as results do: P, X, XX, 1C to 9NT, or ?.
func (c Call) String() string { return callNames[c] }

// A Card is a suit and a rank, one of A K Q J T 9 8 7 6 5 4 3 2.
type Card struct {
	Suit Denomination
	Rank byte
}

// IsHonour reports whether the card is an ace, king, queen, jack or ten.
func (c Card) IsHonour() bool {
	switch c.Rank {
	case 'A', 'K', 'Q', 'J', 'T':
		return true
	}
	return false
}

// String writes suit and rank: SK, HT, D2.
func (c Card) String() string { return c.Suit.String() + string(rune(c.Rank)) }
