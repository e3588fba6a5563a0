package lawc_test

import (
	"encoding/json"
	"flag"
	"os"
	"strings"
	"sync"
	"testing"

	"lawc"
	"lawc/auction"
	"lawc/interp"
	"lawc/law"
	"lawc/rules"
	"lawc/schema"
)

var update = flag.Bool("update", false, "rewrite what is generated in the documents")

// loaded gives an edition as its file has it.
func loaded(t testing.TB, name string) *law.Edition {
	t.Helper()
	src, err := rules.Read(name)
	if err != nil {
		t.Fatal(err)
	}
	e, problems := schema.Load(rules.File(name), src, rules.Assumed)
	if len(problems) > 0 {
		t.Fatal(problems)
	}
	return e
}

// compiled gives an edition ready to run.
func compiled(t testing.TB, name string) *interp.Program {
	t.Helper()
	p, problems := interp.Compile(loaded(t, name))
	if len(problems) > 0 {
		t.Fatal(problems)
	}
	return p
}

// everyProgram gives all editions, and once more with their inferred clauses those
// that have any.
func everyProgram(t testing.TB) []*interp.Program {
	programs := everyEdition(t)
	for _, name := range rules.Names() {
		if e := loaded(t, name); e.HasInferred() {
			p, problems := interp.Compile(e.WithInferred())
			if len(problems) > 0 {
				t.Fatal(problems)
			}
			programs = append(programs, p)
		}
	}
	return programs
}

func everyEdition(t testing.TB) (programs []*interp.Program) {
	for _, name := range rules.Names() {
		programs = append(programs, compiled(t, name))
	}
	return programs
}

func parsed(t testing.TB, text string) auction.Record {
	t.Helper()
	r, err := auction.Parse(text)
	if err != nil {
		t.Fatalf("%s: %v", text, err)
	}
	return r
}

func readFile(t testing.TB, name string) string {
	t.Helper()
	text, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// TestManyGoroutines rules under one edition from many goroutines at once: each gets what
// it would have got alone.
func TestManyGoroutines(t *testing.T) {
	laws, err := lawc.Open("2017")
	if err != nil {
		t.Fatal(err)
	}
	records := []string{"N: 1S 1H TD E:2H", "E: S:1S TD E:1D S:1S", "N: 1S P P P E:2H", "W: 1H S:P TD", "N: 1NT X P 1H W:P", "S: 1D N:X TD", "N: 1S 1H>2D S:P"}
	rule := func(record string) string {
		ruling, err := laws.Rule(record)
		if err != nil {
			return err.Error()
		}
		return string(lawc.JSON(ruling)) + strings.Join(lawc.Sentences(ruling, "nl"), "\n")
	}
	got := make([]string, 8*len(records))
	var all sync.WaitGroup
	for i := range got {
		all.Go(func() { got[i] = rule(records[i%len(records)]) })
	}
	all.Wait()
	for i, text := range got {
		if want := rule(records[i%len(records)]); text != want {
			t.Errorf("%s: got\n%s\nwant\n%s", records[i%len(records)], text, want)
		}
	}
}

// TestOptionsJSON wants the options in the language that is asked for, each choice with the
// record that follows.
func TestOptionsJSON(t *testing.T) {
	laws, err := lawc.Open("2017")
	if err != nil {
		t.Fatal(err)
	}
	sheet, err := laws.Options("N: 1S 1H")
	if err != nil {
		t.Fatal(err)
	}
	for lang, says := range map[string]string{"en": "accepts in words", "nl": "accepteert met woorden"} {
		out, err := lawc.OptionsJSON(sheet, lang)
		if err != nil || !json.Valid(out) || !strings.Contains(string(out), "N: 1S 1H S:accept") || !strings.Contains(string(out), says) {
			t.Errorf("%s: %v, no %q in\n%.600s", lang, err, says, out)
		}
	}
}
