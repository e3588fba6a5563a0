package main

import (
	"bytes"
	"os"
	"os/exec"
	"strings"
	"testing"
)

// TestDeviceIsNoTerminal holds that a device is not taken for a terminal.
func TestDeviceIsNoTerminal(t *testing.T) {
	null, err := os.OpenFile(os.DevNull, os.O_WRONLY, 0)
	if err != nil {
		t.Fatal(err)
	}
	defer null.Close()
	if c := newConsole(nil, null, nil); c.watched || c.style().Symbols {
		t.Errorf("%s is taken for a terminal", os.DevNull)
	}
}

// TestColumns holds that COLUMNS says how wide a pipe is.
func TestColumns(t *testing.T) {
	t.Setenv("COLUMNS", "60")
	for _, line := range strings.Split(printed(t, "compare", "N: 1S 1H TD E:2H"), "\n") {
		if len([]rune(line)) > 60 {
			t.Errorf("got a line of more than 60: %q", line)
		}
	}
}

// TestSpoken holds that the environment chooses the language, and --lang above it.
func TestSpoken(t *testing.T) {
	for _, test := range []struct{ name, value, want string }{
		{"LANG", "nl_NL.UTF-8", "Oost is aan de beurt."}, {"LANG", "nl", "Oost is aan de beurt."},
		{"LC_ALL", "nl_BE", "Oost is aan de beurt."}, {"LANG", "nld", "It is East's turn to call."},
		{"LANG", "de_DE.UTF-8", "It is East's turn to call."}, {"LANG", "", "It is East's turn to call."},
	} {
		t.Setenv("LANG", "")
		t.Setenv("LC_ALL", "")
		t.Setenv(test.name, test.value)
		if got := printed(t, "N: 1S"); !strings.Contains(got, test.want) {
			t.Errorf("%s=%s: got %q, want %q", test.name, test.value, got, test.want)
		}
	}
	t.Setenv("LC_ALL", "nl_NL")
	if got := printed(t, "run", "--lang", "en", "N: 1S"); !strings.Contains(got, "It is East's turn") {
		t.Errorf("--lang en: got %q", got)
	}
	if got := printed(t, "run", "N: 1K 1R"); !strings.Contains(got, "N: 1K 1R") {
		t.Errorf("Dutch calls are not read where Dutch is spoken: %q", got)
	}
}

// TestPager holds that a long answer goes through the pager, on a terminal only.
func TestPager(t *testing.T) {
	if _, err := exec.LookPath("tr"); err != nil {
		t.Skip("no tr to page with")
	}
	t.Setenv("PAGER", "tr a-z A-Z")
	for _, watched := range []bool{true, false} {
		var out bytes.Buffer
		c := &console{out: &out, watched: watched}
		wait := c.page()
		if _, err := c.out.Write([]byte("text")); err != nil {
			t.Fatal(err)
		}
		wait()
		if want := map[bool]string{true: "TEXT", false: "text"}[watched]; out.String() != want {
			t.Errorf("watched %v: got %q, want %q", watched, out.String(), want)
		}
		if c.out != &out {
			t.Error("the output is not what it was")
		}
	}
	for _, none := range []string{"", "cat", "no-such-pager -x"} {
		t.Setenv("PAGER", none)
		if got := pager(); got != nil {
			t.Errorf("PAGER=%q: got %q, want none", none, got)
		}
	}
}

// printed gives what a command line that is in order prints.
func printed(t *testing.T, args ...string) string {
	t.Helper()
	status, out, errs := lawc("", args...)
	if status != 0 {
		t.Fatalf("%q: %d, %s", args, status, errs)
	}
	return out
}
