package messages

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// speaking are the packages that say something to people; those under them too.
var speaking = []string{"auction", "cases", "cmd/lawc", "differ", "explore", "internal/page", "internal/web", "interp", "mutate", "notation", "report", "schema"}

// elsewhere are files whose texts are no messages, and what they are.
var elsewhere = map[string]string{
	"internal/page/describe.go":   "the description for programs",
	"internal/page/export.go":     "cases to take away",
	"internal/page/handle.go":     "the description for programs; its faults are tested with the page",
	"internal/web/pack/*.go":      "a program of its own",
	"mutate/paste.go":             "cases to take away",
	"report/result_schema.go":     "a JSON Schema",
	"auction/words.go":            "spellings of calls",
	"cmd/lawc/complete_quoted.go": "scripts for shells",
	"cmd/lawc/dutch_help.go":      "what cobra says, and its Dutch",
	"report/words*.go":            "words in both languages, tested there",
	"schema/jsonschema.go":        "a JSON Schema",
	"schema/skeleton.go":          "files to begin with, in both languages",
	"schema/gen/*.go":             "a generator",
	"internal/page/gen/*.go":      "a generator",
}

// looking are calls whose texts are looked for or are broken programs, not said.
var looking = []string{"panic", "MustCompile", "HasPrefix", "TrimPrefix", "CutPrefix", "Contains", "Cut", "Fields", "IndexAny", "appendElement", "markupIn", "appendMarkup"}

// plain are texts that are the same in any language.
var plain = []string{"all pass", "not in", "lawc test", `\ No newline at end of file`}

// words are two words of English, one after another.
var words = regexp.MustCompile(`[A-Za-z]{2,},? [a-z]{2,}`)

// expression is how a regular expression begins.
var expression = regexp.MustCompile(`^\^`)

// TestEveryMessageHasDutch looks in the sources for texts that are said, and for each of
// them in the table. Help is found with the commands.
func TestEveryMessageHasDutch(t *testing.T) {
	said, skipped := 0, map[string]bool{}
	for _, dir := range speaking {
		err := filepath.WalkDir("../../"+dir, func(file string, d fs.DirEntry, err error) error {
			name := strings.TrimPrefix(filepath.ToSlash(file), "../../")
			if err != nil || d.IsDir() || !strings.HasSuffix(name, ".go") || strings.HasSuffix(name, "_test.go") || strings.Contains(name, "html") {
				return err
			}
			for pattern := range elsewhere {
				if is, _ := filepath.Match(pattern, name); is {
					skipped[pattern] = true
					return nil
				}
			}
			for _, text := range textsIn(t, file) {
				if said++; !inTable(text) && !slices.Contains(plain, strings.TrimSpace(text)) {
					t.Errorf("%s: there is no Dutch for %q", name, text)
				}
			}
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	if said < 500 {
		t.Errorf("found %d messages, expected far more", said)
	}
	for pattern := range elsewhere {
		if !skipped[pattern] {
			t.Errorf("there is no file %s any more", pattern)
		}
	}
}

// around is what stands around what is said: on a terminal, and the name of the program.
var around = regexp.MustCompile(`^\r|^lawc: (warning: )?|\n$`)

// textsIn gives the texts of a file that have two words and are said: none of a long
// text of help, of something looked for, of a tag, or of markup.
func textsIn(t *testing.T, file string) (list []string) {
	syntax, err := parser.ParseFile(token.NewFileSet(), file, nil, 0)
	if err != nil {
		t.Fatal(err)
	}
	ast.Inspect(syntax, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.CallExpr:
			written := calledName(n) == "line" && filepath.Base(file) == "certificate.go" // into a certificate
			return !written && !slices.Contains(looking, calledName(n))
		case *ast.Field:
			return false
		case *ast.CompositeLit: // a text in both languages
			name, _ := n.Type.(*ast.SelectorExpr)
			return name == nil || name.Sel.Name != "Text" || len(n.Elts) != 2
		case *ast.ValueSpec:
			return !strings.HasSuffix(n.Names[0].Name, "Help")
		case *ast.BasicLit:
			text, err := strconv.Unquote(n.Value)
			if n.Kind == token.STRING && err == nil && words.MatchString(text) && !expression.MatchString(text) && !strings.ContainsAny(text, "<") {
				list = append(list, around.ReplaceAllString(text, ""))
			}
		}
		return true
	})
	return list
}

func calledName(call *ast.CallExpr) string {
	switch f := call.Fun.(type) {
	case *ast.SelectorExpr:
		return f.Sel.Name
	case *ast.Ident:
		return f.Name
	}
	return ""
}

// inTable reports whether what is fixed in a text stands in one message of the table,
// in the same order.
func inTable(text string) bool {
	fixed := Verb.Split(strings.TrimSpace(text), -1)
	for i := range fixed {
		fixed[i] = regexp.QuoteMeta(fixed[i])
	}
	part := regexp.MustCompile(strings.Join(fixed, ".*"))
	return slices.ContainsFunc(All(), func(m Message) bool { return part.MatchString(m.EN) })
}

// TestDutchIsWhole holds that each Dutch message names what the English one does, and
// that none stands in the table twice.
func TestDutchIsWhole(t *testing.T) {
	seen := map[string]bool{}
	argument := regexp.MustCompile(`%(\d)`)
	for _, m := range All() {
		if seen[m.EN] {
			t.Errorf("%q stands in the table twice", m.EN)
		}
		seen[m.EN] = true
		want := len(Verb.FindAllString(m.EN, -1))
		for i := range want {
			if !strings.Contains(m.NL, "%"+strconv.Itoa(i+1)) {
				t.Errorf("%q leaves argument %d out", m.NL, i+1)
			}
		}
		for _, named := range argument.FindAllStringSubmatch(m.NL, -1) {
			if n, _ := strconv.Atoi(named[1]); n > want {
				t.Errorf("%q has more arguments than %q", m.NL, m.EN)
			}
		}
	}
}

// english are words that no Dutch message of ours has.
var english = regexp.MustCompile(`\b(the|found|expected|which|that|has|have|cannot|never|always|stands|nothing|did you mean|this|leave|line|its|no)\b`)

// quoted is what stays as it is: what stands in quotes, and what libraries say.
var quoted = regexp.MustCompile(`"(?:[^"\\]|\\.)*"|als YAML: .*?;|geen JSON: .*|\{.*\}`)

// inWholeDutch puts a message as it is said, with all its arguments, into Dutch, and looks
// for English that is left.
func inWholeDutch(t *testing.T, where, message string) {
	t.Helper()
	dutch := In("nl", message)
	if left := english.FindString(quoted.ReplaceAllString(dutch, "")); left != "" || dutch == message {
		t.Errorf("%s: %q is left in Dutch of\n%s\n%s", where, left, message, dutch)
	}
}

// TestProblemsInDutch takes every problem of the samples of rule files and cases.
func TestProblemsInDutch(t *testing.T) {
	files, err := filepath.Glob("../../testdata/problems/*/*.out")
	if err != nil || len(files) < 100 {
		t.Fatal(len(files), err)
	}
	place := regexp.MustCompile(`^[^ ]+?\.yaml(:\d+)*: (warning: |note: )?`)
	behind := regexp.MustCompile(`( \[L\d+\])?( \(clause .*\))?$`)
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		for line := range strings.Lines(string(text)) {
			inWholeDutch(t, filepath.Base(file), behind.ReplaceAllString(place.ReplaceAllString(strings.TrimSpace(line), ""), ""))
		}
	}
}

// TestFaultsOfRecordsInDutch takes what the tests of the formats expect to be told.
func TestFaultsOfRecordsInDutch(t *testing.T) {
	place := regexp.MustCompile(`\n|(?:^| )(?:bad |aside |warning )?(?:column \d+|\d+:\d+): `)
	told := 0
	for _, file := range []string{"notation/pbn_test.go", "notation/text_test.go", "auction/parse_test.go"} {
		syntax, err := parser.ParseFile(token.NewFileSet(), "../../"+file, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		ast.Inspect(syntax, func(n ast.Node) bool {
			if lit, ok := n.(*ast.BasicLit); ok && lit.Kind == token.STRING {
				text, _ := strconv.Unquote(lit.Value)
				at := place.FindAllStringIndex(text, -1)
				for i, from := range at {
					end := len(text)
					if i+1 < len(at) {
						end = at[i+1][0]
					}
					if part := text[from[1]:end]; strings.HasSuffix(text[from[0]:from[1]], ": ") && part != "" {
						told++
						inWholeDutch(t, file, part)
					}
				}
			}
			return true
		})
	}
	if told < 100 {
		t.Errorf("found %d faults, expected far more", told)
	}
}
