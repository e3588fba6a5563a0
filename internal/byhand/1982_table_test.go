package byhand_test

import (
	"lawc/auction"
	"lawc/law"
)

// What is kept of a record while it runs: how the auction stands, what went wrong, what is
// owed. Everything is small and flat, and what may have to be taken back stands apart from
// what is only ever added to.

// nothing82 is no call, no irregularity, no item.
const nothing82 int16 = -1

// A stand82 is how the auction stands before a call.
type stand82 struct {
	turn   auction.Seat
	closed bool
	called bool
	// has says of each seat, by bit, that a call of his counts.
	has    uint8
	passes uint8 // since the last other call
	// action is the kind of the last call other than a pass, a pass if there is none.
	action  auction.Kind
	actor   auction.Seat
	lastBid auction.Call // a pass if there is none
	bidder  auction.Seat
	// doubled is 1 or 2 for a bid doubled or redoubled, doublers who did.
	doubled, doublers uint8
	// doubling says for each side, by bit, whether it may double or redouble.
	doubling [2]uint8
	// named says for each side, by bit, which denominations it has bid, and latter
	// which of them South or West bid first.
	named, latter [2]uint8
}

// A call82 is a call that counts, with what is needed to take it back.
type call82 struct {
	law.Counted
	before   stand82
	owed     law.Duration // for how long he had to pass before he called
	skipped  uint8        // the seats whose turn a pass out of rotation took
	told     told82
	previous int16 // the call that counts before it
	nth      int16 // its place in the auction, from 0
}

// A stage82 is how far an irregularity has come: it is open until somebody accepts it,
// makes it lapse or has it ruled upon; live until its maker has made the call that is
// final for that turn; and then over.
type stage82 uint8

const (
	open82 stage82 = iota
	live82
	over82
)

// A memory82 is how things stood when an irregular call was made.
type memory82 struct {
	onTurn         uint8 // whose turn it was, as seen from its maker, from 1; 0 for nobody's
	turn           law.Player
	action         auction.Kind
	actionBy       uint8 // 0 nobody, 1 himself, 2 his partner, 3 an opponent
	lastBid        auction.Call
	bidder         auction.Seat
	hadCalled      bool
	hadBid         bool
	offenderHad    bool
	partnerDoubled bool
	owed           law.DutyKind
	owedFor        law.Finding
}

// Whose turn it was.
const (
	onTurnSelf uint8 = iota + 1
	onTurnLHO
	onTurnPartner
	onTurnRHO
)

// A wrong82 is something that went wrong.
type wrong82 struct {
	memory82
	seat     auction.Seat
	call     auction.Call
	stage    stage82
	governs  law.Finding
	findings law.FindingSet

	isCard    bool
	isChange  bool // a second call in one turn
	ofTwo     bool // the second of one item
	cancelled bool
	kept      bool // of a change: the first call has been let stand
	exposed   bool // article 26 may apply

	// Of a change: what governed and what was found in the first call; who had called
	// since it was made.
	first      law.Finding
	firstCall  auction.Call
	since      uint8
	firstFound law.FindingSet

	calledSince uint8 // who has called since the irregular call
	called      uint8 // and since the ruling
	rhoHas      uint8 // 1 + the kind of call of the right-hand opponent since then

	duty   law.DutyKind
	with   law.KindSet
	dutyBy uint8 // the clause

	told, firstTold told82

	n         int16 // its item
	parent    int16 // of a change: the irregularity of the first call, or nothing
	counted   int16 // or the first call itself, if it counts
	firstItem int16
	head      int16 // the last call that counted then
	said      int16 // where in the log it begins
	answered  int32 // the last answer that has been put to it
}

func (i *wrong82) isOpenCall() bool { return i.stage == open82 && !i.isCard }

// A withdrawn82 is a call that its maker has withdrawn, or been made to, in the turn of
// an irregularity; under is the accepted change by which that happened.
type withdrawn82 struct {
	call         auction.Call
	told         told82
	byChange     bool // it was the second of a change
	of, n, under int16
}

// A ban82 is calls that a player may not make.
type ban82 struct {
	seat   auction.Seat
	calls  law.KindSet
	rest   bool
	bid    auction.Call // over which it holds, or a pass
	bidder auction.Seat
	clause uint8
}

// A right82 is a right that somebody has got over the play, or over the contract. It is
// kept to the end: whether it can be used is looked at when it is listed.
type right82 struct {
	kind    law.RightKind
	holder  law.Player
	offend  auction.Seat
	on      law.Player
	suits   auction.Suits
	opening bool
	clause  uint8
	bid     auction.Call // to be played undoubled
	bidder  auction.Seat
	card    auction.Card // that may become a penalty card
	given   int16
}

// An entitled82 is a player who may change his call, until somebody calls.
type entitled82 struct {
	seat  auction.Seat
	given int16
	at    int16 // how many rights had been given before
}

// A place82 is where a record has come to, but for the lists.
type place82 struct {
	stand82
	mustPass   [4]law.Duration
	mustPassBy [4]uint8
	shown      [4]uint8
	since      uint16 // for each seat, in four bits, who has called since he last did
	undecided  bool
	contract   auction.Call
	passedOut  bool
	declarer   law.Player
	// void: calls are cancelled with an earlier one until voidSeat calls or the
	// director is called.
	void     bool
	voidSeat law.Player
	voidBy   uint8
	// deferred: the calls of these items wait with an irregular one that has come to
	// stand before them.
	deferred                    bool
	firstDeferred, lastDeferred int16
	head                        int16 // the last call that counts, or nothing
	ruledFrom                   int16 // the doubles ruled upon since the last bid
	// powers are the clauses under which the director may adjust the score.
	powers     [5]uint8
	powerCount uint8
}

// What cards a player has shown.
const (
	anyCard82 uint8 = 1 << iota
	severalCards82
	honour82
	led82
)

// lists82 are what is in play besides. When all is well they are empty.
type lists82 struct {
	active    []int16 // the irregularities that are open or live, the oldest first
	withdrawn []withdrawn82
	bans      []ban82
	entitled  []entitled82
}

// A mark82 is a place to come back to: that from just before a call.
type mark82 struct {
	place82
	// How much had been said and entered by then.
	wrongs, calls, rights, ruled, assumed, gaps int16
	notes, saved                                int32 // saved numbers the marks in the order in which they were set
	item, next                                  int16 // the item that made the call; the one taken after it
	valid                                       bool
	inPlay                                      bool // something was in play, which is kept below
	lists82
	wrong []wrong82
}
