package main

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

func read(t *testing.T, name string) []byte {
	t.Helper()
	text, err := os.ReadFile(filepath.Join("..", name))
	if err != nil {
		t.Fatal(err)
	}
	return text
}

// TestTables holds the committed tables to the vocabulary.
func TestTables(t *testing.T) {
	made, err := tables(read(t, source))
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(made, read(t, target)) {
		t.Errorf("%s is out of date: go generate ./law writes it", target)
	}
	for i, line := range strings.Split(string(made), "\n") {
		if len([]rune(line)) > 120 {
			t.Errorf("line %d of %s is too long: %s", i+1, target, line)
		}
	}
}

// TestFaults holds that what is wrong with a vocabulary is told, with its line.
func TestFaults(t *testing.T) {
	text := string(read(t, source))
	for _, x := range []struct{ piece, with, want string }{
		{"settles: call\n", "setles: call\n", "found key setles, expected one of"},
		{"of: then\n", "of: them\n", `found of: "them"`},
		{"domain: kind\n", "domain: kinds\n", "found kinds, expected a domain"},
		{"at: [ruling]\n", "at: [rulings]\n", "found rulings, expected a moment"},
		{"en: nobody, nl: niemand", "en: nobody", "nobody lacks wording"},
		{"default: play", "default: plays", "plays is no word of domain until"},
		{"{who} must pass {for}", "{who} must pass", `the sentence of must_pass does not tell "for"`},
		{"{who} must pass {for}", "{who} must pass {for} {long}", `tells "long", which it does not take`},
		{"[ by {with}]", "", `the sentence of must does not tell "with"`},
		{"by: [when]", "by: [whenever]", "what discretion settles names whenever, which it does not take"},
		{"by: [calls], not: true", "by: [who, calls], not: true", "expected one argument in 'by'"},
		{"matter: duty, of", "mater: duty, of", "found key mater, expected one of"},
		{"takes_in: [offender,", "takes_in: [offenders,", "both takes in offenders, which is no word of domain party"},
		{"found: plain", "found: plainly", `found "plainly", expected clause or plain`},
	} {
		if _, err := tables([]byte(strings.Replace(text, x.piece, x.with, 1))); err == nil || !strings.Contains(err.Error(), x.want) || !strings.Contains(err.Error(), "line ") {
			t.Errorf("%s for %s: got %v, want %q", x.with, x.piece, err, x.want)
		}
	}
}
