package law

// A Moment is when a provision is looked at.
type Moment uint8

// The moments.
const (
	AtCall Moment = iota
	AtChange
	AtAnswer
	AtRuling
	AtBreach
	AtAfterwards
	AtFinalCall
	AtEnforcedPass
	AtCounted
	AtClosed
	AtContract
	AtRequest
	moments
)

// Moments is how many moments there are.
const Moments = int(moments)

var momentNames = [moments]string{
	"call", "change", "answer", "ruling", "breach", "afterwards", "final_call",
	"enforced_pass", "counted", "closed", "contract", "request",
}

var momentSays = [moments]string{
	"a player makes a call and it is not yet settled whether it counts",
	"a player makes a second call in one turn, or changes his latest call",
	"somebody calls while an irregularity is open, or accepts it in so many words",
	"attention has been drawn and an open irregularity is ruled upon",
	"the offender makes a call that his open duty does not allow",
	"after the ruling on a call that was cancelled, a call has been made that counts",
	"the final call of the offender's turn is known; asked once for each call he withdrew in that turn",
	"the offender's partner has just come to be required to pass",
	"a call has been made that counts",
	"the auction has just been closed",
	"a bid has just become the contract; asked once for each irregularity that was ruled upon",
	"somebody asks for something or uses a right",
}

// String gives the moment's name in rule files.
func (m Moment) String() string { return momentNames[m] }

// Says describes the moment in a sentence.
func (m Moment) Says() string { return momentSays[m] }

// MomentNamed finds a moment by its name.
func MomentNamed(name string) (Moment, bool) {
	for i, n := range momentNames {
		if n == name {
			return Moment(i), true
		}
	}
	return 0, false
}

// MomentNames lists the names of all moments.
func MomentNames() []string { return momentNames[:] }
