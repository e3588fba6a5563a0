package main

import (
	"bufio"
	"bytes"
	"io"
	"strings"
	"testing"

	"lawc/auction"
	"lawc/interp"
	"lawc/options"
)

// programsOf gives editions ready to run.
func programsOf(t *testing.T, names ...string) []*interp.Program {
	t.Helper()
	programs, err := newLibrary(&console{errs: io.Discard}).programs(names)
	if err != nil {
		t.Fatal(err)
	}
	return programs
}

func TestAsker(t *testing.T) {
	for _, c := range []struct{ record, typed, want, told string }{
		{"N: 1C 1H>2H TD", "y\n\n", "N: 1C 1H>2H{inadvertent} TD", "yes, not meant: 2H counts instead of 1H."},
		{"N: 1C 1H>2H TD", "perhaps\ny\n\n", "N: 1C 1H>2H{inadvertent} TD", `found "perhaps", expected y or n`},
		{"N: 1C 1H>2H TD", "\n\n", "N: 1C 1H>2H TD", "[y or n; enter for: no, meant]"},
		// Whoever goes away leaves the rest as it is taken to be.
		{"N: 1C 1H>2H TD", "", "N: 1C 1H>2H TD", "> "},
		{"N: 1S P P P", "", "N: 1S P P P", ""},
	} {
		record, err := auction.Parse(c.record)
		if err != nil {
			t.Fatal(err)
		}
		var said bytes.Buffer
		k := &asker{in: bufio.NewReader(strings.NewReader(c.typed)), out: &said, form: options.Form{Lang: "en", Width: 60}, notation: auction.English}
		got := k.settle([]*options.Explorer{options.New(programsOf(t, "1982")[0])}, &record, false).String()
		if got != c.want || !strings.Contains(said.String(), c.told) {
			t.Errorf("%s and %q: got %s, want %s; %q should be in\n%s", c.record, c.typed, got, c.want, c.told, said.String())
		}
		for line := range strings.Lines(said.String()) {
			if len([]rune(line)) > 60+len("\n") {
				t.Errorf("%s: got a line of more than 60: %q", c.record, line)
			}
		}
	}
}

func TestNobodyToAsk(t *testing.T) {
	for _, args := range [][]string{{"run", "--ask", "N: 1C 1H>2H"}, {"options", "--ask", "N: 1C 1H>2H"}, {"run", "--ask", "-"}} {
		var out, errs bytes.Buffer
		status := run(args, strings.NewReader("y\n"), &out, &errs)
		if status != int(faulty) || !strings.Contains(errs.String(), "terminal") || out.Len() > 0 {
			t.Errorf("%v: status %d, %q, %q", args, status, out.String(), errs.String())
		}
	}
}
