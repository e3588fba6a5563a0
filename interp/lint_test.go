package interp_test

import "testing"

// TestLint holds that no condition of the editions is idle or in vain.
func TestLint(t *testing.T) {
	for _, name := range editions(t) {
		for _, p := range load(t, name).Lint() {
			t.Error(p)
		}
	}
}
