package main

import (
	"bytes"
	"flag"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
)

var update = flag.Bool("update", false, "rewrite the transcripts with what the commands print")

// TestTranscripts runs the commands of testdata/cli and of the console blocks
// in the documents. A line "$ lawc ..." is a command; what follows is what it
// prints, on both streams, and "? 2" its exit status. A line "-- name --"
// begins a file, as a block "```yaml name" does in a document; a transcript with
// files runs in a directory of its own, the others at the root of the project. What
// stands in the Dutch book is run in Dutch.
func TestTranscripts(t *testing.T) {
	files, err := filepath.Glob("../../testdata/cli/*.txt")
	if err != nil {
		t.Fatal(err)
	}
	documents, _ := filepath.Glob("../../*.md")
	book, _ := filepath.Glob("../../docs/*.md")
	dutch, _ := filepath.Glob("../../docs/nl/*.md")
	for n, file := range slices.Concat(files, documents, book, dutch) {
		if testing.Short() && n%4 > 0 {
			continue
		}
		t.Run(filepath.Base(file), func(t *testing.T) {
			if slices.Contains(dutch, file) {
				t.Setenv("LANG", "nl_NL.UTF-8")
			}
			file, _ := filepath.Abs(file)
			text, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			want := strings.Split(string(text), "\n")
			got := replay(t, want, filepath.Ext(file) == ".md")
			if *update {
				err = os.WriteFile(file, []byte(strings.Join(got, "\n")), 0o644)
			} else {
				compareLines(t, got, want)
			}
			if err != nil {
				t.Fatal(err)
			}
		})
	}
}

// replay gives a transcript as it comes out now. In a document only console
// blocks are transcripts.
func replay(t *testing.T, lines []string, document bool) (got []string) {
	t.Chdir("../..")
	live := !document
	for i := 0; i < len(lines); i++ {
		line := lines[i]
		got = append(got, line)
		if document && strings.HasPrefix(line, "```") {
			live = line == "```console"
			if name, shown := strings.CutPrefix(line, "```yaml "); shown {
				end := i + 1 + slices.Index(lines[i+1:], "```")
				writeFile(t, name, strings.Join(lines[i+1:end], "\n"))
			}
		}
		name, isFile := strings.CutSuffix(strings.TrimPrefix(line, "-- "), " --")
		switch {
		case live && strings.HasPrefix(line, "$ lawc"):
			end := segment(lines, i+1)
			got = append(got, execute(t, line[len("$ lawc"):])...)
			for blank := end; blank > i+1 && lines[blank-1] == ""; blank-- {
				got = append(got, "")
			}
			i = end - 1
		case live && isFile && !document:
			end := segment(lines, i+1)
			writeFile(t, name, strings.Join(lines[i+1:end], "\n"))
			got = append(got, lines[i+1:end]...)
			i = end - 1
		}
	}
	return got
}

// segment gives the end of what belongs to the command or file before it.
func segment(lines []string, from int) int {
	for i := from; i < len(lines); i++ {
		for _, begin := range []string{"$ ", "-- ", "```", "## "} {
			if strings.HasPrefix(lines[i], begin) {
				return i
			}
		}
	}
	return len(lines)
}

func writeFile(t *testing.T, name, text string) {
	if _, err := os.Stat("go.mod"); err == nil {
		t.Chdir(t.TempDir())
	}
	if err := os.WriteFile(name, []byte(strings.TrimRight(text, "\n")+"\n"), 0o644); err != nil {
		t.Fatal(err)
	}
}

// execute runs a command line and gives what it printed.
func execute(t *testing.T, line string) []string {
	line, file, _ := strings.Cut(line, " < ")
	in, _ := os.ReadFile(file)
	var out bytes.Buffer
	status := run(words(line), bytes.NewReader(in), &out, &out)
	lines := strings.Split(strings.TrimSuffix(out.String(), "\n"), "\n")
	if out.Len() == 0 {
		lines = nil
	}
	if status != 0 {
		lines = append(lines, "? "+strconv.Itoa(status))
	}
	return lines
}

// words splits a command line as a shell does, quotes being the one way to
// keep words together.
func words(line string) (list []string) {
	for line = strings.TrimSpace(line); line != ""; line = strings.TrimSpace(line) {
		word := ""
		for line != "" && line[0] != ' ' {
			end := strings.IndexAny(line, ` "'`)
			if line[0] == '"' || line[0] == '\'' {
				end = 2 + strings.IndexByte(line[1:], line[0])
				word += line[1 : end-1]
			} else if end < 0 {
				end = len(line)
				word += line
			} else {
				word += line[:end]
			}
			line = line[end:]
		}
		list = append(list, word)
	}
	return list
}

func compareLines(t *testing.T, got, want []string) {
	for i := range max(len(got), len(want)) {
		if i >= len(got) || i >= len(want) || got[i] != want[i] {
			t.Fatalf("line %d differs; go test ./cmd/lawc -update rewrites it\ngot  %q\nwant %q",
				i+1, got[min(i, len(got)):min(i+1, len(got))], want[min(i, len(want)):min(i+1, len(want))])
		}
	}
}
