package law

// A Fact is what only a person at the table can know about a call or an act.
type Fact struct {
	Name  string
	About About
	// Suits says that its value is a set of suits rather than a truth value.
	Suits bool
	// Default is the truth value taken when the fact is not given.
	Default bool
	// Evident: everybody at the table sees it, so that a record that does not
	// tell it denies it, and nothing is assumed.
	Evident bool
	// Slip is the value that a change marked in the record as the correction of
	// a slip gives the fact, if it says anything about it.
	Slip     Slip
	Question Text
	// Yes and No name the two values, If the value on which something hangs.
	Yes, No, If Text
	Pos         Pos
}

// NowPrefix begins the name by which a condition reads a fact that may be about
// any call of the call now made.
const NowPrefix = "now_"

// An About says which call or act a fact is about.
type About uint8

// What facts are about.
const (
	// AboutCall: the irregular call; when a call is made, that call.
	AboutCall About = iota
	// AboutReplacement: the call that is made after the ruling.
	AboutReplacement
	// AboutChange: the second call of a change.
	AboutChange
	// AboutOver: the call made over an open irregularity.
	AboutOver
	// AboutAct: what somebody has done that is no call.
	AboutAct
	// AboutAny: as AboutCall and, under NowPrefix, the call now made.
	AboutAny
	abouts
)

var aboutWords = [abouts]Word{
	{"call", Text{"the call at hand", "de bieding waar het om gaat"}},
	{"replacement", Text{"the call made after the ruling", "de bieding na de beslissing"}},
	{"change", Text{"the second call of a change", "de tweede bieding van een wijziging"}},
	{"over", Text{"a call made over an irregular one", "een bieding na een onregelmatige"}},
	{"act", Text{"an act that is no call", "een handeling die geen bieding is"}},
	{"any", Text{"any call", "elke bieding"}},
}

var (
	irregular = at(AtCalledOver, AtRuling, AtOwedCall, AtNextCall, AtTurnEnds, AtPartnerMustPass, AtContract, AtLeadFaced)
	aboutAt   = [abouts]MomentSet{made, replacing, at(AtChange) | irregular, at(AtCalledOver), irregular | at(AtRequest), made}
	made      = at(AtCall, AtChange) | irregular
	replacing = at(AtOwedCall, AtNextCall, AtTurnEnds)
	// NowMoments are those at which a fact about any call is read, under
	// NowPrefix, of the call now made.
	NowMoments = at(AtCalledOver) | replacing
)

// String gives the word in rule files.
func (a About) String() string { return aboutWords[a].Name }

// Says describes what a fact is about.
func (a About) Says() Text { return aboutWords[a].Says }

// Moments are those at which a condition may read a fact about it.
func (a About) Moments() MomentSet { return aboutAt[a] }

// AboutNamed finds what a fact is about by its word.
func AboutNamed(name string) (About, bool) {
	for i := range aboutWords {
		if aboutWords[i].Name == name {
			return About(i), true
		}
	}
	return 0, false
}

// AboutNames lists the words.
func AboutNames() []string {
	names := make([]string, len(aboutWords))
	for i := range aboutWords {
		names[i] = aboutWords[i].Name
	}
	return names
}

// A Slip is what the correction of a slip says of a fact.
type Slip uint8

// What it may say.
const (
	SlipSilent Slip = iota
	SlipSaysYes
	SlipSaysNo
)
