package fortest

import "testing"

// Every is n, or 1 where tests take all the time that they want: they look at one of so
// many.
func Every(n int) int {
	if Complete {
		return 1
	}
	return n
}

// TakesLong leaves a test to those that take all the time that they want.
func TakesLong(t *testing.T) {
	t.Helper()
	if !Complete {
		t.Skip("takes long: go test -tags complete")
	}
}
