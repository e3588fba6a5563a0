package auction

// A Seat is one of the four places at the table, in the order in which the
// turn to call passes: clockwise from North.
type Seat uint8

// The seats in rotation.
const (
	North Seat = iota
	East
	South
	West
)

// Seats lists the four seats in rotation.
var Seats = [4]Seat{North, East, South, West}

// String gives the seat's letter: N, E, S or W.
func (s Seat) String() string { return "NESW"[s&3 : s&3+1] }

// Left is the seat that calls after s in rotation: its left-hand opponent.
func (s Seat) Left() Seat { return (s + 1) & 3 }

// Partner is the seat opposite s.
func (s Seat) Partner() Seat { return (s + 2) & 3 }

// Right is the seat that calls before s in rotation: its right-hand opponent.
func (s Seat) Right() Seat { return (s + 3) & 3 }

// Side is 0 for North-South and 1 for East-West.
func (s Seat) Side() int { return int(s & 1) }

// A Relation says where one player sits as seen from another. Laws speak of
// players only in this way.
type Relation uint8

// The relations, so numbered that the seat related to s by r is s+r.
const (
	Self Relation = iota
	LHO
	Partner
	RHO
)

// Seen gives the relation in which other stands to s.
func (s Seat) Seen(other Seat) Relation { return Relation((other - s) & 3) }

// At gives the seat that stands in relation r to s.
func (s Seat) At(r Relation) Seat { return (s + Seat(r)) & 3 }

// SeatOf reads a seat letter, upper or lower case.
func SeatOf(letter rune) (Seat, bool) {
	switch letter {
	case 'N', 'n':
		return North, true
	case 'E', 'e':
		return East, true
	case 'S', 's':
		return South, true
	case 'W', 'w':
		return West, true
	}
	return North, false
}
