package auction

import "testing"

// TestVocabulary reads facts that somebody declares, and others.
func TestVocabulary(t *testing.T) {
	loads := 0
	n := English.With(NewVocabulary(func(declare func(string, bool)) {
		loads++
		declare("pause", false)
		declare("conventional", true)
		declare("pause", false)
	}))
	for text, want := range map[string]string{
		"N: 1S": "", "N: 1S{pause}": "", "N: 1S{pause=false,conventional=H}": "", "N: 1S{conventional}": "",
		"N: 1S{puase}":   `column 7: no edition has a fact "puase", did you mean pause?`,
		"N: 1S{weather}": `column 7: no edition has a fact "weather", expected one of pause, conventional`,
		"N: 1S{pause=H}": `column 13: found "H", expected true or false, since pause is not about suits`,
	} {
		got := ""
		if _, err := n.Parse(text); err != nil {
			got = err.Error()
		}
		if got != want {
			t.Errorf("%s: got %q, want %q", text, got, want)
		}
	}
	if loads != 1 {
		t.Errorf("the facts were loaded %d times, want once", loads)
	}
	if _, err := Parse("N: 1S{weather}"); err != nil {
		t.Errorf("without a vocabulary any fact is read: %v", err)
	}
}

// TestChangeOfNoCall holds that only who has called can change his call.
func TestChangeOfNoCall(t *testing.T) {
	for text, ok := range map[string]bool{
		"N: 1S P N:>2S": true, "N: 1S S:>2S": false, "N: 1S TD E:>P": false, "N: 1S E:X>P E:>2C": true,
	} {
		if _, err := Parse(text); (err == nil) != ok {
			t.Errorf("%s: got %v", text, err)
		}
	}
}
