package main

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestShowAsWritten shows a place in a book however people write it.
func TestShowAsWritten(t *testing.T) {
	for _, test := range []struct {
		written []string
		name    string
	}{
		{[]string{"27a"}, "27.a"}, {[]string{"27", "a"}, "27.a"}, {[]string{"27.A"}, "27.a"}, {[]string{"art. 27 a"}, "27.a"}, {[]string{"27P1S2"}, "27.p1.s2"},
		{[]string{"Law27"}, "27"}, {[]string{"law", "27"}, "27"}, {[]string{"art.27"}, "27"}, {[]string{"artikel 27"}, "27"},
	} {
		got, want := printed(t, append([]string{"show", "-e", "1982"}, test.written...)...), printed(t, "show", "-e", "1982", test.name)
		if got != want {
			t.Errorf("%q: got\n%.200s\nwant\n%.200s", test.written, got, want)
		}
	}
	if cited := printed(t, "show", "--cite", "bibtex", "-e", "1982", "Law 27"); !strings.Contains(cited, "chapter = {27}") {
		t.Errorf("got %s", cited)
	}
	for _, none := range [][]string{{"27", "z"}, {"law"}, {"art. 99"}} {
		if status, out, errs := lawc("", append([]string{"show", "-e", "1982"}, none...)...); len(none[0]) > 3 && status != 2 || none[0] == "27" && !strings.Contains(errs, `topic "z"`) {
			t.Errorf("%q: %d, %.80q, %q", none, status, out, errs)
		}
	}
}

// TestToldOtherwise holds what is said of command lines that are not in order, in both
// languages.
func TestToldOtherwise(t *testing.T) {
	address := "https://example.org/?n=sak"
	for _, test := range []struct {
		args   []string
		en, nl string
	}{
		{[]string{"rnu", "N: 1S"}, `unknown command "rnu", did you mean run?`, `onbekende opdracht "rnu", bedoelde u run?`},
		{[]string{"help", "run", "foo"}, `found "run foo", expected one command or topic`, `"run foo" gevonden, verwacht één opdracht of onderwerp`},
		{[]string{"test", "--edition", "1999"}, "say what --mutate changes", "zeggen wat --mutate verandert"},
		{[]string{"schema"}, "found 0 arguments, expected one of result, edition,", "0 argumenten gevonden, verwacht een van result, edition,"},
		{[]string{"serve", "--addr", "x"}, "cannot listen at x: address x: missing port in address, expected", "kan niet luisteren op x: x heeft geen poort, verwacht"},
		{[]string{"diff", "1982", "x.yaml"}, "no such file or directory, expected a rule file, or one of 1936,", "geen bestand of map met die naam, verwacht: een regelbestand, of een van 1936,"},
		{[]string{"show", "-e", "1982", ""}, `has no clause, article or topic "", lawc show lists them`, `heeft geen clausule, artikel of onderwerp "", lawc show noemt ze`},
		{[]string{"run", "-f", ""}, "found an empty name, expected that of a file", "een lege naam gevonden, verwacht die van een bestand"},
		{[]string{"root.go"}, "found the file root.go where a command was expected: write lawc run -f root.go", "het bestand root.go gevonden waar een opdracht hoort: schrijf lawc run -f root.go"},
		{[]string{address}, "record:1:1: found an address without an auction, expected", "record:1:1: een adres zonder bieden gevonden, verwacht"},
	} {
		for lang, want := range map[string]string{"en": test.en, "nl": test.nl} {
			if status, out, errs := lawc("", append([]string{"--lang", lang}, test.args...)...); status != 2 || out != "" || !strings.Contains(errs, want) {
				t.Errorf("%s %q: %d, got %q, %q, want %q", lang, test.args, status, out, errs, want)
			}
		}
	}
	if out := printed(t, "new", "edition", "house", "-o", "-"); !strings.Contains(out, `edition: "house"`) {
		t.Errorf("-o - is no file: got %q", out)
	}
}

// TestCheckFolder checks a folder of editions: certificates in it are no editions, and
// assumed clauses are checked as what they are.
func TestCheckFolder(t *testing.T) {
	status, out, errs := lawc("", "check", "--quick", "../../rules")
	editions, _ := filepath.Glob("../../rules/*.yaml")
	assumed, _ := filepath.Glob("../../rules/assumed/*.yaml")
	if want := count(len(editions)+len(assumed), "file") + " checked: nothing wrong"; status != 0 || out != "" || !strings.Contains(errs, want) || len(assumed) == 0 {
		t.Errorf("got %d, %q, %q, want %q", status, out, errs, want)
	}
	text, err := os.ReadFile(assumed[0])
	if err != nil {
		t.Fatal(err)
	}
	faulty := filepath.Join(t.TempDir(), filepath.Base(assumed[0]))
	if err := os.WriteFile(faulty, bytes.Replace(text, []byte("clauses:"), []byte("clause:"), 1), 0o644); err != nil {
		t.Fatal(err)
	}
	if status, out, _ := lawc("", "check", faulty); status != 1 || !strings.Contains(out, `unknown key "clause" in the file of assumed clauses`) {
		t.Errorf("got %d, %q", status, out)
	}
}

// TestTicker shows how far check has come to somebody who watches, and takes it away.
func TestTicker(t *testing.T) {
	for lang, want := range map[string]string{
		"en": "checking x.yaml: records of 1 item, 12 situations\r\x1b[Kchecking x.yaml: records of 2 items, 40 situations\r\x1b[K",
		"nl": "x.yaml wordt nagekeken: verslagen van 1 onderdeel, 12 situaties\r\x1b[Kx.yaml wordt nagekeken: verslagen van 2 onderdelen, 40 situaties\r\x1b[K",
	} {
		var errs bytes.Buffer
		shown := newTicker(&console{errs: &errs, lang: lang})
		shown.walked("x.yaml")(1, 12, 0, 0)
		if errs.Len() > 0 {
			t.Errorf("nobody watches: got %q", errs.String())
		}
		shown.watched = true
		shown.walked("x.yaml")(1, 12, 0, 0)
		shown.walked("x.yaml")(2, 40, 0, 0)
		shown.clear()
		shown.clear()
		if errs.String() != want {
			t.Errorf("got %q, want %q", errs.String(), want)
		}
	}
}

// TestHelpFitted lays help out in the columns of the terminal, in both languages.
func TestHelpFitted(t *testing.T) {
	for _, lang := range []string{"en", "nl"} {
		var out bytes.Buffer
		c := &console{out: &out, errs: &out, watched: true, columns: 72, lang: lang}
		root := newRoot(c)
		if lang == "nl" {
			helpInDutch(c, root)
		}
		root.SetArgs([]string{"compare", "--help"})
		if err := root.Execute(); err != nil {
			t.Fatal(err)
		}
		for _, line := range strings.Split(out.String(), "\n") {
			if len([]rune(line)) > 72 {
				t.Errorf("got a line of more than 72: %q", line)
			}
		}
		if !strings.Contains(out.String(), "--inferred") || strings.Contains(out.String(), "[]") {
			t.Errorf("got\n%s", out.String())
		}
	}
}
