package byhand_test

import (
	"math/rand"
	"testing"
	"time"

	"lawc/auction"
	"lawc/internal/fortest"
	"lawc/rules"
)

// someRecords makes up lawful auctions, the same ones every time.
func someRecords(n int) (records []auction.Record, items int) {
	rng := rand.New(rand.NewSource(1))
	for range n {
		records = append(records, fortest.Auction(rng))
		items += len(records[len(records)-1].Items)
	}
	return records, items
}

// BenchmarkLawful takes made-up lawful auctions item by item through the edition
// and through the same rules written by hand, and tells how much slower the
// edition is. The best of many turns about counts: whatever else the machine does makes
// some of them slower, and none faster.
func BenchmarkLawful(b *testing.B) {
	records, items := someRecords(1000)
	m := fortest.Embedded(b, "1982").NewMachine()
	var h fortest.Lawful
	edition := func() {
		for i := range records {
			m.Reset(records[i].Dealer)
			for j := range records[i].Items {
				m.Step(&records[i].Items[j])
			}
		}
	}
	hand := func() {
		for i := range records {
			h.Reset(records[i].Dealer)
			for j := range records[i].Items {
				h.Step(&records[i].Items[j])
			}
		}
	}
	b.ReportAllocs()
	best := [2]time.Duration{time.Hour, time.Hour}
	for b.Loop() {
		for i, do := range [2]func(){edition, hand} {
			begun := time.Now()
			do()
			best[i] = min(best[i], time.Since(begun))
		}
	}
	b.ReportMetric(float64(best[0])/float64(items), "ns/item")
	b.ReportMetric(float64(best[1])/float64(items), "byhand-ns/item")
	b.ReportMetric(float64(best[0])/float64(best[1]), "times-byhand")
}

// BenchmarkMixed takes mixed records through each edition.
func BenchmarkMixed(b *testing.B) {
	records, items := fortest.Mixed(5000)
	for _, name := range rules.Names() {
		p := fortest.Embedded(b, name)
		b.Run(name, func(b *testing.B) {
			m := p.NewMachine()
			b.ReportAllocs()
			best := time.Hour
			for b.Loop() {
				begun := time.Now()
				for i := range records {
					m.Run(&records[i])
				}
				best = min(best, time.Since(begun))
			}
			b.ReportMetric(float64(best)/float64(items), "ns/item")
		})
	}
}
