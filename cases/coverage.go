package cases

import (
	"strings"

	"lawc/interp"
	"lawc/law"
)

// A Gap is why a clause is not covered by cases, the graver the higher.
type Gap uint8

// The gaps.
const (
	// NoGap: the clause was applied, and a case checks what it brings.
	NoGap Gap = iota
	// Unchecked: it was applied, but only in cases that do not name it in what
	// they expect of the edition: under clauses, or as the clause of an event, a
	// right, a duty, a ban or a discretion. What a case says under without, or of
	// keys compared whole, names no clause and so checks none.
	Unchecked
	// Displaced: its conditions held, and other clauses applied instead.
	Displaced
	// NeverTrue: its conditions never held all together.
	NeverTrue
	// NeverReached: its moment never came up.
	NeverReached
	// Unread: it only defines, and nothing that reads it was applied.
	Unread
)

var gapNames = [...]string{"covered", "unchecked", "displaced", "never_true", "never_reached", "unread"}

// String gives the gap's name in JSON.
func (g Gap) String() string { return gapNames[g] }

// Coverage is what cases made of an edition.
type Coverage struct {
	Edition *law.Edition
	// Clauses are the operative clauses in the book's order.
	Clauses []ClauseCoverage
}

// Covered counts the operative clauses of the edition's own without a gap, and all of
// them. Those that are assumed are not its own.
func (c *Coverage) Covered() (covered, all int) { return c.count(false) }

// Assumed counts the assumed clauses in the same way.
func (c *Coverage) Assumed() (covered, all int) { return c.count(true) }

func (c *Coverage) count(assumed bool) (covered, all int) {
	for i := range c.Clauses {
		if c.Clauses[i].Clause.Assumed() == assumed {
			covered += count(c.Clauses[i].Gap == NoGap)
			all++
		}
	}
	return covered, all
}

// Gaps lists the clauses that are not covered.
func (c *Coverage) Gaps() (list []*ClauseCoverage) {
	for i := range c.Clauses {
		if c.Clauses[i].Gap != NoGap {
			list = append(list, &c.Clauses[i])
		}
	}
	return list
}

// Outcomes counts the outcomes of conditions that were seen, and all there are:
// two for each condition.
func (c *Coverage) Outcomes() (seen, all int) {
	for i := range c.Clauses {
		for _, p := range c.Clauses[i].Provisions {
			for _, cond := range p.Conditions {
				seen += count(cond.True) + count(cond.False)
				all += 2
			}
		}
	}
	return seen, all
}

func count(b bool) int {
	if b {
		return 1
	}
	return 0
}

// ClauseCoverage is what became of a clause. Its gap is the gravest of those of
// its provisions, and At that provision; nil for a clause that only defines.
type ClauseCoverage struct {
	Clause     *law.Clause
	Gap        Gap
	At         *ProvisionCoverage
	Provisions []ProvisionCoverage
}

// ProvisionCoverage is what became of a provision.
type ProvisionCoverage struct {
	*law.Provision
	Gap Gap
	// Asked is in how many different situations it was looked at.
	Asked int
	// By lists the clauses that displaced it.
	By         []*law.Clause
	Conditions []ConditionCoverage
}

// ConditionCoverage is what became of a condition: an entry of when, or the
// predicate.
type ConditionCoverage struct {
	law.Pos
	Text string
	// True and False say that it was seen so while all other conditions of the
	// provision held.
	True, False bool
	// Failed is in how many situations it did not hold, Alone in how many it was
	// the only one.
	Failed, Alone int
}

// Wanting lists the conditions that kept a provision from applying: those that
// were once the only one to fail or, where there is none, the one that failed most
// often.
func (p *ProvisionCoverage) Wanting() (list []*ConditionCoverage) {
	var most *ConditionCoverage
	for i := range p.Conditions {
		c := &p.Conditions[i]
		if c.Alone > 0 {
			list = append(list, c)
		}
		if c.Failed > 0 && (most == nil || c.Failed > most.Failed) {
			most = c
		}
	}
	if list == nil && most != nil {
		list = append(list, most)
	}
	return list
}

// conditionsOf lists the conditions of a provision as its file has them.
func conditionsOf(p *law.Provision) (list []ConditionCoverage) {
	for _, w := range p.When {
		words := make([]string, len(w.Values))
		for i, v := range w.Values {
			words[i] = v.Text
		}
		text := strings.Join(words, ", ")
		if len(words) != 1 {
			text = "[" + text + "]"
		}
		list = append(list, ConditionCoverage{Pos: w.Term.Pos, Text: w.Term.Text + ": " + text})
	}
	for _, e := range p.Exprs {
		list = append(list, ConditionCoverage{Pos: e.At(1, 0), Text: strings.Join(strings.Fields(e.Text), " ")})
	}
	return list
}

// NewProvisionCoverage begins with nothing known of a provision.
func NewProvisionCoverage(p *law.Provision) *ProvisionCoverage {
	return &ProvisionCoverage{Provision: p, Conditions: conditionsOf(p)}
}

// See adds a situation to what is known of a provision.
func (p *ProvisionCoverage) See(s *interp.Sight) {
	p.Asked++
	alone := s.Alone()
	for i, holds := range s.Holds {
		c := &p.Conditions[i]
		c.True = c.True || s.Held()
		if !holds {
			c.Failed++
		}
		if i == alone {
			c.Alone++
			c.False = true
		}
	}
	for _, d := range s.DisplacedBy {
		p.displacedBy(d)
	}
}

func (p *ProvisionCoverage) displacedBy(c *law.Clause) {
	for _, have := range p.By {
		if have == c {
			return
		}
	}
	p.By = append(p.By, c)
}
