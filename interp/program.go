// Package interp compiles an edition and runs records through it. It knows how an
// irregularity lives (made, open, accepted or ruled upon, served: see life.go and
// docs/life.md) and what each consequence does to an auction; which of them
// follows from what is read from the edition. The package expr is met only here.
package interp

import (
	"sync"

	"lawc/auction"
	"lawc/law"
)

// A Program is an edition ready to run. It never changes and may be shared.
type Program struct {
	Edition *law.Edition
	moments [law.Moments]compiled
	// clauses are the edition's clauses with what applying them brings.
	clauses map[string]*clause
	facts   []law.Fact
	// slips are the facts of which a call corrected at once ("~") tells.
	slips    factSet
	suitFact int // index of the fact whose value is suits, or -1
	ranks    [auction.NoDenomination + 1]uint8
	governs  []law.Finding
	// opened are the articles and clauses that other clauses can open for an
	// irregularity.
	opened []string
	// givers are the clauses that can give the right to change a call.
	givers []string
	// lookedBack are the findings of which a contract can say something.
	lookedBack law.FindingSet
	// lasting are the findings of which a contract can say something whatever was
	// bid before.
	lasting law.FindingSet
	// calls and acts are what is known beforehand of the irregular calls, and of the
	// other acts, that the edition deals with.
	calls, acts coverage
	// readsSecond: some clause asks what is irregular about the second call of a change.
	readsSecond bool
	// inWords: the edition knows acceptance in so many words.
	inWords bool
	// gives are the kinds of right that some clause gives.
	gives uint32
	// superseding is the predicate by which the edition says that one bid
	// supersedes another; the table is worked out when it is first wanted.
	superseding *definition
	ordinary    *ordinary
	// definitions stand in the book's order, so that each comes after those that
	// it reads.
	definitions []*definition
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
	clause *clause
	source *law.Provision
	// index is its place among the provisions of its moment.
	index int
	// reads are the terms and facts that its conditions read, itself and
	// through definitions.
	reads      []string
	names      []string // as its predicates name them
	predicates []predicate
	// expressions are the predicates as they were written.
	expressions []expression
	does        []act
	// brings are the kinds of what it does, by bit.
	brings    uint64
	displaces []*clause
}

// An act is a consequence ready to be carried out. Of its words only those that
// its kind has are meaningful.
type act struct {
	kind     law.ConsequenceKind
	finding  law.Finding
	who      int // a word of the domain party
	duration law.Duration
	duty     law.DutyKind
	calls    law.KindSet
	rest     bool
	thatBid  bool
	right    law.RightKind
	holder   int
	on       int
	of       int
	becomes  int
	until    int
	while    int
	suits    int
	opening  bool
	// or is the clause that holds the alternative of a right on a lead.
	or        *clause
	onceShown *clause
	may       string
	iff       string
	iffFact   int
	now       bool
	ground    law.Text
	applies   []*clause
	opens     uint8
	lastToBid bool
}

// rank is the rank of a bid's denomination, from 1, and 0 for another call.
func (p *Program) rank(c auction.Call) uint8 { return p.ranks[c.Denomination()] }

// governing is the finding of a set that governs the call.
func (p *Program) governing(set law.FindingSet) law.Finding {
	for _, f := range p.governs {
		if set.Has(f) {
			return f
		}
	}
	return law.NoFinding
}

// closeGovernsChange reports whether a change made after the close is first of all a
// call after the close.
func (p *Program) closeGovernsChange() bool {
	return p.governing(law.FindingSet(0).With(law.ChangeOfCall).With(law.CallAfterClose)) == law.CallAfterClose
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
	for bid := auction.NewBid(1, auction.Clubs); int(bid) < callCount; bid++ {
		for last := auction.CallPass; int(last) < callCount; last++ {
			p.above[bid][last] = p.superseding.tree.holdsFor(func(name string) int { return p.compared(name, bid, last) })
		}
	}
}

// compared is what a comparison of two bids reads of them.
func (p *Program) compared(name string, bid, last auction.Call) int {
	switch law.TermNamed(name).ID {
	case law.TermLevel:
		return bid.Level()
	case law.TermLastLevel:
		return last.Level()
	case law.TermRank:
		return int(p.rank(bid))
	}
	return int(p.rank(last))
}
