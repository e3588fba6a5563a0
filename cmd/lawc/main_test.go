package main

import (
	"os"
	"testing"
)

// TestMain takes what the environment of whoever runs the tests says of language,
// width and pager away.
func TestMain(m *testing.M) {
	for _, name := range []string{"LC_ALL", "LC_MESSAGES", "LANG", "COLUMNS", "PAGER", "LESS"} {
		os.Unsetenv(name)
	}
	os.Exit(m.Run())
}
