package options

import "testing"

// BenchmarkSheet tries out all that may follow one record.
func BenchmarkSheet(b *testing.B) {
	for _, c := range []struct{ edition, record string }{
		{"1982", "N: 1S 1H"}, {"1982", "N: W:X"}, {"2017", "N: 1S 1H"}, {"2017", "N: 1H W:X"}, {"2017", "N: 1S 1H TD E:3C"},
	} {
		x := under(b, c.edition)
		r := record(b, c.record)
		b.Run(c.edition+"/"+c.record, func(b *testing.B) {
			for b.Loop() {
				x.Sheet(r)
			}
		})
	}
}
