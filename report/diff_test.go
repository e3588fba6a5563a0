package report

import (
	"strings"
	"testing"
)

func TestDiff(t *testing.T) {
	before := "a\nb\nc\nd\ne\nf\ng\nh\ni\nj\nk\nl\r\n"
	after := "a\nB\nc\nd\ne\nf\ng\nh\ni\nj\nk\nl\nm"
	want := "--- x\n+++ x\n@@ -1,5 +1,5 @@\n a\n-b\n+B\n c\n d\n e\n@@ -9,5 +9,5 @@\n i\n j\n k\n-l^M\n+l\n+m\n\\ No newline at end of file\n"
	if got := string(AppendDiff(nil, "x", before, after, Style{})); got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
	if got := AppendDiff(nil, "x", before, before, Style{}); got != nil {
		t.Errorf("no difference, but %q", got)
	}
	long := strings.Repeat("x\n", 9000)
	if got := AppendDiff(nil, "x", long, strings.ReplaceAll(long, "x", "y"), Style{}); len(got) < 4*9000 {
		t.Error("a long difference is cut short")
	}
}
