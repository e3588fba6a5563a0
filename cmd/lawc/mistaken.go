package main

import (
	"fmt"
	"os"
	"strings"

	"lawc/auction"
)

// notRecords complains of arguments that were most likely not meant as records:
// the name of a file, or the pieces of a record that was not quoted.
func notRecords(args []string) error {
	pieces := false
	for _, arg := range args {
		if arg == "-" {
			continue
		}
		if _, err := auction.Dutch.Parse(arg); err == nil && !endsInColon(arg) {
			continue
		}
		if info, err := os.Stat(arg); err == nil && !info.IsDir() {
			return fmt.Errorf("found the file %s where a record was expected: write -f %s", arg, arg)
		}
		pieces = true
	}
	if whole := strings.Join(args, " "); pieces && len(args) > 1 {
		if _, err := auction.Dutch.Parse(whole); err == nil {
			return fmt.Errorf("found a record in %d pieces, expected it in quotes: %q", len(args), whole)
		}
	}
	return nil
}

// endsInColon reports whether a record has a dealer and nothing else.
func endsInColon(text string) bool { return strings.HasSuffix(text, ":") }
