package schema

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// TestFormat holds the layout of each file of testdata/format to the file beside
// it, and that a second time changes nothing.
func TestFormat(t *testing.T) {
	files, err := filepath.Glob(filepath.Join("..", "testdata", "format", "*.in"))
	if err != nil || len(files) == 0 {
		t.Fatal("no files", err)
	}
	for _, file := range files {
		t.Run(filepath.Base(file), func(t *testing.T) {
			src, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			out, problems := Format(filepath.Base(file), src)
			for _, p := range problems {
				out = append(out, p.String()+"\n"...)
			}
			hold(t, strings.TrimSuffix(file, ".in")+".out", string(out))
			if again, _ := Format(file, out); problems == nil && string(again) != string(out) {
				t.Errorf("a second time it becomes\n%s", again)
			}
		})
	}
}

// TestLaidOut holds that the editions and the cases are in the one layout.
func TestLaidOut(t *testing.T) {
	files, _ := filepath.Glob(filepath.Join("..", "rules", "*.yaml"))
	cases, _ := filepath.Glob(filepath.Join("..", "testdata", "cases", "*", "*.yaml"))
	shared, _ := filepath.Glob(filepath.Join("..", "rules", "assumed", "*.yaml"))
	if len(files) == 0 || len(cases) == 0 || len(shared) == 0 {
		t.Fatal("no files")
	}
	for _, file := range slices.Concat(files, cases, shared) {
		src, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		name := strings.TrimPrefix(filepath.ToSlash(file), "../")
		switch out, problems := Format(name, src); {
		case len(problems) > 0:
			t.Errorf("%s cannot be laid out: %v", name, problems)
		case string(out) != string(src):
			t.Errorf("%s is not in the one layout, lawc fmt -w %s lays it out", name, name)
		}
	}
}

// FuzzFormat holds that what is laid out once is laid out for good; that it
// says the same Format makes sure of itself.
func FuzzFormat(f *testing.F) {
	for _, glob := range []string{"format/*", "problems/rules/*.yaml", "problems/cases/*.yaml"} {
		files, _ := filepath.Glob(filepath.Join("..", "testdata", glob))
		for _, file := range files {
			src, err := os.ReadFile(file)
			if err != nil {
				f.Fatal(err)
			}
			f.Add(src)
		}
	}
	f.Fuzz(func(t *testing.T, src []byte) {
		out, problems := Format("fuzz.yaml", src)
		if len(problems) > 0 {
			return
		}
		again, problems := Format("fuzz.yaml", out)
		if len(problems) > 0 || string(again) != string(out) {
			t.Errorf("%q becomes %q and then %q %v", src, out, again, problems)
		}
	})
}
