package byhand_test

import (
	"testing"

	"lawc/internal/fortest"
	"lawc/law"
)

// Rule 22 of 1936, with the correct procedure that it takes for granted, written by hand:
// what the interpreter is measured against on records as a table makes them, and a second
// opinion on what it makes of them. It knows the calls, cards and facts of fortest.Mixed
// and no others.
//
// The machine is in these files, in the order in which a record meets it:
//
//	1936_1963_*_test.go  what it shares with 1963: the auction, what is said of it
//	1936_table_test.go   what it keeps besides: what is wrong, what is owed; the result
//	1936_step_test.go    an item is taken; a call is made and looked at
//	1936_counts_test.go  a call counts; the auction closes
//	1936_ruling_test.go  the director rules (22.3 to 22.6)
//	1936_change_test.go  a call comes in the place of an earlier one (22.1)
//	1936_again_test.go   what followed it is taken again

// The clauses of rule 22, by number, after those of the correct procedure.
const (
	c36x1 uint8 = iota + procedureOld
	c36x2
	c36x3
	c36x3a
	c36x3b
	c36x5
	c36x5a
	c36x5b
	c36x6a
	c36x6b
	c36x6c
	clauseCount36
)

var clauseIDs36 = [clauseCount36]string{
	"assumed.rotation", "assumed.bid", "assumed.sufficient", "assumed.double", "assumed.redouble",
	"assumed.undone", "assumed.close", "assumed.passed_out", "assumed.contract", "assumed.declarer",
	"22.1", "22.2", "22.3", "22.3.a", "22.3.b", "22.5", "22.5.a", "22.5.b", "22.6.a", "22.6.b", "22.6.c",
}

func newHand36(e *law.Edition) *hand36 {
	h := &hand36{}
	h.knows(e, clauseIDs36[:])
	return h
}

// TestByHand1936 wants the same result of every mixed record from the edition and from
// the law written by hand.
func TestByHand1936(t *testing.T) {
	p := fortest.Embedded(t, "1936")
	m, h := p.NewMachine(), newHand36(p.Edition)
	sameByHand(t, m, h, 1936)
}

// BenchmarkByHand1936 takes mixed records through the edition and through the law written
// by hand.
func BenchmarkByHand1936(b *testing.B) {
	p := fortest.Embedded(b, "1936")
	m, h := p.NewMachine(), newHand36(p.Edition)
	againstHand(b, m, h)
}
