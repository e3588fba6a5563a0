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

// A ruler rules on records, by an edition or by hand.
type ruler interface {
	Run(*auction.Record) *law.Result
	Reset(auction.Seat)
	Step(*auction.Item)
	Result() *law.Result
}

// sameByHand wants the same result of every mixed record from both, and of some of them
// after each item. Where tests take all the time that they want it also takes records in
// which more goes wrong than at a table.
func sameByHand(t *testing.T, edition, hand ruler, seed int64) {
	records, _ := fortest.Mixed(5000)
	rng := rand.New(rand.NewSource(seed))
	for range 20000 {
		if fortest.Complete {
			records = append(records, fortest.AtTheTable(rng))
		}
	}
	for i := range records {
		if i%10 == 0 {
			sameAtEachItem(t, edition, hand, &records[i])
		}
		same(t, edition, hand, &records[i])
	}
	for range 20000 {
		if fortest.Complete {
			r := fortest.Troubled(rng)
			same(t, edition, hand, &r)
		}
	}
}

// same wants the same result of a record.
func same(t *testing.T, edition, hand ruler, r *auction.Record) {
	t.Helper()
	want, got := report.AppendJSON(nil, edition.Run(r)), report.AppendJSON(nil, hand.Run(r))
	if string(want) != string(got) {
		t.Fatalf("%v\nthe edition says\n%s\nby hand it is\n%s", r, want, got)
	}
}

// sameAtEachItem asks both how a record stands whenever something has happened.
func sameAtEachItem(t *testing.T, edition, hand ruler, r *auction.Record) {
	edition.Reset(r.Dealer)
	hand.Reset(r.Dealer)
	for j := range r.Items {
		edition.Step(&r.Items[j])
		hand.Step(&r.Items[j])
		so := auction.Record{Dealer: r.Dealer, Items: r.Items[:j+1]}
		was, is := edition.Result(), hand.Result()
		was.Record, is.Record = &so, &so
		if want, got := report.AppendJSON(nil, was), report.AppendJSON(nil, is); string(want) != string(got) {
			t.Fatalf("item %d of %v\nthe edition says\n%s\nby hand it is\n%s", j+1, r, want, got)
		}
	}
}

// againstHand measures both: once on the records as they are, and once from a line of text
// to a line of JSON, which both sides read and write with the same two functions. The best
// of many turns about counts: whatever else the machine does makes some of them slower,
// and none faster.
func againstHand(b *testing.B, edition, hand ruler) {
	records, items := fortest.Mixed(5000)
	lines := make([]string, len(records))
	for i := range records {
		lines[i] = records[i].String()
	}
	var buffer []byte
	b.Run("run", func(b *testing.B) {
		turnAbout(b, items, edition, hand, func(by ruler) {
			for i := range records {
				by.Run(&records[i])
			}
		})
	})
	b.Run("whole", func(b *testing.B) {
		turnAbout(b, items, edition, hand, func(by ruler) {
			for _, line := range lines {
				r, err := auction.Parse(line)
				if err != nil {
					b.Fatal(err)
				}
				buffer = report.AppendJSON(buffer[:0], by.Run(&r))
			}
		})
	})
}

// turnAbout lets both do the same in turn, and reports the best time of each.
func turnAbout(b *testing.B, items int, edition, hand ruler, do func(ruler)) {
	b.ReportAllocs()
	best := [2]time.Duration{time.Hour, time.Hour}
	for b.Loop() {
		for i, by := range [2]ruler{edition, hand} {
			begun := time.Now()
			do(by)
			best[i] = min(best[i], time.Since(begun))
		}
	}
	b.ReportMetric(float64(best[0])/float64(items), "ns/item")
	b.ReportMetric(float64(best[1])/float64(items), "byhand-ns/item")
	b.ReportMetric(float64(best[0])/float64(best[1]), "times-byhand")
}
