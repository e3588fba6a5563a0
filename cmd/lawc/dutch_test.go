package main

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/spf13/cobra"

	"lawc/internal/messages"
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
		{[]string{"diff", "--lang=nl", "--depth", "x", "1982", "1997"}, `lawc: "x" past niet bij de optie "--depth": verwacht een geheel getal` + "\n"},
		{[]string{"diff", "--lang=nl", "--only", "x", "1982", "1997"}, `verwacht clauses, behaviour` + "\n"},
		{[]string{"completion", "bash", "--lang=nl", "x"}, `lawc: "x" gevonden, hier wordt niets verwacht` + "\n"},
		{[]string{"run", "--lang=nl", "-f", "no-such.pbn"}, "no-such.pbn: geen bestand of map met die naam\n"},
		{[]string{"run", "--lang=nl", "N: 1S TD 2H"}, "een onderdeel na TD moet zijn plaats noemen, zoals in E:2H"},
		{[]string{"check", "--quick", "--lang=nl", "../../testdata/problems/rules/key-missing.yaml"}, "1 bestand nagekeken: 1 fout"},
		{[]string{"show", "--lang=nl", "999"}, "heeft geen clausule, artikel of onderwerp \"999\""},
		{[]string{"run", "--lang=en", "N: 1S 1Q"}, "record:1:7: found \"1Q\", expected C, D, H, S or NT after the level\n"},
	} {
		if _, _, errs := lawc("", test.args...); !strings.Contains(errs, test.want) {
			t.Errorf("%q:\ngot  %q\nwant %q", test.args, errs, test.want)
		}
	}
	_, out, _ := lawc("", "check", "--quick", "--notes", "--lang=nl", "../../testdata/problems/rules/key-missing.yaml", "../../testdata/problems/conditions/placeholder.yaml")
	for _, want := range []string{"een clausule heeft geen topics, verwacht: waar het over gaat", "opmerking: de plaatshouder", "(clausule 1.a)"} {
		if !strings.Contains(out, want) {
			t.Errorf("there is no %q in\n%s", want, out)
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

// TestLanguage holds that every command takes the one --lang, and goes by it or by LANG.
func TestLanguage(t *testing.T) {
	eachCommand(newRoot(&console{}), func(cmd *cobra.Command) {
		args := append(strings.Fields(cmd.CommandPath())[1:], "--help")
		if out := printed(t, append(args, "--lang", "nl")...); !strings.Contains(out, "Gebruik:") || strings.Contains(out, "Usage:") {
			t.Errorf("%s --lang nl: got\n%s", cmd.CommandPath(), out)
		}
		if cmd.HasParent() && cmd.LocalNonPersistentFlags().Lookup("lang") != nil {
			t.Errorf("%s has a --lang of its own", cmd.CommandPath())
		}
	})
	for _, args := range [][]string{{"version"}, {"--version"}, {"help", "records"}, {"help", "topics"}, {"check", "--explain", "L012"}} {
		english := printed(t, args...)
		if asked := printed(t, append([]string{"--lang=nl"}, args...)...); asked == english {
			t.Errorf("%q says the same in Dutch", args)
		}
	}
	t.Setenv("LANG", "nl_BE.UTF-8")
	if out := printed(t, "version"); !strings.Contains(out, "\nedities ") {
		t.Errorf("got %q", out)
	}
	if out := printed(t, "--lang", "en", "version"); !strings.Contains(out, "\neditions ") {
		t.Errorf("got %q", out)
	}
	if _, _, errs := lawc("", "version", "--lang", "fr"); !strings.Contains(errs, "fr") {
		t.Errorf("got %q", errs)
	}
}

// TestHelpInDutch holds that what each command and each flag is for can be told in Dutch,
// and is where Dutch is asked for; and that the long texts show the same examples.
func TestHelpInDutch(t *testing.T) {
	has := func(text string) bool {
		return text == "help" || messages.In("nl", text) != text || len(strings.Fields(text)) < 3
	}
	eachCommand(newRoot(&console{}), func(cmd *cobra.Command) {
		if toFillIn.MatchString(cmd.Use) && messages.In("nl", cmd.Use) == cmd.Use {
			t.Errorf("%s: there is no Dutch for %q", cmd.CommandPath(), cmd.Use)
		}
		if !has(cmd.Short) {
			t.Errorf("%s: there is no Dutch for %q", cmd.CommandPath(), cmd.Short)
		}
		for _, name := range flagNames(cmd) {
			if flag := cmd.Flags().Lookup(name); flag != nil && name != "help" && !has(flag.Usage) {
				t.Errorf("%s --%s: there is no Dutch for %q", cmd.CommandPath(), name, flag.Usage)
			}
		}
		english, dutch := examples(cmd.Long), examples(longInDutch(cmd.CommandPath()))
		if (cmd.Long == "") != (longInDutch(cmd.CommandPath()) == "") || !slices.Equal(english, dutch) {
			t.Errorf("%s: the examples are\n%q\nand in Dutch\n%q", cmd.CommandPath(), english, dutch)
		}
		theirs := strings.Contains(cmd.CommandPath(), " completion") // the words of cobra, in Dutch in ours
		if got, want := strings.Count(longInDutch(cmd.CommandPath()), "\n\n"), strings.Count(cmd.Long, "\n\n"); got != want && !theirs {
			t.Errorf("%s: found %d paragraphs in Dutch, expected %d", cmd.CommandPath(), got+1, want+1)
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

// toFillIn is a word of an example for which another is to be written.
var toFillIn = regexp.MustCompile(`("[^"]*")|\b[A-Z]{2,}\b`)

// examples gives what is indented in help, without what is said beside it and what is
// to be filled in.
func examples(text string) (list []string) {
	for line := range strings.Lines(text) {
		if strings.HasPrefix(line, "  ") || strings.HasPrefix(line, "\t") {
			command, _, _ := strings.Cut(strings.TrimSpace(line), "   ")
			list = append(list, toFillIn.ReplaceAllString(command, "$1"))
		}
	}
	return list
}

// TestTranscriptsInDutch runs what the transcripts show where Dutch is spoken, and looks
// for English that is left: outside quotes, what is for programs, and files.
func TestTranscriptsInDutch(t *testing.T) {
	t.Setenv("LANG", "nl_NL.UTF-8")
	english := regexp.MustCompile(`\b(the|found|expected|unknown|cannot|evaluated|warning|error|note|checked|which|did you mean|has no)\b`)
	quoted := regexp.MustCompile(`"(?:[^"\\]|\\.)*"|als YAML: .*`)
	for _, name := range []string{"bad-input", "check", "hands", "run", "options"} {
		t.Run(name, func(t *testing.T) {
			text, err := os.ReadFile(filepath.Join("../../testdata/cli", name+".txt"))
			if err != nil {
				t.Fatal(err)
			}
			command := ""
			for _, line := range replay(t, strings.Split(string(text), "\n"), false) {
				switch {
				case strings.HasPrefix(line, "$ "):
					command = line
				case strings.HasPrefix(line, "-- "):
					command = "" // a file
				case command == "" || strings.Contains(command, "json") || strings.Contains(command, "sarif") || strings.Contains(command, "github"):
				case english.MatchString(quoted.ReplaceAllString(line, "")):
					t.Errorf("%s\n%s", command, line)
				}
			}
		})
	}
}
