package byhand_test

import (
	"math/rand"
	"testing"

	"lawc/auction"
	"lawc/internal/fortest"
)

// The edition of 1982 written by hand: what the interpreter is measured against on
// records as a table makes them, and a second opinion on what it makes of them. It
// knows the calls, cards and facts of fortest.Mixed and no others.
//
// The law is written out here article by article, in plain statements. How an auction is
// taken up again, and in which order things are said of its items, is no matter of law;
// there it keeps to what the interpreter does.
//
// The machine is in these files, in the order in which a record meets them; to read it,
// begin with the step:
//
//	1982_clauses_test.go  the clauses, by number
//	1982_table_test.go    what is kept: the auction, what went wrong, what is owed
//	1982_log_test.go      the items, and what is said of them
//	1982_step_test.go     an item is taken
//	1982_plain_test.go    a call where nothing is amiss
//	1982_call_test.go     any other call: is it in order (17 to 19, 28.a)?
//	1982_counts_test.go   a call counts; the auction closes (17, 19, 22, 35)
//	1982_wrong_test.go    the life of something that went wrong
//	1982_over_test.go     what a call does to one before it (27 to 29, 34, 37 to 39)
//	1982_settle_test.go   how that is settled
//	1982_change_test.go   a second call in one turn (21, 24, 25)
//	1982_ruling_test.go   the director rules (23, 25, 27, 29 to 32, 36 to 39)
//	1982_owes_test.go     what rulings lay upon players
//	1982_rights_test.go   and what they give to the other side
//	1982_after_test.go    what the calls after a ruling bring (26, 27, 29 to 32)
//	1982_back_test.go     a call comes in the place of an earlier one
//	1982_later_test.go    the calls that had followed it
//	1982_result_test.go   the result

// TestByHand1982 wants the same result after every item of every mixed record from the
// edition and from the law written by hand.
func TestByHand1982(t *testing.T) {
	records, _ := fortest.Mixed(5000)
	if fortest.Complete {
		rng := rand.New(rand.NewSource(1982))
		for range 20000 {
			records = append(records, fortest.AtTheTable(rng))
		}
	}
	sameByHand1982(t, records)
}

// sameByHand1982 compares the two, and stops at the first difference.
func sameByHand1982(t *testing.T, records []auction.Record) {
	p := fortest.Embedded(t, "1982")
	m, h := p.NewMachine(), newHand82(p.Edition)
	for i := range records {
		sameAtEachItem(t, m, h, &records[i])
	}
}

// BenchmarkByHand1982 takes mixed records through the edition and through the law written
// by hand.
func BenchmarkByHand1982(b *testing.B) {
	p := fortest.Embedded(b, "1982")
	againstHand(b, p.NewMachine(), newHand82(p.Edition))
}

// TestByHand1982Rough wants of rough records what TestByHand1982 wants of mixed ones.
func TestByHand1982Rough(t *testing.T) {
	rng := rand.New(rand.NewSource(82))
	count := 2000
	if fortest.Complete {
		count = 100_000
	}
	records := make([]auction.Record, count)
	for i := range records {
		records[i] = fortest.Rough(rng)
	}
	sameByHand1982(t, records)
}
