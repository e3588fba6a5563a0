// Package auction holds what happens at the table before the play: seats, calls
// and records, and how a record is written down. It knows no law: whether a
// call is sufficient, in rotation or allowed at all is for an edition to say.
//
// A record in the one-line form is read by Parse, or piece by piece by a
// Builder, and written by Record.String; the two agree on which player is meant
// where no seat is written.
package auction

// A Record is what happened at the table, in order, whatever any edition
// thinks of it.
type Record struct {
	// ID is the record's name, board or line, if its source has one.
	ID     string
	Dealer Seat
	Items  []Item
}

// An Action is what kind of thing happened.
type Action uint8

// The actions.
const (
	// Calls: a player makes a call.
	Calls Action = iota
	// Slips: he says First and corrects it at once to Call ("~").
	Slips
	// Changes: he says First and then changes it to Call (">").
	Changes
	// ChangesLater: he changes his own latest call to Call, others perhaps
	// having called since (an item that begins with ">").
	ChangesLater
	// Attention: attention is drawn and the law is applied now ("TD").
	Attention
	// Accepts: an opponent accepts an irregular call in so many words.
	Accepts
	// ShowsCard: cards were exposed.
	ShowsCard
	// LeadsCard: cards were led before their time.
	LeadsCard
	// FacesLead: the opening lead has been faced, in its time ("lead").
	FacesLead
	// Asks: somebody asks for Request.
	Asks
	// Annuls, WantsUndoubled, RequiresLead, ForbidsLead and
	// ClaimsPenaltyCard: somebody uses a right that a ruling gave him.
	Annuls
	WantsUndoubled
	RequiresLead
	ForbidsLead
	ClaimsPenaltyCard
)

// IsCall reports whether the action puts a call on the table.
func (a Action) IsCall() bool { return a <= ChangesLater }

// IsTwoCalls reports whether the action puts two calls on the table, one after the other.
func (a Action) IsTwoCalls() bool { return a == Slips || a == Changes }

// A Request is what a player may ask for.
type Request uint8

// The requests of "ask(...)".
const (
	NoRequest Request = iota
	AskRepeat
	AskReview
	AskPartialReview
	AskExplanation
	AskWhoLeads
)

var requestNames = [...]string{"", "repeat", "review", "partial-review", "explanation", "who-leads"}

// String writes the request as the one-line form does.
func (r Request) String() string { return requestNames[r] }

// A Fact is something that only a person at the table can know about an item.
// Value is "true", "false" or, for suits, such as "H" or "H+S".
type Fact struct{ Name, Value string }

// An Item is one thing that happened.
type Item struct {
	// Seat is the player who acted; it has no meaning for Attention.
	Seat   Seat
	Action Action
	// Call is the call made; for a slip or a change, the later of the two.
	Call Call
	// First is the earlier call of a slip or a change.
	First Call
	// Named is what a doubler said he was doubling, or which call is
	// accepted where a player has made two, if HasNamed.
	Named    Call
	HasNamed bool
	Request  Request
	// Suit is that of RequiresLead and ForbidsLead.
	Suit Denomination
	// Facts are in the order of their names, each once. Of a slip or a change
	// they are those of the later call, and FirstFacts those of the earlier. (They
	// stand beside what is looked at of every item.)
	Facts, FirstFacts []Fact
	// Cards are those of ShowsCard, LeadsCard and ClaimsPenaltyCard; FacesLead
	// has one.
	Cards []Card
	// Col is the column of the item in the text it was read from, counted in
	// characters from 1; 0 if there is none.
	Col int
}
