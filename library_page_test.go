package lawc_test

import (
	"strings"
	"testing"
)

// TestLibraryPage asks that the code which docs/library.md shows stands in the
// examples, which are run.
func TestLibraryPage(t *testing.T) {
	const page = "docs/library.md"
	examples := readFile(t, "example_test.go") + readFile(t, "example_laws_test.go")
	shown := 0
	for _, b := range blocks(readFile(t, page)) {
		if b.info != "go" {
			continue
		}
		shown++
		if !strings.Contains(examples, "\n"+b.text) {
			t.Errorf("%s: this stands in no example:\n%s", page, b.text)
		}
	}
	if shown == 0 {
		t.Errorf("%s: found no code", page)
	}
}
