package table

import (
	"testing"

	"lawc/internal/fortest"
)

// BenchmarkTable makes the table of all editions.
func BenchmarkTable(b *testing.B) {
	programs := programsOf(b, fortest.SideBySide(b)...)
	for b.Loop() {
		Make(programs, Options{})
	}
}
