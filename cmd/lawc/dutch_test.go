package main

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/spf13/cobra"
)

// TestErrorsInDutch prints errors in Dutch, whether --lang or the environment asks.
func TestErrorsInDutch(t *testing.T) {
	for _, test := range []struct {
		args []string
		want string
	}{
		{[]string{"run", "--lang", "nl", "N: 1S 1Q"}, "record:1:7: \"1Q\" gevonden, verwacht C, D, H, S of NT achter de hoogte\n0 verslagen beoordeeld, 1 niet gelezen, 1 fout\n"},
		{[]string{"--lang=nl", "run", "N: 1S dubbel"}, "verwacht een bieding, een werkwoord of TD"},
		{[]string{"run", "--lang=nl", "-e", "1983", "N: 1S"}, `lawc: onbekende editie "1983", bedoelde u 1963? (er zijn `},
		{[]string{"run", "--lang=nl", "--fromat", "json", "N: 1S"}, "lawc: onbekende optie --fromat, bedoelde u --format?\n"},
		{[]string{"run", "--lang=nl", "--format", "jsn", "N: 1S"}, `lawc: "jsn" past niet bij de optie "--format": bedoelde u json?` + "\n"},
		{[]string{"run", "--lang=nl", "-f", "no-such.pbn"}, "no-such.pbn: geen bestand of map met die naam\n"},
		{[]string{"run", "--lang=nl", "N: 1S TD 2H"}, "een onderdeel na TD moet zijn plaats noemen, zoals in E:2H"},
		{[]string{"show", "--lang=nl", "999"}, "heeft geen clausule, artikel of onderwerp \"999\""},
		{[]string{"run", "--lang=en", "N: 1S 1Q"}, "record:1:7: found \"1Q\", expected C, D, H, S or NT after the level\n"},
	} {
		if _, _, errs := lawc("", test.args...); !strings.Contains(errs, test.want) {
			t.Errorf("%q:\ngot  %q\nwant %q", test.args, errs, test.want)
		}
	}
	t.Setenv("LANG", "nl_NL.UTF-8")
	if _, _, errs := lawc("", "rnu"); errs != "lawc: onbekende opdracht \"rnu\", bedoelde u run?\n" {
		t.Errorf("got %q", errs)
	}
	if _, out, _ := lawc("", "run", "--format", "ndjson", "--errors", "inline", "N: 1S 1Q"); !strings.Contains(out, "expected C, D, H, S or NT") {
		t.Errorf("what programs read is Dutch: %q", out)
	}
}

// TestEveryMessageHasDutch looks in the sources for what is said when something is
// wrong, and for each of it in the table.
func TestEveryMessageHasDutch(t *testing.T) {
	said := 0
	for _, dir := range []string{".", "../../auction"} {
		files, err := filepath.Glob(filepath.Join(dir, "*.go"))
		if err != nil {
			t.Fatal(err)
		}
		for _, file := range files {
			if strings.HasSuffix(file, "_test.go") {
				continue
			}
			for _, text := range messagesIn(t, file) {
				said++
				if !inTable(text) {
					t.Errorf("%s: there is no Dutch for %q", file, text)
				}
			}
		}
	}
	if said < 80 {
		t.Errorf("found %d messages, expected far more", said)
	}
}

// messagesIn gives the texts of more than one word that are given to what makes errors.
func messagesIn(t *testing.T, file string) (list []string) {
	syntax, err := parser.ParseFile(token.NewFileSet(), file, nil, 0)
	if err != nil {
		t.Fatal(err)
	}
	ast.Inspect(syntax, func(n ast.Node) bool {
		call, ok := n.(*ast.CallExpr)
		if !ok || !slices.Contains([]string{"Errorf", "New", "fail", "plainly", "one"}, calledName(call)) {
			return true
		}
		for _, arg := range call.Args {
			ast.Inspect(arg, func(n ast.Node) bool {
				if lit, ok := n.(*ast.BasicLit); ok && lit.Kind == token.STRING {
					if text, err := strconv.Unquote(lit.Value); err == nil && len(strings.Fields(text)) > 1 {
						list = append(list, text)
					}
				}
				return true
			})
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

// inTable reports whether a text is a message of the table, or a part of one.
func inTable(text string) bool {
	bare := func(s string) string { return formatVerb.ReplaceAllString(s, "%") }
	return slices.ContainsFunc(dutchMessages, func(m translation) bool { return strings.Contains(bare(m.en), strings.TrimSpace(bare(text))) })
}

// TestDutchIsWhole holds that each Dutch message names what the English one does.
func TestDutchIsWhole(t *testing.T) {
	for _, m := range dutchMessages {
		want := len(formatVerb.FindAllString(m.en, -1))
		for i := range want {
			if !strings.Contains(m.nl, "%["+strconv.Itoa(i+1)+"]s") {
				t.Errorf("%q leaves argument %d out", m.nl, i+1)
			}
		}
		if strings.Contains(m.nl, "%["+strconv.Itoa(want+1)+"]s") {
			t.Errorf("%q has more arguments than %q", m.nl, m.en)
		}
	}
}

// TestHelpInDutch holds that what each command and each flag is for can be told in Dutch,
// and is where Dutch is asked for.
func TestHelpInDutch(t *testing.T) {
	eachCommand(newRoot(&console{}), func(cmd *cobra.Command) {
		if dutchHelp[cmd.Short] == "" {
			t.Errorf("%s: there is no Dutch for %q", cmd.CommandPath(), cmd.Short)
		}
		for _, name := range flagNames(cmd) {
			if flag := cmd.Flags().Lookup(name); flag != nil && name != "help" && name != "version" && dutchHelp[flag.Usage] == "" {
				t.Errorf("%s --%s: there is no Dutch for %q", cmd.CommandPath(), name, flag.Usage)
			}
		}
	})
	t.Setenv("LANG", "nl_NL.UTF-8")
	for _, want := range []string{"Gebruik:", "de `EDITIE` die geldt", "lees verslagen uit BESTAND", "zegt wat de opdracht doet"} {
		if out := printed(t, "help", "run"); !strings.Contains(out, strings.ReplaceAll(want, "`", "")) {
			t.Errorf("there is no %q in\n%s", want, out)
		}
	}
	if out := printed(t); !strings.Contains(out, "Beoordeelt verslagen volgens een editie") || strings.Contains(out, "Available Commands") {
		t.Errorf("got\n%s", out)
	}
}
