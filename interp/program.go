// Package interp compiles an edition and runs records through it. It knows how an
// irregularity lives (found, open, accepted or ruled upon, served) and what each
// consequence does to an auction; which of them follows from what is read from
// the edition. The package expr is met only here.
package interp

import (
	"sync"

	"github.com/expr-lang/expr"
	"github.com/expr-lang/expr/vm"

	"lawc/auction"
	"lawc/law"
)

// A Program is an edition ready to run. It never changes and may be shared.
type Program struct {
	Edition *law.Edition
	moments [law.Moments]compiled
	// clauses are the edition's clauses with what applying them brings.
	clauses  map[string]*clause
	facts    []law.Fact
	suitFact int // index of the fact whose value is suits, or -1
	ranks    [6]uint8
	governs  []law.Finding
	// superseding is the predicate by which the edition says that one bid
	// supersedes another; the table is worked out when it is first wanted.
	superseding *definition
	tabulate    sync.Once
	above       [callCount][callCount]bool
}

// A clause is a clause ready to be applied.
type clause struct {
	*law.Clause
	index      int
	provisions []*provision
}

// A provision is a provision ready to be asked.
type provision struct {
	clause     *clause
	source     *law.Provision
	conditions []condition
	predicate  *vm.Program
	reads      []string // what the predicate reads, itself and through definitions
	does       []act
	displaces  []*clause
}

// A condition accepts a set of values of the term at index in the moment's list.
type condition struct {
	term int
	mask uint32
}

// An act is a consequence ready to be carried out.
type act struct {
	kind      law.ConsequenceKind
	finding   law.Finding
	who       string
	duration  law.Duration
	duty      law.DutyKind
	calls     law.KindSet
	rest      bool
	thatBid   bool
	right     law.RightKind
	holder    string
	on        string
	suits     string
	opening   bool
	becomes   string
	choice    *clause
	may       string
	iff       string
	iffFact   int
	applies   []*clause
	lastToBid bool
}

// rank is the rank of a bid's denomination, from 1, and 0 for another call.
func (p *Program) rank(c auction.Call) uint8 {
	if !c.IsBid() {
		return 0
	}
	return p.ranks[c.Denomination()]
}

// governing is the finding of a set that governs the call.
func (p *Program) governing(set law.FindingSet) law.Finding {
	for _, f := range p.governs {
		if set.Has(f) {
			return f
		}
	}
	return law.NoFinding
}

// callCount is one more than the highest call.
const callCount = int(auction.Bid) + auction.MaxLevel*5

// supersedes reports whether bid is sufficient over last (a pass if nobody has
// bid) as the edition defines it.
func (p *Program) supersedes(bid, last auction.Call) bool {
	if !bid.IsBid() || p.superseding == nil {
		return false
	}
	p.tabulate.Do(p.tabulateBids)
	return p.above[bid][last]
}

// tabulateBids asks the edition's definition about every pair of bids.
func (p *Program) tabulateBids() {
	env := map[string]any{}
	for bid := auction.NewBid(1, auction.Clubs); int(bid) < callCount; bid++ {
		for last := auction.CallPass; int(last) < callCount; last++ {
			env["level"], env["last_level"] = bid.Level(), last.Level()
			env["rank"], env["last_rank"] = int(p.rank(bid)), int(p.rank(last))
			holds, err := expr.Run(p.superseding.program, env)
			p.above[bid][last] = err == nil && holds == true
		}
	}
}
