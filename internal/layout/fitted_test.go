package layout

import "testing"

// TestFitted holds how help is laid out in fewer columns than it was written for.
func TestFitted(t *testing.T) {
	const text = "One two three four\nfive.\n\n  lawc run a b c d e f\n\nFlags:\n  -f, --file FILE   read records from it, and from no other\n"
	for width, want := range map[int]string{
		80: text,
		16: "One two three\nfour five.\n\n  lawc run a b c\n  d e f\n\nFlags:\n  -f, --file FILE\n          read\n          records\n          from\n          it,\n          and\n          from\n          no\n          other\n",
		44: "One two three four\nfive.\n\n  lawc run a b c d e f\n\nFlags:\n  -f, --file FILE   read records from it,\n                    and from no other\n",
	} {
		if got := string(AppendFitted(nil, text, width)); got != want {
			t.Errorf("in %d columns got\n%s\nwant\n%s", width, got, want)
		}
	}
}
