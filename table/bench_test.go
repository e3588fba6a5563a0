package table

import (
	"testing"

	"lawc/rules"
)

// BenchmarkTable makes the table of all editions.
func BenchmarkTable(b *testing.B) {
	programs := programsOf(b, rules.Names()...)
	for b.Loop() {
		Make(programs, Options{})
	}
}
