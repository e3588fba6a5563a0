package law

// A Consequence is what a provision brings about: a finding, a call cancelled, a
// duty to pass, a right, the director's discretion. Those that burden the
// offending side are what the books call penalties or rectifications.
type Consequence struct {
	Kind ConsequenceKind
	// Value is the argument of a consequence that has just one.
	Values []Name
	// Args are the named arguments.
	Args []Arg
	Pos  Pos
}

// An Arg is a named argument of a consequence.
type Arg struct {
	Name   Name
	Values []Name
}

// Arg gives the first value of a named argument, or "".
func (c *Consequence) Arg(name string) string {
	for _, a := range c.Args {
		if a.Name.Text == name && len(a.Values) > 0 {
			return a.Values[0].Text
		}
	}
	return ""
}

// ArgValues gives all values of a named argument.
func (c *Consequence) ArgValues(name string) []Name {
	for _, a := range c.Args {
		if a.Name.Text == name {
			return a.Values
		}
	}
	return nil
}

// A ConsequenceKind is one of the closed set of consequences.
type ConsequenceKind uint8

// The consequences.
const (
	Find ConsequenceKind = iota
	Excuse
	Hold
	ImplyPass
	Accept
	Stand
	CountAsPass
	Forfeit
	Cancel
	CancelWithLater
	CancelLater
	ReplaceFirst
	KeepFirst
	RuleOnFirst
	JudgeSecond
	MustPass
	Must
	MayNot
	GiveRight
	Discretion
	Apply
	GovernAs
	FreeChoice
	Undetermined
	Close
	Contract
	PassedOut
	Declarer
	Undouble
	GiveTurnBack
	Grant
	Refuse
	Refer
	NothingFurther
	TurnBack
	consequenceKinds
)

// A Param describes an argument of a consequence.
type Param struct {
	Name string
	// Values is the closed set of words allowed; empty where Ref says what kind
	// of name is meant instead.
	Values []string
	// Ref is "clause" or "fact" for a reference to one, "" otherwise.
	Ref      string
	List     bool
	Optional bool
}

// A ConsequenceSpec declares a consequence: its name, its arguments (a single
// Param without a name is a plain value) and its meaning.
type ConsequenceSpec struct {
	Kind   ConsequenceKind
	Name   string
	Params []Param
	Says   Text
	// At is the set of moments at which it may be brought; 0 for any.
	At MomentSet
}

var (
	parties   = []string{"offender", "partner", "both"}
	durations = []string{"next_turn", "rest"}
)

var consequences = [consequenceKinds]ConsequenceSpec{
	{Find, "find", []Param{{Values: Findings()}}, Text{"the call is irregular in this way", "de bieding is op deze wijze onregelmatig"}, at(AtCall)},
	{Excuse, "excuse", []Param{{Values: Findings()}}, Text{"what was found makes the call no less regular: it needs no ruling", "wat is vastgesteld maakt de bieding niet onregelmatig: een beslissing is niet nodig"}, at(AtCall)},
	{Hold, "hold", nil, Text{"the call is taken to follow that of the player on turn", "de bieding wordt geacht te volgen op die van de speler die aan de beurt is"}, at(AtCall)},
	{ImplyPass, "imply_pass", nil, Text{"the pass of the player on turn is taken to have been made", "de pas van de speler die aan de beurt is, wordt geacht te zijn gedaan"}, at(AtCall)},
	{Accept, "accept", nil, Text{"the irregular call stands as if it had been in order; a change takes the place of the first call", "de onregelmatige bieding geldt alsof zij in orde was; een wijziging komt in de plaats van de eerste bieding"}, at(AtAnswer)},
	{Stand, "stand", nil, Text{"the irregular call stands as it was made", "de onregelmatige bieding blijft staan zoals zij is gedaan"}, at(AtRuling)},
	{CountAsPass, "count_as_pass", nil, Text{"the irregular call counts as a pass", "de onregelmatige bieding geldt als een pas"}, at(AtAnswer, AtRuling)},
	{Forfeit, "forfeit", nil, Text{"the right to a penalty for the irregularity is lost", "het recht op straf voor de onregelmatigheid gaat verloren"}, at(AtAnswer)},
	{Cancel, "cancel", nil, Text{"the irregular call is cancelled", "de onregelmatige bieding wordt geannuleerd"}, at(AtAnswer, AtRuling, AtBreach)},
	{CancelWithLater, "cancel_with_later", nil, Text{"the irregular call is cancelled with every call made after it until the player calls whose turn it then was, or the law is applied", "de onregelmatige bieding wordt geannuleerd met elke latere bieding, totdat de speler biedt die toen aan de beurt was of de wet wordt toegepast"}, at(AtAnswer)},
	{CancelLater, "cancel_later", nil, Text{"every call made after the irregular one is cancelled", "elke bieding na de onregelmatige wordt geannuleerd"}, at(AtAnswer)},
	{ReplaceFirst, "replace_first", nil, Text{"the second call takes the place of the first", "de tweede bieding komt in de plaats van de eerste"}, at(AtChange)},
	{KeepFirst, "keep_first", nil, Text{"the first call stands; the change is not made", "de eerste bieding blijft staan; de wijziging gaat niet door"}, at(AtChange, AtRuling)},
	{RuleOnFirst, "rule_on_first", nil, Text{"the first call is ruled upon as if it had not been changed", "over de eerste bieding wordt beslist alsof zij niet was gewijzigd"}, at(AtRuling)},
	{JudgeSecond, "judge_second", nil, Text{"the second call is judged as if it were the only one", "de tweede bieding wordt beoordeeld alsof zij de enige was"}, at(AtChange)},
	{MustPass, "must_pass", []Param{{Name: "who", Values: parties}, {Name: "for", Values: durations}}, Text{"somebody must pass, at his next turn or for the rest of the auction", "iemand moet passen, in zijn volgende beurt of verder"}, 0},
	{Must, "must", []Param{{Name: "do", Values: []string{"repeat", "replace", "pass"}}, {Name: "with", Values: kindsOfCall, List: true, Optional: true}}, Text{"what the offender owes at his turn", "wat de overtreder in zijn beurt moet doen"}, 0},
	{MayNot, "may_not", []Param{{Name: "who", Values: []string{"offender", "partner"}}, {Name: "calls", Values: kindsOfCall, List: true}, {Name: "until", Values: []string{"turn", "rest"}}, {Name: "that_bid", Values: []string{"true"}, Optional: true}}, Text{"calls that somebody may not make, at the turn that is now his or for the rest, perhaps over one bid only", "biedingen die iemand niet mag doen, in de beurt die nu de zijne is of verder, misschien alleen na een bepaald bod"}, 0},
	{GiveRight, "right", []Param{
		{Name: "right", Values: []string{"require_lead", "forbid_lead", "penalty_card", "undoubled", "annul", "change_call", "review", "explanation", "who_leads"}},
		{Name: "holder", Values: []string{"declarer", "lho", "each_opponent", "first_to_name", "asker"}},
		{Name: "on", Values: []string{"offender", "partner"}, Optional: true},
		{Name: "suits", Values: []string{"any", "named", "shown"}, Optional: true},
		{Name: "lead", Values: []string{"opening", "first"}, Optional: true},
		{Name: "becomes", Values: []string{"pass", "nothing"}, Optional: true},
		{Name: "choice", Ref: "clause", Optional: true},
	}, Text{"a right that somebody may use; rights with the same choice are alternatives", "een recht dat iemand mag gebruiken; rechten met dezelfde keuze sluiten elkaar uit"}, 0},
	{Discretion, "discretion", []Param{{Name: "may", Values: []string{"adjusted_score", "lead_penalties", "restrictions"}}, {Name: "if", Ref: "fact", Optional: true}}, Text{"what the director may do", "wat de arbiter mag doen"}, 0},
	{Apply, "apply", []Param{{Ref: "clause", List: true}}, Text{"what other clauses bring follows here too", "wat andere clausules meebrengen, volgt ook hier"}, 0},
	{GovernAs, "govern_as", []Param{{Values: Findings()}}, Text{"from here on the irregularity is treated as another", "van hier af wordt de onregelmatigheid als een andere behandeld"}, 0},
	{FreeChoice, "free_choice", nil, Text{"the offender may make any legal call", "de overtreder mag elke geldige bieding doen"}, 0},
	{Undetermined, "undetermined", nil, Text{"the source sends the reader to a law that it does not hold", "de bron verwijst naar een artikel dat er niet in staat"}, 0},
	{Close, "close", nil, Text{"the auction is closed", "het bieden is gesloten"}, at(AtCounted)},
	{Contract, "contract", nil, Text{"the last bid becomes the contract", "het laatste bod wordt het contract"}, at(AtClosed)},
	{PassedOut, "passed_out", nil, Text{"the board is passed out", "het spel is rondgepast"}, at(AtClosed)},
	{Declarer, "declarer", []Param{{Values: []string{"first_to_name", "last_bidder"}}}, Text{"who of the side that made the last bid is declarer", "wie van de partij die het laatste bod deed leider is"}, at(AtClosed)},
	{Undouble, "undouble", nil, Text{"a double or redouble comes to nothing", "een doublet of redoublet vervalt"}, at(AtCounted)},
	{GiveTurnBack, "give_turn_back", nil, Text{"the pass that took somebody's turn and all calls after it are cancelled, and he has the turn", "de pas die iemand zijn beurt ontnam en alle biedingen daarna worden geannuleerd, en hij is aan de beurt"}, at(AtCounted)},
	{Grant, "grant", nil, Text{"the request is in order", "het verzoek is in orde"}, at(AtRequest)},
	{Refuse, "refuse", nil, Text{"the request is out of order", "het verzoek is niet in orde"}, at(AtRequest)},
	{Refer, "refer", []Param{{Ref: "clause", List: true}}, Text{"other clauses say what follows", "andere clausules zeggen wat volgt"}, 0},
	{NothingFurther, "nothing_further", nil, Text{"there is no further penalty", "er is geen verdere straf"}, 0},
	{TurnBack, "turn_back", nil, Text{"the turn goes back to the player whose turn it was", "de beurt gaat terug naar de speler die aan de beurt was"}, 0},
}

// Consequences lists the consequences in order.
func Consequences() []ConsequenceSpec { return consequences[:] }

// Spec describes a kind of consequence.
func (k ConsequenceKind) Spec() *ConsequenceSpec { return &consequences[k] }

// ConsequenceNamed finds a consequence by its name, or gives nil.
func ConsequenceNamed(name string) *ConsequenceSpec {
	for i := range consequences {
		if consequences[i].Name == name {
			return &consequences[i]
		}
	}
	return nil
}
