package interp

import (
	"testing"

	"lawc/law"
)

// TestTermsAreRead holds the vocabulary and its readers to each other.
func TestTermsAreRead(t *testing.T) {
	for _, term := range law.Terms() {
		if readers[term.Name] == nil {
			t.Errorf("term %s has no reader", term.Name)
		}
	}
	for name := range readers {
		if law.TermNamed(name) == nil {
			t.Errorf("reader %s is of no term", name)
		}
	}
}
