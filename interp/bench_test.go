package interp_test

import (
	"testing"

	"lawc/auction"
	"lawc/interp"
)

// The benchmarks take records item by item through an edition; each reports the
// time for one item.
var benched = []struct{ name, record string }{
	{"lawful", "N: 1C P 1S P 2H P 3C P 3NT P 4C P 4D P 4H P 4NT P 5H P 6C P P P"},
	{"competitive", "N: P 1S X 2S 3H P P 3S X P P P"},
	{"irregular", "N: 1S 1H TD E:P P P S:1H TD N:1S X 2C 2S 8C TD W:P P"},
}

func BenchmarkStep(b *testing.B) {
	for _, edition := range []string{"1936", "1982"} {
		program := load(b, edition)
		for _, bench := range benched {
			record := parse(b, bench.record)
			b.Run(edition+"/"+bench.name, func(b *testing.B) {
				m := program.NewMachine()
				m.Run(&record)
				b.ReportAllocs()
				b.ResetTimer()
				for i := 0; i < b.N; i += len(record.Items) {
					steps(m, &record)
				}
			})
		}
	}
}

// steps takes a record without asking for the result.
func steps(m *interp.Machine, r *auction.Record) {
	m.Reset(r.Dealer)
	for i := range r.Items {
		m.Step(&r.Items[i])
	}
}

func BenchmarkCompile(b *testing.B) {
	e := edition(b, "1982")
	b.ReportAllocs()
	for b.Loop() {
		if _, problems := interp.Compile(e); len(problems) > 0 {
			b.Fatal(problems)
		}
	}
}

func BenchmarkColdRecord(b *testing.B) {
	program := load(b, "1982")
	record := parse(b, "N: 1S 1H TD E:P P P P")
	for b.Loop() {
		program.NewMachine().Run(&record)
	}
}

// TestStepDoesNotAllocate holds the steady state to no allocation at all.
func TestStepDoesNotAllocate(t *testing.T) {
	for _, edition := range editions(t) {
		program := load(t, edition)
		for _, bench := range benched {
			record := parse(t, bench.record)
			m := program.NewMachine()
			m.Run(&record)
			if n := testing.AllocsPerRun(100, func() { m.Run(&record) }); n != 0 {
				t.Errorf("%s, %s: %v allocations a record, expected none", edition, bench.name, n)
			}
		}
	}
}
