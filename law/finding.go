package law

// A Finding is an irregularity that an edition may recognise.
type Finding uint8

// The findings. Those marked "plain" follow from the record and the standing
// alone and are found without a clause; the others are found by the clause that
// defines what is regular.
const (
	NoFinding            Finding = iota
	InsufficientBid              // by clause
	CallOutOfRotation            // by clause
	InadmissibleDouble           // by clause
	InadmissibleRedouble         // by clause
	BidOverSeven                 // by clause
	RequiredToPass               // plain: a call other than pass by a player who must pass
	CallAfterClose               // plain
	ChangeOfCall                 // plain: a second call in one turn
	UnrecognisedCall             // plain: "?"
	MisnamedDouble               // plain: a double that names another bid than the last
	ExposedCard                  // plain
	SkippedPlayer                // brought by the consequence that gives the turn back
	DisallowedRequest            // by clause, or a right used that nobody has
	FailureToComply              // plain: a call that an open duty or ban does not allow
)

var findingNames = []string{
	"", "insufficient_bid", "call_out_of_rotation", "inadmissible_double",
	"inadmissible_redouble", "bid_over_seven", "call_while_required_to_pass",
	"call_after_close", "change_of_call", "unrecognised_call", "misnamed_double",
	"exposed_card", "skipped_player", "disallowed_request", "failure_to_comply",
}

// String gives the finding's name in results and rule files.
func (f Finding) String() string { return findingNames[f] }

// Findings lists the names of all findings, in order, without the empty one.
func Findings() []string { return findingNames[1:] }

// FindingSet is a set of findings.
type FindingSet uint16

// With adds a finding.
func (s FindingSet) With(f Finding) FindingSet { return s | 1<<f }

// Has reports whether f is in the set.
func (s FindingSet) Has(f Finding) bool { return s&(1<<f) != 0 }

// Only reports whether f is the single member of the set.
func (s FindingSet) Only(f Finding) bool { return s == 1<<f }

// ForEach calls do for each member in order.
func (s FindingSet) ForEach(do func(Finding)) {
	for f := InsufficientBid; f <= FailureToComply; f++ {
		if s.Has(f) {
			do(f)
		}
	}
}
