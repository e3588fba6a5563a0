package main

import (
	"os"
	"strings"
	"testing"
)

// TestReadmeNamesEveryCommand holds the table of commands to the commands.
func TestReadmeNamesEveryCommand(t *testing.T) {
	text, err := os.ReadFile("../../README.md")
	if err != nil {
		t.Fatal(err)
	}
	for _, cmd := range newRoot(&console{}).Commands() {
		if cmd.Name() != "help" && !strings.Contains(string(text), "`lawc "+cmd.Name()+"`") {
			t.Errorf("README.md does not name the command %s", cmd.Name())
		}
	}
}
