package layout

import "testing"

// TestAppendWrapped breaks lines between words, painted or not, and indents what follows the
// first.
func TestAppendWrapped(t *testing.T) {
	for _, x := range []struct {
		text              string
		at, indent, width int
		want              string
	}{
		{"one two  three", 0, 0, 8, "one two\nthree\n"},
		{"one two three", 4, 2, 8, "one\n  two\n  three\n"},
		{"één twéé", 0, 0, 8, "één twéé\n"},
		{"unbreakable x", 0, 1, 4, "unbreakable\n x\n"},
		{Paint("1", "one two") + " three", 0, 0, 7, "\x1b[1mone\x1b[0m \x1b[1mtwo\x1b[0m\nthree\n"},
		{"", 0, 3, 8, "\n"},
	} {
		if got := string(AppendWrapped(nil, x.text, x.at, x.indent, x.width)); got != x.want {
			t.Errorf("%q from column %d, width %d: got %q, want %q", x.text, x.at, x.width, got, x.want)
		}
	}
}

// TestPaint keeps the blanks of a text, and takes no columns.
func TestPaint(t *testing.T) {
	painted := Paint("2", "a   bé")
	if painted != "\x1b[2ma\x1b[0m   \x1b[2mbé\x1b[0m" || Columns(painted) != 6 {
		t.Errorf("got %q of %d columns", painted, Columns(painted))
	}
	if got := string(AppendPadded(nil, painted, 8)); got != painted+"  " {
		t.Errorf("got %q", got)
	}
	if got := string(AppendPadded(nil, "wider", 3)); got != "wider" {
		t.Errorf("got %q", got)
	}
}
