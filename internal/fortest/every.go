package fortest

import "testing"

// Every is n, or 1 where tests take all the time that they want, or more where they have
// little, as under the race detector: they look at one of so many.
func Every(n int) int {
	switch {
	case Complete:
		return 1
	case testing.Short():
		return 5 * n
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
