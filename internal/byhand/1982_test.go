package byhand_test

import (
	"math/rand"
	"testing"
	"time"

	"lawc/auction"
	"lawc/internal/fortest"
	"lawc/law"
	"lawc/report"
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
	var want, got []byte
	for i := range records {
		r := &records[i]
		m.Reset(r.Dealer)
		h.reset(r.Dealer)
		for n := range r.Items {
			m.Step(&r.Items[n])
			h.step(&r.Items[n])
			soFar := auction.Record{Dealer: r.Dealer, Items: r.Items[:n+1]}
			edition, hand := m.Result(), h.result()
			edition.Record, hand.Record = &soFar, &soFar
			want, got = report.AppendJSON(want[:0], edition), report.AppendJSON(got[:0], hand)
			if string(want) != string(got) {
				t.Fatalf("record %d, %v\nthe edition says\n%s\nby hand it is\n%s", i, &soFar, want, got)
			}
		}
	}
}

// BenchmarkByHand1982 takes mixed records through the edition and through the law
// written by hand: once the records as they are, and once from a line of text to a line
// of JSON. Both sides read and write with the same two functions then. The best of
// many turns about counts.
func BenchmarkByHand1982(b *testing.B) {
	records, items := fortest.Mixed(5000)
	texts := make([]string, len(records))
	for i := range records {
		texts[i] = records[i].String()
	}
	p := fortest.Embedded(b, "1982")
	m, h := p.NewMachine(), newHand82(p.Edition)
	var buffer []byte
	through := func(text string, run func(*auction.Record) *law.Result) {
		r, err := auction.Parse(text)
		if err != nil {
			b.Fatal(err)
		}
		buffer = report.AppendJSON(buffer[:0], run(&r))
	}
	for _, part := range []struct {
		name          string
		edition, hand func(i int)
	}{
		{"run", func(i int) { m.Run(&records[i]) }, func(i int) { h.run(&records[i]) }},
		{"whole", func(i int) { through(texts[i], m.Run) }, func(i int) { through(texts[i], h.run) }},
	} {
		b.Run(part.name, func(b *testing.B) {
			best := [2]time.Duration{time.Hour, time.Hour}
			for b.Loop() {
				for side, do := range [2]func(int){part.edition, part.hand} {
					begun := time.Now()
					for i := range records {
						do(i)
					}
					best[side] = min(best[side], time.Since(begun))
				}
			}
			b.ReportMetric(float64(best[0])/float64(items), "ns/item")
			b.ReportMetric(float64(best[1])/float64(items), "byhand-ns/item")
			b.ReportMetric(float64(best[0])/float64(best[1]), "times-byhand")
		})
	}
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
