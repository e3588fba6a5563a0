package lawc_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// mayImport is the table of the house: what each package may import beside the
// standard library. It is short on purpose; a new line needs a reason.
var mayImport = map[string][]string{
	".":          {"auction", "interp", "internal/shipped", "law", "options", "report", "rules", "schema"},
	"auction":    {},
	"docs":       {},
	"law":        {"auction"},
	"law/gen":    {"gopkg.in/yaml.v3"},
	"schema":     {"auction", "law", "gopkg.in/yaml.v3"},
	"schema/gen": {"schema"},
	"interp":     {"auction", "law", "github.com/expr-lang/expr"},
	"notation":   {"auction", "notation/source", "notation/pbn", "notation/lin"},

	// An example is a program of somebody else's.
	"examples/live": {"auction"},

	"internal/layout":      {},
	"internal/messages":    {"law"},
	"internal/fortest":     {"auction", "interp", "law", "rules", "schema"},
	"internal/shipped":     {"law", "rules", "schema"},
	"internal/shipped/gen": {"internal/shipped", "rules"},
	"internal/release":     {},

	"notation/source": {"auction"},
	"notation/pbn":    {"auction", "notation/source"},
	"notation/lin":    {"auction", "notation/source"},

	"options":       {"auction", "internal/layout", "law", "interp"},
	"rules":         {},
	"cases":         {"auction", "law", "interp"},
	"explore":       {"auction", "law", "interp", "cases"},
	"differ":        {"auction", "law", "interp", "explore"},
	"mutate":        {"auction", "law", "interp", "cases", "explore"},
	"report":        {"auction", "internal/layout", "internal/messages", "law", "cases", "explore", "differ", "mutate"},
	"table":         {"auction", "law", "interp"},
	"table/inwords": {"auction", "internal/layout", "law", "table"},
	// The page's engine knows neither network nor browser: it runs in both.
	"internal/page":     {"auction", "internal/messages", "law", "schema", "interp", "notation", "notation/pbn", "rules", "report", "options", "internal/shipped"},
	"internal/page/gen": {"internal/page", "internal/shipped", "interp", "report", "rules", "table", "table/inwords"},
	"internal/web":      {"internal/page"},
	"internal/web/pack": {},
	"cmd/lawc": {
		"auction", "law", "schema", "interp", "notation", "rules", "cases", "explore", "differ", "mutate", "report", "table", "table/inwords",
		"docs", "options", "internal/layout", "internal/messages", "internal/page", "internal/shipped", "internal/web", "github.com/spf13/cobra", "golang.org/x/term",
	},
	"cmd/lawc-wasm": {"internal/page"},
}

// TestImports keeps imports running one way. Test files are exempt.
func TestImports(t *testing.T) {
	met := map[string]bool{}
	for file, syntax := range sources(t) {
		home := path.Dir(file)
		allowed, known := mayImport[home]
		if !known {
			t.Errorf("%s: package %s is not in the table of mayImport", file, home)
			continue
		}
		met[home] = true
		for _, spec := range syntax.Imports {
			name, _ := strconv.Unquote(spec.Path.Value)
			inside := strings.HasPrefix(name, "lawc/")
			first, _, _ := strings.Cut(name, "/")
			if !inside && !strings.Contains(first, ".") {
				continue // the standard library
			}
			name = strings.TrimPrefix(name, "lawc/")
			if !slices.ContainsFunc(allowed, func(a string) bool { return name == a || !inside && strings.HasPrefix(name, a+"/") }) {
				t.Errorf("%s: imports %s, expected of %s only %v and the standard library", file, name, home, allowed)
			}
		}
	}
	for home := range mayImport {
		if !met[home] {
			t.Errorf("mayImport tells of package %s, which is not there", home)
		}
	}
}

// sources parses every Go file of the module but tests and what is not built,
// by its path.
func sources(t *testing.T) map[string]*ast.File {
	files := map[string]*ast.File{}
	err := filepath.WalkDir(".", func(name string, d fs.DirEntry, err error) error {
		name = filepath.ToSlash(name)
		switch {
		case err != nil:
			return err
		case d.IsDir() && name != "." && (strings.HasPrefix(d.Name(), ".") || d.Name() == "testdata"):
			return filepath.SkipDir
		case d.IsDir() || !strings.HasSuffix(name, ".go") || strings.HasSuffix(name, "_test.go"):
			return nil
		}
		syntax, err := parser.ParseFile(token.NewFileSet(), name, nil, parser.ParseComments)
		if err == nil && !(len(syntax.Comments) > 0 && strings.HasPrefix(syntax.Comments[0].List[0].Text, "//go:build ignore")) {
			files[name] = syntax
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return files
}
