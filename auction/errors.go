package auction

import (
	"fmt"
	"strings"
)

// A SyntaxError is one thing in a record that cannot be read.
type SyntaxError struct {
	// Col is where it stands in the text, counted in characters from 1.
	Col int
	// Msg says what was found, what was expected and how to mend it.
	Msg string
}

// Error gives the column and the message.
func (e *SyntaxError) Error() string { return fmt.Sprintf("column %d: %s", e.Col, e.Msg) }

// Errors are all that cannot be read in one record, from left to right.
type Errors []*SyntaxError

// Error gives every error, one a line.
func (e Errors) Error() string {
	lines := make([]string, len(e))
	for i, one := range e {
		lines[i] = one.Error()
	}
	return strings.Join(lines, "\n")
}

// Nearest gives the name that word was most likely meant for, or "" when none
// is near: at most one letter in three may differ.
func Nearest(word string, names ...string) string {
	word = strings.ToLower(word)
	nearest, least := "", max(1, len(word)/3)+1
	if word == "" || len(word) > 64 {
		return ""
	}
	for _, name := range names {
		if d := distance(word, strings.ToLower(name)); d < least {
			nearest, least = name, d
		}
	}
	return nearest
}

// distance counts the letters to insert, drop, replace or swap with their
// neighbour between a and b.
func distance(a, b string) int {
	before, last, row := make([]int, len(b)+1), make([]int, len(b)+1), make([]int, len(b)+1)
	for j := range last {
		last[j] = j
	}
	for i := 1; i <= len(a); i++ {
		row[0] = i
		for j := 1; j <= len(b); j++ {
			cost := 1
			if a[i-1] == b[j-1] {
				cost = 0
			}
			row[j] = min(last[j]+1, row[j-1]+1, last[j-1]+cost)
			if i > 1 && j > 1 && a[i-1] == b[j-2] && a[i-2] == b[j-1] {
				row[j] = min(row[j], before[j-2]+1)
			}
		}
		before, last, row = last, row, before
	}
	return last[len(b)]
}
