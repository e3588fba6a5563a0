package main

import (
	"bytes"
	"os/exec"
	"strings"
	"testing"
)

// TestPython pipes results into the example of a program that reads them.
func TestPython(t *testing.T) {
	python, err := exec.LookPath("python3")
	if err != nil {
		t.Skip("no python3")
	}
	records := `{"id": "1", "record": "N: 1S P P P"}
{"id": "2", "record": "N: 1S 1H TD E:2H P P P"}
{"id": "3", "record": "N: 1S 1Q"}
`
	_, results, _ := lawc(records, "run", "-e", "2017", "--format", "ndjson", "--errors", "inline", "--from", "ndjson", "-f", "-")
	cmd := exec.Command(python, "../../examples/python/irregular.py")
	cmd.Stdin = strings.NewReader(results)
	var out, errs bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &errs
	if err := cmd.Run(); err == nil || cmd.ProcessState.ExitCode() != 1 {
		t.Errorf("got %v, want the exit status 1 since a record could not be read", err)
	}
	if got := out.String(); !strings.HasPrefix(got, "2 (2017): E:1H insufficient_bid -> closed, 2H by E [") || strings.Count(got, "\n") != 1 {
		t.Errorf("got %q", got)
	}
	if got := errs.String(); !strings.HasPrefix(got, "3: stdin:3:") || !strings.Contains(got, `found "1Q"`) {
		t.Errorf("got %q on standard error", got)
	}
}
