package report

import (
	"strings"

	"lawc/auction"
	"lawc/cases"
	"lawc/law"
)

// Words is the wording of one language: words_en.go and words_nl.go hold one
// each. A format numbers its arguments, so that a language may put them in its
// own order. Sentences get their capital letter and full stop when written.
type words struct {
	lang     string
	seats    [4]string
	declarer string
	and, or  string
	yes, no  string
	page     pageWords
	timeline timelineWords
	diff     diffWords
	// what clauses provide, and what of it has changed
	predicate predicateWords
	change    changeWords
	marks     map[string]string // what the marks at clauses mean, by provenance
	legend    legendWords
	found     foundWords
	ruling    rulingWords
	rights    rightWords
	compare   compareWords
	show      showWords
	trial     trialWords
	coverage  coverageWords
}

// LegendWords explain the marks in the table of calls.
type legendWords struct{ cancelled, asPass, implied, pending, unread, changes, skipped string }

// FoundWords tell what was found and what became of it.
type foundWords struct {
	calls         [auction.Bid]string
	theCalls      [auction.Bid]string // the calls with their articles
	call          string              // a call, its maker
	slip          string              // the first call, the second, their maker
	change        string              // the same
	changedLater  string              // the first call, the second, their maker
	slipOf        string              // the first call, the second, their maker, as something spoken of
	changeOf      string              // the same
	instead       [auction.Bid]string // what a player does in the place of a call that was cancelled
	insteadBids   string              // player, bid
	is            string              // what is wrong with what has just been named
	fates         [law.Noted + 1]string
	firstOnly     string // the fate of a change of which the first call counts: that call
	unread        string // the fate of what comes after something that is not covered
	uncalled      string // what was done, the director not having been called
	nothingOpen   string // who accepts, where words accept nothing
	calledFate    string // a call, its fate
	foundFate     string // what was found, the fate
	notCovered    string // what was found
	partlyCovered string // what was found, its fate
	thatIs        string // what somebody did, what is wrong with it
	acts          [auction.ClaimsPenaltyCard + 1]string
	requests      [auction.AskWhoLeads + 1]string
}

// RulingWords tell how the auction stands and what is owed.
type rulingWords struct {
	contract    string // contract, declarer
	doubled     [3]string
	passedOut   string
	turn        string
	repeat      string // player, call
	replace     string // player, what with
	passNow     string
	mustPass    [law.ObligationRest + 1]string
	mayNot      string    // player, what, until when
	over        string    // what he may not do, the bid over which he may not
	until       [2]string // this turn, the rest
	verbs       [auction.Bid + 1]string
	may         string // what the director may decide on
	when        string // a sentence, when
	ground      string // a sentence with a condition, the ground that the clause states
	groundAlone string // a sentence without one, the ground
	onlyIf      string // a sentence, the condition
	taken       string // calls, how they are taken
	told        string // a call, how it was
	unneeded    string // facts, calls
	hint        string // what to do when a ruling is awaited
	had         [law.ObligationRest + 1]string
}

// RightWords tell what may be chosen. Formats take the holder, then the player
// against whom.
type rightWords struct {
	sentences [law.RightWhoLeads + 1]string
	lead      [2]string // at the first, the opening lead: holder, what he may do, in which suits, leader
	anyLead   [2]string // the same with a suit that the holder names
	leadVerbs [3]string // require, forbid, either
	leads     [4]string // a lead in each suit
	leadSuits [4]string // the same in these sentences
	thatLead  string    // the same in the suit concerned
	cards     string    // a sentence, the cards
	byCalling string    // holder, whose call he may accept by calling alone
	one       [3]string // holder, which call he may accept: by calling, in words, by either
}

// CompareWords are the labels of a comparison's rows and what stands in them.
type compareWords struct {
	clauses, phase, auction, turn, contract, mustPass, must, mayNot, rights, discretion string

	passedOut  string
	by         string // contract, declarer
	replaceBy  string // player, what with
	legend     string
	phases     [law.Undecided + 1]string
	statuses   [law.Noted + 1]string
	notCovered string
	unread     string
	leftOut    string // the editions that say nothing of the matter
}

// ShowWords are the labels under which clauses are shown.
type showWords struct {
	covers, source, facts, kind, topic, cite, reading, unsettled, see, inert string

	ranks, defines, at, when, and, then, insteadOf, referredBy string

	clauses    string // how many, how many of them operative
	notInPlay  string // what brackets around a topic mean
	fact       string // its name, its question, what is taken if the record does not say
	suits      string
	given      string // the article or clause that lends a condition
	partOf     string
	provenance map[string]string
	sure       string // a provenance, how sure it is
	confidence map[string]string
	kinds      map[string]string
}

// TrialWords tell how cases fared.
type trialWords struct {
	got, want, decided, others string

	summary string // cases, expectations, passed, failed

	unsettled, asExpected string
}

// CoverageWords tell what cases cover and why they do not cover the rest.
type coverageWords struct {
	summary    string // edition, own clauses covered, operative ones, the assumed, outcomes seen, all
	assumed    string // clauses covered, all
	missing    string // clauses
	notDecided string // clause, its place, the reason
	gaps       [cases.Unread + 1]string
	inert      string
	oneOf      string // the line of a provision, the reason
	alone      string // conditions
	mostOften  string // condition, in how many situations, of how many
	noEffect   string
	unseen     string
	neverTrue  string // condition
	neverFalse string // condition
	neither    string // condition
	legend     string // of a page
	notCovered string
	seen       [4]string // neither, true, false, both

	missingHead, unseenHead, coveredHead string // how many
	missingCount, nothingMissing         string // clauses, outcomes
}

// player names a seat, or declarer where there is none.
func (w *words) player(p law.Player) string {
	if p == law.Nobody {
		return w.declarer
	}
	return w.seats[p&3]
}

// word gives the wording of the word at a place of a domain of the vocabulary.
func (w *words) word(d *law.Domain, i int) string { return d.At(i).In(w.lang) }

// The domains of which reports speak.
var (
	kindDomain       = law.DomainNamed("kind")
	dutyDomain       = law.DomainNamed("duty")
	obligationDomain = law.DomainNamed("obligation")
	rightDomain      = law.DomainNamed("right")
	mayDomain        = law.DomainNamed("may")
	timeDomain       = law.DomainNamed("time")
)

// wordsIn gives the words of a language, English where it is not known.
func wordsIn(lang string) *words {
	if lang == "nl" {
		return &dutch
	}
	return &english
}

// Languages lists the languages in which reports are written.
func Languages() []string { return []string{"en", "nl"} }

// list joins parts with commas and a last word, such as "and".
func list(parts []string, last string) string {
	n := len(parts) - 1
	if n < 1 {
		return strings.Join(parts, "")
	}
	return strings.Join(parts[:n], ", ") + " " + last + " " + parts[n]
}
