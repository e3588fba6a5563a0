package interp

import (
	"testing"

	"lawc/law"
)

// TestTermsAreRead holds that every term of the vocabulary has a reader.
func TestTermsAreRead(t *testing.T) {
	for _, term := range law.Terms() {
		if readers[term.ID] == nil {
			t.Errorf("term %s has no reader", term.Name)
		}
	}
}
